"""The screen with all games that somebody has played: a list to search, with notes and scores."""
