"""What is signed, and how a bucket empties."""

from __future__ import annotations

import pytest

from rook13.protocol.connection import TokenBucket, sign_in_payload
from rook13.protocol.errors import LocalProtocolError


def test_the_payload_is_purpose_version_challenge_certificate_and_name() -> None:
    payload = sign_in_payload(1, b"c" * 32, "66" * 32, "Zoë")
    assert payload == b"rook13-sign-in\0" + b"\0\0\0\1" + b"c" * 32 + b"f" * 32 + b"Zo\xc3\xab"


@pytest.mark.parametrize(("challenge", "fingerprint"), [(b"c", "66" * 32), (b"c" * 32, "66" * 33)])
def test_parts_of_another_length_are_not_signed(challenge: bytes, fingerprint: str) -> None:
    with pytest.raises(LocalProtocolError):
        sign_in_payload(1, challenge, fingerprint, "Ann")


def test_a_bucket_allows_a_burst_and_then_a_pace() -> None:
    bucket = TokenBucket(rate=2, burst=3, now=0)
    assert [bucket.take(1, 0) for _ in range(4)] == [True, True, True, False]
    assert not bucket.take(1, 0.4)
    assert bucket.take(1, 0.5)
    assert not bucket.take(4, 1000)
    assert bucket.take(3, 1000)


def test_a_clock_that_goes_back_fills_nothing() -> None:
    bucket = TokenBucket(rate=1, burst=1, now=10)
    assert bucket.take(1, 10)
    assert not bucket.take(1, 0)
    assert not bucket.take(1, 10)
    assert bucket.take(1, 11)
