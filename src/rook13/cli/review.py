"""`rook13 review`: what could have been done better in finished hands."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence

from rook13.analysis.findings import (
    Decision,
    FinishedHand,
    Potential,
    Review,
    Value,
    finished_hands,
)
from rook13.analysis.review import review_hand
from rook13.cli.arguments import add_json, add_record, whole_number
from rook13.cli.problems import CommandError
from rook13.cli.records import read_record, replaying, seated_names
from rook13.cli.score_sheet import ScoreSheet
from rook13.cli.terminal import Progress
from rook13.coach.review_writer import TURNING_POINTS, ReviewWriter, reservations
from rook13.coach.reviews import helpers
from rook13.engine.record import Record, rules_of
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import NOBODY
from rook13.engine.trick import NO_TRUMP
from rook13.wording.events import result_text
from rook13.wording.review import no_mistakes_text
from rook13.wording.words import Names

INDENT = "  "
WHOLE = 1000
"""Progress is counted in thousandths of a hand."""


class Report:
    """Writes reviews of the hands of one game."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._writer = ReviewWriter(names)
        self._sheet = ScoreSheet(names)

    def text(self, review: Review) -> str:
        """Return one hand's review."""
        result = review.result
        parts = [
            [f"Hand {result.number}", *_indented([str(result_text(result, self._names))])],
            ["", *self._sheet.block(result)],
            _section("Makeable contracts", self._allowed(review)),
            _section("Turning points", self._moments(review)),
            _section("Smaller mistakes", self._slips(review)),
            _section("Points lost by player", self._given_away(review)),
        ]
        return "\n".join(line for part in parts for line in part)

    def _allowed(self, review: Review) -> Iterator[str]:
        par = self._writer.par(review)
        if par is not None:
            yield str(par)
        yield from map(str, self._writer.allowed(review))

    def _moments(self, review: Review) -> Iterator[str]:
        found = review.turning_points(TURNING_POINTS)
        for decision in found:
            yield " ".join(map(str, self._writer.sentences(review, decision)))
        if not found:
            yield str(no_mistakes_text())

    def _slips(self, review: Review) -> Iterator[str]:
        told = review.turning_points(TURNING_POINTS)
        for decision in review.mistakes:
            if decision not in told:
                yield str(self._writer.mistake(review, decision))

    def _given_away(self, review: Review) -> Iterator[str]:
        for seat in self._names.rules.seats:
            yield str(self._writer.given_away(review, seat))
        yield from map(str, reservations(review))


def _section(title: str, lines: Iterator[str]) -> list[str]:
    found = _indented(list(lines))
    return ["", title, *found] if found else []


def _indented(lines: list[str]) -> list[str]:
    return [f"{INDENT}{line}" for line in lines]


def review_as_json(rules: Ruleset, review: Review) -> dict[str, object]:
    """Return one hand's review."""
    result, par, value = review.result, review.par, review.value
    seats = {seat.name: round(review.given_away(seat), 1) for seat in rules.seats}
    return {
        "hand": result.number,
        "bid": result.call.name if result.call else None,
        "declarer": rules.seats[result.declarer].name if result.declarer != NOBODY else None,
        "trump": rules.deck.suits[result.trump].letter if result.trump != NO_TRUMP else None,
        "points": dict(zip(rules.sides, result.points, strict=True)),
        "unit": "tricks" if review.tricks_count else "points",
        "value": _value(value) if value else None,
        "par": _potential(par.best) if par else None,
        "best_contracts": (
            {side: _potential(p) for side, p in zip(rules.sides, par.sides, strict=True)}
            if par
            else None
        ),
        "best_exchange": _potential(review.best_exchange),
        "given_away": seats,
        "turning_points": [decision.number for decision in review.turning_points()],
        "decisions": [_decision(decision) for decision in review.decisions],
    }


def _potential(potential: Potential | None) -> dict[str, object] | None:
    if potential is None:
        return None
    return {
        "seat": potential.seat.name,
        "bid": potential.call.name if potential.call else None,
        "trump": potential.trump.letter if potential.trump else None,
        "down": [card.name for card in potential.discard],
        "takes": abs(potential.value.total),
        "doubt": potential.value.doubt,
        "proven": potential.value.proven,
    }


def _value(value: Value) -> dict[str, object]:
    """Return a total; what is not proven may be off by its doubt in either direction."""
    return {"total": abs(value.total), "doubt": value.doubt, "proven": value.proven}


def _decision(decision: Decision) -> dict[str, object]:
    return {
        "action": decision.number,
        "trick": decision.trick,
        "kind": decision.kind.value,
        "seat": decision.seat.name,
        "played": str(decision.action),
        "best": [str(action) for action in decision.best],
        "cost": round(decision.cost, 1),
        "score_cost": decision.score_cost,
        "chance_cost": (None if decision.chance_cost is None else round(decision.chance_cost, 4)),
        "insight": decision.insight.value if decision.insight else None,
        "expert": str(decision.suggestion) if decision.suggestion else None,
        "decided_contract": decision.flips,
        "settled": decision.settled,
        "estimated": decision.estimated,
    }


def add_arguments(parser: ArgumentParser) -> None:
    """Add what the command takes."""
    add_record(parser)
    parser.add_argument(
        "--hand", metavar="N", type=whole_number(1), help="only this hand (default: all)"
    )
    add_json(parser)


def run(arguments: Namespace) -> int:
    """Run the command, and return its exit status."""
    record = read_record(arguments.file)
    with replaying(record):
        hands = _wanted(list(finished_hands(record)), arguments.hand)
        rules = rules_of(record)
    reviews = _reviews(hands)
    if arguments.json:
        found = [review_as_json(rules, review) for review in reviews]
        print(json.dumps({"game": rules.id, "hands": found}, ensure_ascii=False))
    else:
        _show(record, reviews)
    return 0


def _wanted(hands: Sequence[FinishedHand], number: int | None) -> Sequence[FinishedHand]:
    """Return the hand that was asked for, or all."""
    if not hands:
        raise CommandError("No hand of this game is finished, so there is nothing to review yet.")
    if number is None:
        return hands
    found = [hand for hand in hands if hand.result.number == number]
    if not found:
        last = hands[-1].result.number
        raise CommandError(f"There is no finished hand {number}; the last is hand {last}.")
    return found


def _reviews(hands: Sequence[FinishedHand]) -> Iterator[Review]:
    progress = Progress(WHOLE * len(hands), "‰", sys.stderr)
    for number, hand in enumerate(hands):

        def report(share: float, done: int = number) -> None:
            progress.update(WHOLE * done + round(WHOLE * share))

        review = review_hand(hand, helpers(report))
        progress.close()
        yield review


def _show(record: Record, reviews: Iterator[Review]) -> None:
    rules = rules_of(record)
    report = Report(Names(rules, seated_names(rules, record.seats)))
    print(rules.title)
    for review in reviews:
        print(f"\n{report.text(review)}")
