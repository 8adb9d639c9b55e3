from rook13.net.security import Signer, is_signed_by
from rook13.storage.identity import guest


def test_a_signature_is_checked_against_its_owner() -> None:
    ann: Signer = guest("Ann", "owl")
    signature = ann.sign(b"challenge")
    assert is_signed_by(ann.key, b"challenge", signature)
    assert not is_signed_by(ann.key, b"another", signature)
    assert not is_signed_by(guest("Eve", "owl").key, b"challenge", signature)


def test_malformed_keys_and_signatures_are_a_no() -> None:
    ann = guest("Ann", "owl")
    assert not is_signed_by(ann.key, b"challenge", b"")
    assert not is_signed_by("", b"challenge", bytes(64))
    assert not is_signed_by("zz" * 32, b"challenge", bytes(64))
