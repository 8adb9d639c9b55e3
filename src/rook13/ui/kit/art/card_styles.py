"""What cards can look like: styles of faces, backs, and suit colours for every kind of eye.

In every palette the name of a suit starts with the letter of the notation, so that letters on
cards, keys for trump and the log agree. Colours are named as they are shown; French suits and
elements are named after their shapes and keep their names. Names are English, for translation.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    # Preferences need the names of palettes before the engine is loaded.
    from rook13.engine.cards import Suit

BACKS = ("plumage", "lattice", "night")
OTHER_COLOURS = ("#6f7686", "#3a3f4a")


class Face(Enum):
    """The styles of faces."""

    CLASSIC = "classic"
    LARGE = "large"


class SuitLook(NamedTuple):
    """How a suit is shown: its name, the colour of its shapes and that of its writing."""

    name: str
    fill: str
    ink: str


class Palette(NamedTuple):
    """The looks of all suits, by the suit's key."""

    looks: Mapping[str, SuitLook]

    def look(self, suit: Suit) -> SuitLook:
        """Return how a suit is shown; a suit of a game without colours of its own is grey."""
        return self.looks.get(suit.key) or SuitLook(suit.key.capitalize(), *OTHER_COLOURS)

    def name(self, suit: Suit) -> str:
        """Return what a suit is called, after the colour it has here."""
        return self.look(suit).name


_STANDARD: Mapping[str, SuitLook] = {
    "red": SuitLook("Red", "#e0413a", "#a3161b"),
    "yellow": SuitLook("Yellow", "#f6bf26", "#866000"),
    "black": SuitLook("Black", "#3a4052", "#1b1f2b"),
    "green": SuitLook("Green", "#3fa45b", "#135c2d"),
    "pink": SuitLook("Pink", "#f27ba5", "#a81f56"),
    "violet": SuitLook("Violet", "#8252c4", "#4b2585"),
    "blue": SuitLook("Blue", "#3f9be0", "#0f4b93"),
    "clubs": SuitLook("Clubs", "#3b7565", "#173f34"),
    "diamonds": SuitLook("Diamonds", "#ee7c2e", "#a63a08"),
    "hearts": SuitLook("Hearts", "#d42f47", "#98142b"),
    "spades": SuitLook("Spades", "#2f3650", "#171b2b"),
    "fire": SuitLook("Fire", "#e8542a", "#a32b06"),
    "water": SuitLook("Water", "#2f86d6", "#0d4788"),
    "earth": SuitLook("Earth", "#8a7a35", "#4e420f"),
    "air": SuitLook("Air", "#b3a5e0", "#54458f"),
}
_RED_GREEN_BLIND: Mapping[str, SuitLook] = {
    "red": SuitLook("Rust", "#c4551a", "#662505"),
    "yellow": SuitLook("Yellow", "#fbd023", "#866800"),
    "black": SuitLook("Black", "#2b2e3a", "#16181f"),
    "green": SuitLook("Glacier blue", "#5aa9e6", "#1a4f85"),
    "pink": SuitLook("Pink", "#f4bccb", "#86405a"),
    "violet": SuitLook("Vermilion", "#c8571b", "#662505"),
    "blue": SuitLook("Blue", "#2a6fd0", "#123f86"),
    "clubs": SuitLook("Clubs", "#5b95c4", "#1d4a6e"),
    "diamonds": SuitLook("Diamonds", "#f5c02f", "#886600"),
    "hearts": SuitLook("Hearts", "#c4551a", "#662505"),
    "spades": SuitLook("Spades", "#2b2e3a", "#16181f"),
    "fire": SuitLook("Fire", "#e07b1c", "#803c00"),
    "water": SuitLook("Water", "#2468c4", "#103c7c"),
    "earth": SuitLook("Earth", "#4f3a12", "#33240a"),
    "air": SuitLook("Air", "#bfd0e6", "#3d5472"),
}
_BLUE_YELLOW_BLIND: Mapping[str, SuitLook] = {
    "red": SuitLook("Red", "#d9363a", "#96141a"),
    "yellow": SuitLook("Yellow", "#ffdf6b", "#6b5310"),
    "black": SuitLook("Black", "#2b2e3a", "#16181f"),
    "green": SuitLook("Green", "#2aa586", "#0a5543"),
    "pink": SuitLook("Pink", "#e0457e", "#9c1648"),
    "violet": SuitLook("Violet", "#4a2a86", "#351a68"),
    "blue": SuitLook("Blue", "#2aa3d8", "#0b5578"),
    "clubs": SuitLook("Clubs", "#2aa586", "#0a5543"),
    "diamonds": SuitLook("Diamonds", "#f7a3a8", "#a8454f"),
    "hearts": SuitLook("Hearts", "#c8202c", "#780a14"),
    "spades": SuitLook("Spades", "#2b2e3a", "#16181f"),
    "fire": SuitLook("Fire", "#d9362e", "#961a12"),
    "water": SuitLook("Water", "#1f8fb8", "#07435a"),
    "earth": SuitLook("Earth", "#4d4526", "#332d14"),
    "air": SuitLook("Air", "#d3dbe6", "#5a6a80"),
}

STANDARD = Palette(_STANDARD)
PALETTES: Mapping[str, Palette] = {
    "standard": STANDARD,
    "deuteranopia": Palette(_RED_GREEN_BLIND),
    "protanopia": Palette(
        {
            **_RED_GREEN_BLIND,
            "red": SuitLook("Rust", "#d9692a", "#6a2c06"),
            "violet": SuitLook("Vermilion", "#d9692a", "#6a2c06"),
            "hearts": SuitLook("Hearts", "#d0622a", "#6a2c06"),
            "fire": SuitLook("Fire", "#ee8f2e", "#7e4408"),
        }
    ),
    "tritanopia": Palette(_BLUE_YELLOW_BLIND),
}
"""By the colour blindness that each is made for."""
