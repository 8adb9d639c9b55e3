"""Short games whose figures can be counted by hand, and somebody's database of them."""

from __future__ import annotations

from typing import Any

from rook13.engine.record import DealRecord, HandRecord, Record
from rook13.storage.database import Database
from rook13.storage.games import Participant, PastGame, PastGames

ANN, BEA, CAL = "aa" * 32, "bb" * 32, "cc" * 32
NAMES = ("Ann", "Wren", "Cal", "Finch")
DEAL = DealRecord(
    hands=(
        "R14 R13 R12 R11 R10 R9 R8 R7 Y14",
        "Y5 Y6 Y7 Y8 Y9 B5 B6 B7 B10",
        "Y10 Y11 G5 G6 G7 G8 G9 G10 G11",
        "Y12 B8 B9 B11 B12 B13 G12 G13 B14",
    ),
    kitty="R5 R6 Y13 G14",
)
ASIDE = "R5 R6 Y13 G14"
ALL_FOR_A = HandRecord(DEAL, ("A1 bid 120", f"A1 down {ASIDE}", "A1 trump R", "A1 claim"))
"""A1 bids the highest there is, and takes all 120 points."""
CHEAP_FOR_A = HandRecord(
    DEAL,
    (
        *("A1 bid 65", "B1 pass", "A2 pass", "B2 pass"),
        *(f"A1 down {ASIDE}", "A1 trump R", "A1 claim"),
    ),
)
"""A1 bids 65 and takes everything."""
SET_FOR_B = HandRecord(
    DEAL,
    (
        *("A1 pass", "B1 bid 120", f"B1 down {ASIDE}", "B1 trump R"),
        *("B1 Y5", "A2 Y10", "B2 Y12", "A1 Y14", "A1 claim"),
    ),
)
"""B1 bids the highest there is, and takes nothing."""


def game(*hands: HandRecord, dealer: str = "B2", **options: Any) -> Record:
    """A game to 100, which one of these hands decides, or longer."""
    chosen: dict[str, Any] = {"first_lead": "declarer", "target": 100} | options
    return Record("rook13", chosen, NAMES, dealer, hands)


def table(partner: str = "", bot: str = "hard") -> tuple[Participant, ...]:
    """Ann with Cal, or with a bot, against two bots."""
    cal = Participant("Cal", CAL, "", "owl") if partner else Participant("Jay", "", bot, "jay")
    return (
        Participant("Ann", ANN, "", "robin"),
        Participant("Wren", "", bot, "wren"),
        cal,
        Participant("Finch", "", bot, "finch"),
    )


def damage(database: Database, game_id: int) -> None:
    """Flip a bit of a record, as a failing disk does."""
    (packed,) = database.read("SELECT packed FROM records WHERE game_id = ?", [game_id])[0]
    changed = bytes([*packed[:20], packed[20] ^ 4, *packed[21:]])
    with database.transaction() as connection:
        sql = "UPDATE records SET packed = ? WHERE game_id = ?"
        connection.execute(sql, [changed, game_id])


def keep(
    database: Database, record: Record, now: float, seat: str = "A1", **details: Any
) -> PastGame:
    """Add a game of Ann's."""
    details = {"participants": table()} | details
    return PastGames(database, ANN).add(record, seat, ("A",), 0, now, **details)
