"""Playing tricks: following, winning, claiming, and scoring the hand at the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast, overload

from rook13.engine import renege
from rook13.engine.actions import Action, CallRenege, Claim, Dealt, Play, TakeBack
from rook13.engine.auction import Bidding
from rook13.engine.cards import Suit, bits
from rook13.engine.claim import claim_order, proves_all_tricks, unseen_by
from rook13.engine.events import (
    CardPlayed,
    CardsReturned,
    Claimed,
    Event,
    HandShown,
    RenegeCalled,
    TrickTaken,
)
from rook13.engine.phases import Step
from rook13.engine.phases.scoring import end_by_renege, end_of_hand
from rook13.engine.reasons import Reason
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import NOBODY, GameState, HandSetup, Playing, Renege, Trick
from rook13.engine.trick import (
    NO_LEAD,
    UNDECIDED,
    broken_rule,
    led_after,
    legal_cards,
    winning_position,
)


def start_play(
    state: GameState,
    dealt: Dealt,
    bidding: Bidding,
    hands: tuple[int, ...],
    discard: int,
    trump: int,
) -> GameState:
    """Return the state in which the first card is about to be led."""
    rules = state.rules
    everybody_bids = rules.everybody_bids
    declarer, call = (NOBODY, None) if everybody_bids else (bidding.high_seat, bidding.high)
    out = rules.sits_out(declarer, call)
    orders = tuple(_order_from(leader, rules.players, out) for leader in range(rules.players))
    leader = orders[rules.first_leader(state.match.dealer, declarer)][0]
    setup = HandSetup(dealt, bidding, declarer, call, discard, rules.tables(trump), orders)
    playing = Playing(
        setup=setup,
        hands=hands,
        turn=leader,
        leader=leader,
        trick=(),
        led=UNDECIDED,
        tricks=(),
        points=(0,) * len(rules.sides),
        won=(0,) * rules.players,
    )
    return GameState(rules, state.match, playing)


def turn(state: GameState, phase: Playing) -> int:
    """Return whose card is awaited."""
    return phase.turn


def legal(state: GameState, phase: Playing, seat: int) -> Sequence[Action]:
    """Offer the cards, then a claim, and in free play what may be done about a renege."""
    return LegalPlays(state, phase, seat)


class LegalPlays(Sequence[Action]):
    """What a seat may do during the play; listed only when somebody wants to read it."""

    __slots__ = ("_listed", "_phase", "_playable", "_seat", "_state")

    def __init__(self, state: GameState, phase: Playing, seat: int) -> None:
        self._state = state
        self._phase = phase
        self._seat = seat
        self._playable = _playable(state, phase) if seat == phase.turn else 0
        self._listed: tuple[Action, ...] | None = None

    def __len__(self) -> int:
        return len(self._list())

    def __contains__(self, action: object) -> bool:
        # Cards are by far the most frequent question, and a mask answers it.
        if type(action) is not Play:
            return action in self._list()
        card, phase = action.card.index, self._phase
        if not self._playable >> card & 1:
            return False
        if not phase.trick and phase.setup.tables.names_lead >> card & 1:
            return action in self._list()
        own = self._state.rules.plays[self._seat][card]
        return own is action or own == action

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...

    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        return self._list()[index]

    def _list(self) -> tuple[Action, ...]:
        if self._listed is None:
            state, phase, seat = self._state, self._phase, self._seat
            offers = _offers(state, phase, seat) if state.rules.free_play or not phase.trick else []
            self._listed = (*self._cards(), *offers)
        return self._listed

    def _cards(self) -> list[Action]:
        plays = self._state.rules.plays[self._seat]
        naming = 0 if self._phase.trick else self._playable & self._phase.setup.tables.names_lead
        actions: list[Action] = [plays[card] for card in bits(self._playable & ~naming)]
        if naming:
            joker = plays[naming.bit_length() - 1]
            suits = _nameable(self._state, self._phase)
            actions += [replace(joker, named=suit) for suit in suits]
        return actions


def refusal(state: GameState, phase: Playing, action: Action) -> Reason:
    """Return why an action is not legal."""
    seat = action.seat.index
    if isinstance(action, Play):
        return _play_refusal(state, phase, action)
    if isinstance(action, Claim):
        return cast(Reason, _claim_refusal(state, phase, seat))
    if isinstance(action, TakeBack):
        return Reason.NOTHING_TO_TAKE_BACK if state.rules.free_play else Reason.FREE_PLAY_OFF
    if isinstance(action, CallRenege):
        return cast(Reason, _call_refusal(state, phase, seat))
    return Reason.WRONG_PHASE


def perform(state: GameState, phase: Playing, action: Action) -> Step:
    """Play a card, or do what only this phase knows."""
    if isinstance(action, Play):
        named = NO_LEAD if action.named is None else action.named.index
        return _play_card(state, phase, action.card.index, named)
    if isinstance(action, Claim):
        return _claim(state, phase)
    if isinstance(action, TakeBack):
        return _restore(
            state, phase, cast(Renege, renege.own_correctable(phase, action.seat.index))
        )
    return _call_renege(state, phase, action)


def _order_from(leader: int, players: int, out: int) -> tuple[int, ...]:
    seats = [(leader + step) % players for step in range(players)]
    return tuple(seat for seat in seats if seat != out)


def _playable(state: GameState, phase: Playing) -> int:
    hand = phase.hands[phase.turn]
    if state.rules.free_play and not phase.correcting:
        return hand
    return legal_cards(phase.setup.tables, hand, phase.led)


def _nameable(state: GameState, phase: Playing) -> Sequence[Suit]:
    """Return the suits that the leader has not shown void in, or all if that leaves none."""
    setup, shown = phase.setup, set()
    for trick in phase.tricks:
        position = setup.orders[trick.leader].index(phase.turn)
        if position and setup.tables.suit_of[trick.cards[position]] != trick.led:
            shown.add(trick.led)
    suits = state.rules.deck.suits
    return [suit for suit in suits if suit.index not in shown] or suits


def _offers(state: GameState, phase: Playing, seat: int) -> list[Action]:
    rules, chair = state.rules, state.rules.seats[seat]
    offers: list[Action] = []
    if _claim_refusal(state, phase, seat) is None:
        offers.append(Claim(chair))
    if rules.free_play:
        if renege.own_correctable(phase, seat):
            offers.append(TakeBack(chair))
        if _call_refusal(state, phase, seat) is None:
            offers.append(CallRenege(chair))
    return offers


def _play_refusal(state: GameState, phase: Playing, action: Play) -> Reason:
    seat, card, tables = action.seat.index, action.card, phase.setup.tables
    if seat not in phase.setup.orders[phase.leader]:
        return Reason.SITTING_OUT
    if seat != phase.turn:
        return Reason.NOT_YOUR_TURN
    hand = phase.hands[seat]
    if card not in state.rules.deck.in_mask(hand):
        return Reason.CARD_NOT_HELD
    if not _playable(state, phase) >> card.index & 1:
        return broken_rule(tables, hand, phase.led)
    if action.named is None:
        return Reason.MUST_NAME_SUIT
    names = not phase.trick and tables.names_lead >> card.index & 1
    return Reason.SUIT_SHOWN_VOID if names else Reason.MAY_NOT_NAME_SUIT


def _claim_refusal(state: GameState, phase: Playing, seat: int) -> Reason | None:
    if not state.rules.claims:
        return Reason.CLAIM_OFF
    if seat != phase.turn or phase.trick:
        return Reason.NOT_ON_LEAD
    proven = proves_all_tricks(
        phase.setup.tables,
        phase.hands[seat],
        unseen_by(phase, seat),
        free_play=state.rules.free_play,
    )
    return None if proven else Reason.CLAIM_UNPROVEN


def _call_refusal(state: GameState, phase: Playing, seat: int) -> Reason | None:
    if not state.rules.free_play:
        return Reason.FREE_PLAY_OFF
    if not renege.opponent_strayed(state.rules, phase, seat):
        return Reason.NOTHING_TO_CALL
    return Reason.ALREADY_CALLED if phase.callers >> seat & 1 else None


def _play_card(state: GameState, phase: Playing, card: int, named: int) -> Step:
    rules, setup, seat = state.rules, phase.setup, phase.turn
    reneges = renege.noted(phase, card) if rules.free_play else ()
    hands = phase.hands
    hands = (*hands[:seat], hands[seat] ^ (1 << card), *hands[seat + 1 :])
    led = led_after(setup.tables, phase.led, card, named)
    trick = (*phase.trick, card)
    order = setup.orders[phase.leader]
    event = rules.card_events[seat][card]
    played: tuple[Event, ...] = (event if named < 0 else _named(rules, event, named),)
    if setup.call is not None and setup.call.face_up and not phase.tricks and not phase.trick:
        played = (*played, _shown_hand(state, setup, hands))
    if len(trick) == len(order):
        return _take_trick(state, phase, hands, trick, led, reneges, played)
    after = Playing(
        setup,
        hands,
        order[len(trick)],
        phase.leader,
        trick,
        led,
        phase.tricks,
        phase.points,
        phase.won,
        reneges,
    )
    if reneges:
        return _unless_come_out(state, after, played)
    return GameState(rules, state.match, after), played


def _named(rules: Ruleset, event: CardPlayed, named: int) -> Event:
    return replace(event, named=rules.deck.suits[named])


def _shown_hand(state: GameState, setup: HandSetup, hands: tuple[int, ...]) -> Event:
    rules, declarer = state.rules, setup.declarer
    return HandShown(rules.seats[declarer], rules.deck.in_mask(hands[declarer]))


def _take_trick(
    state: GameState,
    phase: Playing,
    hands: tuple[int, ...],
    trick: tuple[int, ...],
    led: int,
    reneges: tuple[Renege, ...],
    played: tuple[Event, ...],
) -> Step:
    rules, setup = state.rules, phase.setup
    winner = setup.orders[phase.leader][winning_position(setup.tables, trick, led)]
    worth = rules.deck.points
    counters = sum([worth[card] for card in trick])
    side, points, won = rules.side_of[winner], phase.points, phase.won
    after = Playing(
        setup,
        hands,
        winner,
        winner,
        (),
        UNDECIDED,
        (*phase.tricks, Trick(phase.leader, trick, led, winner)),
        (*points[:side], points[side] + counters, *points[side + 1 :]),
        (*won[:winner], won[winner] + 1, *won[winner + 1 :]),
        reneges,
    )
    cards = rules.deck.cards
    taken = TrickTaken(rules.seats[winner], tuple([cards[card] for card in trick]), counters)
    events = (*played, taken)
    if hands[winner]:
        return _unless_come_out(state, after, events)
    late = renege.come_out(after) if reneges else None
    ended, scored = end_by_renege(state, after, late) if late else end_of_hand(state, after)
    return ended, (*events, *scored)


def _unless_come_out(state: GameState, after: Playing, events: tuple[Event, ...]) -> Step:
    late = renege.come_out(after)
    if late is None:
        return GameState(state.rules, state.match, after), events
    ended, scored = end_by_renege(state, after, late)
    return ended, (*events, *scored)


def _claim(state: GameState, phase: Playing) -> Step:
    """Play the rest out, the claimer's winners against everybody's first legal card."""
    claimer, tables = phase.turn, phase.setup.tables
    events: list[Event] = [Claimed(state.rules.seats[claimer])]
    if phase.reneges:
        ended, scored = end_by_renege(state, phase, phase.reneges[0])
        return ended, (*events, *scored)
    for card in claim_order(tables, phase.hands[claimer]):
        named = _nameable(state, phase)[0].index if tables.names_lead >> card & 1 else NO_LEAD
        for position in range(len(phase.setup.orders[claimer])):
            if position:
                card = bits(legal_cards(tables, phase.hands[phase.turn], phase.led))[0]
                named = NO_LEAD
            state, more = _play_card(state, phase, card, named)
            events += more
            if isinstance(state.phase, Playing):
                phase = state.phase
    return state, tuple(events)


def _call_renege(state: GameState, phase: Playing, action: Action) -> Step:
    rules, caller = state.rules, action.seat.index
    found = renege.of_opponents(rules, phase, caller)
    if found is None:
        after = phase._replace(callers=phase.callers | 1 << caller)
        return GameState(rules, state.match, after), (RenegeCalled(action.seat, None),)
    called = RenegeCalled(action.seat, rules.seats[found.seat])
    correctable = renege.correctable(found, len(phase.tricks))
    after_call = _restore if correctable else end_by_renege
    ended, events = after_call(state, phase, found)
    return ended, (called, *events)


def _restore(state: GameState, phase: Playing, error: Renege) -> Step:
    rules = state.rules
    cards = renege.returned_cards(rules, phase, error.before)
    after = error.before._replace(correcting=True, callers=0)
    event = CardsReturned(rules.seats[error.seat], cards)
    return GameState(rules, state.match, after), (event,)
