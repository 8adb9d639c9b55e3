"""What happens when the database is damaged: the player may take the last copy of it."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, QObject, Signal, Slot
from PySide6.QtWidgets import QPushButton, QWidget

from rook13.background.jobs import disk
from rook13.storage.database import Database, latest_backup
from rook13.storage.files import StorageError
from rook13.ui.dialogs.dialog import Dialog, primary
from rook13.ui.kit.labels import paragraph, subheading
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.window import MainWindow
from rook13.wording.network import set_aside_text, storage_text

tr = context("Start")


class BackupOffer(QObject):
    """Looks for a copy of the database, offers it and takes it; then comes `done`."""

    done = Signal(str)
    """What has happened, in a sentence."""
    restored = Signal()
    """Everything has come back from the copy."""

    def __init__(self, ui: UiContext, database: Database, window: MainWindow) -> None:
        super().__init__(window)
        self._ui = ui
        self._database = database
        self._window = window
        self.dialog: BackupDialog | None = None

    def make(self, aside: StorageError) -> None:
        """Offer the newest copy; the error says why one is wanted, and where the old file is."""
        job = disk().submit(_newest, self._database.path, owner=self)
        job.finished.connect(partial(self._on_found, aside))
        job.failed.connect(self._on_failed)

    def _on_found(self, aside: StorageError, found: tuple[Path, float] | None) -> None:
        begun = self._ui.look.say(set_aside_text(aside.kind.value, str(aside.path)))
        if found is None:
            self.done.emit(begun)
            return
        copy, made = found
        self._window.show()
        self.dialog = BackupDialog(self._ui, aside.path, made, self._window)
        self.dialog.accepted.connect(partial(self._restore, copy))
        self.dialog.rejected.connect(partial(self.done.emit, begun))
        self.dialog.open()

    def _restore(self, copy: Path) -> None:
        job = disk().submit(self._database.copy_from, copy, owner=self)
        job.finished.connect(self._on_restored)
        job.failed.connect(self._on_failed)

    @Slot(object)
    def _on_restored(self, _: None) -> None:
        self.restored.emit()
        self.done.emit(tr("The backup has been restored."))

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        if not isinstance(error, StorageError):
            raise error
        sentence = storage_text(error.kind.value, str(error.path))
        self.done.emit(self._ui.look.say(sentence))


class BackupDialog(Dialog):
    """Asks whether a copy of the database is to be used."""

    def __init__(self, ui: UiContext, damaged: Path, made: float, parent: QWidget) -> None:
        super().__init__(ui, tr("The database is damaged"), parent)
        self.setModal(True)
        moment = QLocale().toString(
            QDateTime.fromSecsSinceEpoch(int(made)), QLocale.FormatType.ShortFormat
        )
        self.column.addWidget(subheading(tr("The database is damaged")))
        words = tr(
            "There is a backup from {moment}. It doesn't include what was played since. The "
            "damaged file is kept at {path}."
        )
        self.column.addWidget(paragraph(words.format(moment=moment, path=damaged)))
        self.use = primary(QPushButton(tr("Use the backup")))
        self.begin_anew = QPushButton(tr("Start fresh"))
        self.add_buttons(self.use, self.begin_anew)
        self.use.clicked.connect(self.accept)
        self.begin_anew.clicked.connect(self.reject)
        self.setMinimumWidth(self.fontMetrics().averageCharWidth() * 60)
        self.adjustSize()


def _newest(path: Path) -> tuple[Path, float] | None:
    copy = latest_backup(path)
    return (copy, copy.stat().st_mtime) if copy is not None else None
