"""How likely players choose the cards they do, by features of each card and learned weights.

A play says something about the cards that its player kept. `PlayedCards` has the plays that
everybody saw, and tells how likely a seat plays as it did if it holds certain cards now. A choice
is weighed by what the player could know: own cards, the trick, and what was played before.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from math import exp, log
from typing import Final

from mypy_extensions import i64

from rook13.kernel.bits import BIT, BIT_INDEX, BIT_MODULUS, count_bits, vec
from rook13.kernel.cards import Cards, legal
from rook13.kernel.hand_worth import expected_tricks, promised_tricks

FEATURES: Final = 16
ROLES: Final = 3
LEAD: Final = 0
FOLLOW: Final = 1
VOID: Final = 2
SITUATIONS: Final = 3
"""A player leads, follows suit, or has none of the suit that was led."""


class Plays(ABC):
    """The plays of a hand so far, as everybody saw them."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards

    @abstractmethod
    def likelihood(self, seat: i64, held: i64) -> float:
        """Return the logarithm of how likely a seat that holds these cards now has played so."""


class PlayedCards(Plays):
    """The plays of a hand so far, each as its player saw it."""

    def __init__(self, cards: Cards, everything: i64, weights: list[float]) -> None:
        """Take weights by situation, role and feature."""
        super().__init__(cards)
        self.everything = everything
        self.weights = vec[float](weights)
        self.features = vec[float]([0.0] * FEATURES)
        self.count: i64 = 0
        none = [0] * 64
        self.seats = vec[i64](none)
        self.played = vec[i64](none)
        self.led = vec[i64](none)
        self.beating = vec[i64](none)
        self.lying = vec[i64](none)
        self.last = vec[i64](none)
        self.partner_wins = vec[i64](none)
        self.seen = vec[i64](none)
        self.roles = vec[i64](none)
        self.partner_led = vec[i64](none)
        self.foes_led = vec[i64](none)
        self.partner_void = vec[i64](none)
        self.foes_void = vec[i64](none)

    def add(
        self,
        seat: i64,
        card: i64,
        led: i64,
        best: i64,
        lying: i64,
        last: bool,
        partner_wins: bool,
        seen: i64,
        role: i64,
        suits: list[i64],
    ) -> None:
        """Add a play to a trick in which `best` is winning, -1 for none, after `seen` was played.

        `suits` are the cards of suits that the partner has led, opponents have led, the partner has
        none of and an opponent has none of.
        """
        place = self.count
        self.count = place + 1
        cards = self.cards
        contending = cards.power if led < 0 else cards.power | cards.suit_mask[led]
        self.seats[place] = seat
        self.played[place] = card
        self.led[place] = led
        self.beating[place] = contending & cards.higher[best]
        self.lying[place] = lying
        self.last[place] = 1 if last else 0
        self.partner_wins[place] = 1 if partner_wins else 0
        self.seen[place] = seen
        self.roles[place] = role
        self.partner_led[place] = suits[0]
        self.foes_led[place] = suits[1]
        self.partner_void[place] = suits[2]
        self.foes_void[place] = suits[3]

    def likelihood(self, seat: i64, held: i64) -> float:
        total = 0.0
        seats = self.seats
        played = self.played
        place = self.count
        while place > 0:
            place -= 1
            if seats[place] == seat:
                held |= BIT[played[place]]
                total += self.choice(place, held)
        return total

    def choice(self, place: i64, held: i64) -> float:
        """Return the logarithm of the share that the card played has among those that could be."""
        cards = self.cards
        led = self.led[place]
        moves = legal(cards, held, led)
        if not moves & (moves - 1):
            return 0.0
        follows = led >= 0 and held & cards.suit_mask[led] != 0
        situation: i64 = LEAD if led < -1 else (FOLLOW if follows else VOID)
        chosen = BIT[self.played[place]]
        total = 0.0
        worth = 0.0
        rest = moves
        while rest:
            bit = rest & -rest
            rest ^= bit
            score = self.score(place, held, moves, BIT_INDEX[bit % BIT_MODULUS], situation)
            if bit == chosen:
                worth = score
            total += exp(score)
        return worth - log(total)

    def score(self, place: i64, held: i64, moves: i64, card: i64, situation: i64) -> float:
        self.describe(place, held, moves, card, situation)
        features = self.features
        weights = self.weights
        start: i64 = (situation * ROLES + self.roles[place]) * FEATURES
        found = 0.0
        for feature in range(FEATURES):
            found += weights[start + feature] * features[feature]
        return found

    def describe(self, place: i64, held: i64, moves: i64, card: i64, situation: i64) -> None:
        """Set the features of a card that could be played."""
        cards = self.cards
        features = self.features
        bit = BIT[card]
        suit = cards.suit_of[card]
        own = held & (cards.suit_mask[suit] if suit >= 0 else bit)
        stronger = cards.stronger[card]
        unseen = self.everything & ~(self.seen[place] | held)
        higher = count_bits(stronger & unseen)
        master = 1.0 if higher == 0 else 0.0
        above = float(higher if higher < 3 else 3) / 3.0
        points = float(cards.points[card]) / 10.0
        length = float(count_bits(own))
        trump = 1.0 if cards.power & bit else 0.0
        plain = 1.0 - trump
        lowest = 1.0 if own & ~stronger & ~bit == 0 else 0.0
        highest = 1.0 if own & stronger == 0 else 0.0
        if situation == LEAD:
            features[0] = trump
            features[1] = trump * master
            features[2] = trump * length / 4.0
            features[3] = plain * master
            features[4] = plain * master * points
            features[5] = (1.0 - master) * points
            features[6] = plain * above
            features[7] = plain * length / 4.0
            features[8] = plain if length == 1.0 else 0.0
            features[9] = lowest
            features[10] = highest * (1.0 - master)
            features[11] = 1.0 if self.partner_led[place] & bit else 0.0
            features[12] = 1.0 if self.foes_led[place] & bit else 0.0
            features[13] = 1.0 if self.partner_void[place] & bit else 0.0
            features[14] = 1.0 if self.foes_void[place] & bit else 0.0
            features[15] = plain * master if held & cards.power else 0.0
            return
        beating = self.beating[place]
        beats = 1.0 if beating & bit else 0.0
        last = float(self.last[place])
        friend = float(self.partner_wins[place])
        lying = float(self.lying[place]) / 10.0
        strength = cards.higher[card]
        cheapest = 1.0 if beats > 0.0 and moves & beating & ~strength & ~bit == 0 else 0.0
        features[0] = beats
        features[1] = beats * last
        features[2] = beats * lying
        features[3] = beats * friend
        features[4] = beats * points
        features[5] = points * friend * (1.0 - beats)
        features[6] = points * friend * last
        features[7] = points * (1.0 - friend) * (1.0 - beats)
        features[8] = cheapest
        features[9] = above
        features[10] = beats * master if situation == FOLLOW else plain * master
        if situation == FOLLOW:
            features[11] = 1.0 if moves & ~strength & ~bit == 0 else 0.0
            features[12] = 1.0 if moves & strength == 0 else 0.0
            features[13] = master * (1.0 - beats)
            features[14] = beats * points * last
            features[15] = float(count_bits(moves & strength)) / 4.0
        else:
            features[11] = trump * (1.0 - beats)
            features[12] = plain * length / 4.0
            features[13] = plain if length == 1.0 else 0.0
            features[14] = plain * lowest
            features[15] = plain * highest

    def kind(self, place: i64, held: i64) -> i64:
        """Return where the weights of a choice are: by situation and role."""
        led = self.led[place]
        follows = led >= 0 and held & self.cards.suit_mask[led] != 0
        situation: i64 = LEAD if led < -1 else (FOLLOW if follows else VOID)
        return situation * ROLES + self.roles[place]

    def described(self, place: i64, held: i64) -> list[list[float]]:
        """Return the features of every card that could be played, that of the one played first."""
        led = self.led[place]
        moves = legal(self.cards, held, led)
        follows = led >= 0 and held & self.cards.suit_mask[led] != 0
        situation: i64 = LEAD if led < -1 else (FOLLOW if follows else VOID)
        found: list[list[float]] = []
        rest = moves
        while rest:
            bit = rest & -rest
            rest ^= bit
            card = BIT_INDEX[bit % BIT_MODULUS]
            self.describe(place, held, moves, card, situation)
            row = [float(self.features[feature]) for feature in range(FEATURES)]
            if card == self.played[place]:
                found.insert(0, row)
            else:
                found.append(row)
        return found


