"""Opens reviews of records."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from rook13.engine.record import Record
from rook13.ui.part import Desk
from rook13.ui.window import MainWindow


class Reviews(QObject):
    """Opens one review at a time."""

    def __init__(self, desk: Desk, window: MainWindow) -> None:
        super().__init__(window)

    @Slot(object, object)
    def open(self, record: Record, hand: int | None) -> None:
        """Review a hand."""

    def close(self) -> None:
        """Stop."""
