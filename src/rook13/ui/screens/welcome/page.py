"""What the pages of the welcome screen have in common."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from rook13.ui.kit.buttons import push_button
from rook13.ui.kit.labels import heading, muted
from rook13.ui.kit.layouts import STRETCH, ShrinkingScroll, column_of, fill, keep_room, row_of
from rook13.ui.kit.notice import Notice, progress_bar
from rook13.ui.text import context

if TYPE_CHECKING:
    from rook13.ui.screens.welcome.screen import WelcomeScreen

tr = context("Welcome")

LETTERS_WIDE = 76
"""Longer lines are hard to read."""


class Page(QWidget):
    """A heading, a form, a notice and buttons that call the screen; Escape goes back."""

    def __init__(self, welcome: WelcomeScreen, title: str, explanation: str = "") -> None:
        super().__init__()
        self.welcome = welcome
        self.ui = welcome.ui
        self.back_button: QPushButton | None = None
        self._in_use: tuple[QLineEdit, int] | None = None
        line = self.fontMetrics().height()
        self.title = heading(title)
        self.form = QWidget()
        self.rows = column_of(parent=self.form, spacing=round(line * 0.7), margins=0)
        self.notice = Notice(self.ui)
        self.busy_bar = _busy_bar(line)
        self.buttons = QWidget()
        self._button_row = row_of(parent=self.buttons, margins=0)
        why = [muted(explanation)] if explanation else []
        scroll = ShrinkingScroll(self.form)
        column = fill(self._centred_column(line), self.title, *why, scroll, self.notice)
        fill(column, self.busy_bar, self.buttons, STRETCH)

    def _centred_column(self, line: int) -> QVBoxLayout:
        middle = QWidget()
        middle.setMaximumWidth(self.fontMetrics().averageCharWidth() * LETTERS_WIDE)
        self._margin = round(1.6 * line)
        margins = (self._margin, line, self._margin, line)
        row_of(STRETCH, (middle, 1000), STRETCH, parent=self, margins=margins)
        return column_of(STRETCH, parent=middle, spacing=round(line * 0.8), margins=0)

    def add_back(self, back: Callable[[], object]) -> None:
        self.back_button = self.add_button("back", tr("Back"), back)
        self._button_row.addStretch(1)

    def add_button(
        self, sign: str, title: str, then: Callable[[], object], *, is_primary: bool = False
    ) -> QPushButton:
        button = push_button(self.ui, sign, title, then, is_primary=is_primary)
        self._button_row.addWidget(button)
        return button

    def settle_focus(self) -> None:
        """Put the focus where most people go on."""

    def take_over(self, before: Page) -> None:
        """Continue where the page stopped that this one replaces."""
        # Both pages are alike, so their fields are in the same order.
        pairs = zip(self.findChildren(QLineEdit), before.findChildren(QLineEdit), strict=True)
        for mine, other in pairs:
            mine.setText(other.text())
            if other.hasFocus():
                self._in_use = mine, other.cursorPosition()

    def resume_typing(self) -> None:
        """Put the focus and the cursor where the player was typing before `take_over`."""
        if self._in_use is not None:
            (line, place), self._in_use = self._in_use, None
            line.setFocus()
            line.deselect()
            line.setCursorPosition(place)

    def set_busy(self, busy: bool) -> None:
        """Show progress and disable the form, or the opposite."""
        self.busy_bar.setVisible(busy)
        self.form.setEnabled(not busy)
        self.buttons.setEnabled(not busy)

    def complain(self, text: str) -> None:
        self.notice.complain(text)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Put the buttons below each other where large letters leave no room side by side."""
        super().resizeEvent(event)
        found = self.buttons.findChildren(QPushButton)
        wanted = sum(each.sizeHint().width() + self._button_row.spacing() for each in found)
        direction = QBoxLayout.Direction
        is_wide = wanted <= self.contentsRect().width() - 2 * self._margin
        self._button_row.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape and self.back_button is not None:
            self.back_button.click()
            return
        super().keyPressEvent(event)


def _busy_bar(line: int) -> QProgressBar:
    bar = progress_bar(tr("Unlocking your account"))
    bar.setFixedHeight(max(4, line // 4))
    # The page must not jump when the bar comes and goes.
    keep_room(bar)
    bar.hide()
    return bar
