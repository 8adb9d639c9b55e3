"""A review as text for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rook13.analysis.findings import Decision, Insight, Kind, Review
from rook13.cli.results import ScoreSheet
from rook13.engine.state import NOBODY
from rook13.wording import Names, result_text
from rook13.wording import review as words

SMALL_CHANCE = 0.01
TURNING_POINTS = 4
INDENT = "  "


class Report:
    """Writes reviews of the hands of one game."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._rules = names.rules
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
        if review.par is None:
            return
        for side, potential in enumerate(review.par.sides):
            name = self._names.side(side)
            if potential is None:
                yield str(words.potential_text(name, "", None, None, (), proven=True))
            else:
                yield str(
                    words.potential_text(
                        name,
                        self._names.seat(potential.seat),
                        potential.call,
                        potential.trump,
                        potential.discard,
                        proven=potential.exact,
                    )
                )
        yield from self._declarers(review)

    def _declarers(self, review: Review) -> Iterator[str]:
        result, tricks = review.result, review.tricks_count
        if result.declarer == NOBODY:
            return
        seat = self._names.seat(result.declarer)
        best = review.best_exchange
        prepared = [
            decision
            for decision in review.decisions
            if decision.kind in (Kind.DISCARD, Kind.TRUMP) and decision.cost
        ]
        if best is not None and prepared:
            value = words.amount_text(best.total, tricks=tricks)
            yield str(words.exchange_text(seat, best.discard, best.trump, value))
        elif best is not None:
            yield str(words.prepared_text(seat))
        if review.value is not None:
            side = self._names.side(self._rules.side_of[result.declarer])
            low, high = sorted((abs(review.value.low), abs(review.value.high)))
            yield str(words.worth_text(side, low, high, tricks=tricks))

    def _moments(self, review: Review) -> Iterator[str]:
        found = review.turning_points(TURNING_POINTS)
        for decision in found:
            yield self._sentences(review, decision)
        if not found:
            yield "Nobody made a mistake that mattered."

    def _slips(self, review: Review) -> Iterator[str]:
        told = review.turning_points(TURNING_POINTS)
        for decision in review.mistakes:
            if decision not in told:
                yield str(self._mistake(review, decision))

    def _mistake(self, review: Review, decision: Decision) -> object:
        side_of, declarer = self._rules.side_of, review.result.declarer
        loss = words.Loss(
            decision.cost,
            tricks=review.tricks_count and decision.kind is not Kind.CALL,
            expected=bool(review.result.bids),
            contract=decision.flips,
            declares=declarer != NOBODY and side_of[declarer] == side_of[decision.seat.index],
        )
        sentence = words.mistake_text(decision.action, decision.best, loss, self._names)
        return words.in_trick_text(decision.trick, sentence)

    def _sentences(self, review: Review, decision: Decision) -> str:
        said = [str(self._mistake(review, decision))]
        if decision.chance_cost is not None and decision.chance_cost >= SMALL_CHANCE:
            said.append(str(words.chance_text(decision.chance_cost)))
        if decision.insight is not None and not review.result.bids:
            knowable = decision.insight is Insight.KNOWABLE
            said.append(str(words.insight_text(knowable)))
            if knowable and decision.suggestion and decision.suggestion not in decision.best:
                said.append(str(words.expert_text(decision.suggestion)))
        return " ".join(said)

    def _given_away(self, review: Review) -> Iterator[str]:
        for seat in self._rules.seats:
            lost = review.given_away(seat)
            known = sum(
                decision.cost
                for decision in review.mistakes
                if decision.seat == seat
                and decision.kind is not Kind.CALL
                and decision.insight is Insight.KNOWABLE
            )
            alone, tricks = bool(review.result.bids), review.tricks_count
            text = words.given_away_text(
                seat, lost, None if alone else known, self._names, tricks=tricks
            )
            yield str(text)
        unsettled = sum(not decision.settled for decision in review.decisions)
        if unsettled:
            yield f"{unsettled} of {len(review.decisions)} decisions came too early to be settled."


def _section(title: str, lines: Iterator[str]) -> list[str]:
    found = _indented(list(lines))
    return ["", title, *found] if found else []


def _indented(lines: list[str]) -> list[str]:
    return [f"{INDENT}{line}" for line in lines]
