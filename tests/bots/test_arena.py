"""Duplicate deals: the same cards for both, and the same result for the same seed."""

from __future__ import annotations

import pytest

from rook13.bots.arena import (
    CARDS_ONLY,
    CONTESTANTS,
    ORACLE,
    Contestant,
    Pairing,
    play_pairing,
)
from rook13.bots.levels import LEVELS
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.ruleset import Ruleset

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


def test_a_contestant_is_written_with_its_budget() -> None:
    assert str(Contestant("hard", 500)) == "hard:500"
    assert str(NORMAL) == "normal"
