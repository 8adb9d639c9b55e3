"""Draws card faces before they are needed, so that none is drawn while cards are dealt or fly."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from rook13.engine.cards import Card
from rook13.ui.look import Look


class CardPreloader(QObject):
    """Asks for the faces of a deck, one at a time, which leaves them in the cache."""

    drawn = Signal(object)
    """A Card has been drawn at the wanted size."""

    def __init__(
        self,
        look: Look,
        owner: QWidget,
        *,
        delay: int = 0,
        pause: int = 0,
        is_busy: Callable[[], bool] = bool,
    ) -> None:
        """Begin after `delay` milliseconds without a change, `pause` between two faces."""
        super().__init__(owner)
        self._look = look
        self._owner = owner
        self._is_busy = is_busy
        self._goal: object = None
        self._width = 0
        self._todo: list[Card] = []
        self._delay = QTimer(self, singleShot=True, interval=delay)
        self._next = QTimer(self, interval=pause)
        self._delay.timeout.connect(self._next.start)
        self._next.timeout.connect(self._draw_one)

    def start(self, deck: Sequence[Card], width: int, first: Sequence[Card] = ()) -> bool:
        """Draw these cards at this width; False if they are drawn already, or soon will be."""
        ratio = self._owner.devicePixelRatioF()
        goal = tuple(deck), width, ratio, self._look.art.look
        if not deck or goal == self._goal:
            return False
        self._goal, self._width = goal, width
        self._todo = [*first, *(card for card in deck if card not in first)][::-1]
        self._next.stop()
        self._delay.start()
        return True

    def _draw_one(self) -> None:
        if not self._todo:
            self._next.stop()
        elif not self._is_busy():
            card = self._todo.pop()
            self._look.art.face(card, self._width, self._owner.devicePixelRatioF())
            self.drawn.emit(card)
