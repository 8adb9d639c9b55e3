"""Many people watch and ask for this and that, and players do not wait for them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from rook13.net.host.bot_runner import InstantBots
from rook13.net.host.scheduler import Scheduler
from rook13.net.host.table_runner import MOST_WAITING, TableRunner
from rook13.table import commands as c
from rook13.table.config import Person
from rook13.table.facts import Fact
from rook13.table.limits import MOST_WATCHING_FROM_ONE_PLACE
from rook13.table.outcome import Answer, ClosedReason, Refusal, Rejected
from rook13.table.views import TableView
from tests.table.desk import Desk, key, person

WATCHERS = 10
ASKED = 30


class Somebody:
    """A member who writes down what comes, in a list that everybody shares."""

    def __init__(self, name: str, heard: list[tuple[str, str]]) -> None:
        self.name = name
        self.heard = heard
        self.views: list[TableView] = []
        self.told: list[Fact] = []
        self.place = ""

    @property
    def person(self) -> Person:
        return person(self.name)

    def welcome(self, view: TableView) -> None:
        self.views.append(view)

    def update(self, view: TableView, facts: Sequence[Fact]) -> None:
        self.views.append(view)
        self.told += facts
        self.heard.append((self.name, "update"))

    def answer(self, answer: Answer) -> None:
        self.heard.append((self.name, "answer"))

    def let_go(self, reason: ClosedReason) -> None:
        self.heard.append((self.name, "left"))


class Gathering:
    """A table with Ann in charge, Bea at B1, and people who watch."""

    def __init__(self, owner: QObject) -> None:
        self.heard: list[tuple[str, str]] = []
        self.desk = Desk()
        self.desk.join("Bea")
        self.desk.do("Bea", c.Sit("B1"))
        self.runner = TableRunner(self.desk.table, InstantBots(), Scheduler(parent=owner), owner)
        self.ann, self.bea = self.come("Ann"), self.come("Bea")
        self.watchers = [self.come(f"Eve{number}") for number in range(WATCHERS)]
        self.ids: dict[str, int] = {}

    def come(self, name: str) -> Somebody:
        member = Somebody(name, self.heard)
        self.runner.join(member, lambda rejected: pytest.fail(str(rejected)))
        return member

    def send(self, member: Somebody, command: c.Command) -> None:
        self.ids[member.name] = number = self.ids.get(member.name, 10) + 1
        self.runner.handle(member, number, self.desk.table.revision, command)

    def is_quiet(self) -> bool:
        return not self.runner._news and not self.runner._asked


@pytest.fixture
def table(owner: QObject, qtbot: QtBot) -> Gathering:
    made = Gathering(owner)
    qtbot.waitUntil(made.is_quiet)
    made.heard.clear()
    return made


def test_a_player_is_answered_before_all_that_onlookers_ask(table: Gathering, qtbot: QtBot) -> None:
    for _ in range(ASKED):
        for watcher in table.watchers:
            table.runner.snapshot(watcher)
    table.send(table.bea, c.Ready(True))
    assert table.heard == [("Ann", "update"), ("Bea", "update"), ("Bea", "answer")]
    qtbot.waitUntil(table.is_quiet)
    assert len(table.heard) >= 3 + WATCHERS * ASKED


def test_who_cannot_be_told_keeps_nobody_else_waiting(
    table: Gathering, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(view: TableView, facts: Sequence[Fact]) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(table.ann, "update", fail)
    with qtbot.captureExceptions() as reported:
        table.send(table.bea, c.Ready(True))
    assert [str(error) for _, error, _ in reported] == ["broken"]
    assert table.heard == [("Bea", "update"), ("Bea", "answer")]


def test_a_step_that_fails_loses_none_that_follow(table: Gathering, qtbot: QtBot) -> None:
    def fail() -> None:
        table.send(table.bea, c.Ready(True))
        raise RuntimeError("broken")

    with pytest.raises(RuntimeError, match="broken"):
        table.runner._do(fail)
    qtbot.waitUntil(lambda: ("Bea", "answer") in table.heard)


def test_between_two_onlookers_a_player_has_a_turn(table: Gathering, qtbot: QtBot) -> None:
    for watcher in table.watchers:
        for _ in range(ASKED):
            table.runner.snapshot(watcher)
    table.runner._on_later()
    assert len(table.heard) == 1
    table.runner._on_later()
    # Everybody in turn, too.
    assert len({name for name, _ in table.heard}) == 2


def test_onlookers_get_all_facts_and_the_last_view(table: Gathering, qtbot: QtBot) -> None:
    for ready in (True, False, True):
        table.send(table.bea, c.Ready(ready))
    assert {name for name, _ in table.heard} == {"Ann", "Bea"}
    qtbot.waitUntil(table.is_quiet)
    for watcher in table.watchers:
        assert table.heard.count((watcher.name, "update")) == 1
        assert [type(fact).__name__ for fact in watcher.told[-3:]] == ["ReadyChanged"] * 3
        assert watcher.views[-1].revision == table.desk.table.revision
        assert watcher.views[-1].seats[1].ready


def test_a_mute_is_told_to_nobody_else(table: Gathering, qtbot: QtBot) -> None:
    table.send(table.watchers[0], c.Mute(key("Ann"), True))
    qtbot.waitUntil(table.is_quiet)
    assert table.heard == [("Eve0", "update"), ("Eve0", "answer")]
    assert table.watchers[0].views[-1].muted == (key("Ann"),)


def test_commands_of_an_onlooker_stay_in_order_when_they_sit_down(
    table: Gathering, qtbot: QtBot
) -> None:
    eve = table.watchers[0]
    table.send(eve, c.Sit("A2"))
    table.send(eve, c.Ready(True))
    qtbot.waitUntil(table.is_quiet)
    table.send(eve, c.Stand())
    assert eve.views[-1].own_seat is None
    assert table.heard.count(("Eve0", "answer")) == 3


def test_who_asks_without_end_fills_no_memory(table: Gathering) -> None:
    for _ in range(2 * MOST_WAITING):
        table.runner.snapshot(table.watchers[0])
    assert len(table.runner._asked[key("Eve0")]) == MOST_WAITING


def test_who_has_gone_is_served_no_more(table: Gathering, qtbot: QtBot) -> None:
    table.runner.snapshot(table.watchers[0])
    table.runner.lose(table.watchers[0])
    qtbot.waitUntil(table.is_quiet)
    assert not [name for name, _ in table.heard if name == "Eve0"]


def test_one_place_does_not_fill_a_table_with_onlookers() -> None:
    desk = Desk()
    answers = [
        desk.table.join(person(f"Eve{number}"), desk.now, "10.0.0.7").answer
        for number in range(MOST_WATCHING_FROM_ONE_PLACE + 1)
    ]
    assert not any(isinstance(answer, Rejected) for answer in answers[:-1])
    assert isinstance(answers[-1], Rejected)
    assert answers[-1].refusal is Refusal.TABLE_FULL
    assert not isinstance(desk.table.join(person("Fay"), desk.now, "10.0.0.8").answer, Rejected)
