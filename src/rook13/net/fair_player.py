"""A player's own part in fair deals: gives a share, and checks what is revealed."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from rook13.engine.cards import Card
from rook13.engine.events import CardsDealt, HandDealt
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.shuffle import SEED_BYTES
from rook13.engine.view import PlayerView
from rook13.table.commands import Contribute
from rook13.table.facts import DealRevealed, Fact, GameEvent
from rook13.table.fair_deal import DealProblem, commitment_to, verify, verify_cards
from rook13.table.snapshot import DealInfo, TableView

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


class FairPlayer:
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
