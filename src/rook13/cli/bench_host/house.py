"""The host that is measured: a process of its own, with a journal on the disk."""

from __future__ import annotations

import asyncio
import multiprocessing
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

BYTES_PER_MB = 1e6
OPTIONS = {"target": 2000, "floor": None}
"""A game that lasts longer than anybody measures."""
ENDED = "end"


@dataclass(frozen=True, slots=True)
class Report:
    """What the host knows of itself: where it is, and its memory and CPU time so far."""

    port: int
    tables: tuple[str, ...]
    bytes_before: int
    bytes_now: int
    cpu_seconds: float


class House:
    """The host from outside."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe

    def report(self) -> Report:
        """Ask how it is."""
        self._pipe.send("report")
        report: Report = self._pipe.recv()
        return report


@contextmanager
def running(tables: int, clients: int) -> Iterator[House]:
    """A host with so many tables for the length of a block."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    with tempfile.TemporaryDirectory() as folder:
        process = context.Process(target=_serve, args=(theirs, tables, clients, folder))
        process.start()
        theirs.close()
        try:
            yield House(ours)
            ours.send(ENDED)
            process.join(10)
        finally:
            ours.close()
            if process.is_alive():
                process.kill()
            process.join()


def _serve(pipe: Connection, tables: int, clients: int, folder: str) -> None:
    from rook13.cli.loop import run

    run(lambda stop: _host(pipe, tables, clients, Path(folder), stop))


async def _host(
    pipe: Connection, tables: int, clients: int, folder: Path, stop: asyncio.Event
) -> int:
    # Imported here, in the new process, so that the parent need not load Qt.
    from rook13.net.host_service import HostService
    from rook13.net.host_settings import HostSettings
    from rook13.net.tls_server import ServerLimits
    from rook13.protocol.connection import Timing
    from rook13.storage.certificate import host_certificate
    from rook13.storage.database import Database
    from rook13.storage.journals import JournalStore
    from rook13.table.config import Pacing, TableConfig

    database = Database.open(folder / "rook13.db")
    places = tables * clients + 50
    settings = HostSettings(
        pacing=Pacing(hand_pause=0, bot_delay=0),
        timing=Timing(messages_per_second=1e6, burst=1e6),
        limits=ServerLimits(connections=places, per_address=places),
    )
    service = HostService(host_certificate(database), JournalStore(database), settings=settings)
    service.listen(0)
    before = resident_bytes()
    config = TableConfig("Bench", "rook13", OPTIONS)
    ids = tuple(service.open_table(config).table.table_id for _ in range(tables))
    loop = asyncio.get_running_loop()
    while await loop.run_in_executor(None, _next_order, pipe) != ENDED:
        pipe.send(Report(service.port, ids, before, resident_bytes(), time.process_time()))
    service.close()
    database.close()
    return 0


def _next_order(pipe: Connection) -> str:
    try:
        return str(pipe.recv())
    except EOFError:
        return ENDED


def resident_bytes() -> int:
    """Return how much memory this process has, where the system tells."""
    status = Path("/proc/self/statm")
    if not status.exists():
        return 0
    return int(status.read_text().split()[1]) * 4096
