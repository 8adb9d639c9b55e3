"""Every sentence of §5 of the rules, and every option away from its default."""

from __future__ import annotations

import random

import pytest

from rook13.engine.events import (
    GameWon,
    HandScored,
)
from rook13.engine.game import apply, new_game, seat_to_act
from rook13.engine.options import OptionError, OptionReason
from rook13.engine.record import deal_from_seed
from rook13.engine.redaction import view_for
from rook13.engine.state import Dealing, GameState, Phase
from tests.engine.elemental_rounds import (
    ROUNDS_BY_PLAYERS,
    SHORT_GAMES,
    bid_zero,
    make_elemental,
    options_of,
    play_out,
    round_of,
)
from tests.engine.sheet import Sheet
from tests.strategies import random_action


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_play_and_everybody_is_alone(players: int) -> None:
    rules = make_elemental(players=players)
    names = ("P1", "P2", "P3", "P4", "P5", "P6")[:players]
    assert tuple(seat.name for seat in rules.seats) == names
    assert rules.sides == names
    assert rules.side_of == tuple(range(players))


@pytest.mark.parametrize("players", [0, 1, 2, 7, 60])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(OptionError) as refused:
        make_elemental(players=players)
    assert (refused.value.reason, refused.value.name) == (OptionReason.OUT_OF_RANGE, "players")


def test_the_deck_has_four_elements_of_thirteen_and_eight_magic_cards() -> None:
    deck = make_elemental().deck
    numbers = [f"{element}{rank}" for element in "FWEA" for rank in range(1, 14)]
    magic = ["Z1", "Z2", "Z3", "Z4", "X1", "X2", "X3", "X4"]
    assert [card.name for card in deck.cards] == numbers + magic
    assert [(suit.letter, suit.key) for suit in deck.suits] == [
        ("F", "fire"),
        ("W", "water"),
        ("E", "earth"),
        ("A", "air"),
    ]
    assert [card.name for card in deck.cards if card.suit is None] == magic
    assert sum(deck.points) == 0


@pytest.mark.parametrize(("players", "rounds"), ROUNDS_BY_PLAYERS)
def test_round_r_deals_r_cards_and_the_last_deals_all_sixty(players: int, rounds: int) -> None:
    rules = make_elemental(players=players)
    assert rules.rounds == rounds
    assert [rules.hand_size(number) for number in range(1, rounds + 1)] == [*range(1, rounds + 1)]
    assert rules.hand_size(rounds) * players == 60
    turned = [rules.kitty_size(number) for number in range(1, rounds + 1)]
    assert turned == [1] * (rounds - 1) + [0]


@pytest.mark.parametrize(("players", "rounds"), ROUNDS_BY_PLAYERS)
def test_a_deal_gives_r_cards_each_and_turns_the_next(players: int, rounds: int) -> None:
    rules = make_elemental(players=players)
    order = random.Random(players).sample(range(60), 60)
    for number in range(1, rounds + 1):
        dealt = rules.deal(order, dealer=players - 1, number=number)
        for seat, hand in enumerate(dealt.hands):
            assert hand == sum(1 << card for card in order[seat : number * players : players])
        assert dealt.kitty == sum(1 << card for card in order[number * players :][:1])
        assert dealt.stock == sum(1 << card for card in order[number * players + 1 :])


@pytest.mark.parametrize(
    ("bid", "taken", "score"),
    [
        (0, 0, 20),
        (1, 1, 30),
        (3, 3, 50),
        (0, 1, -10),
        (0, 3, -30),
        (3, 0, -30),
        (3, 2, -10),
        (1, 3, -20),
    ],
)
def test_exact_scores_twenty_and_ten_a_trick_and_off_costs_ten_a_trick(
    bid: int, taken: int, score: int
) -> None:
    winners, losers = ["X1", "X2", "X3"][:taken], ["Z1", "Z2", "Z3"][taken:]
    sheet = round_of(3, players=3).deal(
        " ".join(winners + losers), "F1 F2 F3", "W1 W2 W3", kitty="E9"
    )
    sheet.play(f"P1 bid {bid}, P2 bid 0, P3 bid 0")
    for card in winners:
        sheet.play(f"P1 {card}")
        sheet.play(f"P2 {sheet.legal('P2')[0]}").play(f"P3 {sheet.legal('P3')[0]}")
    play_out(sheet)
    assert sheet.result.tricks[0] == taken
    assert sheet.result.bids == (bid, 0, 0)
    assert sheet.result.score[0] == score
    assert sheet.state.match.totals[0] == score


