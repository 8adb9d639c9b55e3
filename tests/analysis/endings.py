"""Small endings as the engine has them, and their value by playing out everything."""

from __future__ import annotations

import random

from rook13.analysis.scoring import ContractTerms, SideScoring
from rook13.analysis.solver import fair_plays
from rook13.engine.auction import Bidding, Call
from rook13.engine.cards import indices_mask
from rook13.engine.game import apply, new_game
from rook13.engine.phases.play import start_play
from rook13.engine.point_game import PointRuleset
from rook13.engine.ruleset import TeamRuleset
from rook13.engine.state import NOBODY, GameOver, GameState, HandOver, Playing
from rook13.engine.trick import NO_TRUMP


def random_ending(rules: TeamRuleset, rng: random.Random, tricks: int) -> GameState:
    """Return a hand with `tricks` left to play, and any tricks taken before."""
    call, declarer = random_contract(rules, rng)
    cards = rng.sample(range(len(rules.deck)), 4 * tricks + 2)
    hands = tuple(indices_mask(cards[seat : 4 * tricks : 4]) for seat in range(4))
    discard = indices_mask(cards[4 * tricks :])
    trump = rng.randrange(4) if isinstance(rules, PointRuleset) else _trump(call)
    state = first_lead(rules, hands, discard, declarer, call, trump)
    play = state.phase
    assert isinstance(play, Playing)
    over = rules.hand_size(1) - tricks
    own = rng.randint(0, over)
    if call is not None and call.misere:
        own = 0
    won = (
        (own, over - own, 0, 0) if rules.side_of[max(0, declarer)] == 0 else (over - own, own, 0, 0)
    )
    points = (rng.randrange(0, 60, 5), rng.randrange(0, 60, 5))
    leader = rng.choice(play.setup.orders[play.leader])
    play = play._replace(turn=leader, leader=leader, won=won)
    if isinstance(rules, PointRuleset):
        play = play._replace(points=points)
    return GameState(rules, state.match, play)


def random_contract(rules: TeamRuleset, rng: random.Random) -> tuple[Call | None, int]:
    """Return a call with its declarer, or neither where a passed-out hand is played."""
    if rules.plays_passed_out() and rng.random() < 0.4:
        return None, NOBODY
    return rng.choice(rules.auction(1).calls), rng.randrange(4)


def _trump(call: Call | None) -> int:
    return NO_TRUMP if call is None or call.suit is None else call.suit.index


def first_lead(
    rules: TeamRuleset,
    hands: tuple[int, ...],
    discard: int,
    declarer: int,
    call: Call | None,
    trump: int,
) -> GameState:
    """Return the state in which these hands are about to be played."""
    state = new_game(rules, rules.seats[3])
    dealt = rules.lay_out(hands, 0)
    bidding = Bidding(4, 3, 0, high=call, high_seat=declarer)
    return start_play(state, dealt, bidding, hands, discard, trump)


def scoring_of(state: GameState) -> SideScoring:
    """Return the scoring of a hand in play."""
    assert isinstance(state.phase, Playing)
    assert isinstance(state.rules, TeamRuleset)
    setup = state.phase.setup
    terms = ContractTerms(setup.declarer, setup.call, setup.discard, setup.tables.trump)
    return SideScoring(state.rules, terms, state.match)


def brute_force(state: GameState, scoring: SideScoring) -> int:
    """Return the total of the counted side by trying every line of play with the engine."""
    if isinstance(state.phase, HandOver | GameOver):
        total = scoring.rules.taken(state.phase.play)[scoring.side]
        return -total if scoring.ducks else total
    play = state.phase
    assert isinstance(play, Playing)
    totals = [brute_force(apply(state, choice)[0], scoring) for choice in fair_plays(state, play)]
    return max(totals) if scoring.rules.side_of[play.turn] == scoring.side else min(totals)


def random_line(state: GameState, rng: random.Random, cards: int) -> GameState:
    """Return the state a few random cards later."""
    for _ in range(cards):
        assert isinstance(state.phase, Playing)
        state, _ = apply(state, rng.choice(fair_plays(state, state.phase)))
    return state
