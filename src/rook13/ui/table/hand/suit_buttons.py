"""Choosing a suit by button or letter: as trump, or to be followed when a card is led."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from rook13.engine.cards import Suit
from rook13.ui.kit.accessibility import Role, give_role
from rook13.ui.kit.look import Look
from rook13.ui.table.card_pictures import suit_icon
from rook13.ui.table.part import enlarge, polish
from rook13.ui.text import context

tr = context("Hand")


class SuitButtons(QWidget):
    """A row of suits; `chosen` when one is pressed, which stays down where one is to be kept."""

    chosen = Signal(object)
    """The Suit."""

    def __init__(
        self, look: Look, suits: Sequence[Suit], *, keeps: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.suits = tuple(suits)
        give_role(self, Role.Grouping)
        self._group = QButtonGroup(self)
        self._group.setExclusive(keeps)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for place, suit in enumerate(self.suits):
            button = _button(look, suit, self, keeps=keeps)
            self._group.addButton(button, place)
            row.addWidget(button, 1)
        self._group.idClicked.connect(self._on_clicked)

    def button(self, suit: Suit) -> QPushButton:
        found = self._group.button(self.suits.index(suit))
        assert isinstance(found, QPushButton)
        return found

    def suit_of(self, letter: str) -> Suit | None:
        """Return the suit that a typed letter means."""
        return next((suit for suit in self.suits if suit.letter == letter.upper()), None)

    def keep(self, suit: Suit | None) -> None:
        """Show which suit is chosen, or that none is."""
        if suit is not None:
            self.button(suit).setChecked(True)
            return
        # An exclusive group does not let go of its last button.
        self._group.setExclusive(False)
        for button in self._group.buttons():
            button.setChecked(False)
        self._group.setExclusive(True)

    def choose(self, suit: Suit) -> None:
        """Let this be the suit, as if its button were pressed."""
        self.chosen.emit(suit)

    def _on_clicked(self, place: int) -> None:
        self.choose(self.suits[place])


def _button(look: Look, suit: Suit, parent: QWidget, *, keeps: bool) -> QPushButton:
    name = look.suit_name(suit)
    button = QPushButton(tr("{suit} ({letter})", suit=name, letter=suit.letter), parent)
    button.ensurePolished()
    size = round(button.fontMetrics().height() * 1.5)
    button.setIcon(suit_icon(look, suit, size, button.devicePixelRatioF()))
    button.setIconSize(QSize(size, size))
    button.setCheckable(keeps)
    button.setAutoExclusive(keeps)
    button.setAccessibleName(name)
    button.setToolTip(tr("{suit}: press {letter}", suit=name, letter=suit.letter))
    return button


class SuitChooser(QFrame):
    """Offers suits by button and by letter; Escape leaves it."""

    left = Signal()
    """It was left without a choice."""

    def __init__(self, look: Look, suits: Sequence[Suit], parent: QWidget) -> None:
        super().__init__(parent)
        enlarge(self, look)
        self.setProperty("card", True)
        self.setAccessibleName(tr("Name the suit to follow"))
        give_role(self, Role.Dialog)
        column = QVBoxLayout(self)
        title = QLabel(tr("Which suit must the others follow?"))
        title.setProperty("subheading", True)
        column.addWidget(title)
        self.buttons = SuitButtons(look, suits, keeps=False, parent=self)
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
        """Keep letters away from the window's shortcuts."""
        overrides = event.type() == QEvent.Type.ShortcutOverride
        if overrides and isinstance(event, QKeyEvent) and self._means_something(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Choose by letter, or leave."""
        suit = self.buttons.suit_of(event.text())
        if suit is not None:
            self.buttons.choose(suit)
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def _means_something(self, event: QKeyEvent) -> bool:
        is_letter = self.buttons.suit_of(event.text()) is not None
        return is_letter or event.key() == Qt.Key.Key_Escape
