"""Ways to walk through random games: options of every kind and random legal actions."""

from __future__ import annotations

import random
from collections.abc import Callable

from rook13.engine.actions import Action, CallRenege, Deal
from rook13.engine.game import apply, legal_actions, new_game, seat_to_act
from rook13.engine.options import Choice, Flag, OptionError, OptionValue
from rook13.engine.record import deal_from_seed
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import GameState


def random_options(game: type[Ruleset], rng: random.Random) -> dict[str, OptionValue]:
    """Return options of which about half differ from the default and none conflict."""
    while True:
        chosen: dict[str, OptionValue] = {}
        for spec in game.options_class.specs():
            if rng.random() < 0.5:
                continue
            kind = spec.kind
            if isinstance(kind, Choice):
                chosen[spec.name] = rng.choice(kind.values)
            elif isinstance(kind, Flag):
                chosen[spec.name] = rng.random() < 0.5
            elif kind.may_be_none and rng.random() < 0.3:
                chosen[spec.name] = None
            else:
                chosen[spec.name] = rng.randrange(kind.minimum, kind.maximum + 1, kind.step)
        try:
            game(chosen)
        except OptionError:
            continue
        return chosen


def random_rules(game: type[Ruleset], rng: random.Random) -> Ruleset:
    """Return a game with random options and a random number of players."""
    return game(random_options(game, rng), rng.choice(game.player_counts))


def random_action(state: GameState, rng: random.Random) -> Action:
    """Return a legal action of the seat to act, with cards if it is a deal."""
    seat = seat_to_act(state)
    assert seat is not None
    action = rng.choice(legal_actions(state, seat))
    return with_cards(state, action, rng)


def with_cards(state: GameState, action: Action, rng: random.Random) -> Action:
    """Add cards to a deal action; other actions stay as they are."""
    return deal_from_seed(state, rng.randbytes(32).hex()) if isinstance(action, Deal) else action


def walk(
    rules: Ruleset,
    rng: random.Random,
    steps: int,
    visit: Callable[[GameState], None] | None = None,
) -> GameState:
    """Play random legal actions, some out of turn, and return where that leads."""
    state = new_game(rules, rng.choice(rules.seats))
    for _ in range(steps):
        if visit:
            visit(state)
        if seat_to_act(state) is None:
            break
        state, _ = apply(state, _any_action(state, rng))
    return state


def _any_action(state: GameState, rng: random.Random) -> Action:
    if rng.random() < 0.05:
        for seat in rng.sample(state.rules.seats, len(state.rules.seats)):
            calls = [a for a in legal_actions(state, seat) if isinstance(a, CallRenege)]
            if calls:
                return calls[0]
    return random_action(state, rng)
