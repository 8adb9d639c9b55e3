"""Hints thought out in a process of their own."""

from __future__ import annotations

import logging
import multiprocessing
import secrets
from concurrent.futures import Future, ProcessPoolExecutor

from PySide6.QtCore import QObject, Qt, Signal, Slot

from rook13.bots.advice import Advised, advise
from rook13.engine.view import PlayerView
from rook13.ui.advice import Advice, Adviser
from rook13.wording.advice import reason_text

SEED_BYTES = 32
log = logging.getLogger(__name__)


class WorkerAdviser(Adviser):
    """Lets an expert think in a worker, which starts with the first question."""

    _done = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool: ProcessPoolExecutor | None = None
        self._asked: Future[Advised] | None = None
        self._view: PlayerView | None = None
        self._done.connect(self._on_done, Qt.ConnectionType.QueuedConnection)

    def ask(self, view: PlayerView) -> None:
        if self._pool is None:
            # Spawned, not forked: a copy of this process would hold its sockets open.
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=context)
        self._view = view
        self._asked = self._pool.submit(advise, view, secrets.token_bytes(SEED_BYTES))
        self._asked.add_done_callback(self._done.emit)

    def forget(self) -> None:
        if self._asked is not None:
            self._asked.cancel()
        self._asked = self._view = None

    def close(self) -> None:
        self.forget()
        pool, self._pool = self._pool, None
        if pool is not None:
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
            for process in processes:
                process.join()

    @Slot(object)
    def _on_done(self, future: Future[Advised]) -> None:
        if future is not self._asked or self._view is None:
            return
        view, self._asked = self._view, None
        error = future.exception()
        if error is not None:
            log.error("no hint", exc_info=error)
            self._pool = None
            self.failed.emit()
            return
        advised = future.result()
        self.advised.emit(Advice(advised.action, reason_text(advised.forecast, view)))
