"""Rules of thumb for playing a card: draw trumps, cash winners, and take no trick in a misère."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from rook13.bots.worlds import denied_by, hidden_cards, plays_seen, tables_of
from rook13.engine.cards import bits, mask_of
from rook13.engine.trick import NO_LEAD, TrickTables, legal_cards, winning_position
from rook13.engine.view import PlayerView

# A suit with at least so many cards out for each opponent to come is unlikely to be trumped.
SAFE_CARDS_EACH = 2


@dataclass(frozen=True)
class PlayContext:
    """A view in the terms that card play is decided in: masks, seat indices and trick tables."""

    view: PlayerView
    me: int

    @classmethod
    def of(cls, view: PlayerView) -> PlayContext:
        assert view.seat is not None
        return cls(view, view.seat.index)

    @cached_property
    def tables(self) -> TrickTables:
        return tables_of(self.view)

    @cached_property
    def hand(self) -> int:
        return mask_of(self.view.hand)

    @cached_property
    def fair(self) -> int:
        """Return the cards that follow the rules; in free play others can be played, too."""
        return legal_cards(self.tables, self.hand, self.led)

    @cached_property
    def led(self) -> int:
        return NO_LEAD if self.view.led is None else self.view.led.index

    @cached_property
    def unseen(self) -> int:
        """Return the cards that others may still hold."""
        return hidden_cards(self.view, {self.me: self.hand})

    @cached_property
    def to_come(self) -> tuple[int, ...]:
        """Return the seats that still play to this trick."""
        players = self.view.rules.players
        played = {seat.index for seat, _ in self.view.trick}
        order = [(self.me + step) % players for step in range(1, players)]
        return tuple(
            seat for seat in order if seat not in played and not self.view.seats[seat].sits_out
        )

    def is_friend(self, seat: int) -> bool:
        side_of = self.view.rules.side_of
        return side_of[seat] == side_of[self.me]

    @cached_property
    def foes_to_come(self) -> int:
        return sum(not self.is_friend(seat) for seat in self.to_come)

    @cached_property
    def winning(self) -> tuple[int, int] | None:
        """Return the seat and the card that are winning the trick, if anything was played."""
        if not self.view.trick:
            return None
        cards = [card.index for _, card in self.view.trick]
        position = winning_position(self.tables, cards, self.led)
        return self.view.trick[position][0].index, cards[position]

    @cached_property
    def trick_points(self) -> int:
        return sum(card.points for _, card in self.view.trick)

    def wins_now(self, card: int) -> bool:
        """Return whether a card would be winning the trick if it was played now."""
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
        return self.view.rules.deck.points[card]

    def strength(self, card: int) -> int:
        return self.tables.strength[card]

    def suit_length(self, card: int) -> int:
        suit = self.tables.suit_of[card]
        return (self.hand & self.tables.suit_mask[suit]).bit_count() if suit >= 0 else 1

    @cached_property
    def wants_tricks(self) -> bool:
        if self.view.rules.everybody_bids:
            return not self.view.rules.exact
        contract = self.view.contract
        return contract is not None and not contract.misere

    @cached_property
    def choices(self) -> list[int]:
        """Return the cards that may be played by the rules."""
        return bits(self.fair)


def card_against_tricks(context: PlayContext) -> int:
    """Return the card to play for a seat that wants to take no trick."""
    losers = [card for card in context.choices if not context.wins_now(card)]
    if losers:
        return max(losers, key=context.strength)
    if context.winning is not None and not context.to_come:
        return max(context.choices, key=context.strength)
    return min(context.choices, key=context.strength)


def card_to_stick(context: PlayContext, victim: int) -> int:
    """Return the card to play for a seat that wants `victim` to take the trick."""
    if (
        context.winning is not None
        and victim not in context.to_come
        and context.winning[0] != victim
    ):
        return max(context.choices, key=context.strength)
    return min(context.choices, key=context.strength)


def card_to_lead(context: PlayContext) -> int:
    """Return the card to lead where counters, or tricks, are what a side wants."""
    trumps = [card for card in context.choices if context.tables.power >> card & 1]
    trumps_out = context.unseen & context.tables.power
    if trumps and trumps_out and _draws_trumps(context, len(trumps), trumps_out.bit_count()):
        best = max(trumps, key=context.strength)
        return (
            best if context.master(best) else min(trumps, key=lambda card: card_cost(context, card))
        )
    plain = [card for card in context.choices if card not in trumps]
    masters = [card for card in plain if context.master(card)]
    if masters:
        # A short suit is trumped last when everybody still has it.
        return max(masters, key=lambda card: (context.points(card) > 0, -context.suit_length(card)))
    quiet = [card for card in plain if not context.points(card)] or plain or context.choices
    return min(quiet, key=lambda card: (context.suit_length(card), context.strength(card)))


def _draws_trumps(context: PlayContext, held: int, out: int) -> bool:
    declarer = context.view.declarer
    ours = declarer is not None and context.is_friend(declarer.index)
    is_declarer = declarer is not None and declarer.index == context.me
    return (is_declarer and held * 2 >= out) or (ours and held > out)


def card_cost(context: PlayContext, card: int) -> tuple[int, int, int]:
    """Return what a card is missed for, most important first."""
    trump = 100 if context.tables.power >> card & 1 else 0
    master = 30 if context.master(card) else 0
    return (
        trump + master + 3 * context.points(card),
        context.strength(card),
        context.suit_length(card),
    )


def proves_renege(view: PlayerView) -> bool:
    """Return whether an opponent has shown a card that they denied before."""
    assert view.seat is not None
    side_of, tables = view.rules.side_of, tables_of(view)
    denied = [0] * view.rules.players
    for play in plays_seen(view):
        foe = side_of[play.seat] != side_of[view.seat.index]
        if foe and denied[play.seat] >> play.card & 1:
            return True
        denied[play.seat] |= denied_by(tables, play)
    return False
