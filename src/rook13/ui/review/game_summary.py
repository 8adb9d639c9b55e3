"""What was worth seeing in a game that is over: three moments."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rook13.analysis.findings import FinishedHand, Review
from rook13.coach.review_writer import ReviewWriter
from rook13.coach.stored_reviews import Highlight, highlights
from rook13.engine.record import Record
from rook13.ui.kit.line_list import Line
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.wording.words import Names, card_names_text

tr = context("Review")


@dataclass(frozen=True, slots=True)
class Place:
    """A step in a finished hand of a game, seen from a seat."""

    record: Record
    hand: FinishedHand
    step: int
    seat: str


@dataclass(frozen=True, slots=True)
class GameDigest:
    """What is known about a game so far: a sentence, and the moments with their places."""

    words: str
    lines: tuple[Line, ...] = ()
    places: tuple[Place, ...] = ()


class GameSummary:
    """What is worth seeing in a game, as far as its hands are reviewed."""

    def __init__(
        self,
        ui: UiContext,
        record: Record,
        hands: Sequence[FinishedHand],
        seat: str,
        known: Mapping[int, Review],
    ) -> None:
        """`known` has the reviews by the place of their hands, and grows."""
        self._ui = ui
        self._record = record
        self._hands = hands
        self._seat = seat
        self._known = known
        self.failed: set[int] = set()
        rules = hands[0].moments[0].before.rules
        self._names = Names(rules, tuple(record.seats))
        self._writer = ReviewWriter(self._names, card_names_text)

    @property
    def left(self) -> int | None:
        """Return the place of the next hand to be reviewed."""
        return next(iter(self._left), None)

    @property
    def _left(self) -> list[int]:
        done = {*self._known, *self.failed}
        return [place for place in range(len(self._hands)) if place not in done]

    def digest(self) -> GameDigest:
        """Return what is known so far."""
        known, left = self._known, self._left
        found = highlights(known, self._names.rules.seat(self._seat))
        words = tr("Worth another look")
        if left:
            done, count = len(self._hands) - len(left), len(self._hands)
            words = tr(
                "Worth another look (hand {done} of {count} checked)", done=done, count=count
            )
        elif not found:
            words = tr("Nothing to regret: no decision cost you anything.")
        lines = tuple(self._line(place, known[place.place]) for place in found)
        places = tuple(
            Place(self._record, self._hands[each.place], each.decision.number - 1, self._seat)
            for each in found
        )
        return GameDigest(words, lines, places)

    def _line(self, found: Highlight, review: Review) -> Line:
        said = [self._ui.look.say(each) for each in self._writer.sentences(review, found.decision)]
        number = self._hands[found.place].result.number
        return Line(
            key=f"{found.place}-{found.decision.number}",
            title=said[0],
            detail=" ".join(said[1:]),
            note=tr("Hand {number}", number=number),
            sign="star",
            spoken=" ".join([tr("Hand {number}", number=number), *said]),
        )
