"""A secret key under a password: slow to open on purpose, so keep it off the window's thread.

What opens and closes takes long to load, too, and is loaded with the first key.
"""

from __future__ import annotations

import os
import unicodedata
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
    from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

SALT_BYTES = 16
NONCE_BYTES = 12
KEY_BYTES = 32


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
    from argon2.low_level import Type, hash_secret_raw

    # One word typed on two keyboards may differ in how its accents are composed.
    typed = unicodedata.normalize("NFC", password).encode()
    return hash_secret_raw(typed, salt, cost.time, cost.memory_kib, cost.lanes, KEY_BYTES, Type.ID)
