"""People at a table who neither play nor are in charge: they are served when nobody else waits."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from rook13.table.facts import Fact

MOST_WAITING = 100
"""What one of them may have asked without an answer: more than a burst of messages."""


class Onlookers(QObject):
    """What people without a seat are still to be told, and what they ask: one thing at a time.

    Between any two of them the event loop looks for what players want, so that they never wait for
    more than one, however many watch.
    """

    turn_came = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.news: dict[str, list[Fact]] = {}
        self._asked: dict[str, deque[Callable[[], None]]] = {}
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self.turn_came)

    def asks(self, key: str) -> bool:
        """Return whether somebody waits for what they have asked."""
        return key in self._asked

    def ask(self, key: str, step: Callable[[], None]) -> None:
        """Put something off; who asks for too much is not answered."""
        steps = self._asked.setdefault(key, deque())
        if len(steps) < MOST_WAITING:
            steps.append(step)
        self.go_on()

    def next_step(self) -> Callable[[], None] | None:
        """Return what is asked next, everybody in turn."""
        for key, steps in self._asked.items():
            step = steps.popleft()
            del self._asked[key]
            if steps:
                self._asked[key] = steps
            return step
        return None

    def forget(self, key: str) -> None:
        """Forget somebody who is not here any more."""
        self.news.pop(key, None)
        self._asked.pop(key, None)

    def clear(self) -> None:
        """Forget everybody."""
        self.news.clear()
        self._asked.clear()

    def go_on(self) -> None:
        """Serve the next when the event loop has nothing else to do."""
        if (self.news or self._asked) and not self._timer.isActive():
            self._timer.start()
