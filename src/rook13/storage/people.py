"""People met at tables: the first key that comes with a name is trusted and remembered."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rook13.storage.database import Database, Row
from rook13.storage.identity import fold_name


class MeetingKind(Enum):
    """How well a person who shows up is known."""

    FIRST = "first"
    KNOWN = "known"
    RENAMED = "renamed"
    NAME_OF_ANOTHER = "name_of_another"


@dataclass(frozen=True, slots=True)
class KnownPerson:
    """Somebody met before."""

    key: str
    name: str
    avatar: str
    first_seen: float
    last_seen: float


@dataclass(frozen=True, slots=True)
class Meeting:
    """What to tell about a person: `before` is what was known; `namesake` owns the same name."""

    kind: MeetingKind
    before: KnownPerson | None = None
    namesake: KnownPerson | None = None


_COLUMNS = "people.key, people.name, people.avatar, people.first_seen, people.last_seen"


class KnownPeople:
    """Everybody this computer has met, by key; a name belongs to the first key that used it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> list[KnownPerson]:
        """Everybody, the one met last first."""
        return self._select("FROM people ORDER BY last_seen DESC, key")

    def get(self, key: str) -> KnownPerson | None:
        """The person with this key."""
        return _only(self._select("FROM people WHERE key = ?", key))

    def owner_of(self, name: str) -> KnownPerson | None:
        """The person to whom a name belongs here."""
        tables = "FROM names JOIN people ON people.key = names.key WHERE names.folded = ?"
        return _only(self._select(tables, fold_name(name)))

    def meet(self, key: str, name: str, avatar: str, now: float) -> Meeting:
        """Remember a person who has proved to hold `key`, and say how they are known."""
        before, owner = self.get(key), self.owner_of(name)
        self._remember(key, name, avatar, now)
        if owner is not None and owner.key != key:
            return Meeting(MeetingKind.NAME_OF_ANOTHER, before, owner)
        if before is None:
            return Meeting(MeetingKind.FIRST)
        same = fold_name(before.name) == fold_name(name)
        return Meeting(MeetingKind.KNOWN if same else MeetingKind.RENAMED, before)

    def trust(self, key: str) -> None:
        """The name this person uses belongs to them from now on, as when a key was lost."""
        person = self.get(key)
        if person is not None:
            with self._database.transaction() as connection:
                connection.execute(
                    "UPDATE names SET key = ? WHERE folded = ?", [key, fold_name(person.name)]
                )

    def forget(self, key: str) -> None:
        """Remove a person and their names; the next meeting is a first one."""
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM people WHERE key = ?", [key])

    def _remember(self, key: str, name: str, avatar: str, now: float) -> None:
        with self._database.transaction() as connection:
            connection.execute(
                "INSERT INTO people (key, name, avatar, first_seen, last_seen)"
                " VALUES (?, ?, ?, ?, ?) ON CONFLICT (key) DO UPDATE SET"
                " name = excluded.name, avatar = excluded.avatar, last_seen = excluded.last_seen",
                [key, name, avatar, now, now],
            )
            connection.execute("INSERT OR IGNORE INTO names VALUES (?, ?)", [fold_name(name), key])

    def _select(self, tables: str, *values: object) -> list[KnownPerson]:
        rows: list[Row] = self._database.read(f"SELECT {_COLUMNS} {tables}", values)
        return [KnownPerson(*row) for row in rows]


def _only(people: list[KnownPerson]) -> KnownPerson | None:
    return people[0] if people else None
