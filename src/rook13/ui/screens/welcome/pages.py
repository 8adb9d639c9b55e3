"""The pages of the welcome screen: what they have in common, and the one with all accounts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QProgressBar,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rook13.storage.accounts import Account
from rook13.ui.kit.art.pictures import icon, icon_pixmap
from rook13.ui.kit.birds import Bird
from rook13.ui.kit.buttons import push_button, tool_button
from rook13.ui.kit.labels import ElidedLabel, heading, muted, paragraph
from rook13.ui.kit.layouts import STRETCH, ShrinkingScroll, column_of, fill, keep_room, row_of
from rook13.ui.kit.notice import Notice, progress_bar
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

if TYPE_CHECKING:
    from rook13.ui.screens.welcome.screen import WelcomeScreen

tr = context("Welcome")

LETTERS_WIDE = 76
"""Longer lines are hard to read."""


class Page(QWidget):
    """A heading, a form, a notice and buttons that call the screen; Escape goes back."""

    def __init__(self, welcome: WelcomeScreen, title: str, explanation: str = "") -> None:
        super().__init__()
        self.welcome = welcome
        self.ui = welcome.ui
        self.back_button: QPushButton | None = None
        self._in_use: tuple[QLineEdit, int] | None = None
        line = self.fontMetrics().height()
        self.title = heading(title)
        self.form = QWidget()
        self.rows = column_of(parent=self.form, spacing=round(line * 0.7), margins=0)
        self.notice = Notice(self.ui)
        self.busy_bar = _busy_bar(line)
        self.buttons = QWidget()
        self._button_row = row_of(parent=self.buttons, margins=0)
        why = [muted(explanation)] if explanation else []
        scroll = ShrinkingScroll(self.form)
        column = fill(self._centred_column(line), self.title, *why, scroll, self.notice)
        fill(column, self.busy_bar, self.buttons, STRETCH)

    def _centred_column(self, line: int) -> QVBoxLayout:
        middle = QWidget()
        middle.setMaximumWidth(self.fontMetrics().averageCharWidth() * LETTERS_WIDE)
        self._margin = round(1.6 * line)
        margins = (self._margin, line, self._margin, line)
        row_of(STRETCH, (middle, 1000), STRETCH, parent=self, margins=margins)
        return column_of(STRETCH, parent=middle, spacing=round(line * 0.8), margins=0)

    def add_back(self, back: Callable[[], object]) -> None:
        self.back_button = self.add_button("back", tr("Back"), back)
        self._button_row.addStretch(1)

    def add_button(
        self, sign: str, title: str, then: Callable[[], object], *, is_primary: bool = False
    ) -> QPushButton:
        button = push_button(self.ui, sign, title, then, is_primary=is_primary)
        self._button_row.addWidget(button)
        return button

    def settle_focus(self) -> None:
        """Put the focus where most people go on."""

    def take_over(self, before: Page) -> None:
        """Continue where the page stopped that this one replaces."""
        # Both pages are alike, so their fields are in the same order.
        pairs = zip(self.findChildren(QLineEdit), before.findChildren(QLineEdit), strict=True)
        for mine, other in pairs:
            mine.setText(other.text())
            if other.hasFocus():
                self._in_use = mine, other.cursorPosition()

    def resume_typing(self) -> None:
        """Put the focus and the cursor where the player was typing before `take_over`."""
        if self._in_use is not None:
            (line, place), self._in_use = self._in_use, None
            line.setFocus()
            line.deselect()
            line.setCursorPosition(place)

    def set_busy(self, busy: bool) -> None:
        """Show progress and disable the form, or the opposite."""
        self.busy_bar.setVisible(busy)
        self.form.setEnabled(not busy)
        self.buttons.setEnabled(not busy)

    def complain(self, text: str) -> None:
        self.notice.complain(text)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Put the buttons below each other where large letters leave no room side by side."""
        super().resizeEvent(event)
        found = self.buttons.findChildren(QPushButton)
        wanted = sum(each.sizeHint().width() + self._button_row.spacing() for each in found)
        direction = QBoxLayout.Direction
        is_wide = wanted <= self.contentsRect().width() - 2 * self._margin
        self._button_row.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape and self.back_button is not None:
            self.back_button.click()
            return
        super().keyPressEvent(event)


