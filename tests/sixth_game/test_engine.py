"""The engine plays a game it does not know, records it and reads the record again."""

import random

from rook13.engine.game import apply, new_game
from rook13.engine.record import Recorder, dump_record, load_record, replay
from tests.engine.test_state_machines import play_at_random
from tests.sixth_game.spades import Spades
from tests.strategies import random_action


def test_the_engine_keeps_the_promises_of_a_sixth_game() -> None:
    play_at_random(Spades)


def test_a_record_of_three_hands_replays_to_the_same_state() -> None:
    rules, rng = Spades(), random.Random(6)
    state, recorder = new_game(rules, rules.seats[3]), Recorder(rules, list("abcd"), rules.seats[3])
    while len(state.match.results) < 3:
        action = random_action(state, rng)
        state, _ = apply(state, action)
        recorder.add(action)
    record = load_record(dump_record(recorder.record()))
    assert record.game == "spades"
    assert replay(record) == state
