"""What every player at a table would be cross about, in positions."""

from __future__ import annotations

import pytest

from rook13.bots.card_search import Verdict
from rook13.bots.heuristic_play import PlayContext
from rook13.bots.search_bots import settle
from rook13.bots.search_setup import usual_budget
from tests.bots.positions import chosen, position, seen

LEVELS = pytest.mark.parametrize("level", ["normal", "hard", "expert"])
SEEDS = [bytes([number]) for number in range(3)]

B1_DECLARES = "B1 bid 65, A2 pass, B2 pass, A1 pass, "
FEEDING = [
    "R14 R9 R7 G10 G7 G6 B9 B8 B6",
    "Y7 Y11 R13 R12 R11 R10 G13 B13 B12",
    "Y14 Y13 Y9 G14 G5 B14 B5 R6 B7",
    "Y6 Y8 Y10 R8 R5 G8 G9 B10 B11",
]
DUCKING = [
    "R14 R9 R7 G10 G7 G6 B9 Y14 Y5",
    "Y7 Y11 R13 R12 R11 R10 G13 B13 B12",
    "Y13 Y9 G14 G5 B14 B5 R6 B7 B8",
    "Y6 Y8 Y10 R8 R5 G8 G9 B10 B11",
]


@LEVELS
def test_it_feeds_a_counter_to_the_trick_that_its_partner_has_won(level: str) -> None:
    actions = "B1 down Y5 Y12 G11 G12, B1 trump R, B1 Y7, A2 Y14, B2 Y6"
    state = position("rook13", FEEDING, "Y5 Y12 G11 G12", B1_DECLARES + actions, dealer="A1")
    assert {chosen(state, level, seed) for seed in SEEDS} == {"G10"}


@LEVELS
def test_it_does_not_overtake_its_partner(level: str) -> None:
    actions = "B1 down B6 Y12 G11 G12, B1 trump R, B1 Y7, A2 Y13, B2 Y6"
    state = position("rook13", DUCKING, "B6 Y12 G11 G12", B1_DECLARES + actions, dealer="A1")
    assert {chosen(state, level, seed) for seed in SEEDS} == {"Y5"}


@pytest.mark.parametrize(("behind", "played"), [(0.01, "Y5"), (0.05, "Y14")])
def test_it_overtakes_its_partner_only_for_a_clear_gain(behind: float, played: str) -> None:
    actions = "B1 down B6 Y12 G11 G12, B1 trump R, B1 Y7, A2 Y13, B2 Y6"
    state = position("rook13", DUCKING, "B6 Y12 G11 G12", B1_DECLARES + actions, dealer="A1")
    over, under, other = (state.rules.deck.card(name).index for name in ("Y14", "Y5", "G6"))
    verdicts = [Verdict(over, 0.5, 100), Verdict(under, 0.5 - behind, 90)]
    found = settle(PlayContext.of(seen(state)), verdicts, usual=other)
    assert str(state.rules.deck.cards[found]) == played


STRONG = [
    "R14 R13 R12 R11 R10 R9 R8 Y14 G14",
    "Y5 Y6 Y7 G5 G6 G7 B5 B6 B7",
    "R7 R6 B14 B13 B12 B11 Y13 Y12 G13",
    "Y8 Y9 Y10 G8 G9 G10 B8 B9 B10",
]
STRONG_WIDOW = "R5 Y11 G11 G12"


@LEVELS
def test_it_leaves_the_bid_to_its_partner_when_both_opponents_have_passed(level: str) -> None:
    actions = "A1 bid 65, B1 pass, A2 bid 70, B2 pass"
    state = position("rook13", STRONG, STRONG_WIDOW, actions)
    assert {chosen(state, level, seed) for seed in SEEDS} == {"pass"}


@LEVELS
def test_it_leaves_a_contract_of_five_hundred_to_its_partner(level: str) -> None:
    actions = "A1 bid 7H, B1 pass, A2 bid 8H, B2 pass"
    state = position("five_hundred", HEARTS, "4H 4D QD", actions)
    assert {chosen(state, level, seed) for seed in SEEDS} == {"pass"}


@LEVELS
def test_it_bids_with_a_strong_hand(level: str) -> None:
    state = position("rook13", STRONG, STRONG_WIDOW, "")
    assert chosen(state, level).startswith("bid ")


