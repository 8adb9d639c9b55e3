"""Sets numbers and letters in the card's own hand, so that every system shows the same."""

from __future__ import annotations

from dataclasses import dataclass

from rook13.ui.art.parts import Part, parts, placed

GLYPHS = "cards/glyphs.svg"
GLYPH_HEIGHT = 100
GAP = 0.04
"""Clear room between two glyphs, as a share of the height."""


@dataclass(frozen=True, slots=True)
class Pen:
    """How writing looks: its height, the thickness of its strokes and its colour."""

    height: float
    thickness: float
    colour: str

    @property
    def scale(self) -> float:
        """Return what a glyph is scaled by, so that its strokes end inside the height."""
        return (self.height - self.thickness) / GLYPH_HEIGHT

    @property
    def gap(self) -> float:
        """Return the distance from the spine of one glyph to that of the next."""
        return self.thickness + GAP * self.height


def label_width(label: str, pen: Pen) -> float:
    """Return how wide a label is, strokes included."""
    glyphs = _glyphs(label)
    widths = sum(glyph.width for glyph in glyphs) * pen.scale
    return widths + (len(glyphs) - 1) * pen.gap + pen.thickness


def written(label: str, middle: float, top: float, pen: Pen) -> str:
    """Return a label that hangs from `top` and is centred on `middle`."""
    x = middle - (label_width(label, pen) - pen.thickness) / 2
    drawn = []
    for glyph in _glyphs(label):
        drawn.append(placed(glyph.markup, x, top + pen.thickness / 2, pen.scale))
        x += glyph.width * pen.scale + pen.gap
    return (
        f'<g fill="none" stroke="{pen.colour}" stroke-width="{pen.thickness / pen.scale:.2f}"'
        f' stroke-linecap="round" stroke-linejoin="round">{"".join(drawn)}</g>'
    )


def _glyphs(label: str) -> list[Part]:
    drawings = parts(GLYPHS)
    return [drawings["infinity" if sign == "∞" else sign] for sign in label]
