"""How far two levels are apart in matches: `python -m tools.match_ratings --a normal --b easy`.

For each game and preset it prints how often the better level wins, and how many points of rating
that is, with the standard error. Every match is played twice with the sides exchanged, or by
everybody for themselves once in each seat, so that the cards are the same for both levels.
"""

from __future__ import annotations

import math
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from statistics import fmean, stdev
from typing import Any

from rook13.bots.levels import steady
from rook13.cli.simulate import SelfPlay
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.ruleset import Ruleset
from rook13.engine.shuffle import derive_seed
from rook13.table.config import LEVELS

MOST_HANDS = 300
POINTS = 400 / math.log(10)
"""Points of rating for each unit of the logarithm of the odds."""


def shares(rules: Ruleset, a: str, b: str, matches: int) -> Iterator[float]:
    """Yield the share of wins of one level at one side against the other at all others."""
    for number in range(matches):
        won = []
        for side, name in enumerate(rules.sides):
            seed = derive_seed("match ratings", rules.id, number)
            levels = [a if of == side else b for of in rules.side_of]
            bots = [steady(level, derive_seed(seed.hex(), n)) for n, level in enumerate(levels)]
            names = [seat.name for seat in rules.seats]
            winners = SelfPlay(rules, bots, names, seed).play(MOST_HANDS).winners
            won.append(1 / len(winners) if name in winners else 0.0)
        yield fmean(won)


def rating_difference(found: Sequence[float], sides: int) -> tuple[float, float]:
    """Return by how many points a level is better, and the standard error of that."""
    chance = min(1 - 1e-3, max(1e-3, fmean(found)))
    # Among so many sides an equal one wins one of as many matches.
    difference = POINTS * (math.log(chance / (1 - chance)) + math.log(sides - 1))
    error = stdev(found) / math.sqrt(len(found)) if len(found) > 1 else math.inf
    return difference, POINTS * error / (chance * (1 - chance))


def main(arguments: Sequence[str] | None = None) -> int:
    """Play and print, one line for each game and preset."""
    parser = ArgumentParser(prog="match_ratings", description=__doc__)
    parser.add_argument("--a", choices=LEVELS, default="normal")
    parser.add_argument("--b", choices=LEVELS, default="easy")
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--game", choices=[ruleset.id for ruleset in RULESETS])
    chosen = parser.parse_args(arguments)
    for ruleset in RULESETS:
        if chosen.game not in (None, ruleset.id):
            continue
        presets: Mapping[str, Mapping[str, Any]] = {"usual": {}, **ruleset.presets}
        for name, options in presets.items():
            rules = make_rules(ruleset.id, options)
            found = list(shares(rules, chosen.a, chosen.b, chosen.matches))
            difference, error = rating_difference(found, len(rules.sides))
            words = f"{fmean(found):6.1%}  {difference:+5.0f} ± {error:.0f}"
            print(f"{ruleset.id:13}{name:16}{words}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
