"""What is asked and told on the way to somebody else's table."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from rook13.net.remote_client import RemoteTableClient, Target
from rook13.net.table_client import CHOOSE_TABLE, NoEntry
from rook13.protocol.errors import Code
from rook13.storage.identity import Identity
from rook13.ui.dialogs.confirm import Confirm
from rook13.ui.house.house import House
from rook13.ui.journey.arrival import Arrival, is_new_certificate
from rook13.ui.lobby.join_dialogs import ChooseTable, JoinDialog, JoinRequest, PasswordDialog
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.window import MainWindow
from rook13.wording.text import Text

tr = context("Join")


class JoiningDialogs(QObject):
    """Leads one attempt after the other through passwords, choices and doubts."""

    arrived = Signal(object)
    """A RemoteTableClient that is at the table."""

    def __init__(self, ui: UiContext, house: House, window: MainWindow) -> None:
        super().__init__(window)
        self._ui = ui
        self._house = house
        self._window = window
        self._arrival: Arrival | None = None
        self._dialog: JoinDialog | PasswordDialog | None = None

    def ask(self, who: Identity, request: JoinRequest, dialog: JoinDialog) -> None:
        """Go to the table that somebody typed into the dialog, which stays until it is found."""
        self._dialog = dialog
        dialog.stopped.connect(self.close)
        self._begin(who).ask(request)

    def go(self, who: Identity, target: Target, name: str, *, is_locked: bool) -> None:
        """Go to a table in the list."""
        self._dialog = None
        arrival = self._begin(who)
        arrival.target = target
        if is_locked:
            self._ask_password(arrival, name)
        else:
            self._window.toast.say(tr("Going to “{table}”…", table=name))
            arrival.go(target)

    @Slot()
    def close(self) -> None:
        """Give up."""
        arrival, self._arrival = self._arrival, None
        if arrival is not None:
            arrival.close()
            arrival.deleteLater()

    def _begin(self, who: Identity) -> Arrival:
        self.close()
        self._arrival = Arrival(self._house, who, self)
        self._arrival.arrived.connect(self._on_arrived)
        self._arrival.failed.connect(self._on_failed)
        return self._arrival

    def _ask_password(self, arrival: Arrival, name: str) -> None:
        dialog = PasswordDialog(self._ui, name, self._window)
        dialog.wanted.connect(arrival.with_password)
        dialog.rejected.connect(self.close)
        self._dialog = dialog
        dialog.open()

    @Slot(object)
    def _on_arrived(self, client: RemoteTableClient) -> None:
        self._dismiss_dialog()
        self.arrived.emit(client)

    def _dismiss_dialog(self) -> None:
        dialog, self._dialog = self._dialog, None
        if dialog is not None:
            dialog.accept()

    @Slot(object, object)
    def _on_failed(self, why: Text, entry: NoEntry | None) -> None:
        sentence = self._ui.look.say(why)
        arrival = self._arrival
        if arrival is None:
            return
        if is_new_certificate(entry):
            self._ask_to_trust(arrival, sentence)
        elif entry is not None and entry.code == CHOOSE_TABLE:
            self._ask_which(arrival, entry)
        elif self._needs_password(entry) and not isinstance(self._dialog, PasswordDialog):
            self._dismiss_dialog()
            self._ask_password(arrival, tr("The table"))
        elif self._dialog is not None:
            self._dialog.show_problem(sentence)
        else:
            self._window.toast.say(sentence)

    @staticmethod
    def _needs_password(entry: NoEntry | None) -> bool:
        return entry is not None and entry.code == Code.WRONG_PASSWORD.value

    def _ask_to_trust(self, arrival: Arrival, sentence: str) -> None:
        self._dismiss_dialog()
        question = tr("Is this the host you know?")
        dialog = Confirm(self._ui, question, sentence, tr("Trust it and join"), self._window)
        dialog.accepted.connect(arrival.trust_anew)
        dialog.open()

    def _ask_which(self, arrival: Arrival, entry: NoEntry) -> None:
        self._dismiss_dialog()
        dialog = ChooseTable(self._ui, entry.choices, self._window)
        dialog.chosen.connect(partial(self._on_chosen, arrival))
        dialog.open()

    def _on_chosen(self, arrival: Arrival, table_id: str) -> None:
        if arrival.target is not None:
            target = arrival.target
            arrival.go(Target(target.endpoints, table_id, password=target.password))
