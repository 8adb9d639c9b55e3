"""One hand: the seats, the trick on the table, and what a side has gained."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rook13.kernel.bits import BIT, vec
from rook13.kernel.cards import Cards, legal, longest_suit

# As in engine.trick, whose names would be looked up every time in the compiled code.
NO_LEAD: Final = -1
UNDECIDED: Final = -2
SUITLESS: Final = -1


class Hand:
    """The seats of one hand and the trick on the table; cards are played, never taken back."""

    def __init__(self, cards: Cards, follows: list[i64]) -> None:
        """Take `follows[seat]`, the seat that plays after each; a seat that sits out has -1."""
        self.cards = cards
        self.players: i64 = len(follows)
        zeros = [0] * len(follows)
        self.hands = vec[i64](zeros)
        self.follows = vec[i64](follows)
        self.won = vec[i64](zeros)
        self.points = vec[i64](zeros)
        self.turn: i64 = 0
        self.in_trick: i64 = 0
        self.size: i64 = seats_playing(follows)
        self.led: i64 = UNDECIDED
        self.best_seat: i64 = 0
        self.best_strength: i64 = -1
        self.trick_points: i64 = 0
        self.best_card: i64 = -1
        self.last_winner: i64 = -1

    def start(self, hands: list[i64], leader: i64) -> None:
        """Set the hands with `leader` to lead and nothing taken."""
        for seat in range(self.players):
            self.hands[seat] = hands[seat]
            self.won[seat] = 0
            self.points[seat] = 0
        self.last_winner = -1
        self.lead(leader)

    def lead(self, seat: i64) -> None:
        self.turn = seat
        self.in_trick = 0
        self.led = UNDECIDED
        self.best_seat = seat
        self.best_strength = -1
        self.trick_points = 0
        self.best_card = -1

    def copy_from(self, other: Hand) -> None:
        """Copy another hand of the same table."""
        hands = self.hands
        others = other.hands
        for seat in range(self.players):
            hands[seat] = others[seat]
        self.copy_table(other)

    def copy_table(self, other: Hand) -> None:
        """Copy everything but the cards held."""
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
        return legal(self.cards, self.hands[self.turn], self.led)

    def names_suit(self, card: i64) -> bool:
        return self.in_trick == 0 and (self.cards.names_lead >> card) & 1 == 1

    def named_with(self, card: i64) -> i64:
        """Return the suit to name when leading a card: the longest one, or NO_LEAD for none."""
        return longest_suit(self.cards, self.hands[self.turn]) if self.names_suit(card) else NO_LEAD

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
        """Return whether a card would be winning if it was played now."""
        if self.cards.strength[card] <= self.best_strength:
            return False
        if self.led == UNDECIDED:
            return self.cards.suit_of[card] >= 0 or (self.cards.power >> card) & 1 == 1
        return self.contends(card)

    def over(self) -> bool:
        return self.hands[self.turn] == 0


def seats_playing(follows: list[i64]) -> i64:
    """Return how many seats play to a trick."""
    size: i64 = 0
    for after in follows:
        if after >= 0:
            size += 1
    return size


class Stakes:
    """What tricks bring side 0 besides the points of their cards."""

    def __init__(self, each_trick: i64, last_trick: i64, bonus: i64, majority: i64) -> None:
        """Take so much a trick, for the last one, and once `majority` tricks are taken."""
        self.each_trick = each_trick
        self.last_trick = last_trick
        self.bonus = bonus
        self.majority = majority


def side_gain(hand: Hand, side: vec[i64], stakes: Stakes) -> i64:
    """Return what side 0 has gained in a finished hand."""
    won = side_tricks(hand, side)
    gain = stakes.each_trick * won
    for seat in range(hand.players):
        if side[seat] == 0:
            gain += hand.points[seat]
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
