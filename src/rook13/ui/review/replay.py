"""The replay of a finished hand, action by action, with all cards open."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QLabel, QSlider, QToolButton, QWidget

from rook13.engine.seats import Seat
from rook13.ui.art.pictures import icon
from rook13.ui.review.board import Board
from rook13.ui.review.position import Position, facts_words
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.labels import ElidedLabel, muted
from rook13.ui.widgets.layouts import column_of, row_of
from rook13.ui.widgets.notice import announce_alert
from rook13.wording.words import Names

tr = context("Review")
SENTENCE_LINES = 3


class Replay(QWidget):
    """Shows one position of a hand; buttons and a slider lead to the others."""

    moved = Signal(int)
    """The step that is shown, from 0; the last is the end of the hand."""

    def __init__(
        self, ui: UiContext, names: Names, bottom: Seat, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._ui = ui
        self._names = names
        self._positions: Sequence[Position] = ()
        self._place = 0
        # Screen readers follow the order in which widgets are made.
        self.facts = ElidedLabel("", self)
        self.board = Board(ui, names, bottom, self)
        self.back = self._button("back", tr("Previous action"), tr("Left"))
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setAccessibleName(tr("Position in the hand"))
        self.slider.setPageStep(4)
        self.count = muted("", self)
        self.count.setWordWrap(False)
        self.forth = self._button("next", tr("Next action"), tr("Right"))
        self.sentence = QLabel(self)
        self.sentence.setWordWrap(True)
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.sentence.setMinimumHeight(self.fontMetrics().lineSpacing() * SENTENCE_LINES)
        self.back.clicked.connect(self.previous)
        self.forth.clicked.connect(self.next)
        self.slider.valueChanged.connect(self.go)
        self._lay_out()

    @property
    def place(self) -> int:
        return self._place

    @property
    def position(self) -> Position:
        return self._positions[self._place]

    def show_hand(self, positions: Sequence[Position], place: int = 0) -> None:
        self._positions = positions
        self.slider.blockSignals(True)
        self.slider.setRange(0, len(positions) - 1)
        self.slider.blockSignals(False)
        self._place = -1
        self.go(place)

    def say(self, words: str) -> None:
        self.sentence.setText(words)
        announce_alert(self.sentence)

    @Slot(int)
    def go(self, place: int) -> None:
        place = max(0, min(place, len(self._positions) - 1))
        if place == self._place or not self._positions:
            return
        self._place = place
        position = self._positions[place]
        self.board.show_position(position)
        self.facts.setText(facts_words(self._ui.look, position, self._names))
        self.slider.setValue(place)
        last = len(self._positions) - 1
        self.count.setText(tr("{place} of {count}", place=min(place + 1, last), count=last))
        self.back.setEnabled(place > 0)
        self.forth.setEnabled(place < last)
        self.moved.emit(place)

    @Slot()
    def previous(self) -> None:
        self.go(self._place - 1)

    @Slot()
    def next(self) -> None:
        self.go(self._place + 1)

    def _button(self, sign: str, title: str, key: str) -> QToolButton:
        button = QToolButton(self)
        button.setIcon(icon(sign, self._ui.look.theme.text))
        button.setAccessibleName(title)
        button.setToolTip(tr("{title} ({key})", title=title, key=key))
        button.setAutoRepeat(True)
        return button

    def _lay_out(self) -> None:
        row = row_of(self.back, (self.slider, 1), self.count, self.forth)
        column_of(self.facts, (self.board, 1), row, self.sentence, parent=self, margins=0)
