"""Where a running game is kept, so that nothing is lost when the terminal closes."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from pathlib import Path

from rook13.cli.subcommand import CommandError
from rook13.engine.record import Record, RecordError, dump_record, load_record
from rook13.engine.rules import game
from rook13.storage.files import usual_folder

AUTOSAVE = "autosave.json"
UNFINISHED = [f"unfinished-{number}.json" for number in range(1, 10)]


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
    except OSError as error:
        raise CommandError(f"{path} cannot be written: {error.strerror}.") from None


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
