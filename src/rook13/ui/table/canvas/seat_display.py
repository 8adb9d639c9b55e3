"""What there is to show of a seat, gathered before anything is drawn, and the same in words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from math import ceil

from rook13.engine.cards import Card, Suit
from rook13.engine.hand_summary import bid_made
from rook13.engine.seats import Seat
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView, SeatView
from rook13.table.views import Occupant, SeatInfo
from rook13.ui.kit.look import Look
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.wording.tables import LEVELS, level_text
from rook13.wording.text import Text, verbatim
from rook13.wording.words import call_text, trump_text

tr = context("Seats")


CALLING = (Phase.AUCTION, Phase.EXCHANGE, Phase.TRUMP)
SECRET = verbatim("?")


class Strip(Enum):
    """What the line under a badge tells; only the first that is so is shown."""

    NONE = "none"
    LOST = "lost"
    YOUR_TURN = "your_turn"
    DEALS = "deals"
    THINKS = "thinks"
    STANDS_IN = "stands_in"
    SITS_OUT = "sits_out"
    BUSTED = "busted"
    NEXT = "next"


@dataclass(frozen=True, slots=True)
class SeatDisplay:
    """A seat as it is drawn."""

    seat: Seat
    name: str
    bird: str
    side: int
    is_team: bool
    """Whether others are on the same side."""
    is_me: bool
    is_empty: bool
    bot: str | None
    """The level of the bot that plays here."""
    next_name: str
    """Who takes the seat when the hand is over."""
    is_dealer: bool
    is_turn: bool
    is_declarer: bool
    trump: tuple[Suit | None, ...]
    """What the declarer has made trump, once that is settled; None is No Trump."""
    strip: Strip
    seconds: float | None
    """What is left of the clock of the turn, or until a lost player is replaced."""
    cards: int | None
    tricks: int | None
    bid: int | None
    """Tricks promised, where everybody bids for themselves and the bid is known."""
    decided: bool | None
    bubble: Text | None
    face_up: tuple[Card, ...]
    sits_out: bool


def seat_display(scene: Scene, seat: Seat) -> SeatDisplay:
    """Return what there is to show of a seat."""
    info, shown, game = scene.info(seat), scene.seat_view(seat), scene.game
    is_turn = _is_turn(scene, seat)
    dealt = game is not None and game.phase is not Phase.DEALING
    strip = _strip(scene, seat, is_turn)
    is_declarer = game is not None and game.declarer == seat
    return SeatDisplay(
        seat=seat,
        name=scene.name(seat),
        bird=scene.avatar(seat),
        side=scene.team(seat),
        is_team=scene.rules.side_of.count(scene.team(seat)) > 1,
        is_me=seat == scene.seat,
        is_empty=info.occupant is Occupant.EMPTY,
        bot=info.bot,
        next_name=info.next_person.name if info.next_person else "",
        is_dealer=game is not None and game.dealer == seat,
        is_turn=is_turn,
        is_declarer=is_declarer,
        trump=(scene.trump,) if is_declarer and scene.trump_known else (),
        strip=strip,
        seconds=info.grace_left if strip is Strip.LOST else info.clock_left if is_turn else None,
        cards=shown.cards_left if shown and dealt else None,
        tricks=shown.tricks if shown and _is_played(game) else None,
        bid=_promise(game, shown),
        decided=_own_bid_made(game, seat),
        bubble=_bubble(game, shown),
        face_up=shown.face_up if shown and seat != scene.seat else (),
        sits_out=bool(shown and shown.sits_out),
    )


def _is_turn(scene: Scene, seat: Seat) -> bool:
    game = scene.game
    return bool(
        scene.is_playing
        and not scene.view.paused
        and game
        and game.turn == seat
        and game.phase not in (Phase.HAND_OVER, Phase.GAME_OVER)
    )


def _is_played(game: PlayerView | None) -> bool:
    return game is not None and game.phase in (Phase.PLAY, Phase.HAND_OVER, Phase.GAME_OVER)


def _strip(scene: Scene, seat: Seat, is_turn: bool) -> Strip:
    info, shown, game = scene.info(seat), scene.seat_view(seat), scene.game
    if _is_lost(info):
        return Strip.LOST
    if is_turn and scene.is_my_turn:
        return Strip.YOUR_TURN
    if is_turn:
        deals = game is not None and game.phase is Phase.DEALING
        return Strip.DEALS if deals else Strip.THINKS
    if info.next_person is not None:
        return Strip.NEXT
    if info.stands_in:
        return Strip.STANDS_IN
    if shown and shown.sits_out:
        return Strip.SITS_OUT
    return Strip.BUSTED if _own_bid_made(game, seat) is False else Strip.NONE


def _is_lost(info: SeatInfo) -> bool:
    return info.person is not None and not info.connected and info.bot is None


def _own_bid_made(game: PlayerView | None, seat: Seat) -> bool | None:
    """Return what is certain about the bid of a seat, where everybody bids."""
    return bid_made(game, seat) if game is not None and game.rules.everybody_bids else None


def _promise(game: PlayerView | None, shown: SeatView | None) -> int | None:
    if game is None or shown is None or shown.call is None or not game.rules.everybody_bids:
        return None
    return shown.call.tricks


def _bubble(game: PlayerView | None, shown: SeatView | None) -> Text | None:
    """Return the last call while calls matter; after the auction only the declarer's."""
    if game is None or shown is None or game.phase not in CALLING or not shown.has_called:
        return None
    if game.phase is not Phase.AUCTION:
        mine = game.declarer == shown.seat and game.contract is not None
        return call_text(game.contract) if mine else None
    if shown.passed or shown.call is not None:
        return call_text(shown.call)
    return SECRET


