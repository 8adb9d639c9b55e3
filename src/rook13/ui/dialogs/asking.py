"""Waiting for what the player says in a dialog."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import SignalInstance
from PySide6.QtWidgets import QDialog, QFileDialog

from rook13.background.flows import first_of


async def answer(dialog: QDialog, signal: SignalInstance) -> Any:
    """Return what the player says by a signal, or nothing if the dialog is closed."""
    what, said = await first_of(said=signal, closed=dialog.finished)
    return said if what == "said" else None


async def is_accepted(dialog: QDialog) -> bool:
    """Open a dialog, and return whether the player accepts it."""
    dialog.open()
    _, result = await first_of(finished=dialog.finished)
    dialog.deleteLater()
    return bool(result == QDialog.DialogCode.Accepted)


async def chosen_path(dialog: QFileDialog) -> Path | None:
    """Open a dialog, and return the file or folder that the player chooses."""
    dialog.open()
    path = await answer(dialog, dialog.fileSelected)
    dialog.deleteLater()
    return Path(path) if path is not None else None
