"""Records with `?` in them: filling in hidden cards so that a seat's view can be computed.

A hidden card is put where it may have been: nobody gets a suit they did not follow, the declarer
has what they played or discarded. Which of the possible deals it is does not matter, because a
bot sees only the view of its seat, and that is the same for all of them.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field

from rook13.bots.worlds import SeenPlay, denied_by
from rook13.engine import actions as act
from rook13.engine.cards import bits, indices_mask
from rook13.engine.notation import NotationError, NotationReason, parse_action
from rook13.engine.record import (
    HIDDEN,
    DealRecord,
    HandRecord,
    Record,
    RecordError,
    RecordProblem,
    opening,
    replay_hands,
)
from rook13.engine.ruleset import Ruleset, TrumpSource
from rook13.engine.state import NOBODY, GameState
from rook13.engine.trick import NO_LEAD, NO_TRUMP, UNDECIDED, led_after
from rook13.engine.view import PlayerView
from rook13.kernel import Dealer, Rng

TRIES = 40


REMEMBERED = 32
"""Games, as seen by one seat each, whose finished hands need not be replayed again."""


@dataclass(frozen=True, slots=True)
class _Start:
    """The state before a hand, and the number this hand has if it counts."""

    state: GameState
    number: int


_starts: OrderedDict[Hashable, _Start] = OrderedDict()


def replay_masked(record: Record) -> GameState:
    """Return a state that the record may have led to; raises RecordError."""
    done = max(0, len(record.hands) - 1)
    start = _start_of(record, done)
    if not record.hands:
        return start.state
    return _replay_hand(start, record.hands[done], done + 1, last=True)


def _start_of(record: Record, done: int) -> _Start:
    """Return where the hand after so many finished ones starts, if possible from memory.

    A program that plays a game asks again and again about the same hand, then about the next.
    """
    options = json.dumps(dict(record.options), sort_keys=True)
    game = (record.game, options, len(record.seats), record.first_dealer)
    for known in (done, done - 1, 0):
        start = _starts.get((game, record.hands[: max(0, known)]))
        if start is not None:
            break
    else:
        known, start = 0, _Start(opening(record), 1)
        _remember((game, ()), start)
    for place in range(max(0, known), done):
        entry = record.hands[place]
        state = _replay_hand(start, entry, place + 1, last=False)
        start = _Start(state, start.number + _is_played(entry))
    _remember((game, record.hands[:done]), start)
    return start


def _remember(key: Hashable, start: _Start) -> None:
    _starts[key] = start
    _starts.move_to_end(key)
    if len(_starts) > REMEMBERED:
        _starts.popitem(last=False)


def _replay_hand(start: _Start, entry: HandRecord, place: int, *, last: bool) -> GameState:
    """Return a state that one more hand may have led to; raises RecordError."""
    masked = _Hand(start.state.rules, entry, start.number, place) if _is_masked(entry) else None
    voided = not entry.actions and not last
    failure: RecordError | None = None
    for attempt in range(1, TRIES + 1):
        try:
            named = masked.filled(Rng(attempt + place), voided=voided) if masked else entry
            *_, end = replay_hands(start.state, [named], place)
            return end.state
        except RecordError as error:
            failure = error
            if masked is None:
                break
    assert failure is not None
    raise failure


def names_own_cards(record: Record, view: PlayerView) -> bool:
    """Return whether a record shows a seat what it must know: its hand, its exchange, its bid."""
    assert view.seat is not None
    entry, deck = record.hands[-1], view.rules.deck
    if entry.deal.seed is not None:
        return True
    dealt = entry.deal.hands[view.seat.index].split()
    own = [text for text in entry.actions if text.split()[0].upper() == view.seat.name]
    if HIDDEN in dealt or len(dealt) != view.rules.hand_size(view.number):
        return False
    if any(HIDDEN in text for text in own):
        return False
    shown = {
        deck.card(name.upper()) for name in (*dealt, *entry.deal.kitty.split()) if name != HIDDEN
    }
    return shown.issuperset(view.hand)


def _is_masked(entry: HandRecord) -> bool:
    return any(HIDDEN in text for text in (*entry.deal.hands, entry.deal.kitty, *entry.actions))


def _is_played(entry: HandRecord) -> bool:
    """Return whether a deal counted, so that the next one is another hand."""
    ends = {"redeal", "call redeal"}
    plays = [text for text in entry.actions if text.partition(" ")[2] != "pass"]
    return bool(plays) and plays[-1].partition(" ")[2] not in ends


@dataclass
class _Seat:
    """What is known of a seat's cards, as masks, and how many there are."""

    dealt: int = 0
    played: int = 0
    denied: int = 0


