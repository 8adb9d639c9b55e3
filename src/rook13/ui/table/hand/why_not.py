"""Why a card of one's hand cannot be played or laid aside, as far as one's own view tells."""

from __future__ import annotations

from rook13.engine.cards import Card, mask_of
from rook13.engine.legal import DiscardChoices
from rook13.engine.reasons import Reason
from rook13.engine.state import Phase
from rook13.engine.trick import NO_LEAD, NO_TRUMP, TrickTables, followers
from rook13.engine.view import PlayerView
from rook13.wording.refusals import card_refusal_text
from rook13.wording.text import Text
from rook13.wording.words import Names


def why_not(view: PlayerView, card: Card, names: Names) -> Text:
    """Return why a card that is not among the legal ones has to stay where it is."""
    return card_refusal_text(reason_against(view, card), view, names)


def reason_against(view: PlayerView, card: Card) -> Reason:
    """Return the rule that keeps a card in the hand."""
    if view.phase is Phase.GAME_OVER:
        return Reason.GAME_OVER
    if view.phase not in (Phase.EXCHANGE, Phase.PLAY):
        return Reason.WRONG_PHASE
    if view.seat is not None and view.seats[view.seat.index].sits_out:
        return Reason.SITTING_OUT
    if view.turn != view.seat:
        return Reason.WRONG_PHASE if view.phase is Phase.EXCHANGE else Reason.NOT_YOUR_TURN
    if card not in view.hand:
        return Reason.CARD_NOT_HELD
    if isinstance(view.legal, DiscardChoices):
        kept = card not in view.legal.cards
        return Reason.DISCARD_COUNTER if kept else Reason.DISCARD_WRONG_COUNT
    return _broken_follow_rule(view)


def tables_of(view: PlayerView) -> TrickTables:
    """Return what belongs together and beats what, under the trump that is known so far."""
    contract = view.contract if view.phase is Phase.EXCHANGE else None
    trump = view.trump or (contract.suit if contract else None)
    return view.rules.tables(NO_TRUMP if trump is None else trump.index)


def _broken_follow_rule(view: PlayerView) -> Reason:
    tables, led = tables_of(view), NO_LEAD if view.led is None else view.led.index
    asked = followers(tables, mask_of(view.hand), led)
    follows = led >= 0 and asked & tables.suit_mask[led]
    return Reason.MUST_FOLLOW if follows else Reason.MUST_TRUMP
