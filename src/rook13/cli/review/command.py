"""Arguments of `rook13 review`, and its way through a record."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence

from rook13.analysis.findings import FinishedHand, Review, finished_hands
from rook13.analysis.review import review_hand
from rook13.cli.arguments import whole_number
from rook13.cli.command import Command
from rook13.cli.errors import CommandError
from rook13.cli.records import read_record, replay_failure
from rook13.cli.review.document import review_as_json
from rook13.cli.review.report import Report
from rook13.cli.seating import seated_names
from rook13.cli.simulate.progress import Progress
from rook13.coach.reviews import helpers
from rook13.engine.record import Record, RecordError, rules_of
from rook13.wording.words import Names

WHOLE = 1000
"""Progress is counted in thousandths of a hand."""


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a record, or - for standard input")
    parser.add_argument(
        "--hand", metavar="N", type=whole_number(1), help="only this hand (without it: all)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def _run(arguments: Namespace) -> int:
    record = read_record(arguments.file)
    try:
        hands = _wanted(list(finished_hands(record)), arguments.hand)
        rules = rules_of(record)
    except RecordError as error:
        raise replay_failure(record, error) from None
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


COMMAND = Command(
    "review", "Look back at the finished hands of a recorded game.", _add_arguments, _run
)
