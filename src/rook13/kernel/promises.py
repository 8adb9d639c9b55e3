"""How players who promised an exact number of tricks choose a card, by learned weights.

Such a player weighs what a card can do now, win the trick or lose it, against what the cards that
stay in hand may still take. A choice depends on nothing but what its player could know: own cards,
the trick, everybody's promises and what was played before.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from rook13.kernel.bits import BIT, BIT_INDEX, BIT_MODULUS, count_bits, vec
from rook13.kernel.cards import Cards, legal
from rook13.kernel.dealer import Rng
from rook13.kernel.hand import NO_LEAD, UNDECIDED, Hand
from rook13.kernel.players import Plays

# Whether a card would be winning, its chance to win this trick, and its chance to take a later one.
BEATS: Final = 0
WIN: Final = 1
LATER: Final = 2
WIN_SQUARED: Final = 3
LATER_SQUARED: Final = 4
# How far the promise is missed on average once the card is played.
MISSED: Final = 5
MISSED_SQUARED: Final = 6
# Both chances by how much more the hand may take than is wanted, and by how many more tricks all
# want than there are; and the chance to win from a player who wants the trick, and as the last.
WIN_BY_SURPLUS: Final = 7
WIN_BY_DEMAND: Final = 8
LATER_BY_SURPLUS: Final = 9
LATER_BY_DEMAND: Final = 10
WIN_FROM_EAGER: Final = 11
WIN_LAST: Final = 12
# Where the card stands among those that may be played.
CHEAPEST_WINNER: Final = 13
HIGHEST_LOSER: Final = 14
LOWEST: Final = 15
HIGHEST: Final = 16
# What kind of card it is; of a plain one, how long its suit is, how many higher cards are out, and
# how much of the suit each opponent has on average.
NEVER_WINS: Final = 17
WILD: Final = 18
TRUMP: Final = 19
TRUMP_BEATS: Final = 20
LENGTH: Final = 21
SINGLETON: Final = 22
OVER: Final = 23
AROUND: Final = 24
BEATS_AROUND: Final = 25
PROMISE_FEATURES: Final = 26

PROMISE_KINDS: Final = 9
"""A player leads, follows suit or is free to play anything; and wants no more tricks, some, or all
that are left."""
_FREE: Final = 6
_FOLLOWS: Final = 3

# What a card may take later. Each higher card that others hold makes it less likely, and plain
# cards may be trumped.
OVER_TRUMP: Final = 0.25
OVER_PLAIN: Final = 0.5
OVER_PLAIN_TWICE: Final = 0.2
TRUMPED: Final = 0.15
# How much a higher card of the suit, or a trump, with a later player endangers a card
# that is winning: first if they want tricks, then if they do not.
EAGER: Final = 1.0
EAGER_TRUMP: Final = 0.3
RELUCTANT: Final = 0.5
RELUCTANT_TRUMP: Final = 0.1
_FAR_OFF: Final = 3.0
_MOST_OVER: Final = 6.0
_FINE: Final = 1 << 24


class Moment:
    """A choice as everybody at the table sees it."""

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.players: i64 = 0
        self.card: i64 = -1
        """What was played; -1 while that is open."""
        self.led: i64 = UNDECIDED
        self.beating: i64 = 0
        """The cards that would be winning."""
        self.eager: i64 = 0
        """How many play later and want tricks."""
        self.reluctant: i64 = 0
        self.winner_wants = False
        self.wanted: i64 = 0
        self.demand: i64 = 0
        """How many tricks are wanted by all together."""
        self.seen: i64 = 0


class PromisePlayers:
    """Players of a hand who each promised so many tricks."""

    def __init__(
        self, cards: Cards, everything: i64, bids: list[i64], weights: list[float]
    ) -> None:
        """Take the cards of the whole deck, and weights by kind of choice and by feature."""
        self.cards = cards
        self.everything = everything
        self.bids = vec[i64](bids)
        self.weights = vec[float](weights)
        winning = cards.power
        for suit in range(len(cards.suit_mask)):
            winning |= cards.suit_mask[suit]
        self.can_win: i64 = winning
        self.moment = self.scratch = Moment()
        # What the player in turn makes of it: by the remainder of a card's bit, how many higher
        # cards are out and what it may take later; and what all choices have in common.
        self.over = vec[float]([0.0] * BIT_MODULUS)
        self.later = vec[float]([0.0] * BIT_MODULUS)
        self.held: i64 = 0
        self.moves: i64 = 0
        self.unseen: i64 = 0
        self.kind: i64 = 0
        self.share = 0.0
        """How likely somebody else has a certain card that the player has not seen."""
        self.trumps_out = 0.0
        self.surplus = 0.0
        """How much more the hand may take than is wanted."""
        self.each_win = 0.0
        self.each_later = 0.0
        self.scores = vec[float]([0.0] * BIT_MODULUS)

    def look(self, hand: Hand, seen: i64, moment: Moment) -> None:
        """Set a moment to the choice of the seat in turn, after these cards have been seen."""
        cards = self.cards
        bids = self.bids
        won = hand.won
        follows = hand.follows
        seat = hand.turn
        led = hand.led
        contending = self.can_win
        if led != UNDECIDED:
            contending = cards.power if led < 0 else cards.power | cards.suit_mask[led]
        moment.seat = seat
        moment.players = hand.players
        moment.led = led
        moment.beating = contending & cards.higher[hand.best_card]
        moment.seen = seen
        moment.wanted = bids[seat] - won[seat]
        demand: i64 = 0
        for other in range(hand.players):
            if bids[other] > won[other]:
                demand += bids[other] - won[other]
        moment.demand = demand
        eager: i64 = 0
        to_come = hand.size - hand.in_trick - 1
        for _step in range(to_come):
            seat = follows[seat]
            if bids[seat] > won[seat]:
                eager += 1
        moment.eager = eager
        moment.reluctant = to_come - eager
        best = hand.best_seat
        moment.winner_wants = hand.best_card >= 0 and bids[best] > won[best]

    def consider(self, moment: Moment, held: i64, moves: i64) -> None:
        """Take in what a hand can do in a moment, and which of its cards may be played."""
        cards = self.cards
        self.moment = moment
        self.held = held
        self.moves = moves
        left = float(count_bits(held))
        unseen = self.everything & ~(moment.seen | held)
        self.unseen = unseen
        hidden = count_bits(unseen)
        self.share = left / float(hidden) if hidden > 0 else 0.0
        self.trumps_out = float(count_bits(unseen & cards.power))
        surplus = self.look_ahead(self.share * float(moment.players - 1)) - float(moment.wanted)
        self.surplus = surplus
        kind: i64 = 0
        if moment.led != UNDECIDED:
            follows = moment.led >= 0 and held & cards.suit_mask[moment.led]
            kind = _FOLLOWS if follows else _FREE
        if moment.wanted > 0:
            kind += 2 if float(moment.wanted) >= left else 1
        self.kind = kind
        # What follows is the same for all cards, so that it is worked out once.
        far = max(-_FAR_OFF, min(_FAR_OFF, surplus)) / 2.0
        excess = min(1.0, float(moment.demand) / left - 1.0)
        weights = self.weights
        at: i64 = kind * PROMISE_FEATURES
        each_win = (
            weights[at + WIN]
            + weights[at + WIN_BY_SURPLUS] * far
            + weights[at + WIN_BY_DEMAND] * excess
        )
        if moment.winner_wants:
            each_win += weights[at + WIN_FROM_EAGER]
        if moment.eager + moment.reluctant == 0:
            each_win += weights[at + WIN_LAST]
        self.each_win = each_win
        self.each_later = (
            weights[at + LATER]
            + weights[at + LATER_BY_SURPLUS] * far
            + weights[at + LATER_BY_DEMAND] * excess
        )

    def look_ahead(self, out: float) -> float:
        """Work out what each card held may take if others hold this share of what is unseen."""
        betters = self.cards.betters
        power = self.cards.power
        can_win = self.can_win
        unseen = self.unseen
        later = self.later
        untrumped = 1.0 - TRUMPED * out if self.trumps_out > 0.0 else 1.0
        total = 0.0
        rest = self.held
        while rest:
            bit = rest & -rest
            rest ^= bit
            place = bit % BIT_MODULUS
            over = float(count_bits(betters[place] & unseen))
            self.over[place] = over
            over *= out
            chance = 0.0
            if power & bit:
                chance = 1.0 / (1.0 + OVER_TRUMP * over)
            elif can_win & bit:
                chance = untrumped / (1.0 + over * (OVER_PLAIN + OVER_PLAIN_TWICE * over))
            later[place] = chance
            total += chance
        return total

    def worth(self, bit: i64) -> float:
        """Return how much speaks for a card: the sum of its features by their weights."""
        cards = self.cards
        weights = self.weights
        moves = self.moves
        beating = self.moment.beating
        at: i64 = self.kind * PROMISE_FEATURES
        place = bit % BIT_MODULUS
        card = BIT_INDEX[place]
        higher = cards.higher[card]
        over = self.over[place]
        chance = self.later[place]
        if_lost = self.surplus - chance
        if_won = if_lost + 1.0
        found = chance * (self.each_later + weights[at + LATER_SQUARED] * chance)
        wins = 0.0
        above = 0.0
        if cards.power & bit:
            if cards.suit_of[card] < 0:
                found += weights[at + WILD]
            else:
                found += weights[at + TRUMP]
                if beating & bit:
                    found += weights[at + TRUMP_BEATS]
        elif self.can_win & bit:
            mask = cards.suit_mask[cards.suit_of[card]]
            length = count_bits(self.held & mask)
            around = self.share * float(count_bits(self.unseen & mask))
            above = self.trumps_out
            found += weights[at + LENGTH] * float(length) / 4.0 + weights[at + AROUND] * around
            found += weights[at + OVER] * min(over, _MOST_OVER) / 3.0
            if length == 1:
                found += weights[at + SINGLETON]
            if beating & bit:
                found += weights[at + BEATS_AROUND] * around
        else:
            found += weights[at + NEVER_WINS]
        if beating & bit:
            moment = self.moment
            risk = float(moment.eager) * (EAGER * over + EAGER_TRUMP * above)
            risk += float(moment.reluctant) * (RELUCTANT * over + RELUCTANT_TRUMP * above)
            wins = 1.0 / (1.0 + self.share * risk)
            found += weights[at + BEATS] + wins * (self.each_win + weights[at + WIN_SQUARED] * wins)
            if not moves & beating & ~higher & ~bit:
                found += weights[at + CHEAPEST_WINNER]
        elif not moves & ~beating & higher:
            found += weights[at + HIGHEST_LOSER]
        if not moves & ~higher & ~bit:
            found += weights[at + LOWEST]
        if not moves & higher:
            found += weights[at + HIGHEST]
        found += weights[at + MISSED] * (wins * abs(if_won) + (1.0 - wins) * abs(if_lost))
        squares = wins * if_won * if_won + (1.0 - wins) * if_lost * if_lost
        return found + weights[at + MISSED_SQUARED] * squares / 4.0

    def choose(self, hand: Hand, seen: i64, rng: Rng) -> i64:
        """Return a card for the seat in turn, drawn by how likely it is to be played."""
        held = hand.hands[hand.turn]
        moves = legal(self.cards, held, hand.led)
        if not moves & (moves - 1):
            return BIT_INDEX[moves % BIT_MODULUS]
        self.look(hand, seen, self.scratch)
        self.consider(self.scratch, held, moves)
        scores = self.scores
        total = 0.0
        rest = moves
        while rest:
            bit = rest & -rest
            rest ^= bit
            likely = exp(self.worth(bit))
            scores[bit % BIT_MODULUS] = likely
            total += likely
        drawn = total * float(rng.below(_FINE)) / float(_FINE)
        place: i64 = 0
        while moves and drawn >= 0.0:
            bit = moves & -moves
            moves ^= bit
            place = bit % BIT_MODULUS
            drawn -= scores[place]
        return BIT_INDEX[place]

    def play_out(self, hand: Hand, seen: i64, rng: Rng) -> None:
        """Play a hand to its end as these players would."""
        while not hand.over():
            card = self.choose(hand, seen, rng)
            seen |= BIT[card]
            hand.play(card, NO_LEAD)


class PlayedPromises(Plays):
    """The plays of a hand so far by players who promised tricks, each as the table saw it."""

    def __init__(self, players: PromisePlayers) -> None:
        super().__init__(players.cards)
        self.players = players
        self.moments: list[Moment] = []

    def add(self, hand: Hand, seen: i64, card: i64) -> None:
        """Add the play of a card by the seat in turn."""
        moment = Moment()
        self.players.look(hand, seen, moment)
        moment.card = card
        self.moments.append(moment)

    def likelihood(self, seat: i64, held: i64) -> float:
        total = 0.0
        place: i64 = len(self.moments)
        while place > 0:
            place -= 1
            moment = self.moments[place]
            if moment.seat == seat:
                held |= BIT[moment.card]
                total += self.choice(moment, held)
        return total

    def choice(self, moment: Moment, held: i64) -> float:
        """Return the logarithm of the share that the card played has among those that could be."""
        moves = legal(self.cards, held, moment.led)
        if not moves & (moves - 1):
            return 0.0
        players = self.players
        players.consider(moment, held, moves)
        total = 0.0
        while moves:
            bit = moves & -moves
            moves ^= bit
            total += exp(players.worth(bit))
        return players.worth(BIT[moment.card]) - log(total)
