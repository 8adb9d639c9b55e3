"""The certificate of this computer as a host, and those of the hosts it has met."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from rook13.storage.database import Database

# Others know the certificate by its hash, so its dates must never be a reason to refuse it: a
# guest whose clock is wrong may still play.
_NOT_BEFORE = datetime(2000, 1, 1, tzinfo=UTC)
_NOT_AFTER = datetime(9999, 12, 31, 23, 59, 59, tzinfo=UTC)
_NAME = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Rook13")])


@dataclass(frozen=True, slots=True)
class HostCertificate:
    """A self-signed certificate with its key."""

    certificate_pem: bytes
    key_pem: bytes = field(repr=False)

    @property
    def fingerprint(self) -> str:
        """The SHA-256 of the certificate, by which others recognise this host."""
        certificate = x509.load_pem_x509_certificate(self.certificate_pem)
        return certificate.fingerprint(hashes.SHA256()).hex()


def host_certificate(database: Database) -> HostCertificate:
    """The certificate of this computer."""
    if not (rows := _stored(database)):
        made = make_certificate()
        with database.transaction() as connection:
            # Another instance may have been quicker; its certificate is as good.
            connection.execute(
                "INSERT OR IGNORE INTO certificate VALUES (1, ?, ?)",
                [made.certificate_pem, made.key_pem],
            )
        rows = _stored(database)
    return HostCertificate(*rows[0])


def make_certificate() -> HostCertificate:
    """A new self-signed certificate on the curve P-256."""
    key = ec.generate_private_key(ec.SECP256R1())
    certificate = (
        x509.CertificateBuilder()
        .subject_name(_NAME)
        .issuer_name(_NAME)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(_NOT_BEFORE)
        .not_valid_after(_NOT_AFTER)
        .sign(key, hashes.SHA256())
    )
    key_pem = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    return HostCertificate(certificate.public_bytes(serialization.Encoding.PEM), key_pem)


def _stored(database: Database) -> list[tuple[bytes, bytes]]:
    return [
        (row[0], row[1])
        for row in database.read("SELECT certificate_pem, key_pem FROM certificate")
    ]


class KnownHosts:
    """Certificates by the place where they were seen, such as `192.168.1.7:41313`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def fingerprint_of(self, place: str) -> str | None:
        """The certificate that a host showed, if it is known."""
        rows = self._database.read("SELECT fingerprint FROM hosts WHERE place = ?", [place])
        return str(rows[0][0]) if rows else None

    def is_known(self, fingerprint: str) -> bool:
        """Whether a host with this certificate was met before, at any address."""
        return bool(
            self._database.read("SELECT 1 FROM hosts WHERE fingerprint = ? LIMIT 1", [fingerprint])
        )

    def remember(self, place: str, fingerprint: str) -> None:
        """Remember a certificate, which replaces what was known."""
        with self._database.transaction() as connection:
            connection.execute("INSERT OR REPLACE INTO hosts VALUES (?, ?)", [place, fingerprint])

    def forget(self, place: str) -> None:
        """Forget a host; the next meeting is a first one."""
        with self._database.transaction() as connection:
            connection.execute("DELETE FROM hosts WHERE place = ?", [place])
