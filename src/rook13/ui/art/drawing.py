"""The pieces that faces are put together from: suit shapes, figures and coins."""

from __future__ import annotations

from dataclasses import dataclass

from rook13.engine.cards import Card
from rook13.ui.art.colours import mix
from rook13.ui.art.palettes import Palette, SuitLook
from rook13.ui.art.parts import parts, placed, tinted
from rook13.ui.art.writing import Pen, written

WIDTH, HEIGHT = 240, 336
"""The size of a card in the units of its drawing."""
SUITS, FIGURES = "cards/suits.svg", "cards/figures.svg"
SUIT_BOX, FIGURE_BOX = 100, 200
MAGIC = "magic"
MAGIC_LOOK = SuitLook("Magic", "#d9b048", "#5a4212")
FRENCH = ("clubs", "diamonds", "hearts", "spades")
COIN_RADIUS = 18
COIN_FILL, COIN_RIM, COIN_INK = "#f4d78a", "#c79a3a", "#5d4208"


@dataclass(frozen=True, slots=True)
class Canvas:
    """One card to be drawn: the card, its colours and the paper it is on."""

    card: Card
    palette: Palette
    paper: str

    @property
    def look(self) -> SuitLook:
        """Return the colours of the card's suit; cards without one are magic gold."""
        suit = self.card.suit
        return MAGIC_LOOK if suit is None else self.palette.look(suit)

    @property
    def shape_id(self) -> str:
        """Return which suit shape the card bears."""
        return MAGIC if self.card.suit is None else self.card.suit.key

    @property
    def letter(self) -> str:
        """Return the letter of the card's suit, the same in every palette."""
        return "" if self.card.suit is None else self.card.suit.letter

    def pen(self, height: float, thickness: float) -> Pen:
        """Return a pen in the suit's writing colour."""
        return Pen(height, thickness, self.look.ink)


def face_label(card: Card) -> str:
    """Return what is written in a suit card's corner: its name in notation without the suit."""
    if card.suit is None:
        return ""
    letter = card.suit.letter
    return card.name[1:] if card.name.startswith(letter) else card.name.removesuffix(letter)


def figure_id(card: Card) -> str:
    """Return the figure of a card without a suit."""
    named = {"RK": "rook", "FW": "fowl", "JO": "joker"}
    counted = {"Z": "zero", "X": "infinity"}
    return named.get(card.name) or counted[card.name[0]]


def shape(canvas: Canvas, x: float, y: float, size: float, pale: float = 0) -> str:
    """Return the suit's shape centred on a place, `pale` of the way to paper."""
    look = canvas.look
    colours = {
        "fill": mix(look.fill, canvas.paper, pale),
        "ink": mix(look.ink, canvas.paper, pale * 0.9),
        "paper": canvas.paper,
    }
    drawing = tinted(parts(SUITS)[canvas.shape_id].markup, colours)
    return placed(drawing, x - size / 2, y - size / 2, size / SUIT_BOX)


def figure(canvas: Canvas, name: str, x: float, y: float, size: float) -> str:
    """Return a figure in the suit's colours, centred on a place."""
    look = canvas.look
    colours = {"fill": look.fill, "ink": look.ink, "paper": canvas.paper}
    colours |= {key: suit.fill for key, suit in canvas.palette.looks.items()}
    drawing = tinted(parts(FIGURES)[name].markup, colours)
    return placed(drawing, x - size / 2, y - size / 2, size / FIGURE_BOX)


def twice(markup: str) -> str:
    """Return a drawing and the same again, upside down, in the opposite corner."""
    return markup + placed(markup, WIDTH, HEIGHT, 1, 180)


def coin(points: int, x: float, y: float) -> str:
    """Return the coin that says what a counter is worth."""
    pen = Pen(17, 3.4, COIN_INK)
    disc = (
        f'<circle cx="{x:g}" cy="{y:g}" r="{COIN_RADIUS}" fill="{COIN_FILL}"'
        f' stroke="{COIN_RIM}" stroke-width="3"/>'
    )
    return disc + written(str(points), x, y - pen.height / 2, pen)
