"""Scrolling only where there is not enough room."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QWidget


class ShrinkingScroll(QScrollArea):
    """As high as its content if it can be; scrolls up and down when it cannot."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._content = content
        self.setWidget(content)

    def sizeHint(self) -> QSize:  # noqa: N802
        content = self._content
        hint = content.sizeHint()
        # The viewport itself would be asked for its width, but Python takes long to get to know it.
        bar = self.verticalScrollBar()
        shown = bar.width() if bar.isVisible() else 0
        room = self.maximumViewportSize().width() - shown
        width = max(room, content.minimumSizeHint().width())
        layout = content.layout()
        if layout is not None and layout.hasHeightForWidth():
            return QSize(hint.width(), layout.totalHeightForWidth(width))
        return hint

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        lines = self.fontMetrics().height() * 3
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(self._content.minimumSizeHint().width() + bar, lines)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)
