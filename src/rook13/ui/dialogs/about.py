"""The dialog about this program: versions, and licences of all that it is made of."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import metadata

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from rook13 import kernel
from rook13.ui.crash import diagnostics, versions
from rook13.ui.dialogs.dialog import Dialog, primary
from rook13.ui.kit.art.pictures import app_icon, icon
from rook13.ui.kit.labels import Picture, heading, muted, paragraph, subheading
from rook13.ui.kit.layouts import column_of, row_of, scrolled
from rook13.ui.kit.notice import Notice
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("About")

ICON_LINES = 4


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
        self.copy = QPushButton(icon("copy", ui.look.theme.text), tr("Copy diagnostics"))
        self.copy.setToolTip(tr("Versions and settings for a bug report (no names, keys or games)"))
        self.close_button = primary(QPushButton(tr("Close")))
        self.copy.clicked.connect(self._on_copy)
        self.close_button.clicked.connect(self.accept)
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
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, self.fontMetrics().height() // 2, 0)
        column.addWidget(subheading(tr("Versions")))
        column.addLayout(_table([*versions().items(), (tr("Search kernels"), _kernels())]))
        column.addSpacing(self.fontMetrics().height() // 2)
        column.addWidget(subheading(tr("Fair deals")))
        for words in _fair_deals():
            column.addWidget(paragraph(words))
        column.addSpacing(self.fontMetrics().height() // 2)
        column.addWidget(subheading(tr("Licences")))
        for words in _terms():
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
