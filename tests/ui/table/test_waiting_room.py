"""The room before the game: seats, readiness, invitation, rules, and waiting to be let in."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from rook13.table.commands import Chat, Ready, Sit, Start
from rook13.table.facts import Said
from rook13.table.state import TableStage
from rook13.table.views import Standing
from rook13.ui.screens.new_table.rules_form import PlainRow
from rook13.ui.table.scene import Scene
from rook13.ui.table.side.seat_ring import SeatCard, SeatRing
from rook13.ui.table.side.waiting_room import WaitingRoom
from tests.ui.asked import AskedUi
from tests.ui.scenes import Moment
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

SMALL, LARGE = (1024, 560), (2560, 1300)


def open_table(**changes: Any) -> Scene:
    """Return an open table of Ann's with Ben, a bot, and a free seat."""
    return with_seat(company(TableStage.OPEN, **changes), 3, bot=None)


def as_ben(scene: Scene, ready: bool = False) -> Scene:
    """Return the same table as Ben sees it."""
    seen = replace(with_view(scene, own_seat=scene.rules.seats[1]), me=BEN.key)
    return with_seat(seen, 1, ready=ready)


def push(room: WaitingRoom, name: str) -> QPushButton:
    found = room.findChild(QPushButton, name)
    assert isinstance(found, QPushButton), name
    return found


@pytest.fixture
def room(qtbot: QtBot, ui: AskedUi) -> WaitingRoom:
    room = WaitingRoom(ui)
    shown(qtbot, room, open_table(), SMALL)
    return room


def test_seats_lie_clockwise_around_the_table(room: WaitingRoom) -> None:
    bottom, left, top, right = (card.geometry().center() for card in room.room.ring.cards)
    assert [card.seat.name for card in room.room.ring.cards] == ["A1", "B1", "A2", "B2"]
    assert top.y() < left.y() < bottom.y()
    assert left.x() < top.x() < right.x()


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_any_number_of_seats_fits(
    qtbot: QtBot, ui: AskedUi, players: int, size: tuple[int, int]
) -> None:
    moment = Moment("elemental", players=players, names=(ZOE.name,) * players, name=ZOE.name)
    room = WaitingRoom(ui)
    shown(qtbot, room, company(TableStage.OPEN, moment), size)
    cards = room.room.ring.cards
    assert len(cards) == players
    for card in cards:
        assert room.room.ring.rect().contains(card.geometry())
        others = [other.geometry() for other in cards if other is not card]
        assert not any(card.geometry().intersects(other) for other in others)


def test_a_click_on_a_free_seat_sits_down(qtbot: QtBot, ui: AskedUi, room: WaitingRoom) -> None:
    assert accessible_name(push(room, "sit:B2")) == "Sit here, at B2"
    qtbot.mouseClick(push(room, "sit:B2"), Qt.MouseButton.LeftButton)
    assert ui.table.commands == [Sit("B2")]
    assert room.findChild(QPushButton, "sit:B1") is None


def test_a_guest_without_a_seat_is_offered_the_bots_seats_too(qtbot: QtBot, ui: AskedUi) -> None:
    room = WaitingRoom(ui)
    guest = replace(with_view(open_table(others=(EVE,)), own_seat=None), me=EVE.key)
    guest = with_view(guest, host=BEN.key)
    shown(qtbot, room, guest, SMALL)
    assert push(room, "sit:A2").isVisible()
    assert room.room.hint.text() == "Take an open seat, or just watch."
    assert not room.room.ready.isVisible()


def test_the_host_starts_when_everybody_is_ready(qtbot: QtBot, ui: AskedUi) -> None:
    room = WaitingRoom(ui)
    shown(qtbot, room, with_seat(open_table(), 1, ready=False), SMALL)
    assert not room.room.start.isEnabled()
    assert room.room.hint.text() == "Not ready yet: Ben"
    room.set_scene(with_seat(open_table(), 1, ready=True))
    qtbot.mouseClick(room.room.start, Qt.MouseButton.LeftButton)
    assert ui.table.commands == [Start()]


