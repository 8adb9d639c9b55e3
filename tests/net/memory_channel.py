"""Two channels joined in memory, for tests that need no sockets."""

from PySide6.QtCore import QObject, QTimer

from rook13.net.channel import Channel, CloseReason


class MemoryChannel(Channel):
    """Delivers from the event loop, like a socket; `chunk` splits what it delivers."""

    def __init__(self, chunk: int | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._chunk = chunk
        self._inbox = b""
        self._is_started = False
        self._ending: CloseReason | None = None
        self._has_ended = False
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._deliver)
        self.peer: MemoryChannel | None = None

    @property
    def host_fingerprint(self) -> str:
        return "00" * 32

    @property
    def peer_address(self) -> str:
        return "127.0.0.1"

    def start(self) -> None:
        self._is_started = True
        self._timer.start()

    def send(self, data: bytes) -> None:
        if self._ending is None and self.peer is not None:
            self.peer._inbox += data
            self.peer._timer.start()

    def close(self) -> None:
        self._end(CloseReason.CLOSED_HERE)
        if self.peer is not None:
            self.peer._end(CloseReason.CLOSED_BY_PEER)

    def abort(self) -> None:
        self.close()

    def _end(self, reason: CloseReason) -> None:
        self._ending = self._ending or reason
        self._timer.start()

    def _deliver(self) -> None:
        if not self._is_started:
            return
        size = self._chunk or len(self._inbox)
        data, self._inbox = self._inbox[:size], self._inbox[size:]
        if data and self._ending is not CloseReason.CLOSED_HERE:
            self.received.emit(data)
            self._timer.start()
        elif self._ending is not None and not self._has_ended:
            self._has_ended = True
            self.closed.emit(self._ending)


def memory_pair(
    chunk: int | None = None, parent: QObject | None = None
) -> tuple[MemoryChannel, MemoryChannel]:
    """Two ends of one connection, neither started yet."""
    one, two = MemoryChannel(chunk, parent), MemoryChannel(chunk, parent)
    one.peer, two.peer = two, one
    return one, two
