"""Forecasts are held against what comes of them."""

from __future__ import annotations

import pytest

from rook13.bots.advice import Advised
from rook13.bots.forecast import Aim, Forecast
from rook13.engine.actions import Bid, Pass
from rook13.engine.rules import make_rules
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from tools import reliability
from tools.reliability import chances, hint, main, rows


def test_forecasts_are_counted_by_their_chances() -> None:
    assert list(rows([(0.1, False), (0.5, True), (0.5, False), (1.0, True)])) == [
        "      1 times: expected 10%, came true 0%",
        "      2 times: expected 50%, came true 50%",
        "      1 times: expected 100%, came true 100%",
    ]


@pytest.mark.parametrize(
    ("game", "phase"),
    [("rook13", Phase.EXCHANGE), ("five_hundred", Phase.PLAY), ("elemental", Phase.AUCTION)],
)
def test_hints_are_followed_to_the_end_of_the_hand(game: str, phase: Phase) -> None:
    rules = make_rules(game)
    told = [hint(rules, phase, "test", number) for number in range(3)]
    assert told == [hint(rules, phase, "test", number) for number in range(3)]
    assert any(told)
    assert all(0 <= each[0] <= 1 for each in told if each is not None)


def test_a_bid_that_a_hint_advises_against_is_made_to_see_what_comes_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def never(view: PlayerView, *_: object) -> Advised:
        passing = next(action for action in view.legal if isinstance(action, Pass))
        bid = [action for action in view.legal if isinstance(action, Bid)][-1]
        return Advised(passing, Forecast(Aim.WOULD, 0.01, None, bid.call))

    monkeypatch.setattr(reliability, "advise", never)
    rules = make_rules("rook13")
    found = [hint(rules, Phase.AUCTION, "top", number) for number in range(4)]
    assert found.count((0.01, False)) >= 2


def test_before_the_last_hand_each_side_has_a_chance_and_one_wins() -> None:
    rules = make_rules("rook13", {"target": 100})
    for number in range(4):
        said = list(chances(rules, "match", number))
        for (one, won), (other, lost) in zip(said[::2], said[1::2], strict=True):
            assert one + other == pytest.approx(1)
            assert won is not lost


def test_the_tool_has_a_table_for_every_kind_of_forecast(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["elemental", "--hands", "6"])
    printed = capsys.readouterr().out
    assert "hints, auction: expected" in printed
    assert "hints, play: expected" in printed
    assert "match" not in printed
    main(["fowl", "--hands", "0", "--matches", "3"])
    assert "who wins the match: expected" in capsys.readouterr().out