TRUMP_HEAVY = [
    "R14 R13 R12 R11 Y14 Y13 Y12 G14 G13",
    "R10 R9 Y5 Y7 G5 G6 G7 B5 B7",
    "B14 B13 B12 B11 Y10 Y11 G12 R7 R8",
    "R6 R5 Y8 Y9 Y6 G8 G9 G10 B8",
]


@LEVELS
def test_a_declarer_draws_trumps_before_cashing_the_winners_of_other_suits(level: str) -> None:
    actions = "A1 bid 65, B1 pass, A2 pass, B2 pass, A1 down B6 B9 B10 G11, A1 trump R"
    state = position("rook13", TRUMP_HEAVY, "B6 B9 B10 G11", actions)
    assert {chosen(state, level, seed)[0] for seed in SEEDS} == {"R"}


CONTROL = [
    "R14 Y14 B8 B9 B12 B13 B14 G7 G14",
    "B5 B6 R5 R6 R7 G5 G6 Y7 Y8",
    "G13 G12 Y13 Y12 R13 R12 G8 R9 B7",
    "B10 B11 R11 R10 G9 G10 G11 Y9 Y10",
]


@LEVELS
def test_a_declarer_draws_trumps_before_giving_up_the_lead(level: str) -> None:
    actions = "A1 bid 85, B1 pass, A2 pass, B2 pass, A1 down R8 Y5 Y6 Y11, A1 trump B"
    state = position("rook13", CONTROL, "R8 Y5 Y6 Y11", actions)
    assert {chosen(state, level, seed) for seed in SEEDS} <= {"B14", "B13", "B12"}


@LEVELS
def test_a_declarer_goes_on_drawing_trumps_while_opponents_have_some(level: str) -> None:
    actions = "A1 bid 85, B1 pass, A2 pass, B2 pass, A1 down R8 Y5 Y6 Y11, A1 trump B, "
    first = "A1 B14, B1 B5, A2 B7, B2 B10"
    state = position("rook13", CONTROL, "R8 Y5 Y6 Y11", actions + first)
    assert {chosen(state, level, seed) for seed in SEEDS} <= {"B13", "B12"}


HEARTS = [
    "JO JH JD AH KH 9H AS KS AC 5C",
    "10H QH 5S 6S 7S 6C 7C 5D 6D 7D",
    "8H QS JS 10S QC KC JC 8D 9D 10D",
    "7H 6H 5H 8S 9S 8C 9C AD KD 10C",
]


@LEVELS
def test_a_declarer_of_five_hundred_draws_trumps(level: str) -> None:
    actions = "A1 bid 8H, B1 pass, A2 pass, B2 pass, A1 down 4D QD 4H"
    state = position("five_hundred", HEARTS, "4H 4D QD", actions)
    assert {chosen(state, level, seed) for seed in SEEDS} <= {"JO", "JH", "JD", "AH", "KH"}


REDS = [
    "RK R14 R13 R12 R11 R9 G14 G13 B14 Y14 Y13 G4 B4",
    "R2 R3 R10 G5 G6 G7 B5 B6 B7 Y5 Y6 Y7 Y1",
    "R4 R5 G12 G11 G10 B13 B12 B11 B10 Y12 Y11 Y10 G1",
    "R6 R7 R8 G8 G9 G2 G3 B8 B9 B2 B3 Y8 Y9",
]


@LEVELS
@pytest.mark.parametrize(
    ("tricks", "trumps"),
    [("", {"RK"}), (", A1 RK, B1 R2, A2 R4, B2 R6", {"R14", "R13", "R12", "R11"})],
)
def test_a_declarer_of_rook_draws_trumps(level: str, tricks: str, trumps: set[str]) -> None:
    actions = "A1 bid 100, B1 pass, A2 pass, B2 pass, A1 down R1 B1 Y2 Y3 Y4, A1 trump R"
    state = position("rook", REDS, "R1 B1 Y2 Y3 Y4", actions + tricks)
    usual = usual_budget("hard", "rook").iterations
    assert {chosen(state, level, seed, usual) for seed in SEEDS} <= trumps


