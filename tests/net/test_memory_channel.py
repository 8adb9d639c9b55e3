import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rook13.net.channel import CloseReason
from tests.net.ends import End
from tests.net.memory_channel import memory_pair


@pytest.mark.parametrize("chunk", [None, 1, 3])
def test_the_pair_in_memory_behaves_like_sockets(
    chunk: int | None, qtbot: QtBot, owner: QObject
) -> None:
    one, two = (End(channel, "memory") for channel in memory_pair(chunk, owner))
    one.channel.send(b"before the start")
    for end in (one, two):
        end.channel.start()
    two.wait_for(qtbot, b"before the start")
    two.channel.send(b"answer")
    two.channel.close()
    two.channel.send(b"too late")
    assert one.wait_for_end(qtbot) is CloseReason.CLOSED_BY_PEER
    assert two.wait_for_end(qtbot) is CloseReason.CLOSED_HERE
    assert bytes(one.data) == b"answer"
