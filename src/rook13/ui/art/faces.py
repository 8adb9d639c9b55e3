"""Faces and backs as SVG text: paper, corners and a middle; no Qt here."""

from __future__ import annotations

from rook13.ui.art.card_styles import Face
from rook13.ui.art.centres import COURTS, classic_centre, copy_marks
from rook13.ui.art.drawing import (
    COIN_RADIUS,
    HEIGHT,
    WIDTH,
    Canvas,
    coin,
    face_label,
    figure,
    figure_id,
    shape,
    twice,
)
from rook13.ui.art.parts import document, parts
from rook13.ui.art.writing import label_width, written

CORNER_RADIUS = 17
EDGE = '<rect x="1" y="1" width="{}" height="{}" rx="{}" fill="{}" stroke="#3b3324" {}/>'
MAGIC_SIGNS = {"zero": "0", "infinity": "∞"}
COLUMN = 37
"""The middle of the index column of a classic face."""
LARGE_COLUMN = 57
_INSET = COIN_RADIUS + 13
COIN_AT_TOP, COIN_AT_BOTTOM = (WIDTH - _INSET, _INSET), (_INSET, HEIGHT - _INSET)


def face_svg(canvas: Canvas, face: Face) -> str:
    """Return the face of a card."""
    draw = {Face.CLASSIC: _classic, Face.LARGE: _large}[face]
    return document(WIDTH, HEIGHT, _paper(canvas.paper), draw(canvas))


def back_svg(name: str) -> str:
    """Return a back; its rounded corners are cut when it is painted."""
    return document(WIDTH, HEIGHT, parts("cards/backs.svg")[name].markup, _paper("none"))


def suit_svg(canvas: Canvas) -> str:
    """Return the shape of a suit alone."""
    return document(100, 100, shape(canvas, 50, 50, 96))


def _paper(fill: str) -> str:
    line = 'stroke-opacity="0.45" stroke-width="2"'
    return EDGE.format(WIDTH - 2, HEIGHT - 2, CORNER_RADIUS - 1, fill, line)


def _coins(canvas: Canvas, *places: tuple[float, float]) -> str:
    points = canvas.card.points
    return "".join(coin(points, x, y) for x, y in places) if points else ""


def _classic(canvas: Canvas) -> str:
    coins = _coins(canvas, COIN_AT_TOP, COIN_AT_BOTTOM)
    return classic_centre(canvas) + twice(_classic_corner(canvas)) + coins


def _classic_corner(canvas: Canvas) -> str:
    card = canvas.card
    if card.suit is not None:
        return (
            _index(canvas, face_label(card))
            + shape(canvas, COLUMN, 95, 41)
            + written(canvas.letter, COLUMN, 123, canvas.pen(28, 5))
        )
    name = figure_id(card)
    if name in MAGIC_SIGNS:
        return _index(canvas, MAGIC_SIGNS[name]) + shape(canvas, COLUMN, 94, 38)
    return figure(canvas, name, COLUMN + 2, 42, 56)


def _index(canvas: Canvas, label: str) -> str:
    pen = canvas.pen(50, 8.5)
    return written(label, max(COLUMN, 10 + label_width(label, pen) / 2), 17, pen)


def _large(canvas: Canvas) -> str:
    draw = _large_special if canvas.card.suit is None else _large_suit
    return draw(canvas) + _coins(canvas, COIN_AT_TOP)


def _large_suit(canvas: Canvas) -> str:
    label = face_label(canvas.card)
    court = COURTS.get(label)
    return (
        _large_corner(canvas, label)
        + written(canvas.letter, LARGE_COLUMN, 222, canvas.pen(38, 7))
        + (figure(canvas, court, 166, 262, 136) if court else shape(canvas, 166, 256, 116))
    )


def _large_special(canvas: Canvas) -> str:
    name = figure_id(canvas.card)
    if name not in MAGIC_SIGNS:
        return figure(canvas, name, 58, 62, 92) + figure(canvas, name, 132, 222, 196)
    return (
        _large_corner(canvas, MAGIC_SIGNS[name])
        + figure(canvas, name, 148, 238, 136)
        + copy_marks(canvas, 314)
    )


def _large_corner(canvas: Canvas, label: str) -> str:
    pen = canvas.pen(104, 17)
    middle = max(18 + label_width(label, pen) / 2, LARGE_COLUMN)
    return written(label, middle, 20, pen) + shape(canvas, LARGE_COLUMN, 172, 76)
