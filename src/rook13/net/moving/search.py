"""Asks the programs of everybody at a table whether it goes on there."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rook13.net.addresses import Endpoint
from rook13.net.client.link import ClientLink
from rook13.net.client.target import Place
from rook13.net.security import Signer
from rook13.protocol import messages as m
from rook13.protocol.vocabulary import read_checkpoint
from rook13.table.succession import Checkpoint, Program

ROUND_MS = 2000
"""How often everybody is asked by a program that has lost its host."""
HOST_ROUND_MS = 5000
"""How often a host asks those who are away."""
ANSWER_MS = 4000
"""How long an answer is waited for."""


def place_of_program(program: Program) -> Place:
    """Return where somebody's program listens, if it does."""
    endpoints = tuple(Endpoint(address, program.port) for address in program.addresses)
    return Place(endpoints, program.fingerprint)


@dataclass(frozen=True, slots=True)
class Continuation:
    """A table in somebody's program that continues the one that was asked for, or is that one."""

    program: Program
    table_id: str
    hands: int
    present: tuple[str, ...]
    """The keys of the people with a seat who are there."""
    checkpoint: Checkpoint | None
    """With which it was handed over, if it was."""


class TableSearch(QObject):
    """Asks again and again, all programs at the same time, until it is stopped."""

    found = Signal(object)
    """A tuple of Continuations, after each round."""

    def __init__(self, signer: Signer, round_ms: int, parent: QObject) -> None:
        super().__init__(parent)
        self._signer = signer
        self._round_ms = round_ms
        self._table_id = ""
        self._programs: tuple[Program, ...] = ()
        self._links: list[ClientLink] = []
        self._answers: list[Continuation] = []
        self.is_running = False
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._ask)
        self._deadline = QTimer(self, singleShot=True)
        self._deadline.timeout.connect(self._conclude)

    def start(self, table_id: str, programs: Iterable[Program]) -> None:
        """Ask for a table, unless that is being done; certificates are those of the programs."""
        self._table_id, self._programs = table_id, tuple(programs)
        if not self.is_running:
            self.is_running = True
            self._ask()

    def stop(self) -> None:
        """Ask no more."""
        self.is_running = False
        self._next.stop()
        self._hang_up()

    @Slot()
    def _ask(self) -> None:
        self._answers = []
        for program in self._programs:
            place = place_of_program(program)
            link = ClientLink(
                place.endpoints, self._signer, place.pin, parent=self, dial_ms=ANSWER_MS
            )
            link.message.connect(partial(self._on_message, link, program))
            link.ended.connect(partial(self._end, link))
            self._links.append(link)
        self._deadline.start(ANSWER_MS)
        for link in list(self._links):
            link.start()
        if not self._links:
            self._conclude()

    def _on_message(self, link: ClientLink, program: Program, message: m.Message) -> None:
        match message:
            case m.SignedIn():
                link.send(m.FindTable(self._table_id))
                return
            case m.Found(table=str(table_id)):
                moved = read_checkpoint(message.checkpoint) if message.checkpoint else None
                told = (message.hands, message.present, moved)
                self._answers.append(Continuation(program, table_id, *told))
        link.close()
        self._end(link)

    def _end(self, link: ClientLink, _: object = None) -> None:
        if link in self._links:
            self._links.remove(link)
            link.deleteLater()
            if not self._links:
                self._conclude()

    @Slot()
    def _conclude(self) -> None:
        self._hang_up()
        if self.is_running:
            self._next.start(self._round_ms)
            order = {program.key: place for place, program in enumerate(self._programs)}
            self.found.emit(tuple(sorted(self._answers, key=lambda c: order[c.program.key])))

    def _hang_up(self) -> None:
        self._deadline.stop()
        links, self._links = self._links, []
        for link in links:
            link.close()
            link.deleteLater()
