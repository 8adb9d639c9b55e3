"""Positions written as on a score sheet, and what a bot does in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rook13.bots.levels import Bot, steady
from rook13.engine.game import apply, new_game, seat_to_act
from rook13.engine.notation import parse_action
from rook13.engine.record import deal_from_cards
from rook13.engine.redaction import view_for
from rook13.engine.rules import make_rules
from rook13.engine.state import GameState, Match
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


def seen(state: GameState) -> PlayerView:
    """Return the view of the seat in turn."""
    seat = seat_to_act(state)
    assert seat is not None
    return view_for(state, seat)


def chosen(state: GameState, level: str, seed: bytes = b"s", iterations: int = ITERATIONS) -> str:
    """Return what a bot of this level does, in notation without the seat."""
    bot: Bot = steady(level, seed, iterations)
    view = seen(state)
    action = bot.choose(view, view.legal)
    assert action in view.legal
    return str(action).partition(" ")[2]
