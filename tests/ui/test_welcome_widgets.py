"""The small widgets of the sign-in, which other screens use too."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from rook13.ui.kit.art.pictures import AVATARS
from rook13.ui.kit.birds import BirdPicker, bird_names
from rook13.ui.kit.labels import ElidedLabel
from rook13.ui.kit.notice import Notice, Toast
from rook13.ui.kit.password import Strength, StrengthMeter, strength
from rook13.ui.ui_context import UiContext
from tests.ui.accessible_tree import role, spoken_name


def test_every_bird_has_a_name_and_is_a_radio_button(qtbot: QtBot, ui: UiContext) -> None:
    picker = BirdPicker(ui)
    qtbot.addWidget(picker)
    assert set(bird_names()) == set(AVATARS)
    for bird, name in bird_names().items():
        assert role(picker.button(bird)) == QAccessible.Role.RadioButton
        assert spoken_name(picker.button(bird)) == name


def test_birds_are_picked_with_mouse_and_arrows(qtbot: QtBot, ui: UiContext) -> None:
    picker = BirdPicker(ui, "owl")
    qtbot.addWidget(picker)
    with qtbot.waitActive(picker):
        picker.show()
        picker.activateWindow()
    assert picker.bird == "owl"
    with qtbot.waitSignal(picker.picked, check_params_cb=lambda bird: bird == "jay"):
        qtbot.mouseClick(picker.button("jay"), Qt.MouseButton.LeftButton)
    qtbot.keyClick(picker.button("jay"), Qt.Key.Key_Up)
    assert picker.bird == "owl"
    assert picker.button("owl").hasFocus()


@pytest.mark.parametrize("letters", [20, 50, 120])
def test_birds_never_overlap_or_leave_their_place(
    qtbot: QtBot, ui: UiContext, letters: int
) -> None:
    picker = BirdPicker(ui)
    qtbot.addWidget(picker)
    width = max(picker.minimumSizeHint().width(), letters * 8)
    picker.resize(width, picker.heightForWidth(width))
    picker.show()
    places = [picker.button(bird).geometry() for bird in AVATARS]
    for number, place in enumerate(places):
        assert picker.rect().contains(place)
        assert not any(place.intersects(other) for other in places[number + 1 :])


def test_strength_grows_with_length_and_surprise() -> None:
    assert strength("") is Strength.NONE
    for weak in ("a", "12345678", "password1", "aaaaaaaaaaaa", "abcdefgh"):
        assert strength(weak) is Strength.WEAK
    assert strength("ornate-badger-umbrella-17") is Strength.STRONG
    assert strength("kob7Rz") < strength("kob7Rz!mQ2") < strength("kob7Rz!mQ2 vexing")


def test_the_meter_says_what_it_shows(qtbot: QtBot, ui: UiContext) -> None:
    meter = StrengthMeter(ui)
    qtbot.addWidget(meter)
    said = set()
    for password in ("", "a", "kob7Rz", "kob7Rz!mQ2", "ornate-badger-umbrella-17"):
        meter.rate(password)
        said.add(meter.text)
    assert len(said) >= 4
    assert any("anyone" in sentence for sentence in said)


def test_a_notice_tells_complains_and_falls_silent(qtbot: QtBot, ui: UiContext) -> None:
    notice = Notice(ui)
    qtbot.addWidget(notice)
    assert notice.isHidden()
    notice.complain("No.")
    assert (notice.text, notice.isHidden()) == ("No.", False)
    notice.clear()
    assert (notice.text, notice.isHidden()) == ("", True)


def test_a_toast_stays_inside_and_lets_clicks_through(qtbot: QtBot, ui: UiContext) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(1024, 640)
    window.show()
    toast = Toast(ui, window)
    toast.say("Players must follow suit. " * 4)
    assert toast.isVisible()
    assert window.rect().contains(toast.geometry())
    assert window.childAt(toast.geometry().center()) is None
    window.resize(700, 400)
    assert window.rect().contains(toast.geometry())


def test_a_long_name_is_cut_and_told_in_the_tool_tip(qtbot: QtBot) -> None:
    label = ElidedLabel("W" * 40)
    qtbot.addWidget(label)
    label.resize(label.minimumSizeHint())
    label.grab()
    assert label.toolTip() == "W" * 40
    label.resize(label.sizeHint())
    label.grab()
    assert label.toolTip() == ""
