"""A seat in words: for the line under its badge, tool-tips and screen readers."""

from __future__ import annotations

from math import ceil

from rook13.ui.look import Look
from rook13.ui.table.stage.seat_look import SeatLook, Strip
from rook13.ui.text import context
from rook13.wording.tables import LEVELS, level_text

tr = context("Seats")


def strip_text(seat: SeatLook) -> str:
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


def tricks_text(seat: SeatLook) -> str:
    """Return the tricks taken, of those promised where everybody bids alone."""
    if seat.tricks is None:
        return ""
    return f"{seat.tricks}/{seat.bid}" if seat.bid is not None else str(seat.tricks)


def seat_words(seat: SeatLook, look: Look, partner: str = "") -> list[str]:
    """Return everything about a seat, the most important first."""
    if seat.is_empty:
        return [tr("Free seat")]
    words = [seat.name, *_who(seat, look)]
    if partner:
        words.append(tr("with {partner}", partner=partner))
    if seat.strip is not Strip.NONE:
        words.append(strip_text(seat))
    if seat.is_dealer:
        words.append(tr("Dealer"))
    if seat.is_declarer:
        words.append(tr("Declarer"))
    if seat.bubble is not None:
        words.append(tr("last call: {call}", call=look.say(seat.bubble)))
    return [*words, *_counts(seat)]


def _who(seat: SeatLook, look: Look) -> list[str]:
    if seat.is_me:
        return [tr("You")]
    if seat.bot is not None and seat.bot in LEVELS:
        return [tr("Bot, level {level}", level=look.say(level_text(seat.bot)))]
    return [tr("Bot")] if seat.bot else []


def _counts(seat: SeatLook) -> list[str]:
    counts = []
    if seat.cards is not None:
        counts.append(tr("{n} cards", n=seat.cards))
    if seat.tricks is not None and seat.bid is not None:
        counts.append(tr("{tricks} of {bid} tricks", tricks=seat.tricks, bid=seat.bid))
    elif seat.tricks is not None:
        counts.append(tr("{n} tricks", n=seat.tricks))
    return counts
