"""`rook13 arena`: which of two bots is better, on the same deals with the sides swapped."""

from __future__ import annotations

import json
import multiprocessing
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from rook13.bots.arena import CARDS_ONLY, CONTESTANTS, Contestant, Pairing, play_pairing
from rook13.bots.levels import INSTANT
from rook13.cli.arguments import add_house_rules, rules_from, whole_number
from rook13.cli.command import Command
from rook13.cli.errors import UsageError
from rook13.cli.simulate.progress import Progress
from rook13.cli.standings import Standings
from rook13.engine.ruleset import Ruleset

USUAL_DEALS, USUAL_SEED = 100, "1"


def contestant(text: str) -> Contestant:
    """Read LEVEL or LEVEL:ITERATIONS."""
    level, colon, budget = text.partition(":")
    if level not in CONTESTANTS:
        raise ArgumentTypeError(
            f"there is no level “{level}”; the levels are {', '.join(CONTESTANTS)}"
        )
    if not colon:
        return Contestant(level)
    if level not in ("hard", "expert", CARDS_ONLY):
        raise ArgumentTypeError(f"{level} does not search, so it takes no budget")
    return Contestant(level, whole_number(1)(budget))


def _add_arguments(parser: ArgumentParser) -> None:
    parser.add_argument("--game", metavar="GAME", default="rook13", help="which game")
    add_house_rules(parser)
    for name in ("a", "b"):
        parser.add_argument(
            f"--{name}",
            metavar="LEVEL[:ITERATIONS]",
            type=contestant,
            required=True,
            help=f"one of {', '.join(CONTESTANTS)}, with iterations a decision",
        )
    parser.add_argument(
        "--deals",
        metavar="N",
        type=whole_number(1),
        default=USUAL_DEALS,
        help="how many deals, or with --match pairs of games",
    )
    parser.add_argument("--match", action="store_true", help="play whole games")
    parser.add_argument(
        "--seed", metavar="S", default=USUAL_SEED, help="any text; the same seed, the same deals"
    )
    parser.add_argument(
        "--jobs", metavar="N", type=whole_number(1), default=1, help="how many processes"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")


def _run(arguments: Namespace) -> int:
    rules = rules_from(arguments)
    if arguments.a == arguments.b and arguments.a.level in INSTANT:
        raise UsageError("Two players that are the same have nothing to find out.")
    standings = Standings(rules, arguments.a, arguments.b, match=arguments.match)
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
    play = partial(_play, rules, pair, arguments.seed, arguments.match)
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
    rules: Ruleset, pair: tuple[Contestant, Contestant], seed: str, match: bool, number: int
) -> Pairing:
    return play_pairing(rules, pair, seed, number, match=match)


COMMAND = Command("arena", "Let two bots compete on the same deals.", _add_arguments, _run)
