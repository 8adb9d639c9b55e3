"""Pictures made from one SVG file each: the birds that players choose as faces, and icons."""

from __future__ import annotations

from functools import cache, lru_cache

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize
from PySide6.QtGui import (
    QBrush,
    QColor,
    QIcon,
    QIconEngine,
    QPainter,
    QPainterPath,
    QPixmap,
)
from PySide6.QtSvg import QSvgRenderer

from rook13.resources import resource

AVATARS = tuple(resource("words/birds.txt").read_text(encoding="utf-8").split())
"""The birds that people choose from; the first one stands for anybody unknown."""
APP_SIZES = {"app-small": (16, 24, 32), "app": (48, 64, 128, 256)}
DISABLED_OPACITY = 0.4
CLEAR = QColor(0, 0, 0, 0)


@cache
def master(name: str) -> str:
    """Return the text of an SVG file of resources/ such as `avatars/rook.svg`."""
    return resource(name).read_text("utf-8")


def pixels(width: float, height: float, ratio: float) -> QSize:
    """Return how many pixels a size takes on a screen with this pixel ratio, at least one."""
    return QSize(max(1, round(width * ratio)), max(1, round(height * ratio)))


def render(svg: str, width: float, height: float, ratio: float, radius: float = 0) -> QPixmap:
    """Return SVG text as a pixmap that is crisp at this pixel ratio, with rounded corners."""
    renderer = QSvgRenderer(QByteArray(svg.encode()))
    pixmap = QPixmap(pixels(width, height, ratio))
    pixmap.fill(CLEAR)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    renderer.render(painter, QRectF(pixmap.rect()))
    painter.end()
    if radius:
        pixmap = _rounded(pixmap, radius * ratio)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _rounded(pixmap: QPixmap, radius: float) -> QPixmap:
    """Return a pixmap without its corners; filling a path is much faster than clipping."""
    rounded = QPixmap(pixmap.size())
    rounded.fill(CLEAR)
    painter = QPainter(rounded)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    shape = QPainterPath()
    shape.addRoundedRect(QRectF(pixmap.rect()), radius, radius)
    painter.fillPath(shape, QBrush(pixmap))
    painter.end()
    return rounded


@lru_cache(maxsize=256)
def avatar(name: str, size: float, ratio: float = 1) -> QPixmap:
    """Return a bird in a round frame; a name that this version does not know shows the rook."""
    known = name if name in AVATARS else AVATARS[0]
    return render(master(f"avatars/{known}.svg"), size, size, ratio, radius=size / 2)


@lru_cache(maxsize=64)
def mood(name: str, size: float, ratio: float = 1) -> QPixmap:
    """Return the face of a bird in a mood such as `happy`."""
    return render(master(f"moods/{name}.svg"), size, size, ratio)


class _Drawn(QIconEngine):
    """Draws an icon when it is shown, at exactly the size it is shown in."""

    def __init__(self, name: str, colour: str) -> None:
        super().__init__()
        self._name = name
        self._colour = colour

    def clone(self) -> QIconEngine:
        return _Drawn(self._name, self._colour)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        ratio = painter.device().devicePixelRatio()
        painter.drawPixmap(rect, self.scaledPixmap(rect.size(), mode, state, ratio))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        return self.scaledPixmap(size, mode, state, 1)

    def scaledPixmap(  # noqa: N802
        self, size: QSize, mode: QIcon.Mode, state: QIcon.State, scale: float
    ) -> QPixmap:
        side = min(size.width(), size.height())
        drawn = icon_pixmap(self._name, self._colour, side, scale)
        return _faded(drawn) if mode is QIcon.Mode.Disabled else drawn


def icon(name: str, colour: str) -> QIcon:
    """Return an icon in a colour such as `#1f2430`, paler when disabled."""
    kept = _KEPT.get((name, colour))
    if kept is None:
        engine = _Drawn(name, colour)
        kept = _KEPT[name, colour] = (QIcon(engine), engine)
    return kept[0]


_KEPT: dict[tuple[str, str], tuple[QIcon, _Drawn]] = {}
"""Keeps all engines alive: Qt crashes when it deletes one that Python owns."""


@lru_cache(maxsize=256)
def icon_pixmap(name: str, colour: str, size: float, ratio: float = 1) -> QPixmap:
    """Return an icon as a pixmap, for widgets that paint themselves."""
    svg = master(f"icons/{name}.svg").replace("currentColor", colour)
    return render(svg, size, size, ratio)


@lru_cache(maxsize=1)
def app_icon() -> QIcon:
    """Return the application's icon, with less detail at small sizes."""
    drawn = QIcon()
    for name, sizes in APP_SIZES.items():
        for size in sizes:
            drawn.addPixmap(render(master(f"icons/{name}.svg"), size, size, 1))
    return drawn


def _faded(pixmap: QPixmap) -> QPixmap:
    faded = QPixmap(pixmap.size())
    faded.setDevicePixelRatio(pixmap.devicePixelRatio())
    faded.fill(CLEAR)
    painter = QPainter(faded)
    painter.setOpacity(DISABLED_OPACITY)
    painter.drawPixmap(0, 0, pixmap)
    painter.end()
    return faded
