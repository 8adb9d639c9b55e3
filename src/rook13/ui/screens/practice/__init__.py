"""Practice tables: trying a decision again, lessons and puzzles, with a guide above the table."""
