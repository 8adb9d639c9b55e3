"""The moments that the other tests of the window start from."""

from __future__ import annotations

import pytest

from rook13.engine.state import Phase
from rook13.table.state import TableStage
from tests.ui.scenes import Moment, hand_over, in_phase, my_turn


@pytest.mark.parametrize("game", ["rook13", "rook", "fowl", "five_hundred", "elemental"])
def test_a_scene_answers_for_the_viewer(game: str) -> None:
    moment = Moment(game).until(my_turn)
    scene = moment.scene()
    assert scene.is_my_turn
    assert scene.am_host
    assert scene.name(scene.rules.seats[0]) == "Ann"
    assert scene.place(scene.rules.seats[1]) == 1
    assert scene.legal


def test_playable_cards_are_those_of_legal_actions() -> None:
    scene = Moment().until(in_phase(Phase.PLAY)).scene()
    assert scene.playable
    assert scene.game is not None
    assert scene.playable <= set(scene.game.hand)


def test_nobody_acts_at_a_table_that_is_open_or_for_a_seat_that_a_bot_plays() -> None:
    moment = Moment().until(hand_over)
    assert not moment.scene(TableStage.OPEN).is_my_turn
    assert not moment.scene(own_seat=None).is_my_turn
