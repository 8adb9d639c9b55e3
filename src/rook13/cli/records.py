"""Records of games in files: reading them, keeping a running game, and the names in them."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from rook13.cli.subcommand import CommandError
from rook13.cli.terminal import printable
from rook13.engine.record import MOST_BYTES, Record, RecordError, dump_record, load_record
from rook13.engine.rules import RULESETS, game
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.shuffle import derive_seed
from rook13.storage.files import usual_folder
from rook13.wording.refusals import record_text

STANDARD_INPUT = "-"
BOT_PREFIX = "Bot "
"""How the names of bots start in a record, so that a resumed game knows who is who."""
BOT_NAMES = ("Wren", "Finch", "Robin", "Lark", "Swift", "Jay")
"""One more than can be needed, because one of them may be your name."""
AUTOSAVE = "autosave.json"
UNFINISHED = [f"unfinished-{number}.json" for number in range(1, 10)]


def read_record(name: str) -> Record:
    """Read a record from a file, or from standard input."""
    # One byte more than there may be is enough to see that it is too large.
    most = MOST_BYTES + 1
    try:
        if name == STANDARD_INPUT:
            return load_record(getattr(sys.stdin, "buffer", sys.stdin).read(most))
        with Path(name).open("rb") as file:
            return load_record(file.read(most))
    except (OSError, ValueError) as error:
        raise CommandError(f"Can't read {name}: {_why(error)}.") from None
    except RecordError as error:
        raise CommandError(str(record_text(error))) from None


def _why(error: OSError | ValueError) -> str:
    why = error.strerror if isinstance(error, OSError) else None
    return why or "not a valid file name"


def replay_failure(record: Record, error: RecordError) -> CommandError:
    """Return what is wrong with a record that could be read but not replayed."""
    known = [ruleset for ruleset in RULESETS if ruleset.id == record.game]
    return CommandError(str(record_text(error, known[0] if known else None)))


def seat_names(rules: Ruleset, you: Seat, name: str) -> tuple[str, ...]:
    """Return the names for a record: yours at your seat and bots around you."""
    bots = iter(bot for bot in BOT_NAMES if bot != name)
    return tuple(name if seat == you else f"{BOT_PREFIX}{next(bots)}" for seat in rules.seats)


def display_names(names: Iterable[str]) -> tuple[str, ...]:
    """Return names as a table shows them, and nothing a terminal could take for a command."""
    return tuple(printable(name.removeprefix(BOT_PREFIX)) for name in names)


def seated_names(rules: Ruleset, names: Sequence[str]) -> tuple[str, ...]:
    """Return names with their seats, so that two of the same name can be told apart."""
    pairs = zip(rules.seats, names, strict=True)
    return tuple(f"{printable(name)} ({seat})" for seat, name in pairs)


def human_seat(rules: Ruleset, names: Sequence[str]) -> Seat:
    """Return the first seat whose name is not that of a bot, or the first of all."""
    people = [
        seat
        for seat, name in zip(rules.seats, names, strict=True)
        if not name.startswith(BOT_PREFIX)
    ]
    return people[0] if people else rules.seats[0]


def drawn_dealer(rules: Ruleset, seed: bytes) -> Seat:
    """Draw the first dealer from a seed."""
    number = int.from_bytes(derive_seed(seed.hex(), "dealer"), "big")
    return rules.seats[number % rules.players]


def autosave_path() -> Path:
    """Return where a game is kept when no file was named."""
    return usual_folder() / AUTOSAVE


@dataclass(slots=True)
class SaveFile:
    """The file of the running game; `automatic` when the player did not choose it."""

    path: Path
    automatic: bool
    trouble: str = ""
    """Why the last write failed."""

    def write(self, record: Record) -> bool:
        """Keep the game as it stands; at a chosen file failure is an error."""
        try:
            if self.automatic:
                self._make_folder()
            write_record(self.path, record)
        except CommandError as error:
            if not self.automatic:
                raise
            self.trouble = str(error)
            return False
        self.trouble = ""
        return True

    def _make_folder(self) -> None:
        # If it cannot be made, writing into it says so.
        with contextlib.suppress(OSError):
            self.path.parent.mkdir(parents=True, exist_ok=True)

    def remove(self) -> None:
        """Forget the game, if it was ever kept."""
        with contextlib.suppress(OSError):
            self.path.unlink()

    @property
    def resume_command(self) -> str:
        """Return what to type to go on with the game."""
        if self.path == autosave_path():
            return "rook13 play --resume"
        return f"rook13 play --resume {_quoted(self.path)}"


def write_record(path: Path, record: Record) -> None:
    """Write a record so that the file is the old one or the new one, never half of it."""
    draft = path.with_name(f"{path.name}.new")
    try:
        draft.write_text(f"{dump_record(record)}\n", encoding="utf-8")
        draft.replace(path)
    except (OSError, ValueError) as error:
        raise CommandError(f"Can't write {path}: {_why(error)}.") from None


def set_previous_aside() -> tuple[str, SaveFile] | None:
    """Move an unfinished game out of the way of a new one, and return its title and place."""
    path, place = autosave_path(), _free_place()
    try:
        title = game(load_record(path.read_bytes()).game).title
        path.replace(place)
    except (OSError, RecordError, KeyError):
        return None
    return title, SaveFile(place, automatic=True)


def _free_place() -> Path:
    """Return where another unfinished game can be kept; when there are many, the oldest goes."""
    places = [usual_folder() / name for name in UNFINISHED]
    free = [place for place in places if not place.exists()]
    return free[0] if free else min(places, key=lambda place: place.stat().st_mtime)


def _quoted(path: Path) -> str:
    return f'"{path}"' if " " in str(path) else str(path)
