"""Hands in which one player has such cards that right and wrong are plain to see."""

from __future__ import annotations

import random

from rook13.bots.heuristic_bots import NormalBot
from rook13.engine.game import seat_to_act
from rook13.engine.record import Record
from rook13.engine.rules import make_rules
from rook13.engine.state import Phase
from tests.engine.sheet import Sheet


def played_on(game: str, strong: str, actions: str, kitty: str = "", **options: object) -> Record:
    """A hand in which A1, and after a stroke B1, hold some cards; bots finish what is begun.

    The other cards lie as they come.
    """
    rules = make_rules(game, options)
    hands = [held.split() for held in strong.split("/")]
    hands += [[] for _ in range(rules.players - len(hands))]
    known = {card for held in (*hands, kitty.split()) for card in held}
    rest = [card.name for card in rules.deck.cards if card.name not in known]
    random.Random(13).shuffle(rest)
    for held in hands:
        while len(held) < rules.hand_size(1):
            held.append(rest.pop())
    left = [*kitty.split(), *rest]
    sheet = Sheet(game, options, dealer="B2")
    sheet.deal(*(" ".join(hand) for hand in hands), kitty=" ".join(left)).play(actions)
    bot = NormalBot()
    while sheet.phase not in (Phase.HAND_OVER, Phase.GAME_OVER):
        seat = seat_to_act(sheet.state)
        assert seat is not None
        sheet.act(bot.choose(sheet.view(seat.name)))
    return sheet.recorder.record()
