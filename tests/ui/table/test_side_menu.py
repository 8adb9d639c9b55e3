"""The menu of a seat offers what the table would allow, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget
from pytestqt.qtbot import QtBot

from rook13.storage.games import Participant
from rook13.table.commands import (
    Command,
    GiveSeat,
    LockSeat,
    OpenSeat,
    SeatBot,
    Sit,
    Stand,
    SwapSeats,
)
from rook13.table.config import LEVELS, TableConfig
from rook13.table.state import TableStage
from rook13.table.views import Standing
from rook13.ui.table.scene import Scene
from rook13.ui.table.side.seat_menu import SeatMenu
from tests.ui.asked import AskedUi
from tests.ui.table.side_people import BEN, EVE, ZOE, company, with_seat, with_view


class Menus:
    """Opens menus of seats, and tells everything that they can ask for."""

    def __init__(self, qtbot: QtBot, ui: AskedUi) -> None:
        self._ui = ui
        self._parent = QWidget()
        qtbot.addWidget(self._parent)

    def offers(self, scene: Scene, place: int) -> list[Command]:
        """Return what every entry that needs no question asks for."""
        asked = self._ui.table
        asked.commands.clear()
        asked.profiles.clear()
        for entry in _leaves(self.menu(scene, place)):
            if not entry.text().endswith("…"):
                entry.trigger()
        return asked.commands

    def wishes(self, scene: Scene, place: int) -> list[Participant]:
        """Return whose profile the entries lead to."""
        self.offers(scene, place)
        return self._ui.table.profiles

    def menu(self, scene: Scene, place: int) -> QMenu:
        seat = scene.rules.seats[place]
        return SeatMenu(self._ui, scene, seat, self._parent)


@pytest.fixture
def menus(qtbot: QtBot, ui: AskedUi) -> Menus:
    return Menus(qtbot, ui)


def _leaves(menu: QMenu) -> Iterator[QAction]:
    for action in menu.actions():
        inner = action.menu()
        if isinstance(inner, QMenu):
            yield from _leaves(inner)
        elif not action.isSeparator():
            yield action


def as_guest(scene: Scene, seat: int | None = None) -> Scene:
    """Return the table for Eve, who is not the host and may have a seat."""
    seats = scene.rules.seats
    scene = with_view(scene, host=BEN.key, own_seat=None if seat is None else seats[seat])
    scene = replace(scene, me=EVE.key)
    return with_seat(scene, seat, person=EVE, bot=None) if seat is not None else scene


def test_the_host_of_an_open_table_can_do_everything_with_a_bots_seat(menus: Menus) -> None:
    offers = menus.offers(company(TableStage.OPEN, others=(EVE,)), 2)
    assert offers == [
        Sit("A2"),
        *(SeatBot("A2", level) for level in LEVELS),
        *(SwapSeats("A2", other) for other in ("A1", "B1", "B2")),
        OpenSeat("A2"),
        LockSeat("A2", True),
        GiveSeat("A2", EVE.key),
    ]


def test_a_locked_seat_can_be_unlocked(menus: Menus) -> None:
    scene = with_seat(company(TableStage.OPEN), 2, bot=None, locked=True)
    assert LockSeat("A2", False) in menus.offers(scene, 2)
    assert OpenSeat("A2") not in menus.offers(scene, 2)


def test_the_level_that_plays_is_marked(menus: Menus) -> None:
    menu = menus.menu(company(), 2)
    checked = [entry.text() for entry in _leaves(menu) if entry.isChecked()]
    assert checked == ["Normal"]


def test_a_guest_can_sit_down_where_nobody_does(menus: Menus) -> None:
    scene = as_guest(company(TableStage.OPEN))
    assert menus.offers(scene, 2) == [Sit("A2")]
    assert menus.offers(with_seat(scene, 2, locked=True), 2) == []
    assert Sit("B1") not in menus.offers(scene, 1)


def test_a_guest_can_take_over_from_a_bot_if_the_table_allows(menus: Menus) -> None:
    scene = as_guest(company())
    assert menus.offers(scene, 2) == [Sit("A2")]
    strict = with_view(scene, config=replace(scene.view.config, takeover=False))
    assert menus.offers(strict, 2) == []
    reserved = with_seat(scene, 2, person=ZOE, connected=False)
    assert menus.offers(reserved, 2) == []


def test_who_has_seen_one_hand_cannot_take_another(menus: Menus) -> None:
    assert Sit("B2") not in menus.offers(as_guest(company(), 2), 3)


def test_one_can_stand_up_and_come_back(menus: Menus) -> None:
    mine = as_guest(company(), 2)
    assert menus.offers(mine, 2) == [Stand()]
    assert menus.menu(mine, 2).actions()[0].text() == "Let a bot play for me"
    away = with_seat(mine, 2, bot="normal")
    assert menus.offers(away, 2) == [Sit("A2")]
    assert menus.menu(away, 2).actions()[0].text() == "Take my seat back"
    assert menus.menu(as_guest(company(TableStage.OPEN), 2), 2).actions()[0].text() == "Stand up"


def test_in_a_game_the_host_takes_a_seat_only_from_who_is_away(menus: Menus) -> None:
    here = company(others=(EVE,))
    assert OpenSeat("B1") not in menus.offers(here, 1)
    assert GiveSeat("B1", EVE.key) not in menus.offers(here, 1)
    away = with_seat(here, 1, bot="normal", connected=False)
    assert OpenSeat("B1") in menus.offers(away, 1)
    assert GiveSeat("B1", EVE.key) in menus.offers(away, 1)
    assert not [each for each in menus.offers(away, 1) if isinstance(each, SwapSeats)]


@pytest.mark.parametrize(
    "change", [{"stage": TableStage.CLOSED}, {"standing": Standing.WAITING, "host": BEN.key}]
)
def test_nothing_is_offered_where_nothing_is_possible(
    menus: Menus, change: dict[str, object]
) -> None:
    scene = as_guest(with_view(company(), **change))
    assert menus.offers(scene, 2) == []


def test_everybody_at_a_seat_has_a_profile(menus: Menus) -> None:
    scene = company()
    for place, info in enumerate(scene.view.seats):
        key = info.person.key if info.person is not None else ""
        name, bird = scene.name(info.seat), scene.avatar(info.seat)
        wanted = [Participant(name, key, info.bot or "", bird)] if key or info.bot else []
        assert menus.wishes(scene, place) == wanted


def test_names_with_ampersands_are_shown_whole(menus: Menus) -> None:
    pair = replace(BEN, name="Ben & Bea")
    scene = with_seat(company(config=TableConfig()), 1, person=pair)
    texts = [entry.text() for entry in _leaves(menus.menu(scene, 1))]
    assert "Mute Ben && Bea" in texts
