"""A table in this process: the same signals, and no sockets."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Slot

from rook13.net.client.deal_verifier import DealVerifier
from rook13.net.client.table_client import ClosedReason, NoEntry, TableClient
from rook13.net.host.table_runner import LeftReason, TableRunner
from rook13.table.commands import Command
from rook13.table.config import Person
from rook13.table.facts import Fact
from rook13.table.outcome import Answer, Rejected
from rook13.table.views import TableView


class LocalTableClient(TableClient):
    """Somebody at a table that runs right here."""

    def __init__(
        self,
        runner: TableRunner,
        person: Person,
        verifier: DealVerifier | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(verifier, parent)
        self._verifier.trusts_host = True
        self._runner = runner
        self._member = _LocalMember(person, self)
        self._is_here = False
        self._is_fetching = False
        self._is_closed = False
        # What the table says is passed on from the loop: nobody is called from inside a call.
        self._news: deque[Callable[[], None]] = deque()
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._on_news)

    @property
    def is_connected(self) -> bool:
        return self._is_here

    def start(self) -> None:
        self._is_here = True
        self._is_closed = False
        self._is_fetching = False
        self._runner.join(self._member, self._on_refused)

    def leave(self) -> None:
        self._runner.leave(self._member)

    def close(self) -> None:
        self._is_closed = True
        self._news.clear()
        if self._is_here:
            self._is_here = False
            self._runner.lose(self._member)

    def fetch_record(self) -> None:
        if self._is_here and not self._is_fetching:
            self._is_fetching = True
            self._runner.tell_record(self._member)

    def hear(self, news: Callable[[], None]) -> None:
        """Pass something on from the loop."""
        if self._is_closed:
            return
        self._news.append(news)
        # One that runs is not put off, or a busy loop might never come to it.
        if not self._timer.isActive():
            self._timer.start()

    def welcome(self, view: TableView) -> None:
        """Take the first view."""
        self.connected.emit()
        self._take(view, ())

    def take(self, view: TableView, facts: Sequence[Fact]) -> None:
        """Take what has changed."""
        self._take(view, facts)

    def take_answer(self, answer: Answer) -> None:
        """Take what became of a command."""
        self._answer(answer)

    def take_record(self, text: str) -> None:
        """Take the record that was asked for."""
        self._is_fetching = False
        self._take_record(text)

    def end(self, reason: LeftReason) -> None:
        """Take the end."""
        self._is_here = False
        self._waiting.clear()
        self.closed.emit(ClosedReason(reason.value))

    def _pass_on(self, command_id: int, revision: int, command: Command) -> None:
        if self._is_here:
            self._runner.handle(self._member, command_id, revision, command)

    def _on_refused(self, rejected: Rejected) -> None:
        self._is_here = False
        self.hear(partial(self.refused.emit, NoEntry(rejected.refusal.value)))

    @Slot()
    def _on_news(self) -> None:
        if self._news:
            self._news.popleft()()
        if self._news:
            self._timer.start()


class _LocalMember:
    """The client, as its table sees it."""

    def __init__(self, person: Person, client: LocalTableClient) -> None:
        self._person = person
        self._client = client

    @property
    def person(self) -> Person:
        return self._person

    @property
    def place(self) -> str:
        return ""

    def joined(self, view: TableView) -> None:
        self._client.hear(partial(self._client.welcome, view))

    def updated(self, view: TableView, facts: Sequence[Fact]) -> None:
        self._client.hear(partial(self._client.take, view, facts))

    def answered(self, answer: Answer) -> None:
        self._client.hear(partial(self._client.take_answer, answer))

    def recorded(self, text: str, part: int) -> None:
        self._client.hear(partial(self._client.take_record, text))

    def left(self, reason: LeftReason) -> None:
        self._client.hear(partial(self._client.end, reason))
