"""Where the cards of a hand lie, so that every corner can be read at any size; no Qt here."""

from __future__ import annotations

from dataclasses import dataclass

from rook13.ui.art.card_art import CardArt
from rook13.ui.art.card_styles import Face

CORNER: dict[Face, float] = {Face.CLASSIC: 0.31, Face.LARGE: 0.6}
"""How much of a card's width its index takes, which the next card may not cover."""
LIFT = 0.1
"""How much higher than the lowest the highest cards lie, as a share of the height."""
MARGIN = 0.03
SPACE = 0.06
"""The gap between cards where there is room, as a share of a card's width."""


@dataclass(frozen=True, slots=True)
class Fan:
    """Sizes and places of a row of cards."""

    count: int
    card_width: int
    card_height: int
    left: float
    step: float
    top: float
    lift: float

    def x(self, place: float) -> int:
        """Return the left edge of a card; between two places for a gap."""
        return round(self.left + place * self.step)

    def y(self, height: float) -> int:
        """Return the top edge of a card that is lifted: 0 is lowered, 1 is raised."""
        return round(self.top + (1 - height) * self.lift)

    def place_at(self, x: float) -> int:
        """Return the place where a card that is dropped with its left edge here belongs."""
        place = round((x - self.left) / self.step) if self.step else 0
        return max(0, min(self.count - 1, place))


def spread(count: int, width: int, height: int, face: Face, capacity: int = 0) -> Fan:
    """Return a row of cards, centred and as large as `capacity` cards of this size can be."""
    margin = max(4.0, height * MARGIN)
    lift = height * LIFT
    room = max(1.0, width - 2 * margin)
    by_height = (height - lift - 2 * margin) / CardArt.height(1)
    by_width = room / (1 + CORNER[face] * max(0, max(count, capacity) - 1))
    card = max(1, int(min(by_height, by_width)))
    step = min(card * (1 + SPACE), (room - card) / (count - 1)) if count > 1 else 0.0
    used = card + step * max(0, count - 1)
    tall = round(CardArt.height(card))
    spare = max(0.0, height - lift - tall) / 2
    return Fan(count, card, tall, (width - used) / 2, step, spare, lift)
