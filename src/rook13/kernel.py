"""The inner loops of bots and solver: one hand of cards as numbers.

Ordinary typed Python that mypyc also compiles (see `setup.py`); without a compiler the same source
runs interpreted. Nothing in here knows a game: which suit a card follows, how strong it is and
when it may be played comes from the engine's trick tables, and a test plays both against each
other. It is one module because several compiled together need a shared library that frozen
builds miss.

A card is its index in the deck, a set of cards an i64 mask. Numbers stay below 2**62, so that
interpreted and compiled code agree.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rook13.engine.trick import NO_TRUMP, TrickTables

# As in engine.trick, whose names would be looked up every time in the compiled code.
NO_LEAD: Final = -1
UNDECIDED: Final = -2
SUITLESS: Final = -1

PAYOFF: Final = 10000
EXPLORATION: Final = 0.7

# What leading a card that nothing beats is worth in a playout; other cards are worth less than 0.
CASH: Final = 500
DRAW: Final = 600
SAVE: Final = -20

# One number decides about several cards whether they are played at random, by three bits each.
_NOISE: Final = 0xFFFFFF

# What a seat is after in a playout, besides a number of tricks.
FOR_POINTS: Final = -1
LEAST: Final = -2
"""Never to win: what the defenders of a misère want."""

COMPILED: Final = not __file__.endswith(".py")


class _Lists:
    """Stands in for `vec` where nothing is compiled: there a list is the faster array."""

    def __getitem__(self, _item: object) -> type[list[int]]:
        return list


if not COMPILED:
    # The compiler resolves `vec` by itself and allows no other meaning of the name.
    globals()["vec"] = _Lists()

# The index of a lone bit b is BIT_INDEX[b % 67]: 2 is a primitive root modulo 67.
_BIT_MODULUS: Final = 67


def _bit_indices() -> vec[i64]:
    found = [0] * _BIT_MODULUS
    for index in range(63):
        found[(1 << index) % _BIT_MODULUS] = index
    return vec[i64](found)


BIT_INDEX: Final = _bit_indices()
# Looked up, because the compiled code would shift a literal 1 as a 32-bit number.
BIT: Final = vec[i64]([1 << index for index in range(63)])


class Cards:
    """A deck under one trump: the engine's trick tables as flat arrays."""

    suit_of: vec[i64]
    strength: vec[i64]
    suit_mask: vec[i64]
    points: vec[i64]
    stronger: vec[i64]
    power: i64
    wild: i64
    forced: i64
    names_lead: i64
    # For each card, and at last for none, the cards of whatever suit that are stronger.
    higher: vec[i64]
    # For playouts, by the remainder of a card's bit, so that nobody has to find its index: its
    # points, its betters, and what it is worth as a lead that may lose, to shed, to feed to a
    # partner, to take over from a partner, and to win with.
    worths: vec[i64]
    betters: vec[i64]
    risk: vec[i64]
    shed: vec[i64]
    feed: vec[i64]
    take_over: vec[i64]
    win: vec[i64]

    def __init__(self, tables: TrickTables, points: Sequence[int]) -> None:
        self.suit_of = vec[i64](list(tables.suit_of))
        self.strength = vec[i64](list(tables.strength))
        self.suit_mask = vec[i64](list(tables.suit_mask))
        self.points = vec[i64](list(points))
        self.stronger = vec[i64](list(tables.stronger))
        self.power = tables.power
        self.wild = tables.wild
        must_trump = tables.must_trump and tables.trump != NO_TRUMP
        self.forced = tables.suit_mask[tables.trump] if must_trump else 0
        self.names_lead = tables.names_lead
        strengths = list(tables.strength)
        both = list(zip(points, strengths, strict=True))
        self.higher = vec[i64]([_stronger_than(strengths, each) for each in [*strengths, -1]])
        self.worths = vec[i64](_by_remainder(list(points)))
        self.betters = vec[i64](_by_remainder(list(tables.stronger)))
        self.risk = vec[i64](_by_remainder([-4 * worth - each for worth, each in both]))
        self.shed = vec[i64](_by_remainder([-6 * worth - each for worth, each in both]))
        self.feed = vec[i64](_by_remainder([6 * worth - each for worth, each in both]))
        self.take_over = vec[i64](_by_remainder([worth - each for worth, each in both]))
        self.win = vec[i64](_by_remainder([-each for each in strengths]))


def _stronger_than(strengths: list[int], limit: int) -> int:
    return sum(1 << card for card, each in enumerate(strengths) if each > limit)


def _by_remainder(values: list[int]) -> list[int]:
    found = [0] * _BIT_MODULUS
    for card, value in enumerate(values):
        found[(1 << card) % _BIT_MODULUS] = value
    return found


def legal(cards: Cards, hand: i64, led: i64) -> i64:
    """Return the cards of a hand that may be played."""
    if led < 0:
        return hand
    follow = hand & cards.suit_mask[led]
    if not follow:
        follow = hand & cards.forced
        if not follow:
            return hand
    return follow | (hand & cards.wild)


