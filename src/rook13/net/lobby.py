"""The tables of a host: how they are listed, found, entered and announced."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterable
from typing import Protocol

from rook13.net.ads import TableAd
from rook13.net.codes import BadCode, Lookup, TableCodes, make_code, parse_code
from rook13.net.security import Guesses, PasswordHash
from rook13.net.table_runner import TableRunner
from rook13.protocol.errors import Code
from rook13.protocol.messages import MOST_TABLES, PROTOCOL_VERSION, TableInfo
from rook13.table.config import Person
from rook13.table.state import Chair, TableStage, TableState


class Lobby:
    """Tables by id; private ones by their code only, and some behind a password."""

    def __init__(self, entropy: Callable[[int], bytes], secret: bytes) -> None:
        self._secret = secret
        self._tables: dict[str, TableRunner] = {}
        self._passwords: dict[str, PasswordHash] = {}
        self._codes: dict[str, str] = {}
        self._table_codes = TableCodes(entropy)
        self._guesses = Guesses()

    def __len__(self) -> int:
        return len(self._tables)

    @property
    def tables(self) -> tuple[TableRunner, ...]:
        """Return all tables."""
        return tuple(self._tables.values())

    def get(self, table_id: str) -> TableRunner | None:
        """Return a table."""
        return self._tables.get(table_id)

    def add(self, runner: TableRunner, password: PasswordHash | None) -> None:
        """Open a table to the public, or to those who have its code."""
        table_id = runner.table.table_id
        self._tables[table_id] = runner
        if password is not None:
            self._passwords[table_id] = password
        if runner.table.state.config.private:
            self._codes[table_id] = self._table_codes.add(table_id, self._code_for(table_id))

    def remove(self, table_id: str) -> None:
        """Forget a table."""
        self._tables.pop(table_id, None)
        self._passwords.pop(table_id, None)
        self._codes.pop(table_id, None)
        self._table_codes.remove(table_id)

    def owners(self) -> tuple[Person, ...]:
        """Return everybody who owns a seat at one of the tables."""
        chairs = (chair for runner in self.tables for chair in runner.table.state.chairs)
        return tuple(chair.owner for chair in chairs if chair.owner)

    def code_of(self, table_id: str) -> str | None:
        """Return the code of a private table."""
        return self._codes.get(table_id)

    def listed(self) -> tuple[TableInfo, ...]:
        """Return what everybody may see."""
        public = (r for r in self._tables.values() if not r.table.state.config.private)
        return tuple(info(runner.table.state) for runner in public)[:MOST_TABLES]

    def find(self, code: str, address: str, now: float) -> TableInfo | Code:
        """Return the table with a code, or why not."""
        try:
            found = self._table_codes.find(parse_code(code), address, now)
        except BadCode:
            found = Lookup.UNKNOWN
        if found is Lookup.TOO_MANY:
            return Code.TOO_MANY_GUESSES
        runner = self._tables.get(found) if isinstance(found, str) else None
        return info(runner.table.state) if runner else Code.UNKNOWN_CODE

    def enter(
        self, table_id: str, password: str | None, address: str, now: float
    ) -> TableRunner | Code:
        """Return the table that somebody wants to join, or why not."""
        runner, expected = self._tables.get(table_id), self._passwords.get(table_id)
        if runner is None:
            return Code.UNKNOWN_TABLE
        if expected is None:
            return runner
        if password is None:
            return Code.WRONG_PASSWORD
        if not self._guesses.may_guess(address, now):
            return Code.TOO_MANY_GUESSES
        return runner if expected.matches(password) else Code.WRONG_PASSWORD

    def _code_for(self, table_id: str) -> str:
        """Return the code of a table, the same after a restart, and only from the secret."""
        digest = hmac.digest(self._secret, f"rook13-code\0{table_id}".encode(), hashlib.sha256)
        return make_code(lambda count: digest[:count])


def info(state: TableState) -> TableInfo:
    """Return what the lobby shows of a table."""
    config = state.config
    return TableInfo(
        state.table_id,
        config.name,
        config.game,
        config.players,
        state.stage.value,
        sum(chair.owner is not None for chair in state.chairs),
        free_seats(state),
        config.has_password,
        config.approval,
        config.spectators,
    )


def ad(state: TableState) -> TableAd:
    """Return what is announced of a table on the network."""
    config = state.config
    return TableAd(
        state.table_id,
        config.name,
        config.game,
        free_seats(state),
        config.players,
        config.has_password,
        state.stage.value,
        PROTOCOL_VERSION,
        len(state.rules.options.differing()),
    )


def free_seats(state: TableState) -> int:
    """Return how many seats a newcomer may take now."""
    return sum(_is_free(chair, state) for chair in state.chairs)


def _is_free(chair: Chair, state: TableState) -> bool:
    if chair.owner is not None or chair.locked or state.stage is TableStage.FINISHED:
        return False
    return state.stage is not TableStage.ACTIVE or state.config.takeover


class Announcer(Protocol):
    """Says on the network which tables are here."""

    def advertise(self, ad: TableAd) -> None:
        """Announce a table, or what has changed about it."""

    def withdraw(self, table_id: str) -> None:
        """Say good-bye for a table."""


class Announcements:
    """Passes news of listed tables on to whoever announces them, if anybody does."""

    def __init__(self) -> None:
        self._announcer: Announcer | None = None
        self._told: dict[str, TableAd] = {}

    def begin(self, announcer: Announcer | None, tables: Iterable[TableState]) -> None:
        """Announce these tables, and from now on what becomes of them."""
        self._announcer = announcer
        self._told.clear()
        for state in tables:
            self.tell(state)

    def tell(self, state: TableState) -> None:
        """Announce a table if something about it has changed."""
        if self._announcer is None or state.config.private:
            return
        wanted = ad(state)
        if self._told.get(state.table_id) != wanted:
            self._told[state.table_id] = wanted
            self._announcer.advertise(wanted)

    def withdraw(self, table_id: str) -> None:
        """Say good-bye for a table."""
        if self._told.pop(table_id, None) is not None and self._announcer is not None:
            self._announcer.withdraw(table_id)
