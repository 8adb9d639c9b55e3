"""Four computers, each a network namespace, play on however their hosts are killed or cut off.

Set ROOK13_SOAK for the long version (`make soak`): every game, and more than thirty hosts killed.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
from argparse import Namespace
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Condition, Thread
from typing import Any

import pytest

from rook13.cli.verify import COMMAND as VERIFY
from rook13.engine.record import load_record, replay
from rook13.engine.rules import make_rules
from tests.net.hosting import NAMES
from tests.net.namespaces import Network, network
from tests.net.players import QUICK, identity

ROOT = Path(__file__).parents[2]
PLAYER = Path(__file__).with_name("moving_player.py")
IS_SOAK = bool(os.environ.get("ROOK13_SOAK"))
KILLS = 7
"""Hosts killed in each game: more than thirty in all five."""
PORT = 41313
KEYS = {identity(name).key: place for place, name in enumerate(NAMES)}
Event = dict[str, Any]
NEWS = Condition()
"""Some computer has told something."""


class Computer:
    """A process in a namespace, and everything it has told."""

    def __init__(self, command: Sequence[str]) -> None:
        environment = os.environ | {"PYTHONPATH": str(ROOT)}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, bufsize=1, env=environment
        )
        self.events: list[Event] = []
        self._reader = Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as lines:
            for line in lines:
                with NEWS:
                    self.events.append(json.loads(line))
                    NEWS.notify_all()

    def all(self, kind: str) -> list[Event]:
        """Return the events of a kind so far."""
        return [event for event in list(self.events) if event["event"] == kind]

    @property
    def where(self) -> Event | None:
        """Return which table this computer is at now."""
        kinds = ("there", "disconnected")
        places = [event for event in list(self.events) if event["event"] in kinds]
        return places[-1] if places and places[-1]["event"] == "there" else None

    def end(self, number: int) -> None:
        if self.process.poll() is None:
            self.process.send_signal(number)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait(10)
        self._reader.join()


class Four:
    """Four people on four computers, the first of whom hosts."""

    def __init__(self, net: Network, game: str, folder: Path, stack: ExitStack) -> None:
        self.net = net
        self._folder = folder
        self._stack = stack
        self._seats = [seat.name for seat in make_rules(game, {}, QUICK[game][1]).seats]
        self.told: list[list[Event]] = []
        self.host = 0
        (folder / "0").mkdir()
        self.computers = [self._start(0, "host", game)]
        self.wait(lambda: self.computers[0].where is not None, "hosting")
        for place in range(1, 4):
            (folder / str(place)).mkdir()
            self.computers.append(self._start(place, "join", f"{net.address(0)}:{PORT}"))
        self.settle(range(4), 0)

    def _start(self, place: int, *do: str) -> Computer:
        name, seat, folder = NAMES[place], self._seats[place], str(self._folder / str(place))
        arguments = [str(PLAYER), name, seat, str(PORT), folder, *do]
        computer = Computer(self.net.command(place, sys.executable, *arguments))
        self.told.append(computer.events)
        self._stack.callback(computer.end, signal.SIGINT)
        return computer

    @property
    def is_finished(self) -> bool:
        return any(computer.all("finished") for computer in self.computers)

    def play(self, actions: int) -> None:
        """Wait until somebody who does not host has acted so often, or the game is over."""
        watched = self.computers[(self.host + 1) % 4]
        goal = len(watched.all("acted")) + actions
        self.wait(lambda: len(watched.all("acted")) >= goal or self.is_finished, "acted")

    def kill_host(self) -> int:
        """Kill the host as nothing else can."""
        self.computers[self.host].end(signal.SIGKILL)
        return self.host

    def bring_back(self, place: int) -> None:
        """Start the program of a host that was killed."""
        self.computers[place] = self._start(place, "return")

    def settle(self, places: Sequence[int], least: int) -> int:
        """Wait until these are at one table in this epoch or a later one; return which it is."""

        def found() -> set[tuple[str, str, int]]:
            there = [self.computers[place].where for place in places]
            return {
                (each["table"], each["host"], each["epoch"]) if each else ("", "", -1)
                for each in there
            }

        self.wait(lambda: len(found()) == 1 and min(found())[2] >= least, f"at {least}")
        ((_, host, epoch),) = found()
        self.host = KEYS[host]
        return epoch

    def wait(self, until: Callable[[], bool], what: str, seconds: float = 90) -> None:
        """Wait for something that the computers tell."""
        with NEWS:
            is_so = NEWS.wait_for(until, seconds)
        last = [computer.events[-5:] for computer in self.computers]
        assert is_so, f"not {what}: {last}"

    def finish(self) -> None:
        """Play to the end; everybody has the same totals and record, and its deals are proven."""
        ends_in = 600 if IS_SOAK else 90
        self.wait(lambda: all(each.all("finished") for each in self.computers), "finished", ends_in)
        ends = [computer.all("finished")[0] for computer in self.computers]
        record = load_record(ends[0]["record"])
        assert list(replay(record).match.totals) == ends[0]["totals"]
        for end in ends:
            assert (end["record"], end["totals"]) == (ends[0]["record"], ends[0]["totals"])
            file = self._folder / "record.json"
            file.write_text(end["proven"], encoding="utf-8")
            assert VERIFY.run(Namespace(file=str(file))) == 0
        self.check_epochs()

    def check_epochs(self) -> None:
        """Nobody was ever at two tables of one id and epoch, and nobody has gone back."""
        hosts: dict[tuple[str, int], set[str]] = defaultdict(set)
        for events in self.told:
            there = [event for event in events if event["event"] == "there"]
            for event in there:
                hosts[event["table"], event["epoch"]].add(event["host"])
            epochs = [event["epoch"] for event in there]
            assert epochs == sorted(epochs)
        assert all(len(found) == 1 for found in hosts.values()), hosts
        assert len({table for table, _ in hosts}) == 1


@contextmanager
def four(game: str, folder: Path) -> Iterator[Four]:
    with network(4) as net, ExitStack() as stack:
        yield Four(net, game, folder, stack)


if IS_SOAK:
    # It takes minutes.

    @pytest.mark.parametrize("game", QUICK)
    def test_hosts_are_killed_one_after_the_other_and_the_game_goes_on(
        game: str, tmp_path: Path
    ) -> None:
        rng = random.Random(f"{game} {KILLS}")
        with four(game, tmp_path) as table:
            epoch = kills = 0
            while kills < KILLS:
                table.play(rng.randint(2, 9))
                if table.is_finished:
                    break
                killed = table.kill_host()
                kills += 1
                # Sometimes the host is back before the others have gone on, so either may be it.
                if rng.random() < 0.75:
                    rest = [place for place in range(4) if place != killed]
                    epoch = table.settle(rest, epoch + 1)
                table.bring_back(killed)
                epoch = table.settle(range(4), epoch)
            print(f"{game}: {kills} hosts killed, {epoch} times elsewhere")  # noqa: T201
            table.finish()
            assert kills


def test_a_table_survives_two_cuts_and_the_death_of_its_host(tmp_path: Path) -> None:
    with four("rook13", tmp_path) as table:
        table.play(3)
        # Two on each side: nobody has a majority, so the table stays where it is.
        table.net.split([2, 3])
        cut_off = [table.computers[place] for place in (2, 3)]
        table.wait(lambda: all(computer.all("offer") for computer in cut_off), "asked")
        table.net.join_up([2, 3])
        epoch = table.settle(range(4), 0)
        # The host alone: the others go on, and it finds them later.
        alone = table.host
        table.net.split([alone])
        others = [place for place in range(4) if place != alone]
        epoch = table.settle(others, epoch + 1)
        table.net.join_up([alone])
        epoch = table.settle(range(4), epoch)
        killed = table.kill_host()
        others = [place for place in range(4) if place != killed]
        epoch = table.settle(others, epoch + 1)
        table.bring_back(killed)
        table.settle(range(4), epoch)
        table.finish()
