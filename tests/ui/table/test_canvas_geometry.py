"""Nothing lies on top of anything else, at any size and for any number of players."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, QSize

from rook13.ui.table.canvas.card_layer import RING
from rook13.ui.table.canvas.geometry import TableGeometry, lay_out

SIZES = [(656, 395), (976, 395), (976, 435), (1392, 620), (2512, 1010), (3800, 1550)]
TEXT_HEIGHTS = [14, 28]
everywhere = pytest.mark.parametrize(
    ("size", "players", "text_height"),
    [(size, players, text) for size in SIZES for players in (3, 4, 5, 6) for text in TEXT_HEIGHTS],
)


def places_for(size: tuple[int, int], players: int, text_height: int) -> TableGeometry:
    return lay_out(QSize(*size), players, text_height)


def trick_cards(places: TableGeometry) -> list[QRectF]:
    cards = []
    for spot in places.spots:
        card = QRectF(0, 0, places.card_size.width(), places.card_size.height())
        card.moveCenter(spot)
        cards.append(card)
    return cards


@everywhere
def test_seats_do_not_touch_each_other_and_stay_on_the_canvas(
    size: tuple[int, int], players: int, text_height: int
) -> None:
    places = places_for(size, players, text_height)
    canvas = QRect(0, 0, *size)
    boxes = [*places.badges, places.tally]
    assert all(canvas.contains(box) for box in boxes)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))


@everywhere
def test_the_trick_lies_clear_of_seats_and_on_the_canvas(
    size: tuple[int, int], players: int, text_height: int
) -> None:
    places = places_for(size, players, text_height)
    for card in (*trick_cards(places), places.caption, places.aside):
        assert QRectF(0, 0, *size).contains(card)
    for card in (*trick_cards(places), places.aside):
        assert not any(card.intersects(QRectF(badge)) for badge in places.badges)
        assert not card.intersects(QRectF(places.tally))


@everywhere
def test_what_is_laid_aside_lies_beside_its_seat(
    size: tuple[int, int], players: int, text_height: int
) -> None:
    places = places_for(size, players, text_height)
    for place in range(players):
        aside = places.beside(place)
        assert QRectF(0, 0, *size).contains(aside)
        assert not any(aside.intersects(QRectF(each)) for each in places.badges)
        assert not aside.intersects(QRectF(places.tally))
        assert not any(aside.intersects(card) for card in trick_cards(places))
        ways = [QRectF(badge).center() - aside.center() for badge in places.badges]
        nearest = min(ways, key=QPointF.manhattanLength)
        assert players > 4 or ways[place] == nearest


@everywhere
def test_the_corner_of_every_card_in_the_trick_is_visible(
    size: tuple[int, int], players: int, text_height: int
) -> None:
    cards = trick_cards(places_for(size, players, text_height))
    cards.sort(key=lambda card: card.top())
    for place, card in enumerate(cards):
        corner = QRectF(card.left(), card.top(), card.width() * 0.25, card.height() * 0.28)
        assert not any(corner.intersects(above) for above in cards[place + 1 :])


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("players", [3, 4])
def test_a_ring_around_one_of_few_cards_touches_no_other(
    size: tuple[int, int], players: int
) -> None:
    places = places_for(size, players, TEXT_HEIGHTS[0])
    ring = places.card_width * RING / 2
    for one, other in combinations(trick_cards(places), 2):
        assert not one.adjusted(-ring, -ring, ring, ring).intersects(other)


@everywhere
def test_seats_go_round_clockwise_from_the_bottom(
    size: tuple[int, int], players: int, text_height: int
) -> None:
    places = places_for(size, players, text_height)
    middle = size[0] / 2
    others = places.badges[1:]
    assert all(badge.top() < places.badges[0].top() for badge in others)
    columns = [badge.center().x() for badge in others]
    assert columns == sorted(columns)
    assert columns[0] < middle < columns[-1]


def test_cards_grow_with_the_canvas_and_are_large_enough_to_read() -> None:
    small, large = places_for((976, 395), 4, 15), places_for((2512, 1010), 4, 15)
    assert small.card_width >= 80
    assert large.card_width > 2 * small.card_width
    assert places_for((976, 395), 6, 15).card_width >= 55
