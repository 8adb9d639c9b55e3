"""Ignores clicks for a moment after the controls have changed, so that none decides by mistake."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QObject, QTimer

from rook13.engine.view import PlayerView
from rook13.ui.kit.look import Look


class Guard(QObject):
    """Closed for `motion.guard` milliseconds after the moment has changed."""

    def __init__(self, look: Look, parent: QObject, *, from_the_start: bool) -> None:
        """Watch; `from_the_start` where the first moment appears under somebody's click."""
        super().__init__(parent)
        self._look = look
        self._from_the_start = from_the_start
        self._moment: Hashable = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)

    @property
    def is_open(self) -> bool:
        """Return whether clicks count."""
        return not self._timer.isActive()

    def watch(self, moment: Hashable) -> None:
        """Close if this is another moment than before."""
        before, self._moment = self._moment, moment
        if moment != before and (before is not None or self._from_the_start):
            self.close()

    def close(self) -> None:
        """Ignore clicks for a while, such as the second of a double click."""
        self._timer.stop()
        if self._look.motion.guard > 0:
            self._timer.start(self._look.motion.guard)

    def release(self) -> None:
        self._timer.stop()


def moment_of(game: PlayerView) -> Hashable:
    """Return what tells one decision in a game from the next."""
    return game.number, game.redeals, game.phase, game.turn, len(game.calls)
