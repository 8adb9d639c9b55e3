"""Four computers, each a network namespace, play on however their hosts are killed or cut off.

Set ROOK13_SOAK for the long version (`make soak`): more hosts killed, thirty at least, others cut
off, and one game after the other as long as ROOK13_SOAK_SECONDS says.
"""

from __future__ import annotations

import itertools
import json
import os
import random
import signal
import subprocess
import sys
import time
from argparse import Namespace
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, redirect_stdout
from functools import partial
from io import StringIO
from pathlib import Path
from threading import Condition, Thread
from typing import Any

from rook13.cli import verify
from rook13.engine.record import load_record, replay
from rook13.engine.rules import make_rules
from tests.net.hosting import NAMES
from tests.net.namespaces import Network, network
from tests.net.players import QUICK, identity
from tests.patience import LOOK_SECONDS, Patience

ROOT = Path(__file__).parents[2]
PLAYER = Path(__file__).with_name("moving_player.py")
IS_SOAK = bool(os.environ.get("ROOK13_SOAK"))
SECONDS = 0.8 * float(os.environ.get("ROOK13_SOAK_SECONDS", "0"))
"""How long to go on with new games; the rest of the time is for other tests."""
KILLS = 7 if IS_SOAK else 2
"""Hosts killed in each game, unless it is over before."""
LONGEST = 60
"""Seconds in which no computer does anything before something is taken for lost."""
PORT = 41313
KEYS = {identity(name).key: place for place, name in enumerate(NAMES)}
Event = dict[str, Any]
NEWS = Condition()
"""Some computer has told something."""


