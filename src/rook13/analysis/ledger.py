"""What the two sides of a hand play for, in the kernel's terms and in the game's score.

Everything is counted for one side: the declarer's, or the first where there is none. Its `total`
is what the game counts for it at the end: points with kitty and bonus, or tricks, which a misère
turns into a loss.
"""

from __future__ import annotations

from dataclasses import dataclass

from rook13.engine.auction import Call
from rook13.engine.ruleset import DECLARER, LAST_TRICK, NOBODY_TAKES, Contract, Outcome, Ruleset
from rook13.engine.state import NOBODY, Playing
from rook13.kernel import Stakes


@dataclass(frozen=True, slots=True)
class Deal:
    """Who promised what, with which cards laid aside, under which trump."""

    declarer: int
    call: Call | None
    discard: int
    trump: int
    bids: tuple[int, ...] = ()
    """The tricks that each seat promised, where everybody bids."""

    @property
    def contract(self) -> Contract:
        """Return it as the rules score it."""
        return Contract(self.declarer, self.call, self.bids)


class Ledger:
    """Counts for one side what a hand brings."""

    def __init__(self, rules: Ruleset, deal: Deal, totals: tuple[int, ...]) -> None:
        self.rules = rules
        self.deal = deal
        self.side = rules.side_of[deal.declarer] if deal.declarer != NOBODY else 0
        self.sides = [int(rules.side_of[seat] != self.side) for seat in range(rules.players)]
        self.tricks = rules.hand_size(1)
        self._totals = totals
        self._aside = rules.deck.points_in(deal.discard)
        costs = deal.call is None and not deal.bids
        misere = deal.call is not None and deal.call.misere
        self.ducks = not rules.counts_points and (costs or misere)
        self.step = rules.step
        self.stakes = self._stakes()

    def of(self, deal: Deal) -> Ledger:
        """Return the ledger of another contract in the same game."""
        return Ledger(self.rules, deal, self._totals)

    def _stakes(self) -> Stakes:
        rules = self.rules
        if not rules.counts_points:
            return Stakes(-1 if self.ducks else 1, 0, 0, self.tricks + 1)
        last = self._aside if rules.kitty_taker == LAST_TRICK else 0
        return Stakes(0, last, rules.most_tricks_bonus, self.tricks // 2 + 1)

    def gained(self, play: Playing) -> int:
        """Return what the side has so far, as the kernel counts it."""
        won = sum(won for won, side in zip(play.won, self.sides, strict=True) if side == 0)
        if not self.rules.counts_points:
            return -won if self.ducks else won
        bonus = self.rules.most_tricks_bonus if won >= self.stakes.majority else 0
        return play.points[self.side] + bonus + self._kept

    def on_offer(self, play: Playing) -> tuple[int, int]:
        """Return the least and the most that the side can still gain."""
        left = play.hands[play.turn].bit_count()
        if not self.rules.counts_points:
            return (-left, 0) if self.ducks else (0, left)
        cards = sum(self.rules.deck.points_in(hand) for hand in play.hands)
        table = sum(self.rules.deck.points[card] for card in play.trick)
        stakes = self.stakes
        return 0, int(cards + table + stakes.last_trick + stakes.bonus)

    @property
    def _kept(self) -> int:
        rules = self.rules
        return self._aside if rules.kitty_taker == DECLARER else 0

    @property
    def in_play(self) -> int:
        """Return what both sides together count at the end."""
        rules = self.rules
        if not rules.counts_points:
            return self.tricks
        lost = self._aside if rules.kitty_taker == NOBODY_TAKES else 0
        return sum(rules.deck.points) + rules.most_tricks_bonus - lost

    def outcome(self, total: int) -> Outcome:
        """Score a hand in which the side comes to this total; equal tricks are not foreseen."""
        own = abs(total)
        taken = (own, max(0, self.in_play - own))
        taken = taken if self.side == 0 else taken[::-1]
        return self.rules.score(taken, self.deal.contract, self._totals)

    def made(self, total: int, seat: int) -> bool | None:
        """Return whether the contract is made, or what the side of `seat` promised is kept."""
        outcome, bids = self.outcome(total), self.deal.bids
        if not bids:
            return outcome.made
        side = self.rules.side_of[seat]
        return self.rules.keeps_promise(side, outcome.points[side], bids)

    def margin(self, total: int) -> int:
        """Return by how much the side outscores the other with this total."""
        score = self.outcome(total).score
        return score[self.side] - score[1 - self.side]
