"""Errands for workers of tests; a process of its own imports them from here."""

from __future__ import annotations

import os
import time

from rook13.coach.errands import Report


def add(report: Report, first: int, second: int) -> int:
    report(0.5)
    return first + second


def niceness(report: Report) -> int:
    return os.getpriority(os.PRIO_PROCESS, 0)


def fail(report: Report) -> None:
    raise ValueError("on purpose")


def die(report: Report) -> None:
    os._exit(3)


def go_on_for_ever(report: Report) -> None:
    report(0.25)
    while True:
        time.sleep(0.01)
