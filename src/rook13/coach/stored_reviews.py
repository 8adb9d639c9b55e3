"""Reviews as text, so that a game keeps them, and the moments of it that are worth seeing."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

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
from rook13.engine.cards import Suit
from rook13.engine.notation import NotationError, parse_action, parse_cards
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat

VERSION = 1
"""Of the text; reviews of another version are made again."""
LARGEST = 1_000_000
"""Of any number in a review: it may come with a game from somebody else's file."""
MOMENTS = 3


def dump_review(review: Review) -> str:
    """Return a review as text, without the result, which the game has."""
    par = review.par
    return json.dumps(
        {
            "version": VERSION,
            "decisions": [_dump_decision(each) for each in review.decisions],
            "par": par
            and {
                "sides": [_dump_potential(each) for each in par.sides],
                "seats": [_dump_potential(each) for each in par.seats],
                "best": _dump_potential(par.best),
            },
            "value": review.value and [review.value.total, review.value.doubt],
            "exchange": _dump_potential(review.best_exchange),
            "tricks": review.tricks_count,
        },
        separators=(",", ":"),
    )


def load_review(text: str, hand: FinishedHand) -> Review | None:
    """Read the review of a hand; None if it has to be made again."""
    rules = hand.moments[0].before.rules
    try:
        data = json.loads(text)
        if data["version"] != VERSION:
            return None
        return _Reader(rules).review(data, hand)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, NotationError):
        return None


def _dump_decision(decision: Decision) -> dict[str, Any]:
    return {
        "number": decision.number,
        "trick": decision.trick,
        "kind": decision.kind.value,
        "action": str(decision.action),
        "best": [str(action) for action in decision.best],
        "cost": decision.cost,
        "score_cost": decision.score_cost,
        "chance_cost": decision.chance_cost,
        "insight": decision.insight and decision.insight.value,
        "suggestion": decision.suggestion and str(decision.suggestion),
        "flips": decision.flips,
        "settled": decision.settled,
        "estimated": decision.estimated,
        "expected": decision.expected,
    }


def _dump_potential(potential: Potential | None) -> dict[str, Any] | None:
    if potential is None:
        return None
    return {
        "seat": potential.seat.name,
        "strain": potential.strain,
        "trump": potential.trump and potential.trump.letter,
        "discard": " ".join(card.name for card in potential.discard),
        "value": [potential.value.total, potential.value.doubt],
        "call": potential.call and str(Bid(potential.seat, potential.call)),
    }


class _Reader:
    """Reads the reviews of one game."""

    def __init__(self, rules: Ruleset) -> None:
        self._rules = rules

    def review(self, data: Mapping[str, Any], hand: FinishedHand) -> Review:
        par = data["par"]
        return Review(
            hand.result,
            tuple(self._decision(each, len(hand.moments)) for each in data["decisions"]),
            par
            and Par(
                self._sides(par["sides"]),
                tuple(self._potential(each) for each in par["seats"]),
                par["best"] and self._potential(par["best"]),
            ),
            data["value"] and _value(data["value"]),
            data["exchange"] and self._potential(data["exchange"]),
            tricks_count=bool(data["tricks"]),
        )

    def _decision(self, data: Mapping[str, Any], actions: int) -> Decision:
        action = self._action(data["action"])
        chance_cost = data["chance_cost"]
        return Decision(
            number=_whole(data["number"], 1, actions),
            trick=_whole(data["trick"], 0),
            kind=Kind(data["kind"]),
            seat=action.seat,
            action=action,
            best=tuple(map(self._action, data["best"])),
            cost=_number(data["cost"]),
            score_cost=_whole(data["score_cost"]),
            chance_cost=None if chance_cost is None else _number(chance_cost),
            insight=data["insight"] and Insight(data["insight"]),
            suggestion=data["suggestion"] and self._action(data["suggestion"]),
            flips=bool(data["flips"]),
            settled=bool(data["settled"]),
            estimated=bool(data["estimated"]),
            expected=bool(data["expected"]),
        )

    def _sides(self, found: list[Any]) -> tuple[Potential | None, ...]:
        if len(found) != len(self._rules.sides):
            raise ValueError
        return tuple(each and self._potential(each) for each in found)

    def _potential(self, data: Mapping[str, Any]) -> Potential:
        call = self._action(data["call"]) if data["call"] else None
        return Potential(
            self._rules.seat(data["seat"]),
            _whole(data["strain"]),
            self._suit(data["trump"]),
            parse_cards(self._rules, data["discard"].split()),
            _value(data["value"]),
            call.call if isinstance(call, Bid) else None,
        )

    def _action(self, text: str) -> Action:
        return parse_action(self._rules, text)

    def _suit(self, letter: str | None) -> Suit | None:
        return self._rules.deck.suit(letter) if letter else None


def _value(found: list[Any]) -> Value:
    total, doubt = found
    return Value(_whole(total), _whole(doubt, 0))


def _whole(found: Any, least: int = -LARGEST, most: int = LARGEST) -> int:
    if not isinstance(found, int) or not least <= found <= most:
        raise ValueError
    return int(found)


def _number(found: Any) -> float:
    # Not a number is in no range either.
    if not isinstance(found, int | float) or not -LARGEST <= found <= LARGEST:
        raise ValueError
    return found


def cost_to_score(review: Review, seat: Seat) -> float:
    """Return what a player's decisions in a hand cost, in points of the score."""
    return float(sum(abs(each.score_cost) for each in review.mistakes if each.seat == seat))


@dataclass(frozen=True, slots=True)
class Highlight:
    """A decision worth another look, and the place of its hand among the finished ones."""

    place: int
    decision: Decision


def highlights(reviews: Mapping[int, Review], seat: Seat, most: int = MOMENTS) -> list[Highlight]:
    """Return what mattered most in a game: one's own decisions first, the avoidable ones above all.

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
