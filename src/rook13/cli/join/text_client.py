"""A table with other people in the terminal: what happens is told, what is typed is done."""

from __future__ import annotations

import asyncio
import sys
from collections import deque

from PySide6.QtCore import QObject, QTimer, Slot

from rook13.cli.join.keyboard import Keyboard
from rook13.cli.join.orders import HELP, BadOrder, order
from rook13.cli.paint import terminal_paint
from rook13.cli.play.prompts import COMMANDS, help_lines
from rook13.cli.play.screen import Screen
from rook13.cli.play.typed import typed_action
from rook13.cli.seating import BOT_NAMES, printable
from rook13.engine.notation import NotationError
from rook13.engine.view import PlayerView
from rook13.net.table_client import ClosedReason, DealCheck, NoEntry, TableClient
from rook13.rulebook import rules_text
from rook13.table import commands as c
from rook13.table import facts as f
from rook13.table import game_facts as g
from rook13.table.outcome import Answer, Rejected
from rook13.table.state import Stage
from rook13.table.views import SeatInfo, Standing, TableView
from rook13.wording.network import closed_text
from rook13.wording.refusals import notation_text
from rook13.wording.tables import fact_text, refusal_text
from rook13.wording.words import Names

UNTOLD = (g.GameEvent, g.DealCommitted, g.DealRevealed, f.TableOpened)
"""What is shown in another way, or is nobody's concern while all is well."""
NOT_HERE = frozenset({"undo", "save"})
"""Commands of the table against bots that go another way with people."""


