"""The arguments of `rook13 simulate`, and the run over its games."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path

from rook13.bots.levels import steady
from rook13.cli.arguments import add_bots, add_game, bot_levels, rules_from, whole_number
from rook13.cli.command import Command
from rook13.cli.errors import CommandError
from rook13.cli.simulate.progress import Progress
from rook13.cli.simulate.selfplay import PlayedGame, SelfPlay
from rook13.cli.simulate.statistics import Statistics
from rook13.engine.record import dump_record
from rook13.engine.ruleset import Ruleset
from rook13.engine.shuffle import derive_seed

USUAL_GAMES, USUAL_SEED = 100, "1"
MOST_HANDS = 1000


def _add_arguments(parser: ArgumentParser) -> None:
    add_game(parser)
    parser.add_argument(
        "--games", metavar="N", type=whole_number(1), default=USUAL_GAMES, help="how many games"
    )
    parser.add_argument(
        "--seed", metavar="S", default=USUAL_SEED, help="any text; the same seed, the same games"
    )
    add_bots(parser, default="random")
    parser.add_argument(
        "--hand-limit",
        metavar="N",
        type=whole_number(1),
        default=MOST_HANDS,
        help=f"stop a game after so many deals (without it: {MOST_HANDS})",
    )
    parser.add_argument("--save", metavar="DIR", type=Path, help="write a record of each game here")
    parser.add_argument("--json", action="store_true", help="print JSON")


def _run(arguments: Namespace) -> int:
    rules = rules_from(arguments)
    levels = bot_levels(arguments.bots, rules)
    statistics = Statistics(rules)
    progress = Progress(arguments.games, "games", sys.stderr)
    try:
        for game in _games(rules, levels, arguments):
            statistics.add(game)
            if arguments.save:
                _save(game, arguments.save, statistics.games)
            progress.update(statistics.games)
    finally:
        progress.close()
    _report(statistics, levels, arguments)
    return 0


def _games(rules: Ruleset, levels: Sequence[str], arguments: Namespace) -> Iterator[PlayedGame]:
    for number in range(1, arguments.games + 1):
        seed = derive_seed("simulate", arguments.seed, number)
        bots = [
            steady(level, derive_seed(seed.hex(), seat.name))
            for level, seat in zip(levels, rules.seats, strict=True)
        ]
        names = [f"Bot {level}" for level in levels]
        yield SelfPlay(rules, bots, names, seed).play(arguments.hand_limit)


def _save(game: PlayedGame, folder: Path, number: int) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        text = dump_record(game.recorder.record())
        (folder / f"game-{number:05}.json").write_text(f"{text}\n", encoding="utf-8")
    except OSError as error:
        raise CommandError(f"{folder} cannot be written to: {error.strerror}.") from None


def _report(statistics: Statistics, levels: Sequence[str], arguments: Namespace) -> None:
    rules = statistics.rules
    if arguments.json:
        setting = {
            "game": rules.id,
            "options": rules.options.differing(),
            "players": rules.players,
            "seed": arguments.seed,
            "bots": list(levels),
        }
        print(json.dumps(setting | statistics.as_json(), ensure_ascii=False))
        return
    print(f"{rules.title}, bots {', '.join(levels)}, seed {arguments.seed}")
    print("\n".join(statistics.lines()))


COMMAND = Command("simulate", "Let bots play games and count the results.", _add_arguments, _run)
