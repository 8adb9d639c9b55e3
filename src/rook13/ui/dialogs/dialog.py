"""What all dialogs have in common, and the question before something that cannot be undone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QDialog, QPushButton, QWidget

from rook13.storage.accounts import Account
from rook13.ui.kit.accessibility import move_focus
from rook13.ui.kit.buttons import push_button
from rook13.ui.kit.labels import muted, paragraph, subheading
from rook13.ui.kit.layouts import STRETCH, Item, column_of, fill, row_of
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Confirm")

SMALLEST_WINDOW = QSize(1024, 640)
SHARE_OF_WINDOW = 0.92
"""How much of its window a dialog may cover, so that the player sees where it came from."""


class Dialog(QDialog):
    """A dialog; Escape closes it."""

    def __init__(self, ui: UiContext, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ui = ui
        self.setWindowTitle(title)
        line = self.fontMetrics().height()
        self.column = column_of(parent=self, spacing=round(line * 0.6), margins=line)

    def focusNextPrevChild(self, next: bool) -> bool:  # noqa: N802
        return move_focus((self,), 1 if next else -1)

    def fit(self, letters: int, lines: int) -> None:
        """Take this size, in letters and lines, as far as the window allows."""
        metrics = self.fontMetrics()
        wanted = QSize(metrics.averageCharWidth() * letters, metrics.height() * lines)
        parent = self.parentWidget()
        window = parent.window().size() if parent is not None else SMALLEST_WINDOW
        room = window.expandedTo(SMALLEST_WINDOW) * SHARE_OF_WINDOW
        self.resize(wanted.boundedTo(room))

    def add(self, *items: Item) -> None:
        """Add widgets, layouts or room, one under the other."""
        fill(self.column, *items)

    def add_answers(
        self, title: str, then: Callable[[], object]
    ) -> tuple[QPushButton, QPushButton]:
        """Add the button that Enter presses, and one to cancel; return both."""
        go = primary(push_button(self.ui, "", title, then))
        cancel = push_button(self.ui, "", tr("Cancel"), self.reject)
        self.add_buttons(go, cancel)
        return go, cancel

    def add_close(self, *left: QPushButton) -> QPushButton:
        """Add the button that closes the dialog, which Enter presses, and return it."""
        close = primary(push_button(self.ui, "", tr("Close"), self.accept))
        self.add_buttons(close, left=left)
        return close

    def add_buttons(self, *buttons: QPushButton, left: tuple[QPushButton, ...] = ()) -> None:
        """Add the row of buttons at the end; only a button made `primary` is the default."""
        for button in (*left, *buttons):
            button.setAutoDefault(False)
        self.add(row_of(*left, STRETCH, *buttons))


def primary(button: QPushButton) -> QPushButton:
    """Make a button the one that Enter presses."""
    button.setProperty("primary", True)
    button.setDefault(True)
    return button


class Confirm(Dialog):
    """A question that Enter answers with no; `accepted` when the player confirms."""

    def __init__(
        self,
        ui: UiContext,
        question: str,
        consequence: str,
        action: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(ui, question, parent)
        self.setModal(True)
        self.add(subheading(question), paragraph(consequence), STRETCH)
        self.go_on = push_button(ui, "warning", action, self.accept, is_danger=True)
        self.cancel = push_button(ui, "", tr("Cancel"), self.reject)
        self.add_buttons(self.go_on, self.cancel)
        self.cancel.setDefault(True)
        self.cancel.setFocus()
        self.setAccessibleDescription(consequence)
        self.setMinimumWidth(self.fontMetrics().averageCharWidth() * 60)
        self.adjustSize()


class Offer(Dialog):
    """Something good for the player, which Enter takes; `accepted` when the player does."""

    def __init__(
        self, ui: UiContext, title: str, words: str, take: str, leave: str, parent: QWidget | None
    ) -> None:
        super().__init__(ui, title, parent)
        self.setModal(True)
        self.add(subheading(title), paragraph(words))
        self.setAccessibleDescription(words)
        self.go_on = primary(push_button(ui, "", take, self.accept))
        self.later = push_button(ui, "", leave, self.reject)
        self.add_buttons(self.go_on, self.later)
        self.setMinimumWidth(self.fontMetrics().averageCharWidth() * 60)
        self.adjustSize()
        self.go_on.setFocus()


class Choice(Dialog):
    """A question with a button for each answer; closing it answers nothing."""

    chosen = Signal(object)
    """One of the answers."""

    def __init__(self, ui: UiContext, title: str, question: str, parent: QWidget | None) -> None:
        super().__init__(ui, title, parent)
        self.setModal(True)
        self.setAccessibleDescription(question)
        self.add(subheading(question))
        self.buttons: dict[Any, QPushButton] = {}
        self.setMinimumWidth(self.fontMetrics().averageCharWidth() * 56)

    def offer(self, answer: Any, title: str, meaning: str = "") -> None:
        """Add an answer; the first is the one of Enter."""
        button = push_button(self.ui, "", title.replace("&", "&&"), lambda: self._choose(answer))
        button.setProperty("primary", not self.buttons)
        button.setAccessibleDescription(meaning)
        self.add(button, *([muted(meaning)] if meaning else []))
        self.buttons[answer] = button

    def complete(self) -> None:
        """Add the button that closes it, below all answers."""
        self.cancel = push_button(self.ui, "", tr("Cancel"), self.reject)
        self.add_buttons(self.cancel)
        next(iter(self.buttons.values())).setDefault(True)

    def _choose(self, answer: Any) -> None:
        self.accept()
        self.chosen.emit(answer)


def ask_to_delete(ui: UiContext, account: Account, consequence: str, parent: QWidget) -> Confirm:
    """Ask whether an account is to be deleted, and return the question."""
    question = tr("Delete the account {name}?", name=account.name)
    confirm = Confirm(ui, question, consequence, tr("Delete account"), parent)
    confirm.open()
    return confirm
