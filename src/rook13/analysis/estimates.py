"""What a side takes in a hand too long to be solved: lines of good play with solved endings.

Every card is found by a search that sees all hands, until few enough tricks are left to solve
them. `docs/decisions/0012-estimates.md` says how far off that is.
"""

from __future__ import annotations

from dataclasses import dataclass

from rook13 import kernel
from rook13.analysis.findings import Moment, Value
from rook13.analysis.helpers import Reporter
from rook13.analysis.scoring import SideScoring
from rook13.analysis.solver import Bounds, DoubleDummy, Effort
from rook13.engine.actions import Play
from rook13.engine.cards import bits
from rook13.engine.game import apply
from rook13.engine.state import GameState, Playing
from rook13.engine.trick import NO_LEAD

ITERATIONS = 200
CHOICE_ITERATIONS = 3_000
"""For the one card that others are compared with."""
SOLVED_TRICKS = 8
ENDING_NODES = 200_000
DOUBT_SHARE = 12
"""One in so many of the points in play: most estimates are no further off."""
SEED = 13


def doubt_of(scoring: SideScoring) -> int:
    """Return how far off an estimate may be."""
    return scoring.in_play // DOUBT_SHARE // scoring.step * scoring.step


class LineEstimator:
    """Estimates positions by playing them on with a quick search."""

    def __init__(self, scoring: SideScoring, play: Playing, report: Reporter) -> None:
        self._scoring = scoring
        self._report = report
        self._solver = DoubleDummy.of(scoring, play, SOLVED_TRICKS)
        self.doubt = doubt_of(scoring)

    @staticmethod
    def fit(scoring: SideScoring) -> bool:
        """Return whether this hand is played for points, as the search needs."""
        return scoring.rules.counts_points

    def value(self, play: Playing, lines: int) -> Value:
        """Return what the counted side takes, as the mean of so many lines."""
        totals = [self._one(play, SEED + number) for number in range(lines)]
        step = self._scoring.step
        return Value(step * round(sum(totals) / (step * lines)), self.doubt)

    def glance(self, play: Playing) -> float:
        """Return the total of one line that is not among those of `value`."""
        return self._one(play, SEED - 1)

    def best_card(self, play: Playing) -> int:
        return self._choice(self._solver.hand(play), CHOICE_ITERATIONS, kernel.Rng(SEED))

    def _one(self, play: Playing, seed: int) -> float:
        hand, rng = self._solver.hand(play), kernel.Rng(seed)
        while hand.in_trick or int(hand.hands[hand.turn]).bit_count() > SOLVED_TRICKS:
            hand.play(self._choice(hand, ITERATIONS, rng), NO_LEAD)
        self._report.step(0)
        return self._scoring.gained(play) + self._ending(play, hand)

    def _choice(self, hand: kernel.Hand, iterations: int, rng: kernel.Rng) -> int:
        """Return the card that a search visits most."""
        cards, scoring = self._solver.cards, self._scoring
        options = int(kernel.legal(cards, hand.hands[hand.turn], hand.led))
        if not options & (options - 1):
            return options.bit_length() - 1
        seats = range(hand.players)
        held = [hand.hands[seat] for seat in seats]
        taken = sum(hand.points[seat] for seat in seats)
        most = taken + hand.trick_points + self._on_offer(held)
        payoff = [kernel.PAYOFF * gain // max(1, most) for gain in range(most + 1)]
        search = kernel.Search(cards, scoring.sides, scoring.stakes, payoff, False, iterations + 2)
        scratch = kernel.Hand(cards, self._solver.follows)
        search.run(hand, [held], iterations, rng, scratch)
        return max(search.choices(), key=lambda choice: choice[1])[0]

    def _on_offer(self, held: list[int]) -> int:
        points, stakes = self._scoring.rules.deck.points, self._scoring.stakes
        cards = sum(points[card] for hand in held for card in bits(hand))
        return int(cards + stakes.last_trick + stakes.bonus)

    def _ending(self, play: Playing, hand: kernel.Hand) -> float:
        """Return what the side gains between a position and the end of a line from it."""
        scoring = self._scoring
        own = [seat for seat, side in enumerate(scoring.sides) if side == 0]
        gained = sum(hand.points[seat] for seat in own)
        won = sum(hand.won[seat] for seat in own)
        before = sum(play.won[seat] for seat in own)
        if before < scoring.stakes.majority <= won:
            gained += scoring.stakes.bonus
        most = self._on_offer([hand.hands[seat] for seat in range(hand.players)])
        effort = Effort(ENDING_NODES, lambda nodes: self._report.step(0))
        rest = self._solver.settle(hand, (0, most), effort)
        return int(gained) + (rest.low + rest.high) / 2


@dataclass(frozen=True, slots=True)
class Comparison:
    """The card that a search would have played, and what it and the played one come to."""

    best: Play
    kept: Value
    after: Value


class EarlyCardReview:
    """Compares cards by lines of good play."""

    def __init__(self, scoring: SideScoring, lines: LineEstimator, count: int) -> None:
        self._rules = scoring.rules
        self._is_own = [side == 0 for side in scoring.sides]
        self._lines = lines
        self._count = count

    def value(self, play: Playing, proven: Bounds) -> Value:
        """Return what a position is worth, within what is proven about it."""
        found = self._lines.value(play, self._count)
        return Value(min(max(found.total, proven.low), proven.high), found.doubt)

    def compare(self, moment: Moment, play: Playing, card: Play) -> Comparison | None:
        """Return what was better than a card, or None where nothing was for certain."""
        best = Play(card.seat, self._rules.deck.cards[self._lines.best_card(play)])
        kept, after = (_after(moment.before, choice) for choice in (best, card))
        if best == card or kept is None or after is None or not self._is_clear(kept, after):
            return None
        found = Comparison(best, *(self._lines.value(p, self._count) for p in (kept, after)))
        high, low = found.kept, found.after
        if not self._is_own[play.turn]:
            high, low = low, high
        return found if high.beats(low) else None

    def _is_clear(self, kept: Playing, after: Playing) -> bool:
        """Return whether one line each shows a difference that is worth a longer look."""
        return abs(self._lines.glance(kept) - self._lines.glance(after)) > self._lines.doubt


def _after(state: GameState, choice: Play) -> Playing | None:
    """Return the hand after a card; None if the card ends it."""
    after, _ = apply(state, choice)
    return after.phase if isinstance(after.phase, Playing) else None
