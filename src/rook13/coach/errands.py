"""What a worker process does for a window: one errand after the other, until nobody asks any more.

Nothing here may import Qt: a worker that need not load it starts several times as fast.
"""

from __future__ import annotations

import contextlib
import signal
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from rook13.bots.worker import be_modest

LEAST_PROGRESS = 0.005
"""Smaller steps are not worth a message."""

Report = Callable[[float], None]
"""Takes the share of an errand that is done."""
Errand = Callable[..., Any]
"""Gets a Report, then its arguments."""


@dataclass(frozen=True, slots=True)
class Progress:
    """So much of errand `number` is done."""

    number: int
    share: float


@dataclass(frozen=True, slots=True)
class Done:
    """What became of errand `number`."""

    number: int
    result: Any


@dataclass(frozen=True, slots=True)
class Failed:
    """Why errand `number` came to nothing, for the log."""

    number: int
    trace: str


def run(connection: Connection) -> None:
    """Do errands while windows go first; this is what a worker process runs."""
    be_modest()
    serve(connection)


def serve(connection: Connection) -> None:
    """Do errands that come through a connection."""
    with contextlib.suppress(ValueError):
        # Who presses Ctrl+C means the window, which ends its workers.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):
        while True:
            number, errand, arguments = connection.recv()
            connection.send(_done(connection, number, errand, arguments))


def _done(
    connection: Connection, number: int, errand: Errand, arguments: tuple[Any, ...]
) -> Done | Failed:
    told = 0.0

    def report(share: float) -> None:
        nonlocal told
        if share >= told + LEAST_PROGRESS:
            told = share
            connection.send(Progress(number, share))

    try:
        return Done(number, errand(report, *arguments))
    except OSError:
        raise
    except Exception:
        return Failed(number, traceback.format_exc())
