"""Finished hands to look back at: one made by hand, and any number played by simple bots."""

from __future__ import annotations

import random

from rook13.analysis.findings import FinishedHand, finished_hands
from rook13.bots.heuristic_bots import NormalBot, RandomBot
from rook13.engine.actions import Action
from rook13.engine.game import apply, legal_actions, new_game, seat_to_act
from rook13.engine.record import Record, Recorder, deal_from_seed
from rook13.engine.redaction import view_for
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import Dealing, GameOver, HandOver
from tests.engine.sheet import Sheet

# A1 holds eight trumps and the Y5. Keeping a trump for the last trick saves the go-down.
HANDS = (
    "R14 R13 R12 R11 R10 R9 R8 R7 Y5",
    "Y14 Y13 Y12 Y11 G6 G7 G8 R5 B5",
    "B14 B13 B12 B11 B10 B9 B8 G14 R6",
    "Y6 Y7 Y8 Y9 G9 G11 G12 B6 B7",
)
KITTY = "Y10 G13 G10 G5"
BEFORE_THE_MISTAKE = """
    A1 bid 100, B1 pass, A2 pass, B2 pass, A1 down Y10 G13 G10 G5, A1 trump R,
    A1 R14, B1 R5, A2 R6, B2 B6, A1 R13, B1 G6, A2 G14, B2 B7,
    A1 R12, B1 G7, A2 B8, B2 G9, A1 R11, B1 G8, A2 B9, B2 G11,
    A1 R10, B1 Y11, A2 B10, B2 G12, A1 R9, B1 Y12, A2 B13, B2 Y6,
    A1 R8, B1 B5, A2 B11, B2 Y7
"""
MISTAKE = "A1 R7, B1 Y13, A2 B12, B2 Y8, A1 Y5, B1 Y14, A2 B14, B2 Y9"
RIGHT = "A1 Y5, B1 Y14, A2 B12, B2 Y8, B1 Y13, A2 B14, B2 Y9, A1 R7"


def thrown_away(ending: str = MISTAKE) -> Record:
    """A record of the hand above."""
    sheet = Sheet("rook13", dealer="B2").deal(*HANDS, kitty=KITTY)
    return sheet.play(BEFORE_THE_MISTAKE).play(ending).recorder.record()


def played(rules: Ruleset, seed: int, *, careful: bool = True) -> Record:
    """A record of one hand played by bots, by rules of thumb or at random."""
    rng = random.Random(seed)
    bot = NormalBot() if careful else RandomBot(rng.randbytes(32))
    state = new_game(rules, rules.seats[rng.randrange(rules.players)])
    recorder = Recorder(
        rules, [f"Bot {seat}" for seat in rules.seats], state.rules.seats[state.match.dealer]
    )
    while not (isinstance(state.phase, HandOver | GameOver)):
        if isinstance(state.phase, Dealing):
            action: Action = deal_from_seed(state, rng.randbytes(32).hex())
        else:
            seat = seat_to_act(state)
            assert seat is not None
            action = bot.choose(view_for(state, seat), legal_actions(state, seat))
        state, _ = apply(state, action)
        recorder.add(action)
    return recorder.record()


def only_hand(record: Record) -> FinishedHand:
    """The last finished hand of a record."""
    return list(finished_hands(record))[-1]
