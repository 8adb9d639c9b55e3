"""The inner loops know no rules of their own: they agree with the engine, card by card."""

from __future__ import annotations

import os
import random
from dataclasses import replace

import pytest

from rook13 import kernel
from rook13.engine.actions import Play
from rook13.engine.cards import bits
from rook13.engine.game import apply
from rook13.engine.rules import RULESETS
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import GameState, Playing
from rook13.engine.trick import legal_cards
from tests.kernel.endings import Ending, brute_force, random_ending
from tests.strategies import random_rules, walk

GAMES = pytest.mark.parametrize("game", RULESETS, ids=lambda game: game.id)
TEAM_GAMES = pytest.mark.parametrize(
    "game", [game for game in RULESETS if game.claims], ids=lambda game: game.id
)
ENDINGS = int(os.environ.get("ROOK13_ENDINGS", "200" if kernel.COMPILED else "60"))
"""For each game; more find more."""
SIDES = [0, 1, 0, 1]
AROUND = [1, 2, 3, 0]


def to_the_first_lead(rules: Ruleset, rng: random.Random) -> GameState | None:
    """Return a random game at its first lead, if it gets there soon."""
    leads: list[GameState] = []

    def visit(state: GameState) -> None:
        if isinstance(state.phase, Playing) and not state.phase.tricks and not state.phase.trick:
            leads.append(state)

    walk(rules, rng, 60, visit)
    return leads[-1] if leads else None


def follows(phase: Playing, players: int) -> list[int]:
    order = phase.setup.orders[phase.leader]
    after = dict(zip(order, (*order[1:], order[0]), strict=True))
    return [after.get(seat, -1) for seat in range(players)]


@GAMES
@pytest.mark.parametrize("seed", range(25))
def test_kernel_and_engine_agree_on_legal_cards_winners_and_points(
    game: type[Ruleset], seed: int
) -> None:
    rng = random.Random(seed)
    rules = random_rules(game, rng)
    state = to_the_first_lead(rules, rng)
    if state is None:
        state = to_the_first_lead(game(), random.Random(1))
    assert state is not None
    rules = state.rules
    phase = state.phase
    assert isinstance(phase, Playing)
    cards = kernel.Cards(phase.setup.tables, rules.deck.points)
    hand = kernel.Hand(cards, follows(phase, rules.players))
    hand.start(list(phase.hands), phase.turn)
    while isinstance(state.phase, Playing):
        phase = state.phase
        fair = legal_cards(phase.setup.tables, phase.hands[phase.turn], phase.led)
        assert (hand.turn, hand.options()) == (phase.turn, fair)
        assert tuple(hand.won) == phase.won
        sides = [0] * len(rules.sides)
        for seat in range(rules.players):
            sides[rules.side_of[seat]] += hand.points[seat]
        assert tuple(sides) == phase.points
        card = rng.choice(bits(fair))
        action = rules.plays[phase.turn][card]
        named = kernel.NO_LEAD
        if hand.names_suit(card):
            named = kernel.longest_suit(cards, phase.hands[phase.turn])
            action = Play(action.seat, action.card, rules.deck.suits[named])
        hand.play(card, named)
        state, _ = apply(state, action)
    assert hand.over()


def solver_for(ending: Ending) -> tuple[kernel.Solver, kernel.Hand]:
    cards = kernel.Cards(ending.tables, ending.points)
    stakes = kernel.Stakes(ending.each_trick, ending.last_trick, ending.bonus, ending.majority)
    hand = kernel.Hand(cards, AROUND)
    hand.start(list(ending.hands), ending.leader)
    return kernel.Solver(cards, stakes, SIDES, AROUND, 1 << 12), hand


def solve(solver: kernel.Solver, hand: kernel.Hand) -> int:
    value = 0
    while solver.reaches(hand, value + 1, 1 << 40) == 1:
        value += 1
    return value


@TEAM_GAMES
def test_the_solver_finds_what_trying_everything_finds(game: type[Ruleset]) -> None:
    for seed in range(ENDINGS):
        rng = random.Random(f"{game.id} {seed}")
        ending = random_ending(random_rules(game, rng), rng, tricks=rng.choice([2, 3, 3]))
        assert solve(*solver_for(ending)) == brute_force(ending), seed


