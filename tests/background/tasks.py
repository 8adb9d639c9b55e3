"""Tasks for worker processes of tests, which import them from here."""

from __future__ import annotations

import os
import time

from rook13.background.worker import Report


def add(first: int, second: int) -> int:
    return first + second


def add_slowly(report: Report, first: int, second: int) -> int:
    report(0.5)
    report(0.5001)
    return first + second


def niceness() -> int:
    return os.getpriority(os.PRIO_PROCESS, 0)


def fail() -> None:
    raise ValueError("on purpose")


def die() -> None:
    os._exit(3)


def go_on_for_ever(report: Report) -> None:
    report(0.25)
    while True:
        time.sleep(0.01)


class OnlyThere:
    """A value that only the process it was made in can read."""

    def __reduce__(self) -> tuple[object, ...]:
        return _read, (os.getpid(),)


def _read(pid: int) -> OnlyThere:
    if pid != os.getpid():
        raise LookupError("made elsewhere")
    return OnlyThere()


def make_unreadable() -> OnlyThere:
    return OnlyThere()


def make_unpicklable() -> object:
    return lambda: None


def no_file() -> None:
    raise FileNotFoundError("no such file")
