"""What the two sides of a hand play for, in the kernel's terms and in the game's score.

Everything is counted for one side: the declarer's, or the first where nobody bid. Its `total` is
what the game counts for it at the end: points with kitty and bonus, or tricks, which a misère
turns into a loss.
"""

from __future__ import annotations

from dataclasses import dataclass

from rook13.engine.auction import STEP, Call
from rook13.engine.point_game import PointRuleset
from rook13.engine.ruleset import DECLARER, LAST_TRICK, NOBODY_TAKES, Contract, Outcome, TeamRuleset
from rook13.engine.state import NOBODY, Playing
from rook13.kernel import Stakes


@dataclass(frozen=True, slots=True)
class Deal:
    """Who promised what, with which cards laid aside, under which trump."""

    declarer: int
    call: Call | None
    discard: int
    trump: int


class Ledger:
    """Counts for one side what a hand brings."""

    def __init__(self, rules: TeamRuleset, deal: Deal, totals: tuple[int, ...]) -> None:
        self.rules = rules
        self.deal = deal
        self.side = rules.side_of[deal.declarer] if deal.declarer != NOBODY else 0
        self.sides = [int(rules.side_of[seat] != self.side) for seat in range(rules.players)]
        self.tricks = rules.hand_size(1)
        self._totals = totals
        self._aside = rules.deck.points_in(deal.discard)
        self.ducks = not isinstance(rules, PointRuleset) and (deal.call is None or deal.call.misere)
        self.step = STEP if isinstance(rules, PointRuleset) else 1
        self.stakes = self._stakes()

    def of(self, deal: Deal) -> Ledger:
        """Return the ledger of another contract in the same game."""
        return Ledger(self.rules, deal, self._totals)

    def _stakes(self) -> Stakes:
        rules = self.rules
        if not isinstance(rules, PointRuleset):
            return Stakes(-1 if self.ducks else 1, 0, 0, self.tricks + 1)
        last = self._aside if rules.kitty_taker == LAST_TRICK else 0
        return Stakes(0, last, rules.most_tricks_bonus, self.tricks // 2 + 1)

    def gained(self, play: Playing) -> int:
        """Return what the side has so far, as the kernel counts it."""
        won = self.rules.side_tricks(play)[self.side]
        if not isinstance(self.rules, PointRuleset):
            return -won if self.ducks else won
        bonus = self.rules.most_tricks_bonus if won >= self.stakes.majority else 0
        return play.points[self.side] + bonus + self._kept

    def on_offer(self, play: Playing) -> tuple[int, int]:
        """Return the least and the most that the side can still gain."""
        left = play.hands[play.turn].bit_count()
        if not isinstance(self.rules, PointRuleset):
            return (-left, 0) if self.ducks else (0, left)
        cards = sum(self.rules.deck.points_in(hand) for hand in play.hands)
        table = sum(self.rules.deck.points[card] for card in play.trick)
        stakes = self.stakes
        return 0, int(cards + table + stakes.last_trick + stakes.bonus)

    @property
    def _kept(self) -> int:
        rules = self.rules
        keeps = isinstance(rules, PointRuleset) and rules.kitty_taker == DECLARER
        return self._aside if keeps else 0

    @property
    def in_play(self) -> int:
        """Return what both sides together count at the end."""
        rules = self.rules
        if not isinstance(rules, PointRuleset):
            return self.tricks
        lost = self._aside if rules.kitty_taker == NOBODY_TAKES else 0
        return sum(rules.deck.points) + rules.most_tricks_bonus - lost

    def outcome(self, total: int) -> Outcome:
        """Score a hand in which the side comes to this total; equal tricks are not foreseen."""
        own = abs(total)
        taken = (own, max(0, self.in_play - own))
        contract = Contract(self.deal.declarer, self.deal.call)
        return self.rules.score(taken if self.side == 0 else taken[::-1], contract, self._totals)

    def margin(self, total: int) -> int:
        """Return by how much the side outscores the other with this total."""
        score = self.outcome(total).score
        return score[self.side] - score[1 - self.side]
