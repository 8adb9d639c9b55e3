"""A duplicate session in the window: how far its tables are, and the ranking."""
