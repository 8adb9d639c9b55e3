"""Where this program keeps its files."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import platformdirs

from rook13.storage.errors import known_errors


class DataPaths(NamedTuple):
    """The files of one instance; another folder is another instance."""

    folder: Path

    @property
    def database(self) -> Path:
        """Accounts, people, journals and everything else that is rows."""
        return self.folder / "rook13.db"

    @property
    def logs(self) -> Path:
        """Where log files go."""
        return self.folder / "logs"


def data_paths(data_dir: Path | None = None) -> DataPaths:
    """The paths in `data_dir`, or in the usual place of this system; the folder is made."""
    folder = data_dir if data_dir is not None else usual_folder()
    with known_errors(folder):
        folder = folder.expanduser().absolute()
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return DataPaths(folder)


def usual_folder() -> Path:
    """Where files go on this system when no folder is named; it may not be there yet."""
    return platformdirs.user_data_path("rook13", appauthor=False)
