"""A table can go on with the record of a game, as one person against bots."""

from __future__ import annotations

from rook13.engine.record import Record, load_record, replay
from rook13.engine.rules import RULESETS
from rook13.net.host.journals import NoJournal
from rook13.table import commands as c
from rook13.table.config import Person
from rook13.table.journal import from_record
from rook13.table.outcome import Accepted
from rook13.table.state import TableStage
from rook13.table.table import Table

ANN = Person("a1" * 32, "Ann")
LEVELS = ("normal",) * 4


def table_of(record: Record, seat: str) -> Table:
    found = from_record("t", record, ANN, seat, LEVELS)
    return Table.resume(found, NoJournal(), lambda size: bytes(size), 0.0)


def record(actions: tuple[str, ...]) -> Record:
    names = '["Ann", "Bot Wren", "Bot Finch", "Bot Robin"]'
    listed = ", ".join(f'"{action}"' for action in actions)
    return load_record(
        f'{{"format": "rook13-record/1", "game": "{RULESETS[0].id}", "seats": {names},'
        f' "first_dealer": "B2", "hands": [{{"deal": {{"seed": "{"5" * 64}"}},'
        f' "actions": [{listed}]}}]}}'
    )


def test_the_game_goes_on_where_the_record_ends() -> None:
    left = record(("A1 bid 65", "B1 pass", "A2 pass"))
    table = table_of(left, "A1")
    table.join(ANN, 0.0)
    assert table.state.game == replay(left)
    assert table.state.stage is TableStage.ACTIVE
    assert [chair.bot for chair in table.state.chairs] == [None, "normal", "normal", "normal"]
    assert table.record() == left


def test_what_was_done_before_can_be_taken_back() -> None:
    table = table_of(record(("A1 bid 65", "B1 pass", "A2 pass")), "A1")
    table.join(ANN, 0.0)
    outcome = table.handle(ANN.key, 1, table.revision, c.AskUndo(), 0.0)
    assert isinstance(outcome.answer, Accepted)
    assert table.record() == record(())


def test_a_new_game_is_a_record_without_hands() -> None:
    left = record(())
    fresh = Record(left.game, left.options, left.seats, left.first_dealer)
    table = table_of(fresh, "A1")
    table.join(ANN, 0.0)
    assert table.state.deal is not None
    assert table.state.deal.closed
