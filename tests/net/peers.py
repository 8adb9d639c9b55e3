"""Processes in the nodes of a network, and what they report."""

import json
import queue
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

from tests.net.namespaces import Network

SCRIPT = Path(__file__).with_name("mdns_peer.py")
Event = dict[str, Any]


class Peer:
    """A running process; its events come in the order in which it printed them."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self._events: queue.Queue[Event | None] = queue.Queue()
        self._reader = Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as lines:
            for line in lines:
                self._events.put(json.loads(line))
        self._events.put(None)

    def order(self, order: str) -> float:
        """Give an order; the time at which it was given."""
        assert self.process.stdin is not None
        now = time.monotonic()
        self.process.stdin.write(order + "\n")
        self.process.stdin.flush()
        return now

    def expect(self, kind: str, timeout: float, **facts: object) -> Event:
        """The next event of this kind with these facts; others are passed over."""
        deadline = time.monotonic() + timeout
        seen: list[Event] = []
        while True:
            try:
                event = self._events.get(timeout=max(0, deadline - time.monotonic()))
            except queue.Empty:
                raise AssertionError(f"no {kind} {facts} in {timeout} s, but {seen}") from None
            assert event is not None, f"the process has ended: {seen}"
            seen.append(event)
            if event["event"] == kind and facts.items() <= event.items():
                return event

    def kill(self) -> float:
        now = time.monotonic()
        self.process.kill()
        return now

    def end(self) -> str:
        """End the process; what it complained of."""
        assert self.process.stdin is not None
        assert self.process.stderr is not None
        self.process.stdin.close()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self._reader.join()
        with self.process.stderr as stderr:
            return stderr.read()


@contextmanager
def running(net: Network, node: int, *arguments: str) -> Iterator[Peer]:
    """A peer in a node; ended with the block."""
    command: Sequence[str] = net.command(node, sys.executable, "-X", "dev", str(SCRIPT), *arguments)
    process = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        bufsize=1,
    )
    peer = Peer(process)
    try:
        peer.expect("started", 20)
        yield peer
    finally:
        complaints = peer.end()
    assert not complaints, complaints
