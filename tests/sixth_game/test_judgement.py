"""Hints and reviews of a game that the program does not know."""

import json
from pathlib import Path

import pytest

from rook13.bots.advice import advise
from rook13.bots.search_setup import Budget
from rook13.engine.actions import Bid, Play
from rook13.engine.record import dump_record
from rook13.wording.advice import reason_text
from tests.analysis.hands import played
from tests.bots.positions import position, seen
from tests.cli.conftest import Run
from tests.cli.test_review import quick
from tests.sixth_game.spades import Spades

__all__ = ["quick"]

TOP_SPADES = "AS KS QS JS 10S AC KC AH 2D 3D 4D 5D 6D"
OTHERS = (
    "9S 8S 7S QC JC 10C KH QH JH AD KD QD JD",
    "6S 5S 4S 9C 8C 7C 10H 9H 8H 10D 9D 8D 7D",
    "3S 2S 6C 5C 4C 3C 2C 7H 6H 5H 4H 3H 2H",
)


def test_a_hint_bids_what_the_top_cards_take() -> None:
    view = seen(position("spades", (TOP_SPADES, *OTHERS), "", ""))
    found = advise(view, b"seed", Budget(1_500), Budget(3_000))
    assert isinstance(found.action, Bid)
    assert 6 <= found.action.call.tricks <= 9
    assert str(reason_text(found.forecast, view, found.action))


def test_a_hint_plays_a_legal_card_and_says_why() -> None:
    bids = "A1 bid 8, B1 bid 2, A2 bid 1, B2 bid 1, A1 AC, B1 10C, A2 7C"
    view = seen(position("spades", (TOP_SPADES, *OTHERS), "", bids))
    found = advise(view, b"seed", Budget(1_500), Budget(3_000))
    assert isinstance(found.action, Play)
    assert found.action.card.name in ("6C", "5C", "4C", "3C", "2C")
    assert str(reason_text(found.forecast, view, found.action))


@pytest.mark.parametrize("style", ["", "--json"])
def test_a_review_prices_every_card(run: Run, tmp_path: Path, style: str) -> None:
    path = tmp_path / "game.json"
    path.write_text(dump_record(played(Spades(), 3)), encoding="utf-8")
    done = run(f"review {path} {style}")
    assert (done.status, done.err) == (0, "")
    if style:
        (hand,) = json.loads(done.out)["hands"]
        cards = [d for d in hand["decisions"] if d["kind"] == "card"]
        assert cards
        assert all(d["cost"] >= 0 for d in cards)
        assert hand["unit"] == "tricks"
    else:
        assert "Hand 1" in done.out
