"""What happens when the database is damaged: the player may take the last copy of it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale
from PySide6.QtWidgets import QWidget

from rook13.background.jobs import disk
from rook13.storage.database import Database, latest_backup
from rook13.storage.files import StorageError
from rook13.ui.dialogs.asking import is_accepted
from rook13.ui.dialogs.dialog import Offer
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.window import MainWindow
from rook13.wording.network import set_aside_text, storage_text

tr = context("Start")


async def offer_backup(
    ui: UiContext, database: Database, window: MainWindow, aside: StorageError
) -> str:
    """Let the player take the newest copy in place of a damaged file; say what has happened."""
    try:
        found = await disk().submit(_newest, database.path)
        if found is not None:
            copy, made = found
            window.show()
            if await is_accepted(BackupDialog(ui, aside.path, made, window)):
                await disk().submit(database.copy_from, copy)
                return tr("The backup has been restored.")
    except StorageError as error:
        return ui.look.say(storage_text(error.kind.value, str(error.path)))
    return ui.look.say(set_aside_text(aside.kind.value, str(aside.path)))


class BackupDialog(Offer):
    """Asks whether a copy of the database is to be used."""

    def __init__(self, ui: UiContext, damaged: Path, made: float, parent: QWidget) -> None:
        moment = QLocale().toString(
            QDateTime.fromSecsSinceEpoch(int(made)), QLocale.FormatType.ShortFormat
        )
        words = tr(
            "There is a backup from {moment}. It doesn't include what was played since. The "
            "damaged file is kept at {path}."
        ).format(moment=moment, path=damaged)
        title, use = tr("The database is damaged"), tr("Use the backup")
        super().__init__(ui, title, words, use, tr("Start fresh"), parent)


def _newest(path: Path) -> tuple[Path, float] | None:
    copy = latest_backup(path)
    return (copy, copy.stat().st_mtime) if copy is not None else None
