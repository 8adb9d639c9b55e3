"""`rook13 bench ui`: how soon the window is there, how smooth a game is, and what it keeps."""
