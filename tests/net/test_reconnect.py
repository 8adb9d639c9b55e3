"""Where a client goes after an interruption, and when."""

from __future__ import annotations

from rook13.net.addresses import Endpoint
from rook13.net.client.target import BackOff, Place, Route, Target

HOME = (Endpoint("den.local", 1),)
BEA = Place((Endpoint("attic.local", 2),), "bea's", key="bea")
CAL = Place((Endpoint("hall.local", 3),), "cal's", key="cal")


def route() -> Route:
    return Route(Target(HOME, "t"), "home's", lambda: (BEA, CAL))


def test_waits_double_up_to_the_longest() -> None:
    back_off = BackOff(first=0.5, longest=10)
    waits = [back_off.delay(attempt, lambda: 0.0) for attempt in range(7)]
    assert waits == [0.5, 1, 2, 4, 8, 10, 10]
    assert back_off.delay(100_000, lambda: 0.0) == 10


def test_chance_shortens_a_wait_but_never_to_nothing() -> None:
    back_off = BackOff(first=1, longest=8, spread=0.5)
    assert back_off.delay(1, lambda: 0.5) == 1.5
    assert back_off.delay(0, lambda: 0.999) > 0.5


def test_only_the_host_is_called_until_it_is_gone_for_good() -> None:
    way = route()
    home = Place(HOME, "home's")
    assert [way.next(), way.next()] == [home, home]
    way.is_searching = True
    assert [way.next(), way.next(), way.next()] == [BEA, CAL, home]
    assert not way.has_more


def test_a_table_met_at_a_successor_is_called_there_from_then_on() -> None:
    way = route()
    way.is_searching = True
    assert way.next() == BEA
    assert way.is_sure
    way.trust("bea's")
    assert way.pin == "home's"
    way.arrive("t", "bea's")
    assert not way.is_searching
    assert not way.is_sure
    assert way.next() == Place(BEA.endpoints, "bea's")


def test_a_host_without_the_table_is_not_asked_again_before_all_successors() -> None:
    way = route()
    way.next()
    way.ask_successors()
    assert [way.next(), way.next()] == [BEA, CAL]
    assert not way.has_more


def test_a_client_sent_to_a_new_place_needs_no_password_there() -> None:
    way = route()
    way.next()
    assert not way.is_sure
    way.go_to(CAL, "copy")
    assert way.next() == Place(CAL.endpoints, "cal's")
    assert way.is_sure
    assert way.target.table_id == "copy"


def test_a_certificate_is_remembered_by_the_address_until_the_table_has_moved() -> None:
    way = Route(Target(HOME), None, tuple)
    way.next()
    way.trust("home's")
    way.find("t")
    assert (way.pin, way.place) == ("home's", "den.local:1")
    way.go_to(CAL, "t")
    assert way.place == "table t"
