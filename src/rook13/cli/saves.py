"""The files that keep a running game, and the unfinished games in the program's folder."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from pathlib import Path

from rook13.cli.problems import CommandError
from rook13.cli.records import why_not
from rook13.engine.record import Record, RecordError, dump_record, load_record
from rook13.engine.rules import game
from rook13.storage.files import data_folder

AUTOSAVE = "autosave.json"
UNFINISHED = [f"unfinished-{number}.json" for number in range(1, 10)]


@dataclass(slots=True)
class SaveFile:
    """The file of the running game; `automatic` when the player did not choose it."""

    path: Path
    automatic: bool
    resume_command: str
    """What to type to go on with the game."""
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


def write_record(path: Path, record: Record) -> None:
    """Write a record so that the file is the old one or the new one, never half of it."""
    draft = path.with_name(f"{path.name}.new")
    try:
        draft.write_text(f"{dump_record(record)}\n", encoding="utf-8")
        draft.replace(path)
    except (OSError, ValueError) as error:
        raise CommandError(f"Can't write {path}: {why_not(error)}.") from None


class SavedGames:
    """The unfinished games in the program's folder, and files that the player chooses."""

    def __init__(self, data_dir: Path | None) -> None:
        self._folder = data_folder(data_dir)
        where = "" if data_dir is None else f" --data-dir {_quoted(data_dir)}"
        self._resume = f"rook13 play{where} --resume"

    def last(self) -> SaveFile:
        """Return where a game is kept when no file was named."""
        return SaveFile(self._folder / AUTOSAVE, automatic=True, resume_command=self._resume)

    def file(self, path: Path) -> SaveFile:
        """Return a file that was named; one in the program's folder is not the player's own."""
        automatic = path.resolve().parent == self._folder.resolve()
        command = self._resume if automatic else "rook13 play --resume"
        return SaveFile(path, automatic, f"{command} {_quoted(path)}")

    def set_last_aside(self) -> str:
        """Move an unfinished game out of the way of a new one, and return what to say about it."""
        path, place = self.last().path, self._free_place()
        try:
            title = game(load_record(path.read_bytes()).game).title
            path.replace(place)
        except (OSError, RecordError, KeyError):
            return ""
        resume = self.file(place).resume_command
        return f"Your unfinished {title} game is saved. To resume: {resume}"

    def _free_place(self) -> Path:
        """Return where to keep another unfinished game; when there are many, the oldest goes."""
        places = [self._folder / name for name in UNFINISHED]
        free = [place for place in places if not place.exists()]
        return free[0] if free else min(places, key=lambda place: place.stat().st_mtime)


def _quoted(path: Path) -> str:
    return f'"{path}"' if " " in str(path) else str(path)
