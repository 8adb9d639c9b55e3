"""Why a call of the game is not among the legal ones."""

from __future__ import annotations

from rook13.engine.auction import Bidding, Call
from rook13.engine.view import PlayerView
from rook13.wording.refusals import reason_text
from rook13.wording.text import Text


def refusal_of(game: PlayerView, call: Call) -> Text:
    """Return why a call cannot be made now."""
    rules = game.rules
    return reason_text(rules.auction(game.number).refusal(_bidding(game), call))


def _bidding(game: PlayerView) -> Bidding:
    """Return the bidding as far as it can be seen."""
    rules, dealer = game.rules, game.dealer.index
    bidding = Bidding(rules.players, dealer, rules.after(dealer))
    for _, call in game.calls:
        bidding = bidding.after(call)
    return bidding
