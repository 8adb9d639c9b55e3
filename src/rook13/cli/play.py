"""`rook13 play`: a game against bots in the terminal, new or resumed."""

from __future__ import annotations

import os
import secrets
from argparse import ArgumentParser, Namespace
from dataclasses import replace
from pathlib import Path

from rook13.cli.arguments import (
    USUAL_GAME,
    add_bots,
    add_game,
    bot_levels,
    deal_seed,
    find_game,
    find_seat,
    rules_from,
)
from rook13.cli.event_loop import line_editing
from rook13.cli.event_loop import run as run_on_loop
from rook13.cli.problems import CommandError, UsageError
from rook13.cli.records import (
    BOT_PREFIX,
    STANDARD_INPUT,
    drawn_dealer,
    human_seat,
    read_record,
    replaying,
    seat_names,
)
from rook13.cli.saves import SavedGames, SaveFile
from rook13.cli.solo_table import USUAL_NAME, SoloGame, play
from rook13.engine.game import seat_to_act
from rook13.engine.record import Record, replay
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.shuffle import SEED_BYTES

LONGEST_NAME = 20
LAST = ""
"""What `--resume` without a file stands for."""


def add_arguments(parser: ArgumentParser) -> None:
    """Add what the command takes."""
    add_game(parser, default=USUAL_GAME)
    parser.add_argument("--name", metavar="YOU", help=f"your name (default: {USUAL_NAME})")
    parser.add_argument("--seat", metavar="SEAT", help="your seat (default: the first)")
    add_bots(parser, default="normal")
    parser.add_argument(
        "--seed", metavar="HEX", type=deal_seed, help="the same seed gives the same deals"
    )
    files = parser.add_mutually_exclusive_group()
    files.add_argument("--save", metavar="FILE", type=Path, help="save the game in this file")
    files.add_argument(
        "--resume",
        metavar="FILE",
        nargs="?",
        const=LAST,
        help="resume a saved game (default: the last one you left)",
    )


def run(arguments: Namespace) -> int:
    """Run the command, and return its exit status."""
    saved = SavedGames(arguments.data_dir)
    if arguments.resume is None:
        game, save = _new_game(arguments), _new_file(saved, arguments.save)
    else:
        save = _resumed_file(saved, arguments.resume)
        game = _resumed_game(arguments, save)
    notice = saved.set_last_aside() if save.automatic and not game.is_resumed else ""
    if not save.automatic:
        # A file that cannot be written is better known before the first card.
        save.write(game.record)
    with line_editing():
        return run_on_loop(lambda stop, owner: play(game, save, notice, stop, owner))


def _new_game(arguments: Namespace) -> SoloGame:
    arguments.game = arguments.game or USUAL_GAME
    rules = rules_from(arguments)
    you = find_seat(rules, arguments.seat) if arguments.seat else rules.seats[0]
    names = seat_names(rules, you, _checked_name(arguments.name))
    seed = _seed(arguments)
    dealer = _first_dealer(rules, you, seed)
    record = Record(rules.id, rules.options.differing(), names, dealer.name)
    levels = bot_levels(arguments.bots, rules)
    return SoloGame(record, you, levels, seed, is_resumed=False)


def _resumed_game(arguments: Namespace, save: SaveFile) -> SoloGame:
    if arguments.options or arguments.preset or arguments.players or arguments.name:
        raise UsageError("A resumed game already has its players and options.")
    record = read_record(str(save.path))
    with replaying(record):
        state = replay(record)
    rules = state.rules
    if arguments.game and find_game(arguments.game).id != rules.id:
        raise UsageError(f"The saved game is {rules.title}.")
    you = find_seat(rules, arguments.seat) if arguments.seat else human_seat(rules, record.seats)
    if seat_to_act(state) is None:
        raise CommandError("The saved game is over; rook13 replay shows its results.")
    levels = bot_levels(arguments.bots, rules)
    return SoloGame(record, you, levels, _seed(arguments), is_resumed=True)


def _first_dealer(rules: Ruleset, you: Seat, seed: bytes) -> Seat:
    """Return your seat where the host deals; otherwise draw the dealer."""
    host_deals = rules.options.values().get("dealer") == "host"
    return you if host_deals else drawn_dealer(rules, seed)


def _seed(arguments: Namespace) -> bytes:
    return bytes.fromhex(arguments.seed) if arguments.seed else secrets.token_bytes(SEED_BYTES)


def _checked_name(given: str | None) -> str:
    name = USUAL_NAME if given is None else given.strip()
    if not name.isprintable() or not 0 < len(name) <= LONGEST_NAME:
        raise UsageError(f"A name needs 1 to {LONGEST_NAME} printable characters.")
    if name.startswith(BOT_PREFIX):
        raise UsageError("Bot names start like that; choose another.")
    return name


def _new_file(saved: SavedGames, chosen: Path | None) -> SaveFile:
    if chosen is None:
        return saved.last()
    save = saved.file(chosen)
    if os.path.exists(chosen):  # noqa: PTH110 (a name that is too long isn't there either)
        raise UsageError(f"{chosen} already exists. To resume it: {save.resume_command}")
    return replace(save, automatic=False)


def _resumed_file(saved: SavedGames, name: str) -> SaveFile:
    if name == STANDARD_INPUT:
        raise UsageError("Standard input is for what you type; name the file to resume.")
    if name != LAST:
        return saved.file(Path(name))
    save = saved.last()
    if not save.path.exists():
        raise CommandError("There is no unfinished game to resume.")
    return save
