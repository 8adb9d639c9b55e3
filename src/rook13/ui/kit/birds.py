"""The birds that stand for people: their names, a picture of one, and the choice of one."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QRadioButton, QSizePolicy, QWidget

from rook13.ui.kit.art.pictures import AVATARS, avatar, icon_pixmap
from rook13.ui.kit.art.themes import Theme
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

BIRDS_CONTEXT = "Birds"
BIRDS: Mapping[str, str] = {bird: bird.capitalize() for bird in AVATARS}
"""The English name of each bird."""
tr = context(BIRDS_CONTEXT)
RING = 0.07
"""The width of the ring around the chosen bird, as a share of its size."""
BADGE = 0.34
BIRDS_IN_A_ROW = (8, 6, 4)
"""How many birds are side by side, depending on the width."""


def bird_name(bird: str) -> str:
    """Return what a bird is called."""
    return tr(BIRDS[bird])


def bird_names() -> Mapping[str, str]:
    """Return what every bird is called."""
    return {bird: bird_name(bird) for bird in BIRDS}


class Bird(QWidget):
    """A picture of a bird, so many lines of text high."""

    def __init__(self, name: str, lines: float = 2.5, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._lines = lines
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_bird(self, name: str) -> None:
        self._name = name
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        side = round(self.fontMetrics().height() * self._lines)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        side = min(self.width(), self.height())
        painter.drawPixmap(0, 0, avatar(self._name, side, self.devicePixelRatioF()))
        painter.end()


class BirdLink(QAbstractButton):
    """The bird of somebody, which leads to their profile."""

    def __init__(self, name: str, lines: float) -> None:
        super().__init__()
        self._name = name
        self._lines = lines
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_bird(self, name: str) -> None:
        self._name = name
        self.update()

    def sizeHint(self) -> QSize:  # noqa: N802
        side = round(self.fontMetrics().height() * self._lines)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height())
        painter.drawPixmap(0, 0, avatar(self._name, side, self.devicePixelRatioF()))
        # The focus shows under the pointer, too, and on birds whose colour is that of its ring.
        rings = [QPalette.ColorRole.Highlight] if self.hasFocus() or self.underMouse() else []
        rings += [QPalette.ColorRole.Base] if self.hasFocus() else []
        width = side * (RING if self.hasFocus() else RING / 2)
        for place, role in enumerate(rings):
            painter.setPen(QPen(self.palette().color(role), width))
            inset = _inset((2 * place + 1) * width)
            painter.drawEllipse(QRectF(0, 0, side, side).adjusted(*inset))
        painter.end()

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        super().enterEvent(event)
        self.update()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        super().leaveEvent(event)
        self.update()


def _inset(width: float) -> tuple[float, float, float, float]:
    half = width / 2
    return half, half, -half, -half


class BirdPicker(QWidget):
    """The choice of a bird; Tab leads in and out, arrow keys move among the birds."""

    picked = Signal(str)

    def __init__(self, ui: UiContext, bird: str = AVATARS[0]) -> None:
        super().__init__()
        self._group = QButtonGroup(self)
        names = bird_names()
        self._buttons = {name: _BirdButton(ui, name, names[name], self) for name in AVATARS}
        for place, button in enumerate(self._buttons.values()):
            self._group.addButton(button, place)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(tr("Bird"))
        self.choose(bird)
        self._group.idToggled.connect(self._on_toggled)

    @property
    def bird(self) -> str:
        return AVATARS[self._group.checkedId()]

    def choose(self, name: str) -> None:
        """Choose a bird; one that this version does not know is the rook."""
        button = self._buttons.get(name, self._buttons[AVATARS[0]])
        button.setChecked(True)
        self.setFocusProxy(button)

    def button(self, name: str) -> QRadioButton:
        return self._buttons[name]

    def sizeHint(self) -> QSize:  # noqa: N802
        return self._size(BIRDS_IN_A_ROW[0])

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(self._size(BIRDS_IN_A_ROW[-1]).width(), self.sizeHint().height())

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        return self._size(self._columns(width)).height()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        columns, side = self._columns(self.width()), self._side()
        for place, button in enumerate(self._buttons.values()):
            row, column = divmod(place, columns)
            button.setGeometry(column * side, row * side, side, side)

    def _side(self) -> int:
        return next(iter(self._buttons.values())).sizeHint().width()

    def _columns(self, width: int) -> int:
        fitting = (count for count in BIRDS_IN_A_ROW if count * self._side() <= width)
        return next(fitting, BIRDS_IN_A_ROW[-1])

    def _size(self, columns: int) -> QSize:
        return QSize(columns, -(-len(AVATARS) // columns)) * self._side()

    @Slot(int, bool)
    def _on_toggled(self, place: int, chosen: bool) -> None:
        if chosen:
            self.setFocusProxy(self._buttons[AVATARS[place]])
            self.picked.emit(AVATARS[place])


class _BirdButton(QRadioButton):
    """One of the birds; the chosen one has a ring and a tick."""

    def __init__(self, ui: UiContext, name: str, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._ui = ui
        self._name = name
        self.setAccessibleName(title)
        self.setToolTip(title)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:  # noqa: N802
        side = round(self.fontMetrics().height() * 3.7)
        return QSize(side, side)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self.sizeHint()

    def hitButton(self, pos: QPoint) -> bool:  # noqa: N802
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = min(self.width(), self.height())
        inset = side * RING * 1.6
        ratio = self.devicePixelRatioF()
        painter.setOpacity(1 if self.isEnabled() else 0.5)
        painter.drawPixmap(round(inset), round(inset), avatar(self._name, side - 2 * inset, ratio))
        if self.hasFocus():
            self._paint_ring(painter, side, self._ui.look.theme.focus, 0)
        if self.isChecked():
            self._paint_ring(painter, side, self._ui.look.theme.accent, side * RING * 0.7)
            size = side * BADGE
            badge = QRectF(side - size, side - size, size, size)
            paint_tick(painter, badge, self._ui.look.theme, ratio)
        painter.end()

    def _paint_ring(self, painter: QPainter, side: float, colour: str, inset: float) -> None:
        width = side * RING * 0.7
        painter.setPen(QPen(QColor(colour), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        edge = inset + width / 2
        painter.drawEllipse(QRectF(0, 0, side, side).adjusted(edge, edge, -edge, -edge))


def paint_tick(painter: QPainter, badge: QRectF, theme: Theme, ratio: float) -> None:
    """Paint the round badge with a tick that marks what is chosen."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.accent))
    painter.drawEllipse(badge)
    size = badge.width()
    tick = icon_pixmap("check", theme.accent_text, size * 0.7, ratio)
    painter.drawPixmap(badge.topLeft() + QRectF(0, 0, size, size).center() * 0.3, tick)
