"""`rook13 arena`: which of two bots is better, on the same deals with the sides swapped."""

from __future__ import annotations

import json
import math
import multiprocessing
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from statistics import fmean, stdev
from typing import NamedTuple

from rook13.bots.levels import searches
from rook13.cli.arguments import (
    USUAL_GAME,
    add_any_seed,
    add_house_rules,
    add_json,
    level_with_budget,
    rules_from,
    whole_number,
)
from rook13.cli.problems import UsageError
from rook13.cli.terminal import Progress
from rook13.engine.ruleset import Ruleset
from rook13.laboratory.arena import EVERYTHING, Pairing, Part, Tally, play_pairing
from rook13.laboratory.contestants import CONTESTANTS, ORACLE, Contestant

NORMAL_95 = 1.96
USUAL_DEALS = 100


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with half the width of its 95% interval."""

    mean: float
    margin: float

    @classmethod
    def of(cls, values: Sequence[float]) -> Estimate:
        """Return the estimate that independent values give."""
        error = stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
        return cls(fmean(values), NORMAL_95 * error)

    def as_json(self) -> dict[str, float | None]:
        """Return mean and interval; a single value has none."""
        known = math.isfinite(self.margin)
        return {
            "mean": round(self.mean, 4),
            "low": round(self.mean - self.margin, 4) if known else None,
            "high": round(self.mean + self.margin, 4) if known else None,
        }

    def __str__(self) -> str:
        margin = f"{self.margin:.2f}" if math.isfinite(self.margin) else "?"
        return f"{self.mean:+.2f} ± {margin}"


class Standings:
    """Collects pairings and compares the two contestants."""

    def __init__(
        self,
        rules: Ruleset,
        pair: tuple[Contestant, Contestant],
        parts: frozenset[Part] = EVERYTHING,
        *,
        match: bool,
    ) -> None:
        self._rules = rules
        self._names = (str(pair[0]), str(pair[1]))
        self._parts = [part for part in Part if part in parts]
        self._match = match
        self.pairings: list[Pairing] = []

    def add(self, pairing: Pairing) -> None:
        self.pairings.append(pairing)

    def as_json(self) -> dict[str, object]:
        """Return everything as JSON; only the times depend on the machine."""
        won = {"matches_won": self._won().as_json()} if self._match else {}
        return {
            "game": self._rules.id,
            "options": self._rules.options.differing(),
            "players": self._rules.players,
            "a": self._names[0],
            "b": self._names[1],
            "parts": [str(part) for part in self._parts],
            "pairings": len(self.pairings),
            "hands": sum(pairing.hands for pairing in self.pairings),
            "points_difference": self._difference("points").as_json(),
            "score_difference": self._difference("score").as_json(),
            **won,
            "contestants": [_contestant_json(name, self._tallies(place))
                            for place, name in enumerate(self._names)],
        }  # fmt: skip

    def lines(self) -> list[str]:
        """Return a table for people."""
        first, second = self._names
        unit = "pairs of games" if self._match else "deals"
        hands = sum(pairing.hands for pairing in self.pairings)
        taken = "points" if self._rules.counts_points else "tricks"
        lines = [
            f"{self._rules.title}: {first} against {second},"
            f" {len(self.pairings):,} {unit}, {hands:,} hands",
            *self._division(),
            f"{taken + ' per hand':<16} {self._difference('points')}",
            f"{'score per hand':<16} {self._difference('score')}",
        ]
        if self._match:
            won = self._won()
            lines.append(f"{'games won':<16} {won.mean:.1%} ± {won.margin:.1%} by {first}")
        lines += [
            "",
            f"{'':<14}{'bids':>7}{'made':>8}{'average':>9}{'taken':>8}"
            f"{'p50 ms':>9}{'p95':>8}{'max':>8}",
        ]
        for place, name in enumerate(self._names):
            lines.append(_contestant_line(name, self._tallies(place)))
        return lines

    def _division(self) -> list[str]:
        """Return a line about who decides what, if the first does not decide everything."""
        if len(self._parts) == len(Part):
            return []
        first, second = self._names
        return [f"{first} decides {' and '.join(self._parts)}, {second} the rest"]

    def _tallies(self, place: int) -> list[Tally]:
        return [pairing.tallies[place] for pairing in self.pairings]

    def _difference(self, what: str) -> Estimate:
        pairs = zip(self._tallies(0), self._tallies(1), strict=True)
        return Estimate.of([getattr(a, what) - getattr(b, what) for a, b in pairs])

    def _won(self) -> Estimate:
        """Return the share of games that the first has won, undecided ones left out."""
        pairs = zip(self._tallies(0), self._tallies(1), strict=True)
        return Estimate.of([a.wins / (a.wins + b.wins) for a, b in pairs if a.wins + b.wins])


def percentile(times: Sequence[float], share: float) -> float:
    """Return the time below which this share of the decisions took, in milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


