"""How far forecasts can be believed: what hints and reviews say against what comes of it.

`python -m tools.reliability GAME` asks for a hint somewhere in each of many hands, does what it
says, and lets Hard play on. What reviews say of the chance to win the match is tried in matches
of Normal against itself. Nothing was learned from these hands.
"""

from __future__ import annotations

import random
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from statistics import fmean

from rook13.bots.advice import advise
from rook13.bots.forecast import Aim, Forecast
from rook13.bots.heuristic_bots import NormalBot
from rook13.bots.payoff import plays_alone, win_chance
from rook13.bots.search_bots import HardBot
from rook13.bots.search_setup import Budget
from rook13.engine.actions import Action, Bid, Deal
from rook13.engine.game import apply, new_game, seat_to_act
from rook13.engine.record import deal_from_seed
from rook13.engine.redaction import view_for
from rook13.engine.rules import make_rules
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.shuffle import derive_seed
from rook13.engine.state import GameOver, GameState, HandResult, Phase
from rook13.engine.view import PlayerView
from tools.forced_contracts import CARD_BUDGET, EXCHANGE_BUDGET, bid_or_pass

THINKING, FORECAST = Budget(4_000), Budget(60_000)
ASKED = (Phase.AUCTION, Phase.EXCHANGE, Phase.PLAY)
EDGES = (0.0, 0.2, 0.4, 0.6, 0.8, 1.01)
"""Between two of these chances forecasts are counted together."""

Told = tuple[float, bool]
"""The chance that a forecast gave, and whether it came true."""


def hint(rules: Ruleset, phase: Phase, seed: str, number: int) -> Told | None:
    """Ask for a hint in one phase of a hand; None where nobody needs one or it gives no chance."""
    rng = random.Random(derive_seed("reliability", seed, rules.id, phase.value, number))
    bots = [HardBot(derive_seed(seed, number, place)) for place in range(rules.players)]
    state = _dealt(rules, seed, number)
    turns = {Phase.AUCTION: rules.players, Phase.EXCHANGE: 1}
    waits = rng.randrange(turns.get(phase, rules.players * rules.hand_size(state.match.number)))
    view = _view(state)
    while view.phase is not phase or waits or len(view.legal) < 2:
        waits = max(0, waits - (view.phase is phase))
        state, _ = apply(state, _played(bots, view))
        if state.match.results or (view := _view(state)).phase is Phase.DEALING:
            return None
    assert view.seat is not None
    advised = advise(view, derive_seed(seed, number, "hint"), THINKING, FORECAST)
    forecast = advised.forecast
    if forecast.chance is None:
        return None
    # Such a hint tells what becomes of a bid that stands, so there must be no bid after it.
    is_bid = phase is Phase.AUCTION and not rules.everybody_bids
    state, _ = apply(state, _tried(view, advised.action, forecast) if is_bid else advised.action)
    while not state.match.results:
        later = _view(state)
        if later.phase is Phase.DEALING:
            return None
        waived = is_bid and later.phase is Phase.AUCTION
        state, _ = apply(state, bid_or_pass(later.legal, None) if waived else _played(bots, later))
    result = state.match.results[0]
    if is_bid and result.call != forecast.call:
        return None
    return forecast.chance, _came_true(rules, forecast, result, view.seat)


def chances(rules: Ruleset, seed: str, number: int) -> Iterator[Told]:
    """Play a match, and yield each side's chance to win it after each hand but the last."""
    bot = NormalBot()
    state = new_game(rules, rules.seats[number % rules.players])
    deals = 0
    while seat := seat_to_act(state):
        view = view_for(state, seat)
        action: Action = view.legal[0]
        if isinstance(action, Deal):
            action = deal_from_seed(state, derive_seed(seed, number, deals).hex())
            deals += 1
        else:
            action = bot.choose(view)
        state, _ = apply(state, action)
    assert isinstance(state.phase, GameOver)
    for result in state.match.results[:-1]:
        for side in range(len(rules.sides)):
            chance = win_chance(rules, result.totals, result.number, side)
            yield chance, side in state.phase.winners


def _dealt(rules: Ruleset, seed: str, number: int) -> GameState:
    state = new_game(rules, rules.seats[number % rules.players])
    if rules.goal.rounds is not None:
        at_round = replace(state.match, number=number % rules.goal.rounds + 1)
        state = GameState(rules, at_round, state.phase)
    state, _ = apply(state, deal_from_seed(state, derive_seed(seed, rules.id, number).hex()))
    return state


def _view(state: GameState) -> PlayerView:
    seat = seat_to_act(state)
    assert seat is not None
    return view_for(state, seat)


def _played(bots: Sequence[HardBot], view: PlayerView) -> Action:
    assert view.seat is not None
    budget = CARD_BUDGET if view.phase is Phase.PLAY else EXCHANGE_BUDGET
    return bots[view.seat.index].choose(view, budget)


def _tried(view: PlayerView, action: Action, forecast: Forecast) -> Action:
    """Return the bid that a forecast is about, even if the hint was better not to make it."""
    bids = [each for each in view.legal if isinstance(each, Bid) and each.call == forecast.call]
    return bids[0] if bids else action


def _came_true(rules: Ruleset, forecast: Forecast, result: HandResult, seat: Seat) -> bool:
    if rules.everybody_bids:
        side = rules.side_of[seat.index]
        return rules.keeps_promise(side, result.points[side], result.bids)
    return result.made is (forecast.aim is not Aim.SET)


def rows(told: Sequence[Told]) -> Iterator[str]:
    """Yield a line for each range of chances: what was said, and how often it came true."""
    for low, high in pairwise(EDGES):
        inside = [each for each in told if low <= each[0] < high]
        if inside:
            said, came = (fmean(column) for column in zip(*inside, strict=True))
            yield f"  {len(inside):5} times: expected {said:.0%}, came true {came:.0%}"


def report(name: str, told: Sequence[Told]) -> None:
    """Print how forecasts did."""
    error = fmean((chance - came) ** 2 for chance, came in told)
    said, came = (fmean(column) for column in zip(*told, strict=True))
    print(f"{name}: expected {said:.0%}, came true {came:.0%}, Brier score {error:.3f}")
    print("\n".join(rows(told)), flush=True)


def main(arguments: Sequence[str]) -> None:
    """Print a table for each kind of forecast."""
    parser = ArgumentParser(prog="python -m tools.reliability")
    parser.add_argument("game")
    parser.add_argument("--hands", type=int, default=300)
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--seed", default="reliability")
    given = parser.parse_args(arguments)
    rules = make_rules(given.game)
    for phase in ASKED:
        asked = (hint(rules, phase, given.seed, number) for number in range(given.hands))
        if told := [each for each in asked if each is not None]:
            report(f"hints, {phase.value}", told)
    if plays_alone(rules):
        # Reviews speak of scores there.
        return
    matches = range(given.matches)
    won = [each for number in matches for each in chances(rules, given.seed, number)]
    report("reviews, who wins the match", won)


if __name__ == "__main__":
    main(sys.argv[1:])
