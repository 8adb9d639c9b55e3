"""Bidding for points by what was learned from contracts that were played out.

Three figures describe a hand: what its side takes if it declares, what opponents take against it
and what its partner takes beside it. From those and the calls so far follows how far to bid.
`tools/train_auction.py` learns all of it; `resources/bots/auction.json` has what it found, by game.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from statistics import fmean
from typing import Any

from rook13.bots.hand_value import expected_tricks, quick_trump
from rook13.bots.heuristic_bidding import partner_has_it
from rook13.bots.payoff import chance_after, match_of
from rook13.engine.actions import Action, Bid, Pass
from rook13.engine.auction import Call
from rook13.engine.cards import bits, mask_of
from rook13.engine.ruleset import Contract, Ruleset
from rook13.engine.state import Match
from rook13.engine.trick import TrickTables
from rook13.engine.view import PlayerView
from rook13.resources import resource

TOP_TRUMPS = 15
"""So many of the highest trumps are told apart."""
LONG_SUIT, LONG_TRUMPS = 4, 6


def hand_features(rules: Ruleset, hand: int, trump: int) -> list[float]:
    """Describe a hand under a trump, with a 1 in front."""
    tables, points = rules.tables(trump), rules.deck.points
    trumps = hand & tables.power
    suits = [
        _side_suit(tables, points, hand & mask & ~tables.power, trumps.bit_count())
        for suit, mask in enumerate(tables.suit_mask)
        if suit != trump
    ]
    sides = [sum(column) for column in zip(*suits, strict=True)]
    return [1.0, expected_tricks(tables, hand), *_trumps(tables, points, trumps), *sides]


def _trumps(tables: TrickTables, points: Sequence[int], held: int) -> list[float]:
    """Describe trumps: which high ones, how many, and what they count."""
    above = {tables.stronger[card].bit_count() for card in bits(held)}
    length = held.bit_count()
    return [
        *(float(place in above) for place in range(TOP_TRUMPS)),
        float(length),
        length * length / 10,
        sum(points[card] for card in bits(held)) / 10,
        float(max(0, length - LONG_TRUMPS)),
    ]


def _side_suit(tables: TrickTables, points: Sequence[int], held: int, trumps: int) -> list[float]:
    """Describe a suit beside so many trumps."""
    length = held.bit_count()
    above = {tables.stronger[card].bit_count() for card in bits(held)}
    counters = sum(points[card] for card in bits(held)) / 10
    first, second, third = (place in above for place in range(3))
    return [
        float(first),
        float(second and length >= 2),
        float(first and second),
        float(third and length >= 3),
        float(third and (first or second)),
        *(float(length == count) for count in range(4)),
        float(max(0, length - LONG_SUIT)),
        counters,
        float(trumps if length == 0 else 0),
        float(trumps if length == 1 else 0),
        float(length if first else 0),
        float(second and length == 1),
        0.0 if first else counters,
    ]


@dataclass(frozen=True, slots=True)
class Policy:
    """How far to bid, in points beyond what the hand takes if it declares."""

    offset: float
    defend: float
    """For each point that opponents take against the hand beyond the average."""
    support: float
    """Once the partner has bid, for each point that it takes beside the hand beyond the average."""
    partner_bid: float
    partner_high: float
    """For each ten points of the partner's bid, counted from three quarters of all points."""
    over_partner: float
    """To bid over the partner."""
    partner_passed: float
    foe_passed: float
    """For each opponent who has passed."""
    foe_bid: float


@dataclass(frozen=True, slots=True)
class Ratings:
    """What is taken on average by a side, its opponents, and its partner as declarer."""

    declare: float
    defend: float
    support: float


@dataclass(frozen=True, slots=True)
class AuctionModel:
    """What was learned about the auction of a game."""

    rules: list[int]
    declare: list[float]
    defend: list[float]
    support: list[float]
    average: Ratings
    misses: list[float]
    """How far what declarers take is from what their hands take on average, all equally likely."""
    policy: Policy

    def ratings(self, rules: Ruleset, hand: int) -> Ratings:
        """Return what to expect of a hand."""
        features = hand_features(rules, hand, quick_trump(rules, hand))
        weights = self.declare, self.defend, self.support
        return Ratings(
            *(sum(a * b for a, b in zip(features, each, strict=True)) for each in weights)
        )


@dataclass(frozen=True, slots=True)
class Heard:
    """What the calls so far say to a seat."""

    partner_call: int = 0
    """The highest call of the partner, 0 without any."""
    partner_holds: bool = False
    partner_passed: bool = False
    foes_passed: int = 0
    foe_bid: bool = False


