"""The rules of a table, with its options filled in, to read and to search."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QColor, QKeySequence, QShortcut, QTextCursor, QTextFrameFormat, QTextTable
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QTextBrowser,
    QWidget,
)

from rook13.engine.ruleset import Ruleset
from rook13.rulebook import has_rules, rules_text
from rook13.ui.dialogs.dialog import Dialog
from rook13.ui.dialogs.find_bar import FindBar
from rook13.ui.text import context
from rook13.ui.translator import language_for
from rook13.ui.ui_context import UiContext
from rook13.ui.widgets.labels import muted

tr = context("Rules")

PLACE = Qt.ItemDataRole.UserRole
TEXT_SIZE = 1.1
"""Rules are read like a book, a little larger than labels."""


class RulesDialog(Dialog):
    """The same text as `rook13 rules` prints; Ctrl+F searches, the list jumps to chapters."""

    def __init__(self, ui: UiContext, rules: Ruleset, parent: QWidget | None = None) -> None:
        super().__init__(ui, tr("Rules of {game}", game=rules.title), parent)
        self.setModal(False)
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(tr("Rules of {game}", game=rules.title))
        language = language_for(ui.settings.chosen.language)
        self._show(rules_text(rules.id, rules.facts(), language))
        self.untranslated = muted(tr("These rules have not been translated yet."))
        self.untranslated.setVisible(not has_rules(rules.id, language))
        self.find_bar = FindBar(ui, self.text)
        self.chapters = QListWidget()
        self.chapters.setAccessibleName(tr("Chapters"))
        self.chapters.setSpacing(self.fontMetrics().height() // 4)
        self._list_chapters()
        self.close_button = QPushButton(tr("Close"))
        self.close_button.clicked.connect(self.accept)
        body = QHBoxLayout()
        body.addWidget(self.chapters)
        body.addWidget(self.text, 1)
        self.column.addWidget(self.find_bar)
        self.column.addWidget(self.untranslated)
        self.column.addLayout(body, 1)
        self.add_buttons(self.close_button)
        self.chapters.currentItemChanged.connect(self._on_chapter)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.find_bar.begin)
        QShortcut(QKeySequence(QKeySequence.StandardKey.FindNext), self, self.find_bar.next)
        self.fit(130, 44)
        self.text.setFocus()

    def _show(self, markdown: str) -> None:
        font = self.text.font()
        font.setPointSizeF(font.pointSizeF() * TEXT_SIZE)
        self.text.document().setDefaultFont(font)
        self.text.document().setDocumentMargin(self.fontMetrics().height())
        self.text.setMarkdown(markdown)
        self._dress_tables()

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
