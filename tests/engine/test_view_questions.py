"""What a view answers: what an event makes of it, and why a card may not be played."""

from __future__ import annotations

import pytest
from regenerate_playthroughs import PLAYTHROUGHS

from rook13.engine.game import seat_to_act
from rook13.engine.reasons import Reason
from rook13.engine.redaction import view_for
from rook13.engine.rules import make_rules
from rook13.engine.state import Phase
from tests.engine.sheet import Sheet
from tests.engine.views import check_carried_forward, check_reasons, moments
from tests.sixth_game.spades import Spades

OPEN_MISERE = {"misere": True, "open_misere": True, "enforcement": "free_play"}
GAMES = {
    **{
        name: make_rules(game.game, game.options, game.players)
        for name, game in PLAYTHROUGHS.items()
    },
    "five_hundred-open": make_rules("five_hundred", OPEN_MISERE),
    "fowl-free_play": make_rules("fowl", {"enforcement": "free_play"}),
    "spades-free_play": Spades({"enforcement": "free_play"}),
}


@pytest.mark.parametrize("name", GAMES)
def test_the_events_that_a_seat_hears_lead_to_what_it_sees(name: str) -> None:
    for before, events, after in moments(GAMES[name], name):
        for seat in (None, *after.rules.seats):
            check_carried_forward(before, events, after, seat)


@pytest.mark.parametrize("name", GAMES)
def test_a_card_is_refused_for_the_reason_that_the_engine_gives(name: str) -> None:
    found: set[Reason] = set()
    for count, (_, _, state) in enumerate(moments(GAMES[name], name)):
        seats = state.rules.seats
        found |= check_reasons(state, seats[count % len(seats)])
        turn = seat_to_act(state)
        if turn is not None:
            found |= check_reasons(state, turn)
    assert {Reason.NOT_YOUR_TURN, Reason.CARD_NOT_HELD, Reason.WRONG_PHASE} <= found
    assert Reason.MUST_FOLLOW in found or GAMES[name].free_play


def test_the_next_card_leads_while_only_zeros_lie() -> None:
    sheet = Sheet("elemental", players=3).deal("Z1", "F5", "W3", kitty="F7")
    assert sheet.view(None).trick_winner is None
    sheet.play("P1 bid 0, P2 bid 1, P3 bid 0")
    assert sheet.view(None).next_card_leads
    sheet.play("P1 Z1")
    assert sheet.view(None).next_card_leads
    sheet.play("P2 F5")
    assert not sheet.view(None).next_card_leads
    assert str(sheet.view(None).trick_winner) == "P2"


def test_a_spectator_plays_no_card() -> None:
    for _, _, state in moments(GAMES["fowl"]):
        if view_for(state, None).phase is Phase.PLAY:
            reasons = {
                view_for(state, None).reason_against(card) for card in state.rules.deck.cards
            }
            assert reasons == {Reason.NOT_YOUR_TURN}
            return
