"""What is in the middle of a card: a number on its shape, pips, courts, birds or magic."""

from __future__ import annotations

from rook13.engine.cards import Card
from rook13.ui.art.colours import mix
from rook13.ui.art.drawing import (
    FRENCH,
    HEIGHT,
    WIDTH,
    Canvas,
    face_label,
    figure,
    figure_id,
    shape,
)
from rook13.ui.art.parts import placed
from rook13.ui.art.writing import written

MIDDLE, CENTRE = WIDTH / 2, HEIGHT / 2
COURTS = {"J": "jack", "Q": "queen", "K": "king"}
COURT_SIZE = 112
NUMBER_GROUND = 0.6
"""How pale the shape behind a large number is."""
PIP = 43
LEFT, RIGHT = 89, WIDTH - 89
_FOUR = ((LEFT, 72), (RIGHT, 72), (LEFT, 264), (RIGHT, 264))
_SIX = (*_FOUR, (LEFT, CENTRE), (RIGHT, CENTRE))
_EIGHT = (*_FOUR, (LEFT, 136), (RIGHT, 136), (LEFT, 200), (RIGHT, 200))
PIPS: dict[str, tuple[tuple[float, float], ...]] = {
    "2": ((MIDDLE, 72), (MIDDLE, 264)),
    "3": ((MIDDLE, 72), (MIDDLE, 264), (MIDDLE, CENTRE)),
    "4": _FOUR,
    "5": (*_FOUR, (MIDDLE, CENTRE)),
    "6": _SIX,
    "7": (*_SIX, (MIDDLE, 120)),
    "8": (*_SIX, (MIDDLE, 120), (MIDDLE, 216)),
    "9": (*_EIGHT, (MIDDLE, CENTRE)),
    "10": (*_EIGHT, (MIDDLE, 104), (MIDDLE, 232)),
}
COPY_MARK_GAP = 19


def classic_centre(canvas: Canvas) -> str:
    """Return the middle of a classic face."""
    card = canvas.card
    if card.suit is None:
        return figure(canvas, figure_id(card), MIDDLE, CENTRE, 164) + copy_marks(canvas, 272)
    label = face_label(card)
    if label in COURTS:
        return court(canvas, COURTS[label])
    if card.suit.key in FRENCH:
        return ace(canvas) if label == "A" else pips(canvas, label)
    return number(canvas, label)


def number(canvas: Canvas, label: str) -> str:
    """Return a number on a pale shape of its suit."""
    behind = shape(canvas, MIDDLE, CENTRE, 138, pale=NUMBER_GROUND)
    return behind + written(label, MIDDLE, CENTRE - 45, canvas.pen(90, 14))


def pips(canvas: Canvas, label: str) -> str:
    """Return as many shapes as the label says, those of the lower half upside down."""
    drawn = []
    for x, y in PIPS[label]:
        upright = shape(canvas, 0, 0, PIP)
        drawn.append(placed(upright, x, y, 1, 180 if y > CENTRE else 0))
    return "".join(drawn)


def ace(canvas: Canvas) -> str:
    """Return one large shape in a double ring."""
    look = canvas.look
    rim = mix(look.fill, canvas.paper, 0.55)
    disc = mix(look.fill, canvas.paper, 0.88)
    rings = (
        f'<circle cx="{MIDDLE:g}" cy="{CENTRE:g}" r="66" fill="{disc}" stroke="{rim}"'
        f' stroke-width="3"/><circle cx="{MIDDLE:g}" cy="{CENTRE:g}" r="60" fill="none"'
        f' stroke="{rim}" stroke-width="1.5"/>'
    )
    return rings + shape(canvas, MIDDLE, CENTRE, 84)


def court(canvas: Canvas, name: str) -> str:
    """Return a bird of the court and its mirror image in a panel."""
    half = COURT_SIZE / 2
    tint = mix(canvas.look.fill, canvas.paper, 0.84)
    rim = mix(canvas.look.ink, canvas.paper, 0.35)
    panel = (
        f'<rect x="{MIDDLE - half - 5:g}" y="40" width="{COURT_SIZE + 10}" height="{HEIGHT - 80}"'
        f' rx="10" fill="{tint}" stroke="{rim}" stroke-width="2.5"/>'
    )
    upright = figure(canvas, name, MIDDLE, CENTRE - half, COURT_SIZE)
    return panel + upright + placed(upright, WIDTH, HEIGHT, 1, 180)


def copy_marks(canvas: Canvas, y: float) -> str:
    """Return the pearls that tell the four 0 and the four ∞ apart."""
    count = copy_number(canvas.card)
    first = MIDDLE - (count - 1) * COPY_MARK_GAP / 2
    look = canvas.look
    return "".join(
        f'<circle cx="{first + place * COPY_MARK_GAP:g}" cy="{y:g}" r="5.5" fill="{look.fill}"'
        f' stroke="{look.ink}" stroke-width="2"/>'
        for place in range(count)
    )


def copy_number(card: Card) -> int:
    """Return which copy of several alike a card is, or 0 for one of its kind."""
    return int(card.name[1:]) if card.name[1:].isdigit() else 0
