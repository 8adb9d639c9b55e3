"""What is signed to prove who one is, on this connection to this host and at no other time."""

from __future__ import annotations

from rook13.protocol.errors import Code, LocalProtocolError

PURPOSE = b"rook13-sign-in\0"
CHALLENGE_BYTES = 32
FINGERPRINT_BYTES = 32
VERSION_BYTES = 4


def sign_in_payload(version: int, challenge: bytes, fingerprint: str, name: str) -> bytes:
    """Return what is signed; `fingerprint` is the SHA-256, in hex digits, of the host's DER."""
    certificate = bytes.fromhex(fingerprint)
    if len(challenge) != CHALLENGE_BYTES or len(certificate) != FINGERPRINT_BYTES:
        raise LocalProtocolError(Code.BAD_SIGNATURE, "challenge and fingerprint have 32 bytes")
    number = version.to_bytes(VERSION_BYTES, "big")
    return PURPOSE + number + challenge + certificate + name.encode()
