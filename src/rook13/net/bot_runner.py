"""Runs bots: instant ones here, those that think in processes of their own.

A bot that raises, dies or does not exist is replaced by Normal's move, and logged. A late one is
the table's business, which replaces it by itself.
"""

from __future__ import annotations

import logging
import multiprocessing
import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from rook13.bots.levels import INSTANT, LEVELS, BotMaker
from rook13.bots.normal import NormalBot
from rook13.bots.worker import be_modest, think
from rook13.engine.actions import Action
from rook13.engine.view import PlayerView
from rook13.table.outcome import BotRequest

SEED_BYTES = 32
WORKERS = 2

log = logging.getLogger(__name__)

Reply = Callable[[str], None]
"""Takes a bot's action in notation."""


def normal_move(view: PlayerView) -> Action:
    """Return what Normal would do, for a bot that failed."""
    return NormalBot().choose(view, view.legal)


class BotRunner(QObject):
    """Answers requests later, never from inside `ask`."""

    def ask(self, request: BotRequest, reply: Reply) -> None:
        """Let a bot choose."""
        raise NotImplementedError

    def close(self) -> None:
        """Stop; questions that are open stay without an answer."""


class InstantBots(BotRunner):
    """Bots that need no time, in this process."""

    def __init__(
        self, levels: Mapping[str, BotMaker] = LEVELS, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._levels = levels
        self._asked: list[tuple[BotRequest, Reply]] = []
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._answer)

    def ask(self, request: BotRequest, reply: Reply) -> None:
        self._asked.append((request, reply))
        self._timer.start()

    def close(self) -> None:
        self._asked.clear()

    @Slot()
    def _answer(self) -> None:
        asked, self._asked = self._asked, []
        for request, reply in asked:
            reply(self._choose(request))

    def _choose(self, request: BotRequest) -> str:
        view = request.view
        try:
            bot = self._levels[request.level](secrets.token_bytes(SEED_BYTES))
            return str(bot.choose(view, view.legal))
        except Exception:
            # Whatever a bot does wrong, the game goes on.
            log.exception("bot %s failed", request.level)
            return str(normal_move(view))


class WorkerBots(BotRunner):
    """Bots in worker processes, which start with the first question."""

    _done = Signal(object, object)
    """A future, from whatever thread, and who is to be told."""

    def __init__(
        self,
        workers: int = WORKERS,
        think: Callable[[str, PlayerView, bytes], str] = think,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._workers = workers
        self._think = think
        self._pool: ProcessPoolExecutor | None = None
        self._open: dict[Future[str], tuple[BotRequest, Reply]] = {}
        self._is_closed = False
        self._done.connect(self._on_done, Qt.ConnectionType.QueuedConnection)

    def ask(self, request: BotRequest, reply: Reply) -> None:
        if not self._is_closed:
            future = self._submit(request)
            self._open[future] = (request, reply)
            future.add_done_callback(self._tell)

    def close(self) -> None:
        self._is_closed = True
        self._open.clear()
        pool, self._pool = self._pool, None
        if pool is not None:
            _end(pool)

    def _submit(self, request: BotRequest) -> Future[str]:
        seed = secrets.token_bytes(SEED_BYTES)
        try:
            return self._running().submit(self._think, request.level, request.view, seed)
        except BrokenExecutor:
            # A worker died; the next pool starts with new ones.
            self._drop_pool()
            return self._running().submit(self._think, request.level, request.view, seed)

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: a copy of this process would hold its sockets open.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, be_modest)
        return self._pool

    def _drop_pool(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            # It is broken, so its workers have been told to end; waiting leaves none behind.
            pool.shutdown(wait=True, cancel_futures=True)

    def _tell(self, future: Future[str]) -> None:
        if not self._is_closed:
            self._done.emit(future, None)

    @Slot(object, object)
    def _on_done(self, future: Future[str], _: object) -> None:
        asked = self._open.pop(future, None)
        if asked is None or future.cancelled():
            return
        request, reply = asked
        error = future.exception()
        if error is None:
            reply(future.result())
            return
        log.error("bot %s failed", request.level, exc_info=error)
        if isinstance(error, BrokenExecutor):
            self._drop_pool()
        reply(str(normal_move(request.view)))


class Bots(BotRunner):
    """Sends each request where it belongs."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._instant = InstantBots(parent=self)
        self._workers = WorkerBots(parent=self)

    def ask(self, request: BotRequest, reply: Reply) -> None:
        thinks = request.level in LEVELS and request.level not in INSTANT
        (self._workers if thinks else self._instant).ask(request, reply)

    def close(self) -> None:
        self._instant.close()
        self._workers.close()


def _end(pool: ProcessPoolExecutor) -> None:
    """Shut down without waiting for a bot that still thinks."""
    processes = list((pool._processes or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()
    for process in processes:
        process.join()
