"""A connection as everything above the sockets sees it: bytes in, bytes out, and an end."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtNetwork import QAbstractSocket, QSslSocket

from rook13.net.security import plain_address

# A table's update is about 2 kB. A peer with a hundred times that waiting has stopped reading,
# and must not cost the host memory without end.
WRITE_BUFFER_BYTES = 1 << 20
READ_BUFFER_BYTES = 1 << 17
LINGER_MS = 2000


class CloseReason(Enum):
    """Why a channel has ended."""

    CLOSED_HERE = "closed_here"
    CLOSED_BY_PEER = "closed_by_peer"
    LOST = "lost"
    SLOW_READER = "slow_reader"


class Channel(QObject):
    """One side of a connection between a host and a client; deletes itself at its end.

    It takes over a socket whose handshake is done. `received(bytes)` comes in any split.
    `closed(CloseReason)` comes once, last, and never from inside a call to this object.
    """

    received = Signal(bytes)
    closed = Signal(object)
    is_extra = False
    """Whether the host is full, and only an owner of a seat may stay."""

    def __init__(
        self,
        socket: QSslSocket,
        host_fingerprint: str,
        write_buffer_bytes: int = WRITE_BUFFER_BYTES,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._socket = socket
        self.host_fingerprint = host_fingerprint
        """The SHA-256 of the host's certificate, the same on both sides, for the sign-in."""
        self.peer_address = plain_address(socket.peerAddress())
        """Where the other side is, without its port."""
        self._write_buffer_bytes = write_buffer_bytes
        self._ending: CloseReason | None = None
        self._found_lost: CloseReason | None = None
        self._has_ended = False
        socket.setParent(self)
        socket.setReadBufferSize(READ_BUFFER_BYTES)
        socket.setSocketOption(QAbstractSocket.SocketOption.LowDelayOption, 1)
        socket.setSocketOption(QAbstractSocket.SocketOption.KeepAliveOption, 1)
        socket.errorOccurred.connect(self._on_error)
        socket.disconnected.connect(self._on_disconnected)

    def start(self) -> None:
        """Begin to receive; called once something is connected to `received`."""
        self._socket.readyRead.connect(self._read)
        if self._socket.state() is QAbstractSocket.SocketState.UnconnectedState:
            self._on_disconnected()
        else:
            self._read()

    def send(self, data: bytes) -> None:
        """Send bytes; after the end they go nowhere."""
        if self._ending is not None:
            return
        waiting = self._socket.bytesToWrite() + self._socket.encryptedBytesToWrite()
        if waiting + len(data) > self._write_buffer_bytes:
            self._abort(CloseReason.SLOW_READER)
        else:
            self._socket.write(data)

    def close(self) -> None:
        """Send what is still waiting, then end."""
        if self._ending is None:
            self._ending = CloseReason.CLOSED_HERE
            QTimer.singleShot(LINGER_MS, self._socket, self._socket.abort)
            self._socket.disconnectFromHost()

    def abort(self) -> None:
        """End at once."""
        self._abort(CloseReason.CLOSED_HERE)

    def _abort(self, reason: CloseReason) -> None:
        self._ending = self._ending or reason
        if not self._has_ended:
            self._socket.abort()
            self._end()

    @Slot()
    def _read(self) -> None:
        data = self._socket.readAll().data()
        if data and self._ending is None:
            self.received.emit(data)

    @Slot(QAbstractSocket.SocketError)
    def _on_error(self, error: QAbstractSocket.SocketError) -> None:
        by_peer = error is QAbstractSocket.SocketError.RemoteHostClosedError
        self._found_lost = CloseReason.CLOSED_BY_PEER if by_peer else CloseReason.LOST

    @Slot()
    def _on_disconnected(self) -> None:
        # What the peer sent before it left still counts.
        self._read()
        self._ending = self._ending or self._found_lost or CloseReason.CLOSED_BY_PEER
        self._end()

    def _end(self) -> None:
        if not self._has_ended:
            self._has_ended = True
            QTimer.singleShot(0, self, self._announce_end)

    @Slot()
    def _announce_end(self) -> None:
        self.closed.emit(self._ending)
        self.deleteLater()
