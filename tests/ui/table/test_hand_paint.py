"""Cards are painted when something about them has changed, and only then."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rook13.ui.table.hand import CardButton, CardState
from rook13.ui.table.hand.card_button import card_overlay
from tests.ui.asked import AskedUi
from tests.ui.table.hands import Place, moment_of, must_follow


class Paints(QObject):
    """Counts how often each card is painted."""

    def __init__(self, place: Place) -> None:
        super().__init__(place.hand)
        self.seen: list[CardButton] = []
        for card in place.hand.cards:
            place.hand.button(card).installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() is QEvent.Type.Paint and isinstance(watched, CardButton):
            self.seen.append(watched)
        return False


def test_the_same_scene_again_paints_no_card(qtbot: QtBot, ui: AskedUi) -> None:
    scene = moment_of("rook13", must_follow).scene()
    place = Place(qtbot, ui, scene)
    QApplication.processEvents()
    paints = Paints(place)
    place.show(scene)
    place.hand.show_hint(None)
    QApplication.processEvents()
    assert paints.seen == []


def test_a_hint_paints_its_card(qtbot: QtBot, ui: AskedUi) -> None:
    scene = moment_of("rook13", must_follow).scene()
    place = Place(qtbot, ui, scene)
    QApplication.processEvents()
    paints = Paints(place)
    hinted = place.hand.button(next(iter(scene.playable)))
    place.hand.show_hint(hinted.card)
    qtbot.waitUntil(lambda: hinted in paints.seen)


def test_a_player_who_takes_the_keyboard_sees_where_the_focus_is(qtbot: QtBot, ui: AskedUi) -> None:
    place = Place(qtbot, ui, moment_of("rook13", must_follow).scene())
    ui.look.show_focus(False)
    place.hand.focus_hand()
    QApplication.processEvents()
    paints = Paints(place)
    ui.look.show_focus(True)
    qtbot.waitUntil(lambda: any(button.hasFocus() for button in paints.seen))


def test_a_card_that_may_not_be_played_is_veiled(qtbot: QtBot, ui: AskedUi) -> None:
    place = Place(qtbot, ui, moment_of("rook13", must_follow).scene())
    blocked = next(
        button
        for card in place.hand.cards
        if (button := place.hand.button(card)).state is CardState.BLOCKED
    )
    veiled = blocked.grab().toImage()
    blocked.show_state(CardState.RESTING)
    plain = blocked.grab().toImage()
    middle = blocked.rect().center()
    assert veiled.pixelColor(middle).lightnessF() < plain.pixelColor(middle).lightnessF()


def test_a_veil_is_drawn_once_for_each_size_and_table(qtbot: QtBot) -> None:
    dark = card_overlay(80, 120, 2.0, "#203020")
    assert (dark.width(), dark.devicePixelRatio()) == (160, 2.0)
    assert card_overlay(80, 120, 2.0, "#203020") is dark
    light = card_overlay(80, 120, 2.0, "#f0f0f0").toImage().pixelColor(80, 120)
    assert light.lightnessF() < QColor("#f0f0f0").lightnessF(), "a light table needs a darker veil"
