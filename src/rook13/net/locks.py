"""Passwords of tables: kept as a hash, compared in constant time, and not to be guessed."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from dataclasses import dataclass, field

from rook13.protocol.rate import TokenBucket

SALT_BYTES = 16
# A table's password is checked in the process that serves everybody: a few milliseconds.
_COST, _BLOCK, _LANES = 1 << 12, 8, 1
GUESSES_PER_SECOND = 1 / 6
GUESSES_AT_ONCE = 5.0
MOST_ADDRESSES = 1000


@dataclass(frozen=True, slots=True)
class Lock:
    """A password that can be checked but not read."""

    salt: bytes = field(repr=False)
    digest: bytes = field(repr=False)

    @classmethod
    def of(cls, password: str, entropy: Callable[[int], bytes]) -> Lock:
        """Return the lock that a password opens."""
        salt = entropy(SALT_BYTES)
        return cls(salt, _digest(password, salt))

    @classmethod
    def parse(cls, text: str) -> Lock:
        """Return the lock that was written down."""
        salt, _, digest = text.partition(":")
        return cls(bytes.fromhex(salt), bytes.fromhex(digest))

    def __str__(self) -> str:
        return f"{self.salt.hex()}:{self.digest.hex()}"

    def opens(self, password: str) -> bool:
        """Return whether it is the password."""
        return hmac.compare_digest(self.digest, _digest(password, self.salt))


class Guesses:
    """How often an address may try a password."""

    def __init__(self) -> None:
        self._buckets: dict[str, TokenBucket] = {}

    def may_guess(self, address: str, now: float) -> bool:
        """Count a guess, unless there were too many."""
        if len(self._buckets) >= MOST_ADDRESSES and address not in self._buckets:
            self._buckets.pop(next(iter(self._buckets)))
        fresh = TokenBucket(GUESSES_PER_SECOND, GUESSES_AT_ONCE, now)
        return self._buckets.setdefault(address, fresh).take(1, now)


def _digest(password: str, salt: bytes) -> bytes:
    return hashlib.scrypt(password.encode(), salt=salt, n=_COST, r=_BLOCK, p=_LANES)
