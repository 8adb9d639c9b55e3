"""What stays in sight while a table is set up: the two ways to play above, *Start* below."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from rook13.ui.new_table.segments import Segments
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.labels import heading, paragraph
from rook13.ui.widgets.notice import Notice

tr = context("NewTable")

START_KEYS = "Ctrl+Return"


class TopBar(QWidget):
    """Title, and alone or with others."""

    picked = Signal(bool)
    """Whether somebody wants to play alone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        choices = [(True, tr("Play alone")), (False, tr("Open to the network"))]
        self.modes = Segments(tr("Who plays"), choices)
        self.modes.picked.connect(self.picked.emit)
        title = heading(tr("New table"))
        title.setWordWrap(False)
        row = QHBoxLayout(self)
        unit = self.fontMetrics().height()
        row.setContentsMargins(unit, unit // 2, unit, 0)
        row.addWidget(title)
        row.addStretch(1)
        row.addWidget(self.modes)


class BottomBar(QFrame):
    """What will be opened, or why it cannot be, and the way on and back."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.gist = paragraph("")
        self.problem = Notice(ui)
        self.cancel = QPushButton(tr("Cancel"))
        self.cancel.setToolTip(tr("Back to the lobby ({keys})", keys=tr("Esc")))
        self.start = QPushButton()
        self.start.setProperty("primary", True)
        font = self.start.font()
        font.setPointSizeF(font.pointSizeF() * 1.2)
        self.start.setFont(font)
        self.start.setToolTip(tr("Open the table ({keys})", keys=START_KEYS))
        row = QHBoxLayout(self)
        unit = self.fontMetrics().height()
        row.setContentsMargins(unit, unit // 2, unit, unit // 2)
        row.setSpacing(unit)
        row.addWidget(self.gist, 1)
        row.addWidget(self.problem, 1, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.cancel)
        row.addWidget(self.start)

    def show_ready(self, gist: str, is_solo: bool) -> None:
        """Say what will happen."""
        self.start.setText(tr("Start") if is_solo else tr("Open the table"))
        self.start.setAccessibleDescription(gist)
        self.start.setEnabled(True)
        self.problem.clear()
        self.gist.setText(gist)
        self.gist.show()

    def show_problem(self, problem: str) -> None:
        """Say why nothing can be opened like this."""
        self.start.setAccessibleDescription(problem)
        self.start.setEnabled(False)
        self.gist.hide()
        if self.problem.text != problem:
            self.problem.complain(problem)
