"""Players that act by themselves on what their table client shows them."""

from __future__ import annotations

import random
from hashlib import sha256

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from PySide6.QtCore import QObject, QTimer, Slot

from rook13.bots.heuristic_bots import NormalBot, RandomBot
from rook13.engine.actions import Deal
from rook13.engine.record import Record
from rook13.net.client.deal_verifier import DealCheck
from rook13.net.client.table_client import NoEntry, TableClient
from rook13.storage.identity import Identity
from rook13.table import commands as c
from rook13.table.config import Person
from rook13.table.facts import Fact
from rook13.table.outcome import Accepted, Answer, ClosedReason, Refusal, Rejected
from rook13.table.state import TableStage
from rook13.table.views import TableView

THINKING = -1
QUICK: dict[str, tuple[dict[str, int | str], int]] = {
    "rook13": ({"target": 100, "floor": -50}, 4),
    "rook": ({"target": 200}, 4),
    "fowl": ({"target": 200}, 4),
    "five_hundred": ({}, 4),
    "elemental": ({"rounds": "first_5"}, 4),
}
"""Options with which games come to an end soon."""
NOT_BY_CHANCE = ("five_hundred", "spades")
"""Chance alone takes hundreds of hands to win these."""


def identity(name: str) -> Identity:
    """Return somebody whose key follows from their name."""
    return Identity(
        name, "wren", Ed25519PrivateKey.from_private_bytes(sha256(name.encode()).digest())
    )


def person(name: str) -> Person:
    """Return the same as a table knows them."""
    who = identity(name)
    return Person(who.key, who.name, who.avatar)


class Player(QObject):
    """Sits down, gets ready, and plays until the game is over."""

    def __init__(
        self,
        client: TableClient,
        seat: str | None,
        *,
        starts_with: int = 0,
        seed: int = 0,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent if parent is not None else client)
        self.client = client
        self.seat = seat
        self.starts_with = starts_with
        """With so many people ready this one, who is in charge, starts the game."""
        self.bot: NormalBot | RandomBot = RandomBot(random.Random(seed).randbytes(32))
        self.plays = True
        self.pause_ms = 0
        """How long to think before each action."""
        self.views: list[TableView] = []
        self.told: list[Fact] = []
        self.answers: list[Answer] = []
        self.sent: dict[int, c.Command] = {}
        self.done: list[str] = []
        """Every action that the table has accepted, in order."""
        self.checks: list[DealCheck] = []
        self.records: list[Record | None] = []
        self.connections = 0
        self.losses = 0
        self.refusal: NoEntry | None = None
        self.closed: ClosedReason | None = None
        self._asked: int | None = None
        client.updated.connect(self._on_updated)
        client.answered.connect(self._on_answer)
        client.connected.connect(self._on_connected)
        client.disconnected.connect(self._on_disconnected)
        client.refused.connect(self._on_refused)
        client.closed.connect(self._on_closed)
        client.deal_checked.connect(self._on_check)
        client.record_fetched.connect(self._on_record)

    @property
    def view(self) -> TableView:
        """Return what the player sees."""
        assert self.client.view is not None
        return self.client.view

    @property
    def is_finished(self) -> bool:
        """Return whether the player has seen the end of the game, and waits for no answer."""
        view = self.client.view
        return view is not None and view.stage is TableStage.FINISHED and self._asked is None

    @property
    def denial(self) -> str:
        """Return the code with which the player was refused, or nothing."""
        return self.refusal.code if self.refusal is not None else ""

    def resume(self) -> None:
        """Play on after a while without playing."""
        self.plays = True
        if self.client.view is not None:
            self._follow(self.client.view)

    def do(self, command: c.Command) -> int:
        """Send a command."""
        number = self.client.send(command)
        self.sent[number] = command
        return number

    @Slot(object, object)
    def _on_updated(self, view: TableView, facts: tuple[Fact, ...]) -> None:
        self.told += facts
        self._follow(view)

    def _follow(self, view: TableView) -> None:
        self.views = [*self.views[-3:], view]
        if self.plays and self._asked is None and self.seat is not None:
            command = self._wish(view)
            if isinstance(command, c.Act) and self.pause_ms:
                self._asked = THINKING
                QTimer.singleShot(self.pause_ms, self, self._on_thought)
            elif command is not None:
                self._asked = self.do(command)

    @Slot()
    def _on_thought(self) -> None:
        self._asked = None
        command = self._wish(self.view)
        if command is not None:
            self._asked = self.do(command)

    def _wish(self, view: TableView) -> c.Command | None:
        if view.stage is TableStage.OPEN:
            return self._get_ready(view)
        game, seat = view.game, view.own_seat
        if view.stage is not TableStage.ACTIVE or game is None or seat is None:
            return None
        if view.next_hand is not None and seat in view.next_hand.waiting_for:
            return c.Ready(True)
        if view.paused or game.turn != seat or view.seats[seat.index].bot:
            return None
        if view.next_hand is not None:
            return None
        if view.deal is not None:
            return c.Act(Deal(seat)) if view.deal.closed else None
        if not game.legal:
            return None
        bot = NormalBot() if game.rules.id in NOT_BY_CHANCE else self.bot
        return c.Act(bot.choose(game))

    def _get_ready(self, view: TableView) -> c.Command | None:
        if view.own_seat is None:
            return c.Sit(str(self.seat))
        if not view.seats[view.own_seat.index].ready:
            return c.Ready(True)
        ready = sum(seat.ready for seat in view.seats)
        return c.Start() if self.starts_with and ready >= self.starts_with else None

    @Slot(object)
    def _on_answer(self, answer: Answer) -> None:
        self.answers.append(answer)
        command = self.sent.get(answer.command_id or 0)
        if isinstance(command, c.Act) and isinstance(answer, Accepted):
            self.done.append(str(command.action))
        if answer.command_id == self._asked:
            self._asked = None
            if self.client.view is not None:
                self._follow(self.client.view)

    @Slot()
    def _on_connected(self) -> None:
        self.connections += 1

    @Slot()
    def _on_disconnected(self) -> None:
        self.losses += 1

    @Slot(object)
    def _on_refused(self, why: NoEntry) -> None:
        self.refusal = why

    @Slot(object)
    def _on_closed(self, why: ClosedReason) -> None:
        self.closed = why

    @Slot(object)
    def _on_check(self, check: DealCheck) -> None:
        self.checks.append(check)

    @Slot(object)
    def _on_record(self, record: Record | None) -> None:
        self.records.append(record)

    def refusals(self) -> list[Refusal]:
        """Return why commands were refused, apart from what chance brings about."""
        usual = (Refusal.STALE, Refusal.NO_SUCH_DEAL)
        rejected = [answer for answer in self.answers if isinstance(answer, Rejected)]
        return [answer.refusal for answer in rejected if answer.refusal not in usual]
