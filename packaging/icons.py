"""Draws the program's icon in every size and form that a desktop asks for, from its masters."""

from __future__ import annotations

import os
import shutil
import sys
from io import BytesIO
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PIL import Image
from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from rook13.cli.menu_entry import APP_ID

ROOT = Path(__file__).resolve().parent.parent
MASTERS = ROOT / "resources" / "icons"
SMALL = 32
"""Up to this size the master with less detail is drawn."""
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 256)
ICNS_SIZES = (128, 256, 512, 1024)


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


def save(path: Path, sizes: tuple[int, ...]) -> None:
    """Write the icon in several sizes into a file of Windows or macOS."""
    *smaller, largest = (Image.open(BytesIO(png(size))) for size in sizes)
    largest.save(path, sizes=[(size, size) for size in sizes], append_images=smaller)


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
    save(folder / "rook13.ico", ICO_SIZES)
    save(folder / "rook13.icns", ICNS_SIZES)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
