"""The journals of a host: what has to keep them, and one wait for the disk."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rook13.background.jobs import errors_reported

log = logging.getLogger(__name__)

RETRY_MS = 1000


class KeptJournal(Protocol):
    """The journal of one table."""

    def append(self, entries: Sequence[str]) -> None:
        """Keep these entries durably before returning."""

    def entries(self) -> Sequence[str]:
        """Return everything that was kept, in order."""

    def close(self, now: float) -> None:
        """The table is done."""


class JournalInfo(Protocol):
    """A journal in the list."""

    @property
    def table_id(self) -> str:
        """Return which table it is about."""

    @property
    def opened(self) -> float:
        """Return when it was opened, in seconds since 1970."""

    @property
    def moved(self) -> float | None:
        """Return when something was last done in the game, if anything was."""


class Journals(Protocol):
    """The journals of all tables of this host."""

    @property
    def is_grouped(self) -> bool:
        """Return whether only `sync` makes entries durable, for all tables at once."""

    def sync(self) -> None:
        """Make everything durable that was appended so far."""

    def create(self, table_id: str, now: float, password_hash: str | None = None) -> KeptJournal:
        """Begin the journal of a new table."""

    def password_hash(self, table_id: str) -> str | None:
        """Return what the password of a table is checked against, if it has one."""

    def open(self, table_id: str) -> KeptJournal:
        """Go on with a journal."""

    def unfinished(self) -> Sequence[JournalInfo]:
        """Return the journals of tables that were not closed."""


class NoJournal:
    """For a table that need not be restored, such as a quick game alone."""

    def append(self, entries: Sequence[str]) -> None:
        """Keep nothing."""


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
