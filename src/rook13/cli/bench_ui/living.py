"""The whole program, alive in a folder of its own, with somebody at a table for themselves."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TypeVar

from PySide6.QtWidgets import QApplication

from rook13.app import Fittings, Program
from rook13.storage.database import Database
from rook13.storage.identity import guest
from rook13.storage.paths import data_paths
from rook13.table.config import TableConfig
from rook13.ui.new_table.plan import NewTable
from rook13.ui.table.screen import TableScreen

import qasync  # type: ignore[import-untyped]  # isort: skip

T = TypeVar("T")
SHORT_GAME = {"target": 200}
"""A few hands."""
LOOK_SECONDS = 0.01


def living(
    live: Callable[[Program], Coroutine[object, object, T]],
    make_fittings: Callable[[], Fittings] = Fittings,
    **preferences: object,
) -> T:
    """Run a program that shows its window, for as long as a coroutine takes."""
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    app.setQuitOnLastWindowClosed(False)
    with tempfile.TemporaryDirectory() as folder:
        database = Database.open(data_paths(Path(folder)).database)

        async def run() -> T:
            program = Program(data_paths(Path(folder)), database, make_fittings())
            program.settings.change(
                sound=False, look_for_tables=False, motion="full", **preferences
            )
            program.start(None)
            reports: list[str] = []
            task = asyncio.ensure_future(live(program))
            # The program would only show it; a measurement is worth nothing any more.
            program.catcher.crashed.connect(reports.append)
            program.catcher.crashed.connect(lambda _: task.cancel())
            try:
                return await task
            except asyncio.CancelledError:
                raise RuntimeError("\n".join(reports)) from None
            finally:
                program.window.close()
                await program.close()

        try:
            with asyncio.Runner(loop_factory=lambda: qasync.QEventLoop(app)) as runner:
                return runner.run(run())
        finally:
            database.close()


async def sit_down(program: Program, level: str) -> TableScreen:
    """Sign in as a guest, open a table with three bots, and wait for the first cards."""
    program.window.screen.signed_in.emit(guest("Ann", "robin"), None)  # type: ignore[union-attr]
    config = TableConfig("Bench", "rook13", SHORT_GAME, bot_level=level)
    bots = dict.fromkeys(("B1", "A2", "B2"), level)
    program.journey.open_table(NewTable(config, is_solo=True, password=None, bots=bots))
    screen = program.window.screen
    assert isinstance(screen, TableScreen)
    await until(lambda: screen.scene is not None and screen.scene.game is not None)
    return screen


async def until(is_so: Callable[[], bool], seconds: float = float("inf")) -> bool:
    """Wait until something is so, but not longer than this; return whether it is."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while not is_so() and loop.time() < end:
        await asyncio.sleep(LOOK_SECONDS)
    return is_so()
