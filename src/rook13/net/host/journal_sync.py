"""One wait for the disk for all tables of a host that have something to tell."""

from __future__ import annotations

import logging
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rook13.background.jobs import errors_reported
from rook13.net.host.journals import Journals

log = logging.getLogger(__name__)

RETRY_MS = 1000


class JournalSync(QObject):
    """Lets tables go on when the disk has what they wrote.

    What tables write during one turn of the event loop is one group. If the disk fails,
    nobody is told anything until it has taken the group after all.
    """

    failed = Signal(str)
    """What is wrong, once until it works again."""

    def __init__(self, journals: Journals, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._journals = journals
        self._waiting: list[Callable[[], None]] = []
        self._fails = False
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._on_turn)

    def wait(self, then: Callable[[], None]) -> None:
        """Call back as soon as everything that is written now is on the disk."""
        self._waiting.append(then)
        if not self._timer.isActive():
            self._timer.start(0)

    def close(self) -> None:
        """Stop; what was not told is written all the same."""
        self._timer.stop()
        self._waiting.clear()

    @Slot()
    def _on_turn(self) -> None:
        try:
            self._journals.sync()
        except Exception as error:
            # What the tables have done is written, so it stays; it is only not safe to tell yet.
            if not self._fails:
                log.error("the journals cannot be brought to the disk: %s", error)
                self._fails = True
                self.failed.emit(type(error).__name__)
            self._timer.start(RETRY_MS)
            return
        self._fails = False
        group, self._waiting = self._waiting, []
        for then in group:
            with errors_reported():
                then()
