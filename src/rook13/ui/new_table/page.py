"""A page of a form: as wide as it reads well, in the middle, scrolled only when it must be."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt, Slot
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from rook13.ui.new_table.fold import Fold
from rook13.ui.widgets.centred import centred


class Page(QScrollArea):
    """Holds a column of widgets."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # The controls in it have the focus, and the page follows them.
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._content = QWidget()
        self.column = QVBoxLayout(self._content)
        self.column.setSpacing(self.fontMetrics().height() * 3 // 4)
        self.setWidget(centred(self._content))
        self._widest = self._content.maximumWidth()
        self.verticalScrollBar().rangeChanged.connect(self._on_range)
        self._on_range(0, 0)

    def use_room(self, folds: Sequence[Fold], reserved: int) -> None:
        """Open folds by themselves as far as there is room, the first ones first.

        What is reserved is for widgets that should have more height than they need.
        """
        for fold in folds:
            fold.suggest(False)
        for fold in folds:
            fold.suggest(True)
            if not self._fits(reserved):
                fold.suggest(False)

    def _fits(self, reserved: int) -> bool:
        # What has just been shown or hidden is laid out now, not with the next turn of the loop.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        needed = self.column.totalHeightForWidth(self._content.width())
        return needed + reserved <= self.viewport().height()

    @Slot(int, int)
    def _on_range(self, low: int, high: int) -> None:
        """Let the scroll bar take its room from the margins: what is read stays where it is."""
        bar = self.verticalScrollBar().sizeHint().width() if high > low else 0
        unit = self.fontMetrics().height()
        side = max(0, unit - bar)
        self.setViewportMargins(bar, 0, 0, 0)
        self.column.setContentsMargins(side, unit // 2, side, unit // 2)
        self._content.setMaximumWidth(self._widest - 2 * bar)
