"""A table to try things at: people by first name, a journal in memory, time that is told."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from hashlib import sha256

from rook13.engine.game import seat_to_act
from rook13.engine.notation import parse_action
from rook13.engine.redaction import view_for
from rook13.protocol.vocabulary import read_command
from rook13.protocol.wire import codec_of
from rook13.table import commands as c
from rook13.table.config import Pacing, Person, TableConfig
from rook13.table.facts import Fact
from rook13.table.fair_deal import commitment_to
from rook13.table.journal import restored
from rook13.table.outcome import Accepted, BotRequest, Outcome, Refusal, Refused, Rejected
from rook13.table.state import Chair, TableState
from rook13.table.table import Table
from rook13.table.views import TableView

AT_ONCE = Pacing(bot_delay=0, hand_pause=0, result_wait=0)
NAMES = ("Ann", "Bea", "Cal", "Dot", "Eve", "Fay", "Gus")


def person(name: str) -> Person:
    """Return somebody with a key that follows from their name."""
    return Person(sha256(name.encode()).hexdigest(), name)


def key(name: str) -> str:
    """Return the key of somebody."""
    return person(name).key


class Pages:
    """A journal in memory, which can be told to fail."""

    def __init__(self, entries: Sequence[str] = ()) -> None:
        self.entries = list(entries)
        self.fails = False

    def append(self, entries: Sequence[str]) -> None:
        """Keep entries or fail."""
        if self.fails:
            raise OSError("disk full")
        self.entries += entries


class Desk:
    """A table and what goes on around it."""

    def __init__(
        self,
        config: TableConfig | None = None,
        *,
        host: str | None = "Ann",
        pacing: Pacing = AT_ONCE,
        seed: int = 1,
    ) -> None:
        self.rng = random.Random(seed)
        self.journal = Pages()
        self.now = 1000.0
        self.pacing = pacing
        self.asked: list[BotRequest] = []
        self.outcomes: list[Outcome] = []
        self.on_outcome: Callable[[], None] | None = None
        self._ids: dict[str, int] = {}
        self.table = Table(
            "t1",
            config or TableConfig(),
            person(host) if host else None,
            self.journal,
            self.rng.randbytes,
            self.now,
            pacing=pacing,
        )

    @property
    def state(self) -> TableState:
        """Return everything about the table."""
        return self.table.state

    def saw(self, outcome: Outcome) -> Outcome:
        """Take note of an outcome."""
        self.outcomes.append(outcome)
        if self.on_outcome:
            self.on_outcome()
        self.asked += outcome.bot_requests
        return outcome

    def join(self, *names: str) -> Outcome:
        """Let people in; return what came of the last."""
        return [self.saw(self.table.join(person(name), self.now)) for name in names][-1]

    def leave(self, name: str) -> Outcome:
        """Let somebody go."""
        return self.saw(self.table.leave(key(name), self.now))

    def drop(self, name: str) -> Outcome:
        """Cut somebody's connection."""
        return self.saw(self.table.connection_lost(key(name), self.now))

    def send(self, name: str, command: c.Command | str, revision: int | None = None) -> Outcome:
        """Give a command, or the notation of an action as it comes over the network.

        It is given against the table as it is, unless told otherwise.
        """
        self._ids[name] = self._ids.get(name, 0) + 1
        against = self.table.revision if revision is None else revision
        if isinstance(command, str):
            wire = codec_of(c.Act).struct(action=command)
            try:
                command = read_command(self.state.rules, wire)
            except Refused as refused:
                return self.saw(self.table.refuse(key(name), self._ids[name], refused))
        outcome = self.table.handle(key(name), self._ids[name], against, command, self.now)
        return self.saw(outcome)

    def act(self, text: str) -> c.Act:
        """Return the command for an action in notation."""
        return c.Act(parse_action(self.state.rules, text))

    def do(self, name: str, *commands: c.Command) -> Outcome:
        """Give commands that have to be accepted."""
        return [self._do(name, command) for command in commands][-1]

    def _do(self, name: str, command: c.Command) -> Outcome:
        outcome = self.send(name, command)
        assert isinstance(outcome.answer, Accepted), (name, command, outcome.answer)
        return outcome

    def refused(self, name: str, command: c.Command | str, revision: int | None = None) -> Refusal:
        """Give a command that has to be refused; return why."""
        before, entries, log = self.state, len(self.journal.entries), self.table.log
        outcome = self.send(name, command, revision)
        assert isinstance(outcome.answer, Rejected), (name, command)
        assert not outcome.changed
        assert not outcome.announcements
        assert self.state is before
        assert len(self.journal.entries) == entries
        assert self.table.log == log
        return outcome.answer.refusal

    def wait(self, seconds: float) -> list[Outcome]:
        """Let time pass, and the table do what falls due."""
        until, outcomes = self.now + seconds, []
        while (deadline := self.table.next_deadline()) is not None and deadline <= until:
            self.now = max(self.now, deadline)
            outcomes.append(self.saw(self.table.tick(self.now)))
        self.now = until
        return outcomes

    def view(self, name: str | None) -> TableView:
        """Return what somebody sees."""
        return self.table.view_for(key(name) if name else None, self.now)

    def chair(self, seat: str) -> Chair:
        """Return a chair."""
        chair = self.state.chair(seat)
        assert chair is not None
        return chair

    def turn(self) -> str:
        """Return the name of the seat to act."""
        assert self.state.game is not None
        return str(seat_to_act(self.state.game))

    def player(self) -> str | None:
        """Return the name of the person whose turn it is, if no bot plays."""
        chair = self.chair(self.turn())
        return chair.player.name if chair.player else None

    def choose(self) -> str:
        """Return something legal for the seat to act."""
        assert self.state.game is not None
        seat = seat_to_act(self.state.game)
        assert seat is not None
        return str(self.rng.choice(view_for(self.state.game, seat).legal))

    def give_shares(self) -> None:
        """Let everybody's program promise a share of the deal, and then give it."""
        shares = self.promise_shares()
        for name, share in shares.items():
            deal = self.view(name).deal
            if deal and deal.share_wanted:
                self.do(name, c.Contribute(deal.number, share))

    def promise_shares(self) -> dict[str, str]:
        """Let everybody's program promise a share; return the shares by name."""
        shares = {}
        for chair in self.state.chairs:
            if chair.player and self.state.is_connected(chair.player.key):
                deal = self.view(chair.player.name).deal
                if deal and deal.commitment_wanted:
                    shares[chair.player.name] = share = self.rng.randbytes(32).hex()
                    self.do(chair.player.name, c.Commit(deal.number, commitment_to(share)))
        return shares

    def settle(self) -> None:
        """Let programs, bots and the table do their part, until a person is awaited."""
        while True:
            self.give_shares()
            deadline = self.table.next_deadline()
            if self.asked:
                request = self.asked.pop(0)
                text = str(self.rng.choice(request.view.legal))
                self.saw(self.table.bot_moved(request.ticket, text, self.now))
            elif deadline is not None and deadline <= self.now:
                self.saw(self.table.tick(self.now))
            else:
                return

    def play(self, until: Callable[[], bool]) -> None:
        """Let everybody play something legal until a condition holds."""
        self.settle()
        while not until():
            name = self.player()
            assert name is not None
            self.do(name, self.act(self.choose()))
            self.settle()

    def deal(self) -> None:
        """Play on until cards are dealt and a person is to act."""
        self.play(lambda: self.phase != "dealing")

    @property
    def phase(self) -> str:
        """Return the phase of the game."""
        assert self.state.game is not None
        return view_for(self.state.game, None).phase.value

    def reopen(self, entries: int | None = None) -> Desk:
        """Return a desk with the table restored from so many journal entries."""
        other = type(self).__new__(type(self))
        other.__dict__.update(self.__dict__)
        other.journal = Pages(self.journal.entries[:entries])
        other.asked, other.outcomes, other.on_outcome = [], [], None
        other._ids = dict(self._ids)
        other.table = Table.resume(
            restored(other.journal.entries[:]),
            other.journal,
            self.rng.randbytes,
            self.now,
            pacing=self.pacing,
        )
        return other


def seated(count: int = 4, config: TableConfig | None = None, **more: object) -> Desk:
    """Return a desk with so many people seated and ready, the host first."""
    desk = Desk(config, **more)  # type: ignore[arg-type]
    for name, chair in zip(NAMES[:count], desk.state.chairs, strict=False):
        desk.join(name)
        desk.do(name, c.Sit(chair.seat.name), c.Ready(True))
    return desk


def started(count: int = 4, config: TableConfig | None = None, **more: object) -> Desk:
    """Return a desk at which the game has just begun."""
    desk = seated(count, config, **more)
    desk.do("Ann", c.Start())
    return desk


def dealt(count: int = 4, config: TableConfig | None = None, **more: object) -> Desk:
    """Return a desk at which the first cards are dealt and a person is to act."""
    desk = started(count, config, **more)
    desk.deal()
    return desk


def kinds(facts: Sequence[Fact]) -> list[str]:
    """Return the names of facts."""
    return [type(fact).__name__ for fact in facts]


def told(outcome: Outcome) -> list[str]:
    """Return the names of what was announced."""
    return [type(one.fact).__name__ for one in outcome.announcements]
