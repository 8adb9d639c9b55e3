from itertools import combinations

import pytest
from PySide6.QtGui import QColor, QImage, QPixmap

from rook13.engine.cards import Card, Suit
from rook13.ui.kit.art.card_art import NIGHT_PAPER, CardArt, CardLook
from rook13.ui.kit.art.card_styles import BACKS, PALETTES, STANDARD, Face
from rook13.ui.kit.art.drawing import COIN_FILL, face_label
from tests.ui.decks import all_decks, deck

SMALL = 60
DECKS = all_decks()
NAMES = [f"{game_id}-{len(cards)}" for game_id, cards in DECKS]
LEAST_DIFFERENCE = 16
"""How many colour channels must change by about a quarter of their range or more."""

pytestmark = pytest.mark.usefixtures("qapp")


def raw(pixmap: QPixmap) -> int:
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    return int.from_bytes(bytes(image.constBits()), "little")


def difference(one: int, other: int, size: int) -> int:
    high_bits = int.from_bytes(b"\xc0" * size, "little")
    return ((one ^ other) & high_bits).bit_count()


def colours_in(pixmap: QPixmap) -> set[int]:
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    return set(memoryview(image.constBits()).cast("I"))


def test_all_variants_of_the_decks_are_looked_at() -> None:
    assert [name.split("-")[0] for name in NAMES].count("rook") >= 5
    assert {name.split("-")[0] for name in NAMES} == {
        "rook13",
        "rook",
        "fowl",
        "five_hundred",
        "elemental",
    }


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("cards", [cards for _, cards in DECKS], ids=NAMES)
def test_every_card_differs_from_every_other_of_its_deck_when_small(
    cards: tuple[Card, ...], face: Face
) -> None:
    art = CardArt(CardLook(face))
    drawn = {card.name: raw(art.face(card, SMALL)) for card in cards}
    size = SMALL * round(art.height(SMALL)) * 4
    for (name, one), (other_name, other) in combinations(drawn.items(), 2):
        assert difference(one, other, size) >= LEAST_DIFFERENCE, f"{name} looks like {other_name}"


@pytest.mark.parametrize("face", Face)
@pytest.mark.parametrize("cards", [cards for _, cards in DECKS], ids=NAMES)
def test_every_card_has_something_on_it_when_small(cards: tuple[Card, ...], face: Face) -> None:
    art = CardArt(CardLook(face))
    for card in cards:
        assert len(colours_in(art.face(card, SMALL))) > 40, card.name


def test_every_palette_changes_what_is_drawn() -> None:
    card = deck("rook13").card("R7")
    looks = [CardLook(palette=palette) for palette in PALETTES.values()]
    assert len({raw(CardArt(look).face(card, SMALL)) for look in looks}) == len(PALETTES)


def test_the_same_letter_in_two_games_is_two_cards() -> None:
    art = CardArt()
    black, blue = deck("rook").card("B5"), deck("fowl").card("B5")
    assert raw(art.face(black, SMALL)) != raw(art.face(blue, SMALL))


def test_a_one_that_counts_shows_it() -> None:
    art = CardArt()
    plain = deck("rook").card("R1")
    counting = Card(plain.index, plain.name, plain.suit, plain.rank, points=15)
    assert raw(art.face(plain, SMALL)) != raw(art.face(counting, SMALL))


def test_backs_differ_from_each_other() -> None:
    drawn = {raw(CardArt(CardLook(back=back)).back(SMALL)) for back in BACKS}
    assert len(drawn) == len(BACKS) >= 3


@pytest.mark.parametrize("ratio", [1, 1.25, 1.5, 2, 3])
def test_a_card_has_the_pixels_of_the_screen(ratio: float) -> None:
    pixmap = CardArt().face(deck("rook13").card("R14"), 100, ratio)
    assert (pixmap.width(), pixmap.height()) == (round(100 * ratio), round(140 * ratio))
    assert pixmap.deviceIndependentSize().toSize().width() == 100


