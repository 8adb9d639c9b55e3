"""A review in sentences: which of them are said about a hand, in which order."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rook13.analysis.findings import Decision, Insight, Kind, Review
from rook13.engine.seats import Seat
from rook13.engine.state import NOBODY
from rook13.wording import Names, Text, cards_text
from rook13.wording import review as words
from rook13.wording.happenings import ShowCards

SMALL_CHANCE = 0.01
TURNING_POINTS = 4


@dataclass(frozen=True, slots=True)
class Given:
    """What a player gave away in the play, and how much of it could have been known.

    Where everybody plays alone all of it could: `known` is None.
    """

    lost: float
    known: float | None


class Teller:
    """Tells reviews of the hands of one game."""

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
        return words.par_text(self._names.seat(best.seat), best.call)

    def allowed(self, review: Review) -> Iterator[Text]:
        """Return what the cards allowed: each side's best contract, and the declarer's play."""
        if review.par is None:
            return
        for side, potential in enumerate(review.par.sides):
            name = self._names.side(side)
            if potential is None:
                yield words.potential_text(name, "", None, None, (), proven=True)
            else:
                yield words.potential_text(
                    name,
                    self._names.seat(potential.seat),
                    potential.call,
                    potential.trump,
                    potential.discard,
                    proven=potential.exact,
                    show=self._cards,
                )
        yield from self._declarers(review)

    def _declarers(self, review: Review) -> Iterator[Text]:
        result, tricks = review.result, review.tricks_count
        if result.declarer == NOBODY:
            return
        seat, best = self._names.seat(result.declarer), review.best_exchange
        prepared = (Kind.DISCARD, Kind.TRUMP)
        if best is not None and any(d.cost for d in review.decisions if d.kind in prepared):
            value = words.amount_text(best.total, tricks=tricks)
            yield words.exchange_text(seat, best.discard, best.trump, value, self._cards)
        elif best is not None:
            yield words.prepared_text(seat)
        if review.value is not None:
            side = self._names.side(self._rules.side_of[result.declarer])
            low, high = sorted((abs(review.value.low), abs(review.value.high)))
            yield words.worth_text(side, low, high, tricks=tricks)

    def mistake(self, review: Review, decision: Decision) -> Text:
        """Return what was done, what it cost and what was better."""
        side_of, declarer = self._rules.side_of, review.result.declarer
        loss = words.Loss(
            decision.cost,
            tricks=counted_in_tricks(review, decision),
            expected=bool(review.result.bids),
            contract=decision.flips,
            declares=declarer != NOBODY and side_of[declarer] == side_of[decision.seat.index],
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
        if decision.insight is not None and not review.result.bids:
            knowable = decision.insight is Insight.KNOWABLE
            yield words.insight_text(knowable)
            if knowable and decision.suggestion and decision.suggestion not in decision.best:
                yield words.expert_text(decision.suggestion, self._cards)

    def given_away(self, review: Review, seat: Seat) -> Text:
        """Return what a player gave away."""
        given = given_away(review, seat)
        return words.given_away_text(
            seat, given.lost, given.known, self._names, tricks=review.tricks_count
        )


def given_away(review: Review, seat: Seat) -> Given:
    """Return what a player's cards gave away; calls are another kind of loss."""
    known = sum(
        decision.cost
        for decision in review.mistakes
        if decision.seat == seat
        and decision.kind is not Kind.CALL
        and decision.insight is Insight.KNOWABLE
    )
    return Given(review.given_away(seat), None if review.result.bids else known)


def unsettled(review: Review) -> Text | None:
    """Return how many decisions nothing can be said about, if any."""
    count = sum(not decision.settled for decision in review.decisions)
    return words.unsettled_text(count, len(review.decisions)) if count else None


def counted_in_tricks(review: Review, decision: Decision) -> bool:
    """Return whether what a decision cost is tricks; a call always costs points."""
    return review.tricks_count and decision.kind is not Kind.CALL
