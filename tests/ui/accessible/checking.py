"""What has to be true of every screen and dialog: it can be read, walked through, and seen."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from rook13.ui.kit.accessibility import tab_stops
from tests.ui.accessible.reader import problems
from tests.ui.accessible.staged import settle
from tests.ui.accessible.walking import focused, label, shows_focus, tour


def check(window: QWidget, root: QWidget, seen: set[type] | None = None) -> None:
    """See whether one can read a window, walk through it, and see where one is."""
    settle()
    wrong = problems(window)
    assert not wrong, wrong
    here = focused()
    assert root.isAncestorOf(here), f"{label(here)} is elsewhere"
    stops = tour()
    missed = [label(stop) for stop in tab_stops(root) if stop not in stops]
    assert not missed, missed
    assert len(tour(-1)) == len(stops)
    for stop in stops:
        if seen is not None and type(stop) not in seen:
            seen.add(type(stop))
            assert shows_focus(stop), label(stop)
