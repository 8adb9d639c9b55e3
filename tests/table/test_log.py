"""The log that comes with a view."""

from __future__ import annotations

import msgspec

from rook13.protocol.vocabulary import WireTableView, read_view, write_view
from rook13.table import commands as c
from rook13.table.config import TableConfig
from rook13.table.facts import ConfigChanged
from rook13.table.game_facts import GameEvent
from tests.table.desk import Desk, dealt


def events(desk: Desk) -> list[GameEvent]:
    facts = [entry.fact for entry in desk.view("Bea").log]
    return [fact for fact in facts if isinstance(fact, GameEvent)]


def test_events_of_a_game_with_another_set_up_are_left_out() -> None:
    desk = dealt(2)
    desk.do("Ann", c.EndGame(), c.NextGame())
    assert events(desk)
    desk.do("Ann", c.Configure(TableConfig(game="elemental", players=6)))
    assert not events(desk)
    view = desk.view("Bea")
    assert any(isinstance(entry.fact, ConfigChanged) for entry in view.log)
    wire = msgspec.json.decode(msgspec.json.encode(write_view(view)), type=WireTableView)
    assert read_view(wire).log == view.log
    desk.do("Bea", c.Ready(True))
    desk.do("Ann", c.Start())
    desk.deal()
    assert {type(fact.event).__name__ for fact in events(desk)} >= {"CardsDealt"}
