"""Example deals of Five Hundred that several tests share, and how to get to the first lead."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rook13.engine.state import Phase
from tests.engine.trick_sheet import TrickSheet

# What the bids are worth, and the suits of the columns.
VALUES = {
    6: (40, 60, 80, 100, 120),
    7: (140, 160, 180, 200, 220),
    8: (240, 260, 280, 300, 320),
    9: (340, 360, 380, 400, 420),
    10: (440, 460, 480, 500, 520),
}
COLUMNS = {"clubs_low": ("C", "D", "H", "S", "NT"), "spades_low": ("S", "C", "D", "H", "NT")}

# Everybody has one suit: naming one's own takes every trick with the partner's help,
# and in No Trump the leader takes every trick until the Joker falls.
FOUR_SUITS = (
    "5C 6C 7C 8C 9C 10C JC QC KC AC",
    "5D 6D 7D 8D 9D 10D JD QD KD AD",
    "5S 6S 7S 8S 9S 10S JS QS KS AS",
    "5H 6H 7H 8H 9H 10H JH QH KH AH",
    "4D 4H JO",
)

# The same with the Joker dealt to A1.
JOKER_WITH_A1 = ("JO 6C 7C 8C 9C 10C JC QC KC AC", *FOUR_SUITS[1:4], "5C 4D 4H")

# With hearts as trump A1 has the right bower, B1 the left one and A2 the Joker.
BOWERS = (
    "JH AH KH 10H 9H AD KD QD AC AS",
    "JD 8H 7H 4D 5D 6D KC QC KS QS",
    "JO 6H 5H 7D 8D 9D JC 10C JS 10S",
    "QH 4H 10D 9C 8C 7C 6C 9S 8S 7S",
    "5C 5S 6S",
)

# A1 has no heart and finds the Joker with two spades; the others have cards of every suit.
JOKER_IN_KITTY = (
    "AC KC QC JC 10C 9C AD KD QD JD",
    "8C 7C 10D 9D 8D AH KH QH AS KS",
    "6C 5C 7D 6D 5D JH 10H 9H QS JS",
    "4D 8H 7H 6H 5H 4H 10S 9S 8S 7S",
    "JO 6S 5S",
)


def bid_values(order: str = "clubs_low") -> dict[str, int]:
    """Return the value of every bid, lowest first."""
    return {
        f"{tricks}{suit}": value
        for tricks, values in VALUES.items()
        for suit, value in zip(COLUMNS[order], values, strict=True)
    }


def calls(names: Iterable[str]) -> list[str]:
    """Return what a player may do in the auction who may make these bids."""
    return [*(f"bid {name}" for name in names), "pass"]


def dealt(
    hands: Sequence[str] = FOUR_SUITS,
    options: Mapping[str, object] | None = None,
    *,
    dealer: str = "B2",
    totals: Sequence[int] | None = None,
) -> TrickSheet:
    """Return a game of Five Hundred in which the first hand has been dealt."""
    sheet = TrickSheet("five_hundred", options, dealer=dealer, totals=totals)
    deal(sheet, hands)
    return sheet


def deal(sheet: TrickSheet, hands: Sequence[str] = FOUR_SUITS) -> None:
    """Deal one of the hands above."""
    *players, kitty = hands
    sheet.deal(*players, kitty=kitty)


def bid_by(sheet: TrickSheet, declarer: str, bid: str) -> None:
    """Let one player bid and all others pass."""
    has_bid = False
    while sheet.phase is Phase.AUCTION:
        bids = sheet.turn == declarer and not has_bid
        has_bid = has_bid or bids
        sheet.play(f"{sheet.turn} bid {bid}" if bids else f"{sheet.turn} pass")


def declared(
    bid: str,
    hands: Sequence[str] = FOUR_SUITS,
    options: Mapping[str, object] | None = None,
    *,
    by: str = "A1",
    dealer: str = "B2",
    down: str = "4D 4H JO",
    totals: Sequence[int] | None = None,
) -> TrickSheet:
    """Return a hand in which one player has bid and discarded and the first card is due."""
    sheet = dealt(hands, options, dealer=dealer, totals=totals)
    bid_by(sheet, by, bid)
    sheet.play(f"{by} down {down}")
    return sheet


def no_trump_taking(
    tricks: int,
    bid: str = "6NT",
    options: Mapping[str, object] | None = None,
    *,
    totals: Sequence[int] | None = None,
) -> TrickSheet:
    """Return a finished hand in which A1 has bid, B1 has led, and A1 has taken so many tricks."""
    down = "4D 4H 5C" if tricks else "4D 4H JO"
    sheet = declared(bid, options=options, dealer="A1", down=down, totals=totals)
    take_with_the_joker(sheet, tricks)
    return sheet


def passed_out_taking(tricks: int, *, totals: Sequence[int] | None = None) -> TrickSheet:
    """Return a finished hand that nobody bid on, in which A1 has taken so many tricks."""
    sheet = dealt(JOKER_WITH_A1, {"pass_out": "misere"}, dealer="A1", totals=totals)
    sheet.play("B1 pass, A2 pass, B2 pass, A1 pass")
    take_with_the_joker(sheet, tricks)
    return sheet


def take_with_the_joker(sheet: TrickSheet, tricks: int) -> None:
    """Let B1 run the diamonds until A1 plays the Joker and runs the clubs."""
    sheet.first_cards(10 - tricks)
    if tricks:
        for seat in ("B1", "A2", "B2"):
            sheet.play(f"{seat} {sheet.cards(seat)[0]}")
        sheet.play("A1 JO")
    if tricks > 1:
        sheet.play("A1 claim")
