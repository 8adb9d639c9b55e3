"""Where a client goes after an interruption, and when."""

from __future__ import annotations

from rook13.net.addresses import Endpoint
from rook13.net.client.target import BackOff, Place, Route, Target

HOME = (Endpoint("den.local", 1),)
BEA = Place((Endpoint("attic.local", 2),), "bea's")
CAL = Place((Endpoint("hall.local", 3),), "cal's")


def test_waits_double_up_to_the_longest() -> None:
    back_off = BackOff(first=0.5, longest=10)
    waits = [back_off.delay(attempt, lambda: 0.0) for attempt in range(7)]
    assert waits == [0.5, 1, 2, 4, 8, 10, 10]
    assert back_off.delay(100_000, lambda: 0.0) == 10


def test_chance_shortens_a_wait_but_never_to_nothing() -> None:
    back_off = BackOff(first=1, longest=8, spread=0.5)
    assert back_off.delay(1, lambda: 0.5) == 1.5
    assert back_off.delay(0, lambda: 0.999) > 0.5


def test_whoever_is_sent_elsewhere_goes_back_if_the_table_is_not_there() -> None:
    way = Route(Target(HOME, "t"), "home's")
    way.go_to(BEA, "copy")
    way.go_to(CAL, "other")
    assert (way.target.endpoints, way.target.table_id, way.pin) == (CAL.endpoints, "other", "cal's")
    assert way.is_sent
    way.go_back()
    assert (way.target, way.pin, way.is_sent) == (Target(HOME, "t"), "home's", False)


def test_whoever_has_arrived_stays() -> None:
    way = Route(Target(HOME, "t"), "home's")
    way.go_to(CAL, "copy")
    way.arrive()
    way.go_back()
    assert (way.target.endpoints, way.target.table_id) == (CAL.endpoints, "copy")


def test_a_certificate_is_remembered_by_the_address_until_the_table_has_moved() -> None:
    way = Route(Target(HOME), None)
    way.pin = "home's"
    way.find("t")
    assert way.place == "den.local:1"
    way.go_to(CAL, "u")
    assert way.place == "table u"
