"""The preferences: a list of pages on the left, the page on the right."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QStackedWidget,
    QWidget,
)

from rook13.storage.accounts import Accounts
from rook13.ui.dialogs.dialog import Dialog
from rook13.ui.dialogs.preferences.account import AccountPage
from rook13.ui.dialogs.preferences.page import PreferencesPage
from rook13.ui.dialogs.preferences.pages import (
    AccessibilityPage,
    CardsPage,
    GeneralPage,
    NetworkPage,
    PacePage,
    SoundPage,
)
from rook13.ui.dialogs.shortcuts import ShortcutsPage
from rook13.ui.kit.art.pictures import icon
from rook13.ui.kit.layouts import row_of
from rook13.ui.kit.notice import Notice
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Preferences")

PAGE = Qt.ItemDataRole.UserRole
SIGN = Qt.ItemDataRole.UserRole + 1


class PreferencesDialog(Dialog):
    """All preferences; they apply at once, and the dialog may stay open beside a game."""

    account_changed = Signal(object)
    """The Account with its new name, bird or password."""
    account_deleted = Signal(int)
    """The id of the account that is gone."""

    def __init__(
        self,
        ui: UiContext,
        accounts: Accounts | None = None,
        account_id: int | None = None,
        folder: Path | None = None,
        page: str = "general",
        parent: QWidget | None = None,
        *,
        export_games: Callable[[], object] | None = None,
        delete_history: Callable[[], object] | None = None,
        play_sound: Callable[[str], object] | None = None,
    ) -> None:
        super().__init__(ui, tr("Preferences"), parent)
        self.accounts = accounts
        self.account_id = account_id
        self.folder = folder
        self.export_games = export_games
        self.delete_history = delete_history
        self._play_sound = play_sound
        self._theme = ui.look.theme
        self._body: QWidget | None = None
        self.setModal(False)
        self.notice = Notice(ui)
        self._rebuild_soon = QTimer(self)
        self._rebuild_soon.setSingleShot(True)
        self._rebuild_soon.timeout.connect(self._rebuild)
        self.add(self.notice)
        self.close_button = self.add_close()
        self._build(page)
        self.fit(124, 42)
        ui.look.changed.connect(self._on_look)

    def open(self) -> None:
        """Show the dialog without blocking the window."""
        if self.isVisible():
            self.raise_()
        self.show()
        self.activateWindow()

    @property
    def page(self) -> PreferencesPage:
        page = self.pages.currentWidget()
        assert isinstance(page, PreferencesPage)
        return page

    def turn_to(self, page_id: str) -> None:
        """Show a page: general, cards, pace, sound, accessibility, network, shortcuts, account."""
        for row in range(self.list.count()):
            if self.list.item(row).data(PAGE) == page_id:
                self.list.setCurrentRow(row)

    def tell(self, sentence: str) -> None:
        """Say how something went that the player asked for here, such as an export."""
        self.notice.tell(sentence)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            self._rebuild_soon.start()
        super().changeEvent(event)

    def _build(self, page_id: str) -> None:
        self.setWindowTitle(tr("Preferences"))
        self.close_button.setText(tr("Close"))
        self._body = QWidget()
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Pages"))
        line = self.fontMetrics().height()
        self.list.setIconSize(QSize(line, line) * 1.2)
        self.list.setSpacing(line // 4)
        self.pages = QStackedWidget()
        self._unbuilt: dict[int, Callable[[], PreferencesPage]] = {}
        for known, sign, title, build in self._contents():
            self._add_page(known, sign, title, build)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFixedWidth(self.list.sizeHintForColumn(0) + 2 * line)
        self.list.currentRowChanged.connect(self._on_row)
        row_of(self.list, (self.pages, 1), parent=self._body, margins=0)
        self.column.insertWidget(0, self._body, 1)
        self.turn_to(page_id)
        self.list.setFocus()

    def _contents(self) -> tuple[tuple[str, str, str, Callable[[], PreferencesPage]], ...]:
        ui = self.ui
        return (
            ("general", "settings", tr("General"), lambda: GeneralPage(ui)),
            ("cards", "cards", tr("Cards & table"), lambda: CardsPage(ui)),
            ("pace", "speed", tr("Animation & pace"), lambda: PacePage(ui)),
            ("sound", "sound", tr("Sound"), lambda: SoundPage(ui, self._play_sound)),
            (
                *("accessibility", "accessibility", tr("Accessibility")),
                lambda: AccessibilityPage(ui, partial(self.turn_to, "cards")),
            ),
            ("network", "connection", tr("Network"), lambda: NetworkPage(ui)),
            ("shortcuts", "keyboard", tr("Shortcuts"), lambda: ShortcutsPage(ui)),
            ("account", "person", tr("Account & data"), lambda: AccountPage(self)),
        )

    def _add_page(
        self, page_id: str, sign: str, title: str, build: Callable[[], PreferencesPage]
    ) -> None:
        item = QListWidgetItem(icon(sign, self.ui.look.theme.text), title)
        item.setData(PAGE, page_id)
        item.setData(SIGN, sign)
        # Built when it is first shown: building all pages takes a noticeable time.
        self._unbuilt[self.list.count()] = build
        self.list.addItem(item)
        self.pages.addWidget(QWidget())

    def _build_page(self, row: int) -> None:
        page = self._unbuilt.pop(row)()
        page.failed.connect(self.notice.complain)
        placeholder = self.pages.widget(row)
        assert placeholder is not None
        self.pages.insertWidget(row, page)
        self.pages.removeWidget(placeholder)
        placeholder.deleteLater()

    @Slot(int)
    def _on_row(self, row: int) -> None:
        self.notice.clear()
        if row in self._unbuilt:
            self._build_page(row)
        self.pages.setCurrentIndex(row)
        theme = self.ui.look.theme
        for place in range(self.list.count()):
            item = self.list.item(place)
            colour = theme.accent_text if place == row else theme.text
            item.setIcon(icon(item.data(SIGN), colour))

    @Slot()
    def _on_look(self) -> None:
        if self.ui.look.theme != self._theme:
            self._theme = self.ui.look.theme
            self._rebuild_soon.start()

    @Slot()
    def _rebuild(self) -> None:
        """Rebuild the pages in the new language or theme, and restore the focus."""
        assert self._body is not None
        focus = self.focusWidget()
        name = focus.objectName() if focus is not None else ""
        page_id: str = self.list.currentItem().data(PAGE)
        self.column.removeWidget(self._body)
        self._body.hide()
        self._body.deleteLater()
        self._build(page_id)
        again = self.page.findChild(QWidget, name) if name else None
        if isinstance(again, QWidget):
            again.setFocus()
