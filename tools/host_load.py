"""How many tables one host carries: at human pace, then at full speed with more and more tables.

The host is a process of its own, with its journal on the disk; the clients speak real TLS.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

from PySide6.QtCore import QObject

from rook13.engine.rules import RULESETS
from tools.load_clients import LoadClients

BYTES_PER_MB = 1e6
OPTIONS = {"target": 2000, "floor": None}
"""A game that lasts longer than anybody measures."""
HUMAN_SECONDS = 2.0
"""How long people think on average."""
AIM = "The aim at human pace is 100 tables with p99 below 50 ms and below 300 MB."
END = "end"
GROUP, ROUNDS, ENTRY_BYTES = 20, 20, 300


@dataclass(frozen=True, slots=True)
class HostReport:
    """What the host knows of itself: where it is, and its memory and CPU time so far."""

    port: int
    tables: tuple[str, ...]
    bytes_before: int
    bytes_now: int
    cpu_seconds: float


class HostProcess:
    """The measured host, seen from the process that measures."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe

    def report(self) -> HostReport:
        self._pipe.send("report")
        report: HostReport = self._pipe.recv()
        return report


@dataclass(frozen=True, slots=True)
class _Load:
    """A running host with all its clients, measured one line at a time."""

    host: HostProcess
    clients: LoadClients
    seconds: float

    async def print_line(self, pace: str, think: float, tables: int) -> None:
        before = self.host.report()
        latencies = await self.clients.play(self.seconds, think, tables)
        after = self.host.report()
        if not latencies:
            print(f"{pace:<16}{tables:>7}{'nothing was measured':>30}")
            return
        p50, p99 = (1000 * quantile(latencies, share) for share in (0.5, 0.99))
        spent = self.seconds + min(1.0, self.seconds / 4) + max(0.5, 1.5 * think)
        cpu = (after.cpu_seconds - before.cpu_seconds) / spent
        rate, size = len(latencies) / self.seconds, after.bytes_now / BYTES_PER_MB
        print(
            f"{pace:<16}{tables:>7}{rate:>11.0f}{p50:>9.1f}{p99:>9.1f}{cpu:>6.0%}{size:>7.0f}",
            flush=True,
        )


def print_load(tables: int, clients: int, seconds: float) -> None:
    """Measure a host and print a line for each pace."""
    _print_journal()
    with _running_host(tables, clients) as host:
        asyncio.run(_print_load(host, tables, clients, seconds))


def quantile(values: Sequence[float], share: float) -> float:
    """Return the value below which this share of them lies."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def resident_bytes() -> int:
    """Return how much memory this process has, where the system tells."""
    status = Path("/proc/self/statm")
    if not status.exists():
        return 0
    return int(status.read_text().split()[1]) * 4096


async def _print_load(host: HostProcess, tables: int, people: int, seconds: float) -> None:
    opened = host.report()
    clients = LoadClients(opened.port, opened.tables, people)
    await clients.connect()
    connected = host.report()
    each = (connected.bytes_now - opened.bytes_before) / tables / 1000
    print(f"{tables} tables with {people} clients each, TLS 1.3 on loopback")
    print(
        f"host memory {connected.bytes_now / BYTES_PER_MB:.0f} MB, {each:.0f} kB for each table\n"
    )
    print(
        f"{'pace':<16}{'tables':>7}{'actions/s':>11}{'p50 ms':>9}{'p99 ms':>9}{'CPU':>6}{'MB':>7}"
    )
    load = _Load(host, clients, seconds)
    await load.print_line("human", HUMAN_SECONDS, tables)
    for part in sorted({max(1, tables // 20), max(1, tables // 4), tables}):
        await load.print_line("full speed", 0.0, part)
    clients.close()
    print(f"\nFrom a command to the moment when everybody at its table has the news. {AIM}")


def _print_journal() -> None:
    """Measure what the disk costs an action by itself, and as one of a group."""
    from rook13.storage.database import Database
    from rook13.storage.journals import JournalStore

    entry = '{"is":"Acted"}' + "x" * ENTRY_BYTES
    with tempfile.TemporaryDirectory() as folder:
        database = Database.open(Path(folder) / "rook13.db")
        for group in (1, GROUP):
            store = JournalStore(database, is_grouped=group > 1)
            kept = [store.create(f"{group} {number}", 0.0) for number in range(GROUP)]
            began, cpu = time.perf_counter(), time.process_time()
            for _ in range(ROUNDS):
                for journal in kept:
                    journal.append([entry])
                if store.is_grouped:
                    store.sync()
            count = ROUNDS * GROUP / 1000
            wall, cpu = (time.perf_counter() - began) / count, (time.process_time() - cpu) / count
            print(f"journal, {group:>2} actions a sync: {wall:.2f} ms each, {cpu:.2f} ms of CPU")
        database.close()


@contextmanager
def _running_host(tables: int, clients: int) -> Iterator[HostProcess]:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    with tempfile.TemporaryDirectory() as folder:
        process = context.Process(target=_serve, args=(theirs, tables, clients, folder))
        process.start()
        theirs.close()
        try:
            yield HostProcess(ours)
            ours.send(END)
            process.join(10)
        finally:
            ours.close()
            if process.is_alive():
                process.kill()
            process.join()


def _serve(pipe: Connection, tables: int, clients: int, folder: str) -> None:
    from rook13.cli.event_loop import run

    run(lambda _, owner: _host(pipe, tables, clients, Path(folder), owner))


async def _host(pipe: Connection, tables: int, clients: int, folder: Path, owner: QObject) -> int:
    # Imported in the new process, so that its parent need not load Qt.
    from rook13.net.host.service import HostService
    from rook13.net.host.table_store import HostSettings
    from rook13.net.host.tls_server import ServerLimits
    from rook13.protocol.connection import Timing
    from rook13.storage.certificates import host_certificate
    from rook13.storage.database import Database
    from rook13.storage.journals import JournalStore
    from rook13.table.config import Pacing, TableConfig

    database = Database.open(folder / "rook13.db")
    places = tables * clients + 50
    settings = HostSettings(
        pacing=Pacing(hand_pause=0, bot_delay=0),
        timing=Timing(messages_per_second=1e6, burst=1e6),
        limits=ServerLimits(connections=places, per_network=places),
    )
    journals = JournalStore(database, is_grouped=True)
    service = HostService(host_certificate(database), journals, settings=settings, parent=owner)
    service.listen(0)
    before = resident_bytes()
    config = TableConfig("Bench", RULESETS[0].id, OPTIONS)
    ids = tuple(service.open_table(config).table.table_id for _ in range(tables))
    loop = asyncio.get_running_loop()
    while await loop.run_in_executor(None, _next_request, pipe) != END:
        pipe.send(HostReport(service.port, ids, before, resident_bytes(), time.process_time()))
    service.close()
    database.close()
    return 0


def _next_request(pipe: Connection) -> str:
    try:
        return str(pipe.recv())
    except EOFError:
        return END
