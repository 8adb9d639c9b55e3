"""Hosts and guests as the command line starts them, in processes of their own."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from tests.cli import leftovers
from tests.forked import Forked


class Ended(NamedTuple):
    """What a command printed and how it ended."""

    status: int
    out: str
    err: str


Process = Forked | subprocess.Popen[str]


def start(*words: str) -> Forked:
    """Start a command, in a process that fails if it leaves Qt objects behind."""
    return Forked(leftovers.run, *words, NO_COLOR="1")


def start_anew(*words: str) -> subprocess.Popen[str]:
    """Start a command as somebody at a terminal does, with everything still to load."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.cli.leftovers", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"NO_COLOR": "1"},
    )


def run(*words: str, typed: str = "") -> Ended:
    """Run a command to its end with lines typed into it."""
    return ended(start(*words), typed)


def ended(process: Process, typed: str = "") -> Ended:
    """Wait for the end of a process."""
    out, err = process.communicate(typed or None)
    assert process.returncode is not None
    return Ended(process.returncode, out, err)


class Host:
    """A running `rook13 host`, and what it said about itself."""

    def __init__(self, process: Process) -> None:
        self.process = process
        assert process.stdout is not None
        line = process.stdout.readline()
        assert line, process.communicate()[1]
        self.facts: dict[str, Any] = json.loads(line)

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.facts['port']}"

    def interrupt(self) -> Ended:
        """Press Ctrl-C."""
        self.process.send_signal(signal.SIGINT)
        return ended(self.process)


@contextmanager
def hosting(folder: Path, *words: str, start: Callable[..., Process] = start) -> Iterator[Host]:
    """A host for the length of a block, which ends cleanly."""
    where = ("--data-dir", str(folder), "--port", "0", "--no-announce", "--json")
    host = Host(start("host", *where, *words))
    try:
        yield host
        if host.process.poll() is None:
            assert host.interrupt() == (0, "", "")
    finally:
        if host.process.poll() is None:
            host.process.kill()
            host.process.communicate()
