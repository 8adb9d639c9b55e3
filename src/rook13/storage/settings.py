"""What is remembered about this computer's player between two runs, as named JSON values."""

from __future__ import annotations

import json
from collections.abc import Mapping

from rook13.storage.database import Database

PREFERENCES = "preferences"


class SettingsStore:
    """Keeps one group of values under a name of its own."""

    def __init__(self, database: Database, name: str = PREFERENCES) -> None:
        self._database = database
        self._name = name

    def read(self) -> dict[str, object]:
        """Everything that was kept; what cannot be read is as if it had never been."""
        rows = self._database.read("SELECT text FROM settings WHERE name = ?", [self._name])
        return _values(rows[0][0]) if rows else {}

    def write(self, values: Mapping[str, object]) -> None:
        """Keep these values in place of all before."""
        with self._database.transaction() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO settings VALUES (?, ?)", [self._name, json.dumps(values)]
            )

    def clear(self) -> None:
        """Forget it all."""
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM settings WHERE name = ?", [self._name])


def _values(text: str) -> dict[str, object]:
    try:
        found = json.loads(text)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
