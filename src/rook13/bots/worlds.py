"""Possible worlds: where the hidden cards may lie, given everything that a seat has seen.

A world gives every seat its cards and keeps the rest aside: the kitty, what the declarer laid
away, or Elemental's stock. Whoever did not follow has none of the suit. Where anybody may play
anything that is only likely, and so are the conclusions from the auction: those are weights.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rook13.bots.evidence import weights
from rook13.engine.actions import Dealt
from rook13.engine.cards import Card, bits, mask_of
from rook13.engine.seats import Seat
from rook13.engine.state import NOBODY, Phase
from rook13.engine.trick import NO_LEAD, NO_TRUMP, UNDECIDED, TrickTables, led_after
from rook13.engine.view import PlayerView
from rook13.kernel import Dealer, Dice

VOID_DEAL_TRIES = 20
DENIED = 12
"""How likely, in hundredths, a seat is to hold a card that it denied in free play."""


@dataclass(frozen=True, slots=True)
class World:
    """Hands of all seats and the cards that lie aside, as masks."""

    hands: tuple[int, ...]
    aside: int


@dataclass(frozen=True, slots=True)
class Play:
    """A card as it was played: who, what, and the suit that was led by then."""

    seat: int
    card: int
    led: int


class Worlds:
    """Draws worlds for the seat that a view belongs to."""

    def __init__(self, view: PlayerView, seed: int) -> None:
        assert view.seat is not None
        self._view = view
        self._rules = view.rules
        self._me = view.seat.index
        self._plays = plays_seen(view)
        self._dice = Dice(seed)
        self._known = self._known_hands()
        hidden = hidden_cards(view, self._known)
        self._seats = [seat for seat in range(self._rules.players) if seat not in self._known]
        room = [view.seats[seat].cards_left for seat in self._seats]
        room.append(hidden.bit_count() - sum(room))
        self._dealer = self._build(hidden, room, strict=True)
        if not self._dealer.deal(self._dice):
            self._dealer = self._build(hidden, room, strict=False)

    def draw(self) -> World:
        """Return a world; deals that the rules would have thrown in do not come up."""
        world = self._world()
        for _ in range(VOID_DEAL_TRIES):
            if not self._was_void(world):
                break
            world = self._world()
        return world

    def draw_many(self, count: int) -> list[World]:
        """Return so many worlds."""
        return [self.draw() for _ in range(count)]

    def _world(self) -> World:
        *masks, aside = self._dealer.deal(self._dice)
        hands = self._known | dict(zip(self._seats, masks, strict=True))
        return World(tuple(hands[seat] for seat in range(self._rules.players)), aside)

    def _known_hands(self) -> dict[int, int]:
        known = {
            seat.seat.index: mask_of(seat.face_up) for seat in self._view.seats if seat.face_up
        }
        return known | {self._me: mask_of(self._view.hand)}

    def _build(self, hidden: int, room: list[int], *, strict: bool) -> Dealer:
        allowed = [hidden] * len(room)
        chances = weights(self._view, self._seats)
        if strict:
            allowed[-1] &= self._may_lie_aside()
        for place, seat in enumerate(self._seats):
            denied = self._denied(seat)
            if strict and not self._rules.free_play:
                allowed[place] &= ~denied
            else:
                for card in bits(denied & hidden):
                    chances[place * 64 + card] = chances[place * 64 + card] * DENIED // 100 + 1
        return Dealer(bits(hidden), room, allowed, chances)

    def _may_lie_aside(self) -> int:
        everything = self._rules.deck.all_mask
        discarded = self._view.phase is Phase.PLAY and self._view.declarer is not None
        return self._rules.discardable(everything) if discarded else everything

    def _denied(self, seat: int) -> int:
        tables = tables_of(self._view)
        denied = 0
        for play in self._plays:
            if play.seat == seat:
                denied |= denied_by(tables, play)
        return denied

    def _was_void(self, world: World) -> bool:
        """Return whether a hand as dealt would have voided the deal; the declarer's is unknown."""
        dealt = list(world.hands)
        for play in self._plays:
            dealt[play.seat] |= 1 << play.card
        declarer = self._view.declarer
        if declarer is not None:
            dealt[declarer.index] = self._rules.deck.all_mask
        return self._rules.void_hand(Dealt(tuple(dealt), 0)) != NOBODY


def tables_of(view: PlayerView) -> TrickTables:
    """Return the trick tables of the trump in a view, or of no trump."""
    return view.rules.tables(NO_TRUMP if view.trump is None else view.trump.index)


def hidden_cards(view: PlayerView, known: dict[int, int]) -> int:
    """Return the cards that the seat has never seen."""
    seen = mask_of(view.discard)
    for hand in known.values():
        seen |= hand
    for play in plays_seen(view):
        seen |= 1 << play.card
    if view.turned is not None:
        seen |= 1 << view.turned.index
    return view.rules.deck.all_mask & ~seen


def plays_seen(view: PlayerView) -> list[Play]:
    """Return all cards played in this hand, in order."""
    tables = tables_of(view)
    found: list[Play] = []
    tricks = [(trick.plays, trick.led) for trick in view.tricks]
    for plays, led in (*tricks, (view.trick, view.led)):
        named = NO_LEAD if led is None else led.index
        found += _plays_of(tables, plays, named)
    return found


def _plays_of(tables: TrickTables, plays: Sequence[tuple[Seat, Card]], named: int) -> list[Play]:
    found, led = [], UNDECIDED
    for seat, card in plays:
        found.append(Play(seat.index, card.index, led))
        led = led_after(tables, led, card.index, named)
    return found


def denied_by(tables: TrickTables, play: Play) -> int:
    """Return the cards that whoever played fairly showed not to have."""
    follows = play.led < 0 or tables.suit_mask[play.led] >> play.card & 1
    if follows or tables.wild >> play.card & 1:
        return 0
    denied = tables.suit_mask[play.led]
    if tables.must_trump and not tables.power >> play.card & 1:
        denied |= tables.power
    return denied
