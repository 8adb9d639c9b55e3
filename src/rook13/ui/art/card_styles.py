"""What cards can be chosen to look like."""

from __future__ import annotations

from enum import Enum

BACKS = ("plumage", "lattice", "night")


class Face(Enum):
    """The styles that faces come in."""

    CLASSIC = "classic"
    LARGE = "large"
