from __future__ import annotations

from datetime import datetime

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from rook13.net.discovery.ads import FoundTable
from rook13.net.discovery.health import NetworkFact
from rook13.protocol.messages import PROTOCOL_VERSION, TableInfo
from rook13.table.config import Person
from rook13.ui.kit.line_list import LineList
from rook13.ui.screens.lobby.panels import DAY, GameRow, ago
from rook13.ui.screens.lobby.screen import LobbyScreen
from rook13.ui.screens.lobby.tables import (
    FIREWALL,
    GUEST_WIFI,
    SAME_NETWORK,
    VPN,
    Finding,
    seats_words,
)
from rook13.ui.screens.new_table.model import NewTable
from rook13.ui.translator import AppLanguage
from rook13.ui.ui_context import UiContext

LEFT = Qt.MouseButton.LeftButton
NOW = 1_000_000.0
USUAL = TableInfo("k", "Kitchen", "rook13", 4, "open", 2)
FULL = TableInfo("l", "W" * 40, "five_hundred", 4, "active", 0, True, 3)
KITCHEN, LOCKED = FoundTable("k", USUAL, ()), FoundTable("l", FULL, ())
NEWER = FoundTable("n", replace(USUAL, name="Future"), (), PROTOCOL_VERSION + 1)
SEEN = {"k": NOW - 130, "l": NOW - 7300}


@pytest.fixture
def lobby(qtbot: QtBot, ui: UiContext) -> LobbyScreen:
    screen = LobbyScreen(ui, now=lambda: NOW)
    qtbot.addWidget(screen)
    screen.header.set_person(Person("aa" * 32, "Ann", "robin"))
    screen.resize(1024, 640)
    with qtbot.waitActive(screen):
        screen.show()
    return screen


def spoken(view: LineList, row: int) -> str:
    interface = QAccessible.queryAccessibleInterface(view)
    return interface.child(row).text(QAccessible.Text.Name)


def test_play_now_is_one_click_and_says_what(qtbot: QtBot, lobby: LobbyScreen) -> None:
    assert lobby.play.detail == "Rook13 against normal bots"
    lobby.set_last_table(NewTable.usual("fowl", "expert"))
    assert lobby.play.detail == "Fowl against expert bots"
    with qtbot.waitSignal(lobby.play.clicked):
        qtbot.mouseClick(lobby.play, LEFT)
    lobby.play.setFocus()
    with qtbot.waitSignal(lobby.play.clicked):
        qtbot.keyClick(lobby.play, Qt.Key.Key_Space)


def test_tables_are_listed_with_what_matters(lobby: LobbyScreen) -> None:
    lobby.tables.show_tables([KITCHEN, LOCKED], SEEN)
    view = lobby.tables.list
    assert view.isVisible()
    first, second = view.lines.lines
    assert first.detail == "Rook13 · standard rules · waiting for players · 2 min ago"
    assert first.note == "2 of 4 free"
    assert seats_words(0, 4) == "Full"
    assert second.detail == "Five Hundred · 3 house rules · playing · 2 h ago"
    assert second.badge == "lock"
    assert spoken(view, 0).startswith("Kitchen, Rook13")
    assert spoken(view, 1).endswith("needs a password")


def test_a_table_is_joined_by_enter_or_button(qtbot: QtBot, lobby: LobbyScreen) -> None:
    lobby.tables.show_tables([KITCHEN, LOCKED], SEEN)
    view = lobby.tables.list
    assert not lobby.tables.join.isEnabled()
    view.setFocus()
    with qtbot.waitSignal(view.used, check_params_cb=lambda key: key == "k"):
        qtbot.keyClick(view, Qt.Key.Key_Return)
    qtbot.keyClick(view, Qt.Key.Key_Down)
    with qtbot.waitSignal(view.used, check_params_cb=lambda key: key == "l"):
        qtbot.mouseClick(lobby.tables.join, LEFT)


def test_a_newer_host_is_shown_with_the_reason_and_cannot_be_joined(
    qtbot: QtBot, lobby: LobbyScreen
) -> None:
    lobby.tables.show_tables([NEWER])
    view = lobby.tables.list
    view.setFocus()
    assert f"version {PROTOCOL_VERSION + 1}" in view.lines.lines[0].detail
    assert not lobby.tables.join.isEnabled()
    with qtbot.assertNotEmitted(lobby.tables.list.used):
        qtbot.keyClick(view, Qt.Key.Key_Return)


