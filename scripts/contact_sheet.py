"""Renders everything that resources/ draws to PNG sheets, offscreen, to be looked at.

python scripts/contact_sheet.py [FOLDER]    (default: build/sheets)
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.append(str(Path(__file__).resolve().parent.parent))

from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPixmap

from rook13.engine.cards import Card
from rook13.engine.rules import RULESETS
from rook13.resources import resource
from rook13.ui.kit.art.card_art import CardArt, CardLook
from rook13.ui.kit.art.card_styles import BACKS, PALETTES, STANDARD, Face, Palette
from rook13.ui.kit.art.pictures import APP_SIZES, AVATARS, app_icon, avatar, icon_pixmap
from rook13.ui.kit.art.surfaces import SURFACES, surface_pixmap
from rook13.ui.kit.art.themes import DARK, LIGHT, Theme
from tools.colour_vision import Vision, simulate

GAP = 10
SHEET_WIDTH = 1500
CARD_WIDTHS = (60, 120, 240)
FELT, NIGHT, LINEN = "#2c6b52", "#202127", "#efe8d9"


def sheet(pixmaps: Sequence[QPixmap], ground: str, columns: int | None = None) -> QImage:
    """Return pixmaps in rows on a ground, as many to a row as fit or as told."""
    ratio = pixmaps[0].devicePixelRatio()
    width = max(round(pixmap.width() / ratio) for pixmap in pixmaps) + GAP
    height = max(round(pixmap.height() / ratio) for pixmap in pixmaps) + GAP
    across = columns or max(1, min(len(pixmaps), SHEET_WIDTH // width))
    down = -(-len(pixmaps) // across)
    image = QImage(across * width + GAP, down * height + GAP, QImage.Format.Format_RGB32)
    image.fill(QColor(ground))
    painter = QPainter(image)
    for place, pixmap in enumerate(pixmaps):
        row, column = divmod(place, across)
        painter.drawPixmap(GAP + column * width, GAP + row * height, pixmap)
    painter.end()
    return image


def stacked(images: Sequence[QImage]) -> QImage:
    """Return images one below the other."""
    width = max(image.width() for image in images)
    whole = QImage(width, sum(image.height() for image in images), QImage.Format.Format_RGB32)
    whole.fill(QColor("#000000"))
    painter = QPainter(whole)
    top = 0
    for image in images:
        painter.drawImage(0, top, image)
        top += image.height()
    painter.end()
    return whole


def seen_by(image: QImage, vision: Vision) -> QImage:
    """Return an image as somebody with this vision sees it."""
    known: dict[int, QColor] = {}
    seen = image.copy()
    for y in range(image.height()):
        for x in range(image.width()):
            pixel = image.pixel(x, y)
            if pixel not in known:
                known[pixel] = QColor(simulate(QColor(pixel).name(), vision))
            seen.setPixelColor(x, y, known[pixel])
    return seen


def card_sheets() -> dict[str, QImage]:
    """Return all cards of each game in both faces at three sizes."""
    sheets = {}
    for rules in RULESETS:
        cards = rules().deck.cards
        for face in Face:
            art = CardArt(CardLook(face))
            for width in CARD_WIDTHS:
                drawn = [art.face(card, width) for card in cards]
                sheets[f"cards-{rules.id}-{face.value}-{width}"] = sheet(drawn, FELT)
    return sheets


def sample_cards() -> list[Card]:
    """Return two cards of every suit and the cards without one."""
    chosen = []
    for rules in RULESETS[1:]:
        deck = rules().deck
        for suit in deck.suits:
            chosen.append(
                next(card for card in deck.cards if card.suit == suit and card.rank == 10)
            )
        chosen += [card for card in deck.cards if card.suit is None][::4]
    return chosen


def palette_sheets() -> dict[str, QImage]:
    """Return each palette as it is, and as those see it whom it is made for."""
    sheets = {}
    for name, palette in PALETTES.items():
        plain = sheet(_samples(palette), FELT)
        visions = [Vision(name)] if palette is not STANDARD else [*Vision]
        views = [seen_by(plain, vision) for vision in visions]
        sheets[f"palette-{name}"] = stacked([plain, *views])
    return sheets


def _samples(palette: Palette) -> list[QPixmap]:
    art = CardArt(CardLook(palette=palette))
    return [art.face(card, 72) for card in sample_cards()]


def back_sheets() -> dict[str, QImage]:
    """Return the backs, large and small, on light and dark."""
    rows = []
    for ground in (FELT, NIGHT, LINEN):
        for width in (200, 60):
            drawn = [CardArt(CardLook(back=back)).back(width) for back in BACKS]
            rows.append(sheet(drawn, ground))
    return {"backs": stacked(rows)}


def avatar_sheets() -> dict[str, QImage]:
    """Return the birds at four sizes on light and dark."""
    rows = [
        sheet([avatar(name, size) for name in AVATARS], theme.window, columns=16)
        for theme in (LIGHT, DARK)
        for size in (84, 48, 32, 24)
    ]
    return {"avatars": stacked(rows)}


def icon_sheets() -> dict[str, QImage]:
    """Return the icons at three sizes on light and dark, and the application's own."""

    names = [path.stem for path in sorted(resource("icons").iterdir())]

    def row(theme: Theme, size: int) -> QImage:
        drawn = [icon_pixmap(name, theme.text, size) for name in names if name not in APP_SIZES]
        return sheet(drawn, theme.window, columns=24)

    rows = [row(theme, size) for theme in (LIGHT, DARK) for size in (40, 24, 16)]
    sizes = (256, 128, 64, 48, 32, 16)
    own = sheet([app_icon().pixmap(size, size) for size in sizes], LIGHT.window)
    return {"icons": stacked(rows), "app-icon": own}


def table_sheets() -> dict[str, QImage]:
    """Return each table with a trick, a hand and a back on it."""
    deck = RULESETS[0]().deck
    sheets = {}
    for name, surface in SURFACES.items():
        image = surface_pixmap(surface, 900, 520).toImage()
        painter = QPainter(image)
        _lay_cards(painter, deck.cards[::4])
        painter.setPen(QColor(surface.ink))
        painter.drawText(30, 40, name)
        painter.end()
        sheets[f"table-{name}"] = image
    return sheets


def _lay_cards(painter: QPainter, cards: Sequence[Card]) -> None:
    art = CardArt()
    for place, card in enumerate(cards):
        painter.drawPixmap(110 + place * 62, 330, art.face(card, 110))
    for place, card in enumerate(cards[:3]):
        painter.drawPixmap(330 + place * 90, 110, art.face(card, 84))
    painter.drawPixmap(30, 90, art.back(84))


MAKERS: tuple[Callable[[], dict[str, QImage]], ...] = (
    card_sheets,
    palette_sheets,
    back_sheets,
    avatar_sheets,
    icon_sheets,
    table_sheets,
)


def main(arguments: Sequence[str]) -> int:
    """Write all sheets into a folder."""
    folder = Path(arguments[0]) if arguments else Path("build", "sheets")
    folder.mkdir(parents=True, exist_ok=True)
    application = QGuiApplication.instance() or QGuiApplication([])
    for make in MAKERS:
        for name, image in make().items():
            image.save(str(folder / f"{name}.png"))
    print(f"The sheets are in {folder}.")
    application.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
