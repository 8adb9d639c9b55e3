"""How each card of the hand looks in a scene: what may be played, laid aside or only seen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rook13.engine.actions import Play
from rook13.engine.cards import Card
from rook13.engine.legal import DiscardChoices
from rook13.engine.reasons import Reason
from rook13.engine.state import Phase
from rook13.table.outcome import Refusal
from rook13.table.views import Occupant
from rook13.ui.table.hand.card_state import CardMark, CardState
from rook13.ui.table.scene import Scene
from rook13.wording.refusals import card_refusal_text, offline_text
from rook13.wording.tables import REFUSALS
from rook13.wording.text import Text


@dataclass(frozen=True)
class Decision:
    """What whoever looks is to decide about their cards."""

    scene: Scene
    chosen: frozenset[Card] = frozenset()
    raised: Card | None = None
    hints: frozenset[Card] = frozenset()

    @cached_property
    def is_mine(self) -> bool:
        """Return whether a card is to be played or laid aside by whoever looks."""
        scene = self.scene
        if not scene.is_my_turn or scene.view.paused or not scene.is_connected:
            return False
        return scene.game is not None and scene.game.phase in (Phase.PLAY, Phase.EXCHANGE)

    @cached_property
    def discards(self) -> DiscardChoices | None:
        """Return what may be laid aside, if it is time for that."""
        legal = self.scene.game.legal if self.scene.game and self.is_mine else None
        return legal if isinstance(legal, DiscardChoices) else None

    @cached_property
    def is_complete(self) -> bool:
        """Return whether as many cards are chosen as have to be laid aside."""
        return self.discards is not None and len(self.chosen) == self.discards.size

    def refusal(self, card: Card) -> Text:
        """Return why a card cannot be used now."""
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
        """Return how a card lies."""
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
        """Return what is marked on a card."""
        game = self.scene.game
        is_new = game is not None and game.phase is Phase.EXCHANGE and card in game.kitty
        marks = {
            CardMark.CHECK: self.state(card) is CardState.CHOSEN,
            CardMark.KITTY: is_new,
            CardMark.HINT: card in self.hints,
        }
        return frozenset(mark for mark, is_shown in marks.items() if is_shown)


def is_watching(scene: Scene) -> bool:
    """Return whether whoever looks has no seat in a game that is on."""
    return scene.seat is None and scene.game is not None


def is_played_by_bot(scene: Scene) -> bool:
    """Return whether a bot plays for whoever looks."""
    return (
        scene.seat is not None
        and scene.is_playing
        and scene.info(scene.seat).occupant is Occupant.BOT
    )
