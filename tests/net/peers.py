"""Programs in the nodes of a network, and what they print."""

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
from typing import Any

from tests.net.namespaces import Network
from tests.patience import LOOK_SECONDS, STILL_SECONDS, Patience

ROOT = Path(__file__).parents[2]
Event = dict[str, Any]


class Peer:
    """A running program; its lines, some of which are events, come as they are printed."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.seen: list[str] = []
        self._lines: Queue[str | None] = Queue()
        self._reader = Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as lines:
            for line in lines:
                self._lines.put(line.rstrip())
        self._lines.put(None)

    def line(self, start: str | tuple[str, ...], seconds: float = STILL_SECONDS) -> str:
        """Return the next line that starts so; others are passed over."""
        patience = Patience(seconds)
        first = len(self.seen)
        while True:
            try:
                line = self._lines.get(timeout=LOOK_SECONDS)
            except Empty:
                assert not patience.is_over, (
                    f"no {start!r} in {seconds} s after {self.seen[first:]}"
                )
                continue
            assert line is not None, f"the program has ended after {self.seen[first:]}"
            self.seen.append(line)
            if line.startswith(start):
                return line

    def event(self, kind: str, seconds: float = STILL_SECONDS) -> Event:
        """Return the next event, which has to be of this kind."""
        found: Event = json.loads(self.line("{", seconds))
        assert found["event"] == kind, found
        return found

    def expect(self, kind: str, seconds: float = STILL_SECONDS, **facts: object) -> Event:
        """Return the next event of this kind with these facts; others are passed over."""
        seen: list[Event] = []
        while True:
            try:
                event: Event = json.loads(self.line("{", seconds))
            except AssertionError as problem:
                raise AssertionError(f"no {kind} {facts}, but {seen}: {problem}") from problem
            seen.append(event)
            if event["event"] == kind and facts.items() <= event.items():
                return event

    def type(self, text: str) -> None:
        """Type a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()

    def interrupt(self) -> None:
        """Press Ctrl-C, and wait for a clean end."""
        self.process.send_signal(signal.SIGINT)
        assert self.wait() == 0

    def wait(self) -> int:
        """Wait for the end; return the status."""
        patience = Patience()
        while True:
            try:
                return self.process.wait(LOOK_SECONDS)
            except subprocess.TimeoutExpired:
                assert not patience.is_over, "the program does not end"

    def close(self) -> str:
        """End what is left of it; return what it complained of."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self._reader.join()
        assert self.process.stdin is not None
        assert self.process.stderr is not None
        self.process.stdin.close()
        with self.process.stderr as stderr:
            return stderr.read()


@contextmanager
def running(
    net: Network, node: int, *words: str, program: str = sys.executable, complains: str = ""
) -> Iterator[Peer]:
    """A program in a node; it ends with the block, and complains of nothing else."""
    process = subprocess.Popen(
        net.command(node, program, *words),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ
        | {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "NO_COLOR": "1", "PYTHONUNBUFFERED": "1"},
    )
    peer = Peer(process)
    try:
        yield peer
        if process.poll() is None:
            peer.interrupt()
    finally:
        said = peer.close()
    assert complains in said
    assert bool(said) == bool(complains), said