def test_an_update_keeps_selection_and_focus(lobby: LobbyScreen) -> None:
    lobby.tables.show_tables([KITCHEN, LOCKED], SEEN)
    view = lobby.tables.list
    view.setFocus()
    view.choose("l")
    lobby.tables.show_tables([NEWER, LOCKED, KITCHEN])
    assert view.current is not None
    assert view.current.key == "l"
    assert view.hasFocus()
    lobby.tables.show_tables([])
    assert lobby.tables.empty.isVisible()
    assert not lobby.tables.join.isVisible()


def test_the_empty_state_tests_what_it_can(qtbot: QtBot, lobby: LobbyScreen) -> None:
    empty = lobby.tables.empty
    assert empty.isVisible()
    qtbot.mouseClick(empty.check, LEFT)
    assert empty.progress.isVisible()
    assert not empty.check.isEnabled()
    lobby.tables.empty.show_facts(frozenset({NetworkFact.MULTICAST_NOT_HEARD, NetworkFact.NO_IPV4}))
    assert not empty.progress.isVisible()
    assert empty.check.isEnabled()
    findings = {name: check.finding for name, check in empty.checks.items()}
    assert findings == {
        SAME_NETWORK: Finding.WRONG,
        GUEST_WIFI: Finding.UNKNOWN,
        FIREWALL: Finding.WRONG,
        VPN: Finding.FINE,
    }
    assert "Multicast" in empty.checks[FIREWALL].words.text()
    lobby.tables.empty.show_facts(frozenset())
    assert "No problems found" in empty.outcome.text()


@pytest.mark.parametrize("fact", NetworkFact)
def test_every_fact_marks_something(lobby: LobbyScreen, fact: NetworkFact) -> None:
    lobby.tables.empty.show_facts(frozenset({fact}))
    checks = lobby.tables.empty.checks.values()
    assert [check.finding for check in checks].count(Finding.WRONG) == 1


def test_it_says_when_nobody_looks_for_tables(lobby: LobbyScreen, ui: UiContext) -> None:
    empty = lobby.tables.empty
    assert "show up here" in empty.intro.text()
    ui.settings.change(look_for_tables=False)
    assert "turned off" in empty.intro.text()


def test_games_are_continued_discarded_and_reviewed(qtbot: QtBot, lobby: LobbyScreen) -> None:
    games = lobby.games
    assert games.empty.isVisible()
    lobby.games.set_history([GameRow("old", "Fowl", "won 510 : 300", NOW - 7200)])
    lobby.games.set_resumable([GameRow("on", "Rook13", "hand 4", NOW - 60)])
    games.list.setFocus()
    qtbot.keyClick(games.list, Qt.Key.Key_Home)
    with qtbot.waitSignal(lobby.games.resumed, check_params_cb=lambda key: key == "on"):
        qtbot.mouseClick(games.go_on, LEFT)
    qtbot.mouseClick(games.discard, LEFT)
    assert games.question is not None
    with qtbot.assertNotEmitted(lobby.games.discarded):
        qtbot.mouseClick(games.question.cancel, LEFT)
    qtbot.mouseClick(games.discard, LEFT)
    assert games.question is not None
    with qtbot.waitSignal(lobby.games.discarded, check_params_cb=lambda key: key == "on"):
        qtbot.mouseClick(games.question.go_on, LEFT)
    qtbot.keyClick(games.list, Qt.Key.Key_Down)
    assert games.go_on.text() == "Review"
    assert not games.discard.isVisible()
    with qtbot.waitSignal(lobby.games.review_wanted, check_params_cb=lambda key: key == "old"):
        qtbot.keyClick(games.list, Qt.Key.Key_Return)


def test_a_game_says_when_it_was_beside_its_title(lobby: LobbyScreen) -> None:
    lobby.games.set_history([GameRow("old", "Fowl", "Won in 7 hands", NOW - 7200)])
    (line,) = lobby.games.list.lines.lines
    assert (line.title, line.detail, line.note) == ("Fowl", "Won in 7 hands", "2 h ago")
    assert spoken(lobby.games.list, 0) == "Fowl, finished, Won in 7 hands, 2 h ago"


