"""Buttons for suits: shape, word and letter, so that no eye and no keyboard is left out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QPushButton, QWidget

from rook13.engine.cards import Suit
from rook13.ui.accessibility import Role, give_role
from rook13.ui.look import Look
from rook13.ui.table.suit_pictures import suit_icon
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
        self._suits = tuple(suits)
        give_role(self, Role.Grouping)
        self._group = QButtonGroup(self)
        self._group.setExclusive(keeps)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        for place, suit in enumerate(self._suits):
            button = _button(look, suit, self, keeps=keeps)
            self._group.addButton(button, place)
            row.addWidget(button, 1)
        self._group.idClicked.connect(self._on_clicked)

    @property
    def suits(self) -> tuple[Suit, ...]:
        """Return the suits there are."""
        return self._suits

    def button(self, suit: Suit) -> QPushButton:
        """Return the button of a suit."""
        found = self._group.button(self._suits.index(suit))
        assert isinstance(found, QPushButton)
        return found

    def suit_of(self, letter: str) -> Suit | None:
        """Return the suit that a typed letter means."""
        return next((suit for suit in self._suits if suit.letter == letter.upper()), None)

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

    def _on_clicked(self, place: int) -> None:
        self.chosen.emit(self._suits[place])


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
