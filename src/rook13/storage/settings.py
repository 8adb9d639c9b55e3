"""The preferences of this computer, as named JSON values."""

from __future__ import annotations

import json
from collections.abc import Mapping

from rook13.storage.database import Database


class SettingsStore:
    """Keeps values between two runs."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def read(self) -> dict[str, object]:
        """Everything that was kept."""
        return {
            name: json.loads(text)
            for name, text in self._database.read("SELECT name, text FROM settings")
        }

    def write(self, values: Mapping[str, object]) -> None:
        """Keep these values in place of all before."""
        rows = [(name, json.dumps(value)) for name, value in values.items()]
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM settings")
            connection.executemany("INSERT INTO settings VALUES (?, ?)", rows)
