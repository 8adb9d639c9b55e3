"""The arguments of `rook13 play`, and how they make a table."""

from __future__ import annotations

import contextlib
import importlib
import secrets
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path

from rook13.bots.levels import LEVELS, Bot
from rook13.cli.arguments import (
    add_bots,
    add_game,
    bot_levels,
    deal_seed,
    find_game,
    find_seat,
    rules_from,
)
from rook13.cli.command import Command
from rook13.cli.errors import CommandError, UsageError
from rook13.cli.paint import terminal_paint
from rook13.cli.play.saves import SaveFile, autosave_path, set_previous_aside
from rook13.cli.play.screen import Screen
from rook13.cli.play.session import Session
from rook13.cli.play.table import Table
from rook13.cli.records import STANDARD_INPUT, read_record, replay_failure
from rook13.cli.seating import (
    BOT_PREFIX,
    display_names,
    drawn_dealer,
    human_seat,
    seat_names,
)
from rook13.engine.game import new_game
from rook13.engine.record import RecordError, opening, replay_steps
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.shuffle import SEED_BYTES, derive_seed
from rook13.storage.files import usual_folder
from rook13.wording.words import Names

USUAL_GAME, USUAL_NAME = "rook13", "You"
LONGEST_NAME = 20
AUTOSAVE = ""
"""What `--resume` without a file stands for."""


def _add_arguments(parser: ArgumentParser) -> None:
    add_game(parser, default=USUAL_GAME)
    parser.add_argument("--name", metavar="YOU", help=f"your name (without it: {USUAL_NAME})")
    parser.add_argument("--seat", metavar="SEAT", help="where you sit (without it: first)")
    add_bots(parser, default="normal")
    parser.add_argument(
        "--seed", metavar="HEX", type=deal_seed, help="the same seed, the same deals"
    )
    files = parser.add_mutually_exclusive_group()
    files.add_argument("--save", metavar="FILE", type=Path, help="keep the game in this file")
    files.add_argument(
        "--resume",
        metavar="FILE",
        nargs="?",
        const=AUTOSAVE,
        help="go on with a saved game (without a file: the last one you left)",
    )


def _run(arguments: Namespace) -> int:
    _edit_lines()
    make = _new_table if arguments.resume is None else _resumed_table
    session, save = make(arguments)
    names = Names(session.rules, display_names(session.names))
    screen = Screen(names, session.you, terminal_paint())
    screen.welcome()
    if arguments.resume is not None:
        screen.recap(session.view)
    elif save.automatic:
        _mention_previous()
    Table(session, screen, save).play()
    return 0


def _new_table(arguments: Namespace) -> tuple[Session, SaveFile]:
    arguments.game = arguments.game or USUAL_GAME
    rules = rules_from(arguments)
    you = find_seat(rules, arguments.seat) if arguments.seat else rules.seats[0]
    names = seat_names(rules, you, _checked_name(arguments.name))
    seed = _seed(arguments)
    start = new_game(rules, _first_dealer(rules, you, seed))
    return Session(start, names, you, _bots(arguments, rules, seed), seed), _new_file(
        arguments.save
    )


def _resumed_table(arguments: Namespace) -> tuple[Session, SaveFile]:
    if arguments.options or arguments.preset or arguments.players or arguments.name:
        raise UsageError("A resumed game has its players and options already.")
    save = _resumed_file(arguments.resume)
    record = read_record(str(save.path))
    try:
        start = opening(record)
        actions = [step.action for step in replay_steps(record)]
    except RecordError as error:
        raise replay_failure(record, error) from None
    rules, seed = start.rules, _seed(arguments)
    if arguments.game and find_game(arguments.game).id != rules.id:
        raise UsageError(f"The saved game is {rules.title}.")
    you = find_seat(rules, arguments.seat) if arguments.seat else human_seat(rules, record.seats)
    session = Session(start, record.seats, you, _bots(arguments, rules, seed), seed, actions)
    if session.is_over:
        raise CommandError("The saved game is over; rook13 replay shows its results.")
    return session, save


def _first_dealer(rules: Ruleset, you: Seat, seed: bytes) -> Seat:
    """Return the host where the host deals, who is you, or else draw."""
    host_deals = rules.options.values().get("dealer") == "host"
    return you if host_deals else drawn_dealer(rules, seed)


def _bots(arguments: Namespace, rules: Ruleset, seed: bytes) -> dict[Seat, Bot]:
    levels = zip(rules.seats, bot_levels(arguments.bots, rules), strict=True)
    return {seat: LEVELS[level](derive_seed(seed.hex(), seat.name)) for seat, level in levels}


def _seed(arguments: Namespace) -> bytes:
    return bytes.fromhex(arguments.seed) if arguments.seed else secrets.token_bytes(SEED_BYTES)


def _checked_name(given: str | None) -> str:
    name = USUAL_NAME if given is None else given.strip()
    if not name.isprintable() or not 0 < len(name) <= LONGEST_NAME:
        raise UsageError(f"A name has one to {LONGEST_NAME} characters that can be printed.")
    if name.startswith(BOT_PREFIX):
        raise UsageError("Names of bots start like that; please take another.")
    return name


def _new_file(chosen: Path | None) -> SaveFile:
    if chosen is None:
        return SaveFile(autosave_path(), automatic=True)
    save = SaveFile(chosen, automatic=False)
    if chosen.exists():
        raise UsageError(f"{chosen} is there already. To go on with it: {save.resume_command}")
    return save


def _resumed_file(name: str) -> SaveFile:
    if name == STANDARD_INPUT:
        raise UsageError("Standard input is for what you type; name the file to resume.")
    if name != AUTOSAVE:
        path = Path(name)
        return SaveFile(path, automatic=path.resolve().parent == usual_folder().resolve())
    if not autosave_path().exists():
        raise CommandError("There is no unfinished game to resume.")
    return SaveFile(autosave_path(), automatic=True)


def _mention_previous() -> None:
    previous = set_previous_aside()
    if previous is not None:
        title, save = previous
        print(f"Your unfinished game of {title} is kept: {save.resume_command}")


def _edit_lines() -> None:
    """Give the prompt a history and arrow keys where the system has them."""
    if sys.stdin.isatty():
        with contextlib.suppress(ImportError):
            importlib.import_module("readline")


COMMAND = Command("play", "Play a game against bots in the terminal.", _add_arguments, _run)
