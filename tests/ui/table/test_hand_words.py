"""What a screen reader finds in the hand, and whether the reasons given are the engine's."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from rook13.engine.actions import Play
from rook13.engine.cards import Card
from rook13.engine.reasons import Reason
from rook13.engine.state import Phase
from rook13.ui.table.hand.card_state import Decision
from tests.ui.asked import AskedUi
from tests.ui.scenes import Moment, in_phase
from tests.ui.table.hands import Place, moment_of, must_follow

GAMES = ["rook13", "rook", "fowl", "five_hundred", "elemental"]
Role = QAccessible.Role


def test_cards_are_buttons_with_name_and_state(qtbot: QtBot, ui: AskedUi) -> None:
    scene = moment_of("rook13", must_follow).scene()
    place = Place(qtbot, ui, scene)
    for number, card in enumerate(place.hand.cards, start=1):
        read = QAccessible.queryAccessibleInterface(place.hand.button(card))
        assert read.role() == Role.Button
        name, about = read.text(QAccessible.Text.Name), read.text(QAccessible.Text.Description)
        assert card.suit is not None
        assert name.startswith(f"{ui.look.suit_name(card.suit)} {card.rank}")
        assert (f"{card.points} points" in name) == bool(card.points)
        assert name.endswith(", playable") == (card in scene.playable)
        assert name.endswith(", not allowed now") == (card not in scene.playable)
        assert f"Card {number} of {len(place.hand.cards)}." in about
        assert "Keys: " in place.hand.button(card).toolTip()


def test_suits_are_read_as_they_are_shown(qtbot: QtBot, ui: AskedUi) -> None:
    ui.settings.change(palette="deuteranopia")
    place = Place(qtbot, ui, moment_of("rook13", in_phase(Phase.PLAY)).scene())
    read = [place.hand.button(card).accessibleName() for card in place.hand.cards]
    assert not any("Red" in name or "Green" in name for name in read)


@pytest.mark.parametrize(
    ("game", "pile"),
    [("rook13", "Widow"), ("rook", "Nest"), ("fowl", "Centre card"), ("five_hundred", "Kitty")],
)
def test_cards_picked_up_are_called_as_the_game_does(
    qtbot: QtBot, ui: AskedUi, game: str, pile: str
) -> None:
    moment = moment_of(game, in_phase(Phase.EXCHANGE))
    place = Place(qtbot, ui, moment.scene())
    for card in place.hand.cards:
        about = place.hand.button(card).accessibleDescription()
        assert (f"Picked up from: {pile}." in about) == (card in moment.view.kitty)


def test_the_card_with_the_focus_is_read_as_such(qtbot: QtBot, ui: AskedUi) -> None:
    place = Place(qtbot, ui, moment_of("rook13", in_phase(Phase.PLAY)).scene())
    place.hand.focus_hand()
    button = place.hand.button(place.hand.cards[0])
    state = QAccessible.queryAccessibleInterface(button).state()
    assert state.focused
    assert state.focusable


def test_must_trump_is_told_with_the_trump() -> None:
    def has_to_trump(view: object) -> bool:
        moment_view = moment.view
        return (
            must_follow(moment_view)
            and moment_view.reason_against(
                next(c for c in moment_view.hand if c not in _playable(moment_view.legal))
            )
            is Reason.MUST_TRUMP
        )

    for seed in range(30):
        moment = Moment("fowl", seed=f"trump {seed}")
        try:
            moment.until(has_to_trump, 400)
        except AssertionError:
            continue
        view = moment.view
        blocked = next(card for card in view.hand if card not in _playable(view.legal))
        said = str(Decision(moment.scene()).refusal(blocked))
        assert view.trump is not None
        assert said.endswith(f"have to play a trump: {view.trump.key.capitalize()}.")
        return
    raise AssertionError("nobody ever had to trump")


def _playable(legal: object) -> set[Card]:
    assert isinstance(legal, tuple)
    return {action.card for action in legal if isinstance(action, Play)}
