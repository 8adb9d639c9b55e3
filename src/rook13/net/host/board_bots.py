"""Bots that play a board of a duplicate session by themselves, in a worker process."""

from __future__ import annotations

from rook13.bots.levels import LEVELS
from rook13.engine.events import HandScored
from rook13.engine.game import apply, seat_to_act
from rook13.engine.record import deal_from_seed
from rook13.engine.redaction import view_for
from rook13.engine.ruleset import Ruleset
from rook13.engine.shuffle import derive_seed
from rook13.engine.state import Dealing, GameState, Match
from rook13.table.config import TableConfig
from rook13.table.duplicate import BoardResult, board_result, deal_seeds, first_dealer


def play_board(config: TableConfig, seed: str, board: int, table: int) -> BoardResult:
    """Let bots of the table's level play one board; worker processes call this."""
    rules = config.rules()
    state = GameState(
        rules, Match(dealer_of(rules, board), (0,) * len(rules.sides), board), Dealing()
    )
    seeds, last = deal_seeds(seed), seed
    bots = [
        LEVELS[config.bot_level](derive_seed("board", seed, table, seat)) for seat in rules.seats
    ]
    while True:
        if isinstance(state.phase, Dealing):
            last = next(seeds)
            state, _ = apply(state, deal_from_seed(state, last))
            continue
        seat = seat_to_act(state)
        assert seat is not None
        view = view_for(state, seat)
        state, events = apply(state, bots[seat.index].choose(view))
        for event in events:
            if isinstance(event, HandScored):
                return board_result(rules, event.result, last)


def dealer_of(rules: Ruleset, board: int) -> int:
    """Return the seat that deals a board at every table."""
    dealer = rules.seat(first_dealer(rules)).index
    for _ in range(board - 1):
        dealer = rules.next_dealer(dealer)
    return dealer
