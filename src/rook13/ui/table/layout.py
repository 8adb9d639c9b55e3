"""Where the parts of the table screen are: around the canvas, on it, beside it, or in its place."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QTabWidget, QVBoxLayout, QWidget

from rook13.ui.kit.art.pictures import icon
from rook13.ui.table.canvas import TableCanvas
from rook13.ui.table.part import ICON, TableContext, TablePart, enlarge, px
from rook13.ui.table.scene import Scene
from rook13.ui.table.side.chat import ChatPanel
from rook13.ui.table.side.log import LogPanel
from rook13.ui.table.side.people import PeoplePanel
from rook13.ui.text import context

if TYPE_CHECKING:
    from rook13.ui.table.screen import TableScreen

tr = context("Table")


MARGIN = 0.015
"""Of the width, between a panel and the edge."""
SHADE = QColor(0, 0, 0, 90)
RELAYOUTS = (
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.LayoutRequest,
)
MOVES = (QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Move, QEvent.Type.Resize)


class Anchor(Enum):
    """Where something lies on the canvas."""

    TOP = "top"
    BOTTOM = "bottom"
    MIDDLE = "middle"


class TableArea(QWidget):
    """Fills itself with the canvas, and keeps panels and overlays in place at any size."""

    def __init__(self, canvas: TableCanvas, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._canvas = canvas
        self._shade = _Shade(self)
        self._placed: list[tuple[QWidget, Anchor]] = []
        self._lying: list[QWidget] = []
        canvas.setParent(self)

    def add(self, widget: QWidget, anchor: Anchor) -> None:
        """Keep a widget in its place from now on."""
        if widget.parent() is not self:
            is_hidden = widget.isHidden()
            widget.setParent(self)
            widget.setHidden(is_hidden)
        self._placed.append((widget, anchor))
        self.watch(widget)

    def watch(self, widget: QWidget) -> None:
        """Tell the canvas from now on where a widget covers it."""
        widget.installEventFilter(self)
        self._lying.append(widget)

    def lowest_free(self) -> int:
        """Return the y above which no panel at the bottom covers the canvas."""
        tops = [
            widget.y()
            for widget, anchor in self._placed
            if anchor is Anchor.BOTTOM and not widget.isHidden()
        ]
        # At the edge it takes the place of what is said about the trick, and leaves the cards free.
        return min(tops) - self._gap if tops else self.height() - self._gap // 3

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        self._canvas.setGeometry(self.rect())
        self._arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        has_gone = event.type() == QEvent.Type.Hide
        is_here = isinstance(watched, QWidget) and not watched.isHidden()
        is_placed = any(watched is widget for widget, _ in self._placed)
        if event.type() in RELAYOUTS and is_placed and (is_here or has_gone):
            self._arrange()
        if event.type() in MOVES:
            self._tell_covered()
        return False

    @property
    def _gap(self) -> int:
        return max(4, round(self.width() * MARGIN))

    def _arrange(self) -> None:
        gap = self._gap
        room = self.rect().adjusted(gap, gap, -gap, -gap)
        bottom = room.bottom()
        self._arrange_shade()
        for widget, anchor in self._placed:
            if widget.isHidden():
                continue
            if isinstance(widget, TablePart):
                widget.fit_into(room.size())
            place = _place(widget, anchor, room)
            if anchor is Anchor.BOTTOM:
                # What comes later lies above what is there already.
                place.moveBottom(bottom)
                self._clear_corner(place, room)
                bottom = place.top() - gap
            widget.setGeometry(place)
            widget.raise_()

    def _tell_covered(self) -> None:
        region = QRegion()
        for widget in self._lying:
            if not widget.isHidden():
                region += widget.geometry()
        self._canvas.layer.set_covered(region)

    def _arrange_shade(self) -> None:
        shown = (anchor for widget, anchor in self._placed if not widget.isHidden())
        self._shade.setGeometry(self.rect())
        self._shade.setVisible(Anchor.MIDDLE in shown)
        self._shade.raise_()

    def _clear_corner(self, place: QRect, room: QRect) -> None:
        """Leave the player's own seat free."""
        corner = self._canvas.corner()
        if place.intersects(corner):
            place.moveLeft(min(corner.right() + self._gap // 2, room.right() + 1 - place.width()))


class _Shade(QWidget):
    """Dims the table while something in its middle is read."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.fillRect(event.rect(), SHADE)
        painter.end()


def _place(widget: QWidget, anchor: Anchor, room: QRect) -> QRect:
    place = QRect(room.topLeft(), _size(widget, room.size()))
    place.moveCenter(room.center())
    if anchor is Anchor.TOP:
        place.moveTop(room.top())
    return place


def _size(widget: QWidget, room: QSize) -> QSize:
    size = widget.sizeHint().expandedTo(widget.minimumSizeHint()).boundedTo(room)
    if widget.hasHeightForWidth():
        size.setHeight(min(room.height(), widget.heightForWidth(size.width())))
    return size


LETTERS = 34
"""The width of the drawer."""
PAGES = {"log": 0, "chat": 1, "people": 2}


class Drawer(TablePart):
    """Opens with a key for one of its pages, and closes with the same key."""

    def __init__(self, ui: TableContext, parent: QWidget | None = None) -> None:
        super().__init__(ui, parent)
        enlarge(self, ui.look)
        self.log = LogPanel(ui, self)
        self.chat = ChatPanel(ui, self)
        self.people = PeoplePanel(ui, self)
        self.tabs = QTabWidget(self)
        self.tabs.setDocumentMode(True)
        self.tabs.setIconSize(QSize(1, 1) * px(ui.look, ICON))
        # In languages with longer words the drawer is as wide as its tabs.
        self.tabs.setUsesScrollButtons(False)
        self.tabs.setAccessibleName(tr("Log, chat and people"))
        ink = ui.look.theme.text
        self.tabs.addTab(self.log, icon("log", ink), tr("Log"))
        self.tabs.addTab(self.chat, icon("chat", ink), tr("Chat"))
        self.tabs.addTab(self.people, icon("people", ink), tr("People"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.tabs)
        self.chat.unread.connect(self._on_unread)
        self.hide()

    def sizeHint(self) -> QSize:  # noqa: N802
        wanted = QSize(self.fontMetrics().averageCharWidth() * LETTERS, 200)
        return wanted.expandedTo(self.minimumSizeHint())

    def set_scene(self, scene: Scene) -> None:
        """Hide chat and people at a solo table; the pages follow the table by themselves."""
        super().set_scene(scene)
        for name in ("chat", "people"):
            self.tabs.setTabVisible(PAGES[name], not scene.is_solo)

    def command(self, command_id: str) -> bool:
        """Open a page, or close the drawer if it is open already."""
        if command_id not in PAGES or not self.tabs.isTabVisible(PAGES[command_id]):
            return False
        page = PAGES[command_id]
        if not self.isHidden() and self.tabs.currentIndex() == page:
            self.hide()
        else:
            self.tabs.setCurrentIndex(page)
            self.show()
            self.chat.command(command_id)
            self.log.command(command_id)
        return True

    @Slot(int)
    def _on_unread(self, count: int) -> None:
        words = tr("Chat ({n})", n=count) if count else tr("Chat")
        self.tabs.setTabText(PAGES["chat"], words)


HAND_SHARE, CANVAS_SHARE = 27, 73
"""How the height is divided between the hand and the canvas."""


class TableLayout:
    """Lays out a table screen, which shows the waiting room or the game."""

    def __init__(self, screen: TableScreen) -> None:
        self._screen = screen
        self._lay_on_canvas()
        self._lay_out_play()
        column = self._column = QVBoxLayout(screen)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(screen.status)
        # A stack that belongs to nobody would show its first page as a window of its own.
        self._pages = QStackedLayout()
        column.addLayout(self._pages, 1)
        self._pages.addWidget(screen.room)
        self._pages.addWidget(screen.play)

    def add_strip(self, strip: QWidget) -> None:
        self._column.insertWidget(1, strip)

    def show_room(self, is_waiting: bool) -> None:
        self._pages.setCurrentIndex(0 if is_waiting else 1)
        self._screen.status.setVisible(not is_waiting)

    def _lay_on_canvas(self) -> None:
        screen = self._screen
        for widget, anchor in (
            (screen.panel, Anchor.BOTTOM),
            (screen.exchange, Anchor.BOTTOM),
            (screen.hints.bubble, Anchor.BOTTOM),
            (screen.undo_banner, Anchor.BOTTOM),
            (screen.results.hand, Anchor.MIDDLE),
            (screen.results.game, Anchor.MIDDLE),
        ):
            screen.area.add(widget, anchor)

    def _lay_out_play(self) -> None:
        screen = self._screen
        middle = QVBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(screen.area, CANVAS_SHARE)
        middle.addWidget(screen.hand, HAND_SHARE)
        row = QHBoxLayout(screen.play)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(screen.bar)
        row.addLayout(middle, 1)
        row.addWidget(screen.drawer)