def test_the_others_say_whether_they_are_ready(qtbot: QtBot, ui: AskedUi) -> None:
    room = WaitingRoom(ui)
    scene = open_table()
    shown(qtbot, room, as_ben(scene), SMALL)
    assert not room.room.start.isVisible()
    assert not room.room.configure.isVisible()
    qtbot.mouseClick(room.room.ready, Qt.MouseButton.LeftButton)
    room.set_scene(as_ben(scene, ready=True))
    assert QAccessible.queryAccessibleInterface(room.room.ready).state().checked
    qtbot.keyClick(room.room.ready, Qt.Key.Key_Space)
    assert ui.table.commands == [Ready(True), Ready(False)]
    assert accessible_name(_card(room, "B1").row) == "Ben: B1 · ready"


def _card(room: WaitingRoom, seat: str) -> SeatCard:
    return next(card for card in room.room.ring.cards if card.seat.name == seat)


def test_the_host_can_open_the_set_up_again(ui: AskedUi, room: WaitingRoom) -> None:
    room.room.configure.click()
    assert ui.table.done == ["configure"]


def test_the_rules_of_the_table_can_be_read_and_not_changed(qtbot: QtBot, ui: AskedUi) -> None:
    moment = Moment("rook", {"target": 400}, names=("Ann", "Ben"), undo=True, turn_clock=60)
    room = WaitingRoom(ui)
    shown(qtbot, room, company(TableStage.OPEN, moment), SMALL)
    assert all(isinstance(row, PlainRow) for row in room.room.rules.rows)
    assert room.room.rules.options() == {"target": 400}
    assert "60 seconds per turn." in room.room.conditions.text()
    assert "Moves can be taken back if everyone agrees." in room.room.conditions.text()
    room.set_scene(company(TableStage.OPEN, Moment("fowl", names=("Ann", "Ben"))))
    assert room.room.rules.options() == {}


def test_code_and_addresses_are_copied_by_a_click(qtbot: QtBot, ui: AskedUi) -> None:
    addresses = ["192.0.2.7:41313", "192.0.2.8:41313"]
    room = WaitingRoom(ui, "amber-otter-lantern", addresses)
    shown(qtbot, room, open_table(), SMALL)
    assert room.room.invitation.isVisible()
    code, _, last = room.room.invitation.fields
    qtbot.mouseClick(code.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == "amber-otter-lantern"
    assert code.copy.text() == "Copied"
    assert accessible_name(code.value) == "Table code"
    qtbot.mouseClick(last.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == "192.0.2.8:41313"
    assert len(ui.table.sentences) == 2


def test_without_code_and_addresses_nobody_is_invited(room: WaitingRoom) -> None:
    assert not room.room.invitation.isVisible()


def test_at_the_door_one_waits_calmly_or_gives_up(qtbot: QtBot, ui: AskedUi) -> None:
    room = WaitingRoom(ui)
    scene = with_view(open_table(), standing=Standing.WAITING, own_seat=None, host=BEN.key)
    shown(qtbot, room, scene, SMALL)
    assert room.approval.isVisible()
    assert not room.room.isVisible()
    qtbot.mouseClick(room.approval.give_up, Qt.MouseButton.LeftButton)
    assert ui.table.done == ["leave"]
    room.set_scene(open_table())
    assert room.room.isVisible()


def test_seats_are_not_rebuilt_without_a_reason(room: WaitingRoom) -> None:
    before = list(room.room.ring.cards)
    room.set_scene(open_table(revision=2))
    assert room.room.ring.cards == before
    room.set_scene(open_table(others=(EVE,)))
    assert room.room.ring.cards != before


def test_a_room_that_nobody_sees_is_not_made(qtbot: QtBot, ui: AskedUi) -> None:
    room = WaitingRoom(ui)
    qtbot.addWidget(room)
    room.set_scene(replace(open_table(), is_solo=True))
    assert not room.add_facts([Said(BEN, "Anybody here?")])
    assert room.findChild(SeatRing) is None
    room.set_scene(open_table())
    assert room.findChild(SeatRing) is room.room.ring


def test_people_talk_in_the_waiting_room_and_can_leave_it(
    qtbot: QtBot, ui: AskedUi, room: WaitingRoom
) -> None:
    room.chat.add_facts([Said(BEN, "Shall we?")])
    assert room.chat.isVisible()
    assert room.chat.messages[-1].text == "Shall we?"
    qtbot.keyClicks(room.chat.field, "Yes")
    qtbot.keyClick(room.chat.field, Qt.Key.Key_Return)
    assert ui.table.commands == [Chat("Yes")]
    qtbot.mouseClick(room.room.leave, Qt.MouseButton.LeftButton)
    assert ui.table.done == ["leave"]
