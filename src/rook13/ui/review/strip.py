"""How far a review is, with a way to stop it and to ask for it again."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from rook13.ui.art import icon
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.labels import paragraph
from rook13.ui.widgets.notice import announce_alert

tr = context("Review")
WHOLE = 1000


class ProgressStrip(QWidget):
    """Hidden while there is nothing to say."""

    stopped = Signal()
    wanted = Signal()
    """Look at the hand, after all."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._is_busy = False
        self.words = paragraph("", self)
        self.bar = QProgressBar(self)
        self.bar.setRange(0, WHOLE)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(tr("Progress of the review"))
        theme = ui.look.theme
        self.stop_button = QPushButton(icon("close", theme.text), tr("Stop"), self)
        self.again_button = QPushButton(icon("review", theme.text), tr("Review this hand"), self)
        for button in (self.stop_button, self.again_button):
            button.setAutoDefault(False)
        self.stop_button.clicked.connect(self.stopped)
        self.again_button.clicked.connect(self.wanted)
        row = QHBoxLayout()
        row.addWidget(self.bar, 1)
        row.addWidget(self.stop_button)
        row.addWidget(self.again_button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.words)
        column.addLayout(row)
        self.hide()

    def show_progress(self, share: float) -> None:
        """Show that a hand is being looked at, and how far that is."""
        self.bar.setValue(round(WHOLE * share))
        if not self._is_busy:
            self._say(tr("Every decision is being worked out again with all cards open…"), True)

    def finish(self) -> None:
        """Say nothing any more."""
        self._is_busy = False
        self.hide()

    def show_stopped(self) -> None:
        """Show that the hand has not been looked at."""
        self._say(tr("The review of this hand was stopped."), False)

    def show_failed(self) -> None:
        """Show that something went wrong."""
        self._say(tr("This hand could not be reviewed. The log says more; try again."), False)

    def _say(self, words: str, is_busy: bool) -> None:
        self._is_busy = is_busy
        self.words.setText(words)
        self.bar.setVisible(is_busy)
        self.stop_button.setVisible(is_busy)
        self.again_button.setVisible(not is_busy)
        self.show()
        announce_alert(self.words)
