"""Preparing fair deals, taking shares, and revealing what is over."""

from __future__ import annotations

from rook13.engine.shuffle import SEED_BYTES
from rook13.engine.state import Dealing, GameOver, HandOver
from rook13.table import commands as c
from rook13.table.draft import Draft
from rook13.table.facts import (
    DealDisputed,
    DealRevealed,
    SecretDrawn,
    ShareGiven,
    SharesClosed,
)
from rook13.table.refusals import Refusal, Refused
from rook13.table.seating import own_chair, person_here
from rook13.table.state import Stage, TableState


def awaits_deal(state: TableState) -> bool:
    """Return whether the game waits for the dealer."""
    if state.stage is not Stage.ACTIVE or state.game is None:
        return False
    return isinstance(state.game.phase, Dealing | HandOver)


def contributors(state: TableState) -> set[str]:
    """Return the seats asked for a share: all that people play, but the host has the secret."""
    own = state.host if state.host_owns else None
    return {chair.seat.name for chair in state.chairs if chair.player and chair.player.key != own}


def contribute(draft: Draft, key: str, command: c.Contribute) -> None:
    """Take a share of the deal that is being prepared."""
    deal, seat = draft.state.deal, own_chair(draft.state, key).seat.name
    if deal is None or deal.closed or deal.number != command.deal:
        raise Refused(Refusal.NO_SUCH_DEAL)
    if seat not in contributors(draft.state):
        raise Refused(Refusal.NO_SHARE_WANTED)
    if seat in deal.shares:
        raise Refused(Refusal.ALREADY_CONTRIBUTED)
    draft.put(ShareGiven(seat, command.share))


def dispute_deal(draft: Draft, key: str, command: c.DisputeDeal) -> None:
    """Tell everybody that a deal did not pass somebody's check."""
    state = draft.state
    hidden = {deal.number for deal in state.hidden_deals}
    prepared = {state.deal.number} if state.deal else set()
    if not 0 < command.deal <= state.deals or command.deal in hidden | prepared:
        raise Refused(Refusal.NO_SUCH_DEAL)
    if (key, command.deal) in state.disputes:
        raise Refused(Refusal.ALREADY_DISPUTED)
    draft.put(DealDisputed(person_here(state, key), command.deal, command.problem))


def prepare_deal(draft: Draft) -> bool:
    """Draw a secret when the dealer's turn has come."""
    state = draft.state
    if not awaits_deal(state) or state.deal is not None:
        return False
    draft.put(SecretDrawn(state.deals + 1, draft.entropy(SEED_BYTES).hex()))
    return True


def close_shares(draft: Draft) -> bool:
    """Fix the seed when everybody has given their share."""
    deal = draft.state.deal
    if deal is None or deal.closed or contributors(draft.state) - set(deal.shares):
        return False
    draft.put(SharesClosed())
    return True


def reveal_deals(draft: Draft) -> bool:
    """Reveal a deal once a hand is over, and with it those that were thrown in before."""
    state = draft.state
    if not state.hidden_deals or not _is_hand_over(state):
        return False
    deal, rules = state.hidden_deals[0], state.rules
    draft.put(DealRevealed(deal.number, deal.secret, deal.in_order(rules), deal.seed(rules)))
    return True


def _is_hand_over(state: TableState) -> bool:
    if state.stage is not Stage.ACTIVE:
        return True
    return state.game is not None and isinstance(state.game.phase, HandOver | GameOver)
