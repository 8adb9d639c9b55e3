"""Draws cards while nothing happens, so that a deal finds them drawn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from rook13.engine.cards import Card
from rook13.ui.look import Look

CALM = 250
"""Milliseconds without a change of size before it is worth drawing."""


class WarmUp(QObject):
    """Asks for the faces of a deck, one at a time, which leaves them in the cache."""

    drawn = Signal(object)
    """A Card is drawn at the new size."""

    def __init__(self, look: Look, owner: QWidget) -> None:
        super().__init__(owner)
        self._look = look
        self._owner = owner
        self._deck: tuple[Card, ...] = ()
        self._todo: list[Card] = []
        self._goal: object = None
        self._width = 0
        self._calm = QTimer(self, singleShot=True, interval=CALM)
        self._calm.timeout.connect(self._begin)
        self._next = QTimer(self, interval=0)
        self._next.timeout.connect(self._draw_one)
        self.first: Sequence[Card] = ()
        """The cards that are wanted before all others."""

    def expect(self, deck: Sequence[Card]) -> None:
        """Draw these cards from now on."""
        self._deck = tuple(deck)

    def start(self, width: int) -> bool:
        """Draw all cards at this width soon; False if they are drawn, or soon will be."""
        goal = self._deck, width, self._owner.devicePixelRatioF(), self._look.art.look
        if not self._deck or goal == self._goal:
            return False
        self._goal, self._width = goal, width
        self._next.stop()
        self._calm.start()
        return True

    def _begin(self) -> None:
        later = [card for card in self._deck if card not in self.first]
        self._todo = [*later, *self.first]
        self._next.start()

    def _draw_one(self) -> None:
        if not self._todo:
            self._next.stop()
            return
        card = self._todo.pop()
        self._look.art.face(card, self._width, self._owner.devicePixelRatioF())
        self.drawn.emit(card)
