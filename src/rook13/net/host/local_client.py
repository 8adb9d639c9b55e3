"""A table in this process: the same signals, and no sockets."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Slot

from rook13.background.jobs import errors_reported
from rook13.engine.record import Record
from rook13.net.client.deal_verifier import DealVerifier
from rook13.net.client.table_client import (
    MoveChoice,
    MoveOffer,
    MoveReason,
    NoEntry,
    TableClient,
)
from rook13.net.host.table_runner import TableRunner
from rook13.net.moving.search import Continuation
from rook13.net.moving.succession import TableSuccession
from rook13.table.commands import Command
from rook13.table.config import Person
from rook13.table.facts import Fact
from rook13.table.outcome import Answer, ClosedReason, Rejected
from rook13.table.views import SeatInfo, TableView


class LocalTableClient(TableClient):
    """Somebody at a table that runs right here, and a member of it."""

    place = ""

    def __init__(
        self,
        runner: TableRunner,
        person: Person,
        verifier: DealVerifier | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(verifier, parent)
        self.person = person
        self._verifier.trusts_host = True
        self._runner = runner
        self._is_here = False
        self._is_fetching = False
        self._is_closed = False
        self._is_asking = False
        """Whether we are inside a call of the table: nobody hears of anything from there."""
        self._succession: TableSuccession | None = None
        self._elsewhere: tuple[Continuation, ...] = ()
        self._declined: set[str] = set()
        self._news: deque[Callable[[], None]] = deque()
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._on_news)

    @property
    def is_connected(self) -> bool:
        return self._is_here

    @property
    def move_choice(self) -> MoveChoice | None:
        here = [info.person for info in self._seats() if info.person and info.connected]
        if not self._elsewhere or here not in ([], [self.person]):
            return None
        return MoveChoice(MoveReason.ELSEWHERE, self.person.name, offers=self._offers())

    def _offers(self) -> tuple[MoveOffer, ...]:
        return tuple(
            MoveOffer(
                each.program.key,
                self.name_of(each.program.key),
                each.hands,
                tuple(map(self.name_of, each.present)),
            )
            for each in self._elsewhere
        )

    def watch(self, succession: TableSuccession) -> None:
        """Say where people are who are away, and offer the way there if all of them are."""
        self._succession = succession
        succession.found.connect(self._on_found)

    def join_offer(self, key: str) -> None:
        for each in self._elsewhere:
            if each.program.key == key and self._succession is not None:
                self._elsewhere = ()
                self.went_elsewhere.emit(self._succession.target(each))
                return

    def decline_move(self) -> None:
        self._declined = {each.table_id for each in self._elsewhere}
        self._elsewhere = ()
        self.move_offered.emit(None)

    @Slot(object)
    def _on_found(self, found: tuple[Continuation, ...]) -> None:
        found = tuple(each for each in found if each.table_id not in self._declined)
        if found == self._elsewhere:
            return
        is_new = {each.table_id for each in found} - {each.table_id for each in self._elsewhere}
        self._elsewhere = found
        self.move_offered.emit(self.move_choice)
        if is_new and self.move_choice is None:
            self.found_others.emit(self._offers())

    def _seats(self) -> tuple[SeatInfo, ...]:
        return self._view.seats if self._view is not None else ()

    def start(self) -> None:
        self._is_here = True
        self._is_closed = False
        self._is_fetching = False
        self._runner.join(self, self._on_refused)

    def leave(self) -> None:
        self._runner.leave(self)

    def close(self) -> None:
        self._is_closed = True
        self._news.clear()
        if self._is_here:
            self._is_here = False
            self._runner.lose(self)

    def fetch_record(self) -> None:
        if self._is_here and not self._is_fetching:
            self._is_fetching = True
            self._runner.tell_record(self, self._on_record)

    def welcome(self, view: TableView) -> None:
        self._hear_soon(self.connected.emit)
        self._hear_soon(partial(self._take, view, ()))

    def update(self, view: TableView, facts: Sequence[Fact]) -> None:
        self._hear(partial(self._take, view, facts))

    def answer(self, answer: Answer) -> None:
        self._hear(partial(self._answer, answer))

    def let_go(self, reason: ClosedReason) -> None:
        self._hear_soon(partial(self._end, reason))

    def _on_record(self, record: Record | None) -> None:
        self._hear_soon(partial(self._take_record, record))

    def _take_record(self, record: Record | None) -> None:
        self._is_fetching = False
        self.record_fetched.emit(record)

    def _end(self, reason: ClosedReason) -> None:
        self._is_here = False
        self._waiting.clear()
        self.closed.emit(reason)

    def _pass_on(self, command_id: int, revision: int, command: Command) -> None:
        if self._is_here:
            self._is_asking = True
            try:
                self._runner.handle(self, command_id, revision, command)
            finally:
                self._is_asking = False

    def _on_refused(self, rejected: Rejected) -> None:
        self._is_here = False
        self._hear_soon(partial(self.refused.emit, NoEntry(rejected.refusal.value)))

    def _hear(self, news: Callable[[], None]) -> None:
        """Pass something on at once, unless that were from inside a call, or something waits."""
        self._hear_soon(news)
        if not self._is_asking and len(self._news) == 1:
            self._on_news()

    def _hear_soon(self, news: Callable[[], None]) -> None:
        """Pass something on from the loop."""
        if not self._is_closed:
            self._news.append(news)
            # One that runs is not put off, or a busy loop might never come to it.
            if not self._timer.isActive():
                self._timer.start()

    @Slot()
    def _on_news(self) -> None:
        for _ in range(len(self._news)):
            # A listener may close us, and then there is nothing more to send.
            if self._news:
                with errors_reported():
                    self._news.popleft()()
        if not self._news:
            self._timer.stop()
