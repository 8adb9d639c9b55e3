"""Processes that start at once: forked from one that has loaded everything they need.

Loading Qt and the network takes most of a second of a core, which is most of what a test with a
host and a few guests takes.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import reduction
from typing import Any

LOADED = (
    "tests.cli.leftovers",
    "rook13.cli.host",
    "rook13.cli.join",
    "rook13.cli.tables",
    "rook13.cli.solo_table",
    "rook13.cli.event_loop",
    "rook13.net.host.service",
    "rook13.net.client.remote_client",
)

_forks = multiprocessing.get_context("forkserver")
_forks.set_forkserver_preload(list(LOADED))


class _End:
    """The end of a pipe, which goes to the process that is being started."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __reduce__(self) -> tuple[Callable[[Any], int], tuple[Any]]:
        return _detached, (reduction.DupFd(self.number),)


def _detached(end: Any) -> int:
    number: int = end.detach()
    return number


class Forked:
    """A process that calls a function, with a text pipe for each of its standard streams."""

    def __init__(self, function: Callable[..., int], *arguments: object, **more: str) -> None:
        """Call the function there; `more` are variables of its environment."""
        (reads, self_in), (self_out, writes), (self_err, complains) = (os.pipe() for _ in range(3))
        ends = (reads, writes, complains)
        self._process = _forks.Process(
            target=_be,
            args=(function, arguments, os.environ | more, tuple(map(_End, ends))),
        )
        self._process.start()
        for end in ends:
            os.close(end)
        self.stdin = os.fdopen(self_in, "w", encoding="utf-8")
        self.stdout = os.fdopen(self_out, encoding="utf-8")
        self.stderr = os.fdopen(self_err, encoding="utf-8")

    @property
    def pid(self) -> int:
        """Return its number."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        """Return its status, negative for a signal, or None while it runs."""
        return self._process.exitcode

    def poll(self) -> int | None:
        """Return its status, or None while it runs."""
        return self._process.exitcode

    def send_signal(self, number: int) -> None:
        """Send a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """Kill it as nothing else can."""
        self.send_signal(signal.SIGKILL)

    def communicate(self, typed: str | None = None) -> tuple[str, str]:
        """Type something, wait for the end, and return what was printed and complained."""
        with ThreadPoolExecutor(2) as threads:
            printed = [threads.submit(each.read) for each in (self.stdout, self.stderr)]
            with suppress(BrokenPipeError):
                self.stdin.write(typed or "")
                self.stdin.flush()
            self.close()
            out, err = (each.result() for each in printed)
        self._process.join()
        self.stdout.close()
        self.stderr.close()
        return out, err

    def close(self) -> None:
        """End its input."""
        with suppress(BrokenPipeError):
            self.stdin.close()


def _be(
    function: Callable[..., int],
    arguments: tuple[object, ...],
    environment: dict[str, str],
    ends: tuple[int, int, int],
) -> None:
    for number, end in enumerate(ends):
        os.dup2(end, number)
        os.close(end)
    os.environ.clear()
    os.environ.update(environment)
    sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False)
    sys.exit(function(*arguments))
