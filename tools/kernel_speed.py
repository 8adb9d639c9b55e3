"""How fast the kernel is: playouts and search iterations a second, and milliseconds to solve.

The interpreted kernel is measured by a second Python that is made to see nothing but its source.
Everything is CPU time, taken in several rounds in which the modes take turns. The best round
counts: what else the machine does can only make it slower. Endings take too long for that, so each
round solves a part of them.
"""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from time import process_time

from rook13 import kernel
from rook13.bots.payoff import match_prize
from rook13.bots.search_setup import kernel_cards, turns
from rook13.engine.rules import RULESETS
from rook13.engine.ruleset import Contract, Ruleset
from rook13.engine.shuffle import deck_order, derive_seed
from rook13.engine.state import Match

ROUNDS = 5
SIDES = [0, 1, 0, 1]
WORLDS = 50
SLICE = 200
ENDINGS = 15
SHORT, LONG = 6, 9
SLOTS = 1 << 16
LOADER = """
import json, sys
from importlib.machinery import FileFinder, SourceFileLoader
sys.path_importer_cache[{folder!r}] = FileFinder({folder!r}, (SourceFileLoader, [".py"]))
from dataclasses import asdict
from tools.kernel_speed import measured
print(json.dumps(asdict(measured({seconds}, {number}))))
"""


@dataclass(frozen=True, slots=True)
class KernelSpeed:
    """Figures of one mode; the long endings take too long where the kernel is interpreted."""

    compiled: bool
    playouts: float
    iterations: float
    short_ms: float
    long_ms: float | None


@dataclass(frozen=True, slots=True)
class Round:
    """What one round found, with the milliseconds of each ending."""

    compiled: bool
    playouts: float
    iterations: float
    short_ms: list[float]
    long_ms: list[float]


def measured(seconds: float, number: int) -> Round:
    """Measure the kernel that is loaded in a round, for so long each."""
    rules = RULESETS[0]()
    compiled = kernel.COMPILED
    return Round(
        compiled,
        _playouts(rules, seconds),
        _iterations(rules, seconds),
        _solving(rules, SHORT, number),
        _solving(rules, LONG, number) if compiled else [],
    )


def both(seconds: float) -> list[KernelSpeed]:
    """Measure the kernel that is loaded and, if that is the compiled one, its source as well."""
    loaded, interpreted = [], []
    for number in range(ROUNDS):
        loaded.append(measured(seconds / ROUNDS, number))
        if kernel.COMPILED:
            interpreted.append(_from_source(seconds / ROUNDS, number))
    return [_together(rounds) for rounds in (loaded, interpreted) if rounds]


def _from_source(seconds: float, number: int) -> Round:
    program = LOADER.format(folder=kernel.__path__[0], seconds=seconds, number=number)
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parent.parent,
    )
    return Round(**json.loads(done.stdout))


def _together(rounds: list[Round]) -> KernelSpeed:
    long_ms = [time for each in rounds for time in each.long_ms]
    return KernelSpeed(
        rounds[0].compiled,
        max(each.playouts for each in rounds),
        max(each.iterations for each in rounds),
        median(time for each in rounds for time in each.short_ms),
        median(long_ms) if long_ms else None,
    )


def lines(speeds: list[KernelSpeed]) -> list[str]:
    """Return the figures as a table, with the ratio where both modes were measured."""
    heads = ["compiled" if speed.compiled else "interpreted" for speed in speeds]
    rows: list[tuple[str, list[float | None], bool]] = [
        ("random playouts a second", [speed.playouts for speed in speeds], False),
        ("search iterations a second", [speed.iterations for speed in speeds], False),
        (f"solving {SHORT} tricks, median ms", [speed.short_ms for speed in speeds], True),
        (f"solving {LONG} tricks, median ms", [speed.long_ms for speed in speeds], True),
    ]
    ratio = f"{'ratio':>9}" if len(speeds) == 2 else ""
    found = [f"{'Rook13, from the first lead':<30}" + "".join(f"{h:>14}" for h in heads) + ratio]
    for name, values, is_time in rows:
        cells = "".join(f"{_number(value, is_time):>14}" for value in values)
        found.append(f"{name:<30}{cells}{_ratio(values, is_time)}".rstrip())
    turns_taken = ", the modes in turn" if len(speeds) == 2 else ""
    note = f"Rates are the best of {ROUNDS} rounds{turns_taken}; CPU time of one core."
    return [*found, "", note]


