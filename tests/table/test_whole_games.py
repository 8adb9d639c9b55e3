"""Whole games at a table, and what a journal brings back at every moment of them."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from rook13.engine.events import CardPlayed
from rook13.engine.record import dump_record, load_record, replay
from rook13.table import commands as c
from rook13.table.config import TableConfig
from rook13.table.game_facts import GameEvent
from rook13.table.outcome import Accepted
from rook13.table.state import TableStage, TableState
from rook13.table.views import LogEntry, TableView
from tests.table.desk import Desk, dealt, key, started

pytestmark = pytest.mark.long

PLAY = re.compile(r"[A-Z][1-6] [A-Z0-9]+( [A-Z])?$")
# Seeds with which random play comes to an end soon: it can go on for hundreds of hands.
QUICK: dict[str, tuple[dict[str, int | str], int, int]] = {
    "rook13": ({"target": 100, "floor": -50}, 4, 3),
    "rook": ({"target": 200}, 4, 2),
    "fowl": ({"target": 200}, 4, 3),
    "five_hundred": ({}, 4, 5),
    "elemental": ({"rounds": "first_5"}, 3, 5),
}


def quick(game: str) -> TableConfig:
    options, players, _ = QUICK[game]
    return TableConfig(game=game, options=options, players=players)


@pytest.mark.parametrize("game", QUICK)
def test_every_game_is_played_to_its_end_and_its_record_replays(game: str) -> None:
    desk = started(2, quick(game), seed=QUICK[game][2])
    desk.play(lambda: desk.state.stage is TableStage.FINISHED or len(desk.journal.entries) > 400)
    assert desk.state.stage is TableStage.FINISHED
    record = desk.table.record()
    assert record is not None
    assert replay(load_record(dump_record(record))) == desk.state.game
    actions = [text for hand in record.hands for text in hand.actions]
    plays = [text.split()[1] for text in actions if PLAY.match(text)]
    if not any(text.endswith("claim") for text in actions):
        assert cards_in_log(desk) == plays


def cards_in_log(desk: Desk) -> list[str]:
    events = [entry.fact.event for entry in desk.table.log if isinstance(entry.fact, GameEvent)]
    return [event.card.name for event in events if isinstance(event, CardPlayed)]


def settled(view: TableView) -> TableView:
    """Leave out what a restart changes: the revision, connections, clocks, and who stood about."""
    seats = tuple(
        replace(seat, connected=False, grace_left=None, clock_left=None) for seat in view.seats
    )
    return replace(view, revision=0, seats=seats, others=(), next_hand=None, log=())


@pytest.mark.parametrize("game", QUICK)
def test_a_journal_cut_anywhere_brings_back_the_table_as_announced(game: str) -> None:
    desk = started(2, quick(game), seed=QUICK[game][2])
    desk.join("Cal")
    views: dict[int, tuple[TableState, dict[str, TableView], tuple[LogEntry, ...]]] = {}

    def remember() -> None:
        found = {name: desk.view(name) for name in ("Ann", "Bea")}
        views[desk.table.revision] = desk.state, found, desk.table.log

    desk.on_outcome = remember
    desk.play(lambda: desk.state.stage is TableStage.FINISHED)
    assert list(views) == list(range(min(views), len(desk.journal.entries) + 1))
    for length, (state, announced, log) in views.items():
        back = desk.reopen(length)
        assert replace(back.state, people=(), revision=length) == replace(state, people=())
        assert not any(presence.connected for presence in back.state.people)
        assert len(back.table.log) == len(log) + 1
        assert back.table.log[-9:-1] == log[-8:]
        for name, view in announced.items():
            assert settled(back.view(name)) == settled(view)


def play_some(desk: Desk, revisions: int) -> None:
    until = desk.table.revision + revisions
    desk.play(lambda: desk.table.revision > until or desk.state.stage is TableStage.FINISHED)


def test_a_table_killed_again_and_again_finishes_its_game() -> None:
    desk = started(2, quick("rook13"), seed=8)
    record = None
    while desk.state.stage is not TableStage.FINISHED:
        desk = desk.reopen()
        assert desk.table.record() == record or record is None
        desk.join("Bea", "Ann")
        play_some(desk, 9)
        record = desk.table.record()
    assert record is not None
    assert replay(record) == desk.state.game


def test_a_command_that_was_done_before_the_kill_is_answered_and_not_done_again() -> None:
    desk = dealt()
    name = desk.player()
    assert name is not None
    revision, text = desk.table.revision, desk.choose()
    first = desk.table.handle(key(name), 500, revision, desk.act(text), desk.now)
    back = desk.reopen()
    back.join(name)
    again = back.table.handle(key(name), 500, revision, desk.act(text), back.now)
    assert again.answer == first.answer == Accepted(500, revision + 1)
    assert not again.changed
    assert back.table.record() == desk.table.record()
    assert back.view(name).last_command == 500


def test_bots_wait_until_somebody_is_back() -> None:
    desk = started(1)
    back = desk.reopen()
    assert not back.wait(5)
    assert back.wait(3600)
    assert back.chair("A1").bot == "normal"
    assert back.phase == "dealing"
    back.join("Ann")
    assert back.chair("A1").bot is None
    back.deal()


def test_spectators_and_people_at_the_door_come_again_after_a_kill() -> None:
    desk = started(2, TableConfig(approval=False))
    desk.join("Gus")
    back = desk.reopen()
    assert [presence.person.name for presence in back.state.people] == ["Ann", "Bea"]


def test_a_closed_table_comes_back_closed_and_writes_nothing() -> None:
    desk = started(1)
    desk.do("Ann", c.CloseTable())
    back = desk.reopen()
    assert back.state.stage is TableStage.CLOSED
    assert len(back.journal.entries) == len(desk.journal.entries)
