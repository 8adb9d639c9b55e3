"""What the network needs to know about identities: somebody signs, anybody checks."""

from __future__ import annotations

from typing import Protocol

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey


class Signer(Protocol):
    """The person who plays in this process."""

    @property
    def key(self) -> str:
        """The Ed25519 public key in hexadecimal."""

    @property
    def name(self) -> str: ...

    @property
    def avatar(self) -> str: ...

    def sign(self, message: bytes) -> bytes:
        """The Ed25519 signature of a message."""


def is_signed_by(key: str, message: bytes, signature: bytes) -> bool:
    """Whether the owner of `key` signed the message; anything malformed is a no."""
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(signature, message)
    except (ValueError, InvalidSignature):
        return False
    return True
