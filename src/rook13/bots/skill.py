"""By how much good players do better than those who try things out in simulations.

Measured on 120 hands a game of Hard against itself: what simulations foresaw for whoever declared,
and what came of it. Without this a forecast would be too gloomy by about one bid in eight.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rook13.bots.trials import Result
from rook13.engine.auction import STEP
from rook13.engine.point_game import PointRuleset
from rook13.engine.ruleset import Contract, Ruleset
from rook13.engine.state import NOBODY

TRIED_OUT = 0.26
"""How many of the failures in a search come from trying out what nobody would play."""
MISSED_BY = 1.4
"""Tricks by which promises are missed on average when they are."""


@dataclass(frozen=True, slots=True)
class Skill:
    """Points, or tricks, that the declarer's side takes beyond what trials say."""

    bid: float
    """Before the kitty is seen: they also choose better what to lay aside."""
    prepared: float


SKILLS = {
    "rook13": Skill(9.5, 6.0),
    "rook": Skill(8.0, 5.0),
    "fowl": Skill(5.0, 2.0),
    "five_hundred": Skill(0.25, 0.3),
}


def skill_of(rules: Ruleset) -> Skill:
    """Return what was measured for a game, or nothing where nothing was."""
    return SKILLS.get(rules.id, Skill(0.0, 0.0))


def raised(rules: Ruleset, results: Sequence[Result], amount: float, most: int) -> list[Result]:
    """Return results raised by an amount on average, in the steps in which the game counts."""
    step = STEP if isinstance(rules, PointRuleset) else 1
    whole, part = divmod(amount / step, 1)
    found = []
    owed = 0.0
    for result in results:
        owed += part
        extra = int(owed >= 1)
        owed -= extra
        gain = result.gain + step * (int(whole) + extra)
        found.append(Result(min(gain, most), result.aside))
    return found


def without_trying_out(chance: float) -> float:
    """Return the chance of something for players who do not try things out."""
    return 1 - (1 - chance) * (1 - TRIED_OUT)


def promised_score(rules: Ruleset, tricks: int, score: float, better: float) -> float:
    """Return a score to expect where a promise comes out so much more often."""
    kept, missed = (
        rules.score((taken,), Contract(NOBODY, None, (tricks,)), (0,)).score[0]
        for taken in (tricks, tricks + 1)
    )
    return score + better * (kept - missed * MISSED_BY)
