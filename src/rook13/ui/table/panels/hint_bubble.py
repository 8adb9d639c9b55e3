"""The bubble that shows what an expert would do, and why."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeySequence, QMouseEvent, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget

from rook13.ui.kit.accessibility import Role, give_role
from rook13.ui.kit.art.pictures import icon, icon_pixmap
from rook13.ui.kit.labels import Picture
from rook13.ui.kit.layouts import column_of
from rook13.ui.table.scale import ICON, enlarge, polish, px
from rook13.ui.text import context
from rook13.ui.ui_context import TablePart, UiContext

tr = context("Hint")
LETTERS_WIDE = 44
ICON_LINES = 1.8
MARGINS = 14, 10, 8, 10


class HintBubble(TablePart):
    """Hidden until there is a hint; a click on it or Escape closes it."""

    taken = Signal()
    """The player wants to do what it says."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        enlarge(self, ui.look)
        give_role(self, Role.AlertMessage)
        self._picture = Picture(self)
        self.title = self._label("subheading")
        self.reason = self._label("muted")
        self.do_button = QPushButton(tr("Do it"), self)
        self.do_button.setProperty("primary", True)
        self.do_button.setToolTip(tr("Do what the hint says"))
        self.do_button.clicked.connect(self.taken)
        self.close_button = QToolButton(self)
        self.close_button.setIcon(icon("close", ui.look.theme.text))
        self.close_button.setIconSize(QSize(1, 1) * px(ui.look, ICON))
        self.close_button.setAccessibleName(tr("Close the hint"))
        self.close_button.setToolTip(tr("Close the hint (Esc)"))
        self.close_button.clicked.connect(self.hide_hint)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        escape.activated.connect(self.hide_hint)
        self._lay_out()
        self.hide()

    def show_hint(self, title: str, reason: str, *, can_be_done: bool = False) -> None:
        """Show what to do and why, with a button that does it."""
        self._show("hint", title, reason, can_be_done=can_be_done)

    def show_thinking(self) -> None:
        """Show that a hint is being worked out."""
        self._show("thinking", tr("The expert is thinking…"), "")

    def hide_hint(self) -> None:
        self.hide()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.hide_hint()

    def _show(self, picture: str, title: str, reason: str, *, can_be_done: bool = False) -> None:
        self.do_button.setVisible(can_be_done)
        size = round(self.fontMetrics().height() * ICON_LINES)
        colour = self.ui.look.theme.focus
        self._picture.setPixmap(icon_pixmap(picture, colour, size, self.devicePixelRatioF()))
        self.title.setText(title)
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))
        self.setAccessibleName(tr("Hint"))
        self.setAccessibleDescription(f"{title} {reason}".strip())
        polish(self)
        self.show()
        if not self.isWindow():
            self.raise_()
        self.adjustSize()
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def _label(self, kind: str) -> QLabel:
        label = QLabel(self)
        label.setProperty(kind, True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        label.setMinimumWidth(self.fontMetrics().averageCharWidth() * LETTERS_WIDE)
        return label

    def _lay_out(self) -> None:
        look = self.ui.look
        frame = QFrame(self)
        frame.setProperty("card", True)
        words = column_of(self.title, self.reason, spacing=px(look, 2))
        row = QHBoxLayout(frame)
        row.setContentsMargins(*(px(look, each) for each in MARGINS))
        row.setSpacing(px(look, 12))
        row.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(words, 1)
        row.addWidget(self.do_button, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        column_of(frame, parent=self, margins=0)
        self.setMaximumWidth(self.fontMetrics().averageCharWidth() * LETTERS_WIDE * 2)
