"""Attackers against a live host: nobody else is disturbed, and no card comes to light."""

from __future__ import annotations

import json
import os
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from threading import Event

import pytest

from rook13.engine.record import Record, dump_record, replay
from rook13.engine.rules import RULESETS, make_rules
from tests.net.attackers import ATTACKS, ENDINGS, Attacker
from tests.net.eavesdropper import check_frames, dealt_hands
from tests.net.hosting import own_actions
from tests.net.nursery import Nursery, nursery
from tests.net.plain_client import LONGEST, PlainClient, PlainPlayer
from tests.net.test_killed_host import kept_record

SECONDS = 0.1 * float(os.environ.get("ROOK13_SOAK_SECONDS", "150")) / len(RULESETS)
"""For each game, and longer where the attackers need it."""
PAUSE = 0.05
MOST_GROWTH = 60_000_000
ATTACKERS = 4


def resident(pid: int) -> int:
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Watcher(PlainClient):
    """A spectator who keeps asking for the record, and may get nothing of the hand that is on."""

    def watch(self, table: str) -> None:
        """See everything that a spectator is told, to the end of the game."""
        self.join(table)
        stage, seen = "", 0
        while stage != "finished":
            message = self.receive()
            if message["type"] == "update":
                stage, seen = message["view"]["stage"], seen + 1
                if seen % 10 == 0:
                    self.send({"type": "fetch_record"})


class Siege:
    """A table at which people play and one watches, while others attack its host."""

    def __init__(self, game: str, port: int, table: str, stack: ExitStack) -> None:
        seats = [seat.name for seat in make_rules(game).seats]
        self.players = []
        for place, seat in enumerate(seats):
            client = PlainClient(port, bytes([place + 1] * 32), f"Player {place}")
            player = PlainPlayer(stack.enter_context(closing(client)), seat, place, len(seats))
            player.pauses = PAUSE
            self.players.append(player)
        self.watcher = stack.enter_context(closing(Watcher(port, b"w" * 32, "Watcher")))
        victim = self.players[0].client
        self.attackers = [Attacker(port, number, table, victim) for number in range(ATTACKERS)]
        self._table = table

    def run(self, threads: ThreadPoolExecutor, host: Nursery) -> int:
        """Play and attack; return by how much the host has grown."""
        stop = Event()
        before = resident(host.pid)
        games = []
        for player in self.players:
            # Who comes first is in charge, and ends the game when it is time.
            games.append(threads.submit(player.play, self._table))
            assert player.has_arrived.wait(LONGEST)
        games.append(threads.submit(self.watcher.watch, self._table))
        attacks = [
            threads.submit(attacker.run, ATTACKS[place::ATTACKERS], stop)
            for place, attacker in enumerate(self.attackers)
        ]
        try:
            Event().wait(SECONDS)
        finally:
            stop.set()
        _wait_for(attacks)
        grown = resident(host.pid) - before
        for player in self.players:
            player.breaks_off_at = time.monotonic()
        _wait_for(games)
        return grown


def _wait_for(jobs: Sequence[Future[None]]) -> None:
    for job in jobs:
        job.result()


def check_attackers(attackers: Sequence[Attacker]) -> None:
    """Every kind was tried, and clients that broke the protocol were disconnected."""
    tried = sum((attacker.tried for attacker in attackers), Counter[str]())
    assert set(tried) == {attack.__name__ for attack in ATTACKS}
    for attack, fair in ENDINGS.items():
        endings = [attacker.endings.get(attack.__name__, Counter()) for attacker in attackers]
        found = sum(endings, Counter[str]())
        assert set(found) <= fair, (attack.__name__, found)


def check_players(siege: Siege, record: Record) -> None:
    """Nobody was disturbed, and nobody was told what they must not know."""
    rules = make_rules(record.game)
    deals = dealt_hands(rules, record)
    names = {card.name for card in rules.deck.cards}
    for player in siege.players:
        # A discard is written down in the order of the deck.
        acts = [sorted(text.split()) for text in player.done if not text.endswith(" deal")]
        assert acts == [sorted(text.split()) for text in own_actions(record, player.seat)]
        assert set(player.checked) <= {""}
        assert player.record == json.loads(dump_record(record))
        assert check_frames(player.client.frames, player.seat, deals, names) > 10
        assert player.view["game"]["totals"] == list(replay(record).match.totals)
    for attacker in siege.attackers:
        check_frames(attacker.received, None, deals, names)
    # Who watches is told less often while the host is busy.
    assert check_frames(siege.watcher.frames, None, deals, names) > 0
    assert any('"record_part"' in frame for frame in siege.watcher.frames)


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is read from /proc")
@pytest.mark.parametrize("game", [ruleset.id for ruleset in RULESETS])
def test_attackers_disturb_nobody_and_learn_nothing(game: str, tmp_path: Path) -> None:
    with ExitStack() as stack:
        host = stack.enter_context(nursery())
        words = ("--game", game, "--name", "Den", "--port", "0", "--pace", "fast", "--json")
        facts = host.start(*words, "--data-dir", str(tmp_path), "--no-announce")
        threads = stack.enter_context(ThreadPoolExecutor(12))
        siege = Siege(game, facts["port"], facts["tables"][0]["id"], stack)
        assert siege.run(threads, host) < MOST_GROWTH
        host.interrupt()
    record = kept_record(tmp_path)
    check_attackers(siege.attackers)
    check_players(siege, record)
