"""A few cards side by side, to look at."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from rook13.engine.cards import Card
from rook13.ui.roles import Role, give_role
from rook13.ui.ui_context import UiContext
from rook13.wording.words import card_names_text

LINES_WIDE = 4.0
GAP = 0.1


class CardFaces(QWidget):
    """Draws faces; its accessible name tells them in words."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_role(self, Role.Graphic)
        self._ui = ui
        self.cards: tuple[Card, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_cards(self, cards: tuple[Card, ...]) -> None:
        """Show these from left to right."""
        self.cards = cards
        words = self._ui.look.say(card_names_text(cards)) if cards else ""
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Make cards a few lines of text wide."""
        width = self._card_width()
        step = width * (1 + GAP)
        count = max(1, len(self.cards))
        return QSize(round(step * (count - 1) + width), round(self._ui.look.art.height(width)))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        """Draw the faces."""
        painter = QPainter(self)
        width = self._card_width()
        for place, card in enumerate(self.cards):
            face = self._ui.look.art.face(card, width, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(place * width * (1 + GAP), 0), face)
        painter.end()

    def _card_width(self) -> int:
        return round(self.fontMetrics().height() * LINES_WIDE)
