"""What can be read at length: the rules of a table with its options filled in, and the guide."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Slot
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QKeySequence,
    QShortcut,
    QTextCursor,
    QTextFrameFormat,
    QTextTable,
)
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QTextBrowser,
    QTextEdit,
    QWidget,
)

from rook13.engine.ruleset import Ruleset
from rook13.resources import resource
from rook13.rulebook import has_rules, rules_text
from rook13.ui.dialogs.dialog import Dialog
from rook13.ui.kit.buttons import push_button, tool_button
from rook13.ui.kit.labels import muted
from rook13.ui.kit.layouts import row_of
from rook13.ui.text import context
from rook13.ui.translator import language_for
from rook13.ui.ui_context import UiContext

tr = context("Rules")

PLACE = Qt.ItemDataRole.UserRole
TEXT_SIZE = 1.1
"""A little larger than labels, since it is much to read."""


class ReadingDialog(Dialog):
    """A text with chapters: Ctrl+F searches it, the list jumps to a chapter."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, "", parent)
        self.setModal(False)
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        font = self.text.font()
        font.setPointSizeF(font.pointSizeF() * TEXT_SIZE)
        self.text.document().setDefaultFont(font)
        self.untranslated = muted("")
        self.find_bar = FindBar(ui, self.text)
        self.chapters = QListWidget()
        self.chapters.setAccessibleName(tr("Chapters"))
        self.chapters.setSpacing(self.fontMetrics().height() // 4)
        self.close_button = push_button(ui, "", tr("Close"), self.accept)
        self.head = row_of((self.find_bar, 1))
        self.add(self.head, self.untranslated, (row_of(self.chapters, (self.text, 1)), 1))
        self.add_buttons(self.close_button)
        self.chapters.currentItemChanged.connect(self._on_chapter)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.find_bar.begin)
        QShortcut(
            QKeySequence(QKeySequence.StandardKey.FindNext), self, partial(self.find_bar.go, 1)
        )

    def read(self, title: str, markdown: str, untranslated: str = "") -> None:
        """Show a text, and why it is in English if it should not be."""
        self.setWindowTitle(title)
        self.text.setAccessibleName(title)
        self.untranslated.setText(untranslated)
        self.untranslated.setVisible(bool(untranslated))
        self.text.setMarkdown(markdown)
        self.text.document().setDocumentMargin(self.fontMetrics().height())
        self._dress_tables()
        self._list_chapters()
        self.find_bar.search_again()

    def _dress_tables(self) -> None:
        line, height = QColor(self.ui.look.theme.line), self.fontMetrics().height()
        for frame in self.text.document().rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                dress = frame.format()
                dress.setBorder(1)
                dress.setBorderCollapse(True)
                dress.setBorderBrush(line)
                dress.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
                dress.setCellPadding(height / 4)
                dress.setTopMargin(height / 2)
                frame.setFormat(dress)

    def _list_chapters(self) -> None:
        with QSignalBlocker(self.chapters):
            self.chapters.clear()
        block = self.text.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() == 2:
                item = QListWidgetItem(block.text())
                item.setData(PLACE, block.position())
                self.chapters.addItem(item)
            block = block.next()
        margin = self.fontMetrics().height() * 2
        self.chapters.setMaximumWidth(self.chapters.sizeHintForColumn(0) + margin)

    @Slot(QListWidgetItem, QListWidgetItem)
    def _on_chapter(self, item: QListWidgetItem | None, before: QListWidgetItem | None) -> None:
        if item is None:
            return
        cursor = QTextCursor(self.text.document())
        cursor.setPosition(item.data(PLACE))
        place = self.text.cursorRect(cursor).top() + self.text.verticalScrollBar().value()
        self.text.setTextCursor(cursor)
        self.text.verticalScrollBar().setValue(place)


