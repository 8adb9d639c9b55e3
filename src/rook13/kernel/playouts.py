"""Hands played to their end, at random or as simple players would."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rook13.kernel.arrays import vec
from rook13.kernel.bits import BIT, BIT_INDEX, BIT_MODULUS
from rook13.kernel.cards import longest_suit
from rook13.kernel.dice import Dice
from rook13.kernel.hand import NO_LEAD, SUITLESS, UNDECIDED, Hand
from rook13.kernel.policy import FOR_POINTS, aimed_card, policy_follow, policy_lead

# One number decides about several cards whether they are played at random, by three bits each.
_NOISE: Final = 0xFFFFFF


def play_out(hand: Hand, dice: Dice) -> None:
    """Play random legal cards to the end of the hand."""
    while not hand.over():
        card = dice.card_of(hand.options())
        named: i64 = NO_LEAD
        if hand.names_suit(card):
            named = longest_suit(hand.cards, hand.hands[hand.turn])
        hand.play(card, named)


def random_playouts(hand: Hand, hands: list[i64], leader: i64, count: i64, seed: i64) -> i64:
    """Play a deal out `count` times at random; return the points of seat 0, to compare runs."""
    dice = Dice(seed)
    total: i64 = 0
    for _ in range(count):
        hand.start(hands, leader)
        play_out(hand, dice)
        total += hand.points[0]
    return total


def policy_out(hand: Hand, side: vec[i64], aims: vec[i64], dice: Dice) -> None:
    """Play a hand to its end as simple players would, with a card at random now and then.

    Searching is mostly this. So it does what `Hand.options` and `Hand.play` do by itself, with
    the trick in local variables, and knows by a mask which cards would be winning.
    """
    cards = hand.cards
    hands = hand.hands
    follows = hand.follows
    won = hand.won
    taken = hand.points
    suit_mask = cards.suit_mask
    suit_of = cards.suit_of
    points = cards.points
    higher = cards.higher
    power = cards.power
    forced = cards.forced
    wild = cards.wild
    size = hand.size
    seat = hand.turn
    in_trick = hand.in_trick
    led = hand.led
    lying = hand.trick_points
    best_seat = hand.best_seat
    best_card = hand.best_card
    last_winner = hand.last_winner
    contending = power if led < 0 else power | suit_mask[led]
    beating = contending & higher[best_card]
    noise: i64 = 0
    while True:
        moves = hands[seat]
        if not moves:
            break
        if led >= 0:
            follow = moves & suit_mask[led]
            if not follow:
                follow = moves & forced
            if follow:
                moves = follow | (moves & wild)
        bit = moves
        card: i64 = 0
        if not moves & (moves - 1):
            card = BIT_INDEX[moves % BIT_MODULUS]
        else:
            if not noise:
                noise = 1 + dice.below(_NOISE)
            at_random = noise & 7 == 0
            noise >>= 3
            if at_random:
                card = dice.card_of(moves)
            elif aims[seat] != FOR_POINTS:
                hand.turn = seat
                hand.in_trick = in_trick
                hand.led = led
                hand.best_strength = -1 if best_card < 0 else cards.strength[best_card]
                card = aimed_card(hand, moves, aims[seat])
            elif in_trick == 0:
                hand.turn = seat
                card = policy_lead(hand, moves, side)
            else:
                partner_wins = side[best_seat] == side[seat]
                to_come = size - in_trick - 1
                card = policy_follow(hand, seat, moves, beating, lying, to_come, partner_wins)
            bit = BIT[card]
        if led == UNDECIDED:
            suit = suit_of[card]
            if suit == SUITLESS:
                led = NO_LEAD
                if in_trick == 0 and cards.names_lead & bit:
                    led = longest_suit(cards, hands[seat])
            elif suit >= 0:
                led = suit
            if led >= 0:
                contending = power | suit_mask[led]
                beating = contending & higher[best_card]
        hands[seat] = hands[seat] ^ bit
        lying += points[card]
        if beating & bit:
            best_seat = seat
            best_card = card
            beating = contending & higher[card]
        in_trick += 1
        if in_trick < size:
            seat = follows[seat]
        else:
            seat = best_seat
            won[seat] = won[seat] + 1
            taken[seat] = taken[seat] + lying
            last_winner = seat
            in_trick = 0
            led = UNDECIDED
            lying = 0
            best_card = -1
            contending = power
            beating = power & higher[best_card]
    hand.turn = seat
    hand.in_trick = in_trick
    hand.led = led
    hand.trick_points = lying
    hand.best_seat = best_seat
    hand.best_card = best_card
    hand.best_strength = -1 if best_card < 0 else cards.strength[best_card]
    hand.last_winner = last_winner
