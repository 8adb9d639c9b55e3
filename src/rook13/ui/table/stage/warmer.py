"""Draws card faces before they are needed, so that no card has to be drawn while one flies."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject, QTimer, Slot

from rook13.engine.cards import Card
from rook13.ui.look import Look

PAUSE = 40
"""Milliseconds between two faces: drawing must not be felt."""


class Warmer(QObject):
    """Fills the cache of faces in the background, one at a time and never while cards fly."""

    def __init__(self, look: Look, is_flying: Callable[[], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._look = look
        self._is_flying = is_flying
        self._cards: deque[Card] = deque()
        self._width = 0
        self._ratio = 1.0
        self._timer = QTimer(self)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self._on_pause)

    def warm(self, cards: Iterable[Card], width: int, ratio: float) -> None:
        """Draw these cards at this size from now on, in place of any before."""
        self._cards = deque(cards)
        self._width, self._ratio = width, ratio
        self._timer.start()

    @Slot()
    def _on_pause(self) -> None:
        if not self._cards:
            self._timer.stop()
        elif not self._is_flying():
            self._look.art.face(self._cards.popleft(), self._width, self._ratio)
