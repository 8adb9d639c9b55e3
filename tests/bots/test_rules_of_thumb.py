"""How Normal plays: by the odds that cards take tricks, and to keep its promises exactly."""

from __future__ import annotations

import pytest

from rook13.bots import heuristic_bidding
from rook13.bots.hand_value import expected_tricks
from rook13.bots.heuristic_play import PlayContext
from rook13.bots.trick_odds import FOR_POINTS, TrickOdds
from rook13.engine.ruleset import Ruleset
from rook13.engine.trick import TrickTables
from tests.bots.positions import chosen, position, seen

B1_DECLARES = "B1 bid 65, A2 pass, B2 pass, A1 pass, B1 down Y5 Y12 G11 G12, B1 trump R, "
A1_HAND = "R6 R9 B8 B9 B12 B13 G7 G8 G14"
B1_HAND = "Y7 Y11 R13 R12 R11 R10 G13 B14 B11"
A2_HAND = "Y14 Y13 Y9 G9 G5 B10 B5 R5 B7"
B2_HAND = "Y6 Y8 Y10 R8 R7 G6 G10 B6 R14"
B2_TRUMPS_BLUE = (
    "B1 G13, A2 G9, B2 G6, A1 G14, A1 B13, B1 B14, A2 B5, B2 B6, B1 B11, A2 B10, B2 R8, A1 B8"
)
KITTY = "Y5 Y12 G11 G12"


def test_it_trumps_counters_although_an_opponent_is_still_to_play() -> None:
    """B2 leads the 10; B1 is likely to follow, and not to trump higher."""
    actions = f"{B1_DECLARES}{B2_TRUMPS_BLUE}, B2 Y10"
    state = position("rook13", [A1_HAND, B1_HAND, A2_HAND, B2_HAND], KITTY, actions, dealer="A1")
    assert chosen(state, "normal")[0] == "R"


def test_it_leaves_a_trick_to_its_partner_who_is_sure_to_take_it() -> None:
    actions = B1_DECLARES + "B1 Y7, A2 Y14, B2 Y6"
    state = position("rook13", [A1_HAND, B1_HAND, A2_HAND, B2_HAND], KITTY, actions, dealer="A1")
    assert chosen(state, "normal")[0] != "R"


def odds(actions: str) -> tuple[TrickOdds, Ruleset]:
    """Return the odds of A1 after some cards."""
    hands = [A1_HAND, B1_HAND, A2_HAND, B2_HAND]
    state = position("rook13", hands, KITTY, B1_DECLARES + actions, dealer="A1")
    return TrickOdds(PlayContext.of(seen(state)), FOR_POINTS), state.rules


def test_a_card_takes_less_the_more_are_out_above_it() -> None:
    found, rules = odds("B1 G13, A2 G9, B2 G6")
    chances = [found.takes_later(rules.deck.card(name).index) for name in ("G14", "B13", "B9")]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 2 * chances[-1]


def test_a_trump_takes_a_trick_now_and_then_however_low_it_is() -> None:
    found, rules = odds("B1 G13, A2 G9, B2 G6")
    assert found.takes_later(rules.deck.card("R6").index) == FOR_POINTS.low_trump


def test_a_seat_that_could_not_follow_is_likelier_to_trump() -> None:
    found, rules = odds(f"{B2_TRUMPS_BLUE}, B2 Y10, A1 R6, B1 Y11, A2 Y13")
    blue = rules.deck.card("B12").index
    assert found.beats(rules.seat("B2").index, blue) > found.beats(rules.seat("B1").index, blue)


def test_it_judges_its_hand_once_for_all_the_bids_it_could_make(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    judged: list[int] = []

    def expected(tables: TrickTables, hand: int) -> float:
        judged.append(tables.trump)
        return expected_tricks(tables, hand)

    monkeypatch.setattr(heuristic_bidding, "expected_tricks", expected)
    state = position("rook13", [A1_HAND, B1_HAND, A2_HAND, B2_HAND], KITTY, "", dealer="A1")
    assert len(seen(state).legal) > 10
    chosen(state, "normal")
    assert judged == [suit.index for suit in state.rules.deck.suits]


LONG_REDS = [
    "R14 R13 R12 R11 R10 Y14 Y13 G14 B14",
    "Y5 Y6 Y7 G5 G6 G7 B5 B6 B7",
    "R9 R8 R7 Y12 B13 B12 B11 G13 G12",
    "Y8 Y9 Y10 G8 G9 G10 B8 B9 B10",
]


@pytest.mark.parametrize(
    ("calls", "answer"),
    [
        ("A2 bid 70, B2 pass", "bid 75"),
        ("A2 bid 100, B2 pass", "pass"),
        ("A2 pass, B2 bid 100", "bid 105"),
    ],
)
def test_it_bids_over_its_partner_only_with_a_clearly_better_hand(calls: str, answer: str) -> None:
    """B1 has not passed, so that the bid is not the partner's yet."""
    state = position("rook13", LONG_REDS, "R5 Y11 G11 R6", calls, dealer="B1")
    assert chosen(state, "normal") == answer


def test_it_promises_as_many_tricks_as_it_has_sure_winners() -> None:
    hands = ["X1 X2 F2 W3", "F3 W2 E2 A2", "W4 A3 E5 F5", "E4 F6 A6 W6"]
    state = position("elemental", hands, "A5", "", dealer="P4", number=4)
    assert chosen(state, "normal") == "bid 2"


def test_it_wastes_no_sure_winner_once_it_has_what_it_promised() -> None:
    """P1 wants nothing: under P4's trump the 13 is best got rid of."""
    hands = ["F13 F2 W3", "F9 W9 E9", "F8 W8 A8", "A7 E7 W7"]
    order = "P2 bid 1, P3 bid 1, P4 bid 1, P1 bid 0, P2 F9, P3 F8, P4 A7"
    state = position("elemental", hands, "A5", order, dealer="P1", number=3)
    assert chosen(state, "normal") == "F13"


def test_it_takes_a_trick_that_it_still_wants_with_the_least_that_does() -> None:
    hands = ["F13 F10 W3", "F9 W9 E9", "F8 W8 A8", "F7 E7 A7"]
    order = "P2 bid 1, P3 bid 0, P4 bid 0, P1 bid 2, P2 F9, P3 F8, P4 F7"
    state = position("elemental", hands, "A5", order, dealer="P1", number=3)
    assert chosen(state, "normal") == "F10"
