"""Why a card stays in the hand, with the suits and the player it depends on."""

from __future__ import annotations

from rook13.engine.reasons import Reason
from rook13.engine.view import PlayerView
from rook13.wording.refusals import reason_text
from rook13.wording.text import Text
from rook13.wording.words import Names, phase_text, suit_text

TURN_OF = "It is the turn of {player}."
FOLLOW = "{led} was led, so it has to be followed."
TRUMP = "{led} was led, and who has none of it has to play a trump: {trump}."
OFFLINE = "The connection to the table is lost, so the cards have to wait."


def offline_text() -> Text:
    """Return why nothing can be played while the table cannot be reached."""
    return Text(OFFLINE)


def card_refusal_text(reason: Reason, view: PlayerView, names: Names) -> Text:
    """Return why a card cannot be played or laid aside now."""
    if reason is Reason.WRONG_PHASE:
        return phase_text(view.phase)
    if reason is Reason.NOT_YOUR_TURN and view.turn is not None:
        return Text(TURN_OF, {"player": names.seat(view.turn)})
    if reason is Reason.MUST_FOLLOW and view.led is not None:
        return Text(FOLLOW, {"led": suit_text(view.led)})
    if reason is Reason.MUST_TRUMP and view.led is not None:
        return Text(TRUMP, {"led": suit_text(view.led), "trump": suit_text(view.trump)})
    return reason_text(reason)
