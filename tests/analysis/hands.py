"""Finished hands to look back at: one made by hand, and any number played by simple bots."""

from __future__ import annotations

import random
from collections.abc import Callable

from rook13.analysis.findings import FinishedHand, finished_hands
from rook13.bots.heuristic_bots import NormalBot, RandomBot
from rook13.engine.actions import Action
from rook13.engine.game import apply, new_game, seat_to_act
from rook13.engine.record import Record, Recorder, deal_from_seed
from rook13.engine.redaction import view_for
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.state import Dealing, HandOver
from rook13.engine.view import PlayerView
from tests.engine.sheet import Sheet

Choose = Callable[[PlayerView], Action]

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


def played(rules: Ruleset, seed: int, *, careful: bool = True, hands: int = 1) -> Record:
    """A record of some hands played by bots, by rules of thumb or at random."""
    rng = random.Random(seed)
    bot = NormalBot() if careful else RandomBot(rng.randbytes(32))
    return played_by(bot.choose, rules, rng, rng.choice(rules.seats), hands)


def played_by(
    choose: Choose, rules: Ruleset, rng: random.Random, first: Seat, hands: int = 1
) -> Record:
    """A record of so many hands, or of a whole game if it is over before that."""
    state = new_game(rules, first)
    recorder = Recorder(rules, [f"Bot {seat}" for seat in rules.seats], first)
    while (seat := seat_to_act(state)) is not None and len(state.match.results) < hands:
        if isinstance(state.phase, Dealing | HandOver):
            action: Action = deal_from_seed(state, rng.randbytes(32).hex())
        else:
            action = choose(view_for(state, seat))
        state, _ = apply(state, action)
        recorder.add(action)
    return recorder.record()


def only_hand(record: Record) -> FinishedHand:
    """The last finished hand of a record."""
    return list(finished_hands(record))[-1]
