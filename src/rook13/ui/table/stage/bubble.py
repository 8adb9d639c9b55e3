"""What a player said last in the auction, in a bubble that points at them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QWidget

from rook13.ui.ui_context import UiContext


class Bubble(QLabel):
    """A short word with a tail; a pass is written plainly, a bid stands out."""

    def __init__(self, ui: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ui = ui
        self._tail = QPoint()
        self._stands_out = False
        self._line = float(self.fontMetrics().height())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def say(self, text: str, *, stands_out: bool) -> None:
        """Show a word; nothing hides the bubble."""
        self._stands_out = stands_out
        if text != self.text():
            self.setText(text)
        self.setVisible(bool(text))
        self.update()

    def place(self, badge: QRect, direction: QPoint, line: float) -> None:
        """Stand next to a badge; `direction` is where the middle is: one step in x or in y."""
        self._line = line
        self._tail = -direction
        size = self._wanted_size()
        area = QRect(QPoint(), size)
        area.moveCenter(badge.center())
        if direction.x():
            area.moveLeft(badge.right() + 1 if direction.x() > 0 else badge.left() - size.width())
        else:
            area.moveTop(badge.bottom() + 1 if direction.y() > 0 else badge.top() - size.height())
        self.setGeometry(area)

    def _wanted_size(self) -> QSize:
        text = QFontMetrics(self._font()).horizontalAdvance(self.text())
        tail = self._line * 0.5
        width = max(2.4 * self._line, text + 1.3 * self._line)
        return QSize(round(width + 2 * tail), round(1.75 * self._line + 2 * tail))

    def _font(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(max(7, round(self._line * (0.95 if self._stands_out else 0.82))))
        font.setBold(self._stands_out)
        return font

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        theme, tail = self._ui.look.theme, self._line * 0.5
        body = QRectF(self.rect()).adjusted(tail, tail, -tail, -tail)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground, ink = (theme.base, theme.text) if self._stands_out else (theme.raised, theme.text)
        painter.setPen(QPen(QColor(theme.focus if self._stands_out else theme.line), 1.5))
        painter.setBrush(QColor(ground))
        painter.drawPath(self._outline(body, tail))
        painter.setFont(self._font())
        painter.setPen(QColor(ink))
        painter.drawText(body, Qt.AlignmentFlag.AlignCenter, self.text())
        painter.end()

    def _outline(self, body: QRectF, tail: float) -> QPainterPath:
        outline = QPainterPath()
        outline.addRoundedRect(body, body.height() / 2, body.height() / 2)
        towards = QPointF(self._tail)
        across = QPointF(towards.y(), towards.x()) * tail * 0.7
        reach = QPointF(towards.x() * body.width() / 2, towards.y() * body.height() / 2)
        root = body.center() + reach - towards * 2
        point = QPainterPath(root + across)
        point.lineTo(body.center() + reach + towards * tail * 0.9)
        point.lineTo(root - across)
        point.closeSubpath()
        return outline.united(point)
