"""The authoritative table: every command comes here, and every change is made here.

Every method takes the time and returns an `Outcome`. A change is in the journal before the method
returns; if the journal fails, there is no change.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import replace

from rook13.engine.game import seat_to_act
from rook13.engine.record import Record
from rook13.engine.redaction import view_for
from rook13.table import play, seating
from rook13.table.clock import Alarm, Timers, retimed
from rook13.table.commands import Chat, Command, Phrase
from rook13.table.config import USUAL_PACING, Pacing, Person, TableConfig
from rook13.table.duplicate_facts import BoardsCompared, DuplicateJoined
from rook13.table.facts import Muted, TableOpened, TableReopened
from rook13.table.game_facts import BotFault, ClockRanOut, UndoRefused
from rook13.table.handling import HANDLING, advance, check, check_revision
from rook13.table.handover import ProgramOffered
from rook13.table.hosting import TalkLimit
from rook13.table.journal import Journal, JournalEntry, Restored
from rook13.table.outcome import (
    Accepted,
    AnswerBook,
    BotRequest,
    BotTicket,
    Draft,
    Entropy,
    Outcome,
    Refusal,
    Refused,
    Rejected,
)
from rook13.table.seat_facts import TakeoverCause
from rook13.table.state import TableStage, TableState
from rook13.table.views import LogEntry, Standing, TableView, Viewer, finished_record

LOG_LIMIT = 1000
LOG_TAIL = 50
RETRY_SECONDS = 1.0
"""How long the table waits after its journal has failed."""


class Table:
    """One table from its opening to its end."""

    def __init__(
        self,
        table_id: str,
        config: TableConfig,
        host: Person | None,
        journal: Journal,
        entropy: Entropy,
        now: float,
        *,
        pacing: Pacing = USUAL_PACING,
        fallback: play.Fallback = play.plain_action,
    ) -> None:
        """Open a table; raises what the journal raises, and ValueError for a bad configuration."""
        problem = config.problem()
        if problem:
            raise ValueError(problem)
        opened = TableOpened(table_id, config, host)
        self._set_up(journal, entropy, pacing, fallback)
        journal.append([str(JournalEntry((opened,)))])
        self._state = opened.make()
        self._log.append(LogEntry(1, opened))
        self._timers = retimed(Timers(), self._state, pacing, now)
        self._viewer = Viewer(self._state, self._timers, now)

    @classmethod
    def resume(
        cls,
        found: Restored,
        journal: Journal,
        entropy: Entropy,
        now: float,
        *,
        pacing: Pacing = USUAL_PACING,
        fallback: play.Fallback = play.plain_action,
    ) -> Table:
        """Go on with a table that was found; raises what the journal raises."""
        table = cls.__new__(cls)
        table._set_up(journal, entropy, pacing, fallback)
        table._resume(found, now)
        return table

    def _set_up(
        self, journal: Journal, entropy: Entropy, pacing: Pacing, fallback: play.Fallback
    ) -> None:
        self._journal = journal
        self._entropy = entropy
        self.pacing = pacing
        """How fast the table goes; what it already waits for keeps its time."""
        self._fallback = fallback
        self._answers = AnswerBook()
        self._talk = TalkLimit()
        self._log: deque[LogEntry] = deque(maxlen=LOG_LIMIT)
        self._retry_at = float("-inf")

    def _resume(self, found: Restored, now: float) -> None:
        self._state = found.state
        self._answers = found.answers
        self._log.extend(found.log)
        self._timers = Timers()
        if found.state.stage is not TableStage.CLOSED:
            draft = Draft(found.state, now, self._entropy)
            draft.put(TableReopened())
            self._journal.append([str(JournalEntry(tuple(draft.facts)))])
            self._commit(draft)
        self._viewer = Viewer(self._state, self._timers, now)

    @property
    def table_id(self) -> str:
        return self._state.table_id

    @property
    def revision(self) -> int:
        return self._state.revision

    @property
    def state(self) -> TableState:
        """Return the whole state, hidden cards included: never send it."""
        return self._state

    @property
    def log(self) -> tuple[LogEntry, ...]:
        """Return the public facts, oldest first."""
        return tuple(self._log)

    def record(self) -> Record | None:
        """Return the game on the table, or the last one: it tells all cards, so never send it."""
        return self._state.record

    def finished_record(self, key: str) -> Record | None:
        """Return the finished hands of the game, for a person who may watch it."""
        return finished_record(self._state, key)

    def view_for(self, key: str | None, now: float, tail: int = LOG_TAIL) -> TableView:
        """Return what somebody sees, with so much of the log; None is a passer-by."""
        log = list(self._log)[-tail:] if tail else []
        if not self._viewer.is_of(self._state, self._timers, now):
            self._viewer = Viewer(self._state, self._timers, now)
        view = self._viewer.view(key, self._answers.last_command(key), log)
        duplicate = self._state.duplicate
        # Like the log it is long, changes seldom, and is told by facts in between.
        is_told = tail and duplicate is not None and view.standing is Standing.GUEST
        return replace(view, duplicate=duplicate.view()) if duplicate and is_told else view

    def next_deadline(self) -> float | None:
        """Return when to call `tick` next, if nothing else happens before."""
        moment = self._timers.earliest()
        return max(moment[0], self._retry_at) if moment else None

    def join(self, person: Person, now: float, place: str = "") -> Outcome:
        """Let somebody in, or back to their seat; a person who needs approval waits."""
        return self._run(lambda draft: seating.join(draft, person, place), now)

    def leave(self, key: str, now: float) -> Outcome:
        return self._run(lambda draft: seating.leave(draft, key), now)

    def join_duplicate(self, joined: DuplicateJoined, now: float) -> Outcome:
        """Make the table one of a duplicate session, before anybody plays."""
        return self._run(lambda draft: draft.put(joined), now)

    def compare_boards(self, compared: BoardsCompared, now: float) -> Outcome:
        """Take what the tables of the session have made of its boards, and tell everybody."""
        return self._run(lambda draft: draft.put(compared), now)

    def connection_lost(self, key: str, now: float) -> Outcome:
        return self._run(lambda draft: seating.connection_lost(draft, key), now)

    def handle(
        self, key: str, command_id: int, revision: int, command: Command, now: float
    ) -> Outcome:
        """Do what a person asks, or refuse it; a command that was answered is answered again."""
        outcome = self._answered_before(key, command_id)
        if outcome is not None:
            return outcome
        outcome = self._run(
            lambda draft: self._decide(draft, key, revision, command), now, key, command_id
        )
        self._note(key, command_id, outcome)
        if isinstance(command, Chat | Phrase) and outcome.changed:
            self._talk.count(key, now)
        return outcome

    def refuse(self, key: str, command_id: int, refused: Refused) -> Outcome:
        """Refuse a command that could not be read; it is answered once, like any other."""
        outcome = self._answered_before(key, command_id)
        if outcome is None:
            outcome = self._refusal(command_id, refused)
            self._note(key, command_id, outcome)
        return outcome

    def bot_moved(self, ticket: BotTicket, text: str, now: float) -> Outcome:
        """Take a bot's answer, shown when it is time; answers to old questions are ignored."""
        bot = self._timers.bot
        if bot is None or bot.ticket != ticket or bot.answer is not None:
            return Outcome(revision=self.revision)
        self._timers = self._timers.with_answer(text)
        return self.tick(now) if bot.due <= now else Outcome(revision=self.revision)

    def tick(self, now: float) -> Outcome:
        """Do the one thing that has been due longest; then ask `next_deadline` again."""
        moment = self._timers.earliest()
        if moment is None or max(moment[0], self._retry_at) > now:
            return Outcome(revision=self.revision)
        _, alarm, key = moment
        return self._run(lambda draft: self._ring(draft, alarm, key), now)

    def _answered_before(self, key: str, command_id: int) -> Outcome | None:
        try:
            known = self._answers.find(key, command_id)
        except Refused as refused:
            return self._refusal(command_id, refused)
        return Outcome(known, self.revision) if known is not None else None

    def _note(self, key: str, command_id: int, outcome: Outcome) -> None:
        if self._state.presence(key) and outcome.answer is not None:
            self._answers.note(key, command_id, outcome.answer)

    def _decide(self, draft: Draft, key: str, revision: int, command: Command) -> None:
        before = self._state
        check(before, key, command)
        if isinstance(command, Chat | Phrase):
            self._talk.check(key, draft.now)
        HANDLING[type(command)].carry_out(draft, key, command)
        check_revision(before, key, command, revision)

    def _ring(self, draft: Draft, alarm: Alarm, key: str) -> None:
        state, bot = draft.state, self._timers.bot
        if alarm is Alarm.GRACE:
            presence = state.presence(key)
            assert presence is not None
            seating.go(draft, presence, TakeoverCause.DROPPED)
        elif alarm is Alarm.SHARES:
            play.stop_waiting_for_shares(draft)
        elif alarm is Alarm.UNDO:
            draft.put(UndoRefused(None))
        elif alarm is Alarm.RESULT:
            play.next_hand_by_itself(draft)
        elif alarm is Alarm.DEAL:
            play.deal_by_itself(draft)
        elif alarm is Alarm.TURN:
            assert state.game is not None
            draft.put(ClockRanOut(str(seat_to_act(state.game))))
        else:
            assert bot is not None
            seat = state.rules.seat(bot.ticket.seat)
            if bot.answer is None:
                play.replace_bot(draft, seat, BotFault.LATE, self._fallback)
            else:
                play.bot_acts(draft, seat, bot.answer, self._fallback)

    def _run(
        self,
        decide: Callable[[Draft], None],
        now: float,
        key: str | None = None,
        command_id: int | None = None,
    ) -> Outcome:
        """Try a change, write it to the journal, and only then apply it."""
        draft = Draft(self._state, now, self._entropy)
        try:
            decide(draft)
            if not draft.facts:
                return Outcome(Accepted(command_id, self.revision), self.revision)
            advance(draft)
            self._write(draft, key, command_id)
        except Refused as refused:
            return self._refusal(command_id, refused)
        return self._commit(draft, Accepted(command_id, draft.state.revision))

    def _refusal(self, command_id: int | None, refused: Refused) -> Outcome:
        answer = Rejected(command_id, self.revision, refused.refusal, refused.detail)
        return Outcome(answer, self.revision)

    def _write(self, draft: Draft, key: str | None, command_id: int | None) -> None:
        entry = JournalEntry(tuple(draft.facts), key, command_id)
        try:
            self._journal.append([str(entry)])
        except Exception as error:
            # Whatever went wrong with the journal: what is not kept has not happened.
            self._retry_at = draft.now + RETRY_SECONDS
            raise Refused(Refusal.JOURNAL_FAILED, type(error).__name__) from error

    def _commit(self, draft: Draft, answer: Accepted | None = None) -> Outcome:
        before, asked = self._state, self._timers.bot
        self._state = state = draft.state
        self._timers = retimed(self._timers, state, self.pacing, draft.now)
        told = tuple(draft.announcements)
        self._log.extend(LogEntry(state.revision, one.fact) for one in told if one.fact.is_public)
        here = {presence.person.key for presence in state.people}
        owners = {chair.owner.key for chair in state.chairs if chair.owner}
        self._answers.keep_only(here | owners)
        removed = tuple(p.person.key for p in before.people if p.person.key not in here)
        requests = self._bot_requests(asked.ticket if asked else None)
        is_private = all(isinstance(fact, Muted | ProgramOffered) for fact in draft.facts)
        return Outcome(answer, state.revision, True, told, requests, removed, is_private)

    def _bot_requests(self, asked: BotTicket | None) -> tuple[BotRequest, ...]:
        bot, game = self._timers.bot, self._state.game
        if bot is None or game is None or bot.ticket == asked:
            return ()
        seat = self._state.rules.seat(bot.ticket.seat)
        return (BotRequest(bot.ticket, seat, bot.ticket.level, view_for(game, seat)),)
