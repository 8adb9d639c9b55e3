"""Being at a table: the one interface to it, in this process or on another computer."""
