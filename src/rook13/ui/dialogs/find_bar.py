"""Looks for words in a text, shows all places, and goes from one to the next."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Slot
from PySide6.QtGui import QColor, QKeyEvent, QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QTextEdit, QToolButton, QWidget

from rook13.ui.art.pictures import icon
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Rules")


class FindBar(QWidget):
    """A field with the number of places, and two buttons; Enter is next, Shift+Enter previous."""

    def __init__(self, ui: UiContext, text: QTextEdit) -> None:
        super().__init__()
        self._ui = ui
        self._text = text
        self._places: list[QTextCursor] = []
        self._current = 0
        self.field = _Field(self)
        self.field.setPlaceholderText(tr("Search (Ctrl+F)"))
        self.field.setAccessibleName(tr("Search in the rules"))
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._on_changed)
        self.count = QLabel()
        self.count.setProperty("muted", True)
        self.back_button = self._button("back", tr("Previous place"))
        self.next_button = self._button("next", tr("Next place"))
        self.back_button.clicked.connect(self.previous)
        self.next_button.clicked.connect(self.next)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.field, 1)
        row.addWidget(self.count)
        row.addWidget(self.back_button)
        row.addWidget(self.next_button)
        self._show()

    @Slot()
    def begin(self) -> None:
        """Be ready for typing."""
        self.field.setFocus()
        self.field.selectAll()

    @Slot()
    def next(self) -> None:
        """Go to the next place, after the last to the first."""
        self._go(1)

    @Slot()
    def previous(self) -> None:
        """Go to the place before."""
        self._go(-1)

    def _button(self, sign: str, title: str) -> QToolButton:
        button = QToolButton()
        button.setIcon(icon(sign, self._ui.look.theme.text))
        line = self.fontMetrics().height()
        button.setIconSize(QSize(line, line))
        button.setAccessibleName(title)
        button.setToolTip(title)
        return button

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

    def _go(self, step: int) -> None:
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
            (self._bar.previous if back else self._bar.next)()
            return
        super().keyPressEvent(event)
