"""`rook13 tables` and `rook13 join CODE` between two computers, by real multicast DNS."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any

import pytest

from tests.net.namespaces import Network, network

SHORT = ("--options", "target=100", "floor=-50", "--pace", "fast")
APPEARS, VANISHES = 2, 5
"""Seconds that a table may take, and with them those that a loaded machine may."""
PATIENCE = 20


class Program:
    """A running command; its lines come as they are printed."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self._lines: Queue[str | None] = Queue()
        assert process.stdout is not None
        self._reader = Thread(target=self._read, args=(process.stdout,))
        self._reader.start()

    def _read(self, lines: IO[str]) -> None:
        with lines:
            for line in lines:
                self._lines.put(line.rstrip())
        self._lines.put(None)

    def line(self, start: str, seconds: float = PATIENCE) -> str:
        """The next line that starts so; others are passed over."""
        seen: list[str] = []
        while True:
            try:
                line = self._lines.get(timeout=seconds)
            except Empty:
                raise AssertionError(f"no {start!r} after {seen}") from None
            assert line is not None, f"the command has ended after {seen}"
            if line.startswith(start):
                return line
            seen.append(line)

    def event(self, kind: str, seconds: float = PATIENCE) -> dict[str, Any]:
        """The next event, which has to be of this kind."""
        found: dict[str, Any] = json.loads(self.line("{", seconds))
        assert found["event"] == kind, found
        return found

    def type(self, text: str) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()

    def interrupt(self) -> None:
        """Press Ctrl-C, and wait for a clean end."""
        self.process.send_signal(signal.SIGINT)
        self.finish()

    def finish(self) -> None:
        """Wait for a clean end."""
        status = self.process.wait(PATIENCE)
        self._reader.join()
        assert self.process.stderr is not None
        assert (status, self.process.stderr.read()) == (0, "")


@contextmanager
def command(net: Network, node: int, *words: str) -> Iterator[Program]:
    """A command on one of the computers, which has ended by the end of the block."""
    process = subprocess.Popen(
        net.command(node, sys.executable, "-m", "rook13", *words),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"NO_COLOR": "1", "PYTHONUNBUFFERED": "1"},
    )
    program = Program(process)
    try:
        yield program
        if process.poll() is None:
            program.interrupt()
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()
        program._reader.join()
        for pipe in (process.stdin, process.stderr):
            assert pipe is not None
            pipe.close()


@pytest.fixture(scope="module")
def net() -> Iterator[Network]:
    with network(2) as net:
        yield net


def test_a_table_appears_fills_and_vanishes_before_ones_eyes(net: Network, tmp_path: Path) -> None:
    hosting = ("host", "--name", "Den", "--data-dir", str(tmp_path / "host"), "--json", *SHORT)
    with command(net, 1, "tables", "--json") as tables, command(net, 1, "tables") as shown:
        with command(net, 0, *hosting) as host:
            facts = json.loads(host.line("{"))
            seen = tables.event("appeared")
            assert (seen["name"], seen["game"], seen["state"]) == ("Den", "rook13", "open")
            assert (seen["seats_free"], seen["seats_total"]) == (4, 4)
            assert seen["endpoints"] == [f"{net.address(0)}:{facts['port']}"]
            assert "4 of 4 free" in shown.line("+ Den")
            joining = ("join", "--table", "Den", "--data-dir", str(tmp_path / "guest"))
            with command(net, 1, *joining) as guest:
                assert tables.event("changed")["seats_free"] == 3
                assert "3 of 4 free" in shown.line("~ Den")
                guest.type("quit")
                guest.finish()
            assert tables.event("changed")["seats_free"] == 4
            host.interrupt()
        assert tables.event("vanished", VANISHES)["key"] == seen["key"]
        assert shown.line("- ", VANISHES) == "- Den"


def test_a_private_table_is_joined_by_its_code_and_nothing_else(
    net: Network, tmp_path: Path
) -> None:
    folder = ("--data-dir", str(tmp_path / "host"))
    with command(net, 0, "host", "--private", "--name", "Den", "--json", *folder, *SHORT) as host:
        code = json.loads(host.line("{"))["tables"][0]["code"]
        shouted = code.upper().replace("-", " ")
        with command(net, 1, "join", shouted, "--data-dir", str(tmp_path / "guest")) as guest:
            guest.line("Guest sits at A1.")
            guest.type("quit")
            guest.finish()
        with command(net, 1, "tables", "--once", "--json") as tables:
            tables.finish()
            with pytest.raises(AssertionError, match="has ended after"):
                tables.event("there")
        wrong = "-".join(reversed(code.split("-")))
        with command(net, 1, "join", wrong, "--data-dir", str(tmp_path / "guest")) as stranger:
            assert stranger.process.wait(PATIENCE) == 1
            assert stranger.process.stderr is not None
            assert "code" in stranger.process.stderr.read()