def count_bits(mask: i64) -> i64:
    """Return how many cards a mask holds."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count


if not COMPILED:
    globals()["count_bits"] = int.bit_count


class Hand:
    """The seats of one hand and the trick on the table; cards are played, never taken back."""

    cards: Cards
    players: i64
    hands: vec[i64]
    follows: vec[i64]
    won: vec[i64]
    points: vec[i64]
    turn: i64
    in_trick: i64
    size: i64
    led: i64
    best_seat: i64
    best_strength: i64
    trick_points: i64
    best_card: i64
    last_winner: i64

    def __init__(self, cards: Cards, follows: list[i64]) -> None:
        """Take `follows[seat]`, the seat that plays after each; a seat that sits out has -1."""
        self.cards = cards
        self.players = len(follows)
        self.follows = vec[i64](follows)
        size: i64 = 0
        for after in follows:
            if after >= 0:
                size += 1
        self.size = size
        zeros = [0] * len(follows)
        self.hands = vec[i64](zeros)
        self.won = vec[i64](zeros)
        self.points = vec[i64](zeros)
        self.turn = 0
        self.in_trick = 0
        self.led = UNDECIDED
        self.best_seat = 0
        self.best_strength = -1
        self.trick_points = 0
        self.best_card = -1
        self.last_winner = -1

    def start(self, hands: list[i64], leader: i64) -> None:
        """Set the hands with `leader` to lead and nothing taken."""
        for seat in range(self.players):
            self.hands[seat] = hands[seat]
            self.won[seat] = 0
            self.points[seat] = 0
        self.last_winner = -1
        self.lead(leader)

    def lead(self, seat: i64) -> None:
        """Open a trick."""
        self.turn = seat
        self.in_trick = 0
        self.led = UNDECIDED
        self.best_seat = seat
        self.best_strength = -1
        self.trick_points = 0
        self.best_card = -1

    def copy_from(self, other: Hand) -> None:
        """Become equal to another hand of the same table."""
        hands = self.hands
        others = other.hands
        for seat in range(self.players):
            hands[seat] = others[seat]
        self.copy_table(other)

    def copy_table(self, other: Hand) -> None:
        """Become equal to another hand in all but the cards held."""
        won = self.won
        points = self.points
        others_won = other.won
        others_points = other.points
        for seat in range(self.players):
            won[seat] = others_won[seat]
            points[seat] = others_points[seat]
        self.turn = other.turn
        self.in_trick = other.in_trick
        self.led = other.led
        self.best_seat = other.best_seat
        self.best_strength = other.best_strength
        self.trick_points = other.trick_points
        self.best_card = other.best_card
        self.last_winner = other.last_winner

    def options(self) -> i64:
        """Return what the seat in turn may play."""
        return legal(self.cards, self.hands[self.turn], self.led)

    def names_suit(self, card: i64) -> bool:
        """Return whether leading a card means naming a suit."""
        return self.in_trick == 0 and (self.cards.names_lead >> card) & 1 == 1

    def play(self, card: i64, named: i64) -> None:
        """Play a card of the seat in turn and take the trick when it is full."""
        cards = self.cards
        hands = self.hands
        seat = self.turn
        bit = BIT[card]
        hands[seat] = hands[seat] ^ bit
        led = self.led
        if led == UNDECIDED:
            suit = cards.suit_of[card]
            if suit >= 0:
                led = suit
            elif suit == SUITLESS:
                led = named
            self.led = led
        strength = cards.strength[card]
        if strength > self.best_strength and (
            cards.power & bit or (led >= 0 and cards.suit_mask[led] & bit)
        ):
            self.best_strength = strength
            self.best_seat = seat
            self.best_card = card
        lying = self.trick_points + cards.points[card]
        in_trick = self.in_trick + 1
        if in_trick < self.size:
            self.trick_points = lying
            self.in_trick = in_trick
            self.turn = self.follows[seat]
            return
        winner = self.best_seat
        self.won[winner] = self.won[winner] + 1
        self.points[winner] = self.points[winner] + lying
        self.last_winner = winner
        self.lead(winner)

    def contends(self, card: i64) -> bool:
        """Return whether a card can win the trick at all."""
        cards = self.cards
        if (cards.power >> card) & 1 == 1:
            return True
        return self.led >= 0 and (cards.suit_mask[self.led] >> card) & 1 == 1

    def beats(self, card: i64) -> bool:
        """Return whether a card would be winning once it lies."""
        if self.cards.strength[card] <= self.best_strength:
            return False
        if self.led == UNDECIDED:
            return self.cards.suit_of[card] >= 0 or (self.cards.power >> card) & 1 == 1
        return self.contends(card)

    def over(self) -> bool:
        """Return whether all cards are played."""
        return self.hands[self.turn] == 0


class Dice:
    """A small random generator that gives the same numbers compiled and interpreted."""

    state: i64

    def __init__(self, seed: i64) -> None:
        self.state = (seed & 0x7FFFFFFF) | 1

    def below(self, limit: i64) -> i64:
        """Return a number from 0 to limit - 1."""
        x = self.state
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.state = x
        return (x >> 3) % limit

    def card_of(self, mask: i64) -> i64:
        """Return a random card of a mask that is not empty."""
        skip = self.below(count_bits(mask))
        while skip > 0:
            mask &= mask - 1
            skip -= 1
        return BIT_INDEX[(mask & -mask) % _BIT_MODULUS]


def longest_suit(cards: Cards, hand: i64) -> i64:
    """Return the suit that a hand holds most of."""
    best: i64 = 0
    most: i64 = -1
    for suit in range(len(cards.suit_mask)):
        held = count_bits(hand & cards.suit_mask[suit])
        if held > most:
            most = held
            best = suit
    return best


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


# How the random numbers that make up a position's key are laid out.
_KEY_TRICKS: Final = 8
_PATTERN_START: Final = 32
_PATTERN_PLACE: Final = 64
_PATTERN_SUIT: Final = 1024

# What is known about a suit is kept at a place found by the remainder of its cards in play.
_KNOWN: Final = 4096
_KNOWN_MODULUS: Final = 4093
# Added to what is proven, so that it is never negative.
_SHIFT: Final = 4096


class Stakes:
    """What tricks bring side 0 besides the points of their cards."""

    each_trick: i64
    last_trick: i64
    bonus: i64
    majority: i64

    def __init__(self, each_trick: i64, last_trick: i64, bonus: i64, majority: i64) -> None:
        """Take so much a trick, for the last one, and once `majority` tricks are taken."""
        self.each_trick = each_trick
        self.last_trick = last_trick
        self.bonus = bonus
        self.majority = majority


class Solver:
    """The exact value of a hand with all cards open, for two sides.

    The value is what side 0 still gains. One question, "can it gain at least so much?", is asked
    until the answers meet. Positions between tricks are remembered in flat arrays with what is
    proven about them and the card that proved it. Who holds a card never changes, so that all
    that counts about a suit follows from which of its cards are in play, and is worked out once.
    """

    cards: Cards
    stakes: Stakes
    side: vec[i64]
    follows: vec[i64]
    partner: vec[i64]
    players: i64
    size: i64
    hands: vec[i64]
    held: i64
    zobrist: vec[i64]
    slot_mask: i64
    keys: vec[i64]
    proven: vec[i64]
    history: vec[i64]
    order: vec[i64]
    starts: vec[i64]
    group_of: vec[i64]
    group_mask: vec[i64]
    groups: i64
    trump_group: i64
    worth_class: vec[i64]
    owner: vec[i64]
    known: vec[i64]
    patterns: vec[i64]
    kept: vec[i64]
    lengths: vec[i64]
    runs: vec[i64]
    tops: vec[i64]
    found: vec[i64]
    best_of: vec[i64]
    low: i64
    high: i64
    nodes: i64
    limit: i64

    def __init__(
        self, cards: Cards, stakes: Stakes, side: list[i64], follows: list[i64], slots: i64
    ) -> None:
        """Take what `Hand` takes, the side of each seat, and how many positions to remember."""
        self.cards = cards
        self.stakes = stakes
        self.side = vec[i64](side)
        self.follows = vec[i64](follows)
        self.players = len(side)
        self.partner = vec[i64](_partners(side, follows))
        size: i64 = 0
        for after in follows:
            if after >= 0:
                size += 1
        self.size = size
        self.hands = vec[i64]([0] * len(side))
        self.held = 0
        self.zobrist = vec[i64](_zobrist())
        rounded: i64 = 1
        while rounded * 2 <= slots:
            rounded *= 2
        self.slot_mask = rounded - 1
        self.keys = vec[i64]([-1] * int(rounded))
        self.proven = vec[i64]([0] * int(rounded))
        order = _suit_order(cards)
        self.order = vec[i64](order)
        self.starts = vec[i64]([place + 1 for place, card in enumerate(order) if card < 0])
        self.groups = len(self.starts)
        self.group_of = vec[i64](_group_numbers(cards, order))
        masks: list[i64] = [0] * int(self.groups)
        for card in range(len(cards.suit_of)):
            masks[self.group_of[card]] |= BIT[card]
        self.group_mask = vec[i64](masks)
        self.trump_group = -1
        for group in range(self.groups):
            if masks[group] == cards.power:
                self.trump_group = group
        self.worth_class = vec[i64](_worth_classes(cards))
        self.owner = vec[i64]([-1] * len(cards.suit_of))
        known = int(self.groups) * _KNOWN
        self.known = vec[i64]([-1] * known)
        self.patterns = vec[i64]([0] * known)
        self.kept = vec[i64]([0] * known)
        self.lengths = vec[i64]([0] * known)
        self.runs = vec[i64]([0] * known)
        self.tops = vec[i64]([0] * known)
        self.found = vec[i64]([0] * 8)
        self.best_of = vec[i64]([0] * 16)
        self.history = vec[i64]([0] * (64 * len(side)))
        self.low = 0
        self.high = 0
        self.nodes = 0
        self.limit = 0

    def reaches(self, hand: Hand, target: i64, limit: i64) -> i64:
        """Return 1 if side 0 can gain `target` from here on, 0 if not, -1 after `limit` nodes."""
        self.nodes = 0
        self.limit = limit
        self.take_over(hand)
        rest: i64 = hand.trick_points
        won: i64 = 0
        for seat in range(self.players):
            mask = self.hands[seat]
            if self.side[seat] == 0:
                won += hand.won[seat]
            while mask != 0:
                rest += self.cards.points[BIT_INDEX[(mask & -mask) % _BIT_MODULUS]]
                mask &= mask - 1
        left = count_bits(hand.hands[hand.turn])
        if hand.in_trick == 0:
            found = self.from_lead(hand.turn, won, left, rest, target)
        else:
            found = self.follow(
                hand.turn,
                hand.led,
                hand.in_trick,
                hand.best_seat,
                hand.best_card,
                hand.best_strength,
                hand.trick_points,
                won,
                left,
                rest,
                target,
            )
        return -1 if self.nodes > self.limit else found

    def take_over(self, hand: Hand) -> None:
        """Set the cards as they lie; what was worked out for other holders is forgotten."""
        fresh = False
        self.held = 0
        for seat in range(self.players):
            mask: i64 = hand.hands[seat] if self.follows[seat] >= 0 else 0
            self.hands[seat] = mask
            self.held |= mask
            while mask != 0:
                card = BIT_INDEX[(mask & -mask) % _BIT_MODULUS]
                mask &= mask - 1
                if self.owner[card] != seat:
                    fresh = True
                    self.owner[card] = seat
        if fresh:
            for place in range(len(self.known)):
                self.known[place] = -1

    def from_lead(self, seat: i64, won: i64, left: i64, rest: i64, target: i64) -> i64:
        """Return 1 if side 0 can gain `target` when a seat is about to lead, else 0."""
        stakes = self.stakes
        each = stakes.each_trick
        open_bonus = won < stakes.majority and won + left >= stakes.majority
        if each < 0:
            if target <= each * left:
                return 1
            if target > rest + stakes.last_trick:
                return 0
        else:
            if target <= 0:
                return 1
            most = rest + each * left + stakes.last_trick
            if open_bonus:
                most += stakes.bonus
            if target > most:
                return 0
        if left == 1:
            return 1 if self.last_gain(seat, won, rest) >= target else 0
        key = self.look_up() ^ self.zobrist[seat]
        if each >= 0:
            self.bound(seat, won, left, rest, open_bonus)
            if target <= self.low:
                return 1
            if target > self.high:
                return 0
        if open_bonus and stakes.bonus > 0:
            key ^= self.zobrist[_KEY_TRICKS + won]
        slot = key & self.slot_mask
        first: i64 = -1
        if self.keys[slot] == key:
            data = self.proven[slot]
            if (data >> 40) - _SHIFT >= target:
                return 1
            if ((data >> 16) & 0xFFFFFF) - _SHIFT < target:
                return 0
            first = (data & 0xFF) - 1
        self.nodes += 1
        if self.nodes > self.limit:
            return 0
        cards = self.cards
        hand = self.hands[seat]
        moves: i64 = 0
        for group in range(self.groups):
            moves |= hand & self.kept[self.found[group]]
        goal: i64 = 1 if self.side[seat] == 0 else 0
        while moves != 0:
            card: i64 = -1
            if first >= 0:
                if moves & BIT[first] != 0:
                    card = first
                first = -1
            if card < 0:
                card = self.pick_lead(moves, seat)
            moves ^= BIT[card]
            named: i64 = NO_LEAD
            last_named: i64 = NO_LEAD
            if (cards.names_lead >> card) & 1 == 1:
                named = 0
                last_named = len(cards.suit_mask) - 1
            while named <= last_named:
                suit = cards.suit_of[card]
                answer = self.play(
                    seat,
                    card,
                    suit if suit >= 0 else named,
                    0,
                    seat,
                    -1,
                    -1,
                    0,
                    won,
                    left,
                    rest,
                    target,
                )
                if self.nodes > self.limit:
                    return 0
                if answer == goal:
                    place = seat * 64 + card
                    self.history[place] = self.history[place] + left * left
                    self.remember(slot, key, target, goal, card)
                    return goal
                named += 1
        self.remember(slot, key, target, 1 - goal, -1)
        return 1 - goal

    def follow(
        self,
        seat: i64,
        led: i64,
        in_trick: i64,
        best_seat: i64,
        best_card: i64,
        best_strength: i64,
        trick_points: i64,
        won: i64,
        left: i64,
        rest: i64,
        target: i64,
    ) -> i64:
        """Return 1 if side 0 can gain `target` when a seat is about to follow, else 0."""
        self.nodes += 1
        if self.nodes > self.limit:
            return 0
        moves = legal(self.cards, self.hands[seat], led)
        goal: i64 = 1 if self.side[seat] == 0 else 0
        if moves & (moves - 1) == 0:
            card = BIT_INDEX[moves % _BIT_MODULUS]
            return self.play(
                seat,
                card,
                led,
                in_trick,
                best_seat,
                best_card,
                best_strength,
                trick_points,
                won,
                left,
                rest,
                target,
            )
        moves = self.distinct(moves, best_card)
        threat = self.threat(seat, led, in_trick)
        while moves != 0:
            card = self.pick(moves, seat, led, best_seat, best_strength, threat)
            moves ^= BIT[card]
            answer = self.play(
                seat,
                card,
                led,
                in_trick,
                best_seat,
                best_card,
                best_strength,
                trick_points,
                won,
                left,
                rest,
                target,
            )
            if answer == goal or self.nodes > self.limit:
                return answer
        return 1 - goal

    def play(
        self,
        seat: i64,
        card: i64,
        led: i64,
        in_trick: i64,
        best_seat: i64,
        best_card: i64,
        best_strength: i64,
        trick_points: i64,
        won: i64,
        left: i64,
        rest: i64,
        target: i64,
    ) -> i64:
        """Play a card, ask on, and take it back."""
        cards = self.cards
        bit = BIT[card]
        strength = cards.strength[card]
        contends = cards.power & bit != 0 or (led >= 0 and cards.suit_mask[led] & bit != 0)
        if contends and strength > best_strength:
            best_strength = strength
            best_seat = seat
            best_card = card
        trick_points += cards.points[card]
        self.hands[seat] = self.hands[seat] ^ bit
        self.held ^= bit
        answer: i64 = 0
        if in_trick + 1 < self.size:
            answer = self.follow(
                self.follows[seat],
                led,
                in_trick + 1,
                best_seat,
                best_card,
                best_strength,
                trick_points,
                won,
                left,
                rest,
                target,
            )
        else:
            if self.side[best_seat] == 0:
                target -= trick_points + self.stakes.each_trick
                won += 1
                if won == self.stakes.majority:
                    target -= self.stakes.bonus
                if left == 1:
                    target -= self.stakes.last_trick
            if left == 1:
                answer = 1 if target <= 0 else 0
            else:
                answer = self.from_lead(best_seat, won, left - 1, rest - trick_points, target)
        self.hands[seat] = self.hands[seat] ^ bit
        self.held ^= bit
        return answer

    def last_gain(self, leader: i64, won: i64, rest: i64) -> i64:
        """Return what side 0 gains from the last trick, in which nobody has a choice."""
        cards = self.cards
        hand = self.hands[leader]
        card = BIT_INDEX[hand % _BIT_MODULUS]
        best = cards.strength[card]
        winner = leader
        suit = cards.suit_of[card]
        contenders = cards.power
        if suit >= 0:
            contenders |= cards.suit_mask[suit]
        seat = self.follows[leader]
        while seat != leader:
            hand = self.hands[seat]
            if hand & contenders != 0:
                strength = cards.strength[BIT_INDEX[hand % _BIT_MODULUS]]
                if strength > best:
                    best = strength
                    winner = seat
            seat = self.follows[seat]
        if self.side[winner] != 0:
            return 0
        gain = rest + self.stakes.each_trick + self.stakes.last_trick
        if won + 1 == self.stakes.majority:
            gain += self.stakes.bonus
        return gain

    def look_up(self) -> i64:
        """Find what is known about each suit, and return a number for who holds what."""
        key: i64 = 0
        held = self.held
        for group in range(self.groups):
            inside = held & self.group_mask[group]
            place = group * _KNOWN + inside % _KNOWN_MODULUS
            if self.known[place] != inside:
                self.learn(group, inside, place)
            self.found[group] = place
            key ^= self.patterns[place]
        return key

    def learn(self, group: i64, inside: i64, place: i64) -> None:
        """Work out what counts about the cards of a suit that are in play."""
        cards = self.cards
        owner = self.owner
        key: i64 = 0
        kept: i64 = 0
        lengths: i64 = 0
        spot = _PATTERN_START + _PATTERN_SUIT * (group + 1)
        position = self.starts[group]
        above: i64 = -1
        count: i64 = len(self.order)
        while position < count:
            card = self.order[position]
            if card < 0:
                break
            if inside & BIT[card] != 0:
                seat = owner[card]
                key ^= self.zobrist[spot + self.worth_class[card] + seat]
                spot += _PATTERN_PLACE
                lengths += BIT[4 * seat]
                if above >= 0 and (
                    owner[above] != seat or cards.points[above] != cards.points[card]
                ):
                    kept |= BIT[above]
                above = card
            position += 1
        if above >= 0:
            kept |= BIT[above]
        self.known[place] = inside
        self.patterns[place] = key
        self.kept[place] = kept
        self.lengths[place] = lengths
        self.learn_top(group, inside, place, position - 1)

    def learn_top(self, group: i64, inside: i64, place: i64, position: i64) -> None:
        """Work out who holds the highest cards of a suit, how many, and what they are worth."""
        cards = self.cards
        run: i64 = 0
        holder: i64 = -1
        alone = True
        side_points: i64 = 0
        for spot in range(8):
            self.best_of[spot] = 0
        first_count: i64 = 0
        other_count: i64 = 0
        while position >= 0:
            card = self.order[position]
            if card < 0:
                break
            position -= 1
            if inside & BIT[card] == 0:
                continue
            seat = self.owner[card]
            if holder < 0:
                holder = seat
            if self.side[seat] != self.side[holder]:
                break
            side_points += cards.points[card]
            if seat == holder:
                first_count += 1
            else:
                other_count += 1
                alone = False
            if alone:
                run += 1
                self.insert_best(cards.points[card])
        packed: i64 = 0
        total: i64 = 0
        for spot in range(5):
            total += self.best_of[spot]
            packed |= total << (8 + 8 * spot)
        self.runs[place] = packed | run << 4 | (holder + 1)
        self.tops[place] = side_points << 8 | max(first_count, other_count) << 4 | (holder + 1)

    def insert_best(self, points: i64) -> None:
        """Keep the best points of a run in order."""
        for spot in range(8):
            there = self.best_of[spot]
            if points > there:
                self.best_of[spot] = points
                points = there

    def bound(self, leader: i64, won: i64, left: i64, rest: i64, open_bonus: bool) -> None:
        """Set `low` and `high` by what top trumps take and what the leader can cash at once."""
        stakes = self.stakes
        points: i64 = 0
        tricks: i64 = 0
        other_points: i64 = 0
        other_tricks: i64 = 0
        mate = self.partner[leader]
        drawn: i64 = 0
        trumps: i64 = 0
        if self.trump_group >= 0:
            spot = self.found[self.trump_group]
            trumps = self.lengths[spot]
            top = self.tops[spot]
            holder = (top & 15) - 1
            if holder >= 0:
                if holder == leader:
                    drawn = (self.runs[spot] >> 4) & 15
                if self.side[holder] == self.side[leader]:
                    points = top >> 8
                    tricks = drawn
                else:
                    other_points = top >> 8
                    other_tricks = (top >> 4) & 15
        room: i64 = 99
        mate_trumps: i64 = 0
        if mate >= 0:
            mate_trumps = ((trumps >> (4 * mate)) & 15) - drawn
            if mate_trumps > 0:
                room = left - ((trumps >> (4 * mate)) & 15)
        for group in range(self.groups):
            if group == self.trump_group:
                continue
            spot = self.found[group]
            run = self.runs[spot]
            if (run & 15) - 1 != leader:
                continue
            count = (run >> 4) & 15
            lengths = self.lengths[spot]
            seat = self.follows[leader]
            while seat != leader:
                if seat == mate:
                    if self.cards.forced != 0 and mate_trumps > 0:
                        count = min(count, (lengths >> (4 * seat)) & 15)
                elif ((trumps >> (4 * seat)) & 15) > drawn:
                    if self.cards.wild & self.hands[seat] != 0:
                        count = 0
                    count = min(count, (lengths >> (4 * seat)) & 15)
                seat = self.follows[seat]
            count = min(count, room)
            if count > 0:
                room -= count
                tricks += count
                points += (run >> (8 * min(count, 5))) & 255
        if self.side[leader] == 0:
            self.set_bounds(points, tricks, other_points, other_tricks, won, left, rest, open_bonus)
        else:
            self.set_bounds(other_points, other_tricks, points, tricks, won, left, rest, open_bonus)
        if tricks >= left:
            total = rest + stakes.each_trick * left + stakes.last_trick
            if open_bonus:
                total += stakes.bonus
            if self.side[leader] == 0:
                self.low = total
            else:
                self.high = 0

    def set_bounds(
        self,
        ours: i64,
        our_tricks: i64,
        theirs: i64,
        their_tricks: i64,
        won: i64,
        left: i64,
        rest: i64,
        open_bonus: bool,
    ) -> None:
        """Set `low` and `high` for side 0 by points and tricks that each side is sure of."""
        stakes = self.stakes
        self.low = ours + stakes.each_trick * our_tricks
        self.high = rest - theirs + stakes.each_trick * (left - their_tricks) + stakes.last_trick
        if open_bonus:
            if won + our_tricks >= stakes.majority:
                self.low += stakes.bonus
            if won + left - their_tricks >= stakes.majority:
                self.high += stakes.bonus

    def distinct(self, moves: i64, best_card: i64) -> i64:
        """Leave out cards that do the same as their neighbour in the same hand."""
        in_play = self.held
        if best_card >= 0:
            in_play |= BIT[best_card]
        kept: i64 = 0
        for group in range(self.groups):
            mask = self.group_mask[group]
            if moves & mask != 0:
                inside = in_play & mask
                place = group * _KNOWN + inside % _KNOWN_MODULUS
                if self.known[place] != inside:
                    self.learn(group, inside, place)
                kept |= moves & self.kept[place]
        return kept

    def threat(self, seat: i64, led: i64, in_trick: i64) -> i64:
        """Return the strength of the best card that opponents can still put on the trick."""
        found: i64 = -1
        after = self.follows[seat]
        for _ in range(in_trick + 1, self.size):
            if self.side[after] != self.side[seat]:
                found = max(found, self.strongest(after, led))
            after = self.follows[after]
        return found

    def strongest(self, seat: i64, led: i64) -> i64:
        """Return the strength of the best card that a seat may play to a trick, or -1."""
        cards = self.cards
        mask = legal(cards, self.hands[seat], led)
        if led >= 0:
            mask &= cards.power | cards.suit_mask[led]
        else:
            mask &= cards.power
        top: i64 = -1
        while mask != 0:
            top = max(top, cards.strength[BIT_INDEX[(mask & -mask) % _BIT_MODULUS]])
            mask &= mask - 1
        return top

    def pick_lead(self, moves: i64, seat: i64) -> i64:
        """Return the lead that has answered most questions so far."""
        found: i64 = -1
        top: i64 = -1
        rest = moves
        while rest != 0:
            card = BIT_INDEX[(rest & -rest) % _BIT_MODULUS]
            rest &= rest - 1
            worth = self.history[seat * 64 + card] * 1000 + self.cards.strength[card]
            if worth > top:
                top = worth
                found = card
        return found

    def pick(
        self, moves: i64, seat: i64, led: i64, best_seat: i64, best_strength: i64, threat: i64
    ) -> i64:
        """Return the card that looks best, so that most answers come early."""
        cards = self.cards
        ours = self.side[best_seat] == self.side[seat]
        ducks = self.stakes.each_trick < 0
        contenders = cards.power
        if led >= 0:
            contenders |= cards.suit_mask[led]
        found: i64 = -1
        top: i64 = -1000000
        rest = moves
        while rest != 0:
            bit = rest & -rest
            card = BIT_INDEX[bit % _BIT_MODULUS]
            rest ^= bit
            strength = cards.strength[card]
            points = cards.points[card]
            beats = strength > best_strength and contenders & bit != 0
            worth: i64 = -8 * points - strength
            if ducks:
                worth = -strength if beats else strength
            elif ours and best_strength > threat:
                worth = 8 * points - strength
            elif beats and strength > threat:
                worth = 1000 + 8 * points - strength
            elif ours:
                worth = 8 * points - strength
            elif beats:
                worth = 500 - strength
            if worth > top:
                top = worth
                found = card
        return found

    def remember(self, slot: i64, key: i64, target: i64, result: i64, card: i64) -> None:
        """Keep what is proven about a position; a newer position takes the slot."""
        lower: i64 = 0
        upper: i64 = 2 * _SHIFT
        best: i64 = 0
        if self.keys[slot] == key:
            data = self.proven[slot]
            lower = data >> 40
            upper = (data >> 16) & 0xFFFFFF
            best = data & 0xFF
        else:
            self.keys[slot] = key
        if result == 1:
            lower = max(lower, target + _SHIFT)
        else:
            upper = min(upper, target - 1 + _SHIFT)
        if card >= 0:
            best = card + 1
        self.proven[slot] = lower << 40 | upper << 16 | best


def _partners(side: list[i64], follows: list[i64]) -> list[i64]:
    """Return for each seat the other one of its side that plays, or -1."""
    found: list[i64] = []
    for seat in range(len(side)):
        mates = [
            other
            for other in range(len(side))
            if other != seat and side[other] == side[seat] and follows[other] >= 0
        ]
        found.append(mates[0] if mates else -1)
    return found


def _group_numbers(cards: Cards, order: list[i64]) -> list[i64]:
    """Return for each card the number of its suit in the order."""
    found: list[i64] = [0] * len(cards.suit_of)
    group: i64 = -1
    for card in order:
        if card < 0:
            group += 1
        else:
            found[card] = group
    return found


def _suit_order(cards: Cards) -> list[i64]:
    """Return the cards suit by suit, weakest first, each suit headed by minus its number."""
    found: list[i64] = []
    suits: list[i64] = []
    for suit in cards.suit_of:
        if suit not in suits:
            suits.append(suit)
    for number, suit in enumerate(suits):
        found.append(-number - 1)
        members = [card for card in range(len(cards.suit_of)) if cards.suit_of[card] == suit]
        members.sort(key=lambda card: cards.strength[card])
        for card in members:
            found.append(card)
    return found


def _worth_classes(cards: Cards) -> list[i64]:
    values = sorted(set(cards.points))
    return [8 * values.index(points) for points in cards.points]


def _zobrist() -> list[i64]:
    """Return fixed random numbers: leaders, trick counts, then suit × place × worth × seat."""
    dice = Dice(20130613)
    found: list[i64] = []
    for _ in range(_PATTERN_START + 6 * _PATTERN_SUIT):
        high = dice.below(0x1FFFFFFF)
        low = dice.below(0x1FFFFFFF)
        found.append(high * 0x20000000 + low)
    return found


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
        rest = bit % _BIT_MODULUS
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
            rest = bit % _BIT_MODULUS
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
        rest = bit % _BIT_MODULUS
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
        card = BIT_INDEX[(rest & -rest) % _BIT_MODULUS]
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
            card = BIT_INDEX[moves % _BIT_MODULUS]
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


# What a node of the tree has in `links`, besides its card as a bit, and in `stats`, besides how
# often it was offered. A node is the place where its own begin, so that they lie side by side.
_SIBLING: Final = 1
_CHILD: Final = 2
_GROWN: Final = 3
_VISITS: Final = 1
_MEAN: Final = 2
_VALUE: Final = 3
_NODE: Final = 4


class Search:
    """Tree search over what one seat knows: every iteration plays in another possible world.

    Team games have one payoff for what side 0 gains, with a second row for equal tricks where
    `tie` says how many those are; otherwise `payoff` has a row of each seat by its tricks. A node
    is what the searching seat has seen since the root; its statistics are shared by all worlds in
    which its card can be played. Payoffs are whole numbers up to `PAYOFF`.
    """

    cards: Cards
    side: vec[i64]
    stakes: Stakes
    payoff: vec[i64]
    alone: bool
    columns: i64
    links: vec[i64]
    stats: vec[float]
    next_node: i64
    aims: vec[i64]
    tie: i64
    exploration: float
    earned: vec[i64]
    shares: vec[i64]
    path: vec[i64]
    movers: vec[i64]

    def __init__(
        self,
        cards: Cards,
        side: list[i64],
        stakes: Stakes,
        payoff: list[i64],
        alone: bool,
        capacity: i64,
        aims: list[i64] | None = None,
        tie: i64 = -1,
    ) -> None:
        """Take what each seat aims at in playouts, by default at points."""
        self.cards = cards
        self.side = vec[i64](side)
        self.stakes = stakes
        self.payoff = vec[i64](payoff)
        self.alone = alone
        rows = len(side) if alone else (2 if tie >= 0 else 1)
        self.columns = len(payoff) // rows
        self.aims = vec[i64](aims if aims is not None else [FOR_POINTS] * len(side))
        self.tie = tie
        self.exploration = EXPLORATION
        self.earned = vec[i64]([0] * len(side))
        self.shares = vec[i64]([0] * len(side))
        self.links = vec[i64]([0] * (_NODE * int(capacity)))
        self.stats = vec[float]([0.0] * (_NODE * int(capacity)))
        self.path = vec[i64]([0] * 64)
        self.movers = vec[i64]([0] * 64)
        self.next_node = _NODE

    def run(
        self, root: Hand, worlds: list[list[i64]], iterations: i64, dice: Dice, scratch: Hand
    ) -> None:
        """Add iterations; `worlds` are possible hands of all seats, drawn evenly."""
        count: i64 = len(worlds)
        players = root.players
        hands = scratch.hands
        for _ in range(iterations):
            scratch.copy_table(root)
            world = worlds[dice.below(count)]
            for seat in range(players):
                hands[seat] = world[seat]
            self.iterate(scratch, dice)

    def iterate(self, hand: Hand, dice: Dice) -> None:
        """Descend, add a node, play on, and tell everybody on the way what came of it."""
        node: i64 = 0
        depth: i64 = 0
        growing = True
        cards = hand.cards
        hands = hand.hands
        names_lead = cards.names_lead
        path = self.path
        movers = self.movers
        links = self.links
        is_full = self.next_node >= len(links)
        while growing:
            mover = hand.turn
            moves = hands[mover]
            if not moves:
                break
            moves = legal(cards, moves, hand.led)
            known = moves & links[node + _GROWN]
            if known != moves and not is_full:
                self.offer(node, known)
                node = self.grow(node, dice.card_of(moves ^ known))
                growing = False
            elif not known:
                break
            else:
                node = self.select(node, known)
            card = BIT_INDEX[links[node] % _BIT_MODULUS]
            path[depth] = node
            movers[depth] = mover
            depth += 1
            named: i64 = NO_LEAD
            if names_lead and hand.names_suit(card):
                named = longest_suit(cards, hands[mover])
            hand.play(card, named)
        policy_out(hand, self.side, self.aims, dice)
        self.back_up(hand, depth)

    def offer(self, parent: i64, moves: i64) -> None:
        """Count that these cards, all of them children, could have been chosen."""
        links = self.links
        stats = self.stats
        child = links[parent + _CHILD]
        while moves:
            bit = links[child]
            if moves & bit:
                moves ^= bit
                stats[child] = stats[child] + 1.0
            child = links[child + _SIBLING]

    def select(self, parent: i64, moves: i64) -> i64:
        """Return the child to follow, of these cards that are all children."""
        links = self.links
        stats = self.stats
        exploration = self.exploration
        child = links[parent + _CHILD]
        chosen: i64 = 0
        best = -1.0
        while moves:
            bit = links[child]
            if moves & bit:
                moves ^= bit
                times = stats[child] + 1.0
                stats[child] = times
                # The upper confidence bound of what the card is worth.
                score = stats[child + _MEAN] + exploration * sqrt(
                    log(times) / stats[child + _VISITS]
                )
                if score > best:
                    best = score
                    chosen = child
            child = links[child + _SIBLING]
        return chosen

    def grow(self, parent: i64, card: i64) -> i64:
        """Add a child."""
        node = self.next_node
        self.next_node = node + _NODE
        links = self.links
        bit = BIT[card]
        links[node] = bit
        links[node + _SIBLING] = links[parent + _CHILD]
        links[parent + _CHILD] = node
        links[parent + _GROWN] = links[parent + _GROWN] | bit
        self.stats[node] = 1.0
        return node

    def back_up(self, hand: Hand, depth: i64) -> None:
        """Credit every node on the path with what its mover gets."""
        shares = self.shares
        earned = self.earned
        if self.alone:
            won = hand.won
            for seat in range(hand.players):
                share = self.payoff[seat * self.columns + won[seat]]
                shares[seat] = share
                earned[seat] = earned[seat] + share
        else:
            side = self.side
            gain = self.team_payoff(hand)
            for seat in range(hand.players):
                shares[seat] = gain if side[seat] == 0 else PAYOFF - gain
            earned[0] = earned[0] + gain
        path = self.path
        movers = self.movers
        stats = self.stats
        for step in range(depth):
            node = path[step]
            seen = stats[node + _VISITS] + 1.0
            value = stats[node + _VALUE] + float(shares[movers[step]])
            stats[node + _VISITS] = seen
            stats[node + _VALUE] = value
            stats[node + _MEAN] = value / (seen * PAYOFF)

    def team_payoff(self, hand: Hand) -> i64:
        """Return the payoff of side 0 for a finished hand."""
        gain = side_gain(hand, self.side, self.stakes)
        if self.tie >= 0 and side_tricks(hand, self.side) == self.tie:
            gain += self.columns
        return self.payoff[gain]

    def earned_by(self, seat: i64, iterations: i64) -> float:
        """Return the mean payoff of a seat, from 0 to 1."""
        if self.alone:
            return float(self.earned[seat]) / float(PAYOFF * iterations)
        mean = float(self.earned[0]) / float(PAYOFF * iterations)
        return mean if self.side[seat] == 0 else 1.0 - mean

    def choices(self) -> list[tuple[int, int, int]]:
        """Return card, visits and value of each card at the root."""
        found: list[tuple[int, int, int]] = []
        child = self.links[_CHILD]
        while child != 0:
            card = BIT_INDEX[self.links[child] % _BIT_MODULUS]
            visits, value = self.stats[child + _VISITS], self.stats[child + _VALUE]
            found.append((int(card), int(visits), int(value)))
            child = self.links[child + _SIBLING]
        return found


def side_gain(hand: Hand, side: vec[i64], stakes: Stakes) -> i64:
    """Return what side 0 has gained in a finished hand."""
    gain: i64 = 0
    won: i64 = 0
    for seat in range(hand.players):
        if side[seat] == 0:
            gain += hand.points[seat] + stakes.each_trick * hand.won[seat]
            won += hand.won[seat]
    if hand.last_winner >= 0 and side[hand.last_winner] == 0:
        gain += stakes.last_trick
    if won >= stakes.majority:
        gain += stakes.bonus
    return gain


def side_tricks(hand: Hand, side: vec[i64]) -> i64:
    """Return the tricks that side 0 has taken."""
    won: i64 = 0
    for seat in range(hand.players):
        if side[seat] == 0:
            won += hand.won[seat]
    return won


class Trial:
    """Plays hands out as simple players would, to see what comes of a decision."""

    hand: Hand
    side: vec[i64]
    aims: vec[i64]
    dice: Dice

    def __init__(self, hand: Hand, side: list[i64], aims: list[i64], dice: Dice) -> None:
        self.hand = hand
        self.side = vec[i64](side)
        self.aims = vec[i64](aims)
        self.dice = dice

    def gain(self, hands: list[i64], leader: i64, stakes: Stakes) -> i64:
        """Return what side 0 gains when these hands are played once."""
        self.hand.start(hands, leader)
        policy_out(self.hand, self.side, self.aims, self.dice)
        return side_gain(self.hand, self.side, stakes)


class Dealer:
    """Deals hidden cards to places at random, each place only what it may hold.

    Cards with the fewest possible places go first; where no place is left another card makes room,
    so that no deal is ever thrown away. Swaps then bring the deal to the weights: a card is at a
    place that much more often.
    """

    places: i64
    cards: vec[i64]
    room: vec[i64]
    allowed: vec[i64]
    weight: vec[i64]
    order: vec[i64]
    place_of: vec[i64]
    left: vec[i64]
    choices: vec[i64]

    def __init__(
        self, cards: list[i64], room: list[i64], allowed: list[i64], weight: list[i64]
    ) -> None:
        """Take `weight[place * 64 + card]`, from 1 to 1000; `room` adds up to the cards."""
        self.places = len(room)
        self.cards = vec[i64](cards)
        self.room = vec[i64](room)
        self.allowed = vec[i64](allowed)
        self.weight = vec[i64](weight)
        self.order = vec[i64](list(range(len(cards))))
        self.place_of = vec[i64]([-1] * 64)
        self.left = vec[i64](room)
        self.choices = vec[i64]([self.options(card) for card in cards])

    def options(self, card: i64) -> i64:
        """Return how many places may hold a card."""
        count: i64 = 0
        for place in range(self.places):
            if self.may_hold(place, card):
                count += 1
        return count

    def may_hold(self, place: i64, card: i64) -> bool:
        """Return whether a place may hold a card."""
        return (self.allowed[place] >> card) & 1 == 1

    def deal(self, dice: Dice) -> list[i64]:
        """Return the cards of each place as masks, or nothing if there is no such deal."""
        for place in range(self.places):
            self.left[place] = self.room[place]
        count: i64 = len(self.cards)
        for position in range(count):
            other = position + dice.below(count - position)
            held = self.order[position]
            self.order[position] = self.order[other]
            self.order[other] = held
            self.place_of[self.cards[position]] = -1
        options: i64 = 0
        while options <= self.places:
            for position in range(count):
                number = self.order[position]
                if self.choices[number] == options and not self.put(self.cards[number], dice):
                    return []
            options += 1
        self.mix(dice)
        found: list[i64] = [0] * int(self.places)
        for position in range(count):
            card = self.cards[position]
            place = self.place_of[card]
            found[place] = found[place] | BIT[card]
        return found

    def put(self, card: i64, dice: Dice) -> bool:
        """Give a card a place, by weight and by room."""
        total: i64 = 0
        for place in range(self.places):
            if self.may_hold(place, card):
                total += self.weight[place * 64 + card] * self.left[place]
        if total == 0:
            return self.squeeze(card)
        chosen = dice.below(total)
        for place in range(self.places):
            if self.may_hold(place, card):
                chosen -= self.weight[place * 64 + card] * self.left[place]
                if chosen < 0:
                    self.set_down(card, place)
                    return True
        return False

    def set_down(self, card: i64, place: i64) -> None:
        """Put a card at a place that has room."""
        self.left[place] = self.left[place] - 1
        self.place_of[card] = place

    def squeeze(self, card: i64) -> bool:
        """Find room for a card by moving others."""
        for place in range(self.places):
            if self.may_hold(place, card) and self.make_room(place, BIT[place]):
                self.set_down(card, place)
                return True
        return False

    def make_room(self, place: i64, seen: i64) -> bool:
        """Move one card away from a full place, and others before it if they must."""
        for position in range(len(self.cards)):
            card = self.cards[position]
            if self.place_of[card] != place:
                continue
            for other in range(self.places):
                if (seen >> other) & 1 == 1 or not self.may_hold(other, card):
                    continue
                if self.left[other] > 0 or self.make_room(other, seen | BIT[other]):
                    self.left[place] = self.left[place] + 1
                    self.set_down(card, other)
                    return True
        return False

    def mix(self, dice: Dice) -> None:
        """Swap cards of two places as often as the weights want it."""
        count: i64 = len(self.cards)
        for _ in range(4 * count):
            first = self.cards[dice.below(count)]
            second = self.cards[dice.below(count)]
            here = self.place_of[first]
            there = self.place_of[second]
            if here == there or not self.may_hold(there, first) or not self.may_hold(here, second):
                continue
            now = self.weight[here * 64 + first] * self.weight[there * 64 + second]
            then = self.weight[there * 64 + first] * self.weight[here * 64 + second]
            if then >= now or dice.below(now) < then:
                self.place_of[first] = there
                self.place_of[second] = here
