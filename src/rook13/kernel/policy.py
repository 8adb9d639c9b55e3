"""Which card a simple player chooses in a playout."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rook13.kernel.arrays import vec
from rook13.kernel.bits import BIT_INDEX, BIT_MODULUS, count_bits
from rook13.kernel.hand import Hand

# What leading a card that nothing beats is worth in a playout; other cards are worth less than 0.
CASH: Final = 500
DRAW: Final = 600
SAVE: Final = -20

# What a seat is after in a playout, besides a number of tricks.
FOR_POINTS: Final = -1
LEAST: Final = -2
"""Never to win: what the defenders of a misère want."""


def policy_lead(hand: Hand, moves: i64, side: vec[i64]) -> i64:
    """Return the card that a simple player would lead.

    It draws trumps while it has the upper hand in them, cashes, and saves its trumps for the end
    once no opponent has any: who cashes those first gives away the last trick.
    """
    cards = hand.cards
    hands = hand.hands
    power = cards.power
    seat = hand.turn
    own_side = side[seat]
    in_play: i64 = 0
    foes: i64 = 0
    for other in range(hand.players):
        held = hands[other]
        in_play |= held
        if side[other] != own_side:
            foes |= held
    in_play ^= hands[seat]
    trump_worth: i64 = CASH
    trumps_out = foes & power
    if not trumps_out:
        trump_worth = SAVE
    elif count_bits(moves & power) >= count_bits(trumps_out):
        trump_worth = DRAW
    worths = cards.worths
    betters = cards.betters
    risk = cards.risk
    best: i64 = 0
    top: i64 = -1000000
    while moves:
        bit = moves & -moves
        moves ^= bit
        rest = bit % BIT_MODULUS
        if betters[rest] & in_play:
            worth = risk[rest]
        elif power & bit:
            worth = trump_worth + worths[rest]
        else:
            worth = CASH + worths[rest]
        if worth > top:
            top = worth
            best = rest
    return BIT_INDEX[best]


def policy_follow(
    hand: Hand, seat: i64, moves: i64, beating: i64, lying: i64, to_come: i64, partner_wins: bool
) -> i64:
    """Return the card that a simple player would add: win cheaply, or feed the partner.

    Cards in `beating` would be winning once they lie, `lying` are the points on the table.
    """
    cards = hand.cards
    beating &= moves
    shed = cards.shed
    best: i64 = 0
    top: i64 = -1000000
    if partner_wins or not beating:
        low = cards.feed if partner_wins else shed
        high = cards.take_over if to_come == 0 else shed
        while moves:
            bit = moves & -moves
            moves ^= bit
            rest = bit % BIT_MODULUS
            worth = high[rest] if beating & bit else low[rest]
            if worth > top:
                top = worth
                best = rest
        return BIT_INDEX[best]
    # Who has played to this trick cannot beat anything any more.
    in_play: i64 = 0
    follows = hand.follows
    hands = hand.hands
    for _ in range(to_come):
        seat = follows[seat]
        in_play |= hands[seat]
    power = cards.power
    worths = cards.worths
    betters = cards.betters
    win = cards.feed if to_come == 0 else cards.win
    while moves:
        bit = moves & -moves
        moves ^= bit
        rest = bit % BIT_MODULUS
        if not beating & bit or betters[rest] & in_play:
            worth = shed[rest]
        else:
            worth = 500 + 2 * lying + win[rest]
            if power & bit and lying + worths[rest] == 0:
                worth -= 300
        if worth > top:
            top = worth
            best = rest
    return BIT_INDEX[best]


def aimed_card(hand: Hand, moves: i64, aim: i64) -> i64:
    """Return which card a simple player who wants exactly `aim` tricks, or LEAST, would choose."""
    cards = hand.cards
    seat = hand.turn
    in_play: i64 = 0
    for other in range(hand.players):
        if other != seat:
            in_play |= hand.hands[other]
    wanted = aim - hand.won[seat]
    last = hand.in_trick == hand.size - 1
    best: i64 = -1
    top: i64 = -1000000
    rest = moves
    while rest != 0:
        card = BIT_INDEX[(rest & -rest) % BIT_MODULUS]
        rest &= rest - 1
        strength = cards.strength[card]
        beats = hand.beats(card)
        worth: i64 = -strength
        if aim >= 0 and wanted <= 0:
            if hand.in_trick > 0 and (not beats or last):
                worth = strength
            if not beats:
                worth += 10000
        elif aim >= 0 and beats:
            sure = hand.in_trick > 0 or cards.suit_of[card] >= 0
            if last or (sure and cards.stronger[card] & in_play == 0):
                worth = 10000 - strength
        if worth > top:
            top = worth
            best = card
    return best
