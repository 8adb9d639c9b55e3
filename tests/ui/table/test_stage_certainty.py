"""What is said to be certain comes true, whatever is played."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rook13.engine.rules import make_rules
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView, TrickView
from rook13.ui.table.stage.certainty import (
    bid_decided,
    decided,
    own_bid_decided,
    side_tricks,
    tricks_left,
)
from tests.ui.scenes import Moment, in_phase

TEAM_GAMES = [
    ("rook13", {}),
    ("rook13", {"most_tricks_bonus": 0}),
    ("rook", {"nest_points": "declarer"}),
    ("rook", {"nest_points": "nobody", "most_tricks_bonus": 20}),
    ("fowl", {}),
    ("five_hundred", {}),
]


@pytest.mark.parametrize(("game", "options"), TEAM_GAMES)
def test_what_is_certain_comes_true(game: str, options: dict[str, Any]) -> None:
    moment = Moment(game, options, seed=game)
    said: dict[int, bool] = {}
    for _ in range(500):
        moment.step()
        view = moment.view
        verdict = decided(view)
        if verdict is not None:
            assert said.setdefault(view.number, verdict) == verdict
        if view.phase is Phase.GAME_OVER:
            break
    results = {result.number: result.made for result in moment.view.results}
    assert said
    for number, verdict in said.items():
        assert results.get(number, verdict) == verdict


def playing(game: str = "rook13", **options: Any) -> PlayerView:
    return Moment(game, options).until(in_phase(Phase.PLAY)).view


def with_points(view: PlayerView, declarers: int, others: int, bid: int) -> PlayerView:
    assert view.declarer is not None
    assert view.contract is not None
    side = view.rules.side_of[view.declarer.index]
    points = [others, others]
    points[side] = declarers
    contract = replace(view.contract, value=bid)
    return replace(view, points=tuple(points), contract=contract)


def test_a_bid_is_made_once_the_points_are_there() -> None:
    view = playing()
    assert decided(with_points(view, 65, 0, 65)) is True
    assert decided(with_points(view, 60, 0, 65)) is None


def test_a_bid_is_lost_once_too_little_is_left() -> None:
    view = playing()
    # 100 counters and the 20 for most tricks: 40 with the others leave 80 to be had.
    assert decided(with_points(view, 0, 40, 80)) is None
    assert decided(with_points(view, 0, 40, 85)) is False


def test_a_majority_of_tricks_counts_before_the_end() -> None:
    view = playing()
    assert view.declarer is not None
    seats = [replace(seat, tricks=5 if seat.seat == view.declarer else 0) for seat in view.seats]
    tricks = (*view.tricks, *([TrickView((), None, view.declarer, 0)] * 5))
    rich = replace(view, seats=tuple(seats), tricks=tricks)
    assert decided(with_points(rich, 60, 0, 80)) is True


def test_a_misere_is_lost_with_its_first_trick() -> None:
    view = Moment("five_hundred").until(in_phase(Phase.PLAY)).view
    assert view.contract is not None
    seats = [replace(seat, tricks=0) for seat in view.seats]
    misere = replace(view, seats=tuple(seats), contract=replace(view.contract, misere=True))
    assert decided(misere) is None
    assert view.declarer is not None
    seats[view.declarer.index] = replace(seats[view.declarer.index], tricks=1)
    assert decided(replace(misere, seats=tuple(seats))) is False


def test_nothing_is_certain_where_a_renege_may_come_out() -> None:
    view = replace(playing(), rules=make_rules("rook13", {"enforcement": "free_play"}))
    assert decided(with_points(view, 65, 0, 65)) is None


def test_nothing_is_certain_before_the_play() -> None:
    assert decided(Moment().until(in_phase(Phase.AUCTION)).view) is None


def test_an_exact_bid_is_missed_with_a_trick_too_many_or_too_few_left() -> None:
    moment = Moment("elemental", players=3)
    missed = False
    for _ in range(400):
        moment.step()
        view = moment.view
        if view.phase is not Phase.PLAY:
            continue
        for shown in view.seats:
            assert shown.call is not None
            out = not shown.tricks <= shown.call.tricks <= shown.tricks + tricks_left(view)
            assert (bid_decided(view, shown.seat) is False) == out
            missed = missed or out
        assert view.seat is not None
        assert own_bid_decided(view) == bid_decided(view, view.seat)
        assert decided(view) is None
    assert missed


def test_tricks_are_counted_by_side() -> None:
    moment = Moment("five_hundred").until(lambda view: len(view.tricks) == 6)
    assert sum(side_tricks(moment.view)) == 6
    assert tricks_left(moment.view) == 4


def test_a_spectator_has_no_bid_of_their_own() -> None:
    moment = Moment("elemental", players=3).until(lambda view: view.phase is Phase.PLAY)
    assert own_bid_decided(replace(moment.view, seat=None)) is None
