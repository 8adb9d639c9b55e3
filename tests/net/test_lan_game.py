"""A whole game between four computers: each a network namespace, found by real multicast DNS.

Set ROOK13_SOAK for the long version (`make soak`), in which the cut lasts a minute.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from rook13.engine.record import dump_record, replay
from tests.net.hosting import NAMES, own_actions
from tests.net.namespaces import Network, network
from tests.net.peers import Peer, running
from tests.net.test_killed_host import kept_record

PLAYER = Path(__file__).with_name("lan_player.py")
SEATS = ("A1", "B1", "A2", "B2")
IS_SOAK = bool(os.environ.get("ROOK13_SOAK"))
CUT_SECONDS = 60.0 if IS_SOAK else 3.0
SILENCE_SECONDS = 15.0 if IS_SOAK else 4.0
PAUSE_MS = 900 if IS_SOAK else 40
LONGEST = 900.0 if IS_SOAK else 90.0


@pytest.fixture
def net() -> Iterator[Network]:
    with network(4) as net:
        yield net


def test_a_game_between_four_computers_survives_a_cut(net: Network, tmp_path: Path) -> None:
    with ExitStack() as stack:
        options = ["--options", "target=250", "floor=-100", "--name", "Den", "--json"]
        files = ["--data-dir", str(tmp_path), "--pace", "fast"]
        stack.enter_context(running(net, 0, "-m", "rook13", "host", *options, *files))
        players = [
            stack.enter_context(
                running(
                    net,
                    node,
                    str(PLAYER),
                    "Den",
                    NAMES[node],
                    SEATS[node],
                    str(SILENCE_SECONDS),
                    str(PAUSE_MS),
                )
            )
            for node in range(4)
        ]
        for player in players:
            player.expect("connected", LONGEST)
        for player in players:
            player.expect("acted", LONGEST, count=3)
        net.pull_plug(2)
        try:
            players[2].expect("disconnected", LONGEST)
            wait_out_the_cut(players[2])
        finally:
            net.plug_in(2)
        players[2].expect("connected", LONGEST)
        ends = [player.expect("finished", LONGEST) for player in players]
        assert [player.wait() for player in players] == [0] * 4
    record = kept_record(tmp_path)
    game = replay(record)
    for end, seat in zip(ends, SEATS, strict=True):
        assert end["results"] == ends[0]["results"] == str(game.match.results)
        assert end["record"] == dump_record(record)
        assert end["fair"]
        assert end["checks"] or seat == "A2"
        acts = [text for text in end["done"] if not text.endswith(" deal")]
        actions = own_actions(record, seat)
        # Where the cut is long a bot has played for those who were away.
        assert acts == actions or (IS_SOAK and set(acts) <= set(actions))


def wait_out_the_cut(player: Peer) -> None:
    """Let the time of the cut pass; nothing may come of it."""
    with pytest.raises(AssertionError, match="no connected"):
        player.expect("connected", CUT_SECONDS)
