"""Attackers against a live host: nobody else is disturbed, and no card comes to light."""

from __future__ import annotations

import os
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from threading import Event

import pytest

from rook13.engine.record import replay
from rook13.engine.rules import make_rules
from tests.net.attackers import ATTACKS, Attacker
from tests.net.eavesdropper import check_frames, dealt_hands
from tests.net.hosting import own_actions
from tests.net.nursery import nursery
from tests.net.plain_client import PlainClient, PlainPlayer
from tests.net.test_killed_host import host_arguments, kept_record

SEATS = ("A1", "B1", "A2", "B2")
SECONDS = float(os.environ.get("ROOK13_SOAK_SECONDS", "6"))
MOST_GROWTH = 60_000_000


def resident(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def watch_when_all_sit(watcher: PlainClient, table: str) -> None:
    """Come to the table, but not so early as to be put in charge of it."""
    found = watcher.sign_in()["tables"]
    while found[0].get("humans", 0) < len(SEATS):
        watcher.send({"type": "list_tables"})
        found = watcher.until("tables")["tables"]
    watcher.send({"type": "join_table", "table": table})
    watcher.until("joined")


def watch(watcher: PlainClient) -> None:
    """See everything that a spectator is told, to the end of the game."""
    while watcher.receive().get("view", {}).get("stage") != "finished":
        pass


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read from /proc")
def test_attackers_disturb_nobody_and_learn_nothing(tmp_path: Path) -> None:
    stop = Event()
    with ExitStack() as stack:
        hosts = stack.enter_context(nursery())
        arguments = host_arguments("rook13", tmp_path, 0)
        facts = hosts.start(*arguments)
        port, table = facts["port"], facts["tables"][0]["id"]
        threads = stack.enter_context(ThreadPoolExecutor(12))
        stack.callback(stop.set)
        players = []
        for place, seat in enumerate(SEATS):
            client = PlainClient(port, bytes([place + 1] * 32), f"Player {place}")
            stack.enter_context(closing(client))
            player = PlainPlayer(client, seat, place)
            # The game goes on for as long as the attacks do.
            player.pauses = SECONDS / 80
            players.append(player)
        watcher = PlainClient(port, b"w" * 32, "Watcher")
        stack.enter_context(closing(watcher))
        before = resident(hosts.pid)
        games = [threads.submit(player.play, table) for player in players]
        watch_when_all_sit(watcher, table)
        games.append(threads.submit(watch, watcher))
        attackers = [Attacker(port, number, table, players[0].client) for number in range(4)]
        attacks = [threads.submit(attacker.run, stop) for attacker in attackers]
        end = time.monotonic() + 10 * SECONDS
        for game in games:
            game.result(timeout=max(1, end - time.monotonic()))
        stop.set()
        for attack in attacks:
            attack.result(timeout=30)
        assert resident(hosts.pid) - before < MOST_GROWTH
        hosts.interrupt()
    tried = {name for attacker in attackers for name in attacker.tried}
    assert len(tried) > len(ATTACKS) / 2
    record = kept_record(tmp_path)
    deals = dealt_hands(make_rules("rook13"), record)
    for player in players:
        acts = [sorted(text.split()) for text in player.done if not text.endswith(" deal")]
        assert acts == [sorted(text.split()) for text in own_actions(record, player.seat)]
        assert set(player.checked) == {""}
        assert check_frames(player.client.frames, player.seat, deals) > 30
        assert player.view["game"]["totals"] == list(replay(record).match.totals)
    for attacker in attackers:
        check_frames(attacker.received, None, deals)
    assert check_frames(watcher.frames, None, deals) > 30
