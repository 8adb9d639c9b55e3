from itertools import combinations

import pytest

from rook13.engine.cards import Suit
from rook13.engine.rules import RULESETS
from rook13.ui.kit.art.card_art import NIGHT_PAPER, NUMBER_GROUND, PAPER
from rook13.ui.kit.art.card_styles import PALETTES, STANDARD, Palette
from rook13.ui.kit.art.colours import contrast, mix
from rook13.wording.words import SUITS
from tools.colour_vision import Vision, distance, simulate

DECKS = {game.id: game().deck.suits for game in RULESETS}
SHAPES_APART = 15
"""About seven times what is just noticeable."""
WRITING_APART = 7
every_palette = pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
every_deck = pytest.mark.parametrize("suits", DECKS.values(), ids=DECKS)


def seen(colour: str, palette: str) -> str:
    """The colour as those see it whom a palette is made for."""
    return colour if palette == "standard" else simulate(colour, Vision(palette))


def least_distance(palette: Palette, vision: Vision) -> float:
    return min(
        distance(*(simulate(palette.look(suit).fill, vision) for suit in pair))
        for suits in DECKS.values()
        for pair in combinations(suits, 2)
    )


@pytest.mark.parametrize("name", PALETTES)
@every_deck
def test_suits_of_a_deck_look_different_to_those_the_palette_is_for(
    name: str, suits: tuple[Suit, ...]
) -> None:
    for pair in combinations(suits, 2):
        looks = [PALETTES[name].look(suit) for suit in pair]
        assert distance(*(seen(look.fill, name) for look in looks)) >= SHAPES_APART, pair
        assert distance(*(seen(look.ink, name) for look in looks)) >= WRITING_APART, pair


@pytest.mark.parametrize("vision", Vision)
def test_a_palette_serves_its_eyes_better_than_the_standard_one(vision: Vision) -> None:
    palette = PALETTES[vision.value]
    assert least_distance(palette, vision) > least_distance(STANDARD, vision)


@every_palette
@pytest.mark.parametrize("paper", [PAPER, NIGHT_PAPER])
def test_writing_is_readable_on_paper_and_on_the_shape_behind_it(
    palette: Palette, paper: str
) -> None:
    for key, look in palette.looks.items():
        assert contrast(look.ink, paper) >= 4.5, key
        assert contrast(look.ink, mix(look.fill, paper, NUMBER_GROUND)) >= 3, key


@every_palette
@every_deck
def test_a_name_starts_with_the_letter_on_the_card(
    palette: Palette, suits: tuple[Suit, ...]
) -> None:
    for suit in suits:
        assert palette.name(suit).startswith(suit.letter)
    assert len({palette.name(suit) for suit in suits}) == len(suits)


def test_standard_names_are_those_of_the_log() -> None:
    assert {key: look.name for key, look in STANDARD.looks.items()} == SUITS


def test_names_follow_colours_that_are_not_what_the_rules_call_them() -> None:
    green = next(suit for suit in DECKS["rook13"] if suit.key == "green")
    assert PALETTES["deuteranopia"].name(green) == "Glacier blue"


def test_contrast_and_simulation_agree_with_known_values() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert distance("#123456", "#123456") == 0
    assert distance("#000000", "#ffffff") == pytest.approx(100, abs=0.1)
    for vision in Vision:
        assert simulate("#ffffff", vision) == "#ffffff"
        assert simulate("#000000", vision) == "#000000"