class RulesDialog(ReadingDialog):
    """The same text as `rook13 rules` prints."""

    def __init__(
        self,
        ui: UiContext,
        rules: Ruleset,
        parent: QWidget | None = None,
        others: Sequence[Ruleset] = (),
    ) -> None:
        super().__init__(ui, parent)
        self.games = QComboBox()
        self.games.setAccessibleName(tr("Game"))
        self._choice = [rules if other.id == rules.id else other for other in others]
        self.games.addItems([choice.title for choice in self._choice])
        self.games.setCurrentText(rules.title)
        self.games.setVisible(self.games.count() > 1)
        self.games.currentIndexChanged.connect(self._on_game)
        self.head.insertWidget(0, self.games)
        self._show(rules)
        self.fit(130, 44)
        self.text.setFocus()

    def _show(self, rules: Ruleset) -> None:
        language = language_for(self.ui.settings.chosen.language)
        lacking = not has_rules(rules.id, language)
        self.read(
            tr("Rules of {game}", game=rules.title),
            rules_text(rules.id, rules.facts(), language),
            tr("These rules haven't been translated yet.") if lacking else "",
        )

    @Slot(int)
    def _on_game(self, place: int) -> None:
        self._show(self._choice[place])


class GuideDialog(ReadingDialog):
    """The user guide, without its pictures, which show what is on the screen."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        text = resource("guide.md").read_text("utf-8")
        text = re.sub(r"^!\[.*\n", "", text, flags=re.MULTILINE)
        text = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", text)
        is_english = language_for(ui.settings.chosen.language) == "en"
        self.read(
            tr("User guide"),
            text,
            "" if is_english else tr("The guide hasn't been translated yet."),
        )
        self.fit(130, 44)
        self.text.setFocus()


class FindBar(QWidget):
    """Searches a text and marks all matches; Enter goes to the next one, Shift+Enter back."""

    def __init__(self, ui: UiContext, text: QTextEdit) -> None:
        super().__init__()
        self._ui = ui
        self._text = text
        self._places: list[QTextCursor] = []
        self._current = 0
        self.field = _Field(self)
        self.field.setPlaceholderText(tr("Search (Ctrl+F)"))
        self.field.setAccessibleName(tr("Search the text"))
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._on_changed)
        self.count = QLabel()
        self.count.setProperty("muted", True)
        self.back_button = tool_button(ui, "back", tr("Previous match"))
        self.next_button = tool_button(ui, "next", tr("Next match"))
        line = self.fontMetrics().height()
        for button in (self.back_button, self.next_button):
            button.setIconSize(QSize(line, line))
        self.back_button.clicked.connect(partial(self.go, -1))
        self.next_button.clicked.connect(partial(self.go, 1))
        items = ((self.field, 1), self.count, self.back_button, self.next_button)
        row_of(*items, parent=self, margins=0)
        self._show()

    @Slot()
    def begin(self) -> None:
        """Let the player type what to look for."""
        self.field.setFocus()
        self.field.selectAll()

    def search_again(self) -> None:
        """Search the text that is shown now for what was typed."""
        self._on_changed(self.field.text())

    @Slot(str)
    def _on_changed(self, wanted: str) -> None:
        self._places = list(self._found(wanted.strip()))
        self._current = 0
        self._show()

    def _found(self, wanted: str) -> list[QTextCursor]:
        found: list[QTextCursor] = []
        cursor = QTextCursor(self._text.document())
        while wanted:
            cursor = self._text.document().find(wanted, cursor)
            if cursor.isNull():
                break
            found.append(QTextCursor(cursor))
        return found

    def go(self, step: int) -> None:
        """Go so many matches on, after the last to the first."""
        if self._places:
            self._current = (self._current + step) % len(self._places)
            self._show()

    def _show(self) -> None:
        for button in (self.back_button, self.next_button):
            button.setEnabled(len(self._places) > 1)
        self._text.setExtraSelections([self._marked(place) for place in self._places])
        if self._places:
            self._text.setTextCursor(self._places[self._current])
            self._text.ensureCursorVisible()
        self.count.setText(self._count_words())

    def _count_words(self) -> str:
        if self._places:
            return tr("{i} of {total}", i=self._current + 1, total=len(self._places))
        return tr("Not found") if self.field.text().strip() else ""

    def _marked(self, place: QTextCursor) -> QTextEdit.ExtraSelection:
        theme = self._ui.look.theme
        mark = QTextEdit.ExtraSelection()
        mark.cursor = place
        mark.format.setBackground(QColor(theme.raised))
        mark.format.setFontUnderline(True)
        mark.format.setForeground(QColor(theme.text))
        return mark


class _Field(QLineEdit):
    def __init__(self, bar: FindBar) -> None:
        super().__init__()
        self._bar = bar

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self._bar.go(-1 if back else 1)
            return
        super().keyPressEvent(event)
