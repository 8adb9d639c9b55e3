"""What people have said, as a list that can be walked through, read aloud and copied."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QResizeEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from rook13.table.config import Person
from rook13.ui.kit.art.colours import mix
from rook13.ui.kit.art.pictures import avatar
from rook13.ui.kit.look import Look
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("Chat")
KEPT = 500
BIRD_LINES = 1.9
OWN_TINT = 0.16
Index = QModelIndex | QPersistentModelIndex
MessageRole = Qt.ItemDataRole.UserRole + 1


@dataclass(frozen=True, slots=True)
class Message:
    """One thing that somebody said."""

    person: Person
    text: str
    is_mine: bool

    def __str__(self) -> str:
        return f"{self.person.name}: {self.text}"


class MessageModel(QAbstractListModel):
    """The last messages, the newest at the end."""

    def __init__(self) -> None:
        super().__init__()
        self._messages: list[Message] = []

    @property
    def messages(self) -> tuple[Message, ...]:
        """Return the messages, oldest first."""
        return tuple(self._messages)

    def add(self, message: Message) -> None:
        """Append a message, and forget the oldest when there are many."""
        if len(self._messages) == KEPT:
            self.beginRemoveRows(QModelIndex(), 0, 0)
            del self._messages[0]
            self.endRemoveRows()
        row = len(self._messages)
        self.beginInsertRows(QModelIndex(), row, row)
        self._messages.append(message)
        self.endInsertRows()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        return 0 if parent.isValid() else len(self._messages)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        message = self._messages[index.row()]
        texts = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        if role in texts:
            return str(message)
        return message if role == MessageRole else None


class MessageList(QListView):
    """The messages, wrapped to the width of the list."""

    resized = Signal()

    def __init__(self, ui: UiContext, parent: QWidget) -> None:
        super().__init__(parent)
        self.messages = MessageModel()
        self.messages.setParent(self)
        self.setModel(self.messages)
        self.setItemDelegate(MessageDelegate(ui.look, self))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setAccessibleName(tr("Messages"))

    def add(self, message: Message) -> None:
        """Show a message, and scroll to it if the newest was in view."""
        bar = self.verticalScrollBar()
        was_at_end = bar.value() == bar.maximum()
        self.messages.add(message)
        if was_at_end or message.is_mine:
            self.scrollToBottom()

    def current(self) -> Message | None:
        message: Message | None = self.currentIndex().data(MessageRole)
        return message

    def copy_current(self) -> None:
        """Copy the chosen message to the clipboard."""
        message = self.current()
        if message is not None:
            QGuiApplication.clipboard().setText(message.text)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_current()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
        self.resized.emit()


class MessageDelegate(QStyledItemDelegate):
    """Draws a message: avatar, name, and the text in as many lines as it takes."""

    def __init__(self, look: Look, parent: Any) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        metrics = _Metrics(option.font)
        view = option.widget
        width = view.viewport().width() if hasattr(view, "viewport") else option.rect.width()
        height = metrics.text_height(self._message(index), width)
        least = metrics.bird + 2 * metrics.gap
        return QSize(width, max(height + metrics.line + 4 * metrics.gap, least))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        message, metrics = self._message(index), _Metrics(option.font)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_bird(painter, option.rect, message, metrics)
        bubble = metrics.bubble(option.rect)
        self._paint_bubble(painter, bubble, message, option)
        inner = bubble.adjusted(metrics.gap * 2, metrics.gap, -metrics.gap * 2, -metrics.gap)
        self._paint_words(painter, inner, message, metrics)
        painter.restore()

    def _message(self, index: Index) -> Message:
        message: Message = index.data(MessageRole)
        return message

    def _paint_bird(
        self, painter: QPainter, rect: QRect, message: Message, metrics: _Metrics
    ) -> None:
        bird = avatar(message.person.avatar, metrics.bird, painter.device().devicePixelRatio())
        painter.drawPixmap(rect.left() + metrics.gap, rect.top() + metrics.gap, bird)

    def _paint_bubble(
        self, painter: QPainter, bubble: QRect, message: Message, option: QStyleOptionViewItem
    ) -> None:
        theme = self._look.theme
        ground = mix(theme.raised, theme.accent, OWN_TINT) if message.is_mine else theme.raised
        is_current = option.state & QStyle.StateFlag.State_HasFocus
        painter.setPen(QColor(theme.focus) if is_current else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        radius = option.fontMetrics.height() / 2
        painter.drawRoundedRect(QRectF(bubble).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)

    def _paint_words(
        self, painter: QPainter, area: QRect, message: Message, metrics: _Metrics
    ) -> None:
        painter.setPen(QColor(self._look.theme.muted_text))
        painter.setFont(metrics.name_font)
        name = QFontMetrics(metrics.name_font).elidedText(
            message.person.name, Qt.TextElideMode.ElideRight, area.width()
        )
        painter.drawText(area.left(), area.top() + metrics.ascent, name)
        painter.setPen(QColor(self._look.theme.text))
        layout, _ = metrics.lay_out(message.text, area.width())
        layout.draw(painter, area.topLeft().toPointF() + _below(metrics.line))


class _Metrics:
    """The sizes of a message, all computed from the font."""

    def __init__(self, font: QFont) -> None:
        self.font = font
        self.name_font = QFont(font)
        self.name_font.setBold(True)
        metrics = QFontMetrics(self.name_font)
        self.line = metrics.height()
        self.ascent = metrics.ascent()
        self.gap = max(3, self.line // 4)
        self.bird = round(self.line * BIRD_LINES)

    def bubble(self, rect: QRect) -> QRect:
        left = self.bird + 3 * self.gap
        return rect.adjusted(left, self.gap, -self.gap, -self.gap)

    def text_height(self, message: Message, width: int) -> int:
        room = self.bubble(QRect(0, 0, width, 0)).width() - 4 * self.gap
        return self.lay_out(message.text, room)[1]

    def lay_out(self, text: str, width: int) -> tuple[QTextLayout, int]:
        """Return a text in lines of this width, and its height."""
        layout = QTextLayout(text, self.font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.beginLayout()
        top = 0.0
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(width, 1))
            line.setPosition(_below(top))
            top += line.height()
        layout.endLayout()
        return layout, round(top)


def _below(height: float) -> QPointF:
    return QPointF(0, height)
