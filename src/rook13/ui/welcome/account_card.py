"""An account to click on: bird, name, when it played last, and whether it is locked."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rook13.storage.accounts import Account
from rook13.ui.art.pictures import icon, icon_pixmap
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.birds import Bird
from rook13.ui.widgets.labels import ElidedLabel

tr = context("Welcome")


class AccountCard(QWidget):
    """The card of an account, with a menu for what is rarely wanted."""

    chosen = Signal(object)
    delete_asked = Signal(object)

    def __init__(self, ui: UiContext, account: Account, today: date) -> None:
        super().__init__()
        self.account = account
        self.button = _CardButton(ui, account, today)
        self.button.clicked.connect(self._on_clicked)
        self.more = QToolButton()
        self.more.setIcon(icon("more", ui.look.theme.text))
        self.more.setAccessibleName(tr("More about {name}", name=account.name))
        self.more.setToolTip(self.more.accessibleName())
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu = QMenu(self.more)
        self.delete = self.menu.addAction(
            icon("delete", ui.look.theme.bad), tr("Delete this account…")
        )
        self.delete.triggered.connect(self._on_delete)
        self.more.setMenu(self.menu)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.button, 1)
        row.addWidget(self.more)

    def _on_clicked(self) -> None:
        self.chosen.emit(self.account)

    def _on_delete(self) -> None:
        self.delete_asked.emit(self.account)


class _CardButton(QPushButton):
    """A push button with a picture and two lines."""

    def __init__(self, ui: UiContext, account: Account, today: date) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        line = self.fontMetrics().height()
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(round(line * 0.7), line // 3, round(line * 0.7), line // 3)
        row.setSpacing(line // 2)
        row.addWidget(Bird(account.avatar, 3.2))
        lines = QVBoxLayout()
        lines.setSpacing(0)
        name = ElidedLabel(account.name)
        name.setProperty("subheading", True)
        played = QLabel(last_played(account, today))
        played.setProperty("muted", True)
        lines.addWidget(name)
        lines.addWidget(played)
        row.addLayout(lines, 1)
        if account.has_password:
            row.addWidget(self._lock(ui, line))
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(tr("Play as {name}", name=account.name))
        locked = tr("Asks for a password.") if account.has_password else tr("No password.")
        self.setAccessibleDescription(f"{last_played(account, today)}. {locked}")

    def sizeHint(self) -> QSize:  # noqa: N802
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self._row.minimumSize()

    def _lock(self, ui: UiContext, line: int) -> QLabel:
        lock = QLabel()
        colour = ui.look.theme.muted_text
        lock.setPixmap(icon_pixmap("lock", colour, line, self.devicePixelRatioF()))
        lock.setAccessibleName(tr("Asks for a password."))
        return lock


def last_played(account: Account, today: date) -> str:
    """Return how long ago an account was used, in words."""
    days = (today - date.fromtimestamp(account.last_used)).days
    if days <= 0:
        return tr("Last here today")
    if days == 1:
        return tr("Last here yesterday")
    return tr("Last here {n} days ago", n=days)
