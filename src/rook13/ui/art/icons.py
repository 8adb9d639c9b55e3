"""Icons for the window, drawn in the colour that fits the theme."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap

from rook13.ui.art.masters import master
from rook13.ui.art.raster import render

ICONS = (
    "accessibility",
    "add",
    "autopilot",
    "back",
    "bid",
    "bot",
    "cards",
    "chart",
    "chat",
    "check",
    "chevron-down",
    "chevron-right",
    "claim",
    "clock",
    "close",
    "connection",
    "connection-lost",
    "copy",
    "deal",
    "dealer",
    "delete",
    "edit",
    "export",
    "fair",
    "flag",
    "fullscreen",
    "hand",
    "help",
    "hint",
    "history",
    "home",
    "host",
    "info",
    "join",
    "keyboard",
    "kick",
    "kitty",
    "language",
    "last-trick",
    "lock",
    "log",
    "log-out",
    "menu",
    "more",
    "mute",
    "next",
    "no-trump",
    "palette",
    "pass",
    "pause",
    "people",
    "person",
    "play",
    "redeal",
    "redo",
    "refresh",
    "remove",
    "renege",
    "review",
    "rules",
    "same-deal",
    "save",
    "score",
    "search",
    "seat",
    "settings",
    "sort",
    "sound",
    "spectator",
    "speed",
    "star",
    "take-back",
    "team-a",
    "team-b",
    "theme",
    "thinking",
    "trophy",
    "trump",
    "undo",
    "unlock",
    "warning",
)
APP_SIZES = {"app-small": (16, 24, 32), "app": (48, 64, 128, 256)}
DISABLED_OPACITY = 0.4


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
"""Every icon there was: Qt deleting an engine that is Python's has crashed the program."""


@lru_cache(maxsize=256)
def icon_pixmap(name: str, colour: str, size: float, ratio: float = 1) -> QPixmap:
    """Return an icon as a pixmap for places that paint by themselves."""
    svg = master(f"icons/{name}.svg").replace("currentColor", colour)
    return render(svg, size, size, ratio)


@lru_cache(maxsize=1)
def app_icon() -> QIcon:
    """Return the application's icon, simpler where it is small."""
    drawn = QIcon()
    for name, sizes in APP_SIZES.items():
        for size in sizes:
            drawn.addPixmap(render(master(f"icons/{name}.svg"), size, size, 1))
    return drawn


def _faded(pixmap: QPixmap) -> QPixmap:
    faded = QPixmap(pixmap.size())
    faded.setDevicePixelRatio(pixmap.devicePixelRatio())
    faded.fill(Qt.GlobalColor.transparent)
    painter = QPainter(faded)
    painter.setOpacity(DISABLED_OPACITY)
    painter.drawPixmap(0, 0, pixmap)
    painter.end()
    return faded
