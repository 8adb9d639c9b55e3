"""Every deck that the options of any game can make, each once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from rook13.engine.cards import Card, Deck
from rook13.engine.options import Choice, OptionError
from rook13.engine.rules import RULESETS
from rook13.engine.ruleset import Ruleset


def deck(game_id: str) -> Deck:
    """Return the deck of a game as it is by default."""
    return next(game for game in RULESETS if game.id == game_id)().deck


def all_decks() -> list[tuple[str, tuple[Card, ...]]]:
    """Return (game, cards) for each different deck."""
    found: dict[tuple[Card, ...], str] = {}
    for game in RULESETS:
        for cards in _decks_of(game):
            found.setdefault(cards, game.id)
    return [(game_id, cards) for cards, game_id in found.items()]


def _decks_of(game: type[Ruleset]) -> Iterator[tuple[Card, ...]]:
    specs = [spec for spec in game.options_class.specs() if isinstance(spec.kind, Choice)]
    kinds = [spec.kind.values for spec in specs if isinstance(spec.kind, Choice)]
    for values in product(*kinds):
        options = dict(zip((spec.name for spec in specs), values, strict=True))
        try:
            yield game(options).deck.cards
        except OptionError:
            continue
