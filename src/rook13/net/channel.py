"""A connection as everything above the sockets sees it: bytes in, bytes out, and an end."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QObject, Signal


class CloseReason(Enum):
    """Why a channel has ended."""

    CLOSED_HERE = "closed_here"
    CLOSED_BY_PEER = "closed_by_peer"
    LOST = "lost"
    SLOW_READER = "slow_reader"


class Channel(QObject):
    """One side of a connection between a host and a client.

    `received(bytes)` comes in any split. `closed(CloseReason)` comes once, last, and never from
    inside a call to this object.
    """

    received = Signal(bytes)
    closed = Signal(object)

    @property
    def host_fingerprint(self) -> str:
        """The SHA-256 of the host's certificate, the same on both sides, for the sign-in."""
        raise NotImplementedError

    @property
    def peer_address(self) -> str:
        """Where the other side is, without its port."""
        raise NotImplementedError

    def start(self) -> None:
        """Begin to receive; called once whoever listens to `received` is connected."""
        raise NotImplementedError

    def send(self, data: bytes) -> None:
        """Send bytes; after the end they go nowhere."""
        raise NotImplementedError

    def close(self) -> None:
        """Send what is still waiting, then end."""
        raise NotImplementedError

    def abort(self) -> None:
        """End at once."""
        raise NotImplementedError