@dataclass
class _Known:
    """What the actions of a hand reveal."""

    seats: list[_Seat]
    declarer: int = NOBODY
    discard: int = 0
    has_discarded: bool = False
    trump: int = NO_TRUMP
    plays: list[tuple[int, int, int]] = field(default_factory=list)


class _Hand:
    """One entry of a record with hidden cards."""

    def __init__(self, rules: Ruleset, entry: HandRecord, number: int, place: int) -> None:
        self._rules = rules
        self._entry = entry
        self._place = place
        self._size = rules.hand_size(number)
        self._kitty_size = rules.kitty_size(number)
        if len(entry.deal.hands) != rules.players:
            raise RecordError(RecordProblem.BAD_DEAL, hand=place)
        self._kitty = self._cards(entry.deal.kitty.split(), 0)
        self._known = _Known([_Seat(self._cards(t.split(), 0)) for t in entry.deal.hands])
        self._read()

    def _cards(self, names: Iterable[str], action: int) -> int:
        mask = 0
        for name in names:
            if name == HIDDEN:
                continue
            try:
                card = 1 << self._rules.deck.card(name.upper()).index
            except KeyError:
                problem = RecordProblem.UNREADABLE_ACTION if action else RecordProblem.BAD_DEAL
                raise RecordError(problem, name, hand=self._place, action=action) from None
            if mask & card:
                twice = NotationError(NotationReason.SAME_CARD_TWICE, name.upper())
                problem = RecordProblem.UNREADABLE_ACTION if action else RecordProblem.BAD_DEAL
                raise RecordError(problem, name, hand=self._place, action=action, cause=twice)
            mask |= card
        return mask

    def _read(self) -> None:
        known, rules = self._known, self._rules
        for number, text in enumerate(self._entry.actions, 1):
            words = text.split()
            if "down" in words[1:2]:
                known.has_discarded = True
                known.discard = self._cards(words[2:], number)
                continue
            if HIDDEN in words:
                continue
            try:
                action = parse_action(rules, text)
            except NotationError as error:
                raise RecordError(
                    RecordProblem.UNREADABLE_ACTION,
                    text,
                    hand=self._place,
                    action=number,
                    cause=error,
                ) from None
            self._note(action)
        if rules.trump_source is TrumpSource.DEAL:
            turned = rules.dealt_trump(self._kitty)
            known.trump = known.trump if turned is None else turned
        self._note_voids()

    def _note(self, action: act.Action) -> None:
        known, seat = self._known, action.seat.index
        match action:
            case act.Bid(call=call) if not self._rules.everybody_bids:
                known.declarer = seat
                if self._rules.trump_source is TrumpSource.CALL:
                    known.trump = NO_TRUMP if call.suit is None else call.suit.index
            case act.NameTrump(suit=suit):
                known.trump = suit.index
            case act.CallRedeal():
                known.seats[seat].denied |= self._rules.deck.counter_mask
            case act.Play(card=card, named=named):
                known.seats[seat].played |= 1 << card.index
                asked = NO_LEAD if named is None else named.index
                known.plays.append((seat, card.index, asked))
            case _:
                pass

    def _note_voids(self) -> None:
        if self._rules.free_play:
            return
        tables, known = self._rules.tables(self._known.trump), self._known
        size = len({seat for seat, _, _ in known.plays[: self._rules.players]})
        led = UNDECIDED
        for position, (seat, card, named) in enumerate(known.plays):
            if position % max(1, size) == 0:
                led = UNDECIDED
            known.seats[seat].denied |= denied_by(tables, SeenPlay(seat, card, led))
            led = led_after(tables, led, card, named)

    def filled(self, rng: Rng, *, voided: bool) -> HandRecord:
        rules, known = self._rules, self._known
        taken = self._kitty | known.discard
        for seat in known.seats:
            taken |= seat.dealt | seat.played
        free = rules.deck.all_mask & ~taken
        room, allowed = self._places(free)
        if sum(room) > free.bit_count() or min(room) < 0:
            raise RecordError(RecordProblem.BAD_DEAL, hand=self._place)
        room.append(free.bit_count() - sum(room))
        allowed.append(free)
        if voided:
            self._void(room, allowed, rng)
        laid = Dealer(bits(free), room, allowed, [100] * 64 * len(room)).deal(rng)
        if not laid:
            raise RecordError(RecordProblem.BAD_DEAL, hand=self._place)
        return self._written(laid, rng)

    def _places(self, free: int) -> tuple[list[int], list[int]]:
        """Return how many cards each seat, then kitty or discard, lacks, and what may be there."""
        known = self._known
        room, allowed = [], []
        for index, seat in enumerate(known.seats):
            held = seat.dealt | seat.played
            size = self._size
            if self._exchanged(index):
                held |= self._kitty
                size += self._kitty_size - self._discard_missing()
                held |= known.discard
            room.append(size - held.bit_count())
            allowed.append(free & ~seat.denied)
        if known.has_discarded:
            room.append(self._discard_missing())
            allowed.append(free & self._rules.discardable(self._rules.deck.all_mask))
        else:
            room.append(self._kitty_size - self._kitty.bit_count())
            allowed.append(free)
        return room, allowed

    def _exchanged(self, seat: int) -> bool:
        return self._known.has_discarded and seat == self._known.declarer

    def _discard_missing(self) -> int:
        return self._kitty_size - self._known.discard.bit_count()

    def _void(self, room: Sequence[int], allowed: list[int], rng: Rng) -> None:
        """Give one hidden hand cards that make the deal void."""
        rules = self._rules
        for seat in range(rules.players):
            for_void = [
                card
                for card in bits(allowed[seat])
                if rules.void_hand(act.Dealt((1 << card,), 0)) != NOBODY
            ]
            if room[seat] == self._size <= len(for_void):
                allowed[seat] = indices_mask(for_void)
                return

    def _written(self, laid: list[int], rng: Rng) -> HandRecord:
        rules, known = self._rules, self._known
        hands = [seat.dealt | seat.played | laid[index] for index, seat in enumerate(known.seats)]
        kitty, discard = self._kitty, known.discard
        if known.has_discarded:
            discard |= laid[rules.players]
            hands[known.declarer] |= discard | kitty
            fixed = known.seats[known.declarer].dealt
            while kitty.bit_count() < self._kitty_size:
                kitty |= 1 << rng.card_of(hands[known.declarer] & ~fixed & ~kitty)
            hands[known.declarer] &= ~kitty
        else:
            kitty |= laid[rules.players]
        show = rules.deck.show
        deal = DealRecord(hands=tuple(show(hand) for hand in hands), kitty=show(kitty))
        return HandRecord(deal, tuple(self._named(text, discard) for text in self._entry.actions))

    def _named(self, text: str, discard: int) -> str:
        words = text.split()
        if HIDDEN not in words:
            return text
        if words[1:2] == ["down"]:
            return f"{words[0]} down {self._rules.deck.show(discard)}"
        # A secret bid: its seat has bid something, and nobody else can tell what.
        return f"{words[0]} bid 0"
