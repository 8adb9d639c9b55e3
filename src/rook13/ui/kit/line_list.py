"""A list of two-line entries, which keeps its selection and focus while its entries change."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QFocusEvent, QFont, QFontMetrics, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from rook13.ui.kit.art.pictures import icon_pixmap
from rook13.ui.kit.art.themes import Theme
from rook13.ui.kit.labels import draw_words
from rook13.ui.ui_context import UiContext

LINE_ROLE = int(Qt.ItemDataRole.UserRole)
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class Line:
    """One entry, and what a screen reader says about it."""

    key: str
    title: str
    detail: str = ""
    note: str = ""
    """A few words on the right."""
    sign: str = ""
    """The name of an icon on the left."""
    badge: str = ""
    """The name of an icon behind the note."""
    spoken: str = ""
    is_enabled: bool = True


class LineModel(QAbstractListModel):
    """Updates row by row, so that entries keep their selection and focus."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[Line] = []

    @property
    def lines(self) -> tuple[Line, ...]:
        return tuple(self._lines)

    def line(self, row: int) -> Line | None:
        return self._lines[row] if 0 <= row < len(self._lines) else None

    def row_of(self, key: str) -> int:
        """Return the row of an entry, or -1."""
        keys = [line.key for line in self._lines]
        return keys.index(key) if key in keys else -1

    def show_lines(self, wanted: Sequence[Line]) -> None:
        """Change into this list, row by row."""
        kept = {line.key for line in wanted}
        for row in reversed(range(len(self._lines))):
            if self._lines[row].key not in kept:
                self.beginRemoveRows(QModelIndex(), row, row)
                del self._lines[row]
                self.endRemoveRows()
        for row, line in enumerate(wanted):
            self._put(row, line)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> Any:
        line = self.line(index.row())
        if line is None:
            return None
        if role == LINE_ROLE:
            return line
        if role == Qt.ItemDataRole.DisplayRole:
            return line.title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return line.spoken or ", ".join(filter(None, (line.title, line.detail, line.note)))
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(filter(None, (line.title, line.detail, line.note)))
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        # An entry that cannot be used can still be selected, and says why.
        usable = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return usable | Qt.ItemFlag.ItemNeverHasChildren

    def _put(self, row: int, line: Line) -> None:
        before = self.row_of(line.key)
        if before < 0:
            self.beginInsertRows(QModelIndex(), row, row)
            self._lines.insert(row, line)
            self.endInsertRows()
            return
        if before != row:
            self.beginMoveRows(QModelIndex(), before, before, QModelIndex(), row)
            self._lines.insert(row, self._lines.pop(before))
            self.endMoveRows()
        if self._lines[row] != line:
            self._lines[row] = line
            index = self.index(row)
            self.dataChanged.emit(index, index)


