"""The tools that look for leaks have to find them: what they shuffle is what a seat cannot see."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from rook13.engine.actions import Deal
from rook13.engine.game import apply, new_game, seat_to_act
from rook13.engine.redaction import view_for
from rook13.engine.rules import RULESETS
from rook13.engine.rules.elemental import Elemental
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import PHASE_OF, AuctionPhase, GameState, Phase, Playing
from tests.engine.hidden import HandInProgress, Places, Told, places_of, retold, shuffled
from tests.engine.sheet import Sheet
from tests.engine.trick_sheet import TrickSheet, colours
from tests.strategies import random_action

HANDS = 12


def states_of(rules: Ruleset, seed: int) -> list[GameState]:
    """Every state of one random hand that is still in progress."""
    rng = random.Random(seed)
    state = new_game(rules, rules.seats[0])
    found = []
    for _ in range(200):
        state, _ = apply(state, random_action(state, rng))
        if isinstance(state.phase, HandInProgress):
            found.append(state)
        elif found:
            break
    return found


def places(state: GameState) -> Places:
    assert isinstance(state.phase, HandInProgress)
    return places_of(state, state.phase)


@pytest.mark.parametrize("game", RULESETS, ids=lambda game: game.id)
def test_shuffling_changes_the_hands_of_others_but_not_how_many_cards_lie_where(
    game: type[Ruleset],
) -> None:
    moved: Counter[Phase] = Counter()
    for seed in range(HANDS):
        for state in states_of(game(), seed):
            other = shuffled(state, 0, random.Random(seed))
            before, after = places(state), places(other)
            assert after.hands[0] == before.hands[0]
            assert [p.bit_count() for p in after.all] == [p.bit_count() for p in before.all]
            assert sum(after.all) == sum(before.all)
            moved[PHASE_OF[type(state.phase)]] += before.hands != after.hands
    assert moved[Phase.PLAY] > HANDS
    assert all(moved[phase] for phase in moved)


@pytest.mark.parametrize("game", RULESETS, ids=lambda game: game.id)
def test_shuffling_shows_in_the_view_of_the_holder_of_the_cards(game: type[Ruleset]) -> None:
    for seed in range(HANDS):
        state = states_of(game(), seed)[0]
        other = shuffled(state, 0, random.Random(seed))
        seats = state.rules.seats
        assert other == state or any(
            view_for(other, seat) != view_for(state, seat) for seat in seats[1:]
        )


def test_secret_bids_of_others_are_shuffled_too() -> None:
    rules = Elemental({"bids": "hidden", "rounds": "last_5"})
    changed = 0
    for state in states_of(rules, 1):
        if isinstance(state.phase, AuctionPhase) and len(state.phase.bidding.calls) > 1:
            other = shuffled(state, state.phase.bidding.calls[0][0], random.Random(1)).phase
            assert isinstance(other, AuctionPhase)
            assert other.bidding.calls[0] == state.phase.bidding.calls[0]
            changed += other.bidding.calls != state.phase.bidding.calls
    assert changed


def test_a_hand_that_lies_face_up_is_not_shuffled() -> None:
    sheet = Sheet("five_hundred", {"open_misere": True}, dealer="B2").deal_seed()
    sheet.play("A1 bid open misere, B1 pass, A2 pass, B2 pass")
    while sheet.phase is not Phase.PLAY:
        sheet.act(random_action(sheet.state, random.Random(1)))
    hidden_still = shuffled(sheet.state, 1, random.Random(1)).phase
    sheet.act(random_action(sheet.state, random.Random(1)))
    shown = shuffled(sheet.state, 1, random.Random(1)).phase
    assert isinstance(hidden_still, Playing)
    assert isinstance(shown, Playing)
    assert shown.hands[0] == sheet.playing.hands[0]
    assert hidden_still.hands[0] & ~shown.hands[0] & ~(1 << shown.trick[0])


def story_of(rules: Ruleset, rng: random.Random) -> tuple[GameState, list[Told]]:
    """The first thirty actions of a random hand, and the state before it was dealt."""
    state = start = new_game(rules, rules.seats[0])
    story: list[Told] = []
    while len(story) < 30 and seat_to_act(state):
        action = random_action(state, rng)
        if isinstance(action, Deal):
            start, story = state, []
        state, events = apply(state, action)
        story.append(Told(action, state, events))
    return start, story


@pytest.mark.parametrize("game", RULESETS, ids=lambda game: game.id)
def test_many_hands_can_be_retold_with_two_cards_swapped(game: type[Ruleset]) -> None:
    retellings = []
    for seed in range(HANDS):
        rng = random.Random(seed)
        start, story = story_of(game({"rounds": "last_5"} if game is Elemental else {}), rng)
        other = shuffled(story[-1].state, 0, rng, swaps=1)
        if places(other).hands != places(story[-1].state).hands:
            retellings.append(len(retold(start, story, other)) == len(story))
    assert len(retellings) > HANDS / 3
    assert retellings.count(True) > HANDS / 4


def test_a_renege_of_somebody_else_may_be_forgotten_and_an_own_one_may_not() -> None:
    sheet = Sheet("rook13", {"enforcement": "free_play"}, dealer="B2").deal_seed()
    sheet.play("A1 bid 120")
    rng = random.Random(5)
    while not (isinstance(sheet.state.phase, Playing) and sheet.state.phase.reneges):
        sheet.act(random_action(sheet.state, rng))
    offender = sheet.playing.reneges[0].seat
    seen_by_offender = [shuffled(sheet.state, offender, random.Random(n)).phase for n in range(9)]
    seen_by_next = [shuffled(sheet.state, (offender + 1) % 4, random.Random(n)) for n in range(9)]
    assert all(isinstance(p, Playing) and len(p.reneges) == 1 for p in seen_by_offender)
    counts = {len(s.phase.reneges) for s in seen_by_next if isinstance(s.phase, Playing)}
    assert counts == {0, 1}


HOLDS_THE_COLOUR = ("P1,9-14 Y2-8", "V2-8 P2 Y1,9-13", "V1,9-14 B2-8", "P3-8 B1,9-14 Y14")
HOLDS_ONLY_TRUMP = ("P1,9-14 Y2-8", "V2-8 P2 B1,9-13", "V1,9-14 B2-8", "P3-8 Y1,9-14 B14")


@pytest.mark.parametrize("hands", [HOLDS_THE_COLOUR, HOLDS_ONLY_TRUMP])
def test_who_neither_followed_nor_trumped_is_found_out_by_a_trump(hands: Sequence[str]) -> None:
    """For any hand of B1: a hand that goes on would tell everybody that it is the colour."""
    sheet = TrickSheet("fowl", {"enforcement": "free_play"}, dealer="B2")
    sheet.deal(*(colours(hand) for hand in hands), kitty="FW")
    sheet.play("A1 bid 70, B1 pass, A2 pass, B2 pass, A1 down Y2, A1 trump P")
    sheet.tricks("A1 Y3 V2 B2 Y14 > B2")
    sheet.play("B2 P3, A1 P9, B1 P2")
    assert sheet.turn == "A2"
    sheet.play("A2 B3")
    assert sheet.phase is Phase.HAND_OVER
    assert sheet.result.reneged == sheet.rules.seat("B1").index
    assert sheet.result.score == (0, -70)
