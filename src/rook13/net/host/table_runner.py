"""Runs one table: its time, its bots, and the people who follow it.

Everything that touches the table is a step, and one step follows the other. Players are served at
once, onlookers when nobody else waits.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rook13.background.jobs import Executor, errors_reported
from rook13.engine.record import Record
from rook13.net.host.bot_runner import BotRunner
from rook13.net.host.journals import JournalSync
from rook13.net.host.scheduler import Scheduler
from rook13.table import facts
from rook13.table.commands import Command
from rook13.table.config import Person
from rook13.table.duplicate_facts import BoardsCompared
from rook13.table.facts import Fact
from rook13.table.outcome import (
    Answer,
    BotTicket,
    ClosedReason,
    Outcome,
    Refusal,
    Refused,
    Rejected,
)
from rook13.table.state import TableStage
from rook13.table.table import RETRY_SECONDS, Table
from rook13.table.views import TableView

log = logging.getLogger(__name__)

MOST_WAITING = 100
"""What an onlooker may have asked without an answer: more than a burst of messages."""

Step = Callable[[], None]
Parting = Callable[[str, float], Outcome]
"""How the table is told that somebody is gone: by key, and when."""


class Member(Protocol):
    """Where news for one person go."""

    @property
    def person(self) -> Person:
        """Return who it is."""

    @property
    def place(self) -> str:
        """Return where they come from, or nothing on this computer."""

    def welcome(self, view: TableView) -> None:
        """They are at the table now."""

    def update(self, view: TableView, facts: Sequence[Fact]) -> None:
        """Something has changed."""

    def answer(self, answer: Answer) -> None:
        """Their command was done or refused."""

    def let_go(self, reason: ClosedReason) -> None:
        """They are not at the table any more."""


class TableRunner(QObject):
    """One table and its members, who may ask for more from inside what they are told."""

    changed = Signal()
    closed = Signal()
    journal_failed = Signal(str)
    """What is wrong, once: until the journal can be written again the table is stopped."""

    def __init__(
        self,
        table: Table,
        bots: BotRunner,
        scheduler: Scheduler,
        parent: QObject | None = None,
        executor: Executor | None = None,
        sync: JournalSync | None = None,
    ) -> None:
        """Run a table; with an executor, everything that may write its journal is done there.

        With `sync`, nothing is told before the disk has it.
        """
        super().__init__(parent)
        self.table = table
        self._bots = bots
        self._scheduler = scheduler
        self._executor = executor
        self._sync = sync
        self._steps: deque[Step] = deque()
        self._is_stepping = False
        self._is_busy = False
        """Whether a step waits for the disk, and all others with it."""
        self._is_held = False
        """Whether nothing may happen, because the table is handed over as it is."""
        self._members: dict[str, Member] = {}
        self._news: dict[str, list[Fact]] = {}
        """What onlookers are still to be told."""
        self._asked: dict[str, deque[Step]] = {}
        """What onlookers ask."""
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._on_later)
        self._partings: dict[str, tuple[float, Parting]] = {}
        """Who is gone without the table knowing, because its journal failed, and when to retry."""
        self._journal_fails = False
        self._is_over = table.state.stage is TableStage.CLOSED
        scheduler.schedule(self)

    @property
    def is_writing(self) -> bool:
        """Return whether the table has changed and nobody has been told of it yet."""
        return self._is_busy

    @property
    def is_over(self) -> bool:
        return self._is_over

    def next_deadline(self) -> float | None:
        """Return when the table wants to be told the time."""
        if self._is_over or self._is_busy or self._is_held:
            return None
        deadlines = [due for due, _ in self._partings.values()]
        deadline = self.table.next_deadline()
        return min([*deadlines, deadline] if deadline is not None else deadlines, default=None)

    def on_deadline(self, now: float) -> None:
        """Let happen what is due."""
        for key, (due, parting) in list(self._partings.items()):
            if due <= now:
                self._do(partial(self._part, key, parting))
        self._do(partial(self._change, lambda: self.table.tick(now), self._tell))

    def join(self, member: Member, refused: Callable[[Rejected], None]) -> None:
        """Let somebody in, or say why not; this replaces an earlier member with the same key."""
        self._do(partial(self._join, member, refused))

    def leave(self, member: Member) -> None:
        """Let somebody leave who asks to."""
        self._do(partial(self._leave, member))

    def lose(self, member: Member) -> None:
        """Note that somebody's connection is gone."""
        self._do(partial(self._lose, member))

    def handle(self, member: Member, command_id: int, revision: int, command: Command) -> None:
        """Do what somebody asks, tell everybody, and answer."""
        self._ask(member, partial(self._handle, member, command_id, revision, command))

    def refuse(self, member: Member, command_id: int, refused: Refused) -> None:
        """Answer a command that could not be read."""
        self._ask(member, partial(self._refuse, member, command_id, refused))

    def snapshot(self, member: Member) -> None:
        """Tell somebody everything again."""
        self._ask(member, partial(self._snapshot, member))

    def tell_record(self, member: Member, told: Callable[[Record | None], None]) -> None:
        """Tell somebody the record of the hands that are over, as far as they may know it."""
        self._ask(member, partial(self._tell_record, member, told))

    def compare_boards(self, compared: BoardsCompared) -> None:
        """Tell everybody what the tables of a duplicate session have made of its boards."""
        now = self._now()
        change = partial(self.table.compare_boards, compared, now)
        self._do(partial(self._change, change, self._tell))

    @property
    def members(self) -> tuple[Member, ...]:
        """Return where news go."""
        return tuple(self._members.values())

    def people(self) -> tuple[Person, ...]:
        return tuple(member.person for member in self._members.values())

    def hold(self, then: Callable[[], None]) -> None:
        """Let nothing more happen at the table, as soon as all is done that was asked before."""
        self._do(partial(self._hold, then))

    def go_on(self) -> None:
        """Let things happen again."""
        self._is_held = False
        self._take_steps()

    def _hold(self, then: Callable[[], None]) -> None:
        self._is_held = True
        then()

    def shut(self) -> None:
        """Stop running the table, which stays open in its journal."""
        self._is_over = True
        for waiting in (self._members, self._news, self._asked, self._partings):
            waiting.clear()
        self._scheduler.cancel(self)

    def dismiss(self, reason: ClosedReason = ClosedReason.CLOSED) -> None:
        """Stop running the table, and tell everybody that it is closed, or where it is not."""
        members = list(self._members.values())
        self.shut()
        for member in members:
            member.let_go(reason)

    def _now(self) -> float:
        return self._scheduler.now()

    def _comes_first(self, key: str) -> bool:
        """Return whether somebody plays here, or is in charge."""
        state = self.table.state
        return key == state.host or state.chair_of(key) is not None

    def _ask(self, member: Member, step: Step) -> None:
        """Do what a player asks now, and what others ask when there is nothing else to do.

        Who asks for too much is not answered.
        """
        key = member.person.key
        if self._comes_first(key) and key not in self._asked:
            self._do(step)
            return
        waiting = self._asked.setdefault(key, deque())
        if len(waiting) < MOST_WAITING:
            waiting.append(step)
        self._go_on_later()

    @Slot()
    def _on_later(self) -> None:
        """Take the steps that are left, or serve one onlooker.

        Between two of them the event loop looks for what players want, so that they never wait for
        more than one, however many watch.
        """
        self._take_steps()
        if self._is_busy or self._is_held or self._is_over or self._steps:
            return
        if self._news:
            self._do(partial(self._catch_up, next(iter(self._news)), self._now()))
        elif self._asked:
            self._do(self._next_asked())

    def _next_asked(self) -> Step:
        """Take what an onlooker asks, everybody in turn."""
        key, steps = next(iter(self._asked.items()))
        step = steps.popleft()
        del self._asked[key]
        if steps:
            self._asked[key] = steps
        return step

    def _catch_up(self, key: str, now: float) -> None:
        """Tell somebody all that they have not been told."""
        facts, member = self._news.pop(key, None), self._members.get(key)
        if facts is not None and member is not None:
            member.update(self.table.view_for(key, now, tail=0), facts)

    def _do(self, step: Step) -> None:
        """Take a step as soon as those before are over, which may wait for the journal."""
        self._steps.append(step)
        self._take_steps()

    def _take_steps(self) -> None:
        if self._is_stepping:
            return
        self._is_stepping = True
        try:
            while self._steps and not self._is_busy and not self._is_held:
                self._steps.popleft()()
                self._scheduler.schedule(self)
        finally:
            self._is_stepping = False
            self._go_on_later()

    def _go_on_later(self) -> None:
        """Let the event loop look for what else there is, and then do what is left here."""
        is_waiting = self._steps or self._news or self._asked
        if is_waiting and not self._is_busy and not self._is_held and not self._later.isActive():
            self._later.start()

    def _change(self, change: Callable[[], Outcome], then: Callable[[Outcome], None]) -> None:
        """Let the table change and its journal be written, then go on with what came of it."""
        if self._is_over:
            return
        if self._executor is not None:
            self._is_busy = True
            job = self._executor.submit(change, owner=self)
            job.finished.connect(partial(self._on_changed, then))
            job.failed.connect(self._on_broken)
            return
        outcome = change()
        if self._sync is None or not outcome.changed:
            then(outcome)
        else:
            self._is_busy = True
            self._sync.wait(partial(self._on_changed, then, outcome))

    def _on_changed(self, then: Callable[[Outcome], None], outcome: Outcome) -> None:
        self._is_busy = False
        if not self._is_over:
            self._steps.appendleft(partial(then, outcome))
        self._take_steps()

    @Slot(object)
    def _on_broken(self, error: Exception) -> None:
        self._is_busy = False
        try:
            raise error
        finally:
            self._take_steps()

    def _join(self, member: Member, refused: Callable[[Rejected], None]) -> None:
        key, now = member.person.key, self._now()
        if self._is_over:
            refused(Rejected(None, self.table.revision, Refusal.TABLE_CLOSED))
            return

        def then(outcome: Outcome) -> None:
            if isinstance(outcome.answer, Rejected):
                refused(outcome.answer)
                return
            # The newcomer gets everything at once, and not the news of their own arrival before.
            self._forget(key)
            self._partings.pop(key, None)
            self._tell(outcome)
            self._members[key] = member
            member.welcome(self.table.view_for(key, self._now()))

        self._change(lambda: self.table.join(member.person, now, member.place), then)

    def _is_member(self, member: Member) -> bool:
        return self._members.get(member.person.key) is member

    def _forget(self, key: str) -> Member | None:
        """Return who is not here any more, and has nothing to ask or to hear."""
        self._news.pop(key, None)
        self._asked.pop(key, None)
        return self._members.pop(key, None)

    def _leave(self, member: Member) -> None:
        if self._is_member(member):
            self._forget(member.person.key)
            self._part(member.person.key, self.table.leave)
            member.let_go(ClosedReason.LEFT)

    def _lose(self, member: Member) -> None:
        if self._is_member(member):
            self._forget(member.person.key)
            self._part(member.person.key, self.table.connection_lost)

    def _handle(self, member: Member, command_id: int, revision: int, command: Command) -> None:
        key, now = member.person.key, self._now()
        if self._is_member(member):
            self._change(
                lambda: self.table.handle(key, command_id, revision, command, now),
                partial(self._tell, asker=member),
            )

    def _refuse(self, member: Member, command_id: int, refused: Refused) -> None:
        if self._is_member(member):
            self._tell(self.table.refuse(member.person.key, command_id, refused), member)

    def _snapshot(self, member: Member) -> None:
        if self._is_member(member):
            key, now = member.person.key, self._now()
            self._catch_up(key, now)
            member.update(self.table.view_for(key, now), ())

    def _tell_record(self, member: Member, told: Callable[[Record | None], None]) -> None:
        if self._is_member(member):
            told(self.table.finished_record(member.person.key))

    def _part(self, key: str, parting: Parting) -> None:
        """Let the table know that somebody is gone, now or as soon as its journal works."""
        now = self._now()

        def then(outcome: Outcome) -> None:
            if isinstance(outcome.answer, Rejected):
                self._partings[key] = now + RETRY_SECONDS, parting
            else:
                self._partings.pop(key, None)
            self._tell(outcome)

        self._change(lambda: parting(key, now), then)

    def _watch_journal(self, outcome: Outcome) -> None:
        answer = outcome.answer
        if isinstance(answer, Rejected) and answer.refusal is Refusal.JOURNAL_FAILED:
            if not self._journal_fails:
                log.error("the journal of table %s fails: %s", self.table.table_id, answer.detail)
                self._journal_fails = True
                self.journal_failed.emit(str(answer.detail))
        elif outcome.changed:
            self._journal_fails = False

    def _tell(self, outcome: Outcome, asker: Member | None = None) -> None:
        """Pass an outcome on: to bots, to everybody who is still here, and to who is not."""
        self._watch_journal(outcome)
        for request in outcome.bot_requests:
            self._bots.ask(request, partial(self._bot_moved, request.ticket))
        gone = [(key, self._forget(key)) for key in outcome.removed]
        if outcome.changed and not outcome.is_private:
            self._update(outcome, asker)
        elif outcome.changed and asker is not None:
            asker.update(self.table.view_for(asker.person.key, self._now(), tail=0), ())
        if asker is not None and outcome.answer is not None:
            asker.answer(outcome.answer)
        for key, member in gone:
            if member is not None:
                member.let_go(_reason(outcome, key))
        if self.table.state.stage is TableStage.CLOSED and not self._is_over:
            self._close()
        elif outcome.changed:
            self.changed.emit()

    def _update(self, outcome: Outcome, asker: Member | None) -> None:
        """Tell players and the member who asked at once, and others as soon as there is time."""
        # One moment for all of them: what views of a moment share is made once.
        now = self._now()
        for key, member in list(self._members.items()):
            presence = self.table.state.presence(key)
            inside = presence is not None and not presence.waiting
            told = outcome.facts_for(key) if inside else _for_who_waits(outcome, key)
            if member is asker or self._comes_first(key):
                news = (*self._news.pop(key, ()), *told)
                with errors_reported():
                    member.update(self.table.view_for(key, now, tail=0), news)
            else:
                self._news.setdefault(key, []).extend(told)

    def _close(self) -> None:
        self.dismiss()
        self.closed.emit()

    def _bot_moved(self, ticket: BotTicket, text: str) -> None:
        now = self._now()
        move = partial(self.table.bot_moved, ticket, text, now)
        self._do(partial(self._change, move, self._tell))


def _for_who_waits(outcome: Outcome, key: str) -> tuple[facts.Fact, ...]:
    return tuple(
        told.fact for told in outcome.announcements if told.audience and key in told.audience
    )


def _reason(outcome: Outcome, key: str) -> ClosedReason:
    for told in outcome.announcements:
        match told.fact:
            case facts.Kicked(person=person) if person.key == key:
                return ClosedReason.KICKED
            case facts.Banned(person=person) if person.key == key:
                return ClosedReason.BANNED
            case facts.JoinAnswered(person=person, accepted=False) if person.key == key:
                return ClosedReason.DECLINED
    return ClosedReason.LEFT
