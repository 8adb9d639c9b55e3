"""What to expect of an action, as plain figures; sentences are made of them elsewhere."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rook13.engine.auction import Call


class Aim(Enum):
    """What the chance in a forecast refers to."""

    MAKE = "make"
    """Own side makes the contract."""
    SET = "set"
    """Own side sets the contract of the other."""
    WOULD = "would"
    """A bid that is better not made would be made."""
    PARTNER = "partner"
    """The partner makes the bid that is left to them."""
    EXACT = "exact"
    """This seat takes exactly the tricks that it promised."""
    FEW = "few"
    """Nobody bid, and every trick costs: there is nothing to make."""
    SURE = "sure"
    """Nothing is left to chance."""
    ONLY = "only"
    """There is nothing else to do."""
    OPEN = "open"
    """Too early for figures."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """What to expect of an action; figures that mean nothing here are missing."""

    aim: Aim = Aim.OPEN
    chance: float | None = None
    """From 0 to 1."""
    expected: float | None = None
    """Points or tricks that own side takes, or this seat's score where everybody plays alone."""
    call: Call | None = None
    """The bid that the chance is about."""
    next_chance: float | None = None
    """What the next best card achieves."""
    next_expected: float | None = None
