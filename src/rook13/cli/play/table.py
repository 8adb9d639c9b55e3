"""The conversation at the table: tell what happens, ask when it is your turn, until it ends."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from rook13.cli.errors import CommandError
from rook13.cli.play.prompts import help_lines
from rook13.cli.play.saves import SaveFile, write_record
from rook13.cli.play.screen import Screen
from rook13.cli.play.session import Session
from rook13.cli.play.typed import typed_action
from rook13.engine.actions import CallRedeal, Redeal
from rook13.engine.notation import NotationError
from rook13.engine.reasons import IllegalAction
from rook13.rulebook import rules_text
from rook13.wording.refusals import notation_text, reason_text

PROMPT = "> "
YES = frozenset({"", "y", "yes"})
NO = frozenset({"n", "no"})


class _Left(Exception):
    """The player has left the table."""


class Table:
    """Keeps a session going with what is typed."""

    def __init__(self, session: Session, screen: Screen, save: SaveFile) -> None:
        self._session = session
        self._screen = screen
        self._save = save
        self._asked_after_deal = 0
        self._commands: dict[str, Callable[[str], None]] = {
            "hand": lambda _: screen.hand(session.view),
            "table": lambda _: screen.table(session.view),
            "last": lambda _: screen.last_trick(session.view),
            "score": lambda _: screen.score(session.view),
            "rules": lambda _: self._rules(),
            "help": lambda _: screen.say(*help_lines(session.rules)),
            "?": lambda _: screen.say(*help_lines(session.rules)),
            "save": self._save_copy,
            "quit": lambda _: self._quit(),
        }

    def play(self) -> None:
        """Play until the game is over or the player leaves."""
        try:
            self._keep()
            while not self._session.is_over:
                self._step()
            self._finish()
        except (EOFError, KeyboardInterrupt):
            print()
            self._say_kept()
        except _Left:
            pass

    def _step(self) -> None:
        session = self._session
        if session.is_your_turn:
            self._ask()
        elif self._may_redeal():
            self._asked_after_deal = session.deals
            self._ask(may_go_on=True)
        else:
            self._screen.tell(session.advance(), session.view)

    def _may_redeal(self) -> bool:
        """Return whether you may have this deal redone out of turn, and were not asked yet."""
        if self._asked_after_deal == self._session.deals:
            return False
        legal = self._session.view.legal
        return any(isinstance(action, Redeal | CallRedeal) for action in legal)

    def _ask(self, *, may_go_on: bool = False) -> None:
        """Ask until something is done; with `may_go_on` an empty line is an answer too."""
        self._keep()
        self._screen.your_turn(self._session.view, may_go_on=may_go_on)
        while True:
            line = self._read(PROMPT)
            if not line and may_go_on:
                return
            if line and self._answer(line):
                return

    def _answer(self, line: str) -> bool:
        """Do what was typed and return whether the game has changed."""
        word, _, rest = line.partition(" ")
        if word.lower() == "undo":
            return self._undo()
        command = self._commands.get(word.lower())
        if command:
            command(rest.strip())
            return False
        return self._act(line)

    def _act(self, line: str) -> bool:
        session = self._session
        try:
            events = session.act(typed_action(session.view, line))
        except NotationError as error:
            self._screen.say(f"{notation_text(error)} Type help to see what you can type.")
        except IllegalAction as error:
            self._screen.say(str(reason_text(error.reason)))
        else:
            self._screen.tell(events, session.view)
            return True
        return False

    def _undo(self) -> bool:
        if not self._session.undo():
            self._screen.say("There is nothing to undo.")
            return False
        self._screen.say("Back to your previous decision.", "")
        self._screen.recap(self._session.view)
        return True

    def _rules(self) -> None:
        rules = self._session.rules
        self._screen.say(rules_text(rules.id, rules.facts()))

    def _save_copy(self, name: str) -> None:
        path = Path(name).expanduser() if name else self._save.path
        try:
            write_record(path, self._session.record())
        except CommandError as error:
            self._screen.say(str(error))
        else:
            self._screen.say(f"Saved in {path}.")

    def _quit(self) -> None:
        if self._save.automatic and not self._wants_to_keep():
            self._save.remove()
            raise _Left
        self._say_kept()
        raise _Left

    def _wants_to_keep(self) -> bool:
        while True:
            answer = self._read("Keep the game to go on later? [Y/n] ").lower()
            if answer in YES | NO:
                return answer in YES

    def _say_kept(self) -> None:
        if self._keep():
            self._screen.say(f"The game is saved. To go on: {self._save.resume_command}")
        else:
            self._screen.say(f"The game could not be saved. {self._save.trouble}")

    def _keep(self) -> bool:
        known_trouble = self._save.trouble
        kept = self._save.write(self._session.record())
        if not kept and not known_trouble:
            self._screen.say(f"The game is not being saved. {self._save.trouble}")
        return kept

    def _finish(self) -> None:
        self._screen.say()
        if self._save.automatic:
            self._save.remove()
        elif self._keep():
            self._screen.say(f"The record of the game is in {self._save.path}.")

    def _read(self, prompt: str) -> str:
        self._screen.say()
        line = input(prompt).strip()
        if not sys.stdin.isatty():
            # Nobody has seen the line being typed.
            print(line)
        return line
