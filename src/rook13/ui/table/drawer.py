"""The drawer at the side of the table: log, chat and people, one at a time, or nothing."""

from __future__ import annotations

from PySide6.QtCore import QSize, Slot
from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget

from rook13.ui.art.pictures import icon
from rook13.ui.table.scale import ICON, enlarge, px
from rook13.ui.table.scene import Scene
from rook13.ui.table.side.chat import ChatPanel
from rook13.ui.table.side.log import LogPanel
from rook13.ui.table.side.people import PeoplePanel
from rook13.ui.text import context
from rook13.ui.ui_context import TablePart, UiContext

tr = context("Table")
LETTERS = 34
"""The width of the drawer."""
PAGES = {"log": 0, "chat": 1, "people": 2}


class Drawer(TablePart):
    """Opens with a key for one of its pages, and closes with the same key."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        enlarge(self, ui.look)
        self.log = LogPanel(ui, self)
        self.chat = ChatPanel(ui, self)
        self.people = PeoplePanel(ui, self)
        self.tabs = QTabWidget(self)
        self.tabs.setDocumentMode(True)
        self.tabs.setIconSize(QSize(1, 1) * px(ui.look, ICON))
        # In languages with longer words the drawer is as wide as its tabs.
        self.tabs.setUsesScrollButtons(False)
        self.tabs.setAccessibleName(tr("Log, chat and people"))
        ink = ui.look.theme.text
        self.tabs.addTab(self.log, icon("log", ink), tr("Log"))
        self.tabs.addTab(self.chat, icon("chat", ink), tr("Chat"))
        self.tabs.addTab(self.people, icon("people", ink), tr("People"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.tabs)
        self.chat.unread.connect(self._on_unread)
        for part in (self.log, self.chat, self.people):
            part.asked.connect(self.asked)
            part.told.connect(self.told)
        self.hide()

    def sizeHint(self) -> QSize:  # noqa: N802
        wanted = QSize(self.fontMetrics().averageCharWidth() * LETTERS, 200)
        return wanted.expandedTo(self.minimumSizeHint())

    def set_scene(self, scene: Scene) -> None:
        """Show the table's people and what was said and done."""
        super().set_scene(scene)
        for name in ("chat", "people"):
            self.tabs.setTabVisible(PAGES[name], not scene.is_solo)
        for part in (self.log, self.chat, self.people):
            part.set_scene(scene)

    def command(self, command_id: str) -> bool:
        """Open the page, or close the drawer where it is open already."""
        if command_id not in PAGES or not self.tabs.isTabVisible(PAGES[command_id]):
            return False
        page = PAGES[command_id]
        if not self.isHidden() and self.tabs.currentIndex() == page:
            self.hide()
        else:
            self.tabs.setCurrentIndex(page)
            self.show()
            self.chat.command(command_id)
            self.log.command(command_id)
        return True

    @Slot(int)
    def _on_unread(self, count: int) -> None:
        words = tr("Chat ({n})", n=count) if count else tr("Chat")
        self.tabs.setTabText(PAGES["chat"], words)
