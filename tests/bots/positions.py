"""Positions written as on a score sheet, and what a bot does in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rook13.bots.levels import Bot, steady
from rook13.engine.actions import Deal
from rook13.engine.game import apply, new_game, seat_to_act
from rook13.engine.notation import parse_action
from rook13.engine.record import deal_from_cards, deal_from_seed
from rook13.engine.redaction import view_for
from rook13.engine.rules import make_rules
from rook13.engine.ruleset import Ruleset
from rook13.engine.shuffle import derive_seed
from rook13.engine.state import GameState, Match, Playing
from rook13.engine.view import PlayerView

ITERATIONS = 1500


def position(
    game: str,
    hands: Sequence[str],
    kitty: str,
    actions: str,
    *,
    dealer: str = "B2",
    options: Mapping[str, object] | None = None,
    totals: tuple[int, ...] | None = None,
    number: int = 1,
    players: int = 4,
) -> GameState:
    """Return the state after a deal and actions, which are divided by commas."""
    rules = make_rules(game, options, players)
    state = new_game(rules, rules.seat(dealer))
    match = Match(rules.seat(dealer).index, totals or state.match.totals, number)
    state = GameState(rules, match, state.phase)
    state, _ = apply(state, deal_from_cards(state, hands, kitty))
    for text in filter(None, (part.strip() for part in actions.split(","))):
        state, _ = apply(state, parse_action(rules, text))
    return state


def played_on(rules: Ruleset, bots: Sequence[Bot], seed: str, steps: int) -> list[str]:
    """Return the actions of a game between bots, each of which must be legal and no renege."""
    state, actions = new_game(rules, rules.seats[len(seed) % rules.players]), []
    for number in range(steps):
        seat = seat_to_act(state)
        if seat is None:
            break
        view = view_for(state, seat)
        if isinstance(view.legal[0], Deal):
            state, _ = apply(state, deal_from_seed(state, derive_seed(seed, number).hex()))
            continue
        action = bots[seat.index].choose(view)
        assert action in view.legal
        state, _ = apply(state, action)
        assert not (isinstance(state.phase, Playing) and state.phase.reneges)
        actions.append(str(action))
    return actions


def seen(state: GameState) -> PlayerView:
    """Return the view of the seat in turn."""
    seat = seat_to_act(state)
    assert seat is not None
    return view_for(state, seat)


def chosen(state: GameState, level: str, seed: bytes = b"s", iterations: int = ITERATIONS) -> str:
    """Return what a bot of this level does, in notation without the seat."""
    bot: Bot = steady(level, seed, iterations)
    view = seen(state)
    action = bot.choose(view)
    assert action in view.legal
    return str(action).partition(" ")[2]
