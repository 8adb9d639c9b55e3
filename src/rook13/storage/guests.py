"""The guest of this computer, whose key lasts as long as nobody else comes as a guest.

A guest who quits in the middle of a game wants it back at the next start, and a seat belongs to a
key. Nothing protects this key but the file's permissions; accounts are for those who want more.
"""

from __future__ import annotations

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from rook13.storage.database import Database
from rook13.storage.identity import Identity
from rook13.storage.names import fold
from rook13.storage.settings import SettingsStore

_NAME = "guest"


class KeptGuest:
    """Remembers the last guest."""

    def __init__(self, database: Database) -> None:
        self._store = SettingsStore(database, _NAME)

    def last(self) -> Identity | None:
        """The guest who was here last, if their key can be read."""
        kept = self._store.read()
        try:
            secret = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(str(kept["secret"])))
            return Identity(str(kept["name"]), str(kept["avatar"]), secret)
        except (KeyError, ValueError):
            return None

    def welcome(self, guest: Identity) -> Identity:
        """The guest with the key from last time if the name is the same; remembered from now on."""
        last = self.last()
        if last is not None and fold(last.name) == fold(guest.name):
            guest = Identity(guest.name, guest.avatar, last.secret)
        secret = guest.secret.private_bytes_raw().hex()
        self._store.write({"name": guest.name, "avatar": guest.avatar, "secret": secret})
        return guest

    def forget(self) -> None:
        """Throw the key away."""
        self._store.clear()
