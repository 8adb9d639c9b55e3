from rook13.net.target import BackOff


def test_waits_double_up_to_the_longest() -> None:
    back_off = BackOff(first=0.5, longest=10)
    waits = [back_off.delay(attempt, lambda: 0.0) for attempt in range(7)]
    assert waits == [0.5, 1, 2, 4, 8, 10, 10]
    assert back_off.delay(100_000, lambda: 0.0) == 10


def test_chance_shortens_a_wait_but_never_to_nothing() -> None:
    back_off = BackOff(first=1, longest=8, spread=0.5)
    assert back_off.delay(1, lambda: 0.5) == 1.5
    assert back_off.delay(0, lambda: 0.999) > 0.5
