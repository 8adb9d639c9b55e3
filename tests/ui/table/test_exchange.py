"""Laying cards aside and naming trump, in every game."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rook13.engine.actions import Discard, NameTrump
from rook13.engine.legal import DiscardChoices
from rook13.engine.state import Phase
from rook13.ui.table.hand import CardMark, CardState
from tests.ui.asked import AskedUi
from tests.ui.scenes import Moment, in_phase
from tests.ui.table.hands import Place, bot_plays, click, moment_of

LEFT = Qt.MouseButton.LeftButton
BY_DECLARER = ["rook13", "rook", "fowl"]
SIZES = {"rook13": 4, "rook": 5, "fowl": 1, "five_hundred": 3}


def exchange(qtbot: QtBot, ui: AskedUi, game: str) -> tuple[Place, Moment]:
    moment = moment_of(game, in_phase(Phase.EXCHANGE))
    return Place(qtbot, ui, moment.scene()), moment


def choose(qtbot: QtBot, place: Place, count: int) -> None:
    allowed = [c for c in place.hand.cards if place.hand.button(c).state is CardState.CHOOSABLE]
    for card in allowed[-count:]:
        click(qtbot, place.hand.button(card))


@pytest.mark.parametrize("game", BY_DECLARER)
def test_one_confirm_lays_aside_and_then_names_trump(qtbot: QtBot, ui: AskedUi, game: str) -> None:
    place, moment = exchange(qtbot, ui, game)
    choose(qtbot, place, SIZES[game])
    suit = moment.rules.deck.suits[2]
    qtbot.mouseClick(place.panel.suit_button(suit), LEFT)
    qtbot.mouseClick(place.panel.confirm_button, LEFT)
    assert moment.seat is not None
    discard = Discard(moment.seat, place.hand.chosen)
    assert place.sent.actions == [discard]
    moment.act(discard)
    place.show(moment.scene())
    assert place.sent.actions == [discard, NameTrump(moment.seat, suit)]
    place.show(moment.scene())
    assert len(place.sent.actions) == 2, "trump is named once"
    moment.act(NameTrump(moment.seat, suit))
    place.show(moment.scene())
    assert not place.panel.isVisible()
    assert not place.hand.chosen


def test_a_game_whose_bid_names_trump_has_only_the_discard(qtbot: QtBot, ui: AskedUi) -> None:
    place, moment = exchange(qtbot, ui, "five_hundred")
    suit = moment.rules.deck.suits[0]
    assert not place.panel.suit_button(suit).isVisible()
    assert not place.panel.wants_character(suit.letter)
    choose(qtbot, place, 3)
    contract = moment.view.contract
    assert contract is not None
    trump = ui.look.suit_name(contract.suit)
    assert place.panel.sentence.text() == f"You discard 3 cards; {trump} are trump."
    assert "points" not in place.panel.count.text()
    qtbot.mouseClick(place.panel.confirm_button, LEFT)
    assert moment.seat is not None
    assert place.sent.actions == [Discard(moment.seat, place.hand.chosen)]


def test_a_dealer_who_turns_up_an_infinity_names_trump_alone(qtbot: QtBot, ui: AskedUi) -> None:
    moment = moment_of("elemental", in_phase(Phase.TRUMP))
    place = Place(qtbot, ui, moment.scene())
    assert place.panel.isVisible()
    assert place.panel.title.text() == "Name trump"
    assert not place.panel.count.isVisible()
    assert not place.panel.confirm_button.isEnabled()
    water = moment.rules.deck.suit("W")
    qtbot.mouseClick(place.panel.suit_button(water), LEFT)
    assert not place.sent.actions
    assert place.panel.sentence.text() == "Water is trump."
    qtbot.mouseClick(place.panel.confirm_button, LEFT)
    assert moment.seat is not None
    assert place.sent.actions == [NameTrump(moment.seat, water)]


def test_confirm_waits_for_exactly_so_many_cards_and_a_trump(qtbot: QtBot, ui: AskedUi) -> None:
    place, moment = exchange(qtbot, ui, "rook13")
    sentence, confirm = place.panel.sentence, place.panel.confirm_button
    assert sentence.text() == "Choose 4 more cards, and trump."
    choose(qtbot, place, 3)
    assert place.panel.count.text().startswith("3 of 4 chosen")
    qtbot.mouseClick(place.panel.suit_button(moment.rules.deck.suits[0]), LEFT)
    assert sentence.text() == "Choose one more card."
    assert not confirm.isEnabled()
    qtbot.mouseClick(confirm, LEFT)
    assert place.panel.command("confirm")
    assert not place.sent.actions
    assert place.sent.sentences == ["Choose one more card."]
    choose(qtbot, place, 1)
    assert confirm.isEnabled()


def test_no_more_cards_can_be_chosen_than_are_laid_aside(qtbot: QtBot, ui: AskedUi) -> None:
    place, _ = exchange(qtbot, ui, "rook13")
    choose(qtbot, place, 4)
    chosen = place.hand.chosen
    choose(qtbot, place, 1)
    assert place.hand.chosen == chosen
    assert len(place.sent.sentences) == 1
    click(qtbot, place.hand.button(chosen[0]))
    assert place.hand.chosen == chosen[1:]


def test_chosen_cards_are_raised_and_ticked(qtbot: QtBot, ui: AskedUi) -> None:
    place, _ = exchange(qtbot, ui, "rook13")
    card = place.hand.cards[2]
    low = place.hand.button(card).y()
    click(qtbot, place.hand.button(card))
    assert place.hand.button(card).y() < low
    assert CardMark.CHECK in place.hand.button(card).marks
    assert place.hand.button(card).isChecked()


def test_cards_of_the_kitty_are_marked(qtbot: QtBot, ui: AskedUi) -> None:
    place, moment = exchange(qtbot, ui, "rook")
    marked = {c for c in place.hand.cards if CardMark.KITTY in place.hand.button(c).marks}
    assert marked == set(moment.view.kitty)


def test_the_points_that_are_buried_are_counted(qtbot: QtBot, ui: AskedUi) -> None:
    place, moment = exchange(qtbot, ui, "rook13")
    choose(qtbot, place, 4)
    place.panel.take_character("g")
    points = sum(card.points for card in place.hand.chosen)
    assert place.panel.count.text() == f"4 of 4 chosen, {points} points"
    green = ui.look.suit_name(moment.rules.deck.suit("G"))
    assert place.panel.sentence.text() == f"You bury {points} points; {green} is trump."


def test_counters_of_fowl_cannot_be_laid_aside(qtbot: QtBot, ui: AskedUi) -> None:
    place, moment = exchange(qtbot, ui, "fowl")
    counter = next(card for card in place.hand.cards if card.points)
    assert isinstance(moment.view.legal, DiscardChoices)
    assert place.hand.button(counter).state is CardState.BLOCKED
    click(qtbot, place.hand.button(counter))
    assert not place.hand.chosen
    assert place.sent.sentences == ["Counters can't be discarded."]


def test_where_one_card_is_laid_aside_another_replaces_it(qtbot: QtBot, ui: AskedUi) -> None:
    place, _ = exchange(qtbot, ui, "fowl")
    plain = [card for card in place.hand.cards if not card.points]
    click(qtbot, place.hand.button(plain[0]))
    click(qtbot, place.hand.button(plain[1]))
    assert place.hand.chosen == (plain[1],)


def test_trump_can_be_changed_until_it_is_confirmed(qtbot: QtBot, ui: AskedUi) -> None:
    place, moment = exchange(qtbot, ui, "rook13")
    first, second = moment.rules.deck.suits[:2]
    qtbot.mouseClick(place.panel.suit_button(first), LEFT)
    assert place.panel.wants_character(second.letter)
    place.panel.take_character(second.letter.lower())
    assert place.panel.trump == second
    assert place.panel.suit_button(second).isChecked()
    assert not place.panel.suit_button(first).isChecked()
    choose(qtbot, place, 4)
    assert place.panel.command("confirm")
    assert moment.seat is not None
    moment.act(Discard(moment.seat, place.hand.chosen))
    place.show(moment.scene())
    assert place.sent.actions[-1] == NameTrump(moment.seat, second)


def test_clear_takes_everything_back(qtbot: QtBot, ui: AskedUi) -> None:
    place, moment = exchange(qtbot, ui, "rook13")
    assert not place.panel.clear_button.isEnabled()
    choose(qtbot, place, 2)
    place.panel.take_character(moment.rules.deck.suits[1].letter)
    qtbot.mouseClick(place.panel.clear_button, LEFT)
    assert not place.hand.chosen
    assert place.panel.trump is None
    assert not place.panel.suit_button(moment.rules.deck.suits[1]).isChecked()


def test_the_choice_survives_a_new_view_of_the_same_moment(qtbot: QtBot, ui: AskedUi) -> None:
    place, moment = exchange(qtbot, ui, "rook")
    choose(qtbot, place, 3)
    suit = moment.rules.deck.suits[3]
    place.panel.take_character(suit.letter)
    chosen = place.hand.chosen
    place.show(bot_plays(moment.scene()))
    assert not place.panel.isVisible()
    place.show(moment.scene(revision=7))
    assert place.hand.chosen == chosen
    assert place.panel.trump == suit
    assert place.panel.suit_button(suit).isChecked()


def test_the_choice_moves_to_a_screen_that_is_rebuilt(qtbot: QtBot, ui: AskedUi) -> None:
    place, moment = exchange(qtbot, ui, "rook")
    choose(qtbot, place, 2)
    place.panel.take_character("b")
    anew = Place(qtbot, ui, moment.scene())
    anew.hand.take_over(place.hand)
    anew.panel.take_over(place.panel)
    anew.show(moment.scene())
    assert anew.hand.chosen == place.hand.chosen
    assert anew.panel.trump == moment.rules.deck.suit("B")


def test_an_exchange_by_keyboard_alone(qtbot: QtBot, ui: AskedUi) -> None:
    place, moment = exchange(qtbot, ui, "rook13")
    cards = place.hand.cards
    place.hand.focus_hand()
    for _ in range(2):
        qtbot.keyClick(_focus(), Qt.Key.Key_Space)
        qtbot.keyClick(_focus(), Qt.Key.Key_Right)
    for digit in "0512":
        assert place.hand.wants_character(digit)
        place.hand.take_character(digit)
    assert set(place.hand.chosen) == {cards[0], cards[1], cards[4], cards[11]}
    place.panel.take_character("R")
    qtbot.keyClick(_focus(), Qt.Key.Key_Return)
    assert len(place.hand.chosen) == 4, "Enter is left to Confirm once all cards are chosen"
    assert place.panel.command("confirm")
    assert moment.seat is not None
    assert ui.table.actions == [Discard(moment.seat, place.hand.chosen)]


@pytest.mark.parametrize("text_size", [100, 200])
def test_the_panel_fits_the_smallest_window(qtbot: QtBot, ui: AskedUi, text_size: int) -> None:
    ui.settings.change(text_size=text_size)
    place, _ = exchange(qtbot, ui, "rook")
    assert place.panel.minimumSizeHint().width() <= 1024
    assert place.panel.sizeHint().height() <= 2 * text_size


def test_choosing_cards_does_not_change_the_size_of_the_panel(qtbot: QtBot, ui: AskedUi) -> None:
    place, _ = exchange(qtbot, ui, "rook13")
    place.panel.take_character("R")
    before = place.panel.sizeHint()
    choose(qtbot, place, 4)
    assert place.panel.sizeHint() == before


def _focus() -> QWidget:
    focused = QApplication.focusWidget()
    assert focused is not None
    return focused
