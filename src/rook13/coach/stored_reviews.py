"""Reviews as text, so that a game keeps them, and the moments of it that are worth seeing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct, json, structs

from rook13.analysis.findings import (
    Decision,
    FinishedHand,
    Insight,
    Kind,
    Par,
    Potential,
    Review,
    Value,
)
from rook13.engine.actions import Action, Bid
from rook13.engine.notation import NotationError, parse_action, parse_cards
from rook13.engine.seats import Seat

VERSION: Final = 1
"""Of the text; reviews of another version are made again."""
LARGEST = 1_000_000
"""Of any number in a review: it may come with a game from somebody else's file."""
MOMENTS = 3
_Whole = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
_Number = Annotated[float, Meta(ge=-LARGEST, le=LARGEST)]


class _Decision(Struct, frozen=True):
    """A decision as it is stored: actions in notation, whose seat is the decision's."""

    number: Annotated[int, Meta(ge=1)]
    trick: Annotated[int, Meta(ge=0, le=LARGEST)]
    kind: Kind
    action: str
    best: tuple[str, ...]
    cost: _Number
    score_cost: _Whole
    chance_cost: _Number | None
    insight: Insight | None
    suggestion: str | None
    flips: bool
    settled: bool
    estimated: bool
    expected: bool


class _Value(Struct, frozen=True, array_like=True):
    total: _Whole
    doubt: Annotated[int, Meta(ge=0, le=LARGEST)]


class _Potential(Struct, frozen=True):
    seat: str
    strain: _Whole
    trump: str | None
    discard: str
    value: _Value
    call: str | None


class _Par(Struct, frozen=True):
    sides: tuple[_Potential | None, ...]
    seats: tuple[_Potential, ...]
    best: _Potential | None


class _Review(Struct, frozen=True):
    version: Literal[1]
    decisions: tuple[_Decision, ...]
    par: _Par | None
    value: _Value | None
    exchange: _Potential | None
    tricks: bool


def dump_review(review: Review) -> str:
    """Return a review as text, without the result, which the game has."""
    par, value, exchange = review.par, review.value, review.best_exchange
    stored = _Review(
        VERSION,
        tuple(map(_store_decision, review.decisions)),
        _store_par(par) if par else None,
        _Value(value.total, value.doubt) if value else None,
        _store_potential(exchange) if exchange else None,
        review.tricks_count,
    )
    return json.encode(stored).decode()


def load_review(text: str, hand: FinishedHand) -> Review | None:
    """Read the review of a hand; None if it has to be made again."""
    try:
        return _Reader(hand).review(json.decode(text, type=_Review))
    except (ValueError, KeyError, RecursionError, NotationError):
        return None


def _store_decision(decision: Decision) -> _Decision:
    fields = {name: getattr(decision, name) for name in _Decision.__struct_fields__}
    fields["action"] = str(decision.action)
    fields["best"] = tuple(map(str, decision.best))
    fields["suggestion"] = decision.suggestion and str(decision.suggestion)
    return _Decision(**fields)


def _store_par(par: Par) -> _Par:
    return _Par(
        tuple(_store_potential(each) if each else None for each in par.sides),
        tuple(map(_store_potential, par.seats)),
        _store_potential(par.best) if par.best else None,
    )


def _store_potential(potential: Potential) -> _Potential:
    return _Potential(
        potential.seat.name,
        potential.strain,
        potential.trump.letter if potential.trump else None,
        " ".join(card.name for card in potential.discard),
        _Value(potential.value.total, potential.value.doubt),
        str(Bid(potential.seat, potential.call)) if potential.call else None,
    )


class _Reader:
    """Reads the reviews of one hand."""

    def __init__(self, hand: FinishedHand) -> None:
        self._hand = hand
        self._rules = hand.moments[0].before.rules

    def review(self, stored: _Review) -> Review:
        par, value, exchange = stored.par, stored.value, stored.exchange
        return Review(
            self._hand.result,
            tuple(map(self._decision, stored.decisions)),
            self._par(par) if par else None,
            Value(value.total, value.doubt) if value else None,
            self._potential(exchange) if exchange else None,
            tricks_count=stored.tricks,
        )

    def _decision(self, stored: _Decision) -> Decision:
        if stored.number > len(self._hand.moments):
            raise ValueError
        fields: dict[str, Any] = structs.asdict(stored)
        fields["action"] = action = self._action(stored.action)
        fields["best"] = tuple(map(self._action, stored.best))
        fields["suggestion"] = stored.suggestion and self._action(stored.suggestion)
        return Decision(seat=action.seat, **fields)

    def _par(self, stored: _Par) -> Par:
        if len(stored.sides) != len(self._rules.sides):
            raise ValueError
        return Par(
            tuple(self._potential(each) if each else None for each in stored.sides),
            tuple(map(self._potential, stored.seats)),
            self._potential(stored.best) if stored.best else None,
        )

    def _potential(self, stored: _Potential) -> Potential:
        call = self._action(stored.call) if stored.call else None
        return Potential(
            self._rules.seat(stored.seat),
            stored.strain,
            self._rules.deck.suit(stored.trump) if stored.trump else None,
            parse_cards(self._rules, stored.discard.split()),
            Value(stored.value.total, stored.value.doubt),
            call.call if isinstance(call, Bid) else None,
        )

    def _action(self, text: str) -> Action:
        return parse_action(self._rules, text)


def cost_to_score(review: Review, seat: Seat) -> float:
    """Return what a player's decisions in a hand cost, in points of the score."""
    return float(sum(abs(each.score_cost) for each in review.mistakes if each.seat == seat))


@dataclass(frozen=True, slots=True)
class Highlight:
    """A decision worth another look, and the place of its hand among the finished ones."""

    place: int
    decision: Decision


def highlights(reviews: Mapping[int, Review], seat: Seat, most: int = MOMENTS) -> list[Highlight]:
    """Return what mattered most in a game: the player's decisions first, avoidable ones above all.

    They come in the order of the game.
    """
    found = [Highlight(place, each) for place, r in reviews.items() for each in r.mistakes]
    ranked = sorted(found, key=lambda each: _weight(each.decision, seat), reverse=True)
    return sorted(ranked[:most], key=lambda each: (each.place, each.decision.number))


def _weight(decision: Decision, seat: Seat) -> tuple[bool, bool, bool, int, float]:
    return (
        decision.seat == seat,
        decision.insight is not Insight.BAD_LUCK,
        decision.flips,
        abs(decision.score_cost),
        decision.cost,
    )
