"""Talking at the table: what was said, a field to say something, and quick phrases."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QItemSelectionModel, QPoint, Qt, Signal, Slot
from PySide6.QtGui import (
    QAction,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QLabel,
    QLineEdit,
    QMenu,
    QToolButton,
    QWidget,
)

from rook13.table.commands import PHRASES, Chat, Phrase
from rook13.table.facts import Fact, PhraseSaid, Said, Talk
from rook13.table.limits import CHAT_LENGTH
from rook13.ui.kit.layouts import column_of, row_of
from rook13.ui.table.part import TableContext, TablePart, small_button, text_button
from rook13.ui.table.scene import Scene
from rook13.ui.table.side.log import missed
from rook13.ui.table.side.messages import Message, MessageList
from rook13.ui.table.side.seat_menu import PeopleMenu
from rook13.ui.text import context
from rook13.wording.tables import phrase_text

tr = context("Chat")

NEAR_LIMIT = CHAT_LENGTH - 100


class ChatPanel(TablePart):
    """Shows what people say and lets the player say something."""

    unread = Signal(int)
    """How many messages from others have arrived while the panel was hidden."""

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        self._unread = 0
        self._sent = ""
        self.list = MessageList(ui, self)
        self.list.customContextMenuRequested.connect(self._on_menu_wanted)
        self._empty = QLabel(tr("No messages yet."), self)
        self._empty.setProperty("muted", True)
        self._empty.setWordWrap(True)
        self.field = QLineEdit(self)
        self.field.setMaxLength(CHAT_LENGTH)
        self.field.setPlaceholderText(tr("Type a message"))
        self.field.setAccessibleName(tr("Type a message"))
        self.field.textChanged.connect(self._on_text)
        self.field.returnPressed.connect(self._on_send)
        self.room_left = QLabel(self)
        self.room_left.setProperty("muted", True)
        self.room_left.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.room_left.hide()
        self.phrases = self._phrase_button()
        self.send = text_button(tr("Send"), self, self._on_send, primary=True)
        self.send.setEnabled(False)
        self._lay_out()
        self.list.resized.connect(self._place_empty)

    @property
    def messages(self) -> tuple[Message, ...]:
        """Return what has been said, oldest first."""
        return self.list.messages.messages

    def set_scene(self, scene: Scene) -> None:
        before = self.scene
        super().set_scene(scene)
        if before is None and not self.messages:
            for entry in scene.view.log:
                self._take(entry.fact)
        elif absent := missed(before, scene):
            self.add_facts(absent)

    def add_facts(self, facts: Iterable[Fact]) -> None:
        """Show what was said just now."""
        before = self._unread
        for fact in facts:
            if self._take(fact) and isinstance(fact, Talk) and not self._is_mine(fact):
                self._unread += 1
        if self.isVisible():
            self._unread = 0
        if self._unread != before:
            self.unread.emit(self._unread)

    def take_over(self, other: ChatPanel) -> None:
        """Show the messages of the panel that this one replaces."""
        for message in other.messages:
            self._show(message)

    def mark_read(self) -> None:
        """Take what has arrived for seen, as where it is shown in another place, too."""
        if self._unread:
            self._unread = 0
            self.unread.emit(0)

    def give_back(self) -> None:
        """Put a message that the table refused back into the field, unless it is in use."""
        if not self.field.text():
            self.field.setText(self._sent)

    def command(self, command_id: str) -> bool:
        if command_id != "chat":
            return False
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        return True

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self.list.scrollToBottom()
        self.mark_read()

    def context_menu(self, message: Message) -> PeopleMenu:
        """Return what can be done with a message and its author."""
        assert self.scene is not None
        menu = PeopleMenu(self.ui, self.scene, message.person.name, self)
        menu.addAction(tr("Copy"), self.list.copy_current)
        menu.offer_muting(message.person)
        menu.offer_removal(message.person)
        return menu

    def _lay_out(self) -> None:
        row = row_of(self.phrases, (self.field, 1), self.send)
        edge = self.fontMetrics().height() // 3
        column_of((self.list, 1), self.room_left, row, parent=self, margins=edge)
        self.setTabOrder(self.list, self.phrases)
        self.setTabOrder(self.phrases, self.field)
        self.setTabOrder(self.field, self.send)

    def _phrase_button(self) -> QToolButton:
        button = small_button(self.ui, "chat", tr("Quick phrases"), self)
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(tr("Quick phrases"), button)
        for key in PHRASES:
            action = menu.addAction(self.ui.look.say(phrase_text(key)))
            action.setData(key)
        menu.triggered.connect(self._on_phrase)
        button.setMenu(menu)
        return button

    @Slot()
    def _place_empty(self) -> None:
        """Centre the sentence about an empty list in the list."""
        area = self.list.geometry()
        margin = self.fontMetrics().height()
        self._empty.setGeometry(area.adjusted(margin, margin, -margin, -margin))
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def _is_mine(self, fact: Talk) -> bool:
        return self.scene is not None and fact.person.key == self.scene.me

    def _take(self, fact: Fact) -> bool:
        """Show a fact if it is a message."""
        match fact:
            case Said(person=person, text=text):
                self._show(Message(person, text, self._is_mine(fact)))
            case PhraseSaid(person=person, key=key):
                text = self.ui.look.say(phrase_text(key))
                self._show(Message(person, text, self._is_mine(fact)))
            case _:
                return False
        return True

    def _show(self, message: Message) -> None:
        self.list.add(message)
        self._empty.hide()

    @Slot(str)
    def _on_text(self, text: str) -> None:
        self.send.setEnabled(bool(text.strip()))
        self.room_left.setVisible(len(text) >= NEAR_LIMIT)
        self.room_left.setText(tr("{n} characters left", n=CHAT_LENGTH - len(text)))

    @Slot()
    def _on_send(self) -> None:
        text = self.field.text().strip()
        if text:
            self._sent = text
            self.field.clear()
            self.ui.table.ask(Chat(text))

    @Slot(object)
    def _on_phrase(self, action: QAction) -> None:
        self.ui.table.ask(Phrase(str(action.data())))

    @Slot(QPoint)
    def _on_menu_wanted(self, where: QPoint) -> None:
        index = self.list.indexAt(where)
        if index.isValid():
            choose = QItemSelectionModel.SelectionFlag.ClearAndSelect
            self.list.selectionModel().setCurrentIndex(index, choose)
        message = self.list.current()
        if message is not None and self.scene is not None:
            menu = self.context_menu(message)
            menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            menu.popup(self.list.viewport().mapToGlobal(where))
