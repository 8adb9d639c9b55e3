"""What the status bar tells, gathered from the scene before anything is drawn."""

from __future__ import annotations

from dataclasses import dataclass

from rook13.engine.seats import Seat
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.ui.look import Look
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.wording.words import call_text, phase_name

tr = context("Status")
NOTHING = "–"


@dataclass(frozen=True, slots=True)
class Total:
    """What a side has in the whole game."""

    side: int
    names: str
    points: int
    is_mine: bool


def trump_words(game: PlayerView, look: Look) -> str:
    """Return what is trump."""
    return look.suit_name(game.trump) if game.trump_known else NOTHING


def bid_words(scene: Scene, game: PlayerView, look: Look) -> tuple[str, str]:
    """Return what is bid and how much: the high bid with its bidder, or the sum of all bids."""
    if game.rules.everybody_bids:
        return tr("Bids"), _sum_of_bids(game)
    title = tr("High bid") if game.phase is Phase.AUCTION else tr("Bid")
    bidder = high_bidder(game)
    if game.contract is None or bidder is None:
        nobody = game.phase is Phase.PLAY
        return title, tr("Nobody bid") if nobody else NOTHING
    call = look.say(call_text(game.contract))
    return title, f"{call[:1].upper()}{call[1:]} · {scene.name(bidder)}"


def high_bidder(game: PlayerView) -> Seat | None:
    """Return the declarer, or who has called highest so far."""
    if game.declarer is not None:
        return game.declarer
    callers = [seat for seat, call in game.calls if call is not None and call == game.contract]
    return callers[-1] if callers else None


def phase_words(scene: Scene, game: PlayerView, look: Look) -> tuple[str, str]:
    """Return which hand it is, and what is going on in it."""
    rounds = scene.rules.goal.rounds
    if rounds is not None:
        hand = tr("Round {number} of {rounds}", number=game.number, rounds=rounds)
    else:
        hand = tr("Hand {number}", number=game.number)
    if game.redeals:
        redeals = tr("{n} redeals", n=game.redeals)
        hand = f"{hand} · {redeals}"
    return hand, tr("Paused") if scene.view.paused else look.say(phase_name(game.phase))


def totals_of(scene: Scene, game: PlayerView, look: Look) -> tuple[Total, ...]:
    """Return what every side has."""
    mine = scene.team(scene.seat) if scene.seat else None
    return tuple(
        Total(side, look.say(scene.names.side(side)), points, side == mine)
        for side, points in enumerate(game.totals)
    )


def _sum_of_bids(game: PlayerView) -> str:
    tricks = game.rules.hand_size(game.number)
    known = [shown.call.tricks for shown in game.seats if shown.call is not None]
    if not known or (game.rules.secret_bids and game.phase is not Phase.PLAY):
        return NOTHING
    return tr("{bids} for {tricks} tricks", bids=sum(known), tricks=tricks)