class Players:
    """Starts players, each in the namespace of a computer."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def start(self, *words: str) -> None:
        assert self._process.stdin is not None
        with NEWS:
            self._process.stdin.write(json.dumps(words) + "\n")
            self._process.stdin.flush()


@contextmanager
def players() -> Iterator[Players]:
    environment = os.environ | {"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    command = [sys.executable, str(PLAYER)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, text=True, env=environment) as process:
        yield Players(process)


class Computer:
    """A process in a namespace, and everything it has told."""

    def __init__(self, start: Players, namespace: str, pipe: Path, *words: str) -> None:
        os.mkfifo(pipe)
        start.start(namespace, str(pipe), *words)
        self._pipe = pipe
        self.events: list[Event] = []
        self.counts: Counter[str] = Counter()
        self.where: Event | None = None
        """Which table this computer is at now."""
        self.offers: list[str] = []
        """Whose tables its player can go to."""
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        with self._pipe.open() as lines:
            for line in lines:
                event: Event = json.loads(line)
                with NEWS:
                    self.events.append(event)
                    self.counts[event["event"]] += 1
                    if event["event"] == "choice":
                        self.offers = event["hosts"]
                    if event["event"] in ("there", "disconnected"):
                        self.where = event if event["event"] == "there" else None
                    NEWS.notify_all()

    def all(self, kind: str) -> list[Event]:
        """Return the events of a kind so far."""
        return [event for event in list(self.events) if event["event"] == kind]

    def end(self, number: int) -> None:
        """Send a signal to the process, and wait until it is gone."""
        for each in (number, signal.SIGKILL):
            if self._reader.is_alive() and self.events:
                os.kill(self.events[0]["pid"], each)
            patience = Patience()
            while self._reader.is_alive() and not patience.is_over:
                self._reader.join(LOOK_SECONDS)
        assert not self._reader.is_alive()


class Four:
    """Four people on four computers, the first of whom hosts."""

    def __init__(
        self, start: Players, net: Network, game: str, folder: Path, stack: ExitStack
    ) -> None:
        self.net = net
        self._players = start
        self._folder = folder
        self._stack = stack
        self._seats = [seat.name for seat in make_rules(game, {}, QUICK[game][1]).seats]
        self.told: list[list[Event]] = []
        self.host = 0
        self.waits: list[float] = []
        """Seconds from each click of a new host until everybody was there."""
        self.tables = 1
        """At how many tables the game has been played."""
        for place in range(4):
            (folder / str(place)).mkdir()
        self.wishes({})
        self.computers = [self._start(0, "host", game)]
        self.wait(lambda: self.computers[0].where is not None, "hosting")
        for place in range(1, 4):
            self.computers.append(self._start(place, "join", f"{net.address(0)}:{PORT}"))
        self.settle(range(4))

    def wishes(self, wishes: dict[int, str]) -> None:
        """Say what players want when their host is gone; the others join whoever hosts."""
        for place in range(4):
            file = self._folder / str(place) / "wish"
            file.write_text(wishes.get(place, "join"), encoding="utf-8")

    def _start(self, place: int, *do: str) -> Computer:
        name, seat, folder = NAMES[place], self._seats[place], str(self._folder / str(place))
        pipe = self._folder / f"pipe{len(self.told)}"
        namespace = self.net.namespace(place)
        words = (name, seat, str(PORT), folder, *do)
        computer = Computer(self._players, namespace, pipe, *words)
        self.told.append(computer.events)
        self._stack.callback(computer.end, signal.SIGINT)
        return computer

    @property
    def is_finished(self) -> bool:
        return any(computer.counts["finished"] for computer in self.computers)

    def play(self, actions: int) -> None:
        """Wait until somebody who does not host has acted so often, or the game is over."""
        watched = self.computers[(self.host + 1) % 4]
        goal = watched.counts["acted"] + actions
        self.wait(lambda: watched.counts["acted"] >= goal or self.is_finished, "acted")

    def kill_host(self) -> int:
        """Kill the host as nothing else can."""
        self.computers[self.host].end(signal.SIGKILL)
        return self.host

    def all_but(self, place: int) -> list[int]:
        """Return the places of the others."""
        return [each for each in range(4) if each != place]

    def go_on(self, places: Sequence[int], host: int) -> None:
        """Let somebody click, and everybody else among these join them."""
        before = self._tables([host])
        self.wishes({host: "host"})
        self.wait(lambda: self._tables([host]) not in (before, {None}), "hosts")
        clicked = time.monotonic()
        self.settle(places)
        assert self.host == host
        self.tables += 1
        self.waits.append(time.monotonic() - clicked)

    def bring_back(self, place: int, *, as_guest: bool) -> None:
        """Start the program of a host that was killed, with its journals."""
        there = self.computers[self.host].where
        assert there is not None
        # Its host may have other tables, from before it was killed.
        where = f"{self.net.address(self.host)}:{PORT}"
        do = ("join", where, there["table"]) if as_guest else ("return",)
        self.computers[place] = self._start(place, *do)

    def settle(self, places: Sequence[int]) -> None:
        """Wait until these are at one table."""
        self.wait(lambda: self._are_together(places), "together")
        ((_, host),) = filter(None, self._tables(places))
        self.host = KEYS[host]

    def _are_together(self, places: Sequence[int]) -> bool:
        found = self._tables(places)
        return len(found) == 1 and None not in found

    def _tables(self, places: Sequence[int]) -> set[tuple[str, str] | None]:
        there = [self.computers[place].where for place in places]
        return {(each["table"], each["host"]) if each else None for each in there}

    def wait(self, until: Callable[[], bool], what: str) -> None:
        """Wait for something that the computers tell."""
        patience = Patience(LONGEST)
        with NEWS:
            while not NEWS.wait_for(until, LOOK_SECONDS):
                assert not patience.is_over, f"not {what}: {self.last_words}"

    @property
    def last_words(self) -> list[list[Event]]:
        """Return what each computer told last."""
        return [computer.events[-9:] for computer in self.computers]

    def finish(self) -> None:
        """Play to the end; everybody has the same totals and record, and its deals are proven."""
        self.wait(lambda: all(each.counts["finished"] for each in self.computers), "finished")
        ends = [computer.all("finished")[0] for computer in self.computers]
        record = load_record(ends[0]["record"])
        assert list(replay(record).match.totals) == ends[0]["totals"]
        for end in ends:
            assert (end["record"], end["totals"]) == (ends[0]["record"], ends[0]["totals"])
            file = self._folder / "record.json"
            file.write_text(end["proven"], encoding="utf-8")
            # One game at a time, because everybody prints to the same place.
            with NEWS, redirect_stdout(StringIO()) as told:
                assert verify.run(Namespace(file=str(file))) == 0, told.getvalue()
        assert not any(
            event["problem"] for told in self.told for event in told if "problem" in event
        )


@contextmanager
def four(start: Players, game: str, folder: Path) -> Iterator[Four]:
    with network(4) as net, ExitStack() as stack:
        yield Four(start, net, game, folder, stack)


def lose_hosts(start: Players, game: str, folder: Path, rng: random.Random) -> int:
    """Play a game whose hosts are killed, and come back as guests; return the kills."""
    with four(start, game, folder) as table:
        kills = 0
        while kills < KILLS:
            table.play(rng.randint(2, 9))
            if table.is_finished:
                break
            killed = table.kill_host()
            kills += 1
            rest = table.all_but(killed)
            # Whoever is suggested first does not click more often than not.
            table.go_on(rest, rng.choice(rest))
            table.bring_back(killed, as_guest=rng.random() < 0.5)
            table.settle(range(4))
        table.finish()
    with NEWS:
        longest = max(table.waits, default=0)
        print(f"{game}: {kills} hosts killed, {longest:.1f} s at most", flush=True)  # noqa: T201
    assert not IS_SOAK or longest < 15
    return kills


def lose_hosts_until(end: float, start: Players, folder: Path, game: str) -> int:
    """Play one game after the other until it is time; return how many hosts were killed."""
    kills = 0
    for number in itertools.count():
        (folder / f"{game}{number}").mkdir()
        rng = random.Random(f"{game} {number}")
        kills += lose_hosts(start, game, folder / f"{game}{number}", rng)
        if time.monotonic() >= end:
            return kills
    raise AssertionError


def test_every_game_goes_on_however_its_hosts_are_killed(tmp_path: Path) -> None:
    # Computers without a host mostly wait, so all games are played at the same time.
    with players() as start, ThreadPoolExecutor(len(QUICK)) as pool:
        end = time.monotonic() + SECONDS
        kills = list(pool.map(partial(lose_hosts_until, end, start, tmp_path), QUICK))
    assert all(kills)
    assert not IS_SOAK or sum(kills) >= 100


def test_a_host_who_is_cut_off_finds_the_others_later(tmp_path: Path) -> None:
    with players() as start, four(start, "rook13", tmp_path) as table:
        table.play(3)
        rest = table.all_but(0)
        table.wishes({0: "nothing"})
        table.net.split([0])
        table.go_on(rest, 2)
        table.net.join_up([0])
        # Its table is empty, and nothing happens without a click.
        table.wait(lambda: bool(table.computers[0].offers), "shown the way")
        assert table.computers[0].where is not None
        table.wishes({})
        table.settle(range(4))
        table.finish()


def test_two_halves_play_on_and_hear_of_each_other(tmp_path: Path) -> None:
    with players() as start, four(start, "rook13", tmp_path) as table:
        table.play(3)
        table.net.split([2, 3])
        table.go_on([2, 3], 3)
        first, second = table.computers[0], table.computers[3]
        played = first.counts["acted"], second.counts["acted"]
        table.net.join_up([2, 3])
        for computer in (first, second):
            table.wait(lambda computer=computer: bool(computer.all("others")), "told")  # type: ignore[misc]
        assert {*first.all("others")[0]["there"]} == {"Cal", "Dot"}
        assert {*second.all("others")[0]["there"]} == {"Ann", "Bea"}
        # Nobody is moved.
        table.wait(lambda: first.counts["acted"] > played[0] or table.is_finished, "played")
        table.wait(lambda: second.counts["acted"] > played[1] or table.is_finished, "played")
        assert first.where is not None
        assert second.where is not None
        assert first.where["table"] != second.where["table"]
        assert all(computer.all("finished") or computer.where for computer in table.computers)
