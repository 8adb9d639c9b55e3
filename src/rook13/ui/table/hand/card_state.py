"""What can be seen of a card besides its face."""

from __future__ import annotations

from enum import Enum


class CardState(Enum):
    """How a card lies; the value is how far it is lifted."""

    BLOCKED = 0.0
    """May not be played or laid aside now."""
    RESTING = 0.3
    """Nothing is to be decided."""
    CHOOSABLE = 0.31
    """May be laid aside."""
    PLAYABLE = 0.7
    RAISED = 1.0
    """Waits for the second click that plays it."""
    CHOSEN = 1.01
    """Is to be laid aside."""

    @property
    def lift(self) -> float:
        """Return how far the card is lifted, from 0 to 1."""
        return min(self.value, 1.0)

    @property
    def is_choice(self) -> bool:
        """Return whether the card is chosen or not, rather than played."""
        return self in (CardState.CHOOSABLE, CardState.CHOSEN)


class CardMark(Enum):
    """A sign on a card; the value is the name of its icon."""

    CHECK = "check"
    KITTY = "kitty"
    HINT = "hint"
