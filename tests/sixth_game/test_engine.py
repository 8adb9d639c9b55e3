"""The engine plays a game it does not know, records it and reads the record again."""

from tests.engine.test_state_machines import play_at_random
from tests.sixth_game.spades import Spades


def test_the_engine_keeps_the_promises_of_a_sixth_game() -> None:
    play_at_random(Spades)
