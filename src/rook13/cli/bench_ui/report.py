"""What was measured, in lines for people and as JSON for programs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from rook13.cli.bench_ui.start import Start

if TYPE_CHECKING:
    # Both bring Qt, which whoever prints need not load.
    from rook13.cli.bench_ui.game import Smooth
    from rook13.cli.bench_ui.hands import Memory

RATIO_AIM = 1.6
STALL_AIM = 33.0
FRAME_AIM = 16.0
GROWTH_AIM = 5.0
"""Megabytes: what an allocator may do without anything being kept."""


@dataclass(frozen=True, slots=True)
class Report:
    """All that was asked for."""

    platform: str
    start: Start | None
    smooth: Smooth | None
    memory: Memory | None


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


def as_json(report: Report) -> dict[str, object]:
    """Return everything as JSON has it, with the ratios."""
    document = asdict(report)
    if report.start is not None:
        document["start"] |= _ratios(report.start)
    if report.memory is not None:
        document["memory"] |= {"growth": report.memory.growth}
    return document


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
    yield _line("  longest stall", f"{stalls.longest:.1f} ms", f"≤ {STALL_AIM:.0f} ms")
    yield _line("    but for waiting for a core", f"{stalls.longest_own:.1f} ms")
    yield _line("    longest work of our own", f"{stalls.longest_cpu:.1f} ms")
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
    yield "\nThe longest stalls: by the clock, at work, waiting for a core; and what was seen most"
    for stall in smooth.stalls.worst:
        yield f"{stall.wall:8.1f} ms {stall.cpu:6.1f} ms {stall.queued:6.1f} ms  {stall.doing}"


def _line(what: str, value: str, aim: str = "") -> str:
    return f"{what:<34}{value:>12}{aim:>10}".rstrip()
