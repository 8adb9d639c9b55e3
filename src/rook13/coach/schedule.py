"""When a puzzle comes again: after growing intervals, until it sticks (a Leitner box)."""

from __future__ import annotations

from dataclasses import dataclass, replace

DAY = 24 * 3600.0
INTERVALS = (0.0, DAY, 3 * DAY, 7 * DAY, 16 * DAY, 35 * DAY)
"""How long a puzzle of each box waits, in seconds; after the last box it is not put again."""


@dataclass(frozen=True, slots=True)
class Progress:
    """In which box a puzzle is, when it is due in seconds since 1970, and how it went so far."""

    box: int = 0
    due: float = 0.0
    right: int = 0
    wrong: int = 0

    @property
    def is_learned(self) -> bool:
        return self.box >= len(INTERVALS)

    def is_due(self, now: float) -> bool:
        return not self.is_learned and self.due <= now

    def after(self, *, is_right: bool, now: float) -> Progress:
        """Return the progress after an answer: one box on if it was right, else the first box."""
        if not is_right:
            return replace(self, box=0, due=now, wrong=self.wrong + 1)
        box = self.box + 1
        wait = INTERVALS[box] if box < len(INTERVALS) else 0.0
        return replace(self, box=box, due=now + wait, right=self.right + 1)
