"""Guest and host prove to each other that they know the same code or password (SPAKE2).

Neither sends it, in clear or as a hash: a guesser has to ask, and learns only that a guess
was wrong. The guest's key and the host's certificate go into the result, so somebody between the
two, who has neither, fails on both sides.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from spake2 import SPAKE2_A, SPAKE2_B

CODE = "code"
"""What a code is proven for; a password is for the id of its table."""
_GUEST, _HOST = b"rook13-guest", b"rook13-host"


@dataclass(frozen=True, slots=True)
class Parties:
    """Who proves what to whom: a guest's key, a host's certificate (SHA-256), and what for."""

    guest: str
    host: str
    purpose: str

    @property
    def identities(self) -> tuple[bytes, bytes]:
        """Return the names of both sides, which become part of their key."""
        guest = _GUEST + b"\0" + bytes.fromhex(self.guest)
        return guest, b"\0".join([_HOST, bytes.fromhex(self.host), self.purpose.encode()])


class HostExchange:
    """The host's side, for one guess."""

    def __init__(self, secret: bytes, parties: Parties) -> None:
        # Loading it takes longer than a whole exchange.
        from spake2 import SPAKE2_B

        guest, host = parties.identities
        self._spake: SPAKE2_B | None = SPAKE2_B(secret, idA=guest, idB=host)
        self.element: str = self._spake.start()[1:].hex()

    def proof_for(self, element: str, proof: str) -> str | None:
        """Return the host's proof for a guest whose own is right; there is no second try."""
        spake, self._spake = self._spake, None
        key = _finish(spake, b"A", element) if spake is not None else None
        if key is None or not hmac.compare_digest(_proof(key, _GUEST), proof):
            return None
        return _proof(key, _HOST)


class GuestExchange:
    """The guest's side, for what a host has sent; raises ValueError for nonsense."""

    def __init__(self, secret: bytes, parties: Parties, element: str) -> None:
        from spake2 import SPAKE2_A

        guest, host = parties.identities
        spake: SPAKE2_A = SPAKE2_A(secret, idA=guest, idB=host)
        self.element = spake.start()[1:].hex()
        key = _finish(spake, b"B", element)
        if key is None:
            raise ValueError("the host sent no element of the group")
        self.proof = _proof(key, _GUEST)
        self._wanted = _proof(key, _HOST)

    def is_convinced_by(self, proof: str | None) -> bool:
        """Return whether the host knows the same secret."""
        return proof is not None and hmac.compare_digest(self._wanted, proof)


def _finish(spake: SPAKE2_A | SPAKE2_B, side: bytes, element: str) -> bytes | None:
    """Return the key, or None for what is no element of the group, or our own reflected."""
    try:
        return spake.finish(side + bytes.fromhex(element))
    except Exception:
        # The library has no common exception for what somebody else got wrong.
        return None


def _proof(key: bytes, who: bytes) -> str:
    return hmac.digest(key, who, hashlib.sha256).hex()
