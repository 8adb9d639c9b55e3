"""How widgets are arranged: rows, columns, cards, pages that scroll, and sections that open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLayout,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from rook13.ui.kit.art.pictures import icon
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("NewTable")

PAGE_LETTERS = 190
STRETCH = 1
"""In place of an item: empty room that takes what is left."""
Item = (
    QWidget | QLayout | int | tuple[QWidget | QLayout, int] | tuple[QWidget, int, Qt.AlignmentFlag]
)
"""A widget or layout, alone or with its stretch and alignment; a number is empty room."""
Margins = int | tuple[int, int, int, int]
Box = TypeVar("Box", bound=QBoxLayout)


def row_of(
    *items: Item,
    parent: QWidget | None = None,
    spacing: int | None = None,
    margins: Margins | None = None,
) -> QHBoxLayout:
    """Return a layout with items from left to right."""
    return _set_up(QHBoxLayout(), items, parent, spacing, margins)


def column_of(
    *items: Item,
    parent: QWidget | None = None,
    spacing: int | None = None,
    margins: Margins | None = None,
) -> QVBoxLayout:
    """Return a layout with items from top to bottom."""
    return _set_up(QVBoxLayout(), items, parent, spacing, margins)


def _set_up(
    box: Box,
    items: tuple[Item, ...],
    parent: QWidget | None,
    spacing: int | None,
    margins: Margins | None,
) -> Box:
    if parent is not None:
        parent.setLayout(box)
    if spacing is not None:
        box.setSpacing(spacing)
    if margins is not None:
        box.setContentsMargins(*((margins,) * 4 if isinstance(margins, int) else margins))
    return fill(box, *items)


def fill(box: Box, *items: Item) -> Box:
    """Add items to a row or a column, and return it."""
    for item in items:
        match item:
            case int():
                box.addStretch(item)
            case QLayout():
                box.addLayout(item)
            case QWidget():
                box.addWidget(item)
            case (QLayout() as inner, stretch):
                box.addLayout(inner, stretch)
            case (QWidget() as widget, stretch):
                box.addWidget(widget, stretch)
            case (widget, stretch, alignment):
                box.addWidget(widget, stretch, alignment)
    return box


def card_of(*items: Item, card: QFrame | None = None) -> QFrame:
    """Return a card, or make a frame one: a column of items on a ground of its own."""
    frame = card if card is not None else QFrame()
    frame.setProperty("card", True)
    unit = frame.fontMetrics().height()
    column_of(*items, parent=frame, margins=(unit, unit * 2 // 3, unit, unit * 2 // 3))
    return frame


def centred(content: QWidget, letters: int = PAGE_LETTERS) -> QWidget:
    """Return a widget that keeps another in its middle, no wider than it reads well."""
    content.setMaximumWidth(content.fontMetrics().averageCharWidth() * letters)
    holder = QWidget()
    row_of(STRETCH, (content, 1000), STRETCH, parent=holder, margins=0)
    return holder


def keep_room(widget: QWidget) -> None:
    """Have a layout keep the room of a widget that is hidden, so that nothing else moves."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(True)
    widget.setSizePolicy(policy)


class VerticalScroll(QScrollArea):
    """Scrolls its content up and down, and takes its width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)


class PageScroll(VerticalScroll):
    """Scrolls a page; its controls take the focus, and it scrolls to them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)


def scrolled(content: QWidget, name: str = "") -> QScrollArea:
    """Return an area that scrolls its content up and down, with an accessible name."""
    area = VerticalScroll()
    area.setAccessibleName(name)
    area.setWidget(content)
    return area


class ShrinkingScroll(VerticalScroll):
    """As high as its content where that fits; scrolls vertically where it does not."""

    def __init__(self, content: QWidget) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Maximum)
        self._content = content
        self.setWidget(content)

    def sizeHint(self) -> QSize:  # noqa: N802
        content = self._content
        hint = content.sizeHint()
        # Asking the viewport for its width would be simpler, but wrapping it is slow at the start.
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


