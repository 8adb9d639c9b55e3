"""Runs a measurement in a process of its own, which starts clean and tells how far it is."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from rook13.cli.bench_ui.screen import with_screen
from rook13.cli.errors import CommandError

T = TypeVar("T")
Told = Callable[[int], None]


def apart(measure: Callable[..., T], told: Told, *arguments: Any) -> T:
    """Return what a function that takes `told` first returns over there."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_run, args=(theirs, measure, arguments))
    process.start()
    theirs.close()
    try:
        result: T = _listen(ours, told)
        return result
    finally:
        ours.close()
        # It has said all there is to say; only a broken one is still at work.
        process.join(5)
        if process.is_alive():
            process.kill()
            process.join()


def _listen(pipe: Connection, told: Told) -> Any:
    while True:
        try:
            kind, value = pipe.recv()
        except EOFError:
            raise CommandError("The window that was measured came to a sudden end.") from None
        if kind == "done":
            return value
        told(value)


def _run(pipe: Connection, measure: Callable[..., object], arguments: tuple[Any, ...]) -> None:
    os.environ.update(with_screen(os.environ))
    result = measure(lambda done: pipe.send(("told", done)), *arguments)
    pipe.send(("done", result))
