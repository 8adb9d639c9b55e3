"""How the two sides of a connection prove who they are, and how a table's password is kept."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

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
        """The Ed25519 signature of a message."""
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
        """Return a password with a salt of its own."""
        return cls.with_salt(password, entropy(SALT_BYTES))

    @classmethod
    def with_salt(cls, password: str, salt: bytes) -> PasswordHash:
        """Return a password as a host has it that uses this salt."""
        typed = unicodedata.normalize("NFC", password).encode()
        return cls(salt, hashlib.scrypt(typed, salt=salt, n=_COST, r=_BLOCK, p=_LANES))

    @classmethod
    def parse(cls, text: str) -> PasswordHash:
        """Return what was written down."""
        salt, _, digest = text.partition(":")
        return cls(bytes.fromhex(salt), bytes.fromhex(digest))

    def __str__(self) -> str:
        return f"{self.salt.hex()}:{self.digest.hex()}"
