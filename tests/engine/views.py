"""What must be true of the views of any game: they follow events, and give the engine's reasons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from regenerate_playthroughs import PLAYTHROUGHS, Players

from rook13.engine.actions import Action, Discard, Play
from rook13.engine.cards import Card
from rook13.engine.events import Event, events_for
from rook13.engine.game import apply, new_game, seat_to_act
from rook13.engine.reasons import IllegalAction, Reason
from rook13.engine.redaction import view_for
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.state import GameState, Phase
from rook13.engine.view import PlayerView

STEPS = 400
Moment = tuple[GameState, tuple[Event, ...], GameState]
USABLE = (Reason.MUST_NAME_SUIT, Reason.DISCARD_WRONG_COUNT)
"""The card itself is not what is wrong."""


def moments(rules: Ruleset, name: str = "moments", steps: int = STEPS) -> Iterator[Moment]:
    """Play a game and tell each action: the state before, the events, and the state after."""
    first_deal = PLAYTHROUGHS[name].first_deal if name in PLAYTHROUGHS else 1
    players = Players(name, first_deal)
    state = new_game(rules, rules.seats[players.pick(rules.players)])
    for _ in range(steps):
        if seat_to_act(state) is None:
            return
        before = state
        state, events = apply(before, players.choose(before))
        yield before, events, state


def check_carried_forward(
    before: GameState, events: Sequence[Event], after: GameState, seat: Seat | None
) -> None:
    """Check that what a seat hears leads from what it saw to what it sees."""
    view = view_for(before, seat)
    for event in events_for(events, seat):
        view = view.after(event)
        assert (view.turn, view.legal) == (None, ())
    assert told(view) == told(view_for(after, seat)), [str(event) for event in events]


def told(view: PlayerView) -> PlayerView:
    """Leave out what no event tells: the turn, the open cards at the end, one's secret bid."""
    view = replace(view, turn=None, legal=(), revealed=None)
    if not view.rules.secret_bids or view.phase is not Phase.AUCTION:
        return view
    return replace(view, calls=(), seats=tuple(replace(each, call=None) for each in view.seats))


def check_reasons(state: GameState, seat: Seat) -> set[Reason]:
    """Check that a view refuses exactly the cards that the engine refuses, and for its reason."""
    view = view_for(state, seat)
    found = set()
    for card in view.rules.deck.cards:
        reason, wanted = view.reason_against(card), _refusal(state, _use(view, seat, card))
        assert reason is (None if wanted in USABLE else wanted), (view.phase, str(card))
        if reason is not None:
            found.add(reason)
    return found


def _use(view: PlayerView, seat: Seat, card: Card) -> Action:
    discards = view.phase is Phase.EXCHANGE and view.turn == seat
    return Discard(seat, (card,)) if discards else Play(seat, card)


def _refusal(state: GameState, action: Action) -> Reason | None:
    try:
        apply(state, action)
    except IllegalAction as refused:
        return refused.reason
    return None
