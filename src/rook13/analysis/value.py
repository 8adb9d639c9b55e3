"""A total that is known, or only estimated."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Value:
    """What a side comes to, and by how much that may be wrong; a proven value has no doubt."""

    total: int
    doubt: int = 0

    @property
    def proven(self) -> bool:
        """Return whether nothing is left to doubt."""
        return self.doubt == 0

    @property
    def least(self) -> int:
        """Return the total if the estimate is too high."""
        return self.total - self.doubt

    @property
    def most(self) -> int:
        """Return the total if the estimate is too low."""
        return self.total + self.doubt

    def beats(self, other: Value) -> bool:
        """Return whether this is more for certain, however wrong both estimates may be."""
        return self.least > other.most
