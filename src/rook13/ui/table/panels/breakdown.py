"""Where the points of a finished hand came from, told apart from the engine's own sums."""

from __future__ import annotations

from dataclasses import dataclass

from rook13.engine.point_game import PointRuleset
from rook13.engine.state import NOBODY, HandResult
from rook13.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class Breakdown:
    """Points of each side: in tricks, in what was laid aside, and for more tricks."""

    counters: tuple[int, ...]
    laid_aside: tuple[int, ...]
    bonus: tuple[int, ...]


def breakdown(game: PlayerView, result: HandResult) -> Breakdown | None:
    """Return the parts of what was taken; None where points are not counted, or a renege ended it.

    What was taken in tricks is in the view and the sum in the result; the bonus goes to one side
    at most, and the rest can only come from the cards laid aside.
    """
    rules = game.rules
    if not isinstance(rules, PointRuleset) or result.reneged != NOBODY:
        return None
    tricks = side_tricks(game, result)
    most = max(tricks)
    is_tie = tricks.count(most) > 1
    bonus = tuple(0 if is_tie or n != most else rules.most_tricks_bonus for n in tricks)
    sums = zip(result.points, game.points, bonus, strict=True)
    laid_aside = tuple(total - counters - extra for total, counters, extra in sums)
    return Breakdown(game.points, laid_aside, bonus)


def side_tricks(game: PlayerView, result: HandResult) -> tuple[int, ...]:
    """Return the tricks that each side has taken."""
    sums = [0] * len(game.rules.sides)
    for seat, count in enumerate(result.tricks):
        sums[game.rules.side_of[seat]] += count
    return tuple(sums)
