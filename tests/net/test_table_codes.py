import os
from itertools import count

from rook13.net.codes import MAX_PEERS, Allowance, Lookup, TableCodes, parse_code


def book(per_peer: int = 5, in_all: int = 1000) -> TableCodes:
    return TableCodes(os.urandom, Allowance(per_peer, seconds=6), Allowance(in_all, seconds=0.1))


def test_a_table_is_found_by_its_code() -> None:
    codes = book()
    code = codes.add("den")
    assert parse_code(code) == code
    assert codes.find(code, "10.0.0.1", now=1) == "den"
    assert codes.find("acorn-acorn-acorn", "10.0.0.1", now=1) is Lookup.UNKNOWN


def test_a_table_keeps_its_code_after_a_restart() -> None:
    codes = book()
    assert codes.add("den", "acorn-otter-walnut") == "acorn-otter-walnut"
    assert codes.add("den", "acorn-otter-walnut") == "acorn-otter-walnut"
    assert codes.find("acorn-otter-walnut", "10.0.0.1", now=1) == "den"


def test_two_tables_never_share_a_code() -> None:
    numbers = count()
    codes = TableCodes(lambda size: (next(numbers) // 2).to_bytes(size, "big"))
    assert len({codes.add(f"table {number}") for number in range(10)}) == 10
    taken = codes.add("first", "acorn-otter-walnut")
    assert codes.add("second", taken) != taken


def test_a_new_code_ends_the_old_one_and_a_closed_table_has_none() -> None:
    codes = book()
    old, new = codes.add("den"), codes.add("den")
    assert codes.find(old, "10.0.0.1", now=1) is Lookup.UNKNOWN
    codes.remove("den")
    assert codes.find(new, "10.0.0.1", now=1) is Lookup.UNKNOWN


def test_a_peer_may_guess_a_few_times_and_then_slowly() -> None:
    codes = book()
    code = codes.add("den")
    for _ in range(5):
        assert codes.find("acorn-acorn-acorn", "10.0.0.1", now=1) is Lookup.UNKNOWN
    assert codes.find(code, "10.0.0.1", now=1) is Lookup.TOO_MANY
    assert codes.find(code, "10.0.0.1", now=6.9) is Lookup.TOO_MANY
    assert codes.find(code, "10.0.0.2", now=6.9) == "den"
    assert codes.find(code, "10.0.0.1", now=7.1) == "den"


def test_a_clock_that_goes_back_gives_nothing() -> None:
    codes = book(per_peer=1)
    codes.find("acorn-acorn-acorn", "10.0.0.1", now=100)
    assert codes.find("acorn-acorn-acorn", "10.0.0.1", now=1) is Lookup.TOO_MANY


def test_addresses_of_one_ipv6_network_guess_together() -> None:
    codes = book(per_peer=2)
    for last in ("1", "2"):
        assert codes.find("acorn-acorn-acorn", f"fd00::{last}", now=1) is Lookup.UNKNOWN
    assert codes.find("acorn-acorn-acorn", "fd00::3%eth0", now=1) is Lookup.TOO_MANY
    assert codes.find("acorn-acorn-acorn", "fd00:0:0:1::3", now=1) is Lookup.UNKNOWN
    assert codes.find("acorn-acorn-acorn", "in this process", now=1) is Lookup.UNKNOWN


def test_many_peers_together_are_limited_too() -> None:
    codes = book(in_all=20)
    answers = [codes.find("acorn-acorn-acorn", f"10.0.0.{peer}", now=1) for peer in range(30)]
    assert answers.count(Lookup.UNKNOWN) == 20
    assert codes.find("acorn-acorn-acorn", "10.0.1.1", now=1.11) is Lookup.UNKNOWN


def test_peers_without_end_do_not_fill_the_memory() -> None:
    codes = book(in_all=100_000)
    for peer in range(MAX_PEERS):
        codes.find("acorn-acorn-acorn", f"10.0.{peer // 256}.{peer % 256}", now=1)
    codes.find("acorn-acorn-acorn", "10.0.0.0", now=2)
    # Six seconds later all but the last have their full allowance back and are forgotten.
    codes.find("acorn-acorn-acorn", "10.9.9.9", now=7.5)
    assert len(codes._peers) == 2
    for peer in range(5 * MAX_PEERS):
        codes.find("acorn-acorn-acorn", f"10.1.{peer // 256}.{peer % 256}", now=7.5)
    assert len(codes._peers) <= MAX_PEERS
