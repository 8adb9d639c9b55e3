"""The decisions that cost something as entries of a list, those that mattered most first."""

from __future__ import annotations

from rook13.analysis.findings import Decision, Insight, Kind, Review
from rook13.coach.telling import SMALL_CHANCE, TURNING_POINTS, Teller, counted_in_tricks
from rook13.ui.lobby.line_list import Line
from rook13.ui.look import Look
from rook13.ui.text import context
from rook13.wording.review import better_text, deed_text
from rook13.wording.words import Names, amount_text, card_names_text

tr = context("Review")
APART = " · "


def moment_lines(look: Look, review: Review, names: Names) -> list[Line]:
    """Return the turning points, then the smaller slips, each in the order of the hand."""
    turning = review.turning_points(TURNING_POINTS)
    others = [decision for decision in review.mistakes if decision not in turning]
    return [_Writer(look, review, names).line(d, d in turning) for d in (*turning, *others)]


class _Writer:
    """Puts the entries of one review into words."""

    def __init__(self, look: Look, review: Review, names: Names) -> None:
        self._look = look
        self._review = review
        self._names = names
        self._teller = Teller(names, card_names_text)

    def line(self, decision: Decision, is_turning: bool) -> Line:
        say, names = self._look.say, self._names
        deed = say(deed_text(decision.action, card_names_text))
        said = [say(text) for text in self._teller.sentences(self._review, decision)]
        return Line(
            key=str(decision.number),
            title=tr("{name}: {deed}", name=names.seat(decision.seat), deed=deed),
            detail=APART.join(self._details(decision)),
            note=self._cost(decision),
            sign="star" if is_turning else _SIGNS[decision.kind],
            spoken=" ".join([tr("It mattered most."), *said] if is_turning else said),
        )

    def _cost(self, decision: Decision) -> str:
        tricks = counted_in_tricks(self._review, decision)
        amount = self._look.say(amount_text(decision.cost, tricks=tricks))
        if decision.estimated:
            return tr("about −{amount}", amount=amount)
        return tr("−{amount}", amount=amount)

    def _details(self, decision: Decision) -> list[str]:
        """Return where it was, what was better, and what it meant."""
        found = [tr("Trick {number}", number=decision.trick)] if decision.trick else []
        if decision.insight is not None and not self._review.result.bids:
            knowable = decision.insight is Insight.KNOWABLE
            found.append(tr("knowable") if knowable else tr("bad luck"))
        better = self._look.say(better_text(decision.best, card_names_text))
        found.append(tr("better: {deed}", deed=better))
        chance = decision.chance_cost
        if chance is not None and chance >= SMALL_CHANCE:
            found.append(tr("{percent} % of the game", percent=round(100 * chance)))
        return found


_SIGNS = {
    Kind.CALL: "bid",
    Kind.DISCARD: "kitty",
    Kind.TRUMP: "trump",
    Kind.CARD: "cards",
}
