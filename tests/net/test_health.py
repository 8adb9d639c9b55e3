import asyncio
import socket
from collections.abc import Coroutine, Iterator
from typing import Any

import pytest

from rook13.net.addresses import LocalAddresses, local_addresses
from rook13.net.discovery import health
from rook13.net.discovery.health import NetworkFact, network_facts
from tests.net.namespaces import own_loopback

HERE = LocalAddresses(ipv4=("127.0.0.1",))


@pytest.fixture(autouse=True)
def _alone() -> Iterator[None]:
    with own_loopback():
        yield


def facts(work: Coroutine[Any, Any, frozenset[NetworkFact]]) -> frozenset[NetworkFact]:
    return asyncio.run(work)


def test_a_computer_without_a_network_is_told() -> None:
    alone = LocalAddresses(loopback=("127.0.0.1",))
    assert facts(network_facts(alone)) == {NetworkFact.NO_INTERFACE}


def test_a_computer_with_ipv6_only_is_told() -> None:
    assert facts(network_facts(LocalAddresses(ipv6=("fd00::1",)))) == {NetworkFact.NO_IPV4}


def test_an_open_port_and_a_heard_question_are_no_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "ANSWER_SECONDS", 60)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        assert facts(network_facts(HERE, listener.getsockname()[1])) == frozenset()


def test_a_port_that_cannot_be_reached_is_told() -> None:
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))
        port = deaf.getsockname()[1]
        assert facts(network_facts(HERE, port)) == {NetworkFact.OWN_PORT_BLOCKED}


def test_an_interface_that_refuses_multicast_is_told() -> None:
    nowhere = LocalAddresses(ipv4=("203.0.113.7",))
    assert facts(network_facts(nowhere)) == {NetworkFact.MULTICAST_REFUSED}


def test_a_question_that_nobody_lets_in_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "ANSWER_SECONDS", 0.05)
    monkeypatch.setattr(health, "_ask", lambda address, question: True)
    assert facts(network_facts(HERE)) == {NetworkFact.MULTICAST_NOT_HEARD}


def test_a_question_that_cannot_be_sent_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "_join", lambda listener, address: True)
    nowhere = LocalAddresses(ipv4=("203.0.113.7",))
    assert facts(network_facts(nowhere)) == {NetworkFact.MULTICAST_REFUSED}


def test_a_closed_mdns_port_is_told() -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as selfish:
        selfish.bind(("127.0.0.1", 0))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(health, "MDNS_PORT", selfish.getsockname()[1])
            assert facts(network_facts(HERE)) == {NetworkFact.MDNS_PORT_REFUSED}


def test_the_addresses_of_this_computer_are_sorted_by_use() -> None:
    found = local_addresses()
    assert set(found.loopback) <= {"127.0.0.1"}
    assert not any(address.startswith("127.") for address in found.ipv4)
    assert not any(address.startswith("fe80") for address in found.ipv6)


def test_ipv4_comes_first_and_loopback_only_when_alone() -> None:
    both = LocalAddresses(("10.0.0.1",), ("fd00::1",), ("127.0.0.1",))
    assert both.announced == ("10.0.0.1", "fd00::1")
    assert both.for_multicast == ("10.0.0.1", "127.0.0.1")
    alone = LocalAddresses(loopback=("127.0.0.1",))
    assert alone.announced == alone.for_multicast == ("127.0.0.1",)
    assert LocalAddresses(ipv6=("fd00::1",)).for_multicast == ("fd00::1",)
