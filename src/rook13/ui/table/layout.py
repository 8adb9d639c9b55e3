"""Where the parts of the table screen are: around the stage, on it, or in its place."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from rook13.ui.table.area import Anchor

if TYPE_CHECKING:
    from rook13.ui.table.screen import TableScreen

HAND_SHARE, STAGE_SHARE = 27, 73
"""How the height is divided between the hand and the stage."""


class TableLayout:
    """Lays out a table screen, which shows the waiting room or the game."""

    def __init__(self, screen: TableScreen) -> None:
        self._screen = screen
        self._lay_on_stage()
        play = self._make_play()
        column = QVBoxLayout(screen)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(screen.status)
        # A stack that belongs to nobody would show its first page as a window of its own.
        self._pages = QStackedLayout()
        column.addLayout(self._pages, 1)
        self._pages.addWidget(screen.room)
        self._pages.addWidget(play)

    def show_room(self, is_waiting: bool) -> None:
        """Show the waiting room, or else the game."""
        self._pages.setCurrentIndex(0 if is_waiting else 1)
        self._screen.status.setVisible(not is_waiting)

    def _lay_on_stage(self) -> None:
        screen = self._screen
        for widget, anchor in (
            (screen.panel, Anchor.BOTTOM),
            (screen.exchange, Anchor.BOTTOM),
            (screen.hints.bubble, Anchor.BOTTOM),
            (screen.undo_banner, Anchor.BOTTOM),
            (screen.results.hand, Anchor.MIDDLE),
            (screen.results.game, Anchor.MIDDLE),
        ):
            screen.area.add(widget, anchor)

    def _make_play(self) -> QWidget:
        screen = self._screen
        play = QWidget(screen)
        middle = QVBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(screen.area, STAGE_SHARE)
        middle.addWidget(screen.hand, HAND_SHARE)
        row = QHBoxLayout(play)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(screen.bar)
        row.addLayout(middle, 1)
        row.addWidget(screen.drawer)
        return play
