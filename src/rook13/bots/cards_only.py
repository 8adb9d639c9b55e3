"""Expert at the cards alone, to be compared in the arena with the oracle, which calls alike."""

from __future__ import annotations

from rook13.bots.normal import NormalBot
from rook13.bots.search import ExpertBot


class CardsOnlyBot(ExpertBot):
    """Calls, lays aside and names trump by the rules of thumb, and plays its cards as Expert."""

    call = NormalBot.call
    promise = NormalBot.promise
    discard = NormalBot.discard
    trump = NormalBot.trump
