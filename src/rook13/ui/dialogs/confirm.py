"""Asks before something is done that cannot be undone."""

from __future__ import annotations

from PySide6.QtWidgets import QPushButton, QWidget

from rook13.ui.art.pictures import icon
from rook13.ui.dialogs.dialog import Dialog
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.labels import paragraph, subheading

tr = context("Confirm")


class Confirm(Dialog):
    """A question whose safe answer is a mere Enter; `accepted` when it is to be done."""

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
        self.column.addWidget(subheading(question))
        self.column.addWidget(paragraph(consequence))
        self.column.addStretch(1)
        self.go_on = QPushButton(icon("warning", ui.look.theme.bad), action)
        self.cancel = QPushButton(tr("Cancel"))
        self.add_buttons(self.go_on, self.cancel)
        self.go_on.clicked.connect(self.accept)
        self.cancel.clicked.connect(self.reject)
        self.cancel.setDefault(True)
        self.cancel.setFocus()
        self.setAccessibleDescription(consequence)
        self.setMinimumWidth(self.fontMetrics().averageCharWidth() * 60)
        self.adjustSize()
