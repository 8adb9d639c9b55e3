"""What the levels are worth as opponents: `python -m tools.bot_ratings RESULTS…`.

Reads what `rook13 arena --json` printed, any number of results in a file, and writes
`resources/bots/ratings.json`. Normal is 1500. A level that did not meet Normal follows from the one
next to it, as Expert does from Hard. A level keeps its rating in a game without new results.
"""

from __future__ import annotations

import json
import math
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from statistics import NormalDist, fmean
from typing import Any

from rook13.bots.calibration import calibration_of
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.ruleset import Ruleset
from rook13.laboratory.arena import Part
from rook13.table.config import LEVELS

RATINGS = Path(__file__).parents[1] / "resources" / "bots" / "ratings.json"
ANCHOR, ANCHORED_AT = "normal", 1500
FARTHEST = 500
"""A level that always wins has no rating that games could tell."""
ROUNDED = 10

Ratings = dict[str, dict[str, int]]
"""By game and level."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """How much better one level was than another, in score a hand."""

    game: str
    better: str
    worse: str
    difference: float
    deals: int


def comparisons(text: str) -> Iterator[Comparison]:
    """Yield what can be used of some results: today's levels by the usual rules, all parts."""
    for line in filter(None, map(str.strip, text.splitlines())):
        found: dict[str, Any] = json.loads(line)
        first, second = (found[name].partition(":")[0] for name in ("a", "b"))
        usual = not found["options"] and found["players"] == make_rules(found["game"]).players
        if usual and len(found["parts"]) == len(Part) and {first, second} <= set(LEVELS):
            difference = found["score_difference"]["mean"]
            yield Comparison(found["game"], first, second, difference, found["pairings"])


def rating_difference(rules: Ruleset, difference: float) -> float:
    """Return how many points of rating so much score a hand is worth over a usual game."""
    calibration, goal = calibration_of(rules), rules.goal
    hands = goal.rounds or (goal.target or 0) / calibration.gain
    chance = NormalDist().cdf(difference * math.sqrt(hands) / calibration.spread)
    chance = min(1 - 1e-9, max(1e-9, chance))
    return max(-FARTHEST, min(FARTHEST, 400 * math.log10(chance / (1 - chance))))


def mean_difference(found: Iterable[Comparison], better: str, worse: str) -> float | None:
    """Return the mean over all deals of two levels, in either order."""
    met = [c for c in found if {c.better, c.worse} == {better, worse}]
    deals = sum(c.deals for c in met)
    if not deals:
        return None
    return (
        sum(c.deals * (c.difference if c.better == better else -c.difference) for c in met) / deals
    )


def rate(game: str, found: Sequence[Comparison], known: Mapping[str, int]) -> dict[str, int]:
    """Return the rating of each level in a game; what there is no result for stays as known."""
    rules, rated = make_rules(game), {ANCHOR: ANCHORED_AT}
    for level in LEVELS:
        place = LEVELS.index(level)
        for other in (ANCHOR, LEVELS[max(0, place - 1)]):
            difference = mean_difference(found, level, other) if other in rated else None
            if level not in rated and difference is not None:
                above = round(rating_difference(rules, difference) / ROUNDED) * ROUNDED
                farthest = ANCHORED_AT + FARTHEST
                rated[level] = max(ANCHORED_AT - FARTHEST, min(farthest, rated[other] + above))
    return {level: rated.get(level, known[level]) for level in LEVELS}


def rate_all(found: Sequence[Comparison], known: Ratings) -> Ratings:
    """Return the ratings in every game."""
    games = [game.id for game in RULESETS]
    return {game: rate(game, [c for c in found if c.game == game], known[game]) for game in games}


def as_text(ratings: Ratings) -> str:
    """Return the file: the ratings of each game, and their means for games without any."""
    usual = {
        level: round(fmean(rated[level] for rated in ratings.values()) / ROUNDED) * ROUNDED
        for level in LEVELS
    }
    games = ",\n".join(f"    {json.dumps(game)}: {json.dumps(ratings[game])}" for game in ratings)
    return f'{{\n  "usual": {json.dumps(usual)},\n  "games": {{\n{games}\n  }}\n}}\n'


def main(arguments: Sequence[str] | None = None) -> None:
    """Derive the ratings from results and write them."""
    parser = ArgumentParser(prog="python -m tools.bot_ratings", description=__doc__)
    parser.add_argument("results", nargs="+", type=Path, help="output of rook13 arena --json")
    parser.add_argument("--output", type=Path, default=RATINGS, help="file to write")
    chosen = parser.parse_args(arguments)
    found = [c for path in chosen.results for c in comparisons(path.read_text("utf-8"))]
    if not found:
        sys.exit("None of these results compares two of today's levels by the usual rules.")
    known: Ratings = json.loads(RATINGS.read_text("utf-8"))["games"]
    text = as_text(rate_all(found, known))
    chosen.output.write_text(text, "utf-8")
    print(text, end="")


if __name__ == "__main__":
    main()