@pytest.mark.parametrize(("language", "words"), [("de", "12.05.26"), ("es", "12/5/26")])
def test_dates_are_written_as_in_the_chosen_language(
    qapp: QApplication, language: str, words: str
) -> None:
    app_language = AppLanguage(qapp)
    app_language.install(language)
    then = datetime(2026, 5, 12, 20).timestamp()
    try:
        assert ago(then, then + 2 * DAY) == words
    finally:
        app_language.uninstall()


def test_there_is_no_room_for_people_who_are_not_here(lobby: LobbyScreen) -> None:
    heights = []
    for count in (1, 2, 20, 40):
        lobby.people.set_people([Person(str(number), "W" * 8) for number in range(count)])
        QApplication.processEvents()
        heights.append(lobby.people.list.height())
    one, two, many, more = heights
    assert one == two < many == more < 3 * one


def test_a_heading_stays_where_it_is_when_the_first_table_appears(lobby: LobbyScreen) -> None:
    heading = next(
        label
        for label in lobby.tables.findChildren(QLabel)
        if label.text() == "Tables on this network"
    )
    before = place(heading, lobby)
    lobby.tables.show_tables([KITCHEN])
    QApplication.processEvents()
    assert place(heading, lobby) == before


def test_who_is_here_is_shown_with_faces(lobby: LobbyScreen) -> None:
    assert not lobby.people.isVisible()
    lobby.people.set_people([Person("b", "Ben", "owl"), Person("c", "Cal", "jay")])
    assert lobby.people.isVisible()
    flock = lobby.people.list
    interface = QAccessible.queryAccessibleInterface(flock)
    names = [interface.child(row).text(QAccessible.Text.Name) for row in range(2)]
    assert names == ["Ben", "Cal"]


@pytest.mark.parametrize(
    "command", ["rules", "shortcuts", "preferences", "full_screen", "about", "log_out", "quit"]
)
def test_the_menu_asks_for_everything_else(qtbot: QtBot, lobby: LobbyScreen, command: str) -> None:
    with qtbot.waitSignal(lobby.header.wanted, check_params_cb=lambda said: said == command):
        lobby.header.action(command).trigger()


def test_the_two_tool_buttons_and_who_plays(qtbot: QtBot, lobby: LobbyScreen) -> None:
    with qtbot.waitSignal(lobby.header.wanted, check_params_cb=lambda said: said == "rules"):
        qtbot.mouseClick(lobby.header.rules, LEFT)
    assert lobby.header.name.text() == "Ann"
    assert not lobby.header.status.isVisible()
    lobby.header.set_person(Person("b", "Bo"), is_guest=True)
    assert lobby.header.status.isVisible()


def place(widget: QWidget, screen: QWidget) -> QRect:
    return QRect(widget.mapTo(screen, QPoint(0, 0)), widget.size())


@pytest.mark.parametrize("size", [(1024, 640), (1440, 900), (2560, 1440)])
def test_everything_important_is_in_sight(lobby: LobbyScreen, size: tuple[int, int]) -> None:
    lobby.header.set_person(Person("a", "W" * 40), is_guest=True)
    lobby.tables.show_tables([KITCHEN, LOCKED, NEWER])
    lobby.people.set_people([Person(str(number), "W" * 40) for number in range(9)])
    lobby.games.set_resumable([GameRow(str(n), "W" * 40, "W" * 60, NOW) for n in range(9)])
    lobby.resize(*size)
    bars = (lobby.page.verticalScrollBar(), lobby.page.horizontalScrollBar())
    assert all(isinstance(bar, QScrollBar) and bar.maximum() == 0 for bar in bars)
    parts = [lobby.play, lobby.other, lobby.host, lobby.join, lobby.tables.list, lobby.games.list]
    parts += [lobby.header, lobby.people.list]
    places = [place(part, lobby) for part in parts]
    for number, area in enumerate(places):
        assert lobby.rect().contains(area)
        assert not any(area.intersects(other) for other in places[:number])