def limit(model: AuctionModel, ratings: Ratings, heard: Heard, most: int) -> float:
    """Return the highest price worth paying, where `most` is all there is to take."""
    policy, average = model.policy, model.average
    found = ratings.declare + policy.offset + policy.defend * (ratings.defend - average.defend)
    if heard.partner_call:
        found += policy.partner_bid + policy.support * (ratings.support - average.support)
        found += policy.partner_high * (heard.partner_call - 0.75 * most) / 10
    found += policy.over_partner * heard.partner_holds
    found += policy.partner_passed * heard.partner_passed
    return found + policy.foe_passed * heard.foes_passed + policy.foe_bid * heard.foe_bid


def choose_learned_call(view: PlayerView, model: AuctionModel) -> Action:
    """Return the lowest bid if its price is worth paying, else a pass."""
    bids = [action for action in view.legal if isinstance(action, Bid)]
    passing = next((action for action in view.legal if isinstance(action, Pass)), None)
    if passing is None:
        return bids[0]
    if not bids or partner_has_it(view):
        return passing
    rules = view.rules
    ratings = model.ratings(rules, mask_of(view.hand))
    price = limit(model, ratings, heard_by(view), rules.auction(view.number).calls[-1].value)
    if any(view.totals):
        worth_it = _Standing(view, model.misses).is_worth(bids[0].call, ratings.declare, price)
    else:
        worth_it = bids[0].call.value <= price
    return bids[0] if worth_it else passing


def heard_by(view: PlayerView) -> Heard:
    """Return what the calls say to the seat of a view."""
    assert view.seat is not None
    side_of, me = view.rules.side_of, view.seat
    partner_call, foe_bid = 0, False
    for seat, call in view.calls:
        if call and side_of[seat.index] != side_of[me.index]:
            foe_bid = True
        elif call and seat != me:
            partner_call = call.value
    partners = [s for s in view.seats if side_of[s.seat.index] == side_of[me.index]]
    foes = [s for s in view.seats if side_of[s.seat.index] != side_of[me.index]]
    return Heard(
        partner_call,
        view.contract is not None and view.contract.value == partner_call,
        any(seat.passed for seat in partners if seat.seat != me),
        sum(seat.passed for seat in foes),
        foe_bid,
    )


class _Standing:
    """Carries a limit that was learned for the first hand over to the score of a match.

    At the limit it comes to the same whether this side declares or the other one. That tells what
    the other one is expected to take, and so what both are worth at the score of the match.
    """

    def __init__(self, view: PlayerView, misses: Sequence[float]) -> None:
        assert view.seat is not None
        self._rules = view.rules
        self._me = view.seat.index
        self._side = self._rules.side_of[self._me]
        self._now = match_of(view)
        self._first = Match(view.dealer.index, (0,) * len(view.totals))
        self._most = self._rules.auction(view.number).calls[-1].value
        self._misses = misses

    def is_worth(self, call: Call, taken: float, price: float) -> bool:
        """Return whether to declare at this call rather than let the others do so."""
        at_limit = Call("", round(price), max(0, round(price)))
        even = self._chance(self._first, self._me, at_limit, taken)
        theirs = min(
            range(0, self._most + 1, self._rules.step),
            key=lambda gain: abs(self._chance(self._first, self._foe, at_limit, gain) - even),
        )
        own = self._chance(self._now, self._me, call, taken)
        return own >= self._chance(self._now, self._foe, call, theirs)

    @property
    def _foe(self) -> int:
        return self._rules.after(self._me)

    def _chance(self, match: Match, declarer: int, call: Call, taken: float) -> float:
        """Return the chance to win the match when a declarer takes so much on average."""
        rules, contract = self._rules, Contract(declarer, call)
        found = []
        for miss in self._misses:
            gain = rules.step * round((taken + miss) / rules.step)
            gain = max(0, min(self._most, gain))
            both = gain, self._most - gain
            points = both if rules.side_of[declarer] == 0 else both[::-1]
            outcome = rules.score(points, contract, match.totals)
            found.append(chance_after(rules, match, contract, outcome, self._side))
        return fmean(found)


def model_of(rules: Ruleset) -> AuctionModel | None:
    """Return what was learned about a game, or nothing if it was not learned with these rules."""
    model = _learned().get(rules.id)
    return model if model is not None and model.rules == what_counts(rules) else None


def what_counts(rules: Ruleset) -> list[int]:
    """Return what must be as it was in training: cards, hands, kitty, points and calls."""
    calls = rules.auction(1).calls
    cards = [len(rules.deck), rules.hand_size(1), rules.kitty_size(1)]
    points = [sum(rules.deck.points), rules.most_tricks_bonus]
    return [*cards, *points, calls[0].value, calls[-1].value]


@cache
def _learned() -> dict[str, AuctionModel]:
    found = json.loads(resource("bots/auction.json").read_text("utf-8"))
    return {game: read_model(figures) for game, figures in found.items()}


def read_model(figures: dict[str, Any]) -> AuctionModel:
    """Return a model from what is stored."""
    parts = {"average": Ratings(**figures["average"]), "policy": Policy(**figures["policy"])}
    return AuctionModel(**figures | parts)
