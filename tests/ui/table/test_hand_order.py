"""How the hand is sorted, rearranged and laid out."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import PySide6
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QInputDevice, QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot
from shiboken6 import getCppPointer

from rook13.engine.actions import Play
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.ui.kit.art.card_art import CORNER_RADIUS, LARGE_COLUMN, CardArt
from rook13.ui.kit.art.card_styles import Face
from rook13.ui.kit.art.drawing import Pen, label_width
from rook13.ui.table.hand.arrangement import TypedPlace, keys_for, sort_key
from rook13.ui.table.hand.card_row import CORNER, spread
from tests.ui.asked import AskedUi
from tests.ui.scenes import Moment, in_phase
from tests.ui.table.hands import Place, drag, moment_of, must_follow


def names(place: Place) -> list[str]:
    return [card.name for card in place.hand.cards]


def test_the_hand_is_sorted_by_suit_with_trump_first(qtbot: QtBot, ui: AskedUi) -> None:
    moment = moment_of("rook", in_phase(Phase.PLAY))
    place = Place(qtbot, ui, moment.scene())
    tables = moment.rules.tables(moment.view.trump.index if moment.view.trump else -1)
    suits = [tables.suit_of[card.index] for card in place.hand.cards]
    if tables.trump in suits:
        assert suits[0] == tables.trump
    assert len([1 for a, b in pairwise(suits) if a != b]) < len(set(suits))
    for one, other in pairwise(place.hand.cards):
        same = tables.suit_of[one.index] == tables.suit_of[other.index]
        assert not same or tables.strength[one.index] > tables.strength[other.index]


def test_bowers_and_the_joker_lie_with_the_trumps() -> None:
    def hearts_are_trump(view: PlayerView) -> bool:
        return view.phase is Phase.PLAY and view.trump is not None

    view = moment_of("five_hundred", hearts_are_trump).view
    assert view.trump is not None
    twin = {"H": "D", "D": "H", "S": "C", "C": "S"}[view.trump.letter]
    deck, trump = view.rules.deck, view.trump.letter
    cards = [deck.card(n) for n in (f"A{twin}", f"J{twin}", f"J{trump}", f"A{trump}", "JO")]
    ordered = sorted(cards, key=sort_key(view, "suit", trump_first=True))
    expected = ["JO", f"J{trump}", f"J{twin}", f"A{trump}", f"A{twin}"]
    assert [card.name for card in ordered] == expected


def test_magic_lies_at_the_ends_of_an_elemental_hand() -> None:
    view = Moment("elemental", {"rounds": "last_5"}).until(in_phase(Phase.PLAY)).view
    cards = [view.rules.deck.card(name) for name in ("F3", "Z1", "W13", "X2", "A1")]
    for order in ("suit", "rank"):
        ordered = sorted(cards, key=sort_key(view, order, trump_first=True))
        assert ordered[0].name == "X2"
        assert ordered[-1].name == "Z1"


def test_sorting_again_changes_between_suit_and_rank(qtbot: QtBot, ui: AskedUi) -> None:
    place = Place(qtbot, ui, moment_of("rook", in_phase(Phase.AUCTION)).scene())
    by_suit = names(place)
    assert place.hand.command("sort")
    ranks = [card.rank for card in place.hand.cards if card.suit]
    assert ranks == sorted(ranks, reverse=True)
    place.hand.command("sort")
    assert names(place) == by_suit
    assert place.sent.sentences == ["Sorted by rank.", "Sorted by suit."]


def test_the_preference_for_no_order_leaves_the_cards_as_dealt(qtbot: QtBot, ui: AskedUi) -> None:
    ui.settings.change(sort="none")
    moment = moment_of("rook", in_phase(Phase.AUCTION))
    place = Place(qtbot, ui, moment.scene())
    assert place.hand.cards == moment.view.hand


def test_dragging_puts_a_card_elsewhere_and_plays_nothing(qtbot: QtBot, ui: AskedUi) -> None:
    place = Place(qtbot, ui, moment_of("rook13", in_phase(Phase.PLAY)).scene())
    before = names(place)
    first, fourth = (place.hand.button(place.hand.cards[n]) for n in (0, 3))
    drag(first, QPoint(fourth.x() - first.x(), -20))
    assert names(place) == [*before[1:4], before[0], *before[4:]]
    assert not place.sent.actions
    xs = [place.hand.button(card).x() for card in place.hand.cards]
    assert xs == sorted(xs), "everything lies where it belongs again"


@pytest.mark.parametrize("is_confirming", [False, True])
def test_dropping_a_card_on_the_table_plays_it(
    qtbot: QtBot, ui: AskedUi, is_confirming: bool
) -> None:
    ui.settings.change(confirm_cards=is_confirming)
    moment = moment_of("rook13", in_phase(Phase.PLAY))
    place = Place(qtbot, ui, moment.scene(), below_table=True)
    before, third = names(place), place.hand.cards[2]
    drag(place.hand.button(third), QPoint(40, -place.hand.height()))
    assert moment.view.seat is not None
    assert place.sent.actions == [Play(moment.view.seat, third)]
    assert names(place) == before, "it is not moved elsewhere in the hand"


def test_a_card_that_may_not_be_played_comes_back_from_the_table(qtbot: QtBot, ui: AskedUi) -> None:
    scene = moment_of("rook13", must_follow).scene()
    place = Place(qtbot, ui, scene, below_table=True)
    before = names(place)
    wrong = next(card for card in place.hand.cards if card not in scene.playable)
    home = place.hand.button(wrong).pos()
    drag(place.hand.button(wrong), QPoint(40, -place.hand.height()))
    assert not place.sent.actions
    assert len(place.sent.sentences) == 1
    assert names(place) == before
    assert place.hand.button(wrong).pos() == home


def test_a_card_is_seen_over_the_table_while_it_is_dragged(qtbot: QtBot, ui: AskedUi) -> None:
    place = Place(qtbot, ui, moment_of("rook13", in_phase(Phase.PLAY)).scene(), below_table=True)
    button = place.hand.button(place.hand.cards[0])
    button.is_dragging = True
    button.dragged.emit(QPoint(100, -150))
    carried = place.window.childAt(button.mapTo(place.window, QPoint(5, 5)))
    assert carried is None or carried is place.window, "what is carried takes no clicks"
    pictures = [each for each in place.window.findChildren(QLabel) if not each.pixmap().isNull()]
    assert [each.isVisible() for each in pictures] == [True]
    assert pictures[0].pos() == button.mapTo(place.window, QPoint(0, 0))
    button.let_go()
    button.dropped.emit()
    assert not pictures[0].isVisible()


def test_dropping_on_the_table_lays_a_card_aside(qtbot: QtBot, ui: AskedUi) -> None:
    moment = moment_of("rook13", in_phase(Phase.EXCHANGE))
    place = Place(qtbot, ui, moment.scene(), below_table=True)
    first = place.hand.cards[0]
    for _ in range(2):
        drag(place.hand.button(first), QPoint(40, -place.hand.height()))
        assert place.hand.chosen == (first,)


def test_a_finger_drags_and_plays_as_the_mouse_does(qtbot: QtBot, ui: AskedUi) -> None:
    moment = moment_of("rook13", in_phase(Phase.PLAY))
    place = Place(qtbot, ui, moment.scene(), below_table=True)
    third = place.hand.cards[2]
    start = place.hand.button(third).mapTo(place.window, QPoint(20, 60))
    finger = QTest.createTouchDevice()
    QTest.touchEvent(place.window, finger).press(0, start, place.window)
    for far in (0.5, 1.0):
        way = QPoint(40, round(-place.hand.height() * far))
        QTest.touchEvent(place.window, finger).move(0, start + way, place.window)
    end = start + QPoint(40, -place.hand.height())
    QTest.touchEvent(place.window, finger).release(0, end, place.window)
    assert moment.view.seat is not None
    assert place.sent.actions == [Play(moment.view.seat, third)]


PEN_INPUT = (
    "_ZN22QWindowSystemInterface17handleTabletEventEP7QWindowPK15QPointingDeviceRK7QPointFS7_"
    "6QFlagsIN2Qt11MouseButtonEEdddddiS8_INS9_16KeyboardModifierEE"
)
PEN_IS_MOUSE = "_ZN29QWindowSystemInterfacePrivate11TabletEvent27setPlatformSynthesizesMouseEb"
"""How a platform tells Qt what a pen does, and whether it makes a mouse of it; not in PySide."""


@pytest.fixture
def pen_input() -> Iterator[Any]:
    """Report a pen as X11 does, which leaves it to Qt to make a mouse of it."""
    library = Path(PySide6.__file__).parent / "Qt" / "lib" / "libQt6Gui.so.6"
    try:
        gui = ctypes.CDLL(str(library))
        report, set_mouse = getattr(gui, PEN_INPUT), getattr(gui, PEN_IS_MOUSE)
    except (OSError, AttributeError):
        pytest.skip("this build of Qt hides how a platform reports a pen")
    pointer, real, whole = ctypes.c_void_p, ctypes.c_double, ctypes.c_int
    report.argtypes = [*[pointer] * 4, whole, *[real] * 5, whole, whole]
    set_mouse.argtypes = [ctypes.c_bool]
    set_mouse(False)
    yield report
    set_mouse(True)


def test_a_pen_drags_and_plays_as_the_mouse_does(qtbot: QtBot, ui: AskedUi, pen_input: Any) -> None:
    moment = moment_of("rook13", in_phase(Phase.PLAY))
    place = Place(qtbot, ui, moment.scene(), below_table=True)
    third = place.hand.cards[2]
    caps = QInputDevice.Capability.Position | QInputDevice.Capability.Pressure
    kinds = QInputDevice.DeviceType.Stylus, QPointingDevice.PointerType.Pen
    pen = QPointingDevice("pen", 7, *kinds, caps, 1, 1)
    addresses = [getCppPointer(each)[0] for each in (place.window.windowHandle(), pen)]
    start = place.hand.button(third).mapTo(place.window, QPoint(20, 60))
    for far, is_down in ((0.0, True), (0.5, True), (1.0, True), (1.0, False)):
        at = start + QPoint(round(40 * far), round(-place.hand.height() * far))
        spots = [(ctypes.c_double * 2)(p.x(), p.y()) for p in (at, place.window.mapToGlobal(at))]
        pressure = 0.5 if is_down else 0.0
        pen_input(*addresses, *spots, int(is_down), pressure, 0.0, 0.0, 0.0, 0.0, 0, 0)
        QApplication.processEvents()
    assert moment.view.seat is not None
    assert place.sent.actions == [Play(moment.view.seat, third)]


def test_a_gap_shows_where_a_dragged_card_would_lie(qtbot: QtBot, ui: AskedUi) -> None:
    place = Place(qtbot, ui, moment_of("rook13", in_phase(Phase.PLAY)).scene())
    first, second = (place.hand.button(place.hand.cards[n]) for n in (0, 1))
    home = second.x()
    first.is_dragging = True
    first.dragged.emit(QPoint(place.hand.width(), 0))
    assert second.x() < home
    first.is_dragging = False
    first.dropped.emit()
    assert place.hand.cards[-1] == first.card


def test_keys_move_the_card_with_the_focus(qtbot: QtBot, ui: AskedUi) -> None:
    place = Place(qtbot, ui, moment_of("rook13", in_phase(Phase.AUCTION)).scene())
    place.hand.focus_hand()
    moving, *rest = names(place)
    assert place.hand.command("move_right")
    assert place.hand.command("move_right")
    assert names(place) == [*rest[:2], moving, *rest[2:]]
    assert QApplication.focusWidget() is place.hand.button(place.hand.cards[2])
    assert place.hand.command("move_left")
    assert names(place) == [rest[0], moving, *rest[1:]]


def test_no_card_moves_without_the_focus(qtbot: QtBot, ui: AskedUi) -> None:
    place = Place(qtbot, ui, moment_of("rook13", in_phase(Phase.AUCTION)).scene())
    focused = QApplication.focusWidget()
    assert focused is not None
    focused.clearFocus()
    assert not place.hand.command("move_right")


def test_the_hand_stays_as_arranged_until_the_next_deal(qtbot: QtBot, ui: AskedUi) -> None:
    moment = moment_of("rook13", in_phase(Phase.PLAY))
    place = Place(qtbot, ui, moment.scene())
    place.hand.focus_hand()
    qtbot.keyClick(place.hand.button(place.hand.cards[0]), Qt.Key.Key_End)
    for _ in range(4):
        place.hand.command("move_left")
    arranged = place.hand.cards
    played = next(card for card in arranged if card in moment.scene().playable)
    assert moment.seat is not None
    moment.act(Play(moment.seat, played))
    place.show(moment.scene())
    assert place.hand.cards == tuple(card for card in arranged if card != played)
    moment.until(lambda view: view.number == 2 and view.phase is Phase.AUCTION)
    place.show(moment.scene())
    key = sort_key(moment.view, "suit", trump_first=True)
    assert list(place.hand.cards) == sorted(moment.view.hand, key=key)


@pytest.mark.parametrize("face", list(Face))
@pytest.mark.parametrize("width", [640, 1024, 1440, 2560, 3840])
@pytest.mark.parametrize("count", [1, 2, 9, 13, 18, 20])
def test_every_corner_is_visible_and_no_card_clipped(face: Face, width: int, count: int) -> None:
    height = max(150, round(width * 0.16))
    fan = spread(count, width, height, face)
    assert fan.x(0) >= 0
    assert fan.x(count - 1) + fan.card_width <= width
    assert 0 <= fan.y(1) < fan.y(0) <= height - fan.card_height
    assert count == 1 or fan.step >= CORNER[face] * fan.card_width - 0.5
    assert fan.card_width >= 45


def test_the_corner_that_stays_free_holds_the_widest_index() -> None:
    wide = max(label_width(label, Pen(104, 17, "#000")) for label in ("14", "10", "∞"))
    assert 18 + wide <= CORNER[Face.LARGE] * 240
    assert LARGE_COLUMN > CORNER_RADIUS
    narrow = max(label_width(label, Pen(50, 8.5, "#000")) for label in ("14", "10", "∞"))
    assert 10 + narrow <= CORNER[Face.CLASSIC] * 240


@pytest.mark.parametrize("size", [(640, 150), (1024, 166), (2560, 374)])
def test_cards_fill_the_height_and_stay_inside(
    qtbot: QtBot, ui: AskedUi, size: tuple[int, int]
) -> None:
    moment = Moment("elemental", {"rounds": "last_5"}, players=3).until(in_phase(Phase.PLAY))
    place = Place(qtbot, ui, moment.scene(), size)
    row = place.hand.button(place.hand.cards[0]).parentWidget()
    assert row is not None
    for card in place.hand.cards:
        assert row.rect().contains(place.hand.button(card).geometry())
        button = place.hand.button(card)
        assert button.height() == round(CardArt.height(button.width()))


def test_what_is_typed_and_what_tool_tips_say_agree(ui: AskedUi) -> None:
    for count in (1, 9, 10, 11, 13, 18, 20):
        typed = TypedPlace(ui.settings)
        for place in range(count):
            found = [typed.type(digit, count) for digit in keys_for(place, count)]
            assert found[-1] is not None
            assert found[-1].place == place
            assert found[-1].is_final
