"""What a seat can work out of its view while tricks are played."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rook13.engine.cards import bits, mask_of
from rook13.engine.trick import NO_LEAD, NO_TRUMP, TrickTables, legal_cards, winning_position
from rook13.engine.view import PlayerView

# A suit with at least so many cards out for each opponent to come is unlikely to be trumped.
SAFE_CARDS_EACH = 2


@dataclass(frozen=True)
class Sight:
    """A view in the terms that card play is decided in: masks, seat indices and trick tables."""

    view: PlayerView
    me: int

    @classmethod
    def of(cls, view: PlayerView) -> Sight:
        """Return the sight of the seat that the view belongs to."""
        assert view.seat is not None
        return cls(view, view.seat.index)

    @cached_property
    def tables(self) -> TrickTables:
        """Return the trick tables of this hand's trump."""
        trump = self.view.trump
        return self.view.rules.tables(NO_TRUMP if trump is None else trump.index)

    @cached_property
    def hand(self) -> int:
        """Return the cards in hand."""
        return mask_of(self.view.hand)

    @cached_property
    def fair(self) -> int:
        """Return the cards that follow the rules, also where others could be played."""
        return legal_cards(self.tables, self.hand, self.led)

    @cached_property
    def led(self) -> int:
        """Return the suit to follow, or NO_LEAD."""
        return NO_LEAD if self.view.led is None else self.view.led.index

    @cached_property
    def unseen(self) -> int:
        """Return the cards that others may still hold."""
        view = self.view
        seen = self.hand | mask_of(view.discard) | mask_of(card for _, card in view.trick)
        for trick in view.tricks:
            seen |= mask_of(card for _, card in trick.plays)
        if view.turned is not None:
            seen |= 1 << view.turned.index
        return view.rules.deck.all_mask & ~seen

    @cached_property
    def to_come(self) -> tuple[int, ...]:
        """Return the seats that play to this trick after this one."""
        players = self.view.rules.players
        played = {seat.index for seat, _ in self.view.trick}
        order = [(self.me + step) % players for step in range(1, players)]
        return tuple(
            seat for seat in order if seat not in played and not self.view.seats[seat].sits_out
        )

    def is_friend(self, seat: int) -> bool:
        """Return whether a seat is on this one's side."""
        side_of = self.view.rules.side_of
        return side_of[seat] == side_of[self.me]

    @cached_property
    def foes_to_come(self) -> int:
        """Return how many opponents play after this seat."""
        return sum(not self.is_friend(seat) for seat in self.to_come)

    @cached_property
    def winning(self) -> tuple[int, int] | None:
        """Return the seat and the card that are winning the trick, if one lies."""
        if not self.view.trick:
            return None
        cards = [card.index for _, card in self.view.trick]
        position = winning_position(self.tables, cards, self.led)
        return self.view.trick[position][0].index, cards[position]

    @cached_property
    def trick_points(self) -> int:
        """Return the counters that lie in the trick."""
        return sum(card.points for _, card in self.view.trick)

    def wins_now(self, card: int) -> bool:
        """Return whether a card would be winning the trick once it lies."""
        if self.winning is None:
            return True
        pair = (self.winning[1], card)
        return winning_position(self.tables, pair, self.led) == 1

    def master(self, card: int) -> bool:
        """Return whether no card that is out beats this one in its own suit."""
        return not self.tables.stronger[card] & self.unseen

    def holds(self, card: int) -> bool:
        """Return whether a winning card will most likely stay so until the trick is taken."""
        if not self.foes_to_come:
            return True
        if not self.master(card):
            return False
        tables = self.tables
        trumps_out = self.unseen & tables.power
        if tables.power >> card & 1 or not trumps_out:
            return True
        suit = tables.suit_of[card]
        out = (self.unseen & tables.suit_mask[suit]).bit_count() if suit >= 0 else 0
        return out >= SAFE_CARDS_EACH * (self.foes_to_come + 1)

    def points(self, card: int) -> int:
        """Return what a card counts."""
        return self.view.rules.deck.points[card]

    def strength(self, card: int) -> int:
        """Return how strong a card is under this trump."""
        return self.tables.strength[card]

    def suit_length(self, card: int) -> int:
        """Return how many cards of a card's suit are in hand."""
        suit = self.tables.suit_of[card]
        return (self.hand & self.tables.suit_mask[suit]).bit_count() if suit >= 0 else 1

    @cached_property
    def wants_tricks(self) -> bool:
        """Return whether this seat is after tricks, and not after avoiding them."""
        if self.view.rules.everybody_bids:
            return not self.view.rules.exact
        contract = self.view.contract
        return contract is not None and not contract.misere

    @cached_property
    def choices(self) -> list[int]:
        """Return the cards that may be played without breaking a rule."""
        return bits(self.fair)
