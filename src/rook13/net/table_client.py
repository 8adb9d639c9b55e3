"""A table as a window sees it: the same whether it is in this process or in another house."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from PySide6.QtCore import QObject, Signal

from rook13.engine.cards import Card
from rook13.engine.events import CardsDealt, HandDealt
from rook13.engine.record import load_record
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.shuffle import SEED_BYTES
from rook13.engine.view import PlayerView
from rook13.net.tls_client import DialFailure
from rook13.protocol.messages import TableInfo
from rook13.table.commands import Command, Contribute, DisputeDeal
from rook13.table.facts import Fact
from rook13.table.fair_deal import DealProblem, commitment_to, verify, verify_cards
from rook13.table.game_facts import DealRevealed, GameEvent
from rook13.table.outcome import Accepted, Answer
from rook13.table.views import DealInfo, TableView

MOST_REMEMBERED = 64
"""Deals that are not revealed yet; a host that keeps drawing new ones fills no memory."""


@dataclass(frozen=True, slots=True)
class DealCheck:
    """What became of a revealed deal; `complete` when everything could be checked."""

    deal: int
    problem: DealProblem | None
    complete: bool


@dataclass(slots=True)
class _Deal:
    commitment: str
    seat: str | None = None
    share: str | None = None
    is_accepted: bool = False
    dealer: Seat | None = None
    number: int = 0
    hands: dict[Seat, Sequence[Card]] = field(default_factory=dict)


class DealVerifier:
    """Remembers what was promised before each deal, and compares."""

    def __init__(self, entropy: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self._entropy = entropy
        self._deals: dict[int, _Deal] = {}
        self._preparing: int | None = None

    def share_for(self, view: TableView) -> Contribute | None:
        """Return the share that the table waits for, once for each deal."""
        info = view.deal
        if info is None:
            return None
        deal = self._promised(info)
        if not info.share_wanted or deal.share is not None or view.own_seat is None:
            return None
        deal.seat, deal.share = view.own_seat.name, self._entropy(SEED_BYTES).hex()
        return Contribute(info.number, deal.share)

    def accepted(self, share: Contribute) -> None:
        """Note that the table has taken a share."""
        deal = self._deals.get(share.deal)
        if deal is not None:
            deal.is_accepted = True

    def checks(self, facts: Sequence[Fact], view: TableView, rules: Ruleset) -> list[DealCheck]:
        """Return what is found about the deals revealed among these facts."""
        found = []
        for fact in facts:
            if isinstance(fact, GameEvent):
                self._note(fact)
            elif isinstance(fact, DealRevealed):
                found.append(self._check(fact, view.game, rules))
        return found

    def _promised(self, info: DealInfo) -> _Deal:
        self._preparing = info.number
        if info.number not in self._deals:
            self._deals[info.number] = _Deal(info.commitment)
            while len(self._deals) > MOST_REMEMBERED:
                del self._deals[min(self._deals)]
        return self._deals[info.number]

    def _note(self, fact: GameEvent) -> None:
        deal = self._deals.get(self._preparing or 0)
        match fact.event:
            case CardsDealt(dealer=dealer, number=number) if deal is not None:
                deal.dealer, deal.number = dealer, number
            case HandDealt(seat=seat, cards=cards) if deal is not None:
                deal.hands[seat] = cards

    def _check(self, fact: DealRevealed, game: PlayerView | None, rules: Ruleset) -> DealCheck:
        deal = self._deals.pop(fact.deal, None)
        # Who came after the deal has no promise to compare with, but the sums must be right.
        commitment = deal.commitment if deal else commitment_to(fact.secret)
        own = None
        if deal and deal.is_accepted and deal.seat and deal.share:
            own = (deal.seat, deal.share)
        problem = verify(commitment, fact.secret, fact.shares, fact.seed, own)
        if problem is None and deal is not None and deal.dealer is not None:
            seen = {**deal.hands, **_revealed(deal, game)}
            problem = verify_cards(rules, deal.dealer, deal.number, fact.seed, seen)
        return DealCheck(fact.deal, problem, deal is not None and deal.dealer is not None)


def _revealed(deal: _Deal, game: PlayerView | None) -> Mapping[Seat, Sequence[Card]]:
    """Return the hands that lie open now, if they are those of this deal."""
    own = next(iter(deal.hands), None)
    if game is None or game.revealed is None or own is None or game.number != deal.number:
        return {}
    hands = dict(zip(game.rules.seats, game.revealed.hands, strict=True))
    # A deal that was thrown in before had other cards.
    return hands if set(hands[own]) == set(deal.hands[own]) else {}


class ClosedReason(Enum):
    """Why a client is at its table no more, and will not come back by itself."""

    LEFT = "left"
    KICKED = "kicked"
    BANNED = "banned"
    DECLINED = "declined"
    CLOSED = "closed"
    REPLACED = "replaced"


@dataclass(frozen=True, slots=True)
class NoEntry:
    """Why a table could not be joined: a code of the protocol, or the failure to get there.

    `choices` are the tables among which somebody has to choose, with the code `choose_table`.
    """

    code: str = ""
    host_version: int | None = None
    client_version: int | None = None
    failure: DialFailure | None = None
    choices: tuple[TableInfo, ...] = ()


CHOOSE_TABLE = "choose_table"
NO_TABLES = "no_tables"
OLD_HOST = "old_host"
"""The host cannot check a code or password without being told."""
NOT_PROVEN = "not_proven"
"""The host does not know the code or password, though it pretends to."""
NO_PASSWORD = "no_password"
"""The table needs none, so nothing proves that it is the one somebody means."""


class TableClient(QObject):
    """Shows a table, sends commands, and looks after fair deals; signals come from the loop."""

    connected = Signal()
    """At the table, for the first time or again; a view follows."""
    disconnected = Signal()
    """The connection is lost; it is being tried again."""
    view_changed = Signal(object)
    """The TableView now."""
    facts = Signal(object)
    """A tuple of Fact; the view that goes with it is already there."""
    answered = Signal(object)
    """An Accepted or Rejected, once for each command."""
    refused = Signal(object)
    """A NoEntry: the table cannot be joined, and nothing more will be tried."""
    closed = Signal(object)
    """A ClosedReason: it is over."""
    deal_checked = Signal(object)
    """A DealCheck: a deal was revealed, and this is what one's own check has found."""
    record_fetched = Signal(object)
    """The engine's Record of the hands that are over, or None where there is none to be had."""

    def __init__(self, verifier: DealVerifier | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._view: TableView | None = None
        self._verifier = verifier if verifier is not None else DealVerifier()
        self._waiting: dict[int, tuple[int, Command]] = {}
        self._last_id = 0

    @property
    def view(self) -> TableView | None:
        """Return the table as it was last told."""
        return self._view

    @property
    def is_connected(self) -> bool:
        """Return whether commands reach the table now."""
        raise NotImplementedError

    def start(self) -> None:
        """Go to the table."""
        raise NotImplementedError

    def send(self, command: Command) -> int:
        """Ask something of the table, and return the id that the answer will carry.

        What is sent while the connection is down reaches the table when it is back.
        """
        assert self._view is not None, "nobody is at a table yet"
        self._last_id = max(self._last_id, self._view.last_command) + 1
        self._waiting[self._last_id] = (self._view.revision, command)
        self._pass_on(self._last_id, self._view.revision, command)
        return self._last_id

    def fetch_record(self) -> None:
        """Ask for the game so far, or the last one; `record_fetched` follows.

        It has the hands that are over. After a reconnect it is asked for again, and it never comes
        when the table is left before. Asking twice before it has come is asking once.
        """
        raise NotImplementedError

    def leave(self) -> None:
        """Leave the table for good; `closed` follows."""
        raise NotImplementedError

    def close(self) -> None:
        """End everything at once, without further signals."""
        raise NotImplementedError

    def _pass_on(self, command_id: int, revision: int, command: Command) -> None:
        raise NotImplementedError

    def _take(self, view: TableView, facts: Sequence[Fact]) -> None:
        """Show what came, and do what follows from it without the player."""
        self._view = view
        self.view_changed.emit(view)
        if facts:
            self.facts.emit(tuple(facts))
        for check in self._verifier.checks(facts, view, view.config.rules()):
            self._report(check)
        share = self._verifier.share_for(view)
        if share is not None:
            self.send(share)

    def _take_record(self, text: str) -> None:
        """Pass a record on; raises RecordError for what is none."""
        self.record_fetched.emit(load_record(text) if text else None)

    def _report(self, check: DealCheck) -> None:
        self.deal_checked.emit(check)
        if check.problem is not None:
            self.send(DisputeDeal(check.deal, check.problem))

    def _answer(self, answer: Answer) -> None:
        _, command = self._waiting.pop(answer.command_id or 0, (0, None))
        if isinstance(command, Contribute) and isinstance(answer, Accepted):
            self._verifier.accepted(command)
        self.answered.emit(answer)