class _Bids(NamedTuple):
    """What became of a contestant's bids."""

    number: int
    made: int
    average: float
    taken: float
    """Points or tricks on average, in the hands that were bid for."""


def _bids(tallies: Sequence[Tally]) -> _Bids:
    number, made, bid, taken = (
        sum(getattr(tally, what) for tally in tallies)
        for what in ("contracts", "made", "bid_sum", "taken_sum")
    )
    return _Bids(number, made, bid / max(1, number), taken / max(1, number))


def _times(tallies: Sequence[Tally]) -> list[float]:
    return [time for tally in tallies for time in tally.times]


def _contestant_json(name: str, tallies: Sequence[Tally]) -> dict[str, object]:
    bids, times = _bids(tallies), _times(tallies)
    return {
        "name": name,
        "bids": bids.number,
        "made": bids.made,
        "average_bid": round(bids.average, 2),
        "average_taken": round(bids.taken, 2),
        "ms": {
            "p50": round(percentile(times, 0.5), 3),
            "p95": round(percentile(times, 0.95), 3),
            "max": round(percentile(times, 1.0), 3),
        },
    }


def _contestant_line(name: str, tallies: Sequence[Tally]) -> str:
    bids, times = _bids(tallies), _times(tallies)
    share = f"{bids.made / bids.number:.1%}" if bids.number else "–"
    middle, late, longest = (f"{percentile(times, share):.1f}" for share in (0.5, 0.95, 1.0))
    return (
        f"{name:<14}{bids.number:>7,}{share:>8}{bids.average:>9.1f}{bids.taken:>8.1f}"
        f"{middle:>9}{late:>8}{longest:>8}"
    )


def contestant(text: str) -> Contestant:
    """Read LEVEL or LEVEL:ITERATIONS."""
    level, iterations = level_with_budget(text, CONTESTANTS)
    if level == ORACLE and iterations is not None:
        raise ArgumentTypeError(f"{level} takes no budget")
    return Contestant(level, iterations)


def parts_from(text: str) -> frozenset[Part]:
    """Read parts of the play with commas between them."""
    names = text.split(",")
    for name in names:
        if name not in set(Part):
            raise ArgumentTypeError(f"there is no part “{name}”; the parts are {', '.join(Part)}")
    return frozenset(Part(name) for name in names)


def add_arguments(parser: ArgumentParser) -> None:
    """Add what the command takes."""
    parser.add_argument("--game", metavar="GAME", default=USUAL_GAME, help="game to play")
    add_house_rules(parser)
    for name in ("a", "b"):
        parser.add_argument(
            f"--{name}",
            metavar="LEVEL[:ITERATIONS]",
            type=contestant,
            required=True,
            help=f"one of {', '.join(CONTESTANTS)}; :N sets the iterations per decision",
        )
    parser.add_argument(
        "--parts",
        metavar="PART[,PART…]",
        type=parts_from,
        default=EVERYTHING,
        help=f"what A decides: {', '.join(Part)}; B's bot decides the rest for it",
    )
    parser.add_argument(
        "--deals",
        metavar="N",
        type=whole_number(1),
        default=USUAL_DEALS,
        help="number of deals, or of pairs of games with --match",
    )
    parser.add_argument("--match", action="store_true", help="play whole games")
    add_any_seed(parser, "deals")
    parser.add_argument(
        "--jobs", metavar="N", type=whole_number(1), default=1, help="number of processes"
    )
    add_json(parser)


def run(arguments: Namespace) -> int:
    """Run the command, and return its exit status."""
    rules = rules_from(arguments)
    if arguments.a == arguments.b and not searches(arguments.a.level):
        raise UsageError("A and B are the same bot, so there is nothing to compare.")
    standings = Standings(rules, (arguments.a, arguments.b), arguments.parts, match=arguments.match)
    progress = Progress(arguments.deals, "games" if arguments.match else "deals", sys.stderr)
    try:
        for pairing in _pairings(rules, arguments):
            standings.add(pairing)
            progress.update(len(standings.pairings))
    finally:
        progress.close()
    if arguments.json:
        found = {"seed": arguments.seed} | standings.as_json()
        print(json.dumps(found, ensure_ascii=False))
    else:
        print("\n".join(standings.lines()))
    return 0


def _pairings(rules: Ruleset, arguments: Namespace) -> Iterator[Pairing]:
    pair = (arguments.a, arguments.b)
    play = partial(_play, rules, pair, arguments.seed, arguments.match, arguments.parts)
    numbers = range(arguments.deals)
    if arguments.jobs == 1:
        yield from map(play, numbers)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(arguments.jobs, mp_context=context) as pool:
        try:
            yield from pool.map(play, numbers)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _play(
    rules: Ruleset,
    pair: tuple[Contestant, Contestant],
    seed: str,
    match: bool,
    parts: frozenset[Part],
    number: int,
) -> Pairing:
    return play_pairing(rules, pair, seed, number, match=match, parts=parts)