def test_a_result_tells_bids_and_tricks_and_has_no_declarer() -> None:
    sheet = round_of(1).deal("F1", "F2", "F3", "F4", kitty="W1")
    sheet.play("P1 bid 0, P2 bid 1, P3 bid 0, P4 bid 1, P1 F1, P2 F2, P3 F3, P4 F4")
    result = sheet.result
    assert (result.bids, result.tricks) == ((0, 1, 0, 1), (0, 0, 0, 1))
    assert result.score == (20, -10, 20, 30)
    assert (result.declarer, result.call, result.made) == (-1, None, None)
    assert sheet.events[-1] == HandScored(result)
    assert result.points == (0, 0, 0, 1)
    rules = sheet.state.rules
    assert rules.by_side(result.bids) == result.bids, "everybody is a side of their own"
    assert rules.kept_bids(result) == (True, False, True, True)


def last_round(totals: tuple[int, int, int]) -> Sheet:
    """Play the fifth and last round, which scores 70 for P1 and 20 for each of the others."""
    sheet = round_of(5, players=3, options={"rounds": "first_5"}, totals=totals)
    sheet.deal("F13 X1 X2 X3 X4", "W1 W2 W3 W4 W5", "E1 E2 E3 E4 E5", kitty="F1")
    sheet.play("P1 bid 5, P2 bid 0, P3 bid 0")
    return play_out(sheet)


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ((0, 0, 0), ("P1",)),
        ((-100, 0, -1), ("P2",)),
        ((0, 50, 10), ("P1", "P2")),
        ((-60, -10, -10), ("P1", "P2", "P3")),
        ((-500, -400, -400), ("P2", "P3")),
    ],
)
def test_most_points_after_the_last_round_win_and_equal_totals_share(
    totals: tuple[int, int, int], winners: tuple[str, ...]
) -> None:
    sheet = last_round(totals)
    assert sheet.result.score == (70, 20, 20)
    assert sheet.phase is Phase.GAME_OVER
    assert sheet.winners == winners
    assert sheet.events[-1] == GameWon(winners)
    assert sheet.turn is None


def test_no_total_ends_the_game_early() -> None:
    sheet = round_of(1, totals=(9000, -9000, 0, 0)).deal("F1", "F2", "F3", "F4", kitty="W1")
    play_out(bid_zero(sheet))
    assert sheet.phase is Phase.HAND_OVER
    assert sheet.winners == ()


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("rounds", SHORT_GAMES)
def test_a_short_game_plays_the_first_or_the_last_so_many_rounds(rounds: str, players: int) -> None:
    rules = make_elemental({"rounds": rounds}, players)
    part, count = rounds.split("_")
    longest = 60 // players
    sizes = list(range(1, longest + 1))
    expected = sizes[: int(count)] if part == "first" else sizes[-int(count) :]
    state, played = new_game(rules, rules.seats[0]), []
    rng = random.Random(rounds)
    while seat_to_act(state) is not None:
        if isinstance(state.phase, Dealing) or view_for(state, None).phase is Phase.HAND_OVER:
            state, _ = apply(state, deal_from_seed(state, rng.randbytes(32).hex()))
            played.append(state_hand_size(state))
        else:
            state, _ = apply(state, random_action(state, rng))
    assert played == expected
    assert len(state.match.results) == int(count)


def state_hand_size(state: GameState) -> int:
    return view_for(state, None).seats[0].cards_left


def test_the_facts_tell_how_many_rounds_and_cards_there_are() -> None:
    facts = make_elemental({"rounds": "last_7"}, players=5).facts()
    assert facts == {
        "bids": "open",
        "hook": False,
        "rounds": "last_7",
        "players": 5,
        "round_count": 7,
        "first_size": 6,
        "last_size": 12,
    }


@pytest.mark.parametrize("rounds", ["first_3", "last", "20", "", None, 5, "all "])
def test_other_lengths_are_refused(rounds: object) -> None:
    assert options_of(rounds=rounds) is OptionReason.NOT_A_CHOICE


def test_there_is_no_free_play() -> None:
    assert options_of(enforcement="free_play") is OptionReason.UNKNOWN_OPTION
    assert not make_elemental().free_play
