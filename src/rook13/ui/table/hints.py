"""Hints: asks an expert, tells the table, and shows the answer in a bubble and on the card."""

from __future__ import annotations

import logging
import secrets

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeySequence, QMouseEvent, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from rook13.background.jobs import Executor, Job
from rook13.coach.hints import Hint, hint
from rook13.engine.actions import Discard, Play
from rook13.engine.view import PlayerView
from rook13.table import commands as c
from rook13.ui.kit.accessibility import Role, give_role
from rook13.ui.kit.art.pictures import icon_pixmap
from rook13.ui.kit.labels import Picture
from rook13.ui.kit.layouts import column_of
from rook13.ui.table.hand import ExchangePanel, HandView
from rook13.ui.table.part import TableContext, enlarge, polish, px, small_button
from rook13.ui.table.scene import Scene
from rook13.ui.table.tools import tool_of
from rook13.ui.text import context
from rook13.wording.advice import advice_text

log = logging.getLogger(__name__)
tr = context("Hint")
SEED_BYTES = 32
LETTERS_WIDE = 44
ICON_LINES = 1.8
MARGINS = 14, 10, 8, 10


class Hints(QObject):
    """Asks for a hint, shows it, and forgets it when the moment has passed."""

    def __init__(
        self,
        ui: TableContext,
        experts: Executor,
        hand: HandView,
        exchange: ExchangePanel,
        area: QWidget,
    ) -> None:
        super().__init__(area)
        self._ui = ui
        self._experts = experts
        self._job: Job | None = None
        self._hand = hand
        self._exchange = exchange
        self.asked: PlayerView | None = None
        """The view of the moment that the hint is about, as long as that lasts."""
        self._hint: Hint | None = None
        self.bubble = HintBubble(ui, area)
        self.bubble.hide()
        self.bubble.do_button.clicked.connect(self._on_taken)

    def ask(self, scene: Scene | None) -> bool:
        """Ask for a hint, if there is something to decide and the table has hints."""
        if scene is None or not tool_of("hint").is_ready(scene):
            return False
        if self.asked is None:
            self.asked = scene.game
            self._ui.table.ask(c.TakeHint())
            self.bubble.show_thinking()
            seed = secrets.token_bytes(SEED_BYTES)
            self._job = self._experts.submit(hint, scene.game, seed, owner=self)
            self._job.finished.connect(self._on_hint)
            self._job.failed.connect(self._on_failed)
        elif self._hint is not None:
            # A player who has closed the bubble and asks again sees the same hint.
            self._on_hint(self._hint)
        return True

    @Slot()
    def clear(self) -> None:
        self.asked = self._hint = None
        if self._job is not None:
            self._job.cancel()
        self._hand.show_hint(None)
        self.bubble.hide()

    @Slot(object)
    def _on_hint(self, found: Hint) -> None:
        self._hint = found
        action, look = found.action, self._ui.look
        if isinstance(action, Play):
            self._hand.show_hint(action.card)
        elif isinstance(action, Discard):
            self._hand.show_hints(action.cards)
        title = look.say(advice_text(action, found.trump))
        self.bubble.show_hint(title, look.say(found.reason), can_be_done=True)

    @Slot()
    def _on_taken(self) -> None:
        # The hint is still good: it is forgotten as soon as the game moves on.
        if self._hint is not None:
            self._exchange.promise(self._hint.trump)
            self._ui.table.act(self._hint.action)

    @Slot(object)
    def _on_failed(self, error: Exception) -> None:
        log.error("no hint", exc_info=error)
        self.clear()
        words = tr("Something went wrong while the expert was thinking. You can ask again.")
        self.bubble.show_hint(tr("No hint this time"), words)


class HintBubble(QWidget):
    """Hidden until there is a hint; a click on it or Escape closes it."""

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        enlarge(self, ui.look)
        give_role(self, Role.AlertMessage)
        self._picture = Picture(self)
        self.title = self._label("subheading")
        self.reason = self._label("muted")
        self.do_button = QPushButton(tr("Do it"), self)
        self.do_button.setProperty("primary", True)
        self.do_button.setToolTip(tr("Do what the hint says"))
        self.close_button = small_button(ui, "close", tr("Close the hint"), self)
        self.close_button.setToolTip(tr("Close the hint (Esc)"))
        self.close_button.clicked.connect(self.hide)
        escape = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        escape.activated.connect(self.hide)
        self._lay_out()
        self.hide()

    def show_hint(self, title: str, reason: str, *, can_be_done: bool = False) -> None:
        """Show what to do and why, with a button that does it."""
        self._show("hint", title, reason, can_be_done=can_be_done)

    def show_thinking(self) -> None:
        """Show that a hint is being worked out."""
        self._show("thinking", tr("The expert is thinking…"), "")

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.hide()

    def _show(self, picture: str, title: str, reason: str, *, can_be_done: bool = False) -> None:
        self.do_button.setVisible(can_be_done)
        size = round(self.fontMetrics().height() * ICON_LINES)
        colour = self._ui.look.theme.focus
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
        look = self._ui.look
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
