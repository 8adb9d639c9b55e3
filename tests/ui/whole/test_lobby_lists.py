"""What the lobby lists is what there is: real tables with their rules, and games that wait."""

from __future__ import annotations

import pytest

from rook13.engine.options import OptionValue
from rook13.net.ads import FoundTable
from rook13.net.lobby import ad
from rook13.table.config import TableConfig
from rook13.ui.lobby.line_list import Line
from tests.ui.whole.home import Home


def games(home: Home) -> tuple[Line, ...]:
    return home.lobby.games.list.lines.lines


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({}, "usual rules"),
        ({"target": 300}, "1 house rule"),
        ({"target": 300, "first_lead": "declarer"}, "2 house rules"),
    ],
)
def test_a_table_says_whether_its_rules_are_the_usual_ones(
    home: Home, options: dict[str, OptionValue], words: str
) -> None:
    home.guest()
    config = TableConfig(name="Kitchen", options=options)
    service = home.program.services.tables.hosting
    runner = service.open_table(config, home.program.navigator.person)
    home.lan.found = [FoundTable("k", ad(runner.table.state), ())]
    home.lan.changed.emit()
    (line,) = home.lobby.tables.list.lines.lines
    assert line.detail == f"Rook13 · {words} · waiting for players · just now"


def test_games_that_wait_are_listed_with_their_age_and_the_newest_first(home: Home) -> None:
    home.guest()
    for _ in range(2):
        home.sit_down()
        home.program.navigator._on_session_ended("")
    assert [line.note for line in games(home)] == ["just now", "just now"]
    older, newer = home.program.services.tables.unfinished(home.program.navigator.person.key)
    assert older.opened < newer.opened
    keys = [f"resumable:{each.table_id}" for each in (newer, older)]
    assert [line.key for line in games(home)] == keys
    assert [line.detail for line in games(home)] == ["Alone against bots, hand 1"] * 2
