"""The dialog that apologises for a bug, with a report to copy."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QWidget

from rook13.ui.dialogs.dialog import Dialog, primary
from rook13.ui.kit.art.pictures import icon
from rook13.ui.kit.labels import heading, paragraph
from rook13.ui.kit.notice import Notice
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Crash")


class CrashDialog(Dialog):
    """Says that this is a bug of ours; Escape and Enter continue the game."""

    quit_asked = Signal()
    """The player would rather quit."""

    def __init__(self, ui: UiContext, report: str, parent: QWidget | None = None) -> None:
        super().__init__(ui, tr("Something went wrong"), parent)
        self.setModal(True)
        self.column.addWidget(heading(tr("Something went wrong")))
        self.column.addWidget(
            paragraph(
                tr(
                    "This is a bug in Rook13, not your fault. Your game is saved. You can continue;"
                    " if the table acts up, quit and restart, and you can resume the game."
                )
            )
        )
        self.report = QPlainTextEdit(report)
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)
        self.report.setAccessibleName(tr("Report"))
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        fixed.setPointSizeF(self.font().pointSizeF())
        self.report.setFont(fixed)
        self.column.addWidget(self.report, 1)
        self.notice = Notice(ui)
        self.column.addWidget(self.notice)
        self.copy = QPushButton(icon("copy", ui.look.theme.text), tr("Copy report"))
        self.quit = QPushButton(tr("Quit"))
        self.go_on = primary(QPushButton(tr("Continue")))
        self.copy.clicked.connect(self._on_copy)
        self.quit.clicked.connect(self._on_quit)
        self.go_on.clicked.connect(self.accept)
        self.add_buttons(self.quit, self.go_on, left=(self.copy,))
        self.go_on.setDefault(True)
        self.fit(104, 32)
        self.go_on.setFocus()

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())
        self.notice.tell(tr("Copied. Thank you for reporting it."))

    @Slot()
    def _on_quit(self) -> None:
        self.quit_asked.emit()
        self.reject()
