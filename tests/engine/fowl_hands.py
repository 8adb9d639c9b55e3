"""Example deals of Fowl that several tests share, and how to get to the first lead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.engine.trick_sheet import TrickSheet, colours

# Everybody has one colour, A1 finds the Fowl.
FOUR_COLOURS = ("P1-14", "V1-14", "B1-14", "Y1-14", "FW")

# A1 and B2 share the pinks, A1 and B1 the yellows, A1 finds the Fowl.
HALVES = ("P1,9-14 Y2-8", "V2-8 Y1,9-14", "V1,9-14 B2-8", "P2-8 B1,9-14", "FW")

# The same with the Fowl among B2's pinks, or among B1's violets.
FOWL_WITH_B2 = ("P1,9-14 Y2-8", "V2-8 Y1,9-14", "V1,9-14 B2-8", "P3-8 B1,9-14 FW", "P2")
FOWL_WITH_B1 = ("P1,9-14 Y2-8", "V3-8 Y1,9-14 FW", "V1,9-14 B2-8", "P2-8 B1,9-14", "V2")

# A1 has twelve counters of three colours and two of the fourth, and finds the Fowl.
FIFTEEN_COUNTERS = (
    "P1,5,10,14 V1,5,10,14 B1,5,10,14 Y1,5",
    "P2-4,6-9,11-13 Y2-4,10",
    "V2-4,6-9,11-13 Y6-8,14",
    "B2-4,6-9,11-13 Y9,11-13",
    "FW",
)

# How HALVES goes when A1 has laid Y2 aside, named pink, and draws the trumps: 70 + 20 to 110.
EIGHT_TO_SIX = """
A1 P1 V2 B2 P2 > A1
A1 P14 V3 B3 P3 > A1
A1 P13 V4 B4 P4 > A1
A1 P12 V5 B5 P5 > A1
A1 P11 V6 B6 P6 > A1
A1 P10 V7 B7 P7 > A1
A1 P9 V8 B8 P8 > A1
A1 FW Y9 V9 B9 > A1
A1 Y3 Y10 V10 B10 > B1
B1 Y11 V11 B11 Y4 > B1
B1 Y12 V12 B12 Y5 > B1
B1 Y13 V13 B13 Y6 > B1
B1 Y14 V14 B14 Y7 > B1
B1 Y1 V1 B1 Y8 > B1
"""

# The same when A1 gives the Fowl away first: 50 to 130.
SEVEN_ALL = """
A1 FW V2 B2 P2 > B2
B2 B9 P9 V3 B3 > A1
A1 P1 V4 B4 P3 > A1
A1 P14 V5 B5 P4 > A1
A1 P13 V6 B6 P5 > A1
A1 P12 V7 B7 P6 > A1
A1 P11 V8 B8 P7 > A1
A1 P10 Y9 V9 P8 > A1
A1 Y3 Y10 V10 B10 > B1
B1 Y11 V11 B11 Y4 > B1
B1 Y12 V12 B12 Y5 > B1
B1 Y13 V13 B13 Y6 > B1
B1 Y14 V14 B14 Y7 > B1
B1 Y1 V1 B1 Y8 > B1
"""


def dealt(
    hands: Sequence[str] = HALVES,
    options: Mapping[str, object] | None = None,
    *,
    dealer: str = "B2",
    totals: Sequence[int] | None = None,
) -> TrickSheet:
    """Return a game of Fowl in which the first hand has been dealt."""
    sheet = TrickSheet("fowl", options, dealer=dealer, totals=totals)
    deal(sheet, hands)
    return sheet


def deal(sheet: TrickSheet, hands: Sequence[str] = HALVES) -> None:
    """Deal one of the hands above."""
    *players, centre = map(colours, hands)
    sheet.deal(*players, kitty=centre)


def led_by_a1(
    hands: Sequence[str] = HALVES,
    options: Mapping[str, object] | None = None,
    *,
    bid: int = 70,
    down: str = "Y2",
    trump: str = "P",
    totals: Sequence[int] | None = None,
) -> TrickSheet:
    """Return a hand in which A1 has won the auction and is about to lead."""
    sheet = dealt(hands, options, totals=totals)
    sheet.play(f"A1 bid {bid}")
    if bid < 200:
        sheet.play("B1 pass, A2 pass, B2 pass")
    sheet.play(f"A1 down {down}, A1 trump {trump}")
    return sheet
