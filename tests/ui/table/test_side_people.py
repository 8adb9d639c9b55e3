"""The list of people, and what the host can do from it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QToolButton
from pytestqt.qtbot import QtBot

from rook13.table.commands import Approve, Ban, GiveSeat, Kick, Mute
from rook13.table.config import Person
from rook13.table.state import TableStage
from rook13.ui.table.side.people import PeoplePanel, PersonRow
from rook13.ui.table.side.seat_menu import RemovalDialog
from tests.ui.asked import AskedUi
from tests.ui.scenes import ME, Moment
from tests.ui.table.side_people import (
    BEN,
    EVE,
    ZOE,
    accessible_name,
    company,
    shown,
    with_seat,
    with_view,
)


def button(panel: PeoplePanel, name: str) -> QAbstractButton:
    found = panel.findChild(QAbstractButton, name)
    assert isinstance(found, QAbstractButton), name
    return found


def names(panel: PeoplePanel) -> list[str]:
    return [accessible_name(row) for row in panel.findChildren(PersonRow)]


def entries(panel: PeoplePanel, name: str) -> dict[str, QAction]:
    found = button(panel, name)
    assert isinstance(found, QToolButton)
    return {action.text(): action for action in found.menu().actions() if action.text()}


def test_everybody_is_listed_with_what_they_are(qtbot: QtBot, ui: AskedUi) -> None:
    panel = PeoplePanel(ui)
    scene = with_seat(company(others=(EVE,), waiting=(ZOE,)), 1, connected=False, bot="hard")
    shown(qtbot, panel, scene)
    assert names(panel) == [
        f"{ZOE.name}: wants to join",
        "Ann: A1 · you · host",
        "Ben: B1 · away, a bot plays",
        f"{scene.name(scene.rules.seats[2])}: A2 · bot, Normal",
        f"{scene.name(scene.rules.seats[3])}: B2 · bot, Normal",
        "Eve",
    ]


def test_a_free_seat_is_listed_as_free(qtbot: QtBot, ui: AskedUi) -> None:
    panel = PeoplePanel(ui)
    scene = with_seat(company(TableStage.OPEN), 2, bot=None, locked=True)
    shown(qtbot, panel, scene)
    assert "Open seat: A2 · free · locked" in names(panel)


@pytest.mark.parametrize(("answer", "accepted"), [("accept", True), ("decline", False)])
def test_the_host_answers_the_door(qtbot: QtBot, ui: AskedUi, answer: str, accepted: bool) -> None:
    panel = PeoplePanel(ui)
    shown(qtbot, panel, company(waiting=(EVE,)))
    qtbot.mouseClick(button(panel, f"{answer}:{EVE.key}"), Qt.MouseButton.LeftButton)
    assert ui.table.commands == [Approve(EVE.key, accepted)]


def test_somebody_is_muted_and_heard_again(qtbot: QtBot, ui: AskedUi) -> None:
    panel = PeoplePanel(ui)
    scene = company(others=(EVE,))
    shown(qtbot, panel, scene)
    mine = Person("01" * 32, "Ben")
    qtbot.mouseClick(button(panel, f"mute:{mine.key}"), Qt.MouseButton.LeftButton)
    panel.set_scene(with_view(scene, muted=(mine.key,)))
    again = button(panel, f"mute:{mine.key}")
    assert again.isChecked()
    assert accessible_name(again) == "Unmute Ben"
    qtbot.keyClick(again, Qt.Key.Key_Space)
    assert ui.table.commands == [Mute(mine.key, True), Mute(mine.key, False)]
    assert panel.findChild(QAbstractButton, f"mute:{ME.key}") is None


def test_rows_are_not_rebuilt_by_every_card(qtbot: QtBot, ui: AskedUi) -> None:
    moment = Moment(names=("Ann", "Ben"))
    panel = PeoplePanel(ui)
    shown(qtbot, panel, company(moment=moment))
    before = panel.findChildren(PersonRow)
    moment.step()
    panel.set_scene(with_seat(company(moment=moment, revision=2), 1, clock_left=4.0))
    assert panel.findChildren(PersonRow) == before


def test_focus_stays_when_rows_are_rebuilt(qtbot: QtBot, ui: AskedUi) -> None:
    panel = PeoplePanel(ui)
    shown(qtbot, panel, company(others=(EVE,)))
    name = f"mute:{EVE.key}"
    button(panel, name).setFocus()
    qtbot.waitUntil(button(panel, name).hasFocus)
    panel.set_scene(company(others=(EVE, ZOE)))
    focused = QApplication.focusWidget()
    assert focused is button(panel, name)


def test_the_host_gives_a_guest_a_seat(qtbot: QtBot, ui: AskedUi) -> None:
    panel = PeoplePanel(ui)
    scene = company(TableStage.OPEN, others=(EVE,))
    shown(qtbot, panel, scene)
    found = button(panel, f"menu:{EVE.key}")
    assert isinstance(found, QToolButton)
    seats = found.menu().actions()[0].menu()
    assert isinstance(seats, QMenu)
    free = [f"{scene.name(seat)} ({seat})" for seat in scene.rules.seats[2:]]
    assert [action.text() for action in seats.actions()] == free
    seats.actions()[1].trigger()
    assert ui.table.commands == [GiveSeat("B2", EVE.key)]


@pytest.mark.parametrize(
    ("text", "command"),
    [("Remove Ben…", Kick(BEN.key)), ("Ban Ben…", Ban(BEN.key))],
)
def test_sending_somebody_away_is_asked_first(
    qtbot: QtBot, ui: AskedUi, text: str, command: object
) -> None:
    panel = PeoplePanel(ui)
    shown(qtbot, panel, company())
    for answer in ("no", "yes"):
        entries(panel, "menu:B1")[text].trigger()
        question = panel.window().findChildren(RemovalDialog)[-1]
        assert ui.table.commands == []
        chosen = question.go_on if answer == "yes" else question.cancel
        with qtbot.waitSignal(question.destroyed):
            qtbot.mouseClick(chosen, Qt.MouseButton.LeftButton)
    assert ui.table.commands == [command]


def test_enter_keeps_somebody_at_the_table(qtbot: QtBot, ui: AskedUi) -> None:
    panel = PeoplePanel(ui)
    shown(qtbot, panel, company())
    entries(panel, "menu:B1")["Ban Ben…"].trigger()
    question = panel.window().findChildren(RemovalDialog)[-1]
    with qtbot.waitSignal(question.destroyed):
        qtbot.keyClick(question, Qt.Key.Key_Return)
    assert ui.table.commands == []


def test_who_is_not_the_host_can_send_nobody_away(qtbot: QtBot, ui: AskedUi) -> None:
    panel = PeoplePanel(ui)
    shown(qtbot, panel, company(others=(EVE,), host=BEN.key))
    assert list(entries(panel, "menu:B1")) == ["Ben's profile", "Mute Ben"]
    assert list(entries(panel, f"menu:{EVE.key}")) == ["Eve's profile", "Mute Eve"]
    assert [entry.split()[0] for entry in entries(panel, "menu:A2")] == ["Jay's"]


def test_long_names_fit_the_drawer(qtbot: QtBot, ui: AskedUi) -> None:
    panel = PeoplePanel(ui)
    scene = with_seat(company(others=(ZOE,), waiting=(ZOE,)), 1, person=ZOE)
    shown(qtbot, panel, scene, (300, 500))
    for row in panel.findChildren(PersonRow):
        assert row.mapTo(panel, row.rect().bottomRight()).x() < panel.width()
        for child in row.findChildren(QAbstractButton):
            assert row.rect().contains(child.geometry())


def test_bots_keep_their_names_when_people_come_and_go() -> None:
    alone, more = Moment().scene(), company()
    jay = Person("9" * 64, "Jo", alone.avatar(alone.rules.seats[3]))
    visited = company(others=(jay,))
    last = alone.rules.seats[3]
    assert {scene.name(last) for scene in (alone, more, visited)} == {alone.name(last)}
    assert with_seat(visited, 2, person=jay, bot=None).name(last) == alone.name(last)
