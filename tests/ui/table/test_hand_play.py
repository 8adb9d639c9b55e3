"""Playing cards by mouse and keyboard, and hearing why one cannot be played."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rook13.engine.actions import Play
from rook13.engine.seats import Seat
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.table.commands import Sit
from rook13.ui.table.hand import CardButton, CardState
from rook13.ui.table.scene import Scene
from tests.ui.asked import AskedUi
from tests.ui.scenes import Moment, Until, in_phase
from tests.ui.table.hands import Place, bot_plays, click, moment_of, must_follow

GAMES = ["rook13", "rook", "fowl", "five_hundred", "elemental"]


@pytest.mark.parametrize("game", GAMES)
def test_a_click_plays_a_playable_card_and_no_other(qtbot: QtBot, ui: AskedUi, game: str) -> None:
    scene = moment_of(game, must_follow).scene()
    place = Place(qtbot, ui, scene)
    for card in place.hand.cards:
        place.sent.actions.clear()
        place.sent.sentences.clear()
        click(qtbot, place.hand.button(card))
        playable = card in scene.playable
        assert place.sent.actions == ([Play(_seat(scene), card)] if playable else [])
        assert len(place.sent.sentences) == (0 if playable else 1)


def test_playable_cards_lie_higher_than_the_others(qtbot: QtBot, ui: AskedUi) -> None:
    scene = moment_of("rook13", must_follow).scene()
    place = Place(qtbot, ui, scene)
    hand = place.hand
    high = {hand.button(card).y() for card in hand.cards if card in scene.playable}
    low = {hand.button(card).y() for card in hand.cards if card not in scene.playable}
    assert max(high) < min(low)
    states = {hand.button(card).state for card in hand.cards}
    assert states == {CardState.PLAYABLE, CardState.BLOCKED}


def others_play(view: PlayerView) -> bool:
    return view.phase is Phase.PLAY and view.turn != view.seat


@pytest.mark.parametrize(
    ("there", "is_paused", "is_connected", "words"),
    [
        (must_follow, False, True, "{led} was led, so you have to follow suit."),
        (others_play, False, True, "It's {turn}'s turn."),
        (in_phase(Phase.AUCTION), False, True, "Bidding is under way."),
        (in_phase(Phase.PLAY), True, True, "The game is paused."),
        (in_phase(Phase.PLAY), False, False, "Connection lost; you can't play until it's back."),
    ],
)
def test_a_card_that_may_not_be_played_says_why(
    qtbot: QtBot, ui: AskedUi, there: Until, is_paused: bool, is_connected: bool, words: str
) -> None:
    scene = moment_of("rook13", there).scene(paused=is_paused)
    place = Place(qtbot, ui, replace(scene, is_connected=is_connected))
    cards = place.hand.cards
    wrong = next((card for card in cards if card not in scene.playable), cards[0])
    click(qtbot, place.hand.button(wrong))
    assert not place.sent.actions
    game = scene.game
    assert game is not None
    assert game.turn is not None
    led, turn = ui.look.suit_name(game.led), scene.name(game.turn)
    assert place.sent.sentences == [words.format(led=led, turn=turn)]
    assert place.hand.wants_character("1") == (there is must_follow)


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_enter_and_space_play_the_card_with_the_focus(
    qtbot: QtBot, ui: AskedUi, key: Qt.Key
) -> None:
    scene = moment_of("rook13", in_phase(Phase.PLAY)).scene()
    place = Place(qtbot, ui, scene)
    place.hand.focus_hand()
    qtbot.keyClick(_focus(), Qt.Key.Key_End)
    qtbot.keyClick(_focus(), Qt.Key.Key_Left)
    wanted = place.hand.cards[-2]
    assert _focus() is place.hand.button(wanted)
    qtbot.keyClick(_focus(), key)
    assert place.sent.actions == [Play(_seat(scene), wanted)]


def test_arrows_stop_at_the_ends_of_the_hand(qtbot: QtBot, ui: AskedUi) -> None:
    place = Place(qtbot, ui, moment_of("rook13", in_phase(Phase.PLAY)).scene())
    hand = place.hand
    hand.focus_hand()
    qtbot.keyClick(_focus(), Qt.Key.Key_Left)
    assert _focus() is hand.button(hand.cards[0])
    qtbot.keyClick(_focus(), Qt.Key.Key_Right)
    assert _focus() is hand.button(hand.cards[1])
    qtbot.keyClick(_focus(), Qt.Key.Key_Home)
    assert _focus() is hand.button(hand.cards[0])


def test_one_digit_plays_from_a_small_hand(qtbot: QtBot, ui: AskedUi) -> None:
    scene = moment_of("rook13", in_phase(Phase.PLAY)).scene()
    place = Place(qtbot, ui, scene)
    cards = place.hand.cards
    assert place.hand.wants_character("3")
    assert not place.hand.wants_character("R")
    place.hand.take_character("3")
    assert place.sent.actions == [Play(_seat(scene), cards[2])]
    place.hand.take_character("0")
    assert len(place.sent.actions) == 1, "there is no tenth card"


def test_two_digits_play_from_a_large_hand(qtbot: QtBot, ui: AskedUi) -> None:
    scene = moment_of("rook", in_phase(Phase.PLAY)).scene()
    place = Place(qtbot, ui, scene)
    cards = place.hand.cards
    assert len(cards) == 13
    place.hand.take_character("1")
    assert not place.sent.actions, "it may become 11, 12 or 13"
    assert _focus() is place.hand.button(cards[0])
    place.hand.take_character("2")
    place.hand.take_character("0")
    place.hand.take_character("1")
    place.hand.take_character("7")
    played = [cards[11], cards[0], cards[6]]
    assert place.sent.actions == [Play(_seat(scene), card) for card in played]


def test_confirming_cards_takes_two_clicks(qtbot: QtBot, ui: AskedUi) -> None:
    ui.settings.change(confirm_cards=True)
    scene = moment_of("rook13", in_phase(Phase.PLAY)).scene()
    place = Place(qtbot, ui, scene)
    first, second = place.hand.cards[:2]
    click(qtbot, place.hand.button(first))
    click(qtbot, place.hand.button(second))
    assert not place.sent.actions
    assert place.hand.button(first).state is CardState.PLAYABLE
    assert place.hand.button(second).state is CardState.RAISED
    click(qtbot, place.hand.button(second))
    assert place.sent.actions == [Play(_seat(scene), second)]


def test_the_confirm_key_plays_a_raised_card(qtbot: QtBot, ui: AskedUi) -> None:
    ui.settings.change(confirm_cards=True)
    scene = moment_of("rook13", in_phase(Phase.PLAY)).scene()
    place = Place(qtbot, ui, scene)
    _focus().clearFocus()
    assert not place.hand.command("confirm"), "nothing is raised, and nothing has the focus"
    click(qtbot, place.hand.button(place.hand.cards[0]))
    assert place.hand.command("confirm")
    assert place.sent.actions == [Play(_seat(scene), place.hand.cards[0])]


def test_every_card_is_playable_in_free_play(qtbot: QtBot, ui: AskedUi) -> None:
    moment = moment_of("rook13", must_follow)
    free = Moment("rook13", {"enforcement": "free_play"}, seed=moment._seed)
    free.until(lambda view: in_phase(Phase.PLAY)(view) and bool(view.trick))
    place = Place(qtbot, ui, free.scene())
    hand = place.hand
    assert {hand.button(card).state for card in hand.cards} == {CardState.PLAYABLE}


def test_the_focus_survives_what_happens_at_the_table(qtbot: QtBot, ui: AskedUi) -> None:
    moment = moment_of("rook13", in_phase(Phase.PLAY))
    scene = moment.scene()
    place = Place(qtbot, ui, scene)
    place.hand.focus_hand()
    qtbot.keyClick(_focus(), Qt.Key.Key_Right)
    focused = place.hand.cards[1]
    place.show(replace(scene, is_connected=False))
    assert _focus() is place.hand.button(focused)
    moment.act(Play(_seat(scene), focused))
    after = place.hand.cards[2]
    place.show(moment.scene())
    assert _focus() is place.hand.button(after)


def test_the_focus_moves_to_a_card_that_can_be_played(qtbot: QtBot, ui: AskedUi) -> None:
    moment = moment_of("rook13", must_follow)
    scene = moment.scene()
    others = replace(scene, view=replace(scene.view, game=replace(moment.view, legal=())))
    place = Place(qtbot, ui, others)
    wrong = next(card for card in place.hand.cards if card not in scene.playable)
    place.hand.button(wrong).setFocus()
    place.show(scene)
    place.hand.focus_hand()
    focused = _focus()
    assert isinstance(focused, CardButton)
    assert focused.card in scene.playable
    place.hand.button(wrong).setFocus()
    place.show(replace(scene, is_connected=False))
    assert _focus() is place.hand.button(wrong), "the player who went there looks at it"


def test_a_bot_in_ones_seat_leaves_the_cards_visible_and_the_seat_to_be_had(
    qtbot: QtBot, ui: AskedUi
) -> None:
    scene = bot_plays(moment_of("rook13", in_phase(Phase.PLAY)).scene())
    place = Place(qtbot, ui, scene)
    click(qtbot, place.hand.button(place.hand.cards[0]))
    assert not place.sent.actions
    assert len(place.sent.sentences) == 1
    assert place.hand.note.isVisible()
    qtbot.mouseClick(place.hand.note.button, Qt.MouseButton.LeftButton)
    assert place.sent.commands == [Sit(_seat(scene).name)]


def test_spectators_see_a_slim_note_and_no_card(qtbot: QtBot, ui: AskedUi) -> None:
    moment = moment_of("rook13", in_phase(Phase.PLAY))
    moment.seat = None
    place = Place(qtbot, ui, moment.scene())
    assert not place.hand.cards
    assert place.hand.note.isVisible()
    assert not place.hand.note.button.isVisible()
    assert place.hand.note.height() < place.hand.height() / 3


def _focus() -> QWidget:
    focused = QApplication.focusWidget()
    assert focused is not None
    return focused


def _seat(scene: Scene) -> Seat:
    assert scene.seat is not None
    return scene.seat
