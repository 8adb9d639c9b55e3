"""Flows end with their owner, and nothing they raise is lost."""

from __future__ import annotations

import asyncio

from PySide6.QtCore import SIGNAL, QObject, QTimer, Signal
from pytestqt.qtbot import QtBot

from rook13.background.flows import first_of, start, stop, unless


class Speaker(QObject):
    said = Signal(str, int)
    left = Signal()


def test_a_flow_waits_for_the_first_of_several_signals(loop: asyncio.AbstractEventLoop) -> None:
    speaker = Speaker()

    async def flow() -> None:
        QTimer.singleShot(0, lambda: speaker.said.emit("hello", 1))
        assert await first_of(said=speaker.said, left=speaker.left) == ("said", "hello")
        QTimer.singleShot(0, speaker.left.emit)
        assert await first_of(said=speaker.said, left=speaker.left) == ("left", None)

        await asyncio.sleep(0)
        assert speaker.receivers(SIGNAL("said(QString,int)")) == 0

    loop.run_until_complete(flow())


def test_a_signal_cancels_what_goes_on_otherwise(loop: asyncio.AbstractEventLoop) -> None:
    speaker, ends = Speaker(), list[str]()

    async def wait() -> str:
        QTimer.singleShot(0, speaker.left.emit)
        try:
            await first_of(said=speaker.said)
        finally:
            ends.append("tidied up")
        return "never"

    async def flow() -> None:
        assert await unless(speaker.left, wait()) is None
        assert ends == ["tidied up"]
        assert await unless(speaker.left, asyncio.sleep(0, "done")) == "done"

    loop.run_until_complete(flow())


def test_a_flow_is_cancelled_when_its_owner_goes(loop: asyncio.AbstractEventLoop) -> None:
    owner, speaker = QObject(), Speaker()

    async def flow() -> None:
        waiting = start(owner, unless(speaker.left, first_of(said=speaker.said)))
        await asyncio.sleep(0)
        owner.deleteLater()
        await asyncio.wait([waiting])
        assert waiting.cancelled()

    loop.run_until_complete(flow())


def test_stopping_waits_until_a_flow_has_tidied_up(loop: asyncio.AbstractEventLoop) -> None:
    owner, other, speaker, ends = QObject(), QObject(), Speaker(), list[str]()
    part = QObject(owner)

    async def wait() -> None:
        try:
            await first_of(said=speaker.said)
        finally:
            await asyncio.sleep(0)
            ends.append("tidied up")

    async def flow() -> None:
        start(owner, wait())
        start(part, wait())
        going_on = start(other, wait())
        await asyncio.sleep(0)
        await stop(owner)
        assert ends == ["tidied up"] * 2
        assert not going_on.done()
        await stop(other)

    loop.run_until_complete(flow())


def test_what_a_flow_raises_is_reported(qtbot: QtBot, loop: asyncio.AbstractEventLoop) -> None:
    owner = QObject()

    async def fail() -> None:
        raise ValueError("on purpose")

    async def flow() -> None:
        await asyncio.wait([start(owner, fail())])
        await asyncio.sleep(0)

    with qtbot.captureExceptions() as reported:
        loop.run_until_complete(flow())
    assert [str(error) for _, error, _ in reported] == ["on purpose"]
