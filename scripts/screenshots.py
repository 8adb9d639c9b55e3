"""Takes pictures of every screen for every game, offscreen, and lays them out on a page.

python scripts/screenshots.py [--out FOLDER] [--only PATTERN] [--sizes 1024x640,…]
                              [--themes light,dark] [--language en] [--list] [--readme]
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from html import escape
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.append(str(Path(__file__).resolve().parent.parent))

from PySide6.QtCore import QMessageLogContext, QSize, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from screenshot_scenes import duplicate_scenes, history_scenes, table_scenes, window_scenes
from screenshot_scenes.capture import SetUp, WindowCapture
from screenshot_scenes.few_colours import with_few_colours

from rook13.ui.kit.look import growth, table_growth
from rook13.ui.settings import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
SIZES = "1024x640,1440x900,2560x1440"
THEMES = "light,dark"
README_FOLDER = ROOT / "docs" / "screenshots"
README_SIZE = QSize(1440, 900)
README_WIDTH = 1200
README_BYTES = 250_000
README = (
    ("table-rook13-play", "light", "table-rook13"),
    ("table-five_hundred-auction", "dark", "auction-five-hundred"),
    ("table-elemental-six-play", "light", "table-elemental"),
    ("table-rook-result", "light", "hand-result"),
    ("lobby-full", "light", "lobby"),
    ("new-table-open", "dark", "new-table"),
    ("review-five_hundred", "light", "review"),
    ("table-waiting-room", "light", "waiting-room"),
    ("table-hint", "light", "hint"),
    ("practice", "light", "practice"),
    ("duplicate-ranking", "light", "duplicate-ranking"),
    ("dialog-doctor", "light", "doctor"),
)
"""Which pictures the README and the guide show: the picture, its theme, and its file's name."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that was taken."""

    name: str
    size: QSize
    theme: str
    file: str


def scenes(pattern: str = "*") -> dict[str, SetUp]:
    """Return how to set up each scene, by its name."""
    parts = (window_scenes, history_scenes, duplicate_scenes, table_scenes)
    every = dict(each for part in parts for each in part.pictures())
    return {name: set_up for name, set_up in every.items() if fnmatch(name, pattern)}


def take_all(
    capture: WindowCapture,
    wanted: dict[str, SetUp],
    sizes: Sequence[QSize],
    themes: Sequence[str],
) -> Iterator[tuple[Picture, QImage]]:
    """Take every picture in every size and theme."""
    for theme in themes:
        capture.set_theme(theme)
        for alike in with_same_text(sizes):
            capture.make_room(alike[0])
            for name, set_up in wanted.items():
                capture.window.resize(alike[0])
                set_up(capture)
                for size in alike:
                    file = f"{name}-{size.width()}x{size.height()}-{theme}.png"
                    yield Picture(name, size, theme, file), capture.take(size)
                capture.clear()


def with_same_text(sizes: Sequence[QSize]) -> list[list[QSize]]:
    """Return sizes between which the window can change without being made again.

    The largest of them is first: a dialog is opened there, and shrinks with the window.
    """
    groups: dict[tuple[int, int], list[QSize]] = {}
    for size in sorted(sizes, key=QSize.width, reverse=True):
        groups.setdefault((growth(size, 100), table_growth(size)), []).append(size)
    return list(groups.values())


def index(taken: Sequence[Picture]) -> str:
    """Return a page with all pictures, one row for each scene."""
    rows: dict[str, list[Picture]] = {}
    for picture in sorted(taken, key=lambda each: (each.theme != "light", each.size.width())):
        rows.setdefault(picture.name, []).append(picture)
    parts = ["<!doctype html><meta charset='utf-8'><title>Rook13</title>", f"<style>{CSS}</style>"]
    for name, pictures in rows.items():
        parts.append(f"<h2>{escape(name)}</h2><div>")
        parts += [
            f"<a href='{escape(each.file)}'><img loading='lazy' src='{escape(each.file)}'"
            f" alt='{escape(each.file)}'></a>"
            for each in pictures
        ]
        parts.append("</div>")
    return "\n".join(parts)


CSS = (
    "body{font-family:sans-serif;background:#777;color:#fff;margin:2em}"
    "div{display:flex;flex-wrap:wrap;gap:1em}img{width:480px}"
)


def save_for_readme(image: QImage, path: Path) -> int:
    """Save a picture as small as it may be, and return its size in bytes."""
    smaller = image.scaledToWidth(README_WIDTH, Qt.TransformationMode.SmoothTransformation)
    with_few_colours(smaller).save(str(path), quality=0)
    return path.stat().st_size


def take_for_readme(language: str) -> None:
    """Take the pictures that the README shows."""
    README_FOLDER.mkdir(parents=True, exist_ok=True)
    every = scenes()
    with tempfile.TemporaryDirectory() as folder:
        capture = WindowCapture(Path(folder), language)
        for name, theme, file in README:
            for _, image in take_all(capture, {name: every[name]}, [README_SIZE], [theme]):
                size = save_for_readme(image, README_FOLDER / f"{file}.png")
                note = " (too large)" if size > README_BYTES else ""
                print(f"{file}.png: {size} bytes{note}")
        capture.close()


def take_into(out: Path, args: argparse.Namespace) -> list[Picture]:
    """Take all pictures that were asked for into a folder."""
    out.mkdir(parents=True, exist_ok=True)
    sizes = [QSize(*map(int, size.split("x"))) for size in args.sizes.split(",")]
    taken = []
    with tempfile.TemporaryDirectory() as folder:
        capture = WindowCapture(Path(folder), args.language)
        wanted = scenes(args.only)
        for picture, image in take_all(capture, wanted, sizes, args.themes.split(",")):
            image.save(str(out / picture.file), quality=80)
            taken.append(picture)
        capture.close()
    (out / "index.html").write_text(index(taken), encoding="utf-8")
    return taken


def tell(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    """Pass on what Qt says, but for what its offscreen platform says about every window."""
    if "propagateSizeHints" not in message:
        print(message, file=sys.stderr)


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Takes pictures of every screen.")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "screenshots")
    parser.add_argument("--only", default="*", help="names of scenes, such as 'table-rook13-*'")
    parser.add_argument("--sizes", default=SIZES)
    parser.add_argument("--themes", default=THEMES)
    parser.add_argument("--language", default="en", choices=sorted(LANGUAGES))
    parser.add_argument("--list", action="store_true", help="only say which scenes there are")
    parser.add_argument("--readme", action="store_true", help="take those of the README only")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Take pictures; return the exit status."""
    args = parse(arguments)
    if args.list:
        print("\n".join(scenes(args.only)))
        return 0
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setStyle("Fusion")
    if args.readme:
        take_for_readme(args.language)
        return 0
    begin = time.monotonic()
    taken = take_into(args.out, args)
    if not taken:
        print(f"No scene is called {args.only}.", file=sys.stderr)
        return 1
    print(f"{len(taken)} pictures in {time.monotonic() - begin:.0f} s: {args.out}/index.html")
    return 0


if __name__ == "__main__":
    qInstallMessageHandler(tell)
    raise SystemExit(main())
