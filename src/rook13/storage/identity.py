"""Who is playing in this process: a name, an avatar and the key that proves it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from rook13.storage.names import tidy

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey


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
    """Somebody without an account, whose key is thrown away at the end."""
    return Identity(tidy(name), avatar, new_secret())


def new_secret() -> Ed25519PrivateKey:
    """A new key."""
    # Takes long to load, which a list of accounts need not wait for.
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.generate()
