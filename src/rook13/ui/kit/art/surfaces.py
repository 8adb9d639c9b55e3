"""The table under the cards: four surfaces, each drawn from a few colours and a fixed seed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import sin, tau
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from rook13.ui.kit.art.colours import mix
from rook13.ui.kit.art.pictures import pixels

SEED = 13
GRAIN_TILE = 128
PLANK = 118
PLANK_SHADES = (0.0, 0.42, 0.18, 0.55, 0.28)
WOOD_TILE = 900
FIBRES = 18
FIBRE_STEP = 15
RAIL_SHADES = (0.34, 0.16)
"""How much darker than the rim the rail is, at its top and at its bottom."""
BLACK = "#000000"


class Surface(NamedTuple):
    """A tabletop: its colour in the middle and at the rim, its grain, and ink readable on it."""

    middle: str
    rim: str
    ink: str
    grain: int
    planks: bool = False


SURFACES: Mapping[str, Surface] = {
    "light": Surface("#efe8d9", "#dcd2bd", "#2b2720", 7),
    "dark": Surface("#2f3138", "#202127", "#f0ebe0", 5),
    "green": Surface("#2c6b52", "#184534", "#f7f4e6", 9),
    "wood": Surface("#6d4930", "#46301f", "#fbf3e4", 4, planks=True),
}


@lru_cache(maxsize=2)
def surface_pixmap(surface: Surface, width: int, height: int, ratio: float = 1) -> QPixmap:
    """Return a surface of this size; redrawn only when surface, size or ratio change."""
    pixmap = QPixmap(pixels(width, height, ratio))
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    area = QRectF(0, 0, width, height)
    painter.drawTiledPixmap(area, _tile(surface, ratio))
    _paint_light(painter, area, surface)
    painter.end()
    return pixmap


def paint_rail(painter: QPainter, area: QRectF, surface: Surface) -> None:
    """Paint the edge of the table in front of the player, on which the hand lies."""
    light = QLinearGradient(area.topLeft(), area.bottomLeft())
    for place, shade in enumerate(RAIL_SHADES):
        light.setColorAt(place, QColor(mix(surface.rim, BLACK, shade)))
    painter.fillRect(area, light)
    painter.fillRect(QRectF(area.left(), area.top(), area.width(), 1), QColor(255, 255, 255, 30))


def _paint_light(painter: QPainter, area: QRectF, surface: Surface) -> None:
    light = QRadialGradient(area.center(), max(area.width(), area.height()) * 0.72)
    clear = QColor(surface.rim)
    clear.setAlpha(0)
    light.setColorAt(0.25, clear)
    light.setColorAt(1, QColor(surface.rim))
    # `fillRect` would load the whole namespace `Qt`, which is too slow for the first picture.
    everything = QPainterPath()
    everything.addRect(area)
    painter.fillPath(everything, QBrush(light))


@lru_cache(maxsize=8)
def _tile(surface: Surface, ratio: float) -> QPixmap:
    """Return a piece of the surface that can be repeated in both directions."""
    wood = (WOOD_TILE, PLANK * len(PLANK_SHADES))
    width, height = wood if surface.planks else (GRAIN_TILE, GRAIN_TILE)
    tile = QPixmap(pixels(width, height, ratio))
    tile.setDevicePixelRatio(ratio)
    tile.fill(QColor(surface.middle))
    painter = QPainter(tile)
    if surface.planks:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_planks(painter, surface)
    painter.drawTiledPixmap(QRectF(0, 0, width, height), _grain(surface.grain))
    painter.end()
    return tile


def _grain(strength: int) -> QPixmap:
    """Return a tile of faint noise, dark and light alike."""
    # One random byte decides both how strong a pixel is and whether it is dark or light.
    alphas = bytes(each // 2 % (2 * strength) for each in range(256))
    lights = bytes(alpha if each % 2 else 0 for each, alpha in enumerate(alphas))
    chance = Random(SEED).randbytes(GRAIN_TILE * GRAIN_TILE)
    noise = bytearray(4 * len(chance))
    for channel in range(3):
        noise[channel::4] = chance.translate(lights)
    noise[3::4] = chance.translate(alphas)
    layout = QImage.Format.Format_ARGB32_Premultiplied
    return QPixmap.fromImage(QImage(bytes(noise), GRAIN_TILE, GRAIN_TILE, layout).copy())


def _paint_planks(painter: QPainter, surface: Surface) -> None:
    chance = Random(SEED)
    for number, shade in enumerate(PLANK_SHADES):
        plank = QRectF(0, number * PLANK, WOOD_TILE, PLANK)
        painter.fillRect(plank, QColor(mix(surface.middle, surface.rim, shade)))
        painter.setClipRect(plank)
        for _ in range(FIBRES):
            painter.setPen(QPen(QColor(0, 0, 0, chance.randint(12, 44)), 0))
            painter.drawPolyline(_fibre(plank, chance))
        painter.setClipping(False)
        painter.fillRect(QRectF(0, plank.top(), WOOD_TILE, 1.4), QColor(0, 0, 0, 80))
        painter.fillRect(QRectF(0, plank.top() + 1.4, WOOD_TILE, 1), QColor(255, 255, 255, 16))


def _fibre(plank: QRectF, chance: Random) -> list[QPointF]:
    """Return a line of the grain that ends at the height where it began."""
    top = plank.top() + chance.random() * plank.height()
    waves = [(chance.uniform(1, 5) / turns, turns, chance.random()) for turns in (1, 2, 3, 5)]
    line = []
    for x in range(0, WOOD_TILE + FIBRE_STEP, FIBRE_STEP):
        turn = x / WOOD_TILE
        bend = sum(high * sin(tau * (turns * turn + start)) for high, turns, start in waves)
        line.append(QPointF(x, top + bend))
    return line
