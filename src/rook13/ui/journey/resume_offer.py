"""Offers to go on with the game that was left when the program ended."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget

from rook13.ui.dialogs.dialog import Dialog, primary
from rook13.ui.house.tables import OwnTable
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.labels import paragraph, subheading

tr = context("Journey")


class ResumeOffer(Dialog):
    """A friendly question; `accepted` when the game is to go on."""

    def __init__(self, ui: UiContext, table: OwnTable, parent: QWidget | None = None) -> None:
        super().__init__(ui, tr("Welcome back"), parent)
        self.setModal(True)
        game = table.state.rules.title
        hands = len(table.state.game.match.results) if table.state.game else 0
        self.column.addWidget(subheading(tr("Welcome back")))
        words = tr("Your game of {game} waits for you at hand {hand}.", game=game, hand=hands + 1)
        self.column.addWidget(paragraph(words))
        self.setAccessibleDescription(words)
        self.go_on = primary(QPushButton(tr("Go on")))
        self.later = QPushButton(tr("Later"))
        self.go_on.clicked.connect(self.accept)
        self.later.clicked.connect(self.reject)
        self.add_buttons(self.go_on, self.later)
        self.setMinimumWidth(self.fontMetrics().averageCharWidth() * 56)
        self.go_on.setFocus()