def strip_text(seat: SeatDisplay) -> str:
    """Return the line under a badge."""
    match seat.strip:
        case Strip.LOST:
            return tr("Offline")
        case Strip.YOUR_TURN:
            return tr("Your turn")
        case Strip.DEALS:
            return tr("Deals")
        case Strip.THINKS:
            return tr("Thinking")
        case Strip.NEXT:
            return tr("Next hand: {name}", name=seat.next_name)
        case Strip.STANDS_IN:
            return tr("Bot stands in")
        case Strip.SITS_OUT:
            return tr("Sits out")
        case Strip.BUSTED:
            return tr("Bid missed")
    return ""


def seconds_text(seconds: float) -> str:
    """Return what is left of a clock: “0:09”."""
    whole = ceil(max(0.0, seconds))
    return f"{whole // 60}:{whole % 60:02}"


def tricks_text(seat: SeatDisplay) -> str:
    """Return the tricks taken, of those promised where everybody bids alone."""
    if seat.tricks is None:
        return ""
    return f"{seat.tricks}/{seat.bid}" if seat.bid is not None else str(seat.tricks)


def seat_words(seat: SeatDisplay, look: Look, partner: str = "") -> list[str]:
    """Return everything about a seat, the most important first."""
    if seat.is_empty:
        return [tr("Open seat")]
    words = [seat.name, *_who(seat, look)]
    if partner:
        words.append(tr("with {partner}", partner=partner))
    if seat.strip is not Strip.NONE:
        words.append(strip_text(seat))
    if seat.is_dealer and seat.strip is not Strip.DEALS:
        words.append(tr("Dealer"))
    if seat.is_declarer:
        words.append(tr("Declarer"))
    words += [look.say(trump_text(suit)) for suit in seat.trump]
    if seat.bubble is not None:
        words.append(tr("last call: {call}", call=look.say(seat.bubble)))
    return [*words, *_counts(seat)]


def _who(seat: SeatDisplay, look: Look) -> list[str]:
    if seat.is_me:
        return [tr("You")]
    if seat.bot is not None and seat.bot in LEVELS:
        return [tr("{level} bot", level=look.say(level_text(seat.bot)))]
    return [tr("Bot")] if seat.bot else []


def _counts(seat: SeatDisplay) -> list[str]:
    counts = []
    if seat.cards is not None:
        counts.append(tr("{n} cards", n=seat.cards))
    if seat.tricks is not None and seat.bid is not None:
        counts.append(tr("{tricks} of {bid} tricks", tricks=seat.tricks, bid=seat.bid))
    elif seat.tricks is not None:
        counts.append(tr("{n} tricks", n=seat.tricks))
    return counts
