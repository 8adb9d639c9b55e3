"""How text grows with the window, so that nothing is lost in a large one; pure arithmetic."""

from __future__ import annotations

from PySide6.QtCore import QSize

ORDINARY = QSize(1440, 960)
"""Up to this size a window has text of the ordinary size; larger ones have larger text."""
TIGHT = QSize(1024, 640)
"""Everything fits into this size with ordinary text."""
STEP, MOST = 20, 200
"""In percent: text grows in a few steps, because every step makes the screen anew."""
TABLE_STEPS = ((1.4, 130), (1.03, 120))
"""From so many times the ordinary size on, panels on the table are so much larger in percent.

Seats and cards fill the table, and a panel between them is read from as far away as they are.
"""


def growth(size: QSize, text_size: int) -> int:
    """Return how large text is in percent; what the player wants larger leaves less to grow."""
    wanted = _times(size, ORDINARY)
    room = _times(size, TIGHT) * 100 / text_size
    steps = int(min(wanted, room) * 100 - 100) // STEP
    return max(100, min(MOST, 100 + steps * STEP))


def table_growth(size: QSize) -> int:
    """Return how large text is in percent of all other text where it lies on the table."""
    times = _times(size, ORDINARY)
    return next((percent for least, percent in TABLE_STEPS if times >= least), 100)


def _times(size: QSize, other: QSize) -> float:
    return min(size.width() / other.width(), size.height() / other.height())
