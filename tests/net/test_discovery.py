import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from rook13.net.discovery import mdns
from tests.net.namespaces import Network, network
from tests.net.peers import Peer, running

SCRIPT = Path(__file__).with_name("mdns_peer.py")
SHORT_TTL = 2
SHORT_POLL = 1
DEN = {
    "table": "den",
    "name": "Ann's den",
    "game": "rook13",
    "players": 4,
    "stage": "open",
    "free": 3,
    "has_password": False,
}


@contextmanager
def peer(net: Network, node: int, *words: str) -> Iterator[Peer]:
    with running(net, node, "-X", "dev", str(SCRIPT), *words) as peer:
        peer.expect("started")
        yield peer


def advertise(host: Peer, **changes: object) -> None:
    host.type("advertise " + json.dumps(DEN | changes))


@pytest.fixture(scope="module")
def net() -> Iterator[Network]:
    with network(4) as net:
        yield net


@pytest.fixture(scope="module")
def watchers(net: Network) -> Iterator[list[Peer]]:
    with ExitStack() as stack:
        yield [stack.enter_context(peer(net, node, "watch", str(SHORT_POLL))) for node in (2, 3)]


@pytest.fixture
def host(net: Network) -> Iterator[Peer]:
    with peer(net, 0, "host", "41313", str(SHORT_TTL)) as host:
        yield host


def test_a_table_appears_changes_and_vanishes_everywhere(
    net: Network, host: Peer, watchers: list[Peer]
) -> None:
    advertise(host)
    keys = []
    for watcher in watchers:
        seen = watcher.expect("appeared", 2, **DEN)
        assert seen["where"] == [f"{net.address(0)}:41313"]
        keys.append(seen["key"])
    assert len(set(keys)) == 1

    advertise(host, free=0, stage="active", has_password=True)
    for watcher in watchers:
        watcher.expect("changed", 2, free=0, stage="active", has_password=True)

    host.type("withdraw den")
    for watcher in watchers:
        watcher.expect("vanished", 5, key=keys[0])


def test_a_closed_host_takes_all_its_tables_with_it(host: Peer, watchers: list[Peer]) -> None:
    for number in range(3):
        advertise(host, table=f"table{number}")
    keys = {watchers[0].expect("appeared", 5, table=f"table{number}")["key"] for number in range(3)}
    host.interrupt()
    for _ in range(3):
        keys.remove(watchers[0].expect("vanished", 5)["key"])


def test_two_tables_with_one_name_on_two_hosts_are_two(
    net: Network, host: Peer, watchers: list[Peer]
) -> None:
    with peer(net, 1, "host", "41313", str(SHORT_TTL)) as other:
        advertise(host, table="one", name="Twins")
        advertise(host, table="two", name="Twins")
        advertise(other, table="three", name="Twins")
        seen = [watchers[1].expect("appeared", 5, name="Twins") for _ in range(3)]
        assert {event["table"] for event in seen} == {"one", "two", "three"}
        assert len({event["key"] for event in seen}) == 3


def test_a_late_watcher_sees_what_is_there_already(
    net: Network, host: Peer, watchers: list[Peer]
) -> None:
    advertise(host, table="late")
    watchers[0].expect("appeared", 5, table="late")
    with peer(net, 1, "watch", str(SHORT_POLL)) as late:
        late.expect("appeared", 2, table="late")


def test_a_host_is_found_without_any_listed_table(
    net: Network, host: Peer, watchers: list[Peer]
) -> None:
    seen = watchers[0].expect("host", 5, where=[f"{net.address(0)}:41313"])
    assert set(seen) == {"event", "key", "where"}


def test_the_tables_of_a_killed_host_vanish(host: Peer, watchers: list[Peer]) -> None:
    advertise(host, table="doomed")
    key = watchers[0].expect("appeared", 5, table="doomed")["key"]
    host.process.kill()
    longest = SHORT_TTL + SHORT_POLL + mdns.ANSWER_MS / 1000 + 2
    watchers[0].expect("vanished", longest, key=key)


def test_a_pulled_plug_hides_a_table_until_it_is_plugged_in_again(
    net: Network, host: Peer, watchers: list[Peer]
) -> None:
    advertise(host, table="cable")
    key = watchers[0].expect("appeared", 5, table="cable")["key"]
    net.pull_plug(0)
    try:
        watchers[0].expect("vanished", 20, key=key)
    finally:
        net.plug_in(0)
    watchers[0].expect("appeared", 15, key=key)


def test_the_usual_times_are_within_two_minutes() -> None:
    longest = mdns.TTL_SECONDS + mdns.POLL_SECONDS + mdns.ANSWER_MS / 1000
    assert longest < 60
