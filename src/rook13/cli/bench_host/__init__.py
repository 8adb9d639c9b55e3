"""`rook13 bench host`: how many tables one host carries, over real TLS on this computer."""
