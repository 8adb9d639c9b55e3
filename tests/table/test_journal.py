"""Entries, journals that fail, and journals that cannot be read."""

from __future__ import annotations

import pytest

from rook13.table import commands as c
from rook13.table.config import TableConfig
from rook13.table.facts import TableClosed, TableOpened
from rook13.table.game_facts import GameStarted
from rook13.table.journal import JournalEntry, RestoreError, restored
from rook13.table.outcome import Refusal, Rejected
from rook13.table.table import RETRY_SECONDS, Table
from tests.table.desk import Desk, Pages, dealt, seated


def test_what_the_journal_does_not_keep_has_not_happened() -> None:
    desk = dealt(4)
    name = desk.player()
    assert name is not None
    desk.journal.fails = True
    view = desk.view(name)
    assert desk.refused(name, desk.act(desk.choose())) is Refusal.JOURNAL_FAILED
    assert desk.refused("Ann", c.Chat("hello?")) is Refusal.JOURNAL_FAILED
    outcome = desk.drop("Bea")
    assert isinstance(outcome.answer, Rejected)
    assert not outcome.changed
    seen = desk.view(name)
    assert (seen.game, seen.seats, seen.log) == (view.game, view.seats, view.log)
    desk.journal.fails = False
    desk.do(name, desk.act(desk.choose()))


def test_a_failing_journal_is_tried_again_after_a_while() -> None:
    desk = dealt(4)
    desk.drop("Bea")
    deadline = desk.now + 30
    desk.journal.fails = True
    outcome = desk.table.tick(deadline)
    assert isinstance(outcome.answer, Rejected)
    assert desk.chair("B1").bot is None
    assert desk.table.next_deadline() == deadline + RETRY_SECONDS
    assert desk.table.tick(deadline).answer is None
    desk.journal.fails = False
    assert desk.table.tick(deadline + RETRY_SECONDS).changed
    assert desk.chair("B1").bot == "normal"


def test_a_table_whose_journal_fails_is_not_opened() -> None:
    pages = Pages()
    pages.fails = True
    with pytest.raises(OSError, match="disk full"):
        Table("t", TableConfig(), None, pages, bytes, 0.0)


def test_there_is_one_entry_for_each_revision() -> None:
    desk = dealt(2)
    assert len(desk.journal.entries) == desk.table.revision


def test_entries_print_and_parse() -> None:
    desk = seated(2, TableConfig(game="fowl", options={"target": 300}, turn_clock=60))
    desk.do("Ann", c.Start())
    desk.deal()
    desk.leave("Bea")
    for text in desk.journal.entries:
        assert str(JournalEntry.parse(text, desk.state.rules)) == text


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"v":2,"facts":[]}',
        '{"v":1,"facts":[{"is":"Nothing"}]}',
        '{"v":1,"facts":[{"is":"TableOpened"}]}',
        '{"v":1,"facts":7}',
        '{"v":1,"facts":[]}',
        str(JournalEntry((TableClosed(),))),
        str(JournalEntry((TableOpened("t", TableConfig(), None), TableClosed()))),
        str(JournalEntry((TableOpened("t", TableConfig(game="whist"), None),))),
    ],
)
def test_a_journal_that_does_not_begin_as_one_is_refused(text: str) -> None:
    with pytest.raises(RestoreError) as caught:
        Table.resume(restored([text]), Pages(), bytes, 0.0)
    assert caught.value.entry == 1


def test_an_empty_journal_is_refused() -> None:
    with pytest.raises(RestoreError):
        Table.resume(restored([]), Pages(), bytes, 0.0)


def test_an_entry_that_cannot_have_happened_is_found() -> None:
    desk = Desk()
    wrong = str(JournalEntry((GameStarted("Z9", ()),)))
    with pytest.raises(RestoreError) as caught:
        Table.resume(restored([*desk.journal.entries, wrong]), Pages(), bytes, 0.0)
    assert caught.value.entry == 2
