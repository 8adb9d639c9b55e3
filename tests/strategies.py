"""Ways to walk through random games: options of every kind, deals, legal and strange actions."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from hypothesis import strategies as st

from rook13.engine.actions import (
    Action,
    Bid,
    CallRedeal,
    CallRenege,
    Claim,
    Deal,
    Discard,
    NameTrump,
    Pass,
    Play,
    Redeal,
    TakeBack,
)
from rook13.engine.auction import Call
from rook13.engine.cards import Card, mask_of
from rook13.engine.game import apply, legal_actions, new_game, seat_to_act
from rook13.engine.options import Choice, Flag, Integer, OptionError, OptionValue
from rook13.engine.phases.dealing import upcoming
from rook13.engine.record import deal_from_seed
from rook13.engine.rules import RULESETS
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import SOLO_SEATS, TEAM_SEATS, Seat
from rook13.engine.state import (
    AuctionPhase,
    Exchange,
    GameState,
    Naming,
    PhaseState,
    Playing,
)


def random_options(game: type[Ruleset], rng: random.Random) -> dict[str, OptionValue]:
    """Return options of which about half differ from the default and none conflict."""
    while True:
        chosen: dict[str, OptionValue] = {}
        for spec in game.options_class.specs():
            if rng.random() < 0.5:
                continue
            kind = spec.kind
            if isinstance(kind, Choice):
                chosen[spec.name] = rng.choice(kind.values)
            elif isinstance(kind, Flag):
                chosen[spec.name] = rng.random() < 0.5
            elif kind.may_be_none and rng.random() < 0.3:
                chosen[spec.name] = None
            else:
                chosen[spec.name] = rng.randrange(kind.minimum, kind.maximum + 1, kind.step)
        try:
            game(chosen)
        except OptionError:
            continue
        return chosen


def random_rules(game: type[Ruleset], rng: random.Random) -> Ruleset:
    """Return a game with random options and a random number of players."""
    return game(random_options(game, rng), rng.choice(game.player_counts))


def random_action(state: GameState, rng: random.Random) -> Action:
    """Return a legal action of the seat to act, with cards if it is a deal."""
    seat = seat_to_act(state)
    assert seat is not None
    action = rng.choice(legal_actions(state, seat))
    return with_cards(state, action, rng)


def low_call(legal: Sequence[Action], rng: random.Random) -> Action:
    """Return a pass, a misère or, most often, a low call: random high ones end every auction."""
    passes = [action for action in legal if isinstance(action, Pass)]
    if passes and rng.random() < 0.35:
        return passes[0]
    miseres = [action for action in legal if isinstance(action, Bid) and action.call.misere]
    if miseres and rng.random() < 0.15:
        return rng.choice(miseres)
    return legal[min(rng.randrange(len(legal)) for _ in range(3))]


def with_cards(state: GameState, action: Action, rng: random.Random) -> Action:
    """Add cards to a deal action; other actions stay as they are."""
    return deal_from_seed(state, rng.randbytes(32).hex()) if isinstance(action, Deal) else action


def walk(
    rules: Ruleset,
    rng: random.Random,
    steps: int,
    visit: Callable[[GameState], None] | None = None,
) -> GameState:
    """Play random legal actions, some out of turn, and return where that leads."""
    state = new_game(rules, rng.choice(rules.seats))
    for _ in range(steps):
        if visit:
            visit(state)
        if seat_to_act(state) is None:
            break
        state, _ = apply(state, _any_action(state, rng))
    return state


def _any_action(state: GameState, rng: random.Random) -> Action:
    if rng.random() < 0.05:
        for seat in rng.sample(state.rules.seats, len(state.rules.seats)):
            calls = [a for a in legal_actions(state, seat) if isinstance(a, CallRenege)]
            if calls:
                return calls[0]
    return random_action(state, rng)


def rules_for(game: type[Ruleset]) -> st.SearchStrategy[Ruleset]:
    """Any options that go together and any number of players; shrinks to the defaults.

    Free play is as likely as not, because it has most to go wrong.
    """
    options = {spec.name: _values(spec.kind) for spec in game.options_class.specs()}
    always = {name: options.pop(name) for name in ("enforcement",) if name in options}
    return st.builds(
        partial(_agreeing, game),
        st.fixed_dictionaries(always, optional=options),
        st.sampled_from(game.player_counts),
    )


def _values(kind: Choice | Flag | Integer) -> st.SearchStrategy[OptionValue]:
    if isinstance(kind, Choice):
        return st.sampled_from(kind.values)
    if isinstance(kind, Flag):
        return st.booleans()
    numbers = st.sampled_from(range(kind.minimum, kind.maximum + 1, kind.step))
    return st.none() | numbers if kind.may_be_none else numbers


def _agreeing(game: type[Ruleset], options: dict[str, OptionValue], players: int) -> Ruleset:
    while True:
        try:
            return game(options, players)
        except OptionError as error:
            options = {name: value for name, value in options.items() if name != error.name}


RIGS: dict[str, Callable[[Card], tuple[object, ...]]] = {
    "poor": lambda card: (card.points > 0, not 6 <= card.rank <= 9),
    "rich": lambda card: (-card.points, -card.rank),
    "long": lambda card: (card.suit is not None and card.suit.index, -card.rank),
    "magic": lambda card: (card.suit is not None, -card.rank),
}
"""Deals in which one seat has what seldom comes together: the cards it gets are sorted so."""


def rigged_deal(state: GameState, rng: random.Random, rig: str) -> Deal:
    """Return a deal by seed, or one that gives some seat the cards that `rig` puts first."""
    if rig not in RIGS:
        return deal_from_seed(state, rng.randbytes(32).hex())
    rules, match = state.rules, upcoming(state)
    size, kitty = rules.hand_size(match.number), rules.kitty_size(match.number)
    cards = rng.sample(rules.deck.cards, len(rules.deck))
    cards.sort(key=RIGS[rig])
    turn = rng.randrange(rules.players)
    kitty_first = rng.random() < 0.5
    places = [cards[: size + kitty], cards[size + kitty :]]
    rng.shuffle(places[1])
    first, rest = places
    aside = first[:kitty] if kitty_first else first[size:]
    hands = [mask_of(rest[start * size : (start + 1) * size]) for start in range(rules.players - 1)]
    hands.insert(turn, mask_of(card for card in first if card not in aside))
    return Deal(rules.seats[match.dealer], rules.lay_out(hands, mask_of(aside)))


STRANGE_SEATS = (*TEAM_SEATS, *SOLO_SEATS, Seat(0, "B1"), Seat(7, "P8"), Seat(-1, "B2"))
_TABLES = tuple(game() for game in RULESETS) + tuple(
    game(options) for game in RULESETS for options in game.presets.values()
)
_CARDS = tuple(card for rules in _TABLES for card in rules.deck.cards)
_SUITS = tuple(suit for rules in _TABLES for suit in rules.deck.suits)
_CALLS = (
    *(call for rules in _TABLES for call in rules.auction(1).calls),
    *(Call(str(number), number, number) for number in (-5, 0, 3, 60, 67, 125, 205, 1000)),
    *(Call(str(number), number, number, number) for number in (-1, 2, 16, 21, 70)),
)
_PLAIN = (Deal, Redeal, CallRedeal, Pass, Claim, CallRenege, TakeBack)


_KINDS: dict[type[PhaseState], str] = {
    AuctionPhase: "bid",
    Exchange: "discard",
    Naming: "trump",
    Playing: "play",
}


def strange_action(state: GameState, rng: random.Random) -> Action:
    """Return any action at all: mostly illegal, often only just."""
    rules = state.rules
    seat = seat_to_act(state) or rules.seats[0]
    if rng.random() < 0.3:
        seat = rng.choice(STRANGE_SEATS if rng.random() < 0.3 else rules.seats)
    kind = rng.choice(["plain", "almost", "bid", "discard", "trump", "play"])
    if rng.random() < 0.6:
        kind = _KINDS.get(type(state.phase), kind)
    match kind:
        case "plain":
            return rng.choice(_PLAIN)(seat)
        case "almost":
            return _almost(state, seat, rng)
        case "bid":
            own = rules.auction(max(1, state.match.number)).calls
            return Bid(seat, rng.choice(_CALLS if rng.random() < 0.4 else own))
        case "discard":
            return _strange_discard(state, seat, rng)
        case "trump":
            return NameTrump(seat, rng.choice(_SUITS))
        case _:
            return _strange_play(state, seat, rng)


def _strange_play(state: GameState, seat: Seat, rng: random.Random) -> Action:
    rules, phase = state.rules, state.phase
    source = _CARDS if rng.random() < 0.2 else rules.deck.cards
    if isinstance(phase, Playing) and rng.random() < 0.6:
        source = rules.deck.in_mask(phase.hands[phase.turn])
    return Play(seat, rng.choice(source), rng.choice(_SUITS) if rng.random() < 0.2 else None)


def _strange_discard(state: GameState, seat: Seat, rng: random.Random) -> Action:
    rules, phase = state.rules, state.phase
    size = rules.kitty_size(max(1, state.match.number)) + rng.choice([0, 0, 0, -1, 1])
    source = rules.deck.cards if rng.random() < 0.5 else _CARDS
    if isinstance(phase, Exchange) and rng.random() < 0.8:
        source = rules.deck.in_mask(phase.hands[phase.bidding.high_seat])
    cards = rng.choices(source, k=max(0, size))
    if rng.random() < 0.8:
        cards.sort(key=lambda card: card.index)
    return Discard(seat, tuple(cards))


def _almost(state: GameState, seat: Seat, rng: random.Random) -> Action:
    """A legal action with its seat or one of its parts changed."""
    legal = legal_actions(state, rng.choice(state.rules.seats))
    if not legal:
        return Pass(seat)
    action = rng.choice(legal)
    if isinstance(action, Play) and rng.random() < 0.5:
        return replace(action, named=rng.choice([None, *_SUITS]))
    if isinstance(action, Discard) and rng.random() < 0.5:
        return replace(action, cards=action.cards[rng.randrange(2) :: rng.choice([1, -1])])
    return replace(action, seat=seat)
