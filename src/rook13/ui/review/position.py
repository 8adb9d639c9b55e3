"""One moment of a finished hand with all cards open, and the words that describe it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from rook13.analysis.findings import Decision, FinishedHand
from rook13.engine.actions import Action, Discard, Play
from rook13.engine.auction import Call
from rook13.engine.cards import Card, Suit
from rook13.engine.events import Event
from rook13.engine.redaction import view_for
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.state import GameState, HandResult, Phase
from rook13.engine.view import PlayerView, Plays
from rook13.ui.kit.look import Look
from rook13.ui.table.hand.arrangement import BY_SUIT, sort_key
from rook13.ui.text import context
from rook13.wording.events import result_text
from rook13.wording.text import Text
from rook13.wording.words import Names, call_text, card_names_text, discard_text, kitty_text

tr = context("Review")
APART = " · "


@dataclass(frozen=True)
class Position:
    """A hand before an action, or at its end."""

    state: GameState
    action: Action | None = None
    """The action that followed; None at the end."""
    better: tuple[Action, ...] = ()
    """What would have been better."""
    kitty: tuple[Card, ...] = ()
    """The kitty, while nobody has taken it."""
    events: tuple[Event, ...] = ()
    """What led here from the position before."""

    def untouched(self) -> Position:
        """Return the same cards without what was done with them."""
        return replace(self, action=None, better=(), events=())

    @property
    def rules(self) -> Ruleset:
        return self.state.rules

    @cached_property
    def _views(self) -> tuple[PlayerView, ...]:
        return tuple(view_for(self.state, seat) for seat in self.rules.seats)

    @property
    def view(self) -> PlayerView:
        """Return the view of the seat that acted."""
        seat = self.action.seat if self.action is not None else self.rules.seats[0]
        return self._views[seat.index]

    @cached_property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """Return everybody's cards, sorted."""
        key = sort_key(self._views[0], BY_SUIT, trump_first=True)
        return tuple(tuple(sorted(view.hand, key=key)) for view in self._views)

    @property
    def trick(self) -> Plays:
        """Return the current trick, or at the end the last one."""
        return self.view.trick

    @cached_property
    def aside(self) -> tuple[Card, ...]:
        """Return the card turned up, the kitty, or the declarer's discard."""
        if self.view.turned is not None:
            return (self.view.turned,)
        declarer = self.view.declarer
        if declarer is None:
            return self.kitty if self.view.phase is Phase.AUCTION else ()
        return self._views[declarer.index].discard

    @cached_property
    def calls(self) -> tuple[tuple[Seat, Call | None], ...]:
        """Return the auction so far, secret bids included."""
        if self.rules.secret_bids and self.view.phase is Phase.AUCTION:
            own = [view.calls for view in self._views]
            return tuple(call for calls in own for call in calls)
        return self.view.calls

    @property
    def trump(self) -> Suit | None:
        return self.view.trump

    @property
    def played(self) -> frozenset[Card]:
        return _cards_of(self.action) if self.action is not None else frozenset()

    @property
    def better_cards(self) -> frozenset[Card]:
        """Return the cards that would have been better; of several discards, the first."""
        found: frozenset[Card] = frozenset()
        for action in self.better:
            if isinstance(action, Discard):
                return _cards_of(action)
            found |= _cards_of(action)
        return found


def positions_of(hand: FinishedHand, decisions: Sequence[Decision] = ()) -> tuple[Position, ...]:
    """Return every position of a hand; decisions add what would have been better."""
    better = {d.number: d.best for d in decisions if d.cost > 0}
    end = hand.moments[-1].after
    revealed = view_for(end, None).revealed
    kitty = revealed.kitty if revealed is not None else ()
    steps, events = list[Position](), tuple[Event, ...]()
    for moment in hand.moments:
        best = better.get(moment.number, ())
        steps.append(Position(moment.before, moment.action, best, kitty, events))
        events = moment.events
    return (*steps, Position(end, events=events))


def trick_starts(positions: Sequence[Position]) -> tuple[int, ...]:
    """Return the steps at which tricks are led."""
    return tuple(
        step
        for step, position in enumerate(positions)
        if position.view.phase is Phase.PLAY and not position.trick
    )


def _cards_of(action: Action) -> frozenset[Card]:
    match action:
        case Play(card=card):
            return frozenset({card})
        case Discard(cards=cards):
            return frozenset(cards)
    return frozenset()


def hand_words(look: Look, result: HandResult, names: Names) -> str:
    """Return the number and the result of a hand."""
    said = look.say(result_text(result, names))
    if result.bids:
        return tr("Round {number}: {result}", number=result.number, result=said)
    return tr("Hand {number}: {result}", number=result.number, result=said)


def seat_words(look: Look, position: Position, seat: Seat, names: Names) -> str:
    """Return a name with the last call, or with the tricks taken."""
    name, view = names.seat(seat), position.view
    if view.phase in (Phase.AUCTION, Phase.EXCHANGE, Phase.TRUMP):
        calls = [call for caller, call in position.calls if caller == seat]
        return APART.join([name, look.say(call_text(calls[-1]))]) if calls else name
    taken, call = view.seats[seat.index].tricks, view.seats[seat.index].call
    if position.rules.everybody_bids and call is not None:
        return APART.join([name, tr("Bid {bid}, took {taken}", taken=taken, bid=call.tricks)])
    return APART.join([name, tr("{n} tricks", n=taken)])


def aside_words(position: Position, look: Look) -> str:
    """Return what the cards in the middle are."""
    view = position.view
    is_kitty = view.turned is not None or view.declarer is None
    return look.say(kitty_text(position.rules) if is_kitty else discard_text(position.rules))


def facts_words(look: Look, position: Position, names: Names) -> str:
    """Return contract, trump and points in one line."""
    view = position.view
    found = []
    if view.contract is not None and view.declarer is not None:
        call = look.say(call_text(view.contract))
        found.append(tr("{name} bid {call}", name=names.seat(view.declarer), call=call))
    if view.trump_known:
        suit = look.suit_name(view.trump)
        found.append(tr("Trump: {suit}", suit=suit) if view.trump else suit)
    if view.phase in (Phase.PLAY, Phase.HAND_OVER, Phase.GAME_OVER):
        if position.rules.counts_points:
            first, second = view.points
            found.append(tr("Points in tricks: {first} to {second}", first=first, second=second))
        if view.phase is Phase.PLAY:
            found.append(tr("Trick {number}", number=len(view.tricks) + 1))
    return APART.join(found) or look.say(Text("Bidding is under way."))


def position_words(look: Look, position: Position, names: Names) -> str:
    """Return everything that the board shows."""
    lines = [facts_words(look, position, names)]
    for seat, cards in zip(position.rules.seats, position.hands, strict=True):
        held = look.say(card_names_text(cards))
        lines.append(f"{seat_words(look, position, seat, names)}: {held}.")
    if position.trick:
        lying = look.say(card_names_text(card for _, card in position.trick))
        lines.append(tr("On the table: {cards}.", cards=lying))
    if position.aside:
        lines.append(f"{aside_words(position, look)}: {look.say(card_names_text(position.aside))}.")
    return " ".join(lines)
