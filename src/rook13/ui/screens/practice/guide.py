"""Guides a player at a practice table: says something, offers something, and looks on."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from rook13.engine.actions import Action
from rook13.engine.record import Record
from rook13.table.facts import Fact
from rook13.table.views import TableView
from rook13.ui.kit.accessibility import Role, give_role
from rook13.ui.kit.art.pictures import icon
from rook13.ui.kit.labels import Picture, paragraph
from rook13.ui.kit.layouts import row_of
from rook13.ui.kit.notice import announce_alert
from rook13.ui.table.part import enlarge
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Practice")


@dataclass(frozen=True, slots=True)
class Start:
    """Where a practice table begins: a game so far, one's own seat, and how well the bots play."""

    record: Record
    seat: str
    level: str = "normal"
    entropy: Callable[[int], bytes] = secrets.token_bytes
    """What the table draws the secrets of deals from that are not in the record."""
    has_help: bool = True
    """Whether the player may have hints and take back actions."""


@dataclass(frozen=True, slots=True)
class Offer:
    """A button above the table."""

    wish: str
    title: str
    sign: str = ""
    is_primary: bool = False


class Guide(QObject):
    """Follows a practice table; `changed` when it has something else to say or to offer."""

    changed = Signal()
    wished = Signal(str)
    """What the window has to do: `leave`, or something that only the author of the guide knows."""
    commanded = Signal(str)
    """A command for the table, such as `undo`."""

    def __init__(self, start: Start, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.start = start
        self.words = ""
        self.offers: Sequence[Offer] = ()

    def follow(self, view: TableView) -> None:
        """Look at the table after every change."""

    def hear(self, facts: Sequence[Fact]) -> None:
        """Listen to what happens at the table."""

    def note(self, action: Action) -> None:
        """See what the player does, before the table carries it out."""

    def press(self, wish: str) -> None:
        """Do what a button stands for."""
        self.wished.emit(wish)

    def close(self) -> None:
        """Stop."""

    def say(self, words: str, *offers: Offer) -> None:
        """Say something, and offer something besides leaving."""
        if (words, offers) != (self.words, tuple(self.offers)):
            self.words, self.offers = words, offers
            self.changed.emit()


class GuideStrip(QFrame):
    """The line above a practice table: what its guide says, and buttons for what it offers."""

    def __init__(self, ui: UiContext, guide: Guide, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        enlarge(self, ui.look)
        self._ui = ui
        self.guide = guide
        self.setProperty("card", True)
        self.setAccessibleName(tr("Guide"))
        give_role(self, Role.Grouping)
        picture = Picture(self)
        line = self.fontMetrics().height()
        ink = ui.look.theme.accent if not ui.look.is_dark else ui.look.theme.link
        picture.setPixmap(icon("hint", ink).pixmap(round(line * 1.5)))
        self.words = paragraph("", self)
        self.buttons: dict[str, QPushButton] = {}
        self._row = QHBoxLayout()
        row_of(
            (picture, 0, Qt.AlignmentFlag.AlignVCenter),
            (self.words, 1),
            self._row,
            parent=self,
            margins=(line, line // 3, line, line // 3),
        )
        guide.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        guide = self.guide
        is_new = guide.words != self.words.text()
        self.words.setText(guide.words)
        wanted = {offer.wish: offer for offer in guide.offers}
        had_focus = next((name for name, each in self.buttons.items() if each.hasFocus()), "")
        for button in self.buttons.values():
            button.hide()
            button.deleteLater()
        self.buttons = {wish: self._button(offer) for wish, offer in wanted.items()}
        if had_focus in self.buttons:
            self.buttons[had_focus].setFocus()
        if is_new and guide.words:
            announce_alert(self.words)

    def _button(self, offer: Offer) -> QPushButton:
        theme = self._ui.look.theme
        ink = theme.accent_text if offer.is_primary else theme.text
        button = QPushButton(offer.title, self)
        if offer.sign:
            button.setIcon(icon(offer.sign, ink))
        button.setProperty("primary", offer.is_primary)
        button.clicked.connect(lambda: self.guide.press(offer.wish))
        self._row.addWidget(button)
        # A layout does not show what is added to it while it is on the screen.
        button.show()
        return button
