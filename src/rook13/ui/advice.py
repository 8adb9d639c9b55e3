"""Hints: what an expert bot would do, computed in another process while the window goes on."""

from __future__ import annotations

import logging
import secrets
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Signal

from rook13.background.jobs import Job
from rook13.background.processes import ProcessExecutor
from rook13.bots.advice import Advised, advise
from rook13.engine.actions import Action
from rook13.engine.cards import Suit
from rook13.engine.view import PlayerView
from rook13.wording.advice import reason_text
from rook13.wording.text import Text

SEED_BYTES = 32

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do, and why in a few words."""

    action: Action
    reason: Text
    trump: Suit | None = None
    """The trump that goes with a discard, where it is named next."""


class Adviser(QObject):
    """Answers each question with `advised` or `failed`, unless another one or `forget` follows."""

    advised = Signal(object)
    """An Advice."""
    failed = Signal()
    """There will be no advice this time."""

    def ask(self, view: PlayerView) -> None:
        """Ask what to do in this view, in place of any earlier question."""
        raise NotImplementedError

    def forget(self) -> None:
        """Drop the question: nobody waits for the answer any more."""
        raise NotImplementedError

    def close(self) -> None:
        """Stop for good."""


class ExpertAdviser(Adviser):
    """Asks the expert bot in a worker process, which starts with the first question."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.executor = ProcessExecutor()
        self._job: Job | None = None

    def ask(self, view: PlayerView) -> None:
        self.forget()
        self._job = self.executor.submit(advise, view, secrets.token_bytes(SEED_BYTES), owner=self)
        self._job.finished.connect(partial(self._on_finished, view))
        self._job.failed.connect(self._on_failed)

    def forget(self) -> None:
        if self._job is not None:
            self._job.cancel()
            self._job = None

    def close(self) -> None:
        self.forget()
        self.executor.close()

    def _on_finished(self, view: PlayerView, advised: Advised) -> None:
        self._job = None
        reason = reason_text(advised.forecast, view, advised.action)
        self.advised.emit(Advice(advised.action, reason, advised.trump))

    def _on_failed(self, error: Exception) -> None:
        self._job = None
        log.error("no hint", exc_info=error)
        self.failed.emit()
