"""How the two sides of a connection prove who they are, and that they know a code or password.

For a code or password it is SPAKE2: neither side sends it, in clear or as a hash. A guesser
has to ask, and learns only that a guess was wrong. The guest's key and the host's certificate go
into the result, so somebody between the two, who has neither, fails on both sides.
"""

from __future__ import annotations

import hashlib
import hmac
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey
from PySide6.QtCore import QCryptographicHash
from PySide6.QtNetwork import (
    QHostAddress,
    QSsl,
    QSslCertificate,
    QSslConfiguration,
    QSslKey,
    QSslSocket,
)

if TYPE_CHECKING:
    from spake2 import SPAKE2_A, SPAKE2_B

DEFAULT_PORT = 41313
SALT_BYTES = 16
# A table's password is checked in the process that serves everybody: a few milliseconds.
_COST, _BLOCK, _LANES = 1 << 12, 8, 1


class ServerCertificate(Protocol):
    """The certificate with which a host shows itself, and its P-256 key, both as PEM."""

    @property
    def certificate_pem(self) -> bytes: ...

    @property
    def key_pem(self) -> bytes: ...


def fingerprint(certificate: QSslCertificate) -> str:
    """The SHA-256 of a certificate in hexadecimal."""
    return certificate.digest(QCryptographicHash.Algorithm.Sha256).data().hex()


def client_configuration() -> QSslConfiguration:
    """TLS 1.3 without any authority: the certificate is judged by its hash."""
    configuration = _tls_1_3()
    configuration.setPeerVerifyMode(QSslSocket.PeerVerifyMode.QueryPeer)
    return configuration


def server_configuration(certificate: ServerCertificate) -> QSslConfiguration:
    """TLS 1.3 with this certificate; clients prove who they are later, by signing."""
    configuration = _tls_1_3()
    configuration.setPeerVerifyMode(QSslSocket.PeerVerifyMode.VerifyNone)
    configuration.setLocalCertificate(QSslCertificate(certificate.certificate_pem))
    configuration.setPrivateKey(QSslKey(certificate.key_pem, QSsl.KeyAlgorithm.Ec))
    return configuration


def plain_address(address: QHostAddress) -> str:
    """The address as text; IPv4 inside IPv6, as a socket for both reports it, is IPv4."""
    text = address.toString()
    return text.removeprefix("::ffff:") if "." in text else text


def _tls_1_3() -> QSslConfiguration:
    configuration = QSslConfiguration()
    configuration.setProtocol(QSsl.SslProtocol.TlsV1_3OrLater)
    return configuration


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


class HostSigner:
    """Who signs for the tables of a host at which nobody sits: a key that follows from its own."""

    avatar = ""

    def __init__(self, certificate: ServerCertificate) -> None:
        seed = hashlib.sha256(b"rook13-host-signer\0" + certificate.key_pem).digest()
        self._key = Ed25519PrivateKey.from_private_bytes(seed)
        self.key = self._key.public_key().public_bytes_raw().hex()
        self.name = f"Host {self.key[:8]}"

    def sign(self, message: bytes) -> bytes:
        return self._key.sign(message)


def is_signed_by(key: str, message: bytes, signature: bytes) -> bool:
    """Whether the owner of `key` signed the message; anything malformed is a no."""
    try:
        Ed25519PublicKey.from_public_bytes(bytes.fromhex(key)).verify(signature, message)
    except (ValueError, InvalidSignature):
        return False
    return True


@dataclass(frozen=True, slots=True)
class PasswordHash:
    """A password as a salted digest, which can be checked but not read."""

    salt: bytes = field(repr=False)
    digest: bytes = field(repr=False)

    @classmethod
    def of(cls, password: str, entropy: Callable[[int], bytes]) -> PasswordHash:
        return cls.with_salt(password, entropy(SALT_BYTES))

    @classmethod
    def with_salt(cls, password: str, salt: bytes) -> PasswordHash:
        """Return a password as a host has it that uses this salt."""
        typed = unicodedata.normalize("NFC", password).encode()
        return cls(salt, hashlib.scrypt(typed, salt=salt, n=_COST, r=_BLOCK, p=_LANES))

    @classmethod
    def parse(cls, text: str) -> PasswordHash:
        salt, _, digest = text.partition(":")
        return cls(bytes.fromhex(salt), bytes.fromhex(digest))

    def __str__(self) -> str:
        return f"{self.salt.hex()}:{self.digest.hex()}"


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
