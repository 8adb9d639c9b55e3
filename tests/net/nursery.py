"""Hosts as processes of their own that can be killed, started quickly again and again.

Run as a script it has everything loaded and forks a host for each line of JSON (its arguments) on
standard input, so that fifty starts do not take fifty times as long as loading Qt does.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


class Nursery:
    """Starts hosts in folders, and kills them."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.pid = 0

    def start(self, *arguments: str) -> dict[str, Any]:
        """Start a host; what it said about itself."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(arguments) + "\n")
        self._process.stdin.flush()
        self.pid = int(self._line())
        facts: dict[str, Any] = json.loads(self._line())
        return facts

    def kill(self) -> None:
        """Kill the host as nothing else can, and wait until it is gone."""
        self._end(signal.SIGKILL)

    def interrupt(self) -> None:
        """Press Ctrl-C, and wait until the host is gone."""
        self._end(signal.SIGINT)

    def _end(self, number: int) -> None:
        os.kill(self.pid, number)
        assert self._line() == "gone"
        self.pid = 0

    def _line(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, "the nursery has ended"
        return line.strip()


@contextmanager
def nursery() -> Iterator[Nursery]:
    """A nursery for the length of a block; its host ends with it."""
    command = [sys.executable, str(Path(__file__))]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
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
    from rook13.cli.host.command import COMMAND
    from rook13.cli.program import Parser

    parser = Parser(prog="rook13 host", allow_abbrev=False)
    COMMAND.add_arguments(parser)
    return COMMAND.run(parser.parse_args(arguments))


def main() -> None:
    """Fork a host for each line."""
    import rook13.cli.host.serve
    import rook13.cli.loop  # noqa: F401

    for line in sys.stdin:
        pid = os.fork()
        if not pid:
            print(os.getpid(), flush=True)  # noqa: T201
            os._exit(_host(json.loads(line)))
        os.waitpid(pid, 0)
        print("gone", flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
