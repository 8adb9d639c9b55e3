"""Duplicate deals: the same cards for both, and the same result for the same seed."""

from __future__ import annotations

import pytest

from rook13.bots.levels import LEVELS
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.ruleset import Ruleset
from rook13.laboratory.arena import Pairing, Part, play_pairing
from rook13.laboratory.contestants import CARDS_ONLY, CONTESTANTS, ORACLE, Contestant

NORMAL, EASY = Contestant("normal"), Contestant("easy")
GAMES = pytest.mark.parametrize("game", RULESETS, ids=lambda game: game.id)


def figures(pairing: Pairing) -> list[tuple[float, ...]]:
    return [
        (t.points, t.score, t.wins, t.contracts, t.made, t.bid_sum, len(t.times))
        for t in pairing.tallies
    ]


@GAMES
def test_equal_players_come_out_even_on_every_deal(game: type[Ruleset]) -> None:
    for number in range(5):
        first, second = play_pairing(game(), (NORMAL, NORMAL), "s", number, match=False).tallies
        assert (first.points, first.score) == (second.points, second.score)


@GAMES
def test_the_same_seed_gives_the_same_figures_and_another_does_not(game: type[Ruleset]) -> None:
    pair = (EASY, NORMAL)
    runs = [
        [figures(play_pairing(game(), pair, seed, n, match=False)) for n in range(4)]
        for seed in ("a", "a", "b")
    ]
    assert runs[0] == runs[1] != runs[2]


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_in_elemental_everybody_holds_every_hand(players: int) -> None:
    rules = make_rules("elemental", None, players)
    for number in range(3):
        first, second = play_pairing(rules, (NORMAL, NORMAL), "s", number, match=False).tallies
        assert first.score == pytest.approx(second.score)


@GAMES
def test_matches_have_a_winner(game: type[Ruleset]) -> None:
    pairing = play_pairing(game(), (NORMAL, Contestant("random")), "m", 1, match=True)
    assert sum(tally.wins for tally in pairing.tallies) == pytest.approx(1.0)
    assert pairing.hands > 2


def test_the_oracle_plays_here_and_is_no_level() -> None:
    assert ORACLE in CONTESTANTS
    assert ORACLE not in LEVELS
    pairing = play_pairing(
        make_rules("elemental", {"rounds": "first_5"}), (Contestant(ORACLE), NORMAL), "o", 2,
        match=False,
    )  # fmt: skip
    assert pairing.hands == 2


def test_expert_at_the_cards_alone_calls_as_normal_does() -> None:
    """Both bid the same on every deal, and only what they do with it differs."""
    pair = (Contestant(CARDS_ONLY, 300), NORMAL)
    pairings = [play_pairing(make_rules("rook13"), pair, "c", n, match=False) for n in range(4)]
    bids = [[(t.contracts, t.bid_sum) for t in pairing.tallies] for pairing in pairings]
    assert all(first == second for first, second in bids)
    assert any(first.points != second.points for first, second in (p.tallies for p in pairings))
    assert CARDS_ONLY not in LEVELS


def played(parts: set[Part], a: Contestant, b: Contestant, game: str = "rook13") -> list[Pairing]:
    rules = make_rules(game)
    return [
        play_pairing(rules, (a, b), "p", number, match=False, parts=frozenset(parts))
        for number in range(6)
    ]


def test_what_is_taken_is_counted_for_those_who_declared() -> None:
    for first, second in (p.tallies for p in played(set(Part), NORMAL, Contestant("random"))):
        assert (first.contracts, second.contracts) == (2, 0)
        assert first.taken_sum == 2 * first.points > 0
        assert second.taken_sum == 0


def test_where_everybody_bids_all_tricks_are_counted() -> None:
    (pairing, *_) = played(set(Part), NORMAL, Contestant("random"), "elemental")
    first_hand = make_rules("elemental").hand_size(1)
    assert sum(tally.taken_sum for tally in pairing.tallies) == pairing.hands * first_hand


def outcome(pairing: Pairing) -> list[tuple[float, ...]]:
    return [(t.points, t.score, t.contracts, t.made, t.bid_sum) for t in pairing.tallies]


def test_who_decides_nothing_plays_as_the_other_does() -> None:
    random = Contestant("random")
    parted = played(set(), random, NORMAL)
    assert [outcome(p) for p in parted] == [outcome(p) for p in played(set(Part), NORMAL, NORMAL)]
    assert all(not p.tallies[0].times and p.tallies[1].times for p in parted)


@pytest.mark.parametrize("part", Part)
def test_each_part_alone_makes_a_difference(part: Part) -> None:
    alone = played({part}, Contestant("random"), NORMAL, "rook")
    assert any(p.tallies[0].score != p.tallies[1].score for p in alone)
    equal = [first == second for first, second in map(outcome_of_bids, alone)]
    assert all(equal) != (part is Part.CALLS)


def outcome_of_bids(pairing: Pairing) -> list[tuple[int, int]]:
    return [(t.contracts, t.bid_sum) for t in pairing.tallies]


def test_the_cards_as_a_part_are_what_expert_at_the_cards_alone_decides() -> None:
    cards = played({Part.CARDS}, Contestant("expert", 200), NORMAL)[:3]
    usual = played(set(Part), Contestant(CARDS_ONLY, 200), NORMAL)[:3]
    assert [outcome(p) for p in cards] == [outcome(p) for p in usual]


def test_a_contestant_is_written_with_its_budget() -> None:
    assert str(Contestant("hard", 500)) == "hard:500"
    assert str(NORMAL) == "normal"
