"""A table in the terminal: prints what happens at a `TableClient` and carries out what is typed.

What differs between playing alone and playing with other people is in the subclasses.
"""

from __future__ import annotations

import asyncio
import sys

from PySide6.QtCore import QObject, QTimer, Slot

from rook13.cli.event_loop import Keyboard
from rook13.cli.screen import Screen
from rook13.cli.terminal import printable, terminal_style
from rook13.cli.typed import BadCommand, help_lines, table_command, typed_action
from rook13.engine.notation import NotationError
from rook13.engine.seats import Seat
from rook13.engine.view import PlayerView
from rook13.net.client.deal_verifier import DealCheck
from rook13.net.client.table_client import NoEntry, TableClient
from rook13.rulebook import rules_text
from rook13.table import commands as c
from rook13.table import facts as f
from rook13.table import game_facts as g
from rook13.table.fair_deal import DealProblem
from rook13.table.outcome import Answer, ClosedReason, Rejected
from rook13.table.state import TableStage
from rook13.table.views import TableView
from rook13.wording.network import closed_text
from rook13.wording.refusals import notation_text
from rook13.wording.tables import deal_text, fact_text, redrawn_text, refusal_text, withheld_text
from rook13.wording.words import Names

SHOWN_OTHERWISE = (g.GameEvent, g.DealCommitted, g.DealRevealed, f.TableOpened)
"""Facts that are told in another way, or concern nobody while all is well."""


