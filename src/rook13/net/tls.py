"""What both sides of an encrypted connection have in common."""

from __future__ import annotations

from typing import Protocol

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