@LEVELS
def test_a_declarer_stops_drawing_when_no_opponent_has_a_trump(level: str) -> None:
    hands = [
        "B14 B13 B12 B11 B9 R14 R13 G7 Y6",
        "B5 B6 R5 R6 R7 G5 G6 Y7 Y8",
        "B7 G13 G12 G14 R12 R11 Y14 Y13 Y12",
        "B8 B10 R9 R10 G9 G10 G11 Y9 Y10",
    ]
    actions = "A1 bid 85, B1 pass, A2 pass, B2 pass, A1 down R8 Y5 G8 Y11, A1 trump B, "
    drawn = "A1 B14, B1 B5, A2 B7, B2 B8, A1 B13, B1 B6, A2 G12, B2 B10"
    state = position("rook13", hands, "R8 Y5 G8 Y11", actions + drawn)
    # So much is won here anyway that it takes a longer look to tell the cards apart.
    usual = usual_budget("expert", "rook13").iterations
    assert {chosen(state, level, seed, usual)[0] for seed in SEEDS} <= {"R", "G", "Y"}


ROOK_HANDS = [
    "RK R9 R7 G13 G12 G3 G2 B13 B12 B3 B2 G4 B4",
    "Y3 Y7 Y8 R14 R13 R12 R11 R10 G14 G11 B14 B11 Y11",
    "Y4 Y6 Y9 G10 G5 B10 B5 R2 R3 B6 B7 G6 G7",
    "Y2 Y10 Y12 Y13 Y14 R4 R5 G8 G9 B8 B9 R1 Y1",
]


@LEVELS
def test_it_does_not_waste_the_bird_on_an_empty_trick(level: str) -> None:
    actions = "B1 bid 70, A2 pass, B2 pass, A1 pass, B1 down R6 R8 G1 B1 Y5, B1 trump R, "
    state = position(
        "rook", ROOK_HANDS, "R6 R8 G1 B1 Y5", actions + "B1 Y3, A2 Y4, B2 Y2", dealer="A1"
    )
    assert "RK" not in {chosen(state, level, seed) for seed in SEEDS}


@LEVELS
def test_it_does_not_put_the_bird_on_its_partners_sure_trick(level: str) -> None:
    hands = [
        "RK R9 R7 G13 G12 G3 G2 B13 B12 B3 B2 G4 B4",
        "Y3 Y7 Y8 R14 R13 R12 R11 R10 G14 G11 B14 B11 Y11",
        "Y1 Y6 Y9 G10 G5 B10 B5 R2 R3 B6 B7 G6 G7",
        "Y2 Y10 Y12 Y13 Y14 R4 R5 G8 G9 B8 B9 R1 Y4",
    ]
    actions = "B1 bid 70, A2 pass, B2 pass, A1 pass, B1 down R6 R8 G1 B1 Y5, B1 trump R, "
    state = position("rook", hands, "R6 R8 G1 B1 Y5", actions + "B1 Y3, A2 Y1, B2 Y2", dealer="A1")
    usual = usual_budget("expert", "rook").iterations
    assert not {chosen(state, level, seed, usual) for seed in SEEDS} & {"RK", "R9", "R7"}


FIVE_HUNDRED = [
    "JO 9H 8H 5C 6C 7C 5S 6S 7S 4H",
    "10D KD QH KH AH QD JS 10S 9S 8S",
    "AD 9D AC KC QC AS KS 10H 5H 6H",
    "4D 5D 6D 7D 8D 8C 9C 10C JC 7H",
]


@LEVELS
def test_it_does_not_waste_the_joker_on_its_partners_trick(level: str) -> None:
    actions = "B1 bid 6H, A2 pass, B2 pass, A1 pass, B1 down JD JH QS, B1 QD, A2 AD, B2 4D"
    state = position("five_hundred", FIVE_HUNDRED, "JH JD QS", actions, dealer="A1")
    assert "JO" not in {chosen(state, level, seed) for seed in SEEDS}


@LEVELS
def test_it_takes_a_trick_with_a_low_trump_and_not_with_the_joker(level: str) -> None:
    actions = "B1 bid 6H, A2 pass, B2 pass, A1 pass, B1 down JD JH QS, B1 KD, A2 9D, B2 4D"
    state = position("five_hundred", FIVE_HUNDRED, "JH JD QS", actions, dealer="A1")
    assert {chosen(state, level, seed) for seed in SEEDS} <= {"4H", "8H", "9H"}


MISERE = {"misere": True, "misere_any_time": True}
LOW_HAND = [
    "4D 5D 7D 4H 5H 7H 5C 6C 5S 8S",
    "9S QS AS 10D JD 9H 10H 9C 10C AC",
    "6S 7S 8D 9D QD 6H 8H JH 7C 8C",
    "10S JS KD AD QH KH AH JC QC KC",
]


