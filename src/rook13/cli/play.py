"""`rook13 play`: its arguments, and the game they start or resume."""

from __future__ import annotations

import os
import secrets
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from dataclasses import dataclass
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
from rook13.cli.records import (
    BOT_PREFIX,
    STANDARD_INPUT,
    SaveFile,
    autosave_path,
    drawn_dealer,
    human_seat,
    read_record,
    replay_failure,
    seat_names,
    set_previous_aside,
)
from rook13.cli.subcommand import CommandError, Subcommand, UsageError
from rook13.engine.game import seat_to_act
from rook13.engine.record import Record, RecordError, replay
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.shuffle import SEED_BYTES
from rook13.storage.files import usual_folder

USUAL_NAME = "You"
LONGEST_NAME = 20
AUTOSAVE = ""
"""What `--resume` without a file stands for."""


@dataclass(frozen=True, slots=True)
class SoloGame:
    """A game to play: as far as it is, who sits where, and what decides the next deals."""

    record: Record
    seat: Seat
    levels: Sequence[str]
    """The level of the bot at each seat; the one at your own is not used."""
    seed: bytes
    is_resumed: bool


def _add_arguments(parser: ArgumentParser) -> None:
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
        const=AUTOSAVE,
        help="resume a saved game (default: the last one you left)",
    )


def _run(arguments: Namespace) -> int:
    game, save = _new_game(arguments) if arguments.resume is None else _resumed_game(arguments)
    notice = _set_previous_aside() if save.automatic and not game.is_resumed else ""
    if not save.automatic:
        # A file that cannot be written is better known before the first card.
        save.write(game.record)
    # Qt takes a moment to load, which other commands need not wait for.
    from rook13.cli.event_loop import line_editing, run
    from rook13.cli.solo_table import play

    with line_editing():
        return run(lambda stop, owner: play(game, save, notice, stop, owner))


def _new_game(arguments: Namespace) -> tuple[SoloGame, SaveFile]:
    arguments.game = arguments.game or USUAL_GAME
    rules = rules_from(arguments)
    you = find_seat(rules, arguments.seat) if arguments.seat else rules.seats[0]
    names = seat_names(rules, you, _checked_name(arguments.name))
    seed = _seed(arguments)
    dealer = _first_dealer(rules, you, seed)
    record = Record(rules.id, rules.options.differing(), names, dealer.name)
    levels = bot_levels(arguments.bots, rules)
    return SoloGame(record, you, levels, seed, is_resumed=False), _new_file(arguments.save)


def _resumed_game(arguments: Namespace) -> tuple[SoloGame, SaveFile]:
    if arguments.options or arguments.preset or arguments.players or arguments.name:
        raise UsageError("A resumed game already has its players and options.")
    save = _resumed_file(arguments.resume)
    record = read_record(str(save.path))
    try:
        state = replay(record)
    except RecordError as error:
        raise replay_failure(record, error) from None
    rules = state.rules
    if arguments.game and find_game(arguments.game).id != rules.id:
        raise UsageError(f"The saved game is {rules.title}.")
    you = find_seat(rules, arguments.seat) if arguments.seat else human_seat(rules, record.seats)
    if seat_to_act(state) is None:
        raise CommandError("The saved game is over; rook13 replay shows its results.")
    levels = bot_levels(arguments.bots, rules)
    return SoloGame(record, you, levels, _seed(arguments), is_resumed=True), save


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


def _new_file(chosen: Path | None) -> SaveFile:
    if chosen is None:
        return SaveFile(autosave_path(), automatic=True)
    save = SaveFile(chosen, automatic=False)
    if os.path.exists(chosen):  # noqa: PTH110 (a name that is too long isn't there either)
        raise UsageError(f"{chosen} already exists. To resume it: {save.resume_command}")
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


def _set_previous_aside() -> str:
    """Keep an unfinished game apart from a new one, and return what to say about it."""
    previous = set_previous_aside()
    if previous is None:
        return ""
    title, save = previous
    return f"Your unfinished {title} game is saved. To resume: {save.resume_command}"


COMMAND = Subcommand("play", "Play a game against bots in the terminal.", _add_arguments, _run)
