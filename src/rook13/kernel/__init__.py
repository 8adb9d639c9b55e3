"""The inner loops of bots and solver: one hand of cards as numbers.

Ordinary typed Python that mypyc also compiles (see `setup.py`); without a compiler the same source
runs interpreted. Nothing in here knows a game: which suit a card follows, how strong it is and
when it may be played comes from the engine's trick tables, and a test plays both against each
other.

A card is its index in the deck, a set of cards an i64 mask. Numbers stay below 2**62, so that
interpreted and compiled code agree. A loop that only counts calls its variable `_step`, because
mypyc would make an object of every value of `_`.
"""

from rook13.kernel.bits import COMPILED
from rook13.kernel.cards import Cards, legal, longest_suit
from rook13.kernel.dealer import Dealer, Rng
from rook13.kernel.hand import NO_LEAD, Hand, Stakes
from rook13.kernel.hand_worth import PLAIN_TRICKS, expected_tricks, promised_tricks
from rook13.kernel.players import (
    DECLARES,
    FEATURES,
    HAS_BID,
    PASSED,
    ROLES,
    SITUATIONS,
    WORLD_FEATURES,
    PlayedCards,
    Plays,
    WorldJudge,
)
from rook13.kernel.playouts import (
    FOR_POINTS,
    LEAST,
    Trial,
    aimed_card,
    policy_lead,
    random_playouts,
)
from rook13.kernel.promises import (
    PROMISE_FEATURES,
    PROMISE_KINDS,
    PlayedPromises,
    PromisePlayers,
)
from rook13.kernel.search import PAYOFF, Search
from rook13.kernel.solver import Solver

__all__ = [
    "COMPILED",
    "DECLARES",
    "FEATURES",
    "FOR_POINTS",
    "HAS_BID",
    "LEAST",
    "NO_LEAD",
    "PASSED",
    "PAYOFF",
    "PLAIN_TRICKS",
    "PROMISE_FEATURES",
    "PROMISE_KINDS",
    "ROLES",
    "SITUATIONS",
    "WORLD_FEATURES",
    "Cards",
    "Dealer",
    "Hand",
    "PlayedCards",
    "PlayedPromises",
    "Plays",
    "PromisePlayers",
    "Rng",
    "Search",
    "Solver",
    "Stakes",
    "Trial",
    "WorldJudge",
    "aimed_card",
    "expected_tricks",
    "legal",
    "longest_suit",
    "policy_lead",
    "promised_tricks",
    "random_playouts",
]
