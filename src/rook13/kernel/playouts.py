"""Hands played to their end, at random or as simple players would."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rook13.kernel.bits import BIT, BIT_INDEX, BIT_MODULUS, count_bits, vec
from rook13.kernel.cards import longest_suit
from rook13.kernel.dealer import Rng
from rook13.kernel.hand import NO_LEAD, SUITLESS, UNDECIDED, Hand, Stakes, side_gain

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
    once no opponent has any: cashing them first would give away the last trick.
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

    Cards in `beating` would win the trick so far; `lying` are the points in it.
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
    for _step in range(to_come):
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


# One number decides about several cards whether they are played at random, by three bits each.
_NOISE: Final = 0xFFFFFF


def play_out(hand: Hand, rng: Rng) -> None:
    """Play random legal cards to the end of the hand."""
    while not hand.over():
        card = rng.card_of(hand.options())
        named: i64 = NO_LEAD
        if hand.names_suit(card):
            named = longest_suit(hand.cards, hand.hands[hand.turn])
        hand.play(card, named)


def random_playouts(hand: Hand, hands: list[i64], leader: i64, count: i64, seed: i64) -> i64:
    """Play a deal out `count` times at random; return the points of seat 0, to compare runs."""
    rng = Rng(seed)
    total: i64 = 0
    for _step in range(count):
        hand.start(hands, leader)
        play_out(hand, rng)
        total += hand.points[0]
    return total


def policy_out(hand: Hand, side: vec[i64], aims: vec[i64], rng: Rng) -> None:
    """Play a hand to its end as simple players would, with a card at random now and then.

    Most of the time of a search is spent here. So this repeats what `Hand.options` and `Hand.play`
    do with the trick in local variables, and has a mask of the cards that would be winning.
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
                noise = 1 + rng.below(_NOISE)
            at_random = noise & 7 == 0
            noise >>= 3
            if at_random:
                card = rng.card_of(moves)
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


class Trial:
    """Plays hands out as simple players would."""

    def __init__(self, hand: Hand, side: list[i64], aims: list[i64], rng: Rng) -> None:
        self.hand = hand
        self.side = vec[i64](side)
        self.aims = vec[i64](aims)
        self.rng = rng

    def gain(self, hands: list[i64], leader: i64, stakes: Stakes) -> i64:
        """Return what side 0 gains when these hands are played once."""
        self.hand.start(hands, leader)
        policy_out(self.hand, self.side, self.aims, self.rng)
        return side_gain(self.hand, self.side, stakes)
