from __future__ import annotations

import pytest

from rook13.bots.heuristic_bots import RandomBot
from rook13.bots.levels import LEVELS
from rook13.engine.actions import Bid, CallRedeal, Claim, Pass
from rook13.engine.game import apply, new_game, seat_to_act
from rook13.engine.record import deal_from_cards, deal_from_seed
from rook13.engine.redaction import view_for
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import GameState
from tests.bots.positions import played_on


def played(rules: Ruleset, seed: bytes) -> list[str]:
    """The first actions of a game in which one bot plays all seats."""
    return played_on(rules, [RandomBot(seed)] * rules.players, "random", 300)


def opened_auction(game: str) -> GameState:
    rules = make_rules(game)
    state = new_game(rules, rules.seats[3])
    return apply(state, deal_from_seed(state, "05" * 32))[0]


def test_it_is_the_level_called_random() -> None:
    assert isinstance(LEVELS["random"](b""), RandomBot)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_same_seed_chooses_the_same_and_always_something_legal(
    ruleset: type[Ruleset],
) -> None:
    first = played(ruleset(), b"a")
    assert played(ruleset(), b"a") == first
    assert played(ruleset(), b"b") != first


def test_it_mostly_passes_and_rarely_jumps() -> None:
    state = opened_auction("rook13")
    seat = state.rules.seats[0]
    view = view_for(state, seat)
    choices = [RandomBot(bytes([n])).choose(view) for n in range(200)]
    bids = [action.call.value for action in choices if isinstance(action, Bid)]
    assert 100 < sum(isinstance(action, Pass) for action in choices) < 140
    assert bids.count(65) > len(bids) * 0.7
    assert max(bids) < 95


def test_it_promises_at_most_twice_its_share_of_the_tricks() -> None:
    rules = make_rules("elemental", {"rounds": "last_5"})
    state = new_game(rules, rules.seats[3])
    state, _ = apply(state, deal_from_seed(state, "05" * 32))
    seat = seat_to_act(state)
    assert seat is not None
    view = view_for(state, seat)
    bids = {RandomBot(bytes([n])).choose(view) for n in range(200)}
    assert {bid.call.tricks for bid in bids if isinstance(bid, Bid)} == set(range(6))


@pytest.mark.parametrize("game", ["rook13", "rook", "fowl", "five_hundred"])
def test_in_free_play_it_still_follows_the_rules(game: str) -> None:
    assert played(make_rules(game, {"enforcement": "free_play"}), game.encode())


def test_it_calls_a_redeal_when_it_may() -> None:
    rules = make_rules("rook")
    state = new_game(rules, rules.seats[3])
    poor = "R2 R3 R4 R6 R7 R8 R9 Y2 Y3 Y4 Y6 Y7 Y8"
    rest = [card.name for card in rules.deck.cards if card.name not in poor.split()]
    hands = [poor, *(" ".join(rest[13 * n : 13 * n + 13]) for n in range(3))]
    state, _ = apply(state, deal_from_cards(state, hands, " ".join(rest[39:])))
    view = view_for(state, rules.seats[0])
    assert isinstance(RandomBot(b"").choose(view), CallRedeal)


def test_it_claims_unless_it_wants_no_tricks() -> None:
    for misere, claims in ((False, True), (True, False)):
        options = {"misere": True, "misere_any_time": True, "first_lead": "declarer"}
        rules = make_rules("five_hundred", options)
        state = new_game(rules, rules.seats[3])
        top = "AC KC QC JC AS KS QS JS AH JO"
        rest = [card.name for card in rules.deck.cards if card.name not in top.split()]
        hands = [top, *(" ".join(rest[10 * n : 10 * n + 10]) for n in range(3))]
        kitty = rest[30:]
        state, _ = apply(state, deal_from_cards(state, hands, " ".join(kitty)))
        seats = rules.seats
        call = rules.auction(1).call("misere" if misere else "6C")
        for action in (Bid(seats[0], call), *(Pass(seat) for seat in seats[1:])):
            state, _ = apply(state, action)
        discard = next(
            a for a in view_for(state, seats[0]).legal if str(a).endswith(" ".join(kitty))
        )
        state, _ = apply(state, discard)
        view = view_for(state, seats[0])
        chosen = RandomBot(b"").choose(view)
        assert any(isinstance(action, Claim) for action in view.legal)
        assert isinstance(chosen, Claim) is claims
