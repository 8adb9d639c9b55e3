"""Measures the window: its start, a whole game, and many hands; each in processes of its own."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rook13.cli.bench_ui.apart import Told, apart
from rook13.cli.bench_ui.report import Report, as_json, lines
from rook13.cli.bench_ui.screen import platform
from rook13.cli.bench_ui.start import measure_start
from rook13.cli.simulate.progress import Progress

LEVEL = "expert"


def measure(arguments: Namespace) -> int:
    """Measure and print."""
    # Qt and the program take a moment to load, which other measurements need not wait for.
    from rook13.cli.bench_ui.game import play_game
    from rook13.cli.bench_ui.hands import play_hands

    seconds = arguments.seconds
    with _told(arguments.starts + 1, "starts") as told:
        start = measure_start(arguments.starts, told)
    with _told(round(seconds), "seconds") as told:
        smooth = apart(play_game, told, seconds, LEVEL)
    with _told(arguments.hands, "hands") as told:
        memory = apart(play_hands, told, arguments.hands)
    _print(Report(platform(), start, smooth, memory), as_document=arguments.json)
    return 0


@contextmanager
def _told(total: int, unit: str) -> Iterator[Told]:
    """A bar for the length of a measurement."""
    progress = Progress(max(1, total), unit, sys.stderr)
    update: Callable[[int], None] = progress.update
    try:
        yield update
    finally:
        progress.close()


def _print(report: Report, *, as_document: bool) -> None:
    if as_document:
        print(json.dumps(as_json(report), indent=2, ensure_ascii=False))
    else:
        print("\n".join(lines(report)))
