"""Naming a suit with a led Joker, what a moment after a new phase protects from, and hints."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rook13.engine.actions import Play
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.ui.kit.look import INSTANT, Look
from rook13.ui.table.hand import CardMark, SuitChooser
from tests.ui.asked import AskedUi
from tests.ui.scenes import Moment, in_phase
from tests.ui.table.hands import Place, click, moment_of


@pytest.mark.parametrize("by_letter", [True, False])
def test_a_led_joker_asks_for_a_suit(qtbot: QtBot, ui: AskedUi, by_letter: bool) -> None:
    place, joker = _joker_place(qtbot, ui)
    click(qtbot, place.hand.button(joker.card))
    assert not place.sent.actions
    chooser = _chooser(place)
    assert chooser.isVisible()
    first, last = chooser.buttons.suits[0], chooser.buttons.suits[-1]
    if by_letter:
        qtbot.keyClick(chooser.buttons.button(first), last.letter.lower())
    else:
        qtbot.mouseClick(chooser.buttons.button(last), Qt.MouseButton.LeftButton)
    assert place.sent.actions == [replace(joker, named=last)]
    assert place.hand.chooser is None


def test_escape_leaves_the_question_and_plays_nothing(qtbot: QtBot, ui: AskedUi) -> None:
    place, joker = _joker_place(qtbot, ui)
    click(qtbot, place.hand.button(joker.card))
    qtbot.keyClick(_chooser(place), Qt.Key.Key_Escape)
    assert place.hand.chooser is None
    assert not place.sent.actions
    click(qtbot, place.hand.button(joker.card))
    assert _chooser(place).isVisible()


def test_the_question_takes_letters_that_the_screen_passes_on(qtbot: QtBot, ui: AskedUi) -> None:
    place, joker = _joker_place(qtbot, ui)
    assert not place.hand.wants_character("S")
    click(qtbot, place.hand.button(joker.card))
    suit = _chooser(place).buttons.suits[0]
    assert place.hand.wants_character(suit.letter)
    place.hand.take_character(suit.letter)
    assert place.sent.actions == [replace(joker, named=suit)]


def test_the_question_goes_when_the_table_moves_on(qtbot: QtBot, ui: AskedUi) -> None:
    place, joker = _joker_place(qtbot, ui)
    click(qtbot, place.hand.button(joker.card))
    assert place.hand.scene is not None
    place.show(place.hand.scene)
    assert place.hand.chooser is None


def test_cards_are_inert_for_a_moment_after_the_phase_has_changed(
    qtbot: QtBot, ui: AskedUi
) -> None:
    slow = replace(ui, look=Look(ui.settings, replace(INSTANT, guard=50), ui.look))
    moment = moment_of("rook13", in_phase(Phase.PLAY))
    before = Moment("rook13", seed=moment._seed).until(in_phase(Phase.AUCTION))
    place = Place(qtbot, slow, before.scene())
    place.show(moment.scene())
    card = place.hand.cards[0]
    click(qtbot, place.hand.button(card))
    assert not place.sent.actions
    assert not place.sent.sentences

    def plays_again() -> None:
        click(qtbot, place.hand.button(card))
        assert place.sent.actions

    qtbot.waitUntil(plays_again)


def test_the_second_click_of_a_double_click_does_nothing(qtbot: QtBot, ui: AskedUi) -> None:
    slow = replace(ui, look=Look(ui.settings, replace(INSTANT, guard=50), ui.look))
    place = Place(qtbot, slow, moment_of("rook13", in_phase(Phase.PLAY)).scene())
    button = place.hand.button(place.hand.cards[0])
    click(qtbot, button)
    click(qtbot, button)
    assert len(place.sent.actions) == 1


def test_a_hint_marks_a_card_until_the_turn_is_over(qtbot: QtBot, ui: AskedUi) -> None:
    moment = moment_of("rook13", in_phase(Phase.PLAY))
    place = Place(qtbot, ui, moment.scene())
    first, second = place.hand.cards[:2]
    place.hand.show_hint(first)
    assert CardMark.HINT in place.hand.button(first).marks
    place.hand.show_hint(second)
    assert CardMark.HINT not in place.hand.button(first).marks
    place.show(moment.scene(paused=True))
    assert CardMark.HINT in place.hand.button(second).marks
    moment.step()
    place.show(moment.scene())
    assert all(not place.hand.button(card).marks for card in place.hand.cards)


def _joker_place(qtbot: QtBot, ui: AskedUi) -> tuple[Place, Play]:
    def may_name(view: PlayerView) -> bool:
        names = [play for play in view.legal if isinstance(play, Play) and play.named]
        return view.turn == view.seat and len(names) > 1

    options = {"pass_out": "misere"}
    moment = moment_of("five_hundred", may_name, options)
    joker = moment.view.rules.deck.card("JO")
    assert moment.seat is not None
    return Place(qtbot, ui, moment.scene()), Play(moment.seat, joker)


def _chooser(place: Place) -> SuitChooser:
    assert place.hand.chooser is not None
    return place.hand.chooser
