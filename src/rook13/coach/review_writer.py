"""A review in sentences: which of them are said about a hand, in which order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rook13.analysis.findings import Decision, Insight, Kind, Review, Value
from rook13.engine.ruleset import TrumpSource
from rook13.engine.seats import Seat
from rook13.engine.state import NOBODY
from rook13.wording import review as words
from rook13.wording.events import ShowCards
from rook13.wording.text import Text
from rook13.wording.words import Names, amount_text, cards_text

SMALL_CHANCE = 0.01
TURNING_POINTS = 4


@dataclass(frozen=True, slots=True)
class Given:
    """What a player gave away in the play, and how much of it could have been known.

    What is judged from the seat's own view could all be known: `known` is None.
    """

    lost: float
    known: float | None
    about: bool
    """Whether some of it is estimated."""


class ReviewWriter:
    """Writes reviews of the hands of one game."""

    def __init__(self, names: Names, cards: ShowCards = cards_text) -> None:
        self._names = names
        self._rules = names.rules
        self._cards = cards

    def par(self, review: Review) -> Text | None:
        """Return the contract that nobody should outbid, where there are contracts."""
        if review.par is None:
            return None
        best = review.par.best
        if best is None:
            return words.par_text("", None)
        seat, proven = self._names.seat(best.seat), review.par.proven
        return words.par_text(seat, best.call, proven=proven)

    def allowed(self, review: Review) -> Iterator[Text]:
        """Return what the cards allowed: each side's best contract, and the declarer's play."""
        if review.par is None:
            return
        for side, potential in enumerate(review.par.sides):
            name = self._names.side(side)
            if potential is None or potential.call is None:
                yield words.makes_nothing_text(name, proven=review.par.proven)
            else:
                yield words.potential_text(
                    name,
                    self._names.seat(potential.seat),
                    potential.call,
                    potential.trump,
                    potential.discard,
                    proven=potential.value.proven,
                    show=self._cards,
                )
        yield from self._declarers(review)

    def _declarers(self, review: Review) -> Iterator[Text]:
        result, best = review.result, review.best_exchange
        if result.declarer == NOBODY:
            return
        seat, prepared = self._names.seat(result.declarer), (Kind.DISCARD, Kind.TRUMP)
        found = [decision for decision in review.decisions if decision.kind in prepared]
        if best is not None and any(decision.cost for decision in found):
            yield words.exchange_text(
                seat,
                best.discard,
                best.trump,
                _value_text(review, best.value),
                self._cards,
                is_named=self._rules.trump_source is TrumpSource.DECLARER,
            )
        elif best is not None:
            proven = not any(decision.estimated for decision in found)
            yield words.prepared_text(seat, proven=proven)
        if review.value is not None:
            side = self._names.side(self._rules.side_of[result.declarer])
            yield words.worth_text(side, _value_text(review, review.value))

    def mistake(self, review: Review, decision: Decision) -> Text:
        """Return what was done, what it cost and what was better."""
        result, side_of = review.result, self._rules.side_of
        declarer = result.declarer
        loss = words.Loss(
            decision.cost,
            tricks=counted_in_tricks(review, decision),
            about=decision.estimated,
            expected=decision.expected,
            contract=decision.flips,
            declares=declarer == NOBODY or side_of[declarer] == side_of[decision.seat.index],
            ducks=result.call is not None and result.call.misere,
        )
        sentence = words.mistake_text(
            decision.action, decision.best, loss, self._names, self._cards
        )
        return words.in_trick_text(decision.trick, sentence)

    def sentences(self, review: Review, decision: Decision) -> Iterator[Text]:
        """Return a mistake with what it meant for the game, and whether it could be known."""
        yield self.mistake(review, decision)
        if decision.chance_cost is not None and decision.chance_cost >= SMALL_CHANCE:
            yield words.chance_text(decision.chance_cost)
        if decision.insight is not None and not decision.expected:
            knowable = decision.insight is Insight.KNOWABLE
            yield words.insight_text(knowable)
            if knowable and decision.suggestion and decision.suggestion not in decision.best:
                yield words.expert_text(decision.suggestion, self._cards)

    def given_away(self, review: Review, seat: Seat) -> Text:
        given = given_away(review, seat)
        loss = words.Loss(given.lost, tricks=review.tricks_count, about=given.about)
        return words.given_away_text(seat, loss, given.known, self._names)


def given_away(review: Review, seat: Seat) -> Given:
    """Return what a player's cards gave away; calls are another kind of loss."""
    own = [d for d in review.mistakes if d.seat == seat and d.kind is not Kind.CALL]
    known = sum(decision.cost for decision in own if decision.insight is Insight.KNOWABLE)
    about = any(decision.estimated for decision in own)
    return Given(review.given_away(seat), None if review.cards_expected else known, about)


def reservations(review: Review) -> Iterator[Text]:
    """Return how many decisions are only estimated, and how many are open."""
    everything = len(review.decisions)
    estimated = sum(decision.estimated for decision in review.decisions)
    if estimated:
        yield words.estimated_text(estimated, everything)
    unsettled = sum(not decision.settled for decision in review.decisions)
    if unsettled:
        yield words.unsettled_text(unsettled, everything)


def _value_text(review: Review, value: Value) -> Text:
    return amount_text(abs(value.total), tricks=review.tricks_count, about=not value.proven)


def counted_in_tricks(review: Review, decision: Decision) -> bool:
    """Return whether the cost of a decision is in tricks; calls always cost points."""
    return review.tricks_count and decision.kind is not Kind.CALL
