"""A small sheet over a card that asks which suit is to be named with it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from rook13.engine.cards import Suit
from rook13.ui.accessibility import Role, give_role
from rook13.ui.look import Look
from rook13.ui.table.hand.suit_buttons import SuitButtons
from rook13.ui.table.scale import enlarge, polish
from rook13.ui.text import context

tr = context("Hand")


class SuitChooser(QFrame):
    """Offers suits by button and by letter; Escape leaves it."""

    chosen = Signal(object)
    """The Suit."""
    left = Signal()
    """It was left without a choice."""

    def __init__(self, look: Look, suits: Sequence[Suit], parent: QWidget) -> None:
        super().__init__(parent)
        enlarge(self, look)
        self.setProperty("card", True)
        self.setAccessibleName(tr("Name the suit to follow"))
        give_role(self, Role.Dialog)
        column = QVBoxLayout(self)
        title = QLabel(tr("Which suit do the others have to follow?"))
        title.setProperty("subheading", True)
        column.addWidget(title)
        self.buttons = SuitButtons(look, suits, keeps=False, parent=self)
        self.buttons.chosen.connect(self.chosen)
        column.addWidget(self.buttons)
        note = QLabel(tr("Press a letter, or Escape to play another card."))
        note.setProperty("muted", True)
        column.addWidget(note)

    def open_above(self, card: QWidget) -> None:
        """Appear over a card, inside the window."""
        polish(self)
        self.adjustSize()
        window = card.window()
        room = window.size() - self.size()
        spot = card.mapTo(window, QPoint(card.width() // 2, 0))
        x = max(0, min(room.width(), spot.x() - self.width() // 2))
        y = max(0, min(room.height(), spot.y() - self.height() - card.height() // 10))
        self.move(x, y)
        self.show()
        self.raise_()
        self.buttons.button(self.buttons.suits[0]).setFocus(Qt.FocusReason.PopupFocusReason)

    def event(self, event: QEvent) -> bool:
        """Keep letters from the shortcuts of the window."""
        overrides = event.type() == QEvent.Type.ShortcutOverride
        if overrides and isinstance(event, QKeyEvent) and self._means_something(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Choose by letter, or leave."""
        suit = self.buttons.suit_of(event.text())
        if suit is not None:
            self.chosen.emit(suit)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _means_something(self, event: QKeyEvent) -> bool:
        is_letter = self.buttons.suit_of(event.text()) is not None
        return is_letter or event.key() == Qt.Key.Key_Escape
