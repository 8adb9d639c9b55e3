"""The question before somebody is sent away, which cannot be taken back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from rook13.table.commands import Ban, Command, Kick
from rook13.table.people import Person
from rook13.ui.dialogs.confirm import Confirm
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext

tr = context("People")

Ask = Callable[[Command], None]
"""What passes a command on; it has to live as long as the window."""


class SendingAway(Confirm):
    """Asks whether somebody should go; `ask` gets the command if the answer is yes."""

    def __init__(
        self, ui: UiContext, person: Person, ask: Ask, parent: QWidget, *, for_good: bool
    ) -> None:
        action = tr("Ban") if for_good else tr("Send away")
        super().__init__(ui, _question(person, for_good), _outcome(for_good), action, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._command: Command = Ban(person.key) if for_good else Kick(person.key)
        self._ask = ask
        self.accepted.connect(self._on_accepted)

    def _on_accepted(self) -> None:
        self._ask(self._command)


def _question(person: Person, for_good: bool) -> str:
    if for_good:
        return tr("Ban {name} from this table?", name=person.name)
    return tr("Send {name} away from this table?", name=person.name)


def _outcome(for_good: bool) -> str:
    if for_good:
        return tr("They cannot come back to this table. In a game a bot plays their cards.")
    return tr("They may come back. In a game a bot plays their cards.")
