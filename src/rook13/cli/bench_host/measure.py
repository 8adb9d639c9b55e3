"""Measures a host at human pace, and then at full speed with more and more tables."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from collections.abc import Sequence

from rook13.cli.bench_host.crowd import Crowd
from rook13.cli.bench_host.house import BYTES_PER_MB, House, running

HUMAN_SECONDS = 2.0
"""How long people think on average."""
AIM = "The aim at human pace is 100 tables with p99 below 50 ms and below 300 MB."


def measure(arguments: Namespace) -> int:
    """Measure and print."""
    with running(arguments.tables, arguments.clients) as house:
        asyncio.run(_measure(house, arguments))
    return 0


async def _measure(house: House, arguments: Namespace) -> None:
    opened = house.report()
    crowd = Crowd(opened.port, opened.tables, arguments.clients)
    await crowd.arrive()
    arrived = house.report()
    each = (arrived.bytes_now - opened.bytes_before) / arguments.tables / 1000
    print(f"{arguments.tables} tables with {arguments.clients} clients each, TLS 1.3 on loopback")
    print(f"host memory {arrived.bytes_now / BYTES_PER_MB:.0f} MB, {each:.0f} kB for each table\n")
    print(
        f"{'pace':<16}{'tables':>7}{'actions/s':>11}{'p50 ms':>9}{'p99 ms':>9}{'CPU':>6}{'MB':>7}"
    )
    await _line(house, crowd, "human", HUMAN_SECONDS, arguments.tables, arguments.seconds)
    for tables in _steps(arguments.tables):
        await _line(house, crowd, "full speed", 0.0, tables, arguments.seconds)
    crowd.leave()
    print(f"\nFrom a command to the moment when everybody at its table has the news. {AIM}")


async def _line(
    house: House, crowd: Crowd, pace: str, think: float, tables: int, seconds: float
) -> None:
    before = house.report()
    latencies = await crowd.play(seconds, think, tables)
    after = house.report()
    if not latencies:
        print(f"{pace:<16}{tables:>7}{'nothing was measured':>30}")
        return
    p50, p99 = (1000 * quantile(latencies, share) for share in (0.5, 0.99))
    spent = seconds + min(1.0, seconds / 4) + max(0.5, 1.5 * think)
    cpu = (after.cpu_seconds - before.cpu_seconds) / spent
    rate, size = len(latencies) / seconds, after.bytes_now / BYTES_PER_MB
    print(
        f"{pace:<16}{tables:>7}{rate:>11.0f}{p50:>9.1f}{p99:>9.1f}{cpu:>6.0%}{size:>7.0f}",
        flush=True,
    )


def _steps(tables: int) -> list[int]:
    return sorted({max(1, tables // 20), max(1, tables // 4), tables})


def quantile(values: Sequence[float], share: float) -> float:
    """Return the value below which this share of them lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]
