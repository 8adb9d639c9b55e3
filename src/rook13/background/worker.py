"""What a worker process runs: one task after the other, until its pipe is closed.

Nothing here may import Qt: a worker that need not load it starts several times as fast.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

NICENESS = 5
SMALLEST_STEP = 0.005
"""Progress in smaller steps is not worth a message."""

Report = Callable[[float], None]
"""Takes the share of the work that is done."""
Task = tuple[Callable[..., Any], tuple[Any, ...], bool]
"""A function, its arguments, and whether it gets a Report before them."""


class WorkerError(Exception):
    """A task failed in a worker process; the message is its traceback."""


@dataclass(frozen=True, slots=True)
class Progress:
    """So much of the task is done."""

    share: float


@dataclass(frozen=True, slots=True)
class Done:
    """What the task returned."""

    result: Any


@dataclass(frozen=True, slots=True)
class Failed:
    """What the task raised."""

    error: BaseException


def run(connection: Connection) -> None:
    """Do tasks at a low priority; this is the entry point of a worker process."""
    lower_priority()
    serve(connection)


def serve(connection: Connection) -> None:
    """Do the tasks that come through a connection."""
    import signal

    with contextlib.suppress(ValueError):
        # Ctrl+C is meant for the program, which ends its workers itself.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):
        while True:
            outcome = _outcome(connection, connection.recv())
            try:
                connection.send(outcome)
            except OSError:
                raise
            except Exception:
                # The result can't be pickled.
                connection.send(failed())


def lower_priority() -> None:
    """Let windows go first when the processor is busy."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.GetCurrentProcess.restype = ctypes.c_void_p
        below_normal = 0x4000
        kernel.SetPriorityClass(ctypes.c_void_p(kernel.GetCurrentProcess()), below_normal)
    else:
        os.nice(NICENESS)


def throttled(report: Report) -> Report:
    """Return a Report that leaves out steps too small to be seen."""
    reported = 0.0

    def report_steps(share: float) -> None:
        nonlocal reported
        if share >= reported + SMALLEST_STEP:
            reported = share
            report(share)

    return report_steps


def _outcome(connection: Connection, task: Task) -> Done | Failed:
    function, arguments, reports = task
    report = throttled(lambda share: connection.send(Progress(share)))
    try:
        return Done(function(report, *arguments) if reports else function(*arguments))
    except Exception:
        return failed()


def failed() -> Failed:
    """Return the exception that is being handled as text, which survives the way out of here."""
    import traceback

    return Failed(WorkerError(traceback.format_exc()))
