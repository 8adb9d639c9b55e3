"""Measures the window: its start, a whole game, and many hands; each in processes of its own."""

from __future__ import annotations

import json
import multiprocessing
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Any, TypeVar

from rook13.cli.terminal import Progress
from tools.window_start import Start, measure_start, platform, with_screen

if TYPE_CHECKING:
    # They load Qt and the whole program, which nobody else here needs.
    from tools.window_game import Memory, Smooth

T = TypeVar("T")
OnProgress = Callable[[int], None]
LEVEL = "expert"
RATIO_AIM = 1.6
STALL_AIM = 33.0
FRAME_AIM = 16.0
GROWTH_AIM = 5.0
"""Megabytes: what an allocator may do without anything being kept."""


@dataclass(frozen=True, slots=True)
class Report:
    """All that was measured."""

    platform: str
    start: Start | None
    smooth: Smooth | None
    memory: Memory | None


def print_report(starts: int, seconds: float, hands: int, *, as_json: bool) -> None:
    """Measure everything and print it."""
    from tools.window_game import play_game, play_hands

    with _progress(starts + 1, "starts") as on_progress:
        start = measure_start(starts, on_progress)
    with _progress(round(seconds), "seconds") as on_progress:
        smooth = _in_new_process(play_game, on_progress, seconds, LEVEL)
    with _progress(hands, "hands") as on_progress:
        memory = _in_new_process(play_hands, on_progress, hands)
    report = Report(platform(), start, smooth, memory)
    if as_json:
        print(json.dumps(document(report), indent=2, ensure_ascii=False))
    else:
        print("\n".join(lines(report)))


def lines(report: Report) -> Iterator[str]:
    """Return a table: what, how much, and the aim."""
    yield f"{'':<34}{'measured':>12}{'aim':>10}"
    if report.start is not None:
        yield from _start_lines(report.start)
    if report.smooth is not None:
        yield from _smooth_lines(report.smooth)
    if report.memory is not None:
        yield from _memory_lines(report.memory)
    if report.smooth is not None:
        yield from _worst_lines(report.smooth)


def document(report: Report) -> dict[str, object]:
    """Return everything as JSON has it, with the ratios."""
    found = asdict(report)
    if report.start is not None:
        found["start"] |= _ratios(report.start)
    if report.memory is not None:
        found["memory"] |= {"growth": report.memory.growth}
    return found


def _ratios(start: Start) -> dict[str, float]:
    return {
        "ratio": start.window.ratio(start.bare),
        "cpu_ratio": start.window.cpu_ratio(start.bare),
        "sign_in_ratio": start.sign_in.ratio(start.bare),
        "sign_in_cpu_ratio": start.sign_in.cpu_ratio(start.bare),
    }


def _start_lines(start: Start) -> Iterator[str]:
    yield _line("bare window, first paint", f"{start.bare.wall:.0f} ms")
    yield _line("our window, first paint", f"{start.window.wall:.0f} ms")
    yield _line("  ratio", f"{start.window.ratio(start.bare):.2f}", f"≤ {RATIO_AIM}")
    yield _line(
        "  ratio in CPU time", f"{start.window.cpu_ratio(start.bare):.2f}", f"≤ {RATIO_AIM}"
    )
    yield _line("our window, sign-in", f"{start.sign_in.wall:.0f} ms")
    yield _line("  ratio", f"{start.sign_in.ratio(start.bare):.2f}")
    yield _line("  ratio in CPU time", f"{start.sign_in.cpu_ratio(start.bare):.2f}")


def _smooth_lines(smooth: Smooth) -> Iterator[str]:
    stalls, frames = smooth.stalls, smooth.frames
    hands = f"{smooth.hands} hands" if smooth.is_over else f"{smooth.hands} hands, unfinished"
    yield _line(f"game against experts, {hands}", f"{stalls.seconds:.0f} s")
    yield _line("  opening the table", f"{smooth.opened:.0f} ms")
    yield _line("    longest work of our own", f"{smooth.opening.longest_cpu:.1f} ms")
    aim = f"≤ {STALL_AIM:.0f} ms"
    yield _line("  longest work of our own", f"{stalls.longest_cpu:.1f} ms", aim)
    yield _line("  longest stall", f"{stalls.longest:.1f} ms")
    yield _line("    but for waiting for a core", f"{stalls.longest_own:.1f} ms")
    yield _line("    of an empty window beside", f"{smooth.bare.longest:.1f} ms")
    yield _line("  99 % of stalls below", f"{stalls.p99:.1f} ms")
    yield _line(
        "  median frame while cards fly", f"{frames.median:.1f} ms", f"≤ {FRAME_AIM:.0f} ms"
    )
    yield _line("  95 % of frames below", f"{frames.p95:.1f} ms")


def _memory_lines(memory: Memory) -> Iterator[str]:
    for kept in memory.looks:
        yield _line(f"memory after {kept.hands} hands", f"{kept.megabytes:.1f} MB")
    yield _line("  growth", f"{memory.growth:+.1f} MB", f"≤ {GROWTH_AIM:.0f} MB")
    yield _line("  more widgets", f"{memory.late.widgets - memory.early.widgets:+}", "0")
    yield _line("  more Python objects", f"{memory.late.objects - memory.early.objects:+,}")


def _worst_lines(smooth: Smooth) -> Iterator[str]:
    yield "\nThe most work at once: by the clock, at work, waiting for a core; what was seen most"
    for stall in smooth.stalls.worst:
        yield f"{stall.wall:8.1f} ms {stall.cpu:6.1f} ms {stall.queued:6.1f} ms  {stall.doing}"


def _line(what: str, value: str, aim: str = "") -> str:
    return f"{what:<34}{value:>12}{aim:>10}".rstrip()


@contextmanager
def _progress(total: int, unit: str) -> Iterator[OnProgress]:
    """A progress bar for the length of a measurement."""
    progress = Progress(max(1, total), unit, sys.stderr)
    try:
        yield progress.update
    finally:
        progress.close()


def _in_new_process(measure: Callable[..., T], on_progress: OnProgress, *arguments: Any) -> T:
    """Return what a function that takes `on_progress` first returns in a process of its own."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_run, args=(theirs, measure, arguments))
    process.start()
    theirs.close()
    try:
        result: T = _result(ours, on_progress)
        return result
    finally:
        ours.close()
        # It has sent its result; only a broken one is still at work.
        process.join(5)
        if process.is_alive():
            process.kill()
            process.join()


def _result(pipe: Connection, on_progress: OnProgress) -> Any:
    while True:
        try:
            kind, value = pipe.recv()
        except EOFError:
            raise SystemExit("The measured window ended suddenly.") from None
        if kind == "done":
            return value
        on_progress(value)


def _run(pipe: Connection, measure: Callable[..., object], arguments: tuple[Any, ...]) -> None:
    os.environ.update(with_screen(os.environ))
    result = measure(lambda done: pipe.send(("progress", done)), *arguments)
    pipe.send(("done", result))
