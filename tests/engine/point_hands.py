"""Deals and stretches of play that the tests of Rook13 and Rook share."""

from __future__ import annotations

from typing import Literal, NamedTuple

from rook13.engine.events import Event, events_for
from tests.engine.sheet import Sheet


def spread(text: str) -> str:
    """Write ranges out: `R5-7 Y14` is `R5 R6 R7 Y14`."""
    names: list[str] = []
    for word in text.split():
        first, _, last = word.partition("-")
        colour = first[0]
        names += (
            [f"{colour}{rank}" for rank in range(int(first[1:]), int(last) + 1)] if last else [word]
        )
    return " ".join(names)


class Layout(NamedTuple):
    """A deal, with ranges: the hands of A1, B1, A2 and B2, and the kitty."""

    a1: str
    b1: str
    a2: str
    b2: str
    kitty: str

    def on(self, sheet: Sheet) -> Sheet:
        """Deal it."""
        hands = (spread(hand) for hand in (self.a1, self.b1, self.a2, self.b2))
        return sheet.deal(*hands, kitty=spread(self.kitty))


def by_column(sheet: Sheet, **columns: str) -> Sheet:
    """Play tricks that one seat leads and wins; a column a seat, in the order of play."""
    rows = zip(*(spread(cards).split() for cards in columns.values()), strict=True)
    for row in rows:
        for seat, card in zip(columns, row, strict=True):
            sheet.play(f"{seat} {card}")
    return sheet


def hand_of(sheet: Sheet, seat: str) -> str:
    """Return the cards that a seat sees in its own hand."""
    return " ".join(card.name for card in sheet.view(seat).hand)


def learnt(sheet: Sheet, seat: str | None) -> tuple[Event, ...]:
    """Return what a seat, or a spectator, learnt from the last action."""
    return events_for(sheet.events, sheet.rules.seat(seat) if seat else None)


# Rook13: everybody has one colour. Who names theirs trump and leads takes everything.
COLOURS_13 = Layout("R6-14", "Y6-14", "B6-14", "G6-14", "R5 Y5 B5 G5")

# Rook13: everybody has a bit of everything.
MIXED_13 = Layout(
    "R5 R13 R14 Y10 Y14 B7 B12 G6 G13",
    "R9 R10 Y5 Y12 Y13 B13 B14 G8 G9",
    "R6 R8 R12 Y8 Y9 B5 B10 G10 G14",
    "R7 R11 Y6 Y7 Y11 B8 B9 B11 G12",
    "B6 G5 G7 G11",
)

# Of MIXED_13 with yellow trump, declared by B1: five tricks to four.
NARROW_TRICKS = (
    "A1 R14, B1 R10, A2 R6, B2 R7",  # A 10
    "A1 R13, B1 Y5, A2 R8, B2 R11",  # B 15, trumped
    "B1 B14, A2 B5, B2 B8, A1 B7",  # B 5
    "B1 B13, A2 B10, B2 B9, A1 B12",  # B 20
    "B1 Y13, A2 Y8, B2 Y6, A1 Y14",  # A 10
    "A1 G13, B1 G8, A2 G10, B2 G12",  # A 20
    "A1 R5, B1 Y12, A2 R12, B2 Y7",  # B 5, over-trumped
    "B1 G11, A2 G14, B2 Y11, A1 G6",  # B 0, trumped
    "B2 B11, A1 Y10, B1 G9, A2 Y9",  # A 10, trumped, and the go-down
)


def narrow_hand(sheet: Sheet, bid: int) -> Sheet:
    """Let B1 declare: A takes 50 and the 5 in the go-down, B takes 45 and the most tricks."""
    MIXED_13.on(sheet)
    sheet.play(f"A1 pass, B1 bid {bid}, A2 pass, B2 pass")
    sheet.play("B1 down R9 B6 G5 G7, B1 trump Y")
    return sheet.play("\n".join(NARROW_TRICKS))


# Rook: everybody has one colour, the Rook and the 1s lie in the nest.
COLOURS = Layout("R2-14", "Y2-14", "G2-14", "B2-14", "R1 Y1 G1 B1 RK")

# Rook: the bird sits with B1, who has no red.
BIRD_WITH_B1 = Layout("R2-14", "Y2-13 RK", "G2-14", "B2-14", "R1 Y1 Y14 G1 B1")

# Rook: everybody has a bit of everything; the bird sits with B1.
MIXED = Layout(
    "R3 R8 R12 R14 Y2 Y9 Y13 G4 G7 G14 B1 B6 B11",
    "R5 R11 Y3 Y6 Y12 Y14 G2 G9 G13 B4 B8 B14 RK",
    "R1 R6 R9 R13 Y5 Y8 Y11 G3 G10 G12 B2 B9 B13",
    "R4 R7 R10 Y1 Y4 Y7 Y10 G6 G8 G11 B3 B7 B12",
    "R2 G1 G5 B5 B10",
)


def a1_declares(sheet: Sheet, bid: int, down: str, trump: str) -> Sheet:
    """Let A1, left of the dealer, bid alone, lay cards aside and name trump."""
    sheet.play(f"A1 bid {bid}, B1 pass, A2 pass, B2 pass")
    return sheet.play(f"A1 down {down}, A1 trump {trump}")


def split_hand(sheet: Sheet, bid: int, aside: Literal[20, 40]) -> Sheet:
    """Let A1 declare on COLOURS, take twelve tricks and lose the last, of 30, to B2's B14.

    With 20 points aside, which go with it, A is left with 70; with 40 aside, with 50.
    """
    COLOURS.on(sheet)
    if aside == 20:
        a1_declares(sheet, bid, "R2 R10 R14 Y1 G1", "R")
        own = "RK R11-13 R3-9 R1 B1"
    else:
        a1_declares(sheet, bid, "R10 R14 RK Y1 G1", "R")
        own = "R11-13 R2-9 R1 B1"
    return by_column(sheet, A1=own, B1="Y2-14", A2="G2-14", B2="B2-14")