@LEVELS
def test_in_misere_it_leads_low(level: str) -> None:
    actions = "A1 bid misere, B1 pass, A2 pass, B2 pass, A1 down KS 6D JO"
    state = position("five_hundred", LOW_HAND, "KS 6D JO", actions, options=MISERE)
    assert chosen(state, level) in {"4D", "5D", "4H", "5H", "5C", "6C", "5S"}


@LEVELS
def test_in_misere_it_ducks_with_its_highest_loser(level: str) -> None:
    actions = "A1 bid misere, B1 pass, A2 pass, B2 pass, A1 down KS 6D JO, A1 5C, B1 AC, B2 JC, "
    state = position("five_hundred", LOW_HAND, "KS 6D JO", actions + "B1 9S, B2 JS", options=MISERE)
    assert chosen(state, level) == "8S"


@LEVELS
def test_in_misere_it_lays_its_danger_cards_aside(level: str) -> None:
    actions = "A1 bid misere, B1 pass, A2 pass, B2 pass"
    state = position("five_hundred", LOW_HAND, "KS 6D JO", actions, options=MISERE)
    laid = set(chosen(state, level).split()[1:])
    assert {"KS", "JO"} <= laid


@LEVELS
def test_it_does_not_promise_nothing_with_a_sure_trick(level: str) -> None:
    hands = ["X1", "F2", "W3", "E4"]
    state = position("elemental", hands, "A5", "", dealer="P4")
    assert chosen(state, level) == "bid 1"
    hands = ["X1 F2", "F3 W2", "W3 A3", "E4 F6"]
    state = position("elemental", hands, "A5", "", dealer="P4", number=2)
    assert chosen(state, level) != "bid 0"


@LEVELS
def test_it_does_not_promise_nothing_with_the_highest_cards_of_a_long_round(level: str) -> None:
    hands = ["X1 X2 F2 W3", "F3 W2 E2 A2", "W4 A3 E5 F5", "E4 F6 A6 W6"]
    state = position("elemental", hands, "A5", "", dealer="P4", number=4)
    assert {chosen(state, level, seed) for seed in SEEDS} <= {"bid 1", "bid 2", "bid 3"}


@LEVELS
def test_it_claims_when_every_trick_is_its_own(level: str) -> None:
    hands = [
        "R14 R13 R12 R11 R10 R9 R8 R7 R6",
        "Y5 Y6 Y7 G5 G6 G7 B5 B6 B7",
        "Y11 Y12 B14 B13 B12 B11 Y13 G12 G13",
        "Y8 Y9 Y10 G8 G9 G10 B8 B9 B10",
    ]
    actions = "A1 bid 65, B1 pass, A2 pass, B2 pass, A1 down R5 Y14 G11 G14, A1 trump R"
    state = position("rook13", hands, "R5 Y14 G11 G14", actions)
    assert chosen(state, level) == "claim"


@LEVELS
def test_it_does_not_claim_a_misere_away(level: str) -> None:
    top = "AC KC QC JC AS KS QS JS AH JO"
    hands = [
        top,
        "4D 5D 6D 7D 8D 5C 6C 7C 5S 6S",
        "4H 5H 6H 7H 8H 8C 9C 10C 7S 8S",
        "9H 10H JH QH KH 9D 10D JD QD KD",
    ]
    options = {**MISERE, "first_lead": "declarer"}
    actions = "A1 bid misere, B1 pass, A2 pass, B2 pass, A1 down 9S 10S AD"
    state = position("five_hundred", hands, "9S 10S AD", actions, options=options)
    assert chosen(state, level) != "claim"


def limit(totals: tuple[int, int]) -> int:
    """Return how high an expert goes at this score against an opponent who raises every time."""
    hands = [
        "R14 R13 R12 R10 R6 Y14 Y8 B8 B5",
        "Y5 Y6 Y7 G5 G6 G7 B13 B6 B7",
        "R7 R8 B14 B9 B12 B11 Y13 Y12 G13",
        "Y9 Y10 R11 G8 G14 G10 B10 G9 R5",
    ]
    for bid in range(65, 120, 5):
        actions = f"B2 bid {bid}"
        state = position("rook13", hands, "R9 Y11 G11 G12", actions, dealer="A2", totals=totals)
        if chosen(state, "expert", iterations=4000) == "pass":
            return bid
    return 120


def test_the_score_decides_how_high_it_goes() -> None:
    usual = limit((0, 0))
    # 25 points win, and defending brings those; at 480 to 450 the declarer wins.
    assert limit((480, -100)) < usual < limit((480, 450))