DECLARES: Final = 0
HAS_BID: Final = 1
PASSED: Final = 2
KINDS: Final = 3
"""What a seat did in the auction."""
HAND_FEATURES: Final = 7
ASIDE_FEATURES: Final = 4
WORLD_FEATURES: Final = KINDS * HAND_FEATURES + ASIDE_FEATURES + 2


class WorldJudge:
    """Tells how likely worlds are, by what the other seats called and played.

    `trumps` has the tables of every trump that could have been named; before one was, a hand is
    judged under the one that suits it best. Where tricks are promised, trump is known and `out` is
    the share of the cards that others hold; otherwise it is 0.
    """

    def __init__(
        self, plays: Plays, trumps: list[Cards], high: i64, weights: list[float], out: float
    ) -> None:
        self.plays = plays
        self.trumps = trumps
        self.high = high
        self.out = out
        self.weights = vec[float](weights)
        self.features = vec[float]([0.0] * WORLD_FEATURES)
        self.seats: list[i64] = []
        self.kinds: list[i64] = []
        self.calls: list[float] = []
        self.is_partner: list[bool] = []
        self.is_open: list[bool] = []
        self.played: list[i64] = []
        self.declarer: i64 = -1

    def add(
        self, seat: i64, played: i64, kind: i64, call: float, is_partner: bool, is_open: bool
    ) -> None:
        """Add a seat that has played these cards; with `is_open` it bid knowing the trump."""
        self.seats.append(seat)
        self.played.append(played)
        self.kinds.append(kind)
        self.calls.append(call)
        self.is_partner.append(is_partner)
        self.is_open.append(is_open)
        if kind == DECLARES:
            self.declarer = seat

    def score(self, hands: Sequence[i64], aside: i64) -> float:
        """Return the logarithm of how likely a world is, up to a constant."""
        self.describe(hands, aside)
        found = 0.0
        for feature in range(WORLD_FEATURES):
            found += self.weights[feature] * self.features[feature]
        return found

    def described(self, hands: Sequence[i64], aside: i64) -> list[float]:
        """Return the features of a world."""
        self.describe(hands, aside)
        return [float(self.features[feature]) for feature in range(WORLD_FEATURES)]

    def describe(self, hands: Sequence[i64], aside: i64) -> None:
        features = self.features
        for feature in range(WORLD_FEATURES):
            features[feature] = 0.0
        cards = self.plays.cards
        for place in range(len(self.seats)):
            seat = self.seats[place]
            held: i64 = hands[seat]
            at: i64 = WORLD_FEATURES - (2 if self.is_partner[place] else 1)
            features[at] = features[at] + self.plays.likelihood(seat, held)
            hand = held | self.played[place]
            tricks = 0.0
            if self.out > 0.0:
                tricks = promised_tricks(cards, hand, self.out)
            elif self.is_open[place]:
                tricks = expected_tricks(cards, hand)
            else:
                for trump in self.trumps:
                    tricks = max(tricks, expected_tricks(trump, hand))
            call = self.calls[place]
            start = self.kinds[place] * HAND_FEATURES
            trumps = float(count_bits(hand & cards.power))
            high = float(count_bits(hand & self.high))
            features[start] = features[start] + trumps
            features[start + 1] = features[start + 1] + trumps * call
            features[start + 2] = features[start + 2] + tricks
            features[start + 3] = features[start + 3] + tricks * call
            features[start + 4] = features[start + 4] + high
            features[start + 5] = features[start + 5] + high * call
            features[start + 6] = features[start + 6] + tricks * tricks / 4.0
            if seat == self.declarer:
                begin: i64 = KINDS * HAND_FEATURES
                features[begin] = points_of(cards, aside) / 10.0
                features[begin + 1] = float(count_bits(aside & self.high))
                features[begin + 2] = float(count_bits(aside & cards.power))
                for suit in range(len(cards.suit_mask)):
                    if not hand & cards.suit_mask[suit]:
                        features[begin + 3] = features[begin + 3] + 1.0


def points_of(cards: Cards, held: i64) -> float:
    """Return what the cards of a mask count."""
    found: i64 = 0
    while held:
        bit = held & -held
        held ^= bit
        found += cards.worths[bit % BIT_MODULUS]
    return float(found)
