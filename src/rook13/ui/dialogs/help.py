"""What helps when something is wrong: the state of this computer, the report of a bug, versions."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from importlib.metadata import Distribution, PackageNotFoundError, distribution, requires
from pathlib import Path

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QFileDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QScrollArea,
    QWidget,
)

from rook13 import kernel
from rook13.background import flows
from rook13.doctor import Finding, Verdict
from rook13.resources import resource
from rook13.storage.files import StorageError, known_errors
from rook13.ui.crash import diagnostics, last_crashes, versions
from rook13.ui.dialogs.dialog import Dialog, primary
from rook13.ui.dialogs.reading import ReadingDialog
from rook13.ui.kit.art.pictures import app_icon, icon_pixmap
from rook13.ui.kit.buttons import push_button
from rook13.ui.kit.labels import Picture, heading, muted, paragraph, subheading
from rook13.ui.kit.layouts import STRETCH, column_of, row_of, scrolled
from rook13.ui.kit.notice import Notice
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.wording.network import storage_text

tr = context("Help")

ICON_LINES = 4
FILE_NAME = "rook13-report.txt"
PACKAGE = __name__.partition(".")[0]
NAME = re.compile(r"[\w.-]+")
LICENCE_FILE = re.compile(r"LICEN|COPYING|NOTICE", re.IGNORECASE)
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
        words = tr("Checks for anything that stops you from playing, hosting or finding tables.")
        content, unit = QWidget(), self.fontMetrics().height()
        self._grid = QGridLayout()
        self._grid.setColumnStretch(2, 1)
        self._grid.setHorizontalSpacing(unit)
        column_of(self._grid, STRETCH, parent=content, margins=(0, 0, unit // 2, 0))
        self.notice = Notice(ui)
        self.add(paragraph(words), (scrolled(content, tr("Findings")), 1), self.notice)
        self.copy = push_button(ui, "copy", tr("Copy"), self._on_copy)
        self.again = push_button(ui, "refresh", tr("Check again"), self.start)
        self.close_button = self.add_close(self.again, self.copy)
        self.finished.connect(self._stop)
        self.fit(96, 28)
        self.close_button.setFocus()

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
        flows.start(self, self._run())

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
        flows.cancel(self)


class ReportDialog(Dialog):
    """Shows a report, all of it, which can be copied and saved; nothing is sent."""

    def __init__(
        self, ui: UiContext, title: str, words: str, report: str, parent: QWidget | None
    ) -> None:
        super().__init__(ui, title, parent)
        self.report = QPlainTextEdit(report)
        self.report.setReadOnly(True)
        self.report.setTabChangesFocus(True)
        self.report.setAccessibleName(tr("Report"))
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        fixed.setPointSizeF(self.font().pointSizeF())
        self.report.setFont(fixed)
        self.notice = Notice(ui)
        self.add(heading(title), paragraph(words), (self.report, 1), self.notice)
        self.copy = push_button(ui, "copy", tr("Copy report"), self._on_copy)
        self.save = push_button(ui, "", tr("Save report…"), self._on_save)
        self.fit(104, 32)

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(self.report.toPlainText())
        self.notice.tell(tr("Copied. Thank you for reporting it."))

    @Slot()
    def _on_save(self) -> None:
        dialog = QFileDialog(self, tr("Save report"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("txt")
        dialog.selectFile(FILE_NAME)
        dialog.fileSelected.connect(self.save_to)
        dialog.open()

    @Slot(str)
    def save_to(self, name: str) -> None:
        """Write the report into a file."""
        path = Path(name)
        try:
            with known_errors(path):
                path.write_text(self.report.toPlainText(), "utf-8")
        except StorageError as error:
            self.notice.complain(self.ui.look.say(storage_text(error.kind.value, str(path))))
        else:
            self.notice.tell(tr("Saved as {file}.", file=path.name))


class CrashDialog(ReportDialog):
    """Says that this is a bug of ours; Escape and Enter continue the game."""

    def __init__(self, ui: UiContext, report: str, parent: QWidget | None = None) -> None:
        words = tr(
            "This is a bug in Rook13, not your fault. Your game is saved. You can continue;"
            " if the table acts up, quit and restart, and you can resume the game."
        )
        super().__init__(ui, tr("Something went wrong"), words, report, parent)
        self.setModal(True)
        self.quit = push_button(ui, "", tr("Quit"), self.reject)
        self.go_on = primary(push_button(ui, "", tr("Continue"), self.accept))
        self.add_buttons(self.quit, self.go_on, left=(self.copy, self.save))
        self.go_on.setFocus()


class ProblemDialog(ReportDialog):
    """Collects what a report of a problem should say about this computer."""

    def __init__(self, ui: UiContext, logs: Path, parent: QWidget | None = None) -> None:
        words = tr(
            "Say what you did and what happened, and add this report. All of it is below: versions,"
            " settings and the last errors, but no names, keys or games. Nothing is sent by itself."
        )
        report = diagnostics(ui.settings.chosen) + last_crashes(logs)
        super().__init__(ui, tr("Report a problem"), words, report, parent)
        self.setModal(False)
        self.close_button = self.add_close(self.copy, self.save)
        self.close_button.setFocus()


def home_page() -> str | None:
    """Return where the project is published, or nothing while that is a placeholder."""
    with suppress(PackageNotFoundError):
        for line in distribution(PACKAGE).metadata.get_all("Project-URL") or ():
            name, _, address = line.partition(", ")
            if name == "Homepage" and ".invalid" not in address:
                return str(address)
    return None


def parts() -> Iterator[Distribution]:
    """Yield what this program is made of, as far as Python knows of it."""
    seen: set[str] = set()
    waiting = [PACKAGE]
    while waiting:
        for line in requires(waiting.pop()) or ():
            named = NAME.match(line)
            name = named[0].lower().replace("_", "-") if named else ""
            # Tests and others' extras are not part of it; sound is.
            if name in seen or ("extra ==" in line and "sound" not in line):
                continue
            seen.add(name)
            # Some are for other systems or not installed.
            with suppress(PackageNotFoundError):
                yield distribution(name)
                waiting.append(name)


def licence_of(part: Distribution) -> str:
    """Return the licence that a part names."""
    about = part.metadata
    named = (
        about.get_all("License-Expression")
        or about.get_all("License")
        or [kind for kind in about.get_all("Classifier") or () if "License ::" in kind]
    )
    return str(named[0]).splitlines()[0].rpartition(":: ")[2] if named else ""


def licence_texts() -> str:
    """Return the licences of this program and of all its parts, with a chapter for each."""
    files = [(path.stem, path) for path in sorted(resource("licences").iterdir())]
    for part in parts():
        for file in part.files or ():
            if ".dist-info" in str(file) and LICENCE_FILE.match(file.name):
                files.append((part.name, Path(str(part.locate_file(file)))))
    chapters = []
    for name, path in files:
        with suppress(OSError):
            text = path.read_text("utf-8", errors="replace").replace("```", "")
            chapters.append(f"## {name}\n\n```\n{text}\n```\n")
    return "\n".join(chapters)


class LicencesDialog(ReadingDialog):
    """The texts of all licences."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        self.read(tr("Licences"), licence_texts())
        self.fit(130, 44)
        self.text.setFocus()


class AboutDialog(Dialog):
    """Versions, licences, and a text for bug reports."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, tr("About Rook13"), parent)
        self.setModal(False)
        self.notice = Notice(ui)
        self.add(self._head(), (self._scrolled(), 1), self.notice)
        self.copy = push_button(ui, "copy", tr("Copy diagnostics"), self._on_copy)
        self.copy.setToolTip(tr("Versions and settings for a bug report (no names, keys or games)"))
        self.texts = push_button(ui, "", tr("Licences…"), self._on_texts)
        self.close_button = self.add_close(self.copy, self.texts)
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
        rows = [(part.name, f"{licence_of(part)}, {part.version}") for part in parts()]
        column.addLayout(_table(rows))
        column.addStretch(1)
        return scrolled(content, tr("Versions and licences"))

    @Slot()
    def _on_copy(self) -> None:
        QGuiApplication.clipboard().setText(diagnostics(self.ui.settings.chosen))
        self.notice.tell(tr("Copied. Paste it into your report."))

    @Slot()
    def _on_texts(self) -> None:
        LicencesDialog(self.ui, self).open()


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
