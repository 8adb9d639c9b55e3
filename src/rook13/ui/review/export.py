"""Taking a game and its review out of the window: as a file, or as text."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMenu, QToolButton, QWidget

from rook13.analysis.findings import Review
from rook13.coach.telling import TURNING_POINTS, Teller, reservations
from rook13.engine.record import Record, dump_record
from rook13.ui.art import icon
from rook13.ui.look import Look
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.wording.events import result_text
from rook13.wording.review import no_mistakes_text
from rook13.wording.words import Names, card_names_text

tr = context("Review")
SUFFIX = "json"


class Exporter(QObject):
    """Saves and copies; `told` says how it went."""

    told = Signal(str)

    def __init__(self, ui: UiContext, record: Record, parent: QWidget) -> None:
        super().__init__(parent)
        self._record = record
        self._window = parent
        self.review_text = ""
        """What is copied as the review; empty while there is none."""
        self.dialog: QFileDialog | None = None
        self.button = QToolButton(parent)
        self.button.setText(tr("Export"))
        self.button.setIcon(icon("export", ui.look.theme.text))
        self.button.setToolTip(tr("Save the record of the game, or copy it"))
        self.button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.menu = QMenu(self.button)
        theme = ui.look.theme
        save = self.menu.addAction(icon("save", theme.text), tr("Save the record…"))
        copy = self.menu.addAction(icon("copy", theme.text), tr("Copy the record"))
        self.copy_review = self.menu.addAction(icon("copy", theme.text), tr("Copy the review"))
        save.triggered.connect(self.save)
        copy.triggered.connect(self._on_copy_record)
        self.copy_review.triggered.connect(self._on_copy_review)
        self.menu.aboutToShow.connect(self._on_menu)
        self.button.setMenu(self.menu)

    @Slot()
    def save(self) -> None:
        """Ask where the record goes; the window goes on meanwhile."""
        dialog = QFileDialog(self._window, tr("Save the record"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX)
        dialog.setNameFilter(tr("Records of games (*.json)"))
        dialog.selectFile(f"{self._record.game}.{SUFFIX}")
        dialog.fileSelected.connect(self.write)
        dialog.finished.connect(partial(self._on_finished, dialog))
        self.dialog = dialog
        dialog.open()

    @Slot(str)
    def write(self, path: str) -> None:
        """Write the record to a file, or say why that does not work."""
        try:
            Path(path).write_text(dump_record(self._record) + "\n", encoding="utf-8")
        except OSError as error:
            self.told.emit(tr("The record cannot be saved: {reason}.", reason=error.strerror))
            return
        self.told.emit(tr("The record is saved as {name}.", name=Path(path).name))

    @Slot()
    def _on_menu(self) -> None:
        self.copy_review.setEnabled(bool(self.review_text))

    @Slot()
    def _on_copy_record(self) -> None:
        QGuiApplication.clipboard().setText(dump_record(self._record))
        self.told.emit(tr("The record is copied."))

    @Slot()
    def _on_copy_review(self) -> None:
        QGuiApplication.clipboard().setText(self.review_text)
        self.told.emit(tr("The review is copied."))

    def _on_finished(self, dialog: QFileDialog, _: int) -> None:
        self.dialog = None
        dialog.deleteLater()


def review_as_text(look: Look, review: Review, names: Names) -> str:
    """Return a whole review to paste elsewhere."""
    say, teller = look.say, Teller(names, card_names_text)
    number = review.result.number
    par = teller.par(review)
    turning = review.turning_points(TURNING_POINTS)
    others = [decision for decision in review.mistakes if decision not in turning]
    lines = [
        f"{names.rules.title}, {tr('hand {number}', number=number)}",
        say(result_text(review.result, names)),
        "",
        *([say(par)] if par is not None else []),
        *map(say, teller.allowed(review)),
        "",
        *(" ".join(map(say, teller.sentences(review, decision))) for decision in turning),
        *(say(teller.mistake(review, decision)) for decision in others),
        *([] if review.mistakes else [say(no_mistakes_text())]),
        "",
        *(say(teller.given_away(review, seat)) for seat in names.rules.seats),
        *map(say, reservations(review)),
    ]
    return "\n".join(lines)
