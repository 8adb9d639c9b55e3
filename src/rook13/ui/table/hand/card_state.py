"""What may be done with each card of the hand, how it lies, and what is said about it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from rook13.engine.actions import Play
from rook13.engine.cards import Card
from rook13.engine.legal import DiscardChoices
from rook13.engine.reasons import Reason
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.table.outcome import Refusal
from rook13.table.views import Occupant
from rook13.ui.kit.look import Look
from rook13.ui.shortcuts import Keys
from rook13.ui.table.hand.arrangement import keys_for
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.wording.refusals import card_refusal_text, offline_text
from rook13.wording.tables import REFUSALS
from rook13.wording.text import Text
from rook13.wording.words import card_text

tr = context("Hand")


class CardState(Enum):
    """How a card lies; the value is how far it is lifted."""

    BLOCKED = 0.0
    """May not be played or discarded now."""
    RESTING = 0.3
    """Nothing is to be decided."""
    CHOOSABLE = 0.31
    """May be discarded."""
    PLAYABLE = 0.7
    RAISED = 1.0
    """Waits for the second click that plays it."""
    CHOSEN = 1.01
    """Is to be discarded."""

    @property
    def lift(self) -> float:
        return min(self.value, 1.0)

    @property
    def is_choice(self) -> bool:
        """Return whether the card is chosen or not, rather than played."""
        return self in (CardState.CHOOSABLE, CardState.CHOSEN)


class CardMark(Enum):
    """A sign on a card; the value is the name of its icon."""

    CHECK = "check"
    KITTY = "kitty"
    HINT = "hint"


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
    state: CardState, marks: Iterable[CardMark], where: Where, why_not: str, kitty: str
) -> str:
    """Return what the name of a card leaves open; `kitty` is what the game calls its kitty."""
    place, count = where
    sentences = [why_not or _state_sentence(state)]
    if CardMark.KITTY in marks:
        sentences.append(tr("Picked up from: {pile}.", pile=kitty))
    if CardMark.HINT in marks:
        sentences.append(tr("The hint suggests this card."))
    sentences.append(tr("Card {place} of {count}.", place=place + 1, count=count))
    return " ".join(sentence for sentence in sentences if sentence)


def key_help(keys: Keys, where: Where) -> str:
    """Return which keys press a card and which move it."""
    digits = " ".join(keys_for(*where))
    moves = keys.shown("move_left"), keys.shown("move_right")
    pressed = tr("Keys: {keys}, or Enter when focused.", keys=digits)
    moved = tr(
        "Drag to rearrange, or move it with {left} and {right}.",
        left=moves[0],
        right=moves[1],
    )
    return f"{pressed}\n{moved}"


def _state_sentence(state: CardState) -> str:
    if state is CardState.RAISED:
        return tr("Press again to play it.")
    if state is CardState.CHOSEN:
        return tr("This card will be discarded.")
    return tr("You can discard this card.") if state is CardState.CHOOSABLE else ""


class DiscardChoice:
    """Remembers what was chosen for as long as the cards of this deal can be discarded."""

    def __init__(self) -> None:
        self._cards: list[Card] = []
        self._deal: tuple[int, int] | None = None

    @property
    def cards(self) -> tuple[Card, ...]:
        """Return the chosen cards in deck order, as an action wants them."""
        return tuple(sorted(self._cards, key=lambda card: card.index))

    def __contains__(self, card: Card) -> bool:
        return card in self._cards

    def follow(self, view: PlayerView | None) -> None:
        """Drop what can no longer be chosen."""
        lies_open = view is not None and view.phase is Phase.EXCHANGE
        deal = (view.number, view.redeals) if view is not None and lies_open else None
        if deal != self._deal:
            self._deal, self._cards = deal, []
        elif view is not None:
            self._cards = [card for card in self._cards if card in view.hand]

    def toggle(self, card: Card, size: int) -> bool:
        """Choose a card or put it back; False if enough are chosen already."""
        if card in self._cards:
            self._cards.remove(card)
        elif size == 1:
            self._cards = [card]
        elif len(self._cards) < size:
            self._cards.append(card)
        else:
            return False
        return True

    def clear(self) -> None:
        self._cards = []


@dataclass(frozen=True)
class Decision:
    """What the player has to decide about their cards."""

    scene: Scene
    chosen: frozenset[Card] = frozenset()
    raised: Card | None = None
    hints: frozenset[Card] = frozenset()

    @cached_property
    def is_mine(self) -> bool:
        """Return whether the player has to play or discard a card."""
        scene = self.scene
        if not scene.is_my_turn or scene.view.paused or not scene.is_connected:
            return False
        return scene.game is not None and scene.game.phase in (Phase.PLAY, Phase.EXCHANGE)

    @cached_property
    def discards(self) -> DiscardChoices | None:
        """Return what may be discarded, if the player has to discard now."""
        legal = self.scene.game.legal if self.scene.game and self.is_mine else None
        return legal if isinstance(legal, DiscardChoices) else None

    @cached_property
    def is_complete(self) -> bool:
        """Return whether as many cards are chosen as have to be discarded."""
        return self.discards is not None and len(self.chosen) == self.discards.size

    def refusal(self, card: Card) -> Text:
        scene = self.scene
        if not scene.is_connected:
            return offline_text()
        if scene.view.paused:
            return Text(REFUSALS[Refusal.PAUSED])
        if is_played_by_bot(scene):
            return Text(REFUSALS[Refusal.BOT_PLAYS])
        assert scene.game is not None
        reason = scene.game.reason_against(card) or Reason.WRONG_PHASE
        return card_refusal_text(reason, scene.game, scene.names)

    def plays(self, card: Card) -> list[Play]:
        """Return the ways to play a card: several if a suit is to be named with it."""
        legal = self.scene.legal if self.is_mine else ()
        return [play for play in legal if isinstance(play, Play) and play.card == card]

    def state(self, card: Card) -> CardState:
        if self.discards is not None:
            if card in self.chosen:
                return CardState.CHOSEN
            return CardState.CHOOSABLE if card in self.discards.cards else CardState.BLOCKED
        if not self.is_mine:
            return CardState.RESTING
        if card == self.raised:
            return CardState.RAISED
        return CardState.PLAYABLE if card in self.scene.playable else CardState.BLOCKED

    def marks(self, card: Card) -> frozenset[CardMark]:
        game = self.scene.game
        is_new = game is not None and game.phase is Phase.EXCHANGE and card in game.kitty
        marks = {
            CardMark.CHECK: self.state(card) is CardState.CHOSEN,
            CardMark.KITTY: is_new,
            CardMark.HINT: card in self.hints,
        }
        return frozenset(mark for mark, is_shown in marks.items() if is_shown)


def is_watching(scene: Scene) -> bool:
    """Return whether the viewer has no seat in a game in progress."""
    return scene.seat is None and scene.game is not None


def is_played_by_bot(scene: Scene) -> bool:
    """Return whether a bot plays for the viewer."""
    return (
        scene.seat is not None
        and scene.is_playing
        and scene.info(scene.seat).occupant is Occupant.BOT
    )
