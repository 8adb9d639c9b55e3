"""Hosts and players as processes of their own that can be killed, and started quickly again.

Run as a script it has everything loaded and forks a host, or a player, for each line of JSON (its
arguments) on standard input, so that fifty starts do not take fifty times as long as loading Qt.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

GONE = "gone"


class Nursery:
    """Starts one process after the other, and kills them."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.pid = 0

    def start(self, *arguments: str) -> dict[str, Any]:
        """Start a process; what it said about itself, or first."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(arguments) + "\n")
        self._process.stdin.flush()
        self.pid = int(self._line())
        facts: dict[str, Any] = json.loads(self._line())
        return facts

    def kill(self) -> None:
        """Kill the process as nothing else can, and wait until it is gone."""
        self._end(signal.SIGKILL)

    def interrupt(self) -> None:
        """Press Ctrl-C, and wait until the process is gone."""
        self._end(signal.SIGINT)

    def last_words(self) -> dict[str, Any]:
        """Wait until the process ends by itself; the last thing that it said."""
        lines = []
        while (line := self._line()) != GONE:
            lines.append(line)
        self.pid = 0
        words: dict[str, Any] = json.loads(lines[-1])
        return words

    def _end(self, number: int) -> None:
        os.kill(self.pid, number)
        while self._line() != GONE:
            pass
        self.pid = 0

    def _line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, "the nursery has ended"
        return line.strip()


@contextmanager
def nursery(kind: str = "host") -> Iterator[Nursery]:
    """A nursery for the length of a block; its process ends with it."""
    command = [sys.executable, str(Path(__file__)), kind]
    root = Path(__file__).parents[2]
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": f"{root / 'src'}:{root}"},
    )
    house = Nursery(process)
    try:
        yield house
        if house.pid:
            house.interrupt()
    finally:
        if house.pid:
            os.kill(house.pid, signal.SIGKILL)
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.close()
        process.stdout.close()
        process.wait()


def _host(arguments: list[str]) -> int:
    from rook13.cli import main

    return main(["host", *arguments])


def _player(arguments: list[str]) -> int:
    """Play a seat at the only table of the host at a port."""
    from PySide6.QtCore import QObject

    from rook13.cli.event_loop import run
    from rook13.net.addresses import Endpoint
    from rook13.net.client.remote_client import RemoteTableClient
    from rook13.net.client.target import Target
    from tests.net.hosting import QUICK_BACK_OFF
    from tests.net.lan_player import play
    from tests.net.players import identity

    port, name, seat = arguments
    target = Target((Endpoint("127.0.0.1", int(port)),))

    async def visit(stop: asyncio.Event, owner: QObject) -> int:
        client = RemoteTableClient(target, identity(name), back_off=QUICK_BACK_OFF, parent=owner)
        return await play(client, seat, stop)

    return run(visit)


def main() -> None:
    """Fork a process for each line."""
    import rook13.cli.event_loop
    import rook13.cli.host
    import rook13.net.client.remote_client  # noqa: F401

    start = {"host": _host, "player": _player}[sys.argv[1]]
    for line in sys.stdin:
        pid = os.fork()
        if not pid:
            print(os.getpid(), flush=True)  # noqa: T201
            # What it reads from here belongs to the nursery.
            sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115
            os._exit(start(json.loads(line)))
        os.waitpid(pid, 0)
        print(GONE, flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
