"""Runs bots: instant ones in this process, those that search in worker processes.

When a bot raises, dies or does not exist, Normal moves instead, and the failure is logged. Late
bots are replaced by the table itself.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QObject, QTimer, Slot

from rook13.background.jobs import errors_reported
from rook13.background.processes import ProcessExecutor
from rook13.bots.heuristic_bots import NormalBot
from rook13.bots.levels import INSTANT, LEVELS, BotMaker, choose
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
    return NormalBot().choose(view)


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
            with errors_reported():
                reply(self._choose(request))

    def _choose(self, request: BotRequest) -> str:
        view = request.view
        try:
            bot = self._levels[request.level](secrets.token_bytes(SEED_BYTES))
            return str(bot.choose(view))
        except Exception:
            # The game goes on even if a bot fails.
            log.exception("bot %s failed", request.level)
            return str(normal_move(view))


class WorkerBots(BotRunner):
    """Bots in worker processes, which start with the first question."""

    def __init__(
        self,
        workers: int = WORKERS,
        choose: Callable[[str, PlayerView, bytes], str] = choose,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._choose = choose
        self._executor = ProcessExecutor(workers)
        self._is_closed = False

    def ask(self, request: BotRequest, reply: Reply) -> None:
        if self._is_closed:
            return
        seed = secrets.token_bytes(SEED_BYTES)
        job = self._executor.submit(self._choose, request.level, request.view, seed, owner=self)
        job.finished.connect(reply)
        job.failed.connect(partial(self._on_failed, request, reply))

    def close(self) -> None:
        self._is_closed = True
        self._executor.close()

    def _on_failed(self, request: BotRequest, reply: Reply, error: Exception) -> None:
        log.error("bot %s failed", request.level, exc_info=error)
        reply(str(normal_move(request.view)))


class Bots(BotRunner):
    """Asks instant bots at once and lets the others search in workers."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._instant = InstantBots(parent=self)
        self._workers = WorkerBots(parent=self)

    def ask(self, request: BotRequest, reply: Reply) -> None:
        searches = request.level in LEVELS and request.level not in INSTANT
        (self._workers if searches else self._instant).ask(request, reply)

    def close(self) -> None:
        self._instant.close()
        self._workers.close()
