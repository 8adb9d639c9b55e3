"""What the birds are called that stand for people and bots."""

from __future__ import annotations

from collections.abc import Mapping

from rook13.ui.text import context

BIRDS_CONTEXT = "Birds"
BIRDS: Mapping[str, str] = {
    "rook": "Rook",
    "robin": "Robin",
    "owl": "Owl",
    "wren": "Wren",
    "finch": "Finch",
    "kingfisher": "Kingfisher",
    "cardinal": "Cardinal",
    "toucan": "Toucan",
    "penguin": "Penguin",
    "flamingo": "Flamingo",
    "jay": "Jay",
    "puffin": "Puffin",
    "duck": "Duck",
    "parrot": "Parrot",
    "hoopoe": "Hoopoe",
    "chick": "Chick",
}
tr = context(BIRDS_CONTEXT)


def bird_name(bird: str) -> str:
    """Return what a bird is called."""
    return tr(BIRDS[bird])


def bird_names() -> Mapping[str, str]:
    """Return what every bird is called."""
    return {bird: bird_name(bird) for bird in BIRDS}
