"""What helps when something is wrong: the state of this computer, the report of a bug, versions."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from importlib import metadata

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QScrollArea,
    QWidget,
)

from rook13 import kernel
from rook13.doctor import Finding, Verdict
from rook13.ui.crash import diagnostics, versions
from rook13.ui.dialogs.dialog import Dialog, primary
from rook13.ui.kit.art.pictures import app_icon, icon_pixmap
from rook13.ui.kit.buttons import push_button
from rook13.ui.kit.labels import Picture, heading, muted, paragraph, subheading
from rook13.ui.kit.layouts import STRETCH, column_of, row_of, scrolled
from rook13.ui.kit.notice import Notice
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Help")

ICON_LINES = 4
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
        content, unit = QWidget(), self.fontMetrics().height()
        self._grid = QGridLayout()
        self._grid.setColumnStretch(2, 1)
        self._grid.setHorizontalSpacing(unit)
        column_of(self._grid, STRETCH, parent=content, margins=(0, 0, unit // 2, 0))
        self.column.addWidget(scrolled(content, tr("Findings")), 1)
        self.notice = Notice(ui)
        self.column.addWidget(self.notice)
        self.copy = push_button(ui, "copy", tr("Copy"), self._on_copy)
        self.again = push_button(ui, "refresh", tr("Check again"), self.start)
        self.close_button = primary(push_button(ui, "", tr("Close"), self.accept))
        self.finished.connect(self._stop)
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
        sign, size = Picture(), self.fontMetrics().height()
        name, colour = SIGNS[finding.verdict], colours[finding.verdict]
        sign.setPixmap(icon_pixmap(name, colour, size, self.devicePixelRatioF()))
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
    def _stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            self._task = None


class CrashDialog(Dialog):
    """Says that this is a bug of ours; Escape and Enter continue the game."""

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
        self.copy = push_button(ui, "copy", tr("Copy report"), self._on_copy)
        self.quit = push_button(ui, "", tr("Quit"), self.reject)
        self.go_on = primary(push_button(ui, "", tr("Continue"), self.accept))
        self.add_buttons(self.quit, self.go_on, left=(self.copy,))
        self.fit(104, 32)
        self.go_on.setFocus()

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())
        self.notice.tell(tr("Copied. Thank you for reporting it."))


@dataclass(frozen=True, slots=True)
class Component:
    """A library that this program uses."""

    name: str
    licence: str
    package: str

    @property
    def version(self) -> str:
        """Return the installed version; frozen builds may not know it."""
        try:
            return metadata.version(self.package)
        except metadata.PackageNotFoundError:
            return ""


COMPONENTS = (
    Component("Qt, PySide6", "LGPL-3.0", "PySide6-Essentials"),
    Component("cryptography", "Apache-2.0 / BSD-3-Clause", "cryptography"),
    Component("librt", "MIT", "librt"),
    Component("msgspec", "BSD-3-Clause", "msgspec"),
    Component("mypy-extensions", "MIT", "mypy-extensions"),
    Component("platformdirs", "MIT", "platformdirs"),
    Component("qasync", "BSD-2-Clause", "qasync"),
    Component("spake2", "MIT", "spake2"),
    Component("zeroconf", "LGPL-2.1-or-later", "zeroconf"),
)


class AboutDialog(Dialog):
    """Versions, licences, and a text for bug reports."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, tr("About Rook13"), parent)
        self.setModal(False)
        self.column.addLayout(self._head())
        self.column.addWidget(self._scrolled(), 1)
        self.notice = Notice(ui)
        self.column.addWidget(self.notice)
        self.copy = push_button(ui, "copy", tr("Copy diagnostics"), self._on_copy)
        self.copy.setToolTip(tr("Versions and settings for a bug report (no names, keys or games)"))
        self.close_button = primary(push_button(ui, "", tr("Close"), self.accept))
        self.add_buttons(self.close_button, left=(self.copy,))
        self.fit(92, 42)
        self.close_button.setFocus()

    def _head(self) -> QHBoxLayout:
        picture = Picture()
        side = self.fontMetrics().height() * ICON_LINES
        picture.setPixmap(app_icon().pixmap(side, side))
        summary = muted(tr("A card table for five trick-taking games."))
        words = column_of(heading("Rook13"), summary)
        return row_of(picture, (words, 1), spacing=self.fontMetrics().height())

    def _scrolled(self) -> QScrollArea:
        content, gap = QWidget(), self.fontMetrics().height() // 2
        column = column_of(parent=content, margins=(0, 0, gap, 0))
        column.addWidget(subheading(tr("Versions")))
        column.addLayout(_table([*versions().items(), (tr("Search kernels"), _kernels())]))
        for title, sentences in ((tr("Fair deals"), _fair_deals()), (tr("Licences"), _terms())):
            column.addSpacing(gap)
            column.addWidget(subheading(title))
            for words in sentences:
                column.addWidget(paragraph(words))
        column.addLayout(_table([_licence(component) for component in COMPONENTS]))
        column.addStretch(1)
        return scrolled(content, tr("Versions and licences"))

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(diagnostics(self.ui.settings.chosen))
        self.notice.tell(tr("Copied. Paste it into your report."))


def _table(rows: list[tuple[str, str]]) -> QGridLayout:
    grid = QGridLayout()
    grid.setColumnStretch(1, 1)
    grid.setHorizontalSpacing(QLabel().fontMetrics().height())
    for place, (name, value) in enumerate(rows):
        label = QLabel(value)
        label.setWordWrap(True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        name_label = QLabel(name)
        name_label.setProperty("muted", True)
        grid.addWidget(name_label, place, 0)
        grid.addWidget(label, place, 1)
    return grid


def _licence(component: Component) -> tuple[str, str]:
    version = component.version
    words = f"{component.licence}, {version}" if version else component.licence
    return component.name, words


def _kernels() -> str:
    if kernel.COMPILED:
        return tr("compiled")
    return tr("interpreted: the strong bots run slower")


def _fair_deals() -> tuple[str, ...]:
    return (
        tr(
            "When several people play, nobody can choose the cards, not even the host. Every"
            " player's program promises its part of the shuffle before any part is given, and"
            " checks after each hand that its part was used. If not, the table says so above the"
            " cards. Finished games keep the proof."
        ),
        tr(
            "One caveat: the host's computer deals, so its owner could look up everyone's cards "
            "there. Play only with hosts you trust with that."
        ),
    )


def _terms() -> tuple[str, ...]:
    return (
        tr(
            "Rook13, its cards, birds and sounds are free software under the MIT licence: use,"
            " change and share them, with the licence attached. There is no warranty."
        ),
        tr(
            "Qt and PySide6 are used under the LGPL version 3, as separate libraries that you "
            "may replace with your own builds. The other libraries have their own licences:"
        ),
    )