def _number(value: float | None, is_time: bool) -> str:
    if value is None:
        return "–"
    return f"{value:,.2f}" if is_time else f"{value:,.0f}"


def _ratio(values: list[float | None], is_time: bool) -> str:
    if len(values) != 2 or None in values:
        return ""
    first, second = (value or 1.0 for value in values)
    return f"{(second / first if is_time else first / second):>9.1f}"


def _deal(rules: Ruleset, number: int, tricks: int) -> list[int]:
    order = deck_order(derive_seed("bench", number), len(rules.deck))
    hands = [order[seat : 4 * tricks : 4] for seat in range(4)]
    return [sum(1 << card for card in hand) for hand in hands]


def _rate(seconds: float, work: Callable[[int], None]) -> float:
    """Return how often a second something was done, given work that does it so many times."""
    done, start = 0, process_time()
    while process_time() - start < seconds:
        work(SLICE)
        done += SLICE
    return done / (process_time() - start)


def _playouts(rules: Ruleset, seconds: float) -> float:
    hand = kernel.Hand(kernel_cards(rules, 0), turns(rules))
    hands = _deal(rules, 0, LONG)

    def work(count: int) -> None:
        kernel.random_playouts(hand, hands, 0, count, 1)

    return _rate(seconds, work)


def _iterations(rules: Ruleset, seconds: float) -> float:
    cards, around, rng = kernel_cards(rules, 0), turns(rules), kernel.Rng(1)
    contract = Contract(0, rules.auction(1).calls[4])
    prize = match_prize(rules, Match(3, (0, 0)), contract, 0, 10)
    search = kernel.Search(cards, SIDES, prize.stakes, prize.payoff(), False, 100_000)
    own = _deal(rules, 0, LONG)
    rest = rules.deck.all_mask & ~own[0]
    worlds = [_others(rules, own[0], rest, number) for number in range(WORLDS)]
    root, scratch = kernel.Hand(cards, around), kernel.Hand(cards, around)
    root.start(own, 0)

    def work(count: int) -> None:
        search.run(root, worlds, count, rng, scratch)

    return _rate(seconds, work)


def _others(rules: Ruleset, own: int, rest: int, number: int) -> list[int]:
    cards = [card for card in range(len(rules.deck)) if rest >> card & 1]
    random.Random(number).shuffle(cards)
    hands = [cards[seat * LONG : seat * LONG + LONG] for seat in range(3)]
    return [own, *(sum(1 << card for card in hand) for hand in hands)]


def _solving(rules: Ruleset, tricks: int, first: int) -> list[float]:
    cards, around = kernel_cards(rules, 0), turns(rules)
    times = []
    for number in range(first, ENDINGS, ROUNDS):
        solver = kernel.Solver(cards, kernel.Stakes(0, 10, 20, 5), SIDES, around, SLOTS)
        hand = kernel.Hand(cards, around)
        hand.start(_deal(rules, number, tricks), 0)
        start = process_time()
        _solve(solver, hand)
        times.append(1000 * (process_time() - start))
    return times


def _solve(solver: kernel.Solver, hand: kernel.Hand) -> int:
    low, high = 0, 26
    while low < high:
        middle = (low + high + 1) // 2
        reached = solver.reaches(hand, 5 * middle, 1 << 40) == 1
        low, high = (middle, high) if reached else (low, middle - 1)
    return 5 * low
