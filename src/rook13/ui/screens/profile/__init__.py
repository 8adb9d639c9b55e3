"""The screen about one player: figures, ratings, who they played with, and what they achieved."""
