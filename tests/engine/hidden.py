"""Other worlds that look the same to one seat: what it cannot see is dealt differently."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace

from rook13.engine.actions import Action, Bid, Deal, Dealt, Discard
from rook13.engine.auction import Bidding
from rook13.engine.cards import bits
from rook13.engine.events import Event
from rook13.engine.game import apply
from rook13.engine.reasons import IllegalAction
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import (
    NOBODY,
    AuctionPhase,
    Exchange,
    GameState,
    Naming,
    Playing,
    Renege,
)

HandInProgress = AuctionPhase | Exchange | Naming | Playing


@dataclass
class Places:
    """Where the cards of a hand lie just now, as masks, and where they came from."""

    hands: list[int]
    played: list[int]
    kitty: int
    discard: int
    stock: int
    declarer: int
    """Who has taken the kitty, or NOBODY."""
    face_up: int = NOBODY
    turned: bool = False
    """Whether the kitty is a card that everybody sees."""

    @property
    def all(self) -> list[int]:
        """Every place where a card can lie; the kitty is none once it was taken or set aside."""
        kitty = 0 if self.declarer != NOBODY or self.discard else self.kitty
        return [*self.hands, *self.played, kitty, self.discard, self.stock]


def places_of(state: GameState, phase: HandInProgress) -> Places:
    """Return where all cards of a hand lie."""
    turned = state.rules.everybody_bids
    nothing = [0] * state.rules.players
    match phase:
        case AuctionPhase(dealt, _, _):
            hands = list(dealt.hands)
            return Places(hands, nothing, dealt.kitty, 0, dealt.stock, NOBODY, turned=turned)
        case Exchange(dealt, bidding, held):
            return Places(list(held), nothing, dealt.kitty, 0, dealt.stock, bidding.high_seat)
        case Naming(dealt, seat, held, maybe_bidding, discard):
            owner = seat if maybe_bidding else NOBODY
            return Places(
                list(held), nothing, dealt.kitty, discard, dealt.stock, owner, turned=turned
            )
        case Playing():
            return _places_in_play(phase, turned=turned)


def _places_in_play(phase: Playing, *, turned: bool) -> Places:
    setup = phase.setup
    played = [0] * len(phase.hands)
    tricks = [(trick.leader, trick.cards) for trick in phase.tricks]
    for leader, cards in [*tricks, (phase.leader, phase.trick)]:
        for seat, card in zip(setup.orders[leader], cards, strict=False):
            played[seat] |= 1 << card
    shown = setup.call is not None and setup.call.face_up and bool(phase.trick or phase.tricks)
    return Places(
        list(phase.hands),
        played,
        setup.dealt.kitty,
        setup.discard,
        setup.dealt.stock,
        setup.declarer,
        setup.declarer if shown else NOBODY,
        turned,
    )


def shuffled(
    state: GameState, seat: int | None, rng: random.Random, swaps: int | None = None
) -> GameState:
    """Return a state that differs in what `seat` (None: a spectator) cannot see, and only there.

    Every place keeps its number of cards. With `swaps` only so many pairs of cards change places.
    """
    phase = state.phase
    if not isinstance(phase, HandInProgress):
        return state
    old = places_of(state, phase)
    new = _redistributed(old, seat, rng, swaps)
    if new.declarer == NOBODY:
        new.kitty = new.discard or new.kitty
    elif new.declarer != seat:
        held = new.hands[new.declarer] | new.played[new.declarer] | new.discard
        new.kitty = _sample(held, old.kitty.bit_count(), rng)
        if swaps is not None and not old.kitty & ~held:
            new.kitty = old.kitty
    dealt_hands = [hand | gone for hand, gone in zip(new.hands, new.played, strict=True)]
    if new.declarer != NOBODY:
        mine = dealt_hands[new.declarer] | new.discard
        dealt_hands[new.declarer] = mine & ~new.kitty
    dealt = Dealt(tuple(dealt_hands), new.kitty, new.stock)
    return GameState(state.rules, state.match, _rebuilt(state.rules, phase, seat, new, dealt, rng))


def _redistributed(old: Places, seat: int | None, rng: random.Random, swaps: int | None) -> Places:
    new = replace(old, hands=list(old.hands))
    seats = [other for other in range(len(old.hands)) if other not in (seat, old.face_up)]
    masks = [old.hands[other] for other in seats]
    masks.append(0 if old.declarer == seat else old.discard)
    masks.append(0 if old.declarer != NOBODY or old.discard or old.turned else old.kitty)
    masks.append(old.stock)
    owners = [place for place, mask in enumerate(masks) for _ in bits(mask)]
    cards = [card for mask in masks for card in bits(mask)]
    if swaps is None:
        rng.shuffle(cards)
    elif cards:
        for _ in range(swaps):
            one, two = rng.randrange(len(cards)), rng.randrange(len(cards))
            cards[one], cards[two] = cards[two], cards[one]
    filled = [0] * len(masks)
    for place, card in zip(owners, cards, strict=True):
        filled[place] |= 1 << card
    for other, mask in zip(seats, filled, strict=False):
        new.hands[other] = mask
    discard, kitty, new.stock = filled[len(seats) :]
    new.discard = discard or old.discard
    new.kitty = kitty or old.kitty
    return new


def _rebuilt(
    rules: Ruleset,
    phase: HandInProgress,
    seat: int | None,
    new: Places,
    dealt: Dealt,
    rng: random.Random,
) -> HandInProgress:
    hands = tuple(new.hands)
    match phase:
        case AuctionPhase():
            bidding = phase.bidding
            if rules.secret_bids:
                bidding = _other_secrets(bidding, seat, new.hands[0].bit_count(), rules, rng)
            return replace(phase, dealt=dealt, bidding=bidding)
        case Exchange():
            return replace(phase, dealt=dealt, hands=hands)
        case Naming():
            return replace(phase, dealt=dealt, hands=hands, discard=new.discard)
        case Playing():
            setup = replace(phase.setup, dealt=dealt, discard=new.discard)
            now = phase._replace(setup=setup, hands=hands)
            return now._replace(reneges=_other_reneges(phase, now, phase.reneges, seat, rng))


def _other_secrets(
    bidding: Bidding, seat: int | None, tricks: int, rules: Ruleset, rng: random.Random
) -> Bidding:
    auction = rules.auction(1)
    calls = tuple(
        (who, call if who == seat else auction.call(str(rng.randint(0, tricks))))
        for who, call in bidding.calls
    )
    high_seat, high = max(
        calls, key=lambda made: made[1].rank if made[1] else -1, default=(-1, None)
    )
    return replace(bidding, calls=calls, high=high, high_seat=high_seat)


def _other_reneges(
    old: Playing, now: Playing, reneges: Sequence[Renege], seat: int | None, rng: random.Random
) -> tuple[Renege, ...]:
    """Whether somebody else reneged depends on cards that nobody saw: keep it, or forget it."""
    kept = []
    for renege in reneges:
        if renege.seat != seat and rng.random() < 0.5:
            continue
        then = renege.before
        hands = tuple(
            mine | (before & ~after)
            for mine, before, after in zip(now.hands, then.hands, old.hands, strict=True)
        )
        before = then._replace(setup=now.setup, hands=hands)
        before = before._replace(reneges=_other_reneges(then, before, then.reneges, seat, rng))
        kept.append(replace(renege, before=before))
    return tuple(kept)


def _sample(mask: int, count: int, rng: random.Random) -> int:
    return sum(1 << card for card in rng.sample(bits(mask), count))


@dataclass(frozen=True)
class Told:
    """One action of a hand with the state and the events that followed."""

    action: Action
    state: GameState
    events: tuple[Event, ...]


def retold(before: GameState, story: Sequence[Told], other: GameState) -> list[Told]:
    """Tell a hand again with the cards of `other`, as far as it can have happened like that.

    What the seat did not see either (another's discard, a secret bid) is taken from `other` too.
    """
    phase = other.phase
    assert isinstance(phase, HandInProgress)
    dealt = phase.setup.dealt if isinstance(phase, Playing) else phase.dealt
    discard = before.rules.deck.in_mask(places_of(other, phase).discard)
    hides = before.rules.secret_bids and isinstance(phase, AuctionPhase)
    secrets = dict(phase.bidding.calls) if isinstance(phase, AuctionPhase) and hides else {}
    state = before
    told: list[Told] = []
    for step in story:
        action = step.action
        if isinstance(action, Deal):
            action = replace(action, cards=dealt)
        elif isinstance(action, Discard):
            action = replace(action, cards=discard)
        elif isinstance(action, Bid):
            action = replace(action, call=secrets.get(action.seat.index) or action.call)
        try:
            state, events = apply(state, action)
        except IllegalAction:
            return told
        told.append(Told(action, state, events))
    return told