@TEAM_GAMES
@pytest.mark.parametrize("seed", range(20))
def test_the_solver_values_the_middle_of_a_trick_by_its_best_continuation(
    game: type[Ruleset], seed: int
) -> None:
    rng = random.Random(seed)
    ending = random_ending(random_rules(game, rng), rng, tricks=3)
    solver, hand = solver_for(ending)
    whole = solve(solver, hand)
    values = []
    for card in bits(hand.options()):
        for named in range(4) if hand.names_suit(card) else [kernel.NO_LEAD]:
            after = kernel.Hand(solver.cards, AROUND)
            after.copy_from(hand)
            after.play(card, named)
            values.append(solve(solver, after))
    assert whole == (max(values) if ending.leader % 2 == 0 else min(values))


@TEAM_GAMES
@pytest.mark.parametrize("seed", range(12))
def test_a_solver_that_has_seen_other_hands_finds_the_same_in_the_middle_of_a_trick(
    game: type[Ruleset], seed: int
) -> None:
    rng = random.Random(seed)
    rules = random_rules(game, rng)
    first = random_ending(rules, rng, tricks=3)
    solver, hand = solver_for(first)
    for _ in range(8):
        other = random_ending(rules, rng, tricks=3)
        ending = replace(first, hands=other.hands, leader=other.leader)
        hand.start(list(ending.hands), ending.leader)
        led = []
        for _ in range(rng.randint(1, 3)):
            led.append(rng.choice([c for c in bits(hand.options()) if not hand.names_suit(c)]))
            hand.play(led[-1], kernel.NO_LEAD)
        assert solve(solver, hand) == brute_force(ending, tuple(led))


def test_the_solver_gives_up_at_its_limit_and_says_so() -> None:
    rng = random.Random(3)
    ending = random_ending(RULESETS[0](), rng, tricks=9)
    solver, hand = solver_for(ending)
    assert solver.reaches(hand, 50, 10) == -1


def test_random_playouts_are_the_same_for_the_same_seed_and_sum_to_all_points() -> None:
    rules = RULESETS[0]()
    ending = random_ending(rules, random.Random(4), tricks=9)
    cards = kernel.Cards(ending.tables, ending.points)
    hand = kernel.Hand(cards, AROUND)
    runs = [kernel.random_playouts(hand, list(ending.hands), 0, 50, 7) for _ in range(2)]
    assert runs[0] == runs[1]
    dealt = sum(rules.deck.points_in(mask) for mask in ending.hands)
    assert sum(hand.points) == dealt


def test_the_search_finds_the_card_that_wins_in_every_world() -> None:
    rules = RULESETS[0]()
    deck = rules.deck
    # After a lead of G6 the second seat takes over and the fourth trumps the Y13 it leads.
    hands = [deck.parse(text) for text in ("Y14 G6", "Y13 G14", "B5 B6", "R5 Y6")]
    cards = kernel.Cards(rules.tables(0), deck.points)
    root = kernel.Hand(cards, AROUND)
    root.start(hands, 0)
    payoff = [points * kernel.PAYOFF // 100 for points in range(101)]
    search = kernel.Search(cards, SIDES, kernel.Stakes(0, 0, 0, 9), payoff, False, 1000)
    search.run(root, [hands], 400, kernel.Rng(5), kernel.Hand(cards, AROUND))
    best = max(search.choices(), key=lambda choice: choice[1])
    assert deck.cards[best[0]].name == "Y14"
    assert sum(visits for _, visits, _ in search.choices()) == 400


def test_dice_are_fair_enough_to_pick_every_card_of_a_mask() -> None:
    rng = kernel.Rng(1)
    mask = 0b1011 | 1 << 59
    picked = [rng.card_of(mask) for _ in range(4000)]
    assert {card: picked.count(card) // 800 for card in set(picked)} == {0: 1, 1: 1, 3: 1, 59: 1}
