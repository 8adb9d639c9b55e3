"""Going through a finished hand again: how it went, and what could have been done better."""
