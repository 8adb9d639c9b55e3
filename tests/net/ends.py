"""What tests hold of a channel: everything it received and how it ended."""

from PySide6.QtCore import QObject, Slot
from pytestqt.qtbot import QtBot

from rook13.net.channel import Channel, CloseReason


class End(QObject):
    def __init__(self, channel: Channel, side: str) -> None:
        super().__init__(channel)
        self.channel = channel
        self.side = side
        self.data = bytearray()
        self.reason: CloseReason | None = None
        channel.received.connect(self._on_received)
        channel.closed.connect(self._on_closed)

    @Slot(bytes)
    def _on_received(self, data: bytes) -> None:
        assert isinstance(data, bytes)
        self.data += data

    @Slot(object)
    def _on_closed(self, reason: CloseReason) -> None:
        assert self.reason is None
        self.reason = reason

    def wait_for(self, qtbot: QtBot, data: bytes) -> None:
        def arrived() -> None:
            assert bytes(self.data) == data

        qtbot.waitUntil(lambda: len(self.data) >= len(data))
        arrived()

    def wait_for_end(self, qtbot: QtBot) -> CloseReason:
        if self.reason is None:
            with qtbot.waitSignal(self.channel.closed):
                pass
        assert self.reason is not None
        return self.reason
