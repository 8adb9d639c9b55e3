"""Looking back at a hand: what could have been done better."""

from rook13.ui.review.reviews import Reviews

__all__ = ["Reviews"]