class LineList(QListView):
    """A list whose entries are used by Enter or a double click."""

    used = Signal(str)
    """The key of an entry."""
    current_changed = Signal()

    def __init__(self, ui: UiContext, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lines = LineModel(self)
        self.setModel(self.lines)
        self.setItemDelegate(_LineDelegate(ui, self))
        self.setAccessibleName(name)
        # The entries show the focus, and the card around the list is its frame.
        self.setProperty("bare", True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setUniformItemSizes(True)
        self.doubleClicked.connect(self._on_used)
        self.selectionModel().currentChanged.connect(self._on_current)
        for signal in (self.lines.dataChanged, self.lines.rowsRemoved, self.lines.rowsInserted):
            signal.connect(self._on_current)

    @property
    def current(self) -> Line | None:
        """Return the selected entry, if it can be used."""
        line = self.lines.line(self.currentIndex().row())
        return line if line is not None and line.is_enabled else None

    def show_lines(self, lines: Sequence[Line]) -> None:
        self.lines.show_lines(lines)

    def choose(self, key: str) -> None:
        self.setCurrentIndex(self.lines.index(self.lines.row_of(key)))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        line = self.fontMetrics().height()
        return QSize(line * 10, line * 5)

    def sizeHint(self) -> QSize:  # noqa: N802
        return self.minimumSizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.use()
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        # Qt would make the first entry current, but not select it.
        if not self.currentIndex().isValid() and self.lines.lines:
            self.setCurrentIndex(self.lines.index(0))
        super().focusInEvent(event)

    @Slot()
    def use(self) -> None:
        """Use the selected entry, as Enter does."""
        self._on_used(self.currentIndex())

    @Slot(QModelIndex)
    def _on_used(self, index: QModelIndex) -> None:
        line = self.lines.line(index.row())
        if line is not None and line.is_enabled:
            self.used.emit(line.key)

    @Slot()
    def _on_current(self, *_: object) -> None:
        self.current_changed.emit()


class _LineDelegate(QStyledItemDelegate):
    """Draws an entry."""

    def __init__(self, ui: UiContext, parent: QWidget) -> None:
        super().__init__(parent)
        self._ui = ui
        self._view = parent

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        metrics: QFontMetrics = option.fontMetrics
        return QSize(metrics.averageCharWidth() * 20, round(metrics.height() * 2.9))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: Line = index.data(LINE_ROLE)
        area: QRect = option.rect
        state: QStyle.StateFlag = option.state
        font: QFont = option.font
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink, muted = self._paint_ground(painter, area, state, line.is_enabled)
        _Words(painter, area, font, ink, muted).paint(line)
        painter.restore()

    def _paint_ground(
        self, painter: QPainter, area: QRect, state: QStyle.StateFlag, is_enabled: bool
    ) -> tuple[str, str]:
        """Draw the background; return the colours of the title and of the other text."""
        theme = self._ui.look.theme
        unit = area.height() / 16
        box = area.toRectF().adjusted(unit / 3, unit / 3, -unit / 3, -unit / 3)
        flag = QStyle.StateFlag
        chosen = bool(state & flag.State_Selected) and is_enabled
        is_lit = chosen and self._view.hasFocus()
        is_shaded = chosen or (bool(state & flag.State_MouseOver) and is_enabled)
        ground = _ground(theme, is_lit, is_shaded)
        painter.setBrush(QColor(ground) if ground else Qt.BrushStyle.NoBrush)
        has_focus = bool(state & flag.State_HasFocus)
        painter.setPen(QPen(QColor(theme.focus), unit / 2) if has_focus else Qt.PenStyle.NoPen)
        painter.drawRoundedRect(box, unit * 2, unit * 2)
        if is_lit:
            return theme.accent_text, theme.accent_text
        return (theme.text if is_enabled else theme.muted_text), theme.muted_text


def _ground(theme: Theme, is_lit: bool, is_shaded: bool) -> str:
    if is_lit:
        return theme.accent
    return theme.raised if is_shaded else ""


class _Words:
    """Draws icons and text of an entry, with an ellipsis where something does not fit."""

    def __init__(self, painter: QPainter, area: QRect, font: QFont, ink: str, muted: str) -> None:
        self._painter = painter
        self._ink, self._muted = ink, muted
        self._font = font
        self._bold = QFont(font)
        self._bold.setBold(True)
        self._unit = QFontMetrics(font).height()
        pad = self._unit // 2
        self._room = area.adjusted(pad, 0, -pad, 0)

    def paint(self, line: Line) -> None:
        if line.sign:
            self._paint_sign(line.sign)
        upper, lower = self._rows(has_detail=bool(line.detail))
        # Beside the title, so that the detail below has the whole width.
        self._paint_note(line, upper)
        self._write(upper, line.title, self._bold, self._ink)
        self._write(lower, line.detail, self._font, self._muted)

    def _rows(self, has_detail: bool) -> tuple[QRect, QRect]:
        row = QRect(self._room.left(), 0, self._room.width(), self._unit)
        middle = self._room.center().y()
        row.moveTop(middle - self._unit if has_detail else middle - self._unit // 2)
        return row, row.translated(0, self._unit)

    def _paint_sign(self, name: str) -> None:
        size = round(self._unit * 1.5)
        self._icon(name, self._room.left(), self._room.center().y(), size)
        self._room.setLeft(self._room.left() + size + self._unit // 2)

    def _paint_note(self, line: Line, room: QRect) -> None:
        """Draw note and badge at the right of a row, and leave the rest to the title."""
        if line.badge:
            size = self._unit
            room.setRight(room.right() - size)
            self._icon(line.badge, room.right(), room.center().y(), size)
            room.setRight(room.right() - self._unit // 3)
        # Advances are rounded, and a fraction of a pixel too little would cut the text.
        whole = QFontMetrics(self._font).horizontalAdvance(line.note) + 1 if line.note else 0
        width = min(whole, room.width() // 2)
        if width:
            place = QRect(room.right() - width, room.top(), width, room.height())
            self._write(place, line.note, self._font, self._ink)
            room.setRight(place.left() - self._unit // 2)

    def _icon(self, name: str, left: int, middle: int, size: int) -> None:
        ratio = self._painter.device().devicePixelRatio()
        drawn = icon_pixmap(name, self._ink, size, ratio)
        self._painter.drawPixmap(left, middle - size // 2, drawn)

    def _write(self, room: QRect, text: str, font: QFont, ink: str) -> None:
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        draw_words(self._painter, room.toRectF(), text, font, ink, middle)