def test_corners_are_round_on_faces_and_backs() -> None:
    art = CardArt()
    for pixmap in (art.face(deck("rook13").card("R14"), 120), art.back(120)):
        image = pixmap.toImage()
        last_x, last_y = image.width() - 1, image.height() - 1
        for x, y in ((0, 0), (last_x, 0), (0, last_y), (last_x, last_y)):
            assert image.pixelColor(x, y).alpha() == 0
        assert image.pixelColor(60, 4).alpha() == 255


def test_the_cache_keeps_what_was_used_last_within_its_limit() -> None:
    art = CardArt(cache_bytes=10 * 60 * 84 * 4)
    often, *others = deck("rook").cards
    first = art.face(often, 60).cacheKey()
    for card in others:
        art.face(card, 60)
        assert art.face(often, 60).cacheKey() == first
        assert art.cache.size <= art.cache.limit
    assert len(art.cache) == 10


def test_a_pixmap_larger_than_the_cache_is_drawn_nevertheless() -> None:
    art = CardArt(cache_bytes=100)
    assert not art.face(deck("rook13").card("R14"), 60).isNull()
    assert (len(art.cache), art.cache.size) == (0, 0)


@pytest.mark.parametrize(
    "look",
    [
        CardLook(face=Face.LARGE),
        CardLook(palette=PALETTES["tritanopia"]),
        CardLook(back=BACKS[1]),
        CardLook(paper=NIGHT_PAPER),
    ],
)
def test_only_another_look_empties_the_cache(look: CardLook) -> None:
    art = CardArt()
    before = raw(art.face(deck("rook13").card("R14"), 60)) + raw(art.back(60))
    art.look = CardLook(palette=STANDARD)
    assert len(art.cache) == 2
    art.look = look
    assert len(art.cache) == 0
    assert raw(art.face(deck("rook13").card("R14"), 60)) + raw(art.back(60)) != before


@pytest.mark.parametrize("game_id", ["rook", "fowl", "five_hundred", "elemental"])
def test_a_suit_alone_is_drawn_in_its_colour(game_id: str) -> None:
    art = CardArt()
    for suit in deck(game_id).suits:
        fill = QColor(STANDARD.look(suit).fill).rgb()
        assert fill in colours_in(art.suit(suit, 48)), suit.key


@pytest.mark.parametrize(
    ("game_id", "name", "label"),
    [
        ("rook13", "R14", "14"),
        ("five_hundred", "10H", "10"),
        ("five_hundred", "JS", "J"),
        ("five_hundred", "AC", "A"),
        ("elemental", "A5", "5"),
        ("rook", "RK", ""),
    ],
)
def test_the_label_is_the_name_without_the_suit(game_id: str, name: str, label: str) -> None:
    assert face_label(deck(game_id).card(name)) == label


@pytest.mark.parametrize("face", Face)
def test_cards_of_a_game_without_drawings_of_its_own_can_be_told_apart(face: Face) -> None:
    art = CardArt(CardLook(face))
    moons, suns, spades = Suit(0, "M", "moons"), Suit(1, "U", "suns"), Suit(2, "S", "spades")
    cards = [
        *(
            Card(0, f"{suit.letter}{rank}", suit, rank)
            for suit in (moons, suns)
            for rank in (7, 12)
        ),
        *(Card(0, f"S{rank}", spades, rank) for rank in (10, 11, 14)),
        *(Card(0, name, None, 0) for name in ("OZ", "IT", "T1", "T2")),
    ]
    drawn = [raw(art.face(card, SMALL)) for card in cards]
    size = SMALL * round(art.height(SMALL)) * 4
    for one, other in combinations(drawn, 2):
        assert difference(one, other, size) >= LEAST_DIFFERENCE
    assert raw(art.suit(moons, 48)) != raw(art.suit(suns, 48))
    assert STANDARD.name(moons) == "Moons"


@pytest.mark.parametrize("face", Face)
def test_what_a_card_counts_is_seen_where_the_next_card_covers_the_rest(face: Face) -> None:
    art = CardArt(CardLook(face))
    for card in (card for cards in dict(DECKS).values() for card in cards if card.suit):
        left = art.face(card, 240).copy(0, 0, 60, 336)
        assert (QColor(COIN_FILL).rgba() in colours_in(left)) == bool(card.points), card.name
