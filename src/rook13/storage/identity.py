"""Who plays: a name, a bird, and a secret key, which is stored encrypted with a password.

The first key that comes with a name owns it on this computer.

Opening a key is slow on purpose, and loading what does it takes long, so it is imported late.
"""

from __future__ import annotations

import os
import unicodedata
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rook13.storage.database import Database

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

MAX_LENGTH = 24
SALT_BYTES = 16
NONCE_BYTES = 12
KEY_BYTES = 32


def clean_name(name: str) -> str:
    """The name as it is shown: composed letters, single spaces, nothing invisible."""
    composed = unicodedata.normalize("NFC", name)
    visible = "".join(letter if _is_visible(letter) else " " for letter in composed)
    return " ".join(visible.split())


def is_valid_name(name: str) -> bool:
    """Whether a tidied name may be used."""
    return 0 < len(name) <= MAX_LENGTH


def fold_name(name: str) -> str:
    """What two names have in common that people would read as the same."""
    return unicodedata.normalize("NFKC", clean_name(name)).casefold()


def _is_visible(letter: str) -> bool:
    return unicodedata.category(letter)[0] not in "CZ"


class KnownNames:
    """The names that have been seen here, and the key that each of them belongs to."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def belongs_to(self, name: str, key: str) -> bool:
        """Return whether a name belongs to a person who has proved to hold `key`."""
        folded = fold_name(name)
        with self._database.transaction() as connection:
            connection.execute("INSERT OR IGNORE INTO names VALUES (?, ?)", [folded, key])
            sql = "SELECT key FROM names WHERE folded = ?"
            (owner,) = connection.execute(sql, [folded]).fetchone()
        return bool(owner == key)


@dataclass(frozen=True, slots=True)
class Identity:
    """A person who can sign; equal to another when key, name and avatar are."""

    name: str
    avatar: str
    secret: Ed25519PrivateKey = field(repr=False, compare=False)
    key: str = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "key", self.secret.public_key().public_bytes_raw().hex())

    def sign(self, message: bytes) -> bytes:
        """The Ed25519 signature of a message."""
        return self.secret.sign(message)


def guest(name: str, avatar: str) -> Identity:
    """Somebody without an account, with a new key."""
    return Identity(clean_name(name), avatar, new_secret())


def new_secret() -> Ed25519PrivateKey:
    """A new key."""
    # Takes long to load, which a list of accounts need not wait for.
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.generate()


class WrongPassword(Exception):
    """The password does not open this key."""


@dataclass(frozen=True, slots=True)
class Cost:
    """How much work argon2id makes of one guess."""

    time: int = 3
    memory_kib: int = 65536
    lanes: int = 4


@dataclass(frozen=True, slots=True)
class SealedKey:
    """An Ed25519 secret key that only its password opens, and the public key in the open."""

    public: str
    cost: Cost
    salt: bytes
    nonce: bytes
    ciphertext: bytes

    def unseal(self, password: str) -> Ed25519PrivateKey:
        """The secret key, or WrongPassword."""
        from cryptography.exceptions import InvalidTag
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

        cipher = _cipher(password, self.salt, self.cost)
        try:
            secret = cipher.decrypt(self.nonce, self.ciphertext, bytes.fromhex(self.public))
        except InvalidTag:
            raise WrongPassword from None
        return Ed25519PrivateKey.from_private_bytes(secret)


def seal(secret: Ed25519PrivateKey, password: str, cost: Cost) -> SealedKey:
    """Close a secret key under a password."""
    salt, nonce = os.urandom(SALT_BYTES), os.urandom(NONCE_BYTES)
    public = secret.public_key().public_bytes_raw()
    cipher = _cipher(password, salt, cost)
    ciphertext = cipher.encrypt(nonce, secret.private_bytes_raw(), public)
    return SealedKey(public.hex(), cost, salt, nonce, ciphertext)


def _cipher(password: str, salt: bytes, cost: Cost) -> ChaCha20Poly1305:
    from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

    return ChaCha20Poly1305(_derive(password, salt, cost))


def _derive(password: str, salt: bytes, cost: Cost) -> bytes:
    from cryptography.hazmat.primitives.kdf.argon2 import Argon2id

    # One word typed on two keyboards may differ in how its accents are composed.
    typed = unicodedata.normalize("NFC", password).encode()
    argon2 = Argon2id(
        salt=salt,
        length=KEY_BYTES,
        iterations=cost.time,
        lanes=cost.lanes,
        memory_cost=cost.memory_kib,
    )
    return argon2.derive(typed)
