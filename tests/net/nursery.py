"""Hosts and players as processes of their own that can be killed, and started quickly again."""

from __future__ import annotations

import asyncio
import json
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QObject

from tests.forked import Forked


class Nursery:
    """Starts one process after the other, and kills them."""

    def __init__(self, function: Callable[..., int]) -> None:
        self._function = function
        self._process: Forked | None = None

    @property
    def pid(self) -> int:
        """Return the number of the process."""
        assert self._process is not None
        return self._process.pid

    def start(self, *arguments: str) -> dict[str, Any]:
        """Start a process; what it said about itself, or first."""
        self._process = Forked(self._function, *arguments)
        line = self._process.stdout.readline()
        assert line, self._process.communicate()[1]
        facts: dict[str, Any] = json.loads(line)
        return facts

    def kill(self) -> None:
        """Kill the process as nothing else can, and wait until it is gone."""
        self.end(signal.SIGKILL)

    def interrupt(self) -> None:
        """Press Ctrl-C, and wait until the process is gone."""
        self.end(signal.SIGINT)

    def last_words(self) -> dict[str, Any]:
        """Wait until the process ends by itself; the last thing that it said."""
        words: dict[str, Any] = json.loads(self.end(None).splitlines()[-1])
        return words

    def end(self, number: int | None) -> str:
        """Wait for the end of the process, after a signal if one is given; what it printed."""
        if self._process is None:
            return ""
        process, self._process = self._process, None
        if number is not None:
            process.send_signal(number)
        return process.communicate()[0]


@contextmanager
def nursery(function: Callable[..., int] | None = None) -> Iterator[Nursery]:
    """A nursery of hosts, or of what a function is, for the length of a block."""
    house = Nursery(function if function is not None else host)
    try:
        yield house
        house.interrupt()
    finally:
        house.kill()


def host(*arguments: str) -> int:
    """Be a host."""
    from rook13.cli import main

    return main(["host", *arguments])


def player(port: str, name: str, seat: str) -> int:
    """Play a seat at the only table of the host at a port."""
    from rook13.cli.event_loop import run
    from rook13.net.addresses import Endpoint
    from rook13.net.client.remote_client import RemoteTableClient
    from rook13.net.client.target import Target
    from tests.net.hosting import QUICK_BACK_OFF
    from tests.net.lan_player import play
    from tests.net.players import identity

    target = Target((Endpoint("127.0.0.1", int(port)),))

    async def visit(stop: asyncio.Event, owner: QObject) -> int:
        client = RemoteTableClient(target, identity(name), back_off=QUICK_BACK_OFF, parent=owner)
        return await play(client, seat, stop)

    return run(visit)