class CollapsibleSection(QFrame):
    """A heading that shows or hides what is below it, with a summary beside it."""

    def __init__(self, ui: UiContext, title: str, content: QWidget) -> None:
        super().__init__()
        self.ui = ui
        self.setProperty("card", True)
        self._title = title
        self._content = content
        self._is_open = False
        self._is_chosen = False
        self.heading = QToolButton()
        self.heading.setText(title)
        self.heading.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.heading.setAutoRaise(True)
        self.heading.setIconSize(QSize(1, 1) * self.fontMetrics().height())
        font = self.heading.font()
        font.setBold(True)
        self.heading.setFont(font)
        self.heading.clicked.connect(self._on_clicked)
        self._summary = QLabel()
        self._summary.setProperty("muted", True)
        self._summary.setWordWrap(True)
        self._summary.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._lay_out()
        self._show(False)

    @property
    def is_open(self) -> bool:
        return self._is_open

    def set_open(self, is_open: bool) -> None:
        """Show or hide the content because the player asked for it."""
        self._is_chosen = True
        self._show(is_open)

    def suggest(self, is_open: bool) -> None:
        """Show or hide the content, unless the player has decided or is working in it."""
        focused = QApplication.focusWidget()
        is_in_use = focused is not None and self._content.isAncestorOf(focused)
        if not self._is_chosen and not is_in_use:
            self._show(is_open)

    def take_over(self, before: CollapsibleSection) -> None:
        """Copy the state of the section that this one replaces."""
        self._is_chosen = before._is_chosen
        self._show(before._is_open)

    def set_summary(self, summary: str) -> None:
        """Say in a few words what the content is."""
        self._summary.setText(summary)
        self.heading.setAccessibleDescription(summary)

    @property
    def summary(self) -> str:
        return self._summary.text()

    def _lay_out(self) -> None:
        unit = self.fontMetrics().height()
        top = row_of(self.heading, (self._summary, 1), spacing=unit)
        margins = (unit // 2, unit // 3, unit // 2, unit // 3)
        column_of(top, self._content, parent=self, margins=margins)

    def _show(self, is_open: bool) -> None:
        self._is_open = is_open
        sign = "chevron-down" if is_open else "chevron-right"
        self.heading.setIcon(icon(sign, self.ui.look.theme.text))
        title = self._title
        words = tr("{title}, shown", title=title) if is_open else tr("{title}, hidden", title=title)
        self.heading.setAccessibleName(words)
        self._content.setVisible(is_open)
        self.updateGeometry()

    @Slot()
    def _on_clicked(self) -> None:
        self.set_open(not self._is_open)


class CollapsingPage(PageScroll):
    """A centred column of widgets that scrolls; its sections open by themselves where they fit."""

    def __init__(self) -> None:
        super().__init__()
        self._content = QWidget()
        spacing = self.fontMetrics().height() * 3 // 4
        self.column = column_of(parent=self._content, spacing=spacing)
        self.setWidget(centred(self._content))
        self._widest = self._content.maximumWidth()
        self.verticalScrollBar().rangeChanged.connect(self._on_range)
        self._on_range(0, 0)

    def use_room(self, sections: Sequence[CollapsibleSection], reserved: int) -> None:
        """Open the sections that fit, the first ones first.

        The reserved height is left to widgets that look better with more than they need.
        """
        for section in sections:
            section.suggest(False)
        for section in sections:
            section.suggest(True)
            if not self._fits(reserved):
                section.suggest(False)

    def _fits(self, reserved: int) -> bool:
        # Lay out now what has just been shown or hidden, not in the next turn of the event loop.
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        needed = self.column.totalHeightForWidth(self._content.width())
        return needed + reserved <= self.viewport().height()

    @Slot(int, int)
    def _on_range(self, low: int, high: int) -> None:
        """Take the room of the scroll bar from the margins, so that the content does not move."""
        bar = self.verticalScrollBar().sizeHint().width() if high > low else 0
        unit = self.fontMetrics().height()
        side = max(0, unit - bar)
        # The content becomes wider, and so higher, before the viewport becomes narrower: in the
        # other order it may fit for a moment, and the bar would come and go for ever.
        self.column.setContentsMargins(side, unit // 2, side, unit // 2)
        self._content.setMaximumWidth(self._widest - 2 * bar)
        self.setViewportMargins(bar, 0, 0, 0)
        # At once, so that nothing is painted in the old place in between.
        self.column.activate()
