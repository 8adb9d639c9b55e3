"""Moments in between are the table's own, as far as events tell."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rook13.engine import events as ev
from rook13.engine.view import PlayerView
from rook13.ui.table.stage.between import after
from tests.ui.scenes import Moment

GAMES = [
    ("rook13", {}, 4),
    ("rook", {"ones": "high_15"}, 4),
    ("fowl", {}, 4),
    ("five_hundred", {"misere": True, "open_misere": True}, 4),
    ("elemental", {}, 3),
    ("elemental", {"bids": "hidden"}, 6),
]


def told(view: PlayerView) -> PlayerView:
    """Leave out what no event tells: whose turn it is, and what may be done."""
    return replace(view, turn=None, legal=())


@pytest.mark.parametrize(("game", "options", "players"), GAMES)
def test_cards_and_tricks_lead_to_the_view_of_the_table(
    game: str, options: dict[str, Any], players: int
) -> None:
    moment = Moment(game, options, players)
    played = 0
    for _ in range(250):
        before = moment.view
        events = moment.step()
        goes_on = not any(isinstance(event, ev.HandScored) for event in events)
        if isinstance(events[0], ev.CardPlayed) and goes_on:
            view = before
            for event in events:
                view = after(view, event)
            assert told(view) == told(moment.view)
            played += 1
        if isinstance(events[-1], ev.GameWon):
            break
    assert played > 20


def test_every_event_leaves_a_view_in_which_nobody_is_to_move() -> None:
    moment = Moment("five_hundred", {"misere": True})
    for _ in range(120):
        before = moment.view
        for event in moment.step():
            before = after(before, event)
            assert before.turn is None
            assert before.legal == ()


def test_bids_and_passes_are_seen_on_their_seats() -> None:
    moment = Moment().until(lambda view: bool(view.calls))
    before = moment.view
    for _ in range(3):
        events = moment.step()
        for event in events:
            before = after(before, event)
        assert before.calls == moment.view.calls
        assert [s.call for s in before.seats] == [s.call for s in moment.view.seats]
        assert [s.passed for s in before.seats] == [s.passed for s in moment.view.seats]


def test_a_new_deal_clears_the_table_and_brings_the_hand() -> None:
    moment = Moment().until(lambda view: bool(view.results))
    view = moment.view
    events = moment.step()
    for event in events:
        view = after(view, event)
    assert view.tricks == ()
    assert view.hand == moment.view.hand
    assert [s.cards_left for s in view.seats] == [s.cards_left for s in moment.view.seats]
