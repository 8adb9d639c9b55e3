"""Hints thought out in a process of their own."""

from __future__ import annotations

import secrets

from PySide6.QtCore import QObject, Slot

from rook13.bots.advice import Advised
from rook13.coach.thinking import think
from rook13.engine.view import PlayerView
from rook13.ui.advice import Advice, Adviser
from rook13.ui.house.worker import Worker
from rook13.wording.advice import reason_text

SEED_BYTES = 32


class WorkerAdviser(Adviser):
    """Lets an expert think in a worker, which starts with the first question."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.worker = Worker(self)
        self._view: PlayerView | None = None
        self.worker.done.connect(self._on_done)
        self.worker.failed.connect(self._on_failed)

    def ask(self, view: PlayerView) -> None:
        self._view = view
        self.worker.do(think, view, secrets.token_bytes(SEED_BYTES))

    def forget(self) -> None:
        self._view = None
        self.worker.drop()

    def close(self) -> None:
        self._view = None
        self.worker.stop()

    @Slot(object)
    def _on_done(self, advised: Advised) -> None:
        view, self._view = self._view, None
        if view is not None:
            reason = reason_text(advised.forecast, view, advised.action)
            self.advised.emit(Advice(advised.action, reason, advised.trump))

    @Slot()
    def _on_failed(self) -> None:
        self._view = None
        self.failed.emit()
