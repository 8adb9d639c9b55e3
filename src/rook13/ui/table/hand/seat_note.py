"""Says why one's cards are not one's own to play, and how to get them back."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from rook13.ui.look import Look
from rook13.ui.table.hand.card_looks import is_played_by_bot, is_watching
from rook13.ui.table.scale import enlarge
from rook13.ui.table.scene import Scene
from rook13.ui.text import context

tr = context("Hand")


class SeatNote(QFrame):
    """A slim line for spectators, and for players whose seat a bot plays."""

    seat_wanted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        enlarge(self, look)
        self.setProperty("card", True)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Maximum)
        row = QHBoxLayout(self)
        line = self.fontMetrics().height() // 3
        row.setContentsMargins(line * 3, line, line * 3, line)
        self.label = QLabel()
        row.addWidget(self.label)
        self.button = QPushButton(tr("Take my seat back"))
        self.button.setProperty("primary", True)
        self.button.clicked.connect(self.seat_wanted)
        row.addWidget(self.button)
        self.hide()

    def set_scene(self, scene: Scene) -> None:
        """Appear if there is something to say."""
        watches, bot_plays = is_watching(scene), is_played_by_bot(scene)
        self.setVisible(watches or bot_plays)
        self.button.setVisible(bot_plays)
        if watches:
            self.label.setText(tr("You are watching; spectators do not see anybody's cards."))
        elif bot_plays:
            self.label.setText(tr("A bot plays your cards for you."))
