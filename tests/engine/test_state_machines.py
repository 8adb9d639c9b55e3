"""Random games with random options, looked at from every side after every step."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import islice
from typing import Any, ClassVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

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
from rook13.engine.events import CardsReturned, DealVoided, HandScored, PassedOut, events_for
from rook13.engine.game import apply, legal_actions, new_game, seat_to_act
from rook13.engine.legal import DiscardChoices
from rook13.engine.reasons import IllegalAction, Reason
from rook13.engine.record import Recorder, dump_record, load_record, replay
from rook13.engine.redaction import view_for
from rook13.engine.rules.elemental import Elemental
from rook13.engine.rules.five_hundred import FiveHundred
from rook13.engine.rules.fowl import Fowl
from rook13.engine.rules.rook import Rook
from rook13.engine.rules.rook13 import Rook13
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.state import (
    NOBODY,
    AuctionPhase,
    Dealing,
    Exchange,
    GameOver,
    GameState,
    HandOver,
    Naming,
    PhaseState,
    Playing,
)
from tests.engine.hidden import HandInProgress, Told, places_of, retold, shuffled
from tests.engine.oracle import (
    book_of,
    check_call,
    check_first_leader,
    check_listed,
    check_play,
    check_result,
    may_discard,
    naive_cards,
    names,
    out_of_turn,
)
from tests.engine.views import check_carried_forward, check_reasons
from tests.strategies import RIGS, low_call, random_rules, rigged_deal, rules_for, strange_action

pytestmark = pytest.mark.long

# All five take a minute on one core; raise `max_examples` to hunt.
SETTINGS = settings(max_examples=12, stateful_step_count=150, deadline=None)
STRANGE_ACTIONS_A_STEP = 6
DISCARDS_TRIED = 5
STEPS_BETWEEN_REPLAYS = 50
STEPS_BETWEEN_VIEWS = 7

seeds = st.integers(0, 2**32 - 1)
own_rules = st.runner().flatmap(lambda machine: rules_for(machine.game))

OUT_OF_TURN = (Redeal, CallRedeal, CallRenege, TakeBack)
IN_TURN: dict[type[PhaseState], tuple[type[Action], ...]] = {
    Dealing: (Deal,),
    HandOver: (Deal,),
    AuctionPhase: (Bid, Pass, Redeal, CallRedeal),
    Exchange: (Discard,),
    Naming: (NameTrump,),
    Playing: (Play, Claim, TakeBack, CallRenege),
}
"""The kinds of action that belong to a phase; any other is refused for being out of place."""


class TableMachine(RuleBasedStateMachine):
    """A game of one kind; `state` is where it stands, `story` what happened since the deal."""

    game: ClassVar[type[Ruleset]]

    state: GameState
    dealt_from: GameState
    story: list[Told]
    recorder: Recorder
    steps = 0

    @initialize(rules=own_rules, seed=seeds)
    def sit_down(self, rules: Ruleset, seed: int) -> None:
        dealer = random.Random(seed).choice(rules.seats)
        self.state = new_game(rules, dealer)
        self.dealt_from = self.state
        self.story = []
        self.recorder = Recorder(rules, [seat.name.lower() for seat in rules.seats], dealer)

    @property
    def game_rules(self) -> Ruleset:
        return self.state.rules

    def is_on(self) -> bool:
        return seat_to_act(self.state) is not None

    # What players do

    @rule(seed=seeds, fair=st.booleans(), rig=st.sampled_from(["", "", *RIGS]))
    def somebody_acts(self, seed: int, fair: bool, rig: str) -> None:
        self.act(random.Random(seed), fairness=1.0 if fair else 0.0, rig=rig)

    @rule(seed=seeds, count=st.integers(2, 30))
    def the_table_goes_on(self, seed: int, count: int) -> None:
        rng = random.Random(seed)
        fairness = rng.choice([1.0, 0.95, 0.8])
        for _ in range(count):
            self.act(rng, fairness=fairness)

    @precondition(is_on)
    @rule(seed=seeds)
    def somebody_acts_out_of_turn(self, seed: int) -> None:
        found: list[Action] = []
        for seat in self.game_rules.seats:
            legal = legal_actions(self.state, seat)
            if not isinstance(legal, DiscardChoices):
                offers = [action for action in legal if isinstance(action, OUT_OF_TURN)]
                deeds = {str(action).removeprefix(f"{seat} ") for action in offers}
                already = self.has_called(seat)
                assert deeds == out_of_turn(self.state, seat.index) - already
                found += offers
                assert seat == seat_to_act(self.state) or len(legal) == len(offers)
        if found:
            self.do(random.Random(seed).choice(found))

    def has_called(self, seat: Seat) -> set[str]:
        """A wrong call of a renege cannot be made again before the next card."""
        for told in reversed(self.story):
            if isinstance(told.action, Play) or has_returned(told):
                break
            if told.action == CallRenege(seat):
                return {"call renege"}
        return set()

    def is_correcting(self) -> bool:
        """Whether cards have gone back and none has been played since."""
        for told in reversed(self.story):
            if has_returned(told):
                return True
            if isinstance(told.action, Play):
                break
        return False

    @rule(seed=seeds)
    def somebody_tries_something_strange(self, seed: int) -> None:
        rng = random.Random(seed)
        for _ in range(STRANGE_ACTIONS_A_STEP):
            self.try_out(strange_action(self.state, rng))

    @precondition(lambda self: isinstance(self.state.phase, Dealing | HandOver))
    @rule(seed=seeds)
    def somebody_deals_badly(self, seed: int) -> None:
        rng, dealer = random.Random(seed), seat_to_act(self.state)
        assert dealer is not None
        good = rigged_deal(self.state, rng, "").cards
        assert good is not None
        first, *others = good.hands
        bad = (first ^ (first & -first), *others)
        given_twice = (first, first, *others[1:])
        assert self.reason_for(Deal(dealer)) is Reason.DEAL_WITHOUT_CARDS
        for hands in (bad, given_twice, good.hands[:-1]):
            cards = self.game_rules.lay_out(hands, good.kitty)
            assert self.reason_for(Deal(dealer, cards)) is Reason.BAD_DEAL

    def act(self, rng: random.Random, *, fairness: float, rig: str = "") -> None:
        self.try_out(strange_action(self.state, rng))
        turn = seat_to_act(self.state)
        if turn is None:
            self.check_replay()
            self.sit_down(random_rules(self.game, rng), rng.getrandbits(32))
            return
        legal = legal_actions(self.state, turn)
        check_listed(self.state, legal, correcting=self.is_correcting())
        action: Action = rng.choice(legal)
        if isinstance(action, Deal):
            action = rigged_deal(self.state, rng, rig)
        elif isinstance(action, Bid | Pass):
            action = low_call(legal, rng)
        elif Claim(turn) in legal and rng.random() < 0.5:
            action = Claim(turn)
        elif isinstance(self.state.phase, Playing) and rng.random() < fairness:
            action = rng.choice(self.fair_plays(self.state.phase, turn) or legal)
        self.do(action)

    def fair_plays(self, play: Playing, turn: Seat) -> list[Action]:
        cards = naive_cards(self.game_rules, play)
        legal = legal_actions(self.state, turn)
        return [a for a in legal if isinstance(a, Play) and a.card.name in cards]

    def do(self, action: Action) -> None:
        before = self.state
        assert action in legal_actions(before, action.seat)
        if isinstance(action, Deal):
            assert action.seat == self.next_dealer()
            self.dealt_from, self.story = before, []
        self.state, events = apply(before, action)
        self.recorder.add(action)
        viewers = (None, *self.game_rules.seats)
        viewer = viewers[(self.steps + len(self.story)) % len(viewers)]
        check_carried_forward(before, events, self.state, viewer)
        self.story.append(Told(action, self.state, events))
        if type(self.state.phase) is not type(before.phase):
            for seat in viewers:
                self.check_view(seat)
        if isinstance(before.phase, Playing):
            check_play(before.phase, action, self.state, events)
        elif isinstance(self.state.phase, Playing):
            check_first_leader(self.state, self.state.phase)
        if isinstance(before.phase, AuctionPhase) and isinstance(action, Bid | Pass):
            check_call(before, self.state, before.phase)
        for event in events:
            if isinstance(event, HandScored):
                check_result(before, action, self.state, event.result)
                if event.result.reneged != NOBODY and isinstance(action, Play):
                    self.check_what_was_told(before, random.Random(self.steps))

    def next_dealer(self) -> Seat:
        """The deal goes round after a hand or a pass-out; a deal that did not count is repeated."""
        if not self.story:
            return self.recorder.first_dealer
        dealer, last = self.story[0].action.seat, self.story[-1].events
        stays = self.game_rules.options.values().get("dealer") == "host"
        done = any(isinstance(event, HandScored | PassedOut) for event in last)
        seats = self.game_rules.seats
        return seats[(dealer.index + 1) % len(seats)] if done and not stays else dealer

    # What is refused

    def try_out(self, action: Action) -> None:
        """An action is accepted if and only if it is listed."""
        if not self.game_rules.has_seat(action.seat):
            wanted = Reason.NOT_AT_THIS_TABLE if self.is_on() else Reason.GAME_OVER
            assert self.reason_for(action) is wanted
            return
        legal = legal_actions(self.state, action.seat)
        if isinstance(action, Deal) and action in legal:
            return
        listed = action in legal
        if isinstance(legal, DiscardChoices):
            assert listed == may_discard(self.state, action)
        else:
            assert listed == (action in list(legal))
        reason = self.reason_for(action)
        assert (reason is None) == listed, (str(action), reason)
        if reason is not None and self.is_on():
            in_place = isinstance(action, IN_TURN[type(self.state.phase)])
            assert (reason is not Reason.WRONG_PHASE) == in_place, (str(action), reason)

    def reason_for(self, action: Action) -> Reason | None:
        try:
            apply(self.state, action)
        except IllegalAction as error:
            return error.reason
        return None

    @rule(seed=seeds)
    def everything_listed_is_accepted_and_nothing_else(self, seed: int) -> None:
        rng, turn = random.Random(seed), seat_to_act(self.state)
        for seat in self.game_rules.seats:
            legal = legal_actions(self.state, seat)
            listed = list(islice(legal, 200))
            assert len(legal) == len(listed) or isinstance(legal, DiscardChoices)
            assert len(set(listed)) == len(listed)
            assert all(action.seat == seat for action in listed)
            for action in rng.sample(listed, min(DISCARDS_TRIED, len(listed))):
                assert action in legal
                if not isinstance(action, Deal):
                    assert self.reason_for(action) is None
            for action in self.simple_actions(seat):
                assert (action in legal) == (action in listed), str(action)
            if seat == turn:
                check_listed(self.state, legal, correcting=self.is_correcting())

    def simple_actions(self, seat: Seat) -> list[Action]:
        rules, number = self.game_rules, max(1, self.state.match.number)
        plain = (Deal, Redeal, CallRedeal, Pass, Claim, CallRenege, TakeBack)
        return [
            *(kind(seat) for kind in plain),
            *(Bid(seat, call) for call in rules.auction(number).calls),
            *(NameTrump(seat, suit) for suit in rules.deck.suits),
            *rules.plays[seat.index],
        ]

    # What is true at every moment

    @invariant()
    def every_card_is_in_exactly_one_place(self) -> None:
        phase = self.state.phase
        if isinstance(phase, HandOver | GameOver):
            phase = phase.play
        if isinstance(phase, Dealing):
            return
        places = places_of(self.state, phase).all
        together = 0
        for mask in places:
            together |= mask
        assert together == self.game_rules.deck.all_mask
        assert sum(mask.bit_count() for mask in places) == len(self.game_rules.deck)

    @invariant()
    def the_seat_to_act_can_act(self) -> None:
        turn = seat_to_act(self.state)
        if turn is None:
            assert isinstance(self.state.phase, GameOver)
            assert not any(legal_actions(self.state, seat) for seat in self.game_rules.seats)
        else:
            assert len(legal_actions(self.state, turn)) > 0

    @invariant()
    def counters_taken_and_totals_add_up(self) -> None:
        match, phase = self.state.match, self.state.phase
        sums = [sum(gains) for gains in zip(*(r.score for r in match.results), strict=True)]
        assert list(match.totals) == (sums or [0] * len(self.game_rules.sides))
        if isinstance(phase, Playing):
            book = book_of(self.game_rules, phase.setup.tables.trump)
            taken = [0] * len(self.game_rules.sides)
            won = [0] * self.game_rules.players
            for trick in phase.tricks:
                side = self.game_rules.side_of[trick.winner]
                cards = names(self.game_rules, trick.cards)
                taken[side] += sum(book.worth(card) for card in cards)
                won[trick.winner] += 1
            assert (list(phase.points), list(phase.won)) == (taken, won)

    @invariant()
    def a_view_shows_nothing_hidden(self) -> None:
        self.steps += 1
        viewers = [None, *self.game_rules.seats]
        self.check_view(viewers[self.steps % len(viewers)])

    @invariant()
    def a_view_gives_the_reasons_of_the_engine(self) -> None:
        if self.steps % STEPS_BETWEEN_VIEWS == 0:
            for seat in self.game_rules.seats:
                check_reasons(self.state, seat)

    def check_view(self, seat: Seat | None) -> None:
        other = shuffled(self.state, seat.index if seat else None, random.Random(self.steps))
        assert view_for(other, seat) == view_for(self.state, seat)

    @rule(seed=seeds)
    def no_event_told_anything_hidden(self, seed: int) -> None:
        """Deal what a seat cannot see differently and tell the hand again: it hears the same."""
        if isinstance(self.state.phase, HandInProgress):
            self.check_what_was_told(self.state, random.Random(seed))

    def check_what_was_told(self, state: GameState, rng: random.Random) -> None:
        """Shuffle what is hidden in `state`, which the story has reached or just left."""
        seat = rng.choice([None, *self.game_rules.seats])
        for swaps in (None, 6, 3, 2, 1, 1):
            other = shuffled(state, seat.index if seat else None, rng, swaps)
            again = retold(self.dealt_from, self.story, other)
            if compare_stories(self.story, again, seat):
                return

    @invariant()
    def replay_at_intervals(self) -> None:
        if self.steps % STEPS_BETWEEN_REPLAYS == 0:
            self.check_replay()

    def teardown(self) -> None:
        if hasattr(self, "state"):
            self.check_replay()

    def check_replay(self) -> None:
        record = self.recorder.record()
        assert load_record(dump_record(record)) == record
        assert replay(record) == self.state


def compare_stories(story: Sequence[Told], again: Sequence[Told], seat: Seat | None) -> bool:
    """Check that a seat saw and heard the same as long as both stories could go on.

    Return whether the other one came to the end: it may break the follow rule, or turn out to be
    impossible when somebody tells what the seat could not know.
    """
    for number, (real, other) in enumerate(zip(story, again, strict=False), 1):
        heard, heard_again = events_for(real.events, seat), events_for(other.events, seat)
        if heard_again != heard and is_telling(other):
            return False
        assert heard_again == heard, str(real.action)
        if isinstance(real.state.phase, HandOver | GameOver):
            return True
        if number % STEPS_BETWEEN_VIEWS == 0 or number == len(again):
            assert view_for(other.state, seat) == view_for(real.state, seat), str(real.action)
    if len(again) < len(story):
        assert story[len(again)].action.seat != seat, "what a seat may do is no secret to it"
    return len(again) == len(story)


def has_returned(told: Told) -> bool:
    """Whether cards went back because of a renege."""
    return any(isinstance(event, CardsReturned) for event in told.events)


def is_telling(told: Told) -> bool:
    """Whether what follows from an action depends on cards that only it brings to light."""
    voided = any(isinstance(event, DealVoided) for event in told.events)
    return voided or isinstance(told.action, CallRenege | TakeBack)


def play_at_random(game: type[Ruleset]) -> None:
    """Let the machine play a game with all kinds of options."""
    machine: Any = type(f"{game.__name__}Machine", (TableMachine,), {"game": game})
    run_state_machine_as_test(machine, settings=SETTINGS)


@pytest.mark.parametrize("game", [Rook13, Rook, Fowl, FiveHundred, Elemental], ids=lambda g: g.id)
def test_any_game_keeps_its_promises_under_any_play(game: type[Ruleset]) -> None:
    play_at_random(game)