class TextClient(QObject):
    """Plays one visit to a table; `seat` is where to sit, empty for anywhere, None to watch."""

    def __init__(self, client: TableClient, seat: str | None) -> None:
        super().__init__(client)
        self._client = client
        self._seat = seat
        self._lines: deque[str] = deque()
        self._unanswered: set[int] = set()
        self._asked_at: tuple[int, object] | None = None
        self._screen: Screen | None = None
        self._names: tuple[str, ...] = ()
        self._refused: NoEntry | None = None
        self._over = asyncio.Event()
        self._keyboard = Keyboard(self)
        self._connect()

    def _connect(self) -> None:
        client, keyboard = self._client, self._keyboard
        client.connected.connect(self._on_connected)
        client.disconnected.connect(self._on_disconnected)
        client.view_changed.connect(self._on_view)
        client.facts.connect(self._on_facts)
        client.answered.connect(self._on_answered)
        client.refused.connect(self._on_refused)
        client.closed.connect(self._on_closed)
        client.deal_checked.connect(self._on_check)
        keyboard.typed.connect(self._on_typed)
        keyboard.ended.connect(self._on_input_ended)

    async def run(self, stop: asyncio.Event) -> NoEntry | None:
        """Stay until it is over; return why the table could not be joined, if so."""
        self._client.start()
        self._keyboard.start()
        waits = [asyncio.ensure_future(event.wait()) for event in (stop, self._over)]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()
        self._keyboard.close()
        self._client.close()
        return self._refused

    @Slot()
    def _on_connected(self) -> None:
        # Before the first view there is nothing to show yet.
        if self._client.view is not None:
            self._say("The connection is back.")

    @Slot()
    def _on_disconnected(self) -> None:
        self._say("The connection is lost; trying again.")

    @Slot(object)
    def _on_view(self, view: TableView) -> None:
        if self._screen is None:
            self._welcome(view)
        self._refresh(view)
        self._sit(view)
        # What has happened is told before anything is asked or done.
        QTimer.singleShot(0, self, self._go_on)

    @Slot()
    def _go_on(self) -> None:
        self._ask()
        self._work()

    @Slot(object)
    def _on_facts(self, facts: tuple[f.Fact, ...]) -> None:
        view = self._client.view
        assert view is not None
        for fact in facts:
            if not isinstance(fact, UNTOLD):
                self._say(printable(str(fact_text(fact))))
        events = [fact.event for fact in facts if isinstance(fact, g.GameEvent)]
        if events and view.game is not None and self._screen is not None:
            self._screen.tell(events, view.game)
        if any(isinstance(fact, g.GameEnded) for fact in facts):
            self._show_end(view)

    @Slot(object)
    def _on_answered(self, answer: Answer) -> None:
        self._unanswered.discard(answer.command_id or 0)
        if isinstance(answer, Rejected):
            self._say(str(refusal_text(answer)))
            self._asked_at = None
        self._go_on()

    @Slot(object)
    def _on_refused(self, why: NoEntry) -> None:
        self._refused = why
        self._over.set()

    @Slot(object)
    def _on_closed(self, why: ClosedReason) -> None:
        self._say(str(closed_text(why.value)))
        self._over.set()

    @Slot(object)
    def _on_check(self, check: DealCheck) -> None:
        if check.problem is not None:
            self._say(f"Deal {check.deal} was not what its host had promised!")

    @Slot(str)
    def _on_typed(self, line: str) -> None:
        if line:
            self._lines.append(line)
        self._work()

    @Slot()
    def _on_input_ended(self) -> None:
        self._lines.append("quit")
        self._work()

    def _say(self, *lines: str) -> None:
        if self._screen is not None:
            self._screen.say(*lines)
        else:
            for line in lines:
                print(line)
        sys.stdout.flush()

    def _welcome(self, view: TableView) -> None:
        rules = view.config.rules()
        print(f"Table “{printable(view.config.name)}”: {rules.title}. {rules.summary}")
        for line in _rules_lines(view):
            print(line)
        print("Type help to see what you can type, rules for the rules, quit to leave.")
        self._refresh(view)
        self._who(view)
        if view.standing is Standing.WAITING:
            self._say("The host of the table has to let you in; one moment.")

    def _refresh(self, view: TableView) -> None:
        names = seat_names(view)
        if names != self._names or self._screen is None:
            self._names = names
            rules = view.config.rules()
            you = view.own_seat or rules.seats[0]
            if self._screen is not None:
                self._screen.say()
            self._screen = Screen(Names(rules, names), you, terminal_paint())

    def _sit(self, view: TableView) -> None:
        """Sit down by oneself, once, where one was told to or where there is room."""
        if self._seat is None or view.standing is not Standing.GUEST:
            return
        wanted, self._seat = self._seat, None
        if view.own_seat is not None:
            self._send(c.DealForMe(True))
            return
        free = [each.seat.name for each in view.seats if each.person is None and not each.locked]
        if wanted or free:
            self._send(c.Sit(wanted.upper() or free[0]))
            self._send(c.DealForMe(True))

    def _who(self, view: TableView) -> None:
        for each, name in zip(view.seats, self._names, strict=True):
            you = " (you)" if each.seat == view.own_seat else ""
            self._say(f"  {each.seat.name}  {name}{you}{_state(each)}")
        if view.others:
            others = ", ".join(printable(person.name) for person in view.others)
            self._say(f"  also here: {others}")
        if view.waiting:
            waiting = ", ".join(printable(person.name) for person in view.waiting)
            self._say(f"  at the door: {waiting}")

    def _is_my_turn(self, view: TableView) -> bool:
        game = view.game
        if game is None or view.stage is not Stage.ACTIVE or view.own_seat is None:
            return False
        is_bot = view.seats[view.own_seat.index].bot is not None
        return game.turn == view.own_seat and not is_bot and bool(game.legal) and not view.deal

    def _ask(self) -> None:
        """Show what there is to decide, once for each decision."""
        view = self._client.view
        if view is None or view.game is None or self._screen is None or not self._is_my_turn(view):
            return
        moment = (view.game.number, view.game)
        if moment != self._asked_at and not self._unanswered:
            self._asked_at = moment
            self._screen.your_turn(view.game)
            sys.stdout.flush()

    def _work(self) -> None:
        """Carry out what was typed; lines from a file wait for their turn."""
        while self._lines and not self._unanswered and not self._over.is_set():
            view = self._client.view
            if view is None or not self._client.is_connected or not self._is_time_for(view):
                return
            self._do(self._lines.popleft(), view)

    def _is_time_for(self, view: TableView) -> bool:
        if sys.stdin.isatty() or self._lines[0] in ("quit", "who"):
            return True
        return view.stage is not Stage.ACTIVE or self._is_my_turn(view)

    def _do(self, line: str, view: TableView) -> None:
        word = line.split()[0].lower()
        if word == "quit":
            self._client.leave()
        elif word == "who":
            self._who(view)
        elif word in ("help", "?"):
            self._help(view)
        elif word == "rules":
            rules = view.config.rules()
            self._say(rules_text(rules.id, rules.facts()))
        elif word in ("hand", "table", "last", "score"):
            self._show(word, view.game)
        else:
            self._obey(line, view)

    def _show(self, word: str, game: PlayerView | None) -> None:
        assert self._screen is not None
        if game is None:
            self._say("No game is being played.")
            return
        show = {
            "hand": self._screen.hand,
            "table": self._screen.table,
            "last": self._screen.last_trick,
            "score": self._screen.score,
        }
        show[word](game)
        sys.stdout.flush()

    def _obey(self, line: str, view: TableView) -> None:
        try:
            command = order(view, line)
            if command is None:
                command = self._action(line, view)
        except BadOrder as error:
            self._say(str(error))
        except NotationError as error:
            self._say(f"{notation_text(error)} Type help to see what you can type.")
        else:
            self._send(command)

    def _action(self, line: str, view: TableView) -> c.Command:
        if view.game is None or view.own_seat is None:
            raise BadOrder("This makes no sense here. Type help to see what you can type.")
        return c.Act(typed_action(view.game, line))

    def _send(self, command: c.Command) -> None:
        self._unanswered.add(self._client.send(command))

    def _help(self, view: TableView) -> None:
        own = [line for line in help_lines(view.config.rules()) if not _is_left_out(line)]
        self._say(*own, *(f"  {word:<28}{meaning}" for word, meaning in HELP.items()))

    def _show_end(self, view: TableView) -> None:
        if view.game is not None and self._screen is not None:
            self._say("")
            self._screen.score(view.game)
            self._say("The game is over. Type next for another one, or quit to leave.")


def seat_names(view: TableView) -> tuple[str, ...]:
    """Return what to call whoever plays each seat."""
    bots = iter((*BOT_NAMES, "Owl"))
    return tuple(
        printable(each.person.name) if each.person else next(bots) if each.bot else "nobody"
        for each in view.seats
    )


def _state(seat: SeatInfo) -> str:
    notes = []
    if seat.bot:
        notes.append(f"bot {seat.bot}")
    if seat.person and not seat.connected:
        notes.append("away")
    if seat.ready:
        notes.append("ready")
    if seat.locked:
        notes.append("locked")
    return f"  [{', '.join(notes)}]" if notes else ""


def _rules_lines(view: TableView) -> list[str]:
    options = ", ".join(f"{name}={value}" for name, value in view.config.options.items())
    lines = [f"  house rules  {options}"] if options else []
    if view.config.turn_clock:
        lines.append(f"  turn clock   {view.config.turn_clock} seconds")
    return lines


def _is_left_out(line: str) -> bool:
    word = line.split()[0]
    return word in NOT_HERE and word in COMMANDS
