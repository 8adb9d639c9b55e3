"""The accounts on this computer, and its guests."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum

from rook13.storage.database import Database, Row
from rook13.storage.identity import (
    Cost,
    Identity,
    SealedKey,
    WrongPassword,
    clean_name,
    fold_name,
    is_valid_name,
    new_secret,
    seal,
)
from rook13.storage.settings import SettingsStore

GUEST = "guest"


class AccountProblem(Enum):
    """Why something cannot be done with an account."""

    UNKNOWN_ACCOUNT = "unknown_account"
    BAD_NAME = "bad_name"
    NAME_TAKEN = "name_taken"
    WRONG_PASSWORD = "wrong_password"


class AccountError(Exception):
    """Something that the person at the keyboard can put right."""

    def __init__(self, problem: AccountProblem) -> None:
        super().__init__(problem.value)
        self.problem = problem


@dataclass(frozen=True, slots=True)
class Account:
    """An account as it lies on the disk: all but the secret key is in the open."""

    id: int
    name: str
    avatar: str
    has_password: bool
    sealed: SealedKey
    created: float
    last_used: float

    @property
    def key(self) -> str:
        """The public key by which others know this person."""
        return self.sealed.public

    def unlock(self, password: str) -> Identity:
        """The person behind the account; slow, touches no file, may run in any thread."""
        try:
            return Identity(self.name, self.avatar, self.sealed.unseal(password))
        except WrongPassword:
            raise AccountError(AccountProblem.WRONG_PASSWORD) from None


_COLUMNS = (
    "id, name, avatar, has_password, key, time_cost, memory_kib, lanes, salt, nonce, ciphertext,"
    " created, last_used"
)


OF_ONE_PERSON = (
    *("games", "puzzles", "daily_results"),
    *("statistics", "ratings", "given_away", "stale"),
)
"""The tables in which everything belongs to an account."""


class Accounts:
    """Create, list, unlock and change accounts; `cost` is for passwords set from now on.

    Everything but `known` takes time, for the disk or for a key, and may run in any thread.
    """

    def __init__(self, database: Database, cost: Cost | None = None) -> None:
        self._database = database
        self._cost = cost if cost is not None else Cost()
        self.known: tuple[Account, ...] = ()
        """Every account as last read, the one used last first."""
        self.about_to_delete: Callable[[str], object] = len
        """Told the key of an account before it is deleted, so that its tables can be closed."""
        self.last_guest: tuple[str, str] | None = None
        """Name and avatar of who last played as a guest, as last read."""

    def all(self) -> list[Account]:
        """Read every account, the one used last first."""
        rows = self._database.read(f"SELECT {_COLUMNS} FROM accounts ORDER BY last_used DESC, id")
        self.known = tuple(_account(row) for row in rows)
        self.last_guest = GuestStore(self._database).last_name()
        return list(self.known)

    def get(self, account_id: int) -> Account:
        for account in self.all():
            if account.id == account_id:
                return account
        raise AccountError(AccountProblem.UNKNOWN_ACCOUNT)

    def create(self, name: str, avatar: str, password: str, now: float) -> Account:
        """Make an account with a new key; an empty password means that none is asked for."""
        name = self._check_name(name)
        sealed = seal(new_secret(), password, self._cost)
        cost = sealed.cost
        values = (
            *(name, fold_name(name), avatar, bool(password), sealed.public),
            *(cost.time, cost.memory_kib, cost.lanes),
            *(sealed.salt, sealed.nonce, sealed.ciphertext, now, now),
        )
        with _names_are_unique(), self._database.transaction() as connection:
            row_id = connection.execute(
                "INSERT INTO accounts (name, folded, avatar, has_password, key, time_cost,"
                " memory_kib, lanes, salt, nonce, ciphertext, created, last_used)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                values,
            ).lastrowid
        return self.get(row_id or 0)

    def unlock(self, account_id: int, password: str, now: float) -> Identity:
        """Open an account, which from now on is the one used last."""
        identity = self.get(account_id).unlock(password)
        self.note_use(account_id, now)
        return identity

    def note_use(self, account_id: int, now: float) -> None:
        """Note that from now on this account is the one used last."""
        self._set(account_id, "last_used = ?", now)

    def change_password(self, account_id: int, old: str, new: str) -> Account:
        """Seal the same key under another password."""
        sealed = seal(self.get(account_id).unlock(old).secret, new, self._cost)
        return self._set(
            account_id,
            "has_password = ?, salt = ?, nonce = ?, ciphertext = ?, time_cost = ?,"
            " memory_kib = ?, lanes = ?",
            *(bool(new), sealed.salt, sealed.nonce, sealed.ciphertext),
            *(sealed.cost.time, sealed.cost.memory_kib, sealed.cost.lanes),
        )

    def rename(self, account_id: int, name: str) -> Account:
        """Give an account another name; its key stays."""
        self.get(account_id)
        name = self._check_name(name, account_id)
        with _names_are_unique():
            return self._set(account_id, "name = ?, folded = ?", name, fold_name(name))

    def change_avatar(self, account_id: int, avatar: str) -> Account:
        return self._set(account_id, "avatar = ?", avatar)

    def delete(self, account_id: int) -> None:
        """Remove an account for good: its key, its games and all that was counted, its tables."""
        key = self.get(account_id).key
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM accounts WHERE id = ?", [account_id])
            for table in OF_ONE_PERSON:
                connection.execute(f"DELETE FROM {table} WHERE account_key = ?", [key])
            connection.execute("DELETE FROM names WHERE key = ?", [key])
            # The first entry of a journal tells whose table it is.
            connection.execute(
                "DELETE FROM journals WHERE table_id IN"
                " (SELECT table_id FROM entries WHERE number = 0 AND instr(text, ?))",
                [key],
            )
        self._database.erase_traces()
        self.all()

    def _check_name(self, name: str, account_id: int = 0) -> str:
        name = clean_name(name)
        if not is_valid_name(name):
            raise AccountError(AccountProblem.BAD_NAME)
        owners = self._database.read("SELECT id FROM accounts WHERE folded = ?", [fold_name(name)])
        if any(owner != account_id for (owner,) in owners):
            raise AccountError(AccountProblem.NAME_TAKEN)
        return name

    def _set(self, account_id: int, assignments: str, *values: object) -> Account:
        sql = f"UPDATE accounts SET {assignments} WHERE id = ?"
        with self._database.transaction() as connection:
            connection.execute(sql, [*values, account_id])
        return self.get(account_id)


@contextmanager
def _names_are_unique() -> Iterator[None]:
    # Another instance may have taken the name since it was checked.
    try:
        yield
    except sqlite3.IntegrityError:
        raise AccountError(AccountProblem.NAME_TAKEN) from None


def _account(row: Row) -> Account:
    account_id, name, avatar, has_password, key, time, memory, lanes, salt, nonce = row[:10]
    ciphertext, created, last_used = row[10:]
    sealed = SealedKey(key, Cost(time, memory, lanes), salt, nonce, ciphertext)
    return Account(account_id, name, avatar, bool(has_password), sealed, created, last_used)


class GuestStore:
    """Everybody who has played here as a guest, by name, with their keys; the last comes last.

    A guest who quits in the middle of a game wants it back later, and a seat belongs to a key, so
    no key is thrown away. Only the file's permissions protect them; an account does so better.
    """

    def __init__(self, database: Database) -> None:
        self._store = SettingsStore(database, GUEST)

    def last(self) -> Identity | None:
        """Return the last guest whose key can be read."""
        return next(iter(reversed(self.all())), None)

    def last_name(self) -> tuple[str, str] | None:
        """Return name and avatar of the last guest, without the key, which takes long to load."""
        for kept in reversed(self._entries()):
            if isinstance(kept, dict) and {"name", "avatar", "secret"} <= kept.keys():
                return str(kept["name"]), str(kept["avatar"])
        return None

    def known(self, name: str) -> Identity | None:
        found = [each for each in self.all() if fold_name(each.name) == fold_name(name)]
        return found[-1] if found else None

    def sign_in(self, guest: Identity) -> Identity:
        """Remember a guest, who gets the key from last time if the name is the same."""
        others = []
        for known in self.all():
            if fold_name(known.name) == fold_name(guest.name):
                guest = Identity(guest.name, guest.avatar, known.secret)
            else:
                others.append(known)
        kept = [
            {
                "name": each.name,
                "avatar": each.avatar,
                "secret": each.secret.private_bytes_raw().hex(),
            }
            for each in (*others, guest)
        ]
        self._store.write({"guests": kept})
        return guest

    def all(self) -> list[Identity]:
        """Return the guests whose keys can be read."""
        found = [_guest(each) for each in self._entries()]
        return [guest for guest in found if guest is not None]

    def _entries(self) -> list[object]:
        entries = self._store.read().get("guests")
        return entries if isinstance(entries, list) else []

    def forget(self) -> None:
        """Throw all keys away."""
        self._store.clear()


def _guest(kept: object) -> Identity | None:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    if not isinstance(kept, dict):
        return None
    try:
        secret = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(str(kept["secret"])))
        return Identity(str(kept["name"]), str(kept["avatar"]), secret)
    except (KeyError, ValueError):
        return None
