"""A cache of pixmaps that never grows beyond a number of bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtGui import QPixmap

BYTES_A_PIXEL = 4


class PixmapCache:
    """Keeps what was used last, up to so many bytes, and counts hits and misses."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.size = 0
        self.hits = 0
        self.misses = 0
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, make: Callable[[], QPixmap]) -> QPixmap:
        """Return the pixmap of a key, made now if it is not kept."""
        kept = self._kept.get(key)
        if kept is not None:
            self.hits += 1
            self._kept.move_to_end(key)
            return kept
        self.misses += 1
        made = make()
        self._keep(key, made)
        return made

    def clear(self) -> None:
        """Forget all pixmaps."""
        self._kept.clear()
        self.size = 0

    def _keep(self, key: Hashable, pixmap: QPixmap) -> None:
        self._kept[key] = pixmap
        self.size += _bytes(pixmap)
        while self.size > self.limit:
            _, dropped = self._kept.popitem(last=False)
            self.size -= _bytes(dropped)


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * BYTES_A_PIXEL