class TextTable(QObject):
    """Somebody at a table, from the first view until they leave."""

    is_alone = False

    def __init__(self, client: TableClient) -> None:
        super().__init__(client)
        self.client = client
        self.screen: Screen | None = None
        self.unanswered: set[int] = set()
        self.over = asyncio.Event()
        self.keyboard = Keyboard(self)
        self._names: tuple[str, ...] = ()
        self._shown_question: tuple[int, PlayerView] | None = None
        self._refused: NoEntry | None = None
        self._told_doubt: DealProblem | None = None
        self._withheld: tuple[str, ...] = ()
        client.connected.connect(self._on_connected)
        client.disconnected.connect(self._on_disconnected)
        client.updated.connect(self._on_updated)
        client.answered.connect(self._on_answered)
        client.refused.connect(self._on_refused)
        client.closed.connect(self._on_closed)
        client.deal_checked.connect(self._on_check)
        self.keyboard.typed.connect(self.on_typed)
        self.keyboard.ended.connect(self.on_input_ended)

    async def run(self, stop: asyncio.Event) -> NoEntry | None:
        """Stay until it is over; return why the table could not be joined, if so."""
        self.client.start()
        waits = [asyncio.ensure_future(event.wait()) for event in (stop, self.over)]
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
        for wait in waits:
            wait.cancel()
        self.keyboard.close()
        self.client.close()
        return self._refused

    def names(self, view: TableView) -> tuple[str, ...]:
        """Return what to call the player of each seat."""
        raise NotImplementedError

    def addressed(self, view: TableView) -> Seat | None:
        """Return the seat whose player is called “You”."""
        return None

    def welcome(self, view: TableView) -> None:
        """Greet the player; the screen exists already."""
        raise NotImplementedError

    def work(self, view: TableView) -> None:
        """Ask, or carry out what was typed; called whenever something may have changed."""
        raise NotImplementedError

    def tell(self, fact: f.Fact, view: TableView) -> None:
        """Tell what has happened at the table, apart from the game."""
        self.say(printable(str(fact_text(fact))))

    def finish(self, view: TableView) -> None:
        """Say what there is to say when the game is over."""
        raise NotImplementedError

    @Slot(str)
    def on_typed(self, line: str) -> None:
        """Take a line."""
        raise NotImplementedError

    @Slot()
    def on_input_ended(self) -> None:
        """Take the end of the input."""
        raise NotImplementedError

    def is_my_turn(self, view: TableView) -> bool:
        """Return whether the game waits for the player."""
        game = view.game
        if game is None or view.stage is not TableStage.ACTIVE or view.own_seat is None:
            return False
        is_bot = view.seats[view.own_seat.index].bot is not None
        return game.turn == view.own_seat and not is_bot and bool(game.legal) and not view.deal

    def show_question(self, game: PlayerView, *, may_go_on: bool = False) -> None:
        """Show what there is to decide, once for each decision."""
        question = (game.number, game)
        if self.screen is not None and question != self._shown_question:
            self._shown_question = question
            self.screen.your_turn(game, may_go_on=may_go_on)
            sys.stdout.flush()

    def say(self, *lines: str) -> None:
        """Print lines at once, after what is still to be told."""
        if self.screen is not None:
            self.screen.say(*lines)
        else:
            for line in lines:
                print(line)
        sys.stdout.flush()

    def send(self, command: c.Command) -> None:
        """Ask something of the table, and wait for the answer before the next line."""
        self.unanswered.add(self.client.send(command))

    def command(self, line: str, view: TableView) -> c.Command | None:
        """Return the command that a line stands for; None for an action; raises BadCommand."""
        return table_command(view, line)

    def handle(self, line: str, view: TableView) -> None:
        """Do what a line says at every table: show something, or ask the table for it."""
        rules, word = view.config.rules(), line.split()[0].lower()
        if word in ("help", "?"):
            self.say(*help_lines(rules, alone=self.is_alone))
        elif word == "rules":
            self.say(rules_text(rules.id, rules.facts()))
        elif word in ("hand", "table", "last", "score"):
            self._show(word, view.game)
        else:
            self._ask_table(line, view)

    def _show(self, word: str, game: PlayerView | None) -> None:
        assert self.screen is not None
        if game is None:
            self.say("No game in progress.")
            return
        show = {
            "hand": self.screen.hand,
            "table": self.screen.table,
            "last": self.screen.last_trick,
            "score": self.screen.score,
        }
        show[word](game)
        sys.stdout.flush()

    def _ask_table(self, line: str, view: TableView) -> None:
        try:
            command = self.command(line, view)
            if command is None:
                command = self._action(line, view)
        except BadCommand as error:
            self.say(str(error))
        except NotationError as error:
            self.say(f"{notation_text(error)} Type help for a list of commands.")
        else:
            self.send(command)

    def _action(self, line: str, view: TableView) -> c.Command:
        if view.game is None or view.own_seat is None:
            raise BadCommand("You can't do that here. Type help for a list of commands.")
        return c.Act(typed_action(view.game, line))

    def _refresh(self, view: TableView) -> None:
        """Rebuild the screen when somebody else plays a seat."""
        names = self.names(view)
        if self.screen is None or names != self._names:
            self._names = names
            rules = view.config.rules()
            if self.screen is not None:
                self.screen.say()
            you = view.own_seat or rules.seats[0]
            self.screen = Screen(Names(rules, names, self.addressed(view)), you, terminal_style())

    @Slot()
    def _on_connected(self) -> None:
        # Before the first view there is nothing to show yet.
        if self.client.view is not None:
            self.say("Reconnected.")

    @Slot()
    def _on_disconnected(self) -> None:
        if self.client.host_stopped:
            self.say("The host has stopped for now. The game goes on when the host is back.")
        else:
            self.say("Connection lost; reconnecting…")

    @Slot(object, object)
    def _on_updated(self, view: TableView, facts: tuple[f.Fact, ...]) -> None:
        is_first = self.screen is None
        self._refresh(view)
        if is_first:
            self.welcome(view)
        self._tell_withheld(view)
        self._tell_facts(facts, view)
        # What the check of a deal has found is told before anything is asked or done.
        QTimer.singleShot(0, self, self.go_on)

    def _tell_withheld(self, view: TableView) -> None:
        """Say who promised a share of the shuffle and did not give it, once for each."""
        if view.deal is not None:
            names = dict(
                zip([str(seat) for seat in view.config.rules().seats], self._names, strict=True)
            )
            for seat in view.deal.withheld:
                if seat not in self._withheld:
                    self.say(printable(str(withheld_text(names[seat]))))
            self._withheld = view.deal.withheld

    @Slot()
    def go_on(self) -> None:
        """Do what is next, unless the table has still to answer."""
        view = self.client.view
        if view is not None and not self.unanswered and not self.over.is_set():
            self.work(view)

    def _tell_facts(self, facts: tuple[f.Fact, ...], view: TableView) -> None:
        for fact in facts:
            if not isinstance(fact, SHOWN_OTHERWISE):
                self.tell(fact, view)
        events = [fact.event for fact in facts if isinstance(fact, g.GameEvent)]
        if events and view.game is not None and self.screen is not None:
            self.screen.tell(events, view.game)
        if any(isinstance(fact, g.GameEnded) for fact in facts):
            self.finish(view)

    @Slot(object)
    def _on_answered(self, answer: Answer) -> None:
        self.unanswered.discard(answer.command_id or 0)
        if isinstance(answer, Rejected):
            self.say(printable(str(refusal_text(answer))))
            self.on_rejected()
        self.go_on()

    def on_rejected(self) -> None:
        """Ask again after a command was refused."""
        self._shown_question = None

    @Slot(object)
    def _on_refused(self, why: NoEntry) -> None:
        self._refused = why
        self.over.set()

    @Slot(object)
    def _on_closed(self, why: ClosedReason) -> None:
        self.say(str(closed_text(why.value)))
        self.over.set()

    @Slot(object)
    def _on_check(self, check: DealCheck) -> None:
        if check.redrawn:
            self.say(printable(str(redrawn_text(check.deal, check.redrawn))))
        if check.problem is not None and check.problem is not self._told_doubt:
            self.say(str(deal_text(check.deal, check.problem)))
        # What is only doubtful is said once: the host asks for no share in any deal.
        is_doubt = check.problem is not None and check.problem.is_doubt
        self._told_doubt = check.problem if is_doubt else None
