"""The pieces that cards are drawn from, as SVG text: suit shapes, figures, writing and coins.

The masters in resources/cards hold many drawings each, found by their ids. They name colours as CSS
does, `var(--ink,#1b1f2b)`, so that any editor shows them; the colour that is wanted is filled in
here, because QtSvg knows no variables.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from xml.etree import ElementTree

from rook13.engine.cards import Card
from rook13.ui.kit.art.card_styles import Palette, SuitLook
from rook13.ui.kit.art.colours import mix
from rook13.ui.kit.art.pictures import master

WIDTH, HEIGHT = 240, 336
"""The size of a card in the units of its drawing."""
SUITS, FIGURES, GLYPHS = "cards/suits.svg", "cards/figures.svg", "cards/glyphs.svg"
SUIT_BOX, FIGURE_BOX, GLYPH_HEIGHT = 100, 200, 100
GLYPH_GAP = 0.04
"""The space between two glyphs, as a share of their height."""
MAGIC = "magic"
MAGIC_LOOK = SuitLook("Magic", "#d9b048", "#5a4212")
COIN_RADIUS = 18
COIN_FILL, COIN_RIM, COIN_INK = "#f4d78a", "#c79a3a", "#5d4208"
OTHER_SHAPE = (
    '<rect x="8" y="8" width="84" height="84" rx="24" fill="var(--fill,#6f7686)"'
    ' stroke="var(--ink,#3a3f4a)" stroke-width="5"/>'
)
"""For suits that have no shape of their own, under their letter."""
_NAMESPACE = "http://www.w3.org/2000/svg"
_VARIABLE = re.compile(r"var\(--([a-z]+),\s*(#[0-9a-f]+)\)")
ElementTree.register_namespace("", _NAMESPACE)


@dataclass(frozen=True, slots=True)
class Drawing:
    """One drawing out of a master."""

    markup: str
    width: float
    """How wide a glyph is."""
    label: str
    """What is written in the corner of a card that shows this figure; most have no writing."""


@cache
def drawings(name: str) -> Mapping[str, Drawing]:
    """Return the drawings of a master by their ids."""
    root = ElementTree.fromstring(master(name))
    return {element.attrib["id"]: _drawing(element) for element in root.iterfind(".//*[@id]")}


def _drawing(element: ElementTree.Element) -> Drawing:
    markup = ElementTree.tostring(element, encoding="unicode").strip()
    width = float(element.get("data-width", "0"))
    return Drawing(markup, width, element.get("data-label", ""))


def document(width: float, height: float, *markup: str) -> str:
    """Return an SVG document of this size around some drawings."""
    head = f'<svg xmlns="{_NAMESPACE}" viewBox="0 0 {width:g} {height:g}">'
    return head + "".join(markup) + "</svg>"


def placed(markup: str, x: float, y: float, scale: float, turn: float = 0) -> str:
    """Return a drawing moved to a place, scaled and turned there."""
    rotation = f" rotate({turn:g})" if turn else ""
    return f'<g transform="translate({x:g} {y:g}){rotation} scale({scale:g})">{markup}</g>'


def _tinted(markup: str, colours: Mapping[str, str]) -> str:
    return _VARIABLE.sub(lambda found: colours.get(found[1], found[2]), markup)


@dataclass(frozen=True, slots=True)
class Pen:
    """How writing looks: its height, the thickness of its strokes and its colour."""

    height: float
    thickness: float
    colour: str

    @property
    def scale(self) -> float:
        """Return how much a glyph is scaled, so that its strokes end inside the height."""
        return (self.height - self.thickness) / GLYPH_HEIGHT

    @property
    def gap(self) -> float:
        """Return the distance from the spine of one glyph to that of the next."""
        return self.thickness + GLYPH_GAP * self.height


def label_width(label: str, pen: Pen) -> float:
    """Return how wide a label is, strokes included."""
    glyphs = _glyphs(label)
    widths = sum(glyph.width for glyph in glyphs) * pen.scale
    return widths + (len(glyphs) - 1) * pen.gap + pen.thickness


def written(label: str, middle: float, top: float, pen: Pen) -> str:
    """Return a label that hangs from `top` and is centred on `middle`.

    Cards have their own glyphs, so that they look the same on every system.
    """
    x = middle - (label_width(label, pen) - pen.thickness) / 2
    drawn = []
    for glyph in _glyphs(label):
        drawn.append(placed(glyph.markup, x, top + pen.thickness / 2, pen.scale))
        x += glyph.width * pen.scale + pen.gap
    return (
        f'<g fill="none" stroke="{pen.colour}" stroke-width="{pen.thickness / pen.scale:.2f}"'
        f' stroke-linecap="round" stroke-linejoin="round">{"".join(drawn)}</g>'
    )


def _glyphs(label: str) -> list[Drawing]:
    known = drawings(GLYPHS)
    return [known[sign] for sign in label.upper() if sign in known]


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
        return Pen(height, thickness, self.look.ink)


def face_label(card: Card) -> str:
    """Return what is written in a suit card's corner: its name in notation without the suit."""
    if card.suit is None:
        return ""
    letter = card.suit.letter
    return card.name[1:] if card.name.startswith(letter) else card.name.removesuffix(letter)


def figure_name(card: Card) -> str | None:
    """Return the figure of a card without a suit: one with its name, or the name of its kind."""
    names = (card.name, card.name.rstrip("0123456789"))
    return next((name for name in names if name in drawings(FIGURES)), None)


def shape(canvas: Canvas, x: float, y: float, size: float, pale: float = 0) -> str:
    """Return the suit's shape centred on a place, `pale` of the way to paper."""
    look = canvas.look
    colours = {
        "fill": mix(look.fill, canvas.paper, pale),
        "ink": mix(look.ink, canvas.paper, pale * 0.9),
        "paper": canvas.paper,
    }
    known = drawings(SUITS).get(canvas.shape_id)
    if known is None:
        letter = written(canvas.letter, 50, 26, Pen(48, 9, canvas.paper))
        drawing = _tinted(OTHER_SHAPE, colours) + letter
    else:
        drawing = _tinted(known.markup, colours)
    return placed(drawing, x - size / 2, y - size / 2, size / SUIT_BOX)


def figure(canvas: Canvas, name: str, x: float, y: float, size: float) -> str:
    """Return a figure in the suit's colours, centred on a place."""
    look = canvas.look
    colours = {"fill": look.fill, "ink": look.ink, "paper": canvas.paper}
    colours |= {key: suit.fill for key, suit in canvas.palette.looks.items()}
    drawing = _tinted(drawings(FIGURES)[name].markup, colours)
    return placed(drawing, x - size / 2, y - size / 2, size / FIGURE_BOX)


def coin(points: int, x: float, y: float) -> str:
    """Return the coin that says what a counter is worth."""
    pen = Pen(17, 3.4, COIN_INK)
    disc = (
        f'<circle cx="{x:g}" cy="{y:g}" r="{COIN_RADIUS}" fill="{COIN_FILL}"'
        f' stroke="{COIN_RIM}" stroke-width="3"/>'
    )
    return disc + written(str(points), x, y - pen.height / 2, pen)
