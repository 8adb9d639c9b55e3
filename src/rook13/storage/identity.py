"""Who is playing in this process: a name, an avatar and the key that proves it."""

from __future__ import annotations

from dataclasses import dataclass, field

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from rook13.storage.names import tidy


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
    return Identity(tidy(name), avatar, Ed25519PrivateKey.generate())
