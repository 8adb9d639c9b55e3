"""`rook13 tables` and `rook13 join` between two computers: by real mDNS, and through a router.

`make lan` runs this with the frozen program.
"""

from __future__ import annotations

import io
import json
import os
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.cli.screen_player import ScreenPlayer
from tests.net.namespaces import Network, network, routed
from tests.net.peers import Peer, running

SHORT = ("--options", "target=100", "floor=-50", "--pace", "fast")
VANISHES = 5
"""Seconds that a table may take."""


def command(
    net: Network, node: int, *words: str, complains: str = ""
) -> AbstractContextManager[Peer]:
    """A command on one of the computers."""
    frozen = os.environ.get("ROOK13_PROGRAM")
    if frozen:
        return running(net, node, *words, program=frozen, complains=complains)
    return running(net, node, "-m", "rook13", *words, complains=complains)


@pytest.fixture(scope="module")
def net() -> Iterator[Network]:
    with network(2) as net:
        yield net


def test_a_table_appears_fills_and_vanishes_before_ones_eyes(net: Network, tmp_path: Path) -> None:
    hosting = ("host", "--name", "Den", "--data-dir", str(tmp_path / "host"), "--json", *SHORT)
    with command(net, 1, "tables", "--json") as tables, command(net, 1, "tables") as shown:
        with command(net, 0, *hosting) as host:
            facts = json.loads(host.line("{"))
            seen = tables.event("appeared")
            assert (seen["name"], seen["game"], seen["stage"]) == ("Den", "rook13", "open")
            assert (seen["free"], seen["players"]) == (4, 4)
            assert seen["endpoints"] == [f"{net.address(0)}:{facts['port']}"]
            assert "4 of 4 free" in shown.line("+ Den")
            joining = ("join", "--table", "Den", "--data-dir", str(tmp_path / "guest"))
            with command(net, 1, *joining) as guest:
                assert tables.event("changed")["free"] == 3
                assert "3 of 4 free" in shown.line("~ Den")
                guest.type("quit")
                assert guest.wait() == 0
            assert tables.event("changed")["free"] == 4
            host.interrupt()
        assert tables.event("vanished", VANISHES)["key"] == seen["key"]
        assert shown.line("- ", VANISHES) == "- Den"


def test_a_private_table_is_joined_by_its_code_and_nothing_else(
    net: Network, tmp_path: Path
) -> None:
    folder = ("--data-dir", str(tmp_path / "host"))
    with command(net, 0, "host", "--private", "--name", "Den", "--json", *folder, *SHORT) as host:
        code = json.loads(host.line("{"))["tables"][0]["code"]
        shouted = code.upper().replace("-", " ")
        with command(net, 1, "join", shouted, "--data-dir", str(tmp_path / "guest")) as guest:
            guest.line("Guest sits at A1.")
            guest.type("quit")
            assert guest.wait() == 0
        with command(net, 1, "tables", "--once", "--json") as tables:
            assert tables.wait() == 0
            with pytest.raises(AssertionError, match="has ended after"):
                tables.event("there")
        wrong = "-".join(reversed(code.split("-")))
        folder = ("--data-dir", str(tmp_path / "guest"))
        with command(net, 1, "join", wrong, *folder, complains="code") as stranger:
            assert stranger.wait() == 1


def play_to_the_end(guest: Peer) -> None:
    """Answer each question as somebody would who reads it."""
    player = ScreenPlayer(io.StringIO())
    while guest.line(("  you may ", "The game is over.")).startswith("  you may "):
        guest.type(player.answer("\n".join(guest.seen[-100:])))


def test_a_whole_game_is_played_at_a_table_that_was_found(net: Network, tmp_path: Path) -> None:
    folder = ("--data-dir", str(tmp_path / "host"))
    with command(net, 0, "host", "--name", "Den", "--json", *folder, *SHORT) as host:
        host.line("{")
        joining = ("join", "--table", "Den", "--data-dir", str(tmp_path / "guest"))
        with command(net, 1, *joining) as guest:
            guest.type("start")
            play_to_the_end(guest)


def test_a_whole_game_is_played_through_a_router(tmp_path: Path) -> None:
    folder = ("--data-dir", str(tmp_path / "host"))
    with routed() as net, command(net, 0, "host", "--json", *folder, *SHORT) as host:
        where = f"{net.address(0)}:{json.loads(host.line('{'))['port']}"
        with command(net, 1, "tables", "--once", "--json") as tables:
            assert tables.wait() == 0
            with pytest.raises(AssertionError, match="has ended after"):
                tables.event("there")
        with command(net, 1, "join", where, "--data-dir", str(tmp_path / "guest")) as guest:
            guest.type("start")
            play_to_the_end(guest)
