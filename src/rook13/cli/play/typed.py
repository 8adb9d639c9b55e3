"""What a person may type for an action: the notation without the seat, and shorter forms."""

from __future__ import annotations

from rook13.engine.actions import Action
from rook13.engine.notation import parse_deed
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView

PLAIN_VERBS = frozenset({"pass", "redeal", "call", "claim", "take", "deal"})
OWN_VERB = {Phase.AUCTION: "bid", Phase.EXCHANGE: "down", Phase.TRUMP: "trump"}
"""The verb that can be left out in a phase."""


def typed_action(view: PlayerView, line: str) -> Action:
    """Return the action that a line stands for; raises NotationError."""
    assert view.seat is not None
    words = [word for word in line.replace(",", " ").split() if word.lower() != "play"]
    return parse_deed(view.rules, view.seat, _completed(view, words))


def _completed(view: PlayerView, words: list[str]) -> list[str]:
    if not words:
        return words
    first = words[0].lower()
    verb = OWN_VERB.get(view.phase)
    if view.phase is Phase.AUCTION and first == "p":
        return ["pass"]
    if verb and first not in PLAIN_VERBS and first not in OWN_VERB.values():
        words = [verb, *words]
    verb, rest = words[0].lower(), words[1:]
    if verb == "trump":
        return [verb, *(_suit_letter(view.rules, word) for word in rest)]
    return [verb, *_call_words(view.rules, rest)] if verb == "bid" else words


def _call_words(rules: Ruleset, words: list[str]) -> list[str]:
    """Return a call as notation has it: `7 hearts` is `7H` there."""
    words = [_suit_letter(rules, word).replace("è", "e") for word in words]
    return ["".join(words)] if words and words[0].isdigit() else words


def _suit_letter(rules: Ruleset, word: str) -> str:
    """Return the letter of a suit that is written out."""
    for suit in rules.deck.suits:
        if suit.key == word.lower():
            return suit.letter
    return word
