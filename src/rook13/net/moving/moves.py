"""What a client does when its table goes on elsewhere: what it holds, offers, joins and hosts."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal, Slot

from rook13.engine.record import Record
from rook13.net.addresses import Endpoint
from rook13.net.client.table_client import MoveChoice, MoveOffer, MoveReason
from rook13.net.client.target import Place
from rook13.net.host.service import HostService
from rook13.net.host.table_runner import TableRunner
from rook13.net.host.tls_server import ListenError, Listening
from rook13.net.moving import search
from rook13.net.moving.search import Continuation, TableSearch, place_of_program
from rook13.net.moving.succession import ACCEPTED, DECLINED, OPENED
from rook13.net.security import DEFAULT_PORT, Signer, is_signed_by
from rook13.protocol import messages as m
from rook13.protocol.errors import Code, RemoteProtocolError
from rook13.protocol.vocabulary import read_checkpoint
from rook13.table.commands import OfferToHost
from rook13.table.handover import Difference, Held, difference, record_differs
from rook13.table.journal import read_taken_over
from rook13.table.succession import Checkpoint, state_digest
from rook13.table.views import TableView

log = logging.getLogger(__name__)

LOOPBACK = "127.0.0.1"
MOST_PARTS = 1000
NOT_OPENED = "not_opened"


@dataclass(slots=True)
class OwnHost:
    """The host in this program, where a table can go on, and the port that it would listen at."""

    service: HostService
    port: int = DEFAULT_PORT
    on_listening: Callable[[Listening], None] | None = None

    def listen(self) -> None:
        """Accept connections; raises ListenError."""
        if not self.service.port:
            listening = self.service.listen(self.port)
            if self.on_listening is not None:
                self.on_listening(listening)

    @property
    def place(self) -> Place:
        """Return where this program finds itself."""
        return Place((Endpoint(LOOPBACK, self.service.port),), self.service.fingerprint)

    def offer(self, key: str) -> OfferToHost:
        """Return what others have to know to find the table here."""
        own = self.service.program(key, self.port)
        return OfferToHost(own.fingerprint, own.port, own.addresses)


class Moves(QObject):
    """Holds the latest checkpoint, and finds, compares or opens the table that continues it."""

    wanted = Signal(object)
    """A message for the host."""
    choice_changed = Signal(object)
    """A MoveChoice, or None."""
    went_to = Signal(object, str)
    """The Place and the id of the table that continues this one."""

    def __init__(
        self,
        signer: Signer,
        host: OwnHost | None,
        name_of: Callable[[str], str],
        pause: float,
        parent: QObject,
    ) -> None:
        """`pause` is how many seconds somebody has before the next one may host the table."""
        super().__init__(parent)
        self.host = host
        self.held: Held | None = None
        self._signer = signer
        self._name_of = name_of
        self._pause = pause
        self._parts: list[str] = []
        self._next: Held | None = None
        """The table as its host hands it over to this program."""
        self._has_accepted = False
        self._is_opening = False
        self._unproven: Held | None = None
        """What is to be compared with the record of the table where we are."""
        self._found: tuple[Continuation, ...] = ()
        self._refused: set[str] = set()
        """Tables that are not what they say."""
        self._problem = ""
        self.is_orderly = False
        """Whether the host itself has sent us on, with the hand that was being played."""
        self._searching = QElapsedTimer()
        self._search = TableSearch(signer, search.ROUND_MS, self)
        self._search.found.connect(self._on_found)
        self._turn = QTimer(self, singleShot=True)
        self._turn.timeout.connect(self._show_search)
        self.choice: MoveChoice | None = None

    def learn(self, message: m.CheckpointPart, view: TableView | None) -> None:
        """Take a part of a checkpoint; the whole is kept if it is true as far as we know."""
        if message.part == 1:
            self._parts = []
        if message.part != len(self._parts) + 1 or message.part > MOST_PARTS:
            raise RemoteProtocolError(Code.BAD_MESSAGE, "part")
        self._parts.append(message.text)
        if message.checkpoint is None:
            return
        checkpoint, text = read_checkpoint(message.checkpoint), "".join(self._parts)
        self._parts = []
        is_ours = view is not None and self._is_of(checkpoint, view)
        if view is None or not is_ours or state_digest(text) != checkpoint.state:
            raise RemoteProtocolError(Code.BAD_MESSAGE, "checkpoint")
        try:
            held = Held(checkpoint, read_taken_over(text))
        except ValueError as error:
            raise RemoteProtocolError(Code.BAD_MESSAGE, str(error)) from None
        if checkpoint.next_host is not None:
            self._next = held if self._has_accepted else None
        elif difference(held.taken, view, view) is None:
            self.held = held
        else:
            log.warning("a checkpoint of table %s is not true", view.table_id)

    def _is_of(self, checkpoint: Checkpoint, view: TableView) -> bool:
        """Return whether the host of our table has signed a checkpoint of it."""
        known = self.held.checkpoint if self.held is not None else checkpoint
        is_other = known.table_id == checkpoint.table_id and known.host != checkpoint.host
        is_ours = checkpoint.table_id == view.table_id and not is_other
        return is_ours and checkpoint.is_genuine(is_signed_by)

    def ask(self, host: str) -> None:
        """Ask the player whether the table is hosted here from now on."""
        if self.host is not None:
            self._show(MoveChoice(MoveReason.ASKED, host, may_host=True))
        else:
            self.wanted.emit(m.TakeOver(DECLINED))

    def follow(self, moved: m.Moved, view: TableView) -> None:
        """Go to where the host that we are at hands the table over, or open it here."""
        checkpoint = read_checkpoint(moved.checkpoint)
        program = checkpoint.program(checkpoint.next_host)
        if program is None or not self._is_of(checkpoint, view):
            return
        if program.key == self._signer.key:
            if self._next is not None and self._next.checkpoint == checkpoint:
                self._open(self._next)
        elif moved.table is not None:
            self.is_orderly = True
            self.went_to.emit(place_of_program(program), moved.table)

    def search(self, current: str | None) -> None:
        """Look where the table goes on, but not at the host with this certificate."""
        if self.held is not None and not self._search.is_running:
            checkpoint = self.held.checkpoint
            others = checkpoint.others(self._signer.key)
            self._searching.start()
            self.is_orderly = False
            self._search.start(
                checkpoint.table_id, [each for each in others if each.fingerprint != current]
            )
            self._show_search()

    def pause(self) -> None:
        """Look no further, because we are on our way."""
        self._search.stop()
        self._turn.stop()
        self._show(None)

    def stop(self) -> None:
        """Stop everything: the table is there, or nobody wants it any more."""
        self.pause()
        self._found = ()
        self._problem = ""
        self._next = None
        self._has_accepted = self.is_orderly = False

    def go_on_here(self) -> None:
        """Host the table in this program, as the player wants."""
        if self.choice is not None and self.choice.reason is MoveReason.ASKED:
            self._has_accepted = True
            self._show(None)
            self.wanted.emit(m.TakeOver(ACCEPTED))
        elif self.held is not None:
            self._open(self.held)

    def join(self, key: str) -> None:
        """Go to the table that somebody hosts."""
        for each in self._found:
            if each.program.key == key:
                self.went_to.emit(place_of_program(each.program), each.table_id)
                return

    def decline(self) -> None:
        """Host nothing here."""
        if self.choice is not None and self.choice.reason is MoveReason.ASKED:
            self._show(None)
            self.wanted.emit(m.TakeOver(DECLINED))

    def difference(self, before: TableView | None, view: TableView) -> str:
        """Compare the table where we are with the one before; return in what it differs."""
        self._unproven = self.held
        found = difference(self.held.taken, before, view) if self.held is not None else None
        return found.value if found is not None else ""

    @property
    def awaits_record(self) -> bool:
        """Return whether the record of the table where we are is still to be compared."""
        return self._unproven is not None

    def record_difference(self, record: Record | None) -> str:
        """Compare that record with what we held before; return in what it differs."""
        held, self._unproven = self._unproven, None
        if held is None or not record_differs(held.taken, record):
            return ""
        self.held = held
        return Difference.RECORD.value

    def refuse(self, table_id: str, problem: str) -> None:
        """Offer a table no more, and say why."""
        self._unproven = None
        self._refused.add(table_id)
        self._problem = problem

    def _open(self, held: Held) -> None:
        if self.host is None or self._is_opening:
            return
        try:
            self.host.listen()
        except ListenError as error:
            self._on_failed(error)
            return
        self._is_opening = True
        handed = held.checkpoint if held.checkpoint.next_host is not None else None
        self.host.service.go_on(held.taken, self._signer, self._on_opened, self._on_failed, handed)

    def _on_opened(self, runner: TableRunner) -> None:
        assert self.host is not None
        self._is_opening = False
        table_id = runner.table.table_id
        if self._has_accepted:
            self.is_orderly = True
            self.wanted.emit(m.TakeOver(OPENED, table_id))
        elif not self._search.is_running:
            # The host is back.
            self.host.service.end_table(table_id)
            return
        self.went_to.emit(self.host.place, table_id)

    def _on_failed(self, error: Exception) -> None:
        log.error("no table can go on here: %s", error)
        self._is_opening = False
        self._problem = NOT_OPENED
        self._show_search()

    @Slot(object)
    def _on_found(self, found: tuple[Continuation, ...]) -> None:
        self._found = tuple(each for each in found if each.table_id not in self._refused)
        for each in self._found:
            if self._is_handed_over(each):
                self.is_orderly = True
                self.join(each.program.key)
                return
        self._show_search()

    def _is_handed_over(self, found: Continuation) -> bool:
        """Return whether the host of our table has signed that it goes on there."""
        moved, held = found.checkpoint, self.held
        if moved is None or held is None or moved.next_host != found.program.key:
            return False
        known = held.checkpoint
        is_ours = (moved.table_id, moved.host) == (known.table_id, known.host)
        return is_ours and moved.is_genuine(is_signed_by)

    @Slot()
    def _show_search(self) -> None:
        if self.held is None or not self._search.is_running:
            return
        checkpoint = self.held.checkpoint
        keys = [each.key for each in checkpoint.programs]
        me, is_listed = self._signer.key, self._signer.key in keys
        wait = int(1000 * self._pause * keys.index(me)) if is_listed else 0
        is_turn = self._searching.elapsed() >= wait or bool(self._found)
        if is_listed and not is_turn:
            self._turn.start(wait - self._searching.elapsed() + 1)
        self._show(
            MoveChoice(
                MoveReason.HOST_GONE,
                self._name_of(checkpoint.host),
                checkpoint.hands,
                tuple(map(self._offer, self._found)),
                may_host=is_listed and is_turn and self.host is not None,
                problem=self._problem,
            )
        )

    def _offer(self, found: Continuation) -> MoveOffer:
        host, names = self._name_of(found.program.key), map(self._name_of, found.present)
        return MoveOffer(found.program.key, host, found.hands, tuple(names))

    def _show(self, choice: MoveChoice | None) -> None:
        if choice != self.choice:
            self.choice = choice
            self.choice_changed.emit(choice)
