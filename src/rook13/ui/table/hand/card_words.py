"""What is read out about a card of one's own."""

from __future__ import annotations

from collections.abc import Iterable

from rook13.engine.cards import Card
from rook13.ui.look import Look
from rook13.ui.shortcuts import Keys
from rook13.ui.table.hand.card_state import CardMark, CardState
from rook13.ui.table.hand.typed_place import keys_for
from rook13.ui.text import context
from rook13.wording.words import card_text

tr = context("Hand")
Where = tuple[int, int]
"""The place of a card, counted from 0, and how many there are."""


def card_name(look: Look, card: Card, state: CardState) -> str:
    """Return the name of a card, what it counts, and whether it may be played."""
    parts = [look.say(card_text(card))]
    if card.points:
        parts.append(tr("{n} points", n=card.points))
    if state in (CardState.PLAYABLE, CardState.RAISED):
        parts.append(tr("playable"))
    elif state is CardState.CHOSEN:
        parts.append(tr("chosen"))
    elif state is CardState.BLOCKED:
        parts.append(tr("not allowed now"))
    return ", ".join(parts)


def card_description(
    state: CardState, marks: Iterable[CardMark], where: Where, why_not: str
) -> str:
    """Return the state of a card in words, and where it lies."""
    place, count = where
    sentences = [why_not or _state_sentence(state)]
    if CardMark.KITTY in marks:
        sentences.append(tr("It comes from the kitty."))
    if CardMark.HINT in marks:
        sentences.append(tr("The hint is about this card."))
    sentences.append(tr("Card {place} of {count}.", place=place + 1, count=count))
    return " ".join(sentence for sentence in sentences if sentence)


def key_help(keys: Keys, where: Where) -> str:
    """Return which keys press a card and which move it."""
    digits = " ".join(keys_for(*where))
    moves = keys.shown("move_left"), keys.shown("move_right")
    pressed = tr("Keys: {keys}, or Enter where the focus is.", keys=digits)
    moved = tr(
        "Drag it to another place, or move it with {left} and {right}.",
        left=moves[0],
        right=moves[1],
    )
    return f"{pressed}\n{moved}"


def _state_sentence(state: CardState) -> str:
    if state is CardState.PLAYABLE:
        return tr("This card may be played.")
    if state is CardState.RAISED:
        return tr("Press it once more to play it.")
    if state is CardState.CHOSEN:
        return tr("This card will be laid aside.")
    return tr("This card may be laid aside.") if state is CardState.CHOOSABLE else ""
