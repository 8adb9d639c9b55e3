"""The tables of a host: how they are listed, found and entered."""

from __future__ import annotations

import hashlib
import hmac
import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Protocol

from rook13.net.codes import Guesses, first_word, make_code
from rook13.net.host.table_runner import TableRunner
from rook13.net.security import CODE, SALT_BYTES, HostExchange, Parties, PasswordHash
from rook13.protocol.errors import Code
from rook13.protocol.messages import MOST_TABLES, Prove, TableInfo
from rook13.table.config import Person
from rook13.table.outcome import Refusal, Rejected
from rook13.table.state import Chair, TableStage, TableState


@dataclass(frozen=True, slots=True)
class Attempt:
    """Somebody who is to prove that they know the code or password of a table, if there is one."""

    exchange: HostExchange
    table_id: str
    denial: Code
    salt: str | None = None

    def proof_for(self, claim: Prove) -> str | None:
        return self.exchange.proof_for(claim.element, claim.proof)


Entry = TableRunner | Attempt | Code


class Lobby:
    """Tables by id; private ones by their code only, and some behind a password."""

    def __init__(self, entropy: Callable[[int], bytes], secret: bytes, fingerprint: str) -> None:
        self._entropy = entropy
        self._secret = secret
        self._fingerprint = fingerprint
        self._tables: dict[str, TableRunner] = {}
        self._passwords: dict[str, PasswordHash] = {}
        self._codes: dict[str, str] = {}
        self._guesses = Guesses()

    def __len__(self) -> int:
        return len(self._tables)

    @property
    def tables(self) -> tuple[TableRunner, ...]:
        return tuple(self._tables.values())

    def get(self, table_id: str) -> TableRunner | None:
        return self._tables.get(table_id)

    def add(self, runner: TableRunner, password: PasswordHash | None) -> None:
        """Open a table to the public, or to those who have its code."""
        table_id = runner.table.table_id
        self._tables[table_id] = runner
        if password is not None:
            self._passwords[table_id] = password
        if runner.table.state.config.private:
            self._codes[table_id] = self._new_code(table_id)

    def remove(self, table_id: str) -> None:
        self._tables.pop(table_id, None)
        self._passwords.pop(table_id, None)
        self._codes.pop(table_id, None)

    def owners(self) -> tuple[Person, ...]:
        """Return everybody who owns a seat at one of the tables."""
        chairs = (chair for runner in self.tables for chair in runner.table.state.chairs)
        return tuple(chair.owner for chair in chairs if chair.owner)

    def code_of(self, table_id: str) -> str | None:
        return self._codes.get(table_id)

    def listed(self) -> tuple[TableInfo, ...]:
        """Return what everybody may see."""
        public = (r for r in self._tables.values() if not r.table.state.config.private)
        return tuple(info(runner.table.state) for runner in public)[:MOST_TABLES]

    def start_code(self, word: str, guest: str, place: str, now: float) -> Attempt | Code:
        """Let somebody prove that they know the code that begins with a word, if one does."""
        if not self._guesses.may_guess(place, f"code {word}", now):
            return Code.TOO_MANY_GUESSES
        found = (item for item in self._codes.items() if first_word(item[1]) == word)
        table_id, code = next(found, ("", self._entropy(SALT_BYTES).hex()))
        exchange = HostExchange(code.encode(), Parties(guest, self._fingerprint, CODE))
        return Attempt(exchange, table_id, Code.UNKNOWN_CODE)

    def enter(self, table_id: str, guest: str, place: str, now: float) -> Entry:
        """Return the table that somebody wants to join, what they have to prove, or why not."""
        runner, password = self._tables.get(table_id), self._passwords.get(table_id)
        if runner is None:
            return Code.UNKNOWN_TABLE
        if password is None:
            return runner
        is_owner = runner.table.state.chair_of(guest) is not None
        if not is_owner and not self._guesses.may_guess(place, table_id, now):
            return Code.TOO_MANY_GUESSES
        exchange = HostExchange(password.digest, Parties(guest, self._fingerprint, table_id))
        return Attempt(exchange, table_id, Code.WRONG_PASSWORD, password.salt.hex())

    def knows_boards(self, runner: TableRunner, key: str, place: str) -> bool:
        """Return whether somebody, or their address, has a seat at another table of this session.

        The same cards are dealt there, so a seat at both would show two hands of one deal.
        """
        duplicate = runner.table.state.duplicate
        if duplicate is None or duplicate.is_over or runner.table.state.chair_of(key) is not None:
            return False
        states = [other.table.state for other in self.tables if other is not runner]
        for state in states:
            if state.duplicate is not None and state.duplicate.seeds == duplicate.seeds:
                seen = {chair.owner.key for chair in state.chairs if chair.owner} | {*state.held}
                places = {state.places.get(each) for each in seen}
                if key in seen or (place and place in places):
                    return True
        return False

    def _new_code(self, table_id: str) -> str:
        """Return the code of a table, with a first word of its own, the same after a restart."""
        taken = {first_word(code) for other, code in self._codes.items() if other != table_id}
        return next(code for code in self._codes_for(table_id) if first_word(code) not in taken)

    def _codes_for(self, table_id: str) -> Iterator[str]:
        """Yield codes for a table, the same after a restart, and only from the secret."""
        for number in itertools.count():
            text = f"rook13-code\0{table_id}" + f"\0{number}" * (number > 0)
            digest = hmac.digest(self._secret, text.encode(), hashlib.sha256)
            yield make_code(lambda count, digest=digest: digest[:count])  # type: ignore[misc]


def info(state: TableState) -> TableInfo:
    """Return what everybody may know of a table."""
    config = state.config
    return TableInfo(
        state.table_id,
        config.name,
        config.game,
        config.players,
        state.stage.value,
        free_seats(state),
        config.has_password,
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

    def advertise(self, info: TableInfo) -> None:
        """Announce a table, or what has changed about it."""

    def withdraw(self, table_id: str) -> None:
        """Say good-bye for a table."""


_BY_REFUSAL = {
    Refusal.BANNED: Code.BANNED,
    Refusal.NAME_TAKEN: Code.NAME_TAKEN,
    Refusal.NO_SPECTATORS: Code.NO_SPECTATORS,
    Refusal.TABLE_FULL: Code.TABLE_FULL,
    Refusal.TABLE_CLOSED: Code.TABLE_CLOSED,
    Refusal.MALFORMED: Code.BAD_NAME,
    # They can try again later.
    Refusal.JOURNAL_FAILED: Code.HOST_FULL,
}


def refusal_code(refused: Rejected) -> tuple[Code, str]:
    """Return why somebody may not join, as the protocol says it."""
    code = _BY_REFUSAL.get(refused.refusal, Code.TABLE_CLOSED)
    return code, refused.refusal.value