def _busy_bar(line: int) -> QProgressBar:
    bar = progress_bar(tr("Unlocking your account"))
    bar.setFixedHeight(max(4, line // 4))
    # The page must not jump when the bar comes and goes.
    keep_room(bar)
    bar.hide()
    return bar


class AccountCard(QWidget):
    """A button for an account, with a menu for what is rarely needed."""

    def __init__(self, welcome: WelcomeScreen, account: Account, today: date) -> None:
        super().__init__()
        ui = welcome.ui
        self.button = _CardButton(ui, account, today)
        self.button.clicked.connect(partial(welcome.choose, account))
        self.more = tool_button(ui, "more", tr("More about {name}", name=account.name))
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.menu = QMenu(self.more)
        self.delete = self.menu.addAction(
            icon("delete", ui.look.theme.bad), tr("Delete this account…")
        )
        self.delete.triggered.connect(partial(welcome.ask_to_delete, account))
        self.more.setMenu(self.menu)
        row_of((self.button, 1), self.more, parent=self, margins=0)


class _CardButton(QPushButton):
    """A push button with a picture and two lines."""

    def __init__(self, ui: UiContext, account: Account, today: date) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        line = self.fontMetrics().height()
        name = ElidedLabel(account.name)
        name.setProperty("subheading", True)
        played = QLabel(last_played(account, today))
        played.setProperty("muted", True)
        self._row = row_of(
            Bird(account.avatar, 3.2),
            (column_of(name, played, spacing=0), 1),
            *([self._lock(ui, line)] if account.has_password else []),
            parent=self,
            spacing=line // 2,
            margins=(round(line * 0.7), line // 3, round(line * 0.7), line // 3),
        )
        for child in self.findChildren(QWidget):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAccessibleName(tr("Play as {name}", name=account.name))
        locked = tr("Needs a password.") if account.has_password else tr("No password.")
        self.setAccessibleDescription(f"{last_played(account, today)}. {locked}")

    def sizeHint(self) -> QSize:  # noqa: N802
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self._row.minimumSize()

    def _lock(self, ui: UiContext, line: int) -> QLabel:
        lock = QLabel()
        colour = ui.look.theme.muted_text
        lock.setPixmap(icon_pixmap("lock", colour, line, self.devicePixelRatioF()))
        lock.setAccessibleName(tr("Needs a password."))
        return lock


def last_played(account: Account, today: date) -> str:
    """Return how long ago an account was used, in words."""
    days = (today - date.fromtimestamp(account.last_used)).days
    if days <= 0:
        return tr("Last played today")
    if days == 1:
        return tr("Last played yesterday")
    return tr("Last played {n} days ago", n=days)


class AccountsPage(Page):
    """The accounts, the last used first, and buttons to create one or to play as a guest."""

    def __init__(self, welcome: WelcomeScreen) -> None:
        super().__init__(welcome, tr("Who is playing?"))
        self.cards: list[AccountCard] = []
        self._content: QWidget | None = None
        self.create_button = self.add_button("add", tr("Create account"), welcome.begin_account)
        self._button_row.addStretch(1)
        self.guest_button = self.add_button("next", tr("Continue as guest"), welcome.begin_guest)

    def show_accounts(self, accounts: Sequence[Account], today: date) -> None:
        for card in self.cards:
            card.deleteLater()
        if self._content is not None:
            self._content.deleteLater()
            self._content = None
        while self.rows.count():
            self.rows.takeAt(0)
        self.cards = [AccountCard(self.welcome, account, today) for account in accounts]
        if not accounts:
            self._content = self._introduction()
            self.rows.addWidget(self._content)
        for card in self.cards:
            self.rows.addWidget(card)
        self.rows.addStretch(1)
        self._offer_first(bool(accounts))

    def settle_focus(self) -> None:
        first = self.cards[0].button if self.cards else self.create_button
        first.setFocus()

    def _introduction(self) -> QWidget:
        words = tr(
            "An account keeps your games and shows friends on the network that it's really you."
            " It stays on this computer: nothing is sent anywhere, and no email is needed."
            "\n\nOr just play as a guest."
        )
        title = tr("New here? Learn in five minutes")
        self.lesson_button = push_button(self.ui, "hint", title, self.welcome.learn)
        content = QWidget()
        spacing = content.fontMetrics().height()
        row = row_of(self.lesson_button, 1)
        column_of(paragraph(words), row, parent=content, spacing=spacing, margins=0)
        return content

    def _offer_first(self, has_accounts: bool) -> None:
        self.title.setText(tr("Who is playing?") if has_accounts else tr("Welcome to the table"))
        theme = self.ui.look.theme
        self.create_button.setProperty("primary", not has_accounts)
        self.create_button.setIcon(icon("add", theme.text if has_accounts else theme.accent_text))
        if self.create_button.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
            # Not earlier, because PySide creates the hundreds of constants of `QStyle` for it.
            self.create_button.style().polish(self.create_button)
