"""The birds that players choose as faces."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QPixmap

from rook13.ui.art.masters import master
from rook13.ui.art.raster import render

AVATARS = (
    "rook",
    "robin",
    "owl",
    "wren",
    "finch",
    "kingfisher",
    "cardinal",
    "toucan",
    "penguin",
    "flamingo",
    "jay",
    "puffin",
    "duck",
    "parrot",
    "hoopoe",
    "chick",
)


@lru_cache(maxsize=256)
def avatar(name: str, size: float, ratio: float = 1) -> QPixmap:
    """Return a bird in a round frame; a name that this version does not know shows the rook."""
    known = name if name in AVATARS else AVATARS[0]
    return render(master(f"avatars/{known}.svg"), size, size, ratio, radius=size / 2)
