"""A review as text for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rook13.analysis.findings import Review
from rook13.cli.results import ScoreSheet
from rook13.coach.review_writer import TURNING_POINTS, ReviewWriter, reservations
from rook13.wording.events import result_text
from rook13.wording.review import no_mistakes_text
from rook13.wording.words import Names

INDENT = "  "


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
            _section("What the cards allowed", self._allowed(review)),
            _section("The moments that mattered", self._moments(review)),
            _section("Smaller slips", self._slips(review)),
            _section("Who gave away how much", self._given_away(review)),
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
