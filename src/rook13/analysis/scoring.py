"""What the two sides of a hand play for, in the kernel's terms and in the game's score.

Everything is counted for one side: the declarer's, or the first where there is none. Its `total`
is what the game counts for it at the end: points with kitty and bonus, or tricks, which a misère
turns into a loss.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rook13.engine.auction import Call
from rook13.engine.ruleset import (
    DECLARER,
    LAST_TRICK,
    NOBODY_TAKES,
    Contract,
    Outcome,
    Ruleset,
    TrumpSource,
)
from rook13.engine.state import NOBODY, Match, Playing
from rook13.engine.trick import NO_TRUMP
from rook13.kernel import Stakes


@dataclass(frozen=True, slots=True)
class ContractTerms:
    """Who promised what, with which cards discarded, under which trump."""

    declarer: int
    call: Call | None
    discard: int
    trump: int
    bids: tuple[int, ...] = ()
    """The tricks that each seat promised, where everybody bids."""

    @property
    def contract(self) -> Contract:
        return Contract(self.declarer, self.call, self.bids)


class SideScoring:
    """Counts what a hand brings for one side."""

    def __init__(self, rules: Ruleset, terms: ContractTerms, match: Match) -> None:
        self.rules = rules
        self.terms = terms
        self.side = rules.side_of[terms.declarer] if terms.declarer != NOBODY else 0
        self.sides = [int(rules.side_of[seat] != self.side) for seat in range(rules.players)]
        self.tricks = rules.hand_size(match.number)
        self._match = match
        self._before = rules.scored_from(match.totals)
        self._aside = rules.deck.points_in(terms.discard)
        costs = terms.call is None and not terms.bids
        misere = terms.call is not None and terms.call.misere
        self.ducks = not rules.counts_points and (costs or misere)
        self.step = rules.step
        self.stakes = self._stakes()

    def of(self, terms: ContractTerms) -> SideScoring:
        return SideScoring(self.rules, terms, self._match)

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
        """Score a hand in which the side takes this total; equal tricks are not foreseen."""
        own = abs(total)
        taken = (own, max(0, self.in_play - own))
        taken = taken if self.side == 0 else taken[::-1]
        return self.rules.score(taken, self.terms.contract, self._before)

    def made(self, total: int, seat: int) -> bool | None:
        """Return whether the contract is made, or what the side of `seat` promised is kept."""
        outcome, bids = self.outcome(total), self.terms.bids
        if not bids:
            return outcome.made
        side = self.rules.side_of[seat]
        return self.rules.keeps_promise(side, outcome.points[side], bids)

    def margin(self, total: int) -> int:
        """Return by how much the side outscores the other with this total."""
        score = self.outcome(total).score
        return score[self.side] - score[1 - self.side]


MISERE = NO_TRUMP - 1
"""A strain is the index of the trump suit, NO_TRUMP, or this."""


def strains_of(rules: Ruleset, calls: Sequence[Call]) -> list[int]:
    """Return every strain that can be played in a game with these calls."""
    suits = [suit.index for suit in rules.deck.suits]
    if rules.trump_source is TrumpSource.DECLARER:
        return suits
    return [*suits, NO_TRUMP, *([MISERE] if any(call.misere for call in calls) else [])]


def strain_of(call: Call) -> int:
    """Return the strain of a call; one for points leaves it open and counts as without trump."""
    if call.misere:
        return MISERE
    return NO_TRUMP if call.suit is None else call.suit.index


def trump_of(strain: int) -> int:
    """Return the trump under which a strain is played."""
    return NO_TRUMP if strain == MISERE else strain


def highest_call(calls: Sequence[Call], strain: int, total: int) -> Call | None:
    """Return the highest call that a total of the declarer's side makes."""
    made = [call for call in calls if _fits(call, strain) and _makes(call, total)]
    return max(made, key=lambda call: call.rank, default=None)


def _fits(call: Call, strain: int) -> bool:
    is_for_points = not call.tricks and not call.misere
    return is_for_points or strain_of(call) == strain


def _makes(call: Call, total: int) -> bool:
    if call.misere:
        return total == 0
    return total >= (call.tricks or call.value)
