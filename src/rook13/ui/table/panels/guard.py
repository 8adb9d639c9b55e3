"""A short while in which a click that was meant for something else decides nothing."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QObject, QTimer

from rook13.engine.view import PlayerView
from rook13.ui.look import Look


class Guard(QObject):
    """Closed for `motion.guard` milliseconds after the moment has changed."""

    def __init__(self, look: Look, parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._moment: Hashable = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)

    @property
    def is_open(self) -> bool:
        """Return whether what the player does now is meant."""
        return not self._timer.isActive()

    def watch(self, moment: Hashable) -> None:
        """Close for a while if this is another moment than before."""
        if moment == self._moment:
            return
        self._moment = moment
        self._timer.stop()
        if self._look.motion.guard:
            self._timer.start(self._look.motion.guard)

    def release(self) -> None:
        """Open now."""
        self._timer.stop()


def moment_of(game: PlayerView) -> Hashable:
    """Return what tells one decision in a game from the next."""
    return game.number, game.redeals, game.phase, game.turn, len(game.calls)
