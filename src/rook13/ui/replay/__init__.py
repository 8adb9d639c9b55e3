"""Going through a finished hand again, with all cards open or from one seat."""
