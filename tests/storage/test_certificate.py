import hashlib
import ssl
from contextlib import closing
from pathlib import Path

import pytest
from cryptography import x509

from rook13.storage import certificates
from rook13.storage.certificates import HostCertificate, host_certificate, make_certificate
from rook13.storage.database import Database


def test_the_certificate_is_made_once_and_kept(path: Path) -> None:
    with closing(Database.open(path)) as database:
        first = host_certificate(database)
        assert host_certificate(database) == first
    with closing(Database.open(path)) as database:
        assert host_certificate(database) == first


def test_another_instance_that_was_quicker_wins(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slowly() -> HostCertificate:
        monkeypatch.undo()
        host_certificate(database)
        return make_certificate()

    monkeypatch.setattr(certificates, "make_certificate", slowly)
    assert host_certificate(database) == host_certificate(database)


def test_the_fingerprint_is_the_hash_of_the_certificate() -> None:
    made = make_certificate()
    der = ssl.PEM_cert_to_DER_cert(made.certificate_pem.decode())
    assert made.fingerprint == hashlib.sha256(der).hexdigest()
    assert make_certificate().fingerprint != made.fingerprint


def test_no_clock_is_wrong_enough_to_refuse_it() -> None:
    made = x509.load_pem_x509_certificate(make_certificate().certificate_pem)
    assert made.not_valid_before_utc.year == 2000
    assert made.not_valid_after_utc.year == 9999


def test_the_secret_key_is_not_shown() -> None:
    assert "PRIVATE" not in repr(make_certificate())
