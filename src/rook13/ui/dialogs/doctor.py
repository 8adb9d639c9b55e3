"""The dialog that checks this computer, as `rook13 doctor` does in the terminal."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from rook13.doctor import Finding, Verdict
from rook13.ui.dialogs.dialog import Dialog, primary
from rook13.ui.kit.art.pictures import icon, icon_pixmap
from rook13.ui.kit.labels import Picture, paragraph
from rook13.ui.kit.layouts import scrolled
from rook13.ui.kit.notice import Notice
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Doctor")
SIGNS = {Verdict.GOOD: "check", Verdict.WARNING: "info", Verdict.BAD: "warning"}


class DoctorDialog(Dialog):
    """Shows one finding after the other; `look` makes them."""

    def __init__(
        self,
        ui: UiContext,
        look: Callable[[], AsyncIterator[Finding]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(ui, tr("Check this computer"), parent)
        self.setModal(False)
        self._look = look
        self.found: list[Finding] = []
        self.column.addWidget(
            paragraph(
                tr("Checks for anything that stops you from playing, hosting or finding tables.")
            )
        )
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, self.fontMetrics().height() // 2, 0)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(2, 1)
        self._grid.setHorizontalSpacing(self.fontMetrics().height())
        column.addLayout(self._grid)
        column.addStretch(1)
        self.column.addWidget(scrolled(content, tr("Findings")), 1)
        self.notice = Notice(ui)
        self.column.addWidget(self.notice)
        self.copy = QPushButton(icon("copy", ui.look.theme.text), tr("Copy"))
        self.again = QPushButton(icon("refresh", ui.look.theme.text), tr("Check again"))
        self.close_button = primary(QPushButton(tr("Close")))
        self.copy.clicked.connect(self._on_copy)
        self.again.clicked.connect(self.start)
        self.close_button.clicked.connect(self.accept)
        self.finished.connect(self._on_finished)
        self.add_buttons(self.close_button, left=(self.again, self.copy))
        self.fit(96, 28)
        self.close_button.setFocus()
        self._task: asyncio.Task[None] | None = None

    @Slot()
    def start(self) -> None:
        """Look, from the beginning."""
        self._stop()
        self.found.clear()
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.deleteLater()
        self.again.setEnabled(False)
        self.notice.tell(tr("Checking…"))
        self._task = asyncio.ensure_future(self._run())

    async def _run(self) -> None:
        async for finding in self._look():
            self.show_finding(finding)
        self.again.setEnabled(True)
        problems = sum(each.verdict is Verdict.BAD for each in self.found)
        if problems:
            self.notice.complain(tr("{n} problems found.", n=problems))
        else:
            self.notice.tell(tr("You can play, host and find tables."))

    def show_finding(self, finding: Finding) -> None:
        """Add a line."""
        self.found.append(finding)
        look, row = self.ui.look, self._grid.rowCount()
        colours = {
            Verdict.GOOD: look.theme.good,
            Verdict.WARNING: look.theme.text,
            Verdict.BAD: look.theme.bad,
        }
        sign = Picture()
        size = self.fontMetrics().height()
        sign.setPixmap(
            icon_pixmap(
                SIGNS[finding.verdict], colours[finding.verdict], size, self.devicePixelRatioF()
            )
        )
        title, words = QLabel(look.say(finding.title)), QLabel()
        title.setProperty("muted", True)
        # A path or the name of a device may look like markup.
        words.setTextFormat(Qt.TextFormat.PlainText)
        words.setText(look.say(finding.text))
        words.setWordWrap(True)
        words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        words.setAccessibleName(f"{title.text()}: {words.text()}")
        for column, widget in enumerate((sign, title, words)):
            # Without an alignment the sentence takes the width that it wraps in.
            if column < 2:
                self._grid.addWidget(widget, row, column, Qt.AlignmentFlag.AlignTop)
            else:
                self._grid.addWidget(widget, row, column)

    @Slot()
    def _on_copy(self) -> None:
        lines = [f"{each.verdict.value}\t{each.title}\t{each.text}" for each in self.found]
        QGuiApplication.clipboard().setText("\n".join(lines))
        self.notice.tell(tr("Copied. Paste it into your report."))

    @Slot()
    def _on_finished(self) -> None:
        self._stop()

    def _stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None
