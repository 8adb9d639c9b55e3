"""Draws the program's icon in every size and form that a desktop asks for, from its masters."""

from __future__ import annotations

import os
import shutil
import struct
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

ROOT = Path(__file__).resolve().parent.parent
MASTERS = ROOT / "resources" / "icons"
APP_ID = "io.github.rook13.Rook13"
SMALL = 32
"""Up to this size the master with less detail is drawn."""
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 256)
ICNS_KINDS = {128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}


def png(size: int) -> bytes:
    """Return the icon as a PNG."""
    renderer = QSvgRenderer(str(MASTERS / ("app-small.svg" if size <= SMALL else "app.svg")))
    image = QImage(QSize(size, size), QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())


def ico(sizes: tuple[int, ...] = ICO_SIZES) -> bytes:
    """Return the icon in the form of Windows: a directory of PNGs."""
    pictures = [png(size) for size in sizes]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(head) + 16 * len(pictures)
    for size, picture in zip(sizes, pictures, strict=True):
        # 256 does not fit into a byte and is written as 0.
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return head + b"".join(pictures)


def icns() -> bytes:
    """Return the icon in the form of macOS: PNGs, each with a kind that says its size."""
    pictures = {kind: png(size) for size, kind in ICNS_KINDS.items()}
    body = b"".join(
        kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def write(folder: Path) -> None:
    """Write every form of the icon into a folder, as Linux's icon themes are laid out."""
    _app = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    shutil.rmtree(folder, ignore_errors=True)
    for size in SIZES:
        place = folder / "hicolor" / f"{size}x{size}" / "apps"
        place.mkdir(parents=True)
        (place / f"{APP_ID}.png").write_bytes(png(size))
    scalable = folder / "hicolor" / "scalable" / "apps"
    scalable.mkdir(parents=True)
    shutil.copyfile(MASTERS / "app.svg", scalable / f"{APP_ID}.svg")
    (folder / "rook13.ico").write_bytes(ico())
    (folder / "rook13.icns").write_bytes(icns())


if __name__ == "__main__":
    write(Path(sys.argv[1]))
