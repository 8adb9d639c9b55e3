"""A table in this process, with one person and bots, as `rook13 play` shows it."""

from __future__ import annotations

import asyncio
import itertools
import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, Slot

from rook13.bots.levels import INSTANT, LEVELS, Bot, BotMaker
from rook13.bots.search_setup import Budget
from rook13.cli.problems import CommandError
from rook13.cli.records import display_names
from rook13.cli.saves import SaveFile, write_record
from rook13.cli.text_table import TextTable
from rook13.engine.actions import CallRedeal, Redeal
from rook13.engine.record import Record
from rook13.engine.seats import Seat
from rook13.engine.shuffle import derive_seed
from rook13.net.host.bot_runner import BotRunner, InstantBots, Reply, WorkerBots, normal_move
from rook13.net.host.journals import NoJournal
from rook13.net.host.local_client import LocalTableClient
from rook13.net.host.scheduler import Scheduler
from rook13.net.host.table_runner import TableRunner
from rook13.table import commands as c
from rook13.table import facts as f
from rook13.table import game_facts as g
from rook13.table.config import Pacing, Person
from rook13.table.journal import from_record
from rook13.table.outcome import BotRequest
from rook13.table.table import Table
from rook13.table.views import TableView

USUAL_NAME = "You"
PROMPT = "> "
KEEP_PROMPT = "Save the game for later? [Y/n] "
YES = frozenset({"", "y", "yes"})
NO = frozenset({"n", "no"})
TABLE_ID = "solo"
YOU = Person("you", "You")
AT_ONCE = Pacing(bot_delay=0, hand_pause=0, result_wait=0, bot_deadline=600)
"""Nobody watches cards fly here; bots wait while the player thinks about a redeal."""


@dataclass(frozen=True, slots=True)
class SoloGame:
    """A game to play: as far as it is, who sits where, and what decides the next deals."""

    record: Record
    seat: Seat
    levels: Sequence[str]
    """The level of the bot at each seat; the one at your own is not used."""
    seed: bytes
    is_resumed: bool


async def play(
    game: SoloGame, save: SaveFile, notice: str, stop: asyncio.Event, owner: QObject
) -> int:
    """Play until the game is over or the player leaves."""
    table = SoloTable(game, save, notice, owner)
    await table.run(stop)
    table.shut()
    if not table.over.is_set():
        print()
        table.say_kept()
    if table.problem is not None:
        raise table.problem
    return 0


