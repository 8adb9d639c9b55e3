"""What Rook13, Rook and Fowl share: bid points, take counters, score what you took or be set."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from rook13.engine.auction import STEP, Auction, PointAuction
from rook13.engine.options import OptionValue, integer
from rook13.engine.ruleset import (
    LAST_TRICK,
    NOBODY_TAKES,
    Contract,
    Goal,
    Outcome,
    TeamOptions,
    TeamRuleset,
)
from rook13.engine.state import HandResult, Match, Playing, Renege


@dataclass(frozen=True)
class PointOptions(TeamOptions):
    """The limits that every game for points has; each game sets its own."""

    target: int = integer(500, 100, 2000, "Target score", step=5)
    min_bid: int = integer(70, 5, 100, "Minimum bid", step=5)


class PointRuleset(TeamRuleset):
    """A team game whose declarer promises points."""

    options: PointOptions
    kitty: ClassVar[int]
    opener_must_bid: ClassVar[bool] = False
    counts_points = True
    step = STEP

    def __init__(self, options: Mapping[str, object] | None = None, players: int = 4) -> None:
        super().__init__(options, players)
        self._auction = PointAuction(
            self.options.min_bid, self.max_bid, opener_must_bid=self.opener_must_bid
        )

    @property
    @abstractmethod
    def max_bid(self) -> int:
        """Return the highest bid, which ends the auction."""

    @property
    def goal(self) -> Goal:
        """Return the target that the table has chosen."""
        return Goal(target=self.options.target)

    def facts(self) -> dict[str, OptionValue]:
        """Add the highest bid."""
        return super().facts() | {"max_bid": self.max_bid}

    def hand_size(self, number: int) -> int:
        """Return the same for every hand: what the kitty leaves."""
        return (len(self.deck) - self.kitty) // len(self.seats)

    def kitty_size(self, number: int) -> int:
        """Return the same for every hand."""
        return self.kitty

    def auction(self, number: int) -> Auction:
        """Return the same for every hand."""
        return self._auction

    def set_score(self, bid: int, points: int) -> int:
        """Return what the declarer's side scores when it fails its bid."""
        return -bid

    def count(
        self,
        counters: tuple[int, ...],
        tricks: tuple[int, ...],
        laid_aside: int,
        *,
        last: int,
        declarer: int,
    ) -> tuple[int, ...]:
        """Count counters, kitty and bonus."""
        points = list(counters)
        if self.kitty_taker != NOBODY_TAKES:
            points[last if self.kitty_taker == LAST_TRICK else declarer] += laid_aside
        if tricks[0] != tricks[1]:
            points[tricks.index(max(tricks))] += self.most_tricks_bonus
        return tuple(points)

    def score(self, taken: tuple[int, ...], contract: Contract, totals: tuple[int, ...]) -> Outcome:
        """Score what was taken; a set side scores its penalty instead."""
        call = contract.call
        assert call is not None
        declarers = self.side_of[contract.declarer]
        made = taken[declarers] >= call.value
        score = list(taken)
        if not made:
            score[declarers] = self.set_score(call.value, taken[declarers])
        return Outcome(taken, tuple(score), made)

    def settle_renege(self, play: Playing, renege: Renege, match: Match) -> Outcome:
        """Charge the bid to the offenders; the others keep the counters from before the error."""
        call = play.setup.call
        assert call is not None
        offenders = self.side_of[renege.seat]
        score = list(renege.before.points)
        score[offenders] = -call.value
        made = None if offenders != self.side_of[play.setup.declarer] else False
        return Outcome(renege.before.points, tuple(score), made)

    def winners(self, match: Match, result: HandResult) -> tuple[int, ...]:
        """Return the higher side once one has reached the target; equal totals play on."""
        if max(result.totals) < self.options.target:
            return ()
        return higher_side(result.totals)


def higher_side(totals: tuple[int, ...]) -> tuple[int, ...]:
    """Return the side with the higher total, or nothing when they are equal."""
    return () if totals[0] == totals[1] else (totals.index(max(totals)),)


def won_on_bid(rules: TeamRuleset, result: HandResult, target: int) -> tuple[int, ...]:
    """Return the declarer's side if it has just made its bid and stands at `target` or more."""
    if not result.made:
        return ()
    side = rules.side_of[result.declarer]
    return (side,) if result.totals[side] >= target else ()
