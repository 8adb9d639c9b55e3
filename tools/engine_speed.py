"""How fast the rules engine is, in CPU time, through its public functions alone.

Every action is counted with all that it takes: who acts, the whole legal list, a random choice
from it, applying it with its events, and for a deal the shuffle as well.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from time import process_time

from rook13.engine.actions import Action, Bid, Deal, Pass
from rook13.engine.game import apply, legal_actions, new_game, seat_to_act
from rook13.engine.record import deal_from_seed
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.state import GameState

ROUNDS = 5
OPENING = 0.5
LATE_HAND = 97
"""Hands 97 to 100 have the same dealers as hands 1 to 4, so the same cards can be played."""
COMPARED_HANDS = 4
LONG_GAMES: Mapping[str, Mapping[str, object]] = {
    "rook13": {"target": 2000, "floor": None},
    "rook": {"target": 1000},
    "fowl": {"target": 2000, "dealer": "rotates", "set_penalty": "bid"},
}
"""Games that last a hundred hands when everybody bids far too high."""

Choice = Callable[[random.Random, Sequence[Action]], Action]


@dataclass(frozen=True, slots=True)
class Speed:
    """What one round of measuring found."""

    games: int
    actions: int
    seconds: float

    @property
    def actions_a_second(self) -> float:
        """Return the figure that counts."""
        return self.actions / self.seconds


def print_speed(seconds: float) -> None:
    """Measure every game and print a table."""
    print(f"{'game':<14}{'games/s':>9}{'actions/s':>12}{'µs/action':>12}{'hand 100 : 1':>15}")
    for game in RULESETS:
        speed = measure(game(), seconds)
        ratio = f"{growth(game.id, seconds / 2):.2f}" if game.id in LONG_GAMES else "–"
        rate = speed.actions_a_second
        games = speed.games / speed.seconds
        print(f"{game.title:<14}{games:>9.1f}{rate:>12,.0f}{1e6 / rate:>12.1f}{ratio:>15}")
    print(
        f"\nBest of {ROUNDS} rounds of random games, CPU time of one core. The last column compares"
        "\nthe time for the same cards at hands 97–100 and 1–4 of one game; the games without it"
        "\ncannot last a hundred hands."
    )


def modest(rng: random.Random, legal: Sequence[Action]) -> Action:
    """Choose at random, but bid low or not at all, so that games come to an end."""
    action = legal[int(rng.random() * len(legal))]
    if isinstance(action, Bid | Pass):
        last = legal[-1]
        return last if isinstance(last, Pass) and rng.random() > OPENING else legal[0]
    return action


def reckless(rng: random.Random, legal: Sequence[Action]) -> Action:
    """Choose at random, but bid everything there is, so that nobody ever wins."""
    if isinstance(legal[0], Bid):
        return [action for action in legal if isinstance(action, Bid)][-1]
    return legal[int(rng.random() * len(legal))]


def random_game(rules: Ruleset, rng: random.Random, choose: Choice) -> int:
    """Play a game to its end and return the number of actions."""
    state = new_game(rules, rng.choice(rules.seats))
    seat = seat_to_act(state)
    actions = 0
    while seat is not None:
        state = _step(state, seat, rng, choose)
        actions += 1
        seat = seat_to_act(state)
    return actions


def measure(rules: Ruleset, seconds: float) -> Speed:
    """Return the fastest of several rounds that share the time."""
    rounds = [_round(rules, seconds / ROUNDS, number) for number in range(ROUNDS)]
    return max(rounds, key=lambda speed: speed.actions_a_second)


def growth(game_id: str, seconds: float) -> float:
    """Return how much longer an action takes at the hundredth hand than at the first."""
    rules = make_rules(game_id, LONG_GAMES[game_id])
    early = new_game(rules, rules.seats[0])
    late = _after_hands(early, LATE_HAND - 1)
    assert len(late.match.results) == LATE_HAND - 1
    early_times: list[float] = []
    late_times: list[float] = []
    start = process_time()
    while process_time() - start < seconds or len(late_times) < ROUNDS:
        for state, times in ((early, early_times), (late, late_times)):
            begun = process_time()
            _after_hands(state, COMPARED_HANDS)
            times.append(process_time() - begun)
    return min(late_times) / min(early_times)


def _round(rules: Ruleset, seconds: float, seed: int) -> Speed:
    rng = random.Random(seed)
    games = actions = 0
    start = process_time()
    spent = 0.0
    while spent < seconds:
        actions += random_game(rules, rng, modest)
        games += 1
        spent = process_time() - start
    return Speed(games, actions, spent)


def _after_hands(state: GameState, hands: int) -> GameState:
    """Play so many hands of the same cards in the same way."""
    rng = random.Random(0)
    goal = len(state.match.results) + hands
    while len(state.match.results) < goal:
        seat = seat_to_act(state)
        assert seat is not None, "the game has ended too early"
        state = _step(state, seat, rng, reckless)
    return state


def _step(state: GameState, seat: Seat, rng: random.Random, choose: Choice) -> GameState:
    action = choose(rng, legal_actions(state, seat))
    if isinstance(action, Deal):
        action = deal_from_seed(state, rng.randbytes(32).hex())
    state, _ = apply(state, action)
    return state