class SoloTable(TextTable):
    """Asks when it is the player's turn, and keeps the game before every question."""

    is_alone = True

    def __init__(self, game: SoloGame, save: SaveFile, notice: str, owner: QObject) -> None:
        self._bots = SoloBots(game.seed, owner)
        self._runner = _runner(game, self._bots, owner)
        super().__init__(LocalTableClient(self._runner, YOU, parent=self._runner))
        self._save = save
        self._is_resumed = game.is_resumed
        self._notice = notice
        self._redeals_asked = 0
        """After how many deals the player was last asked whether to deal again."""
        self._may_go_on = False
        self._is_leaving = False
        self.problem: CommandError | None = None
        """Why the game could not be kept in the file that the player chose."""

    def shut(self) -> None:
        """Stop the bots and the table."""
        self._bots.close()
        self._runner.shut()

    def names(self, view: TableView) -> tuple[str, ...]:
        return display_names(self._record().seats)

    def addressed(self, view: TableView) -> Seat | None:
        seat = view.own_seat
        is_unnamed = seat is not None and self._record().seats[seat.index] == USUAL_NAME
        return seat if is_unnamed else None

    def welcome(self, view: TableView) -> None:
        assert self.screen is not None
        assert view.game is not None
        self.screen.welcome()
        if self._is_resumed:
            self.screen.recap(view.game)
        if self._notice:
            self.say(self._notice)

    def tell(self, fact: f.Fact, view: TableView) -> None:
        if isinstance(fact, g.Rewound):
            assert self.screen is not None
            assert view.game is not None
            self.say("Back to your previous decision.", "")
            self.screen.recap(view.game)
        elif isinstance(fact, g.BotReplaced):
            super().tell(fact, view)

    def work(self, view: TableView) -> None:
        if self._is_leaving:
            self.keyboard.read(KEEP_PROMPT)
        elif view.revision == self._runner.table.revision:
            self._may_go_on = not self.is_my_turn(view)
            if self.is_my_turn(view) or self._may_redeal(view):
                self._ask(view)
            else:
                self._bots.go_on()

    def finish(self, view: TableView) -> None:
        self.say()
        if self._save.automatic:
            self._save.remove()
        elif self._keep():
            self.say(f"Game record saved in {self._save.path}.")
        self.over.set()

    def command(self, line: str, view: TableView) -> c.Command | None:
        """Return the one command that there is without other people."""
        return c.AskUndo() if line.lower() == "undo" else None

    def on_rejected(self) -> None:
        """Leave the question as it is: nothing has happened since."""

    @Slot(str)
    def on_typed(self, line: str) -> None:
        view = self.client.view
        assert view is not None
        if not sys.stdin.isatty():
            # Nobody has seen the line being typed.
            print(line)
        if self._is_leaving:
            self._leave(line.lower())
        elif not line and self._may_go_on:
            self._redeals_asked = len(self._record().hands)
        elif line:
            self._do(line, view)
        self.go_on()

    @Slot()
    def on_input_ended(self) -> None:
        print()
        self.say_kept()
        self.over.set()

    def say_kept(self) -> None:
        """Keep the game, and say how to go on with it."""
        if self._keep():
            self.say(f"Game saved. To resume: {self._save.resume_command}")
        elif self.problem is None:
            self.say(f"Couldn't save the game. {self._save.trouble}")

    def _ask(self, view: TableView) -> None:
        assert view.game is not None
        self._keep()
        if self.problem is None:
            self.show_question(view.game, may_go_on=self._may_go_on)
            self.say()
            self.keyboard.read(PROMPT)

    def _may_redeal(self, view: TableView) -> bool:
        """Return whether you may have this deal redone out of turn, and were not asked yet."""
        if view.game is None or self._redeals_asked == len(self._record().hands):
            return False
        return any(isinstance(action, Redeal | CallRedeal) for action in view.game.legal)

    def _do(self, line: str, view: TableView) -> None:
        word, _, rest = line.partition(" ")
        if word.lower() == "quit":
            self._quit()
        elif word.lower() == "save":
            self._save_copy(rest.strip())
        else:
            self.handle(line, view)

    def _quit(self) -> None:
        if self._save.automatic:
            self._is_leaving = True
        else:
            self.say_kept()
            self.over.set()

    def _leave(self, answer: str) -> None:
        if answer in YES:
            self.say_kept()
        elif answer in NO:
            self._save.remove()
        if answer in YES | NO:
            self.over.set()

    def _save_copy(self, name: str) -> None:
        path = Path(os.path.expanduser(name)) if name else self._save.path  # noqa: PTH111
        try:
            write_record(path, self._record())
        except CommandError as error:
            self.say(str(error))
        else:
            self.say(f"Saved in {path}.")

    def _keep(self) -> bool:
        """Keep the game as it stands, and say once when that is impossible."""
        known_trouble = self._save.trouble
        try:
            kept = self._save.write(self._record())
        except CommandError as error:
            self.problem = error
            self.over.set()
            return False
        if not kept and not known_trouble:
            self.say(f"The game is not being saved. {self._save.trouble}")
        return kept

    def _record(self) -> Record:
        record = self._runner.table.record()
        assert record is not None
        return record


class SoloBots(BotRunner):
    """Bots that follow from a seed, and act only when the player has seen what went before."""

    def __init__(self, seed: bytes, parent: QObject | None = None) -> None:
        super().__init__(parent)
        own, numbers = seed, itertools.count()

        def seeded(make: BotMaker) -> BotMaker:
            def made(seed: bytes, budget: Budget | None = None) -> Bot:
                return make(derive_seed(own.hex(), "bot", next(numbers)), budget)

            return made

        self._instant = InstantBots({level: seeded(make) for level, make in LEVELS.items()}, self)
        self._thinking = WorkerBots(parent=self)
        self._waiting: list[tuple[BotRequest, Reply]] = []

    def ask(self, request: BotRequest, reply: Reply) -> None:
        self._waiting.append((request, reply))

    def go_on(self) -> None:
        """Let the bots act that were asked."""
        waiting, self._waiting = self._waiting, []
        for request, reply in waiting:
            bots = self._instant if request.level in INSTANT else self._thinking
            bots.ask(request, reply)

    def close(self) -> None:
        self._waiting.clear()
        self._instant.close()
        self._thinking.close()


def _runner(game: SoloGame, bots: BotRunner, owner: QObject) -> TableRunner:
    """Return a running table; all its chance follows from the seed and the deals."""

    def entropy(size: int) -> bytes:
        record = table.record()
        return derive_seed(game.seed.hex(), len(record.hands) + 1 if record else 0)[:size]

    scheduler = Scheduler()
    found = from_record(TABLE_ID, game.record, YOU, game.seat.name, game.levels)
    table = Table.resume(
        found, NoJournal(), entropy, scheduler.now(), pacing=AT_ONCE, fallback=normal_move
    )
    runner = TableRunner(table, bots, scheduler, owner)
    scheduler.setParent(runner)
    return runner
