"""Cards on a table, as they look with what is chosen now."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Slot
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from rook13.engine.rules import make_rules
from rook13.ui.art.surfaces import surface_pixmap
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Preferences")

SHOWN = (
    *(("rook13", name) for name in ("R13", "Y10", "G14", "B5")),
    ("fowl", "P9"),
    ("five_hundred", "QH"),
    ("elemental", "W7"),
)
LINES_HIGH = 7.5
MARGIN = 0.09
GAP = 0.14
"""Between two cards, as a part of a card's width."""


class CardPreview(QWidget):
    """A few cards of several games, and a back."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self._cards = [make_rules(game, {}).deck.card(name) for game, name in SHOWN]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(tr("Preview of the cards"))
        ui.look.changed.connect(self._on_look)

    def sizeHint(self) -> QSize:  # noqa: N802
        height = round(self.fontMetrics().height() * LINES_HIGH)
        return QSize(height * 4, height)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        ratio = self.devicePixelRatioF()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QPainterPath()
        radius = self.height() * 0.08
        ground.addRoundedRect(self.rect(), radius, radius)
        painter.setClipPath(ground)
        surface = surface_pixmap(self._ui.look.surface, self.width(), self.height(), ratio)
        painter.drawPixmap(0, 0, surface)
        self._paint_cards(painter, ratio)
        painter.end()

    def _paint_cards(self, painter: QPainter, ratio: float) -> None:
        art = self._ui.look.art
        count = len(self._cards) + 1
        by_height = self.height() * (1 - 2 * MARGIN) / art.height(1)
        by_width = self.width() * (1 - MARGIN) / (count + (count - 1) * GAP)
        width = int(min(by_height, by_width))
        step = width * (1 + GAP)
        left = (self.width() - step * (count - 1) - width) / 2
        top = (self.height() - art.height(width)) / 2
        faces = [art.face(card, width, ratio) for card in self._cards]
        for place, picture in enumerate([*faces, art.back(width, ratio)]):
            painter.drawPixmap(QPointF(left + place * step, top), picture)

    @Slot()
    def _on_look(self) -> None:
        self.update()
