"""Getting to somebody else's table: finding it, connecting, and asking for what is missing."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from rook13.background.jobs import Job, disk
from rook13.net.channel import Channel
from rook13.net.client.code_search import CodeSearch
from rook13.net.client.remote_client import RemoteTableClient
from rook13.net.client.table_client import CHOOSE_TABLE, NoEntry
from rook13.net.client.target import Target
from rook13.net.client.tls_client import Dial, DialFailure, DialProblem
from rook13.net.codes import safety_words
from rook13.net.security import DEFAULT_PORT
from rook13.protocol.errors import Code
from rook13.storage.certificates import KnownHosts
from rook13.storage.identity import Identity
from rook13.ui.dialogs.dialog import Confirm
from rook13.ui.flows.services import Services
from rook13.ui.screens.lobby.join_dialogs import (
    ChooseTable,
    JoinDialog,
    JoinRequest,
    NewHostDialog,
    PasswordDialog,
)
from rook13.ui.text import context
from rook13.ui.ui_context import UiContext
from rook13.ui.window import MainWindow
from rook13.wording.network import CODE_NOWHERE, closed_text, code_text, no_entry_text
from rook13.wording.text import Text

SEARCH_MS = 6_000
"""A host that is up has answered by then."""
tr = context("Join")


class JoinAttempt(QObject):
    """One attempt to get to a table, by a code or at an address."""

    arrived = Signal(object)
    """A RemoteTableClient that is at the table."""
    failed = Signal(object, object)
    """A Text that says why, and the NoEntry if the host was reached."""
    met = Signal(str)
    """The certificate of a host that was never met, and whom nothing proves; `trust` it or not."""

    def __init__(
        self,
        services: Services,
        who: Identity,
        parent: QObject | None = None,
        port: int = DEFAULT_PORT,
    ) -> None:
        """`port` is where the table could go on in this program."""
        super().__init__(parent)
        self._services = services
        self._port = port
        self._who = who
        self._job: Job | None = None
        self._password: str | None = None
        self._search: CodeSearch | None = None
        self._too_many_guesses = False
        self._search_timer = QTimer(self, singleShot=True, interval=SEARCH_MS)
        self._search_timer.timeout.connect(self._on_not_found)
        self._dial: Dial | None = None
        self._client: RemoteTableClient | None = None
        self.target: Target | None = None

    def ask(self, request: JoinRequest) -> None:
        """Go to the table with this code, or at this address."""
        self._password = request.password
        if request.endpoint is not None:
            self.go(Target((request.endpoint,), password=request.password))
        elif request.code is not None:
            self._look_for(request.code)

    def go(self, target: Target) -> None:
        """Connect to a table whose address is known, expecting the certificate from before."""
        self.target = target
        self._forget_job()
        self._job = disk().submit(self._services.hosts.fingerprint_of, target.place, owner=self)
        self._job.finished.connect(partial(self._connect_to, target))

    def _connect_to(self, target: Target, fingerprint: str | None) -> None:
        """Go to a host whose certificate is known from before, or proves what it knows."""
        self._job = None
        if (target.pin or fingerprint or target.password) is None:
            self._meet(target)
            return
        hosts, parent = self._services.hosts, self._services.tables
        host = parent.own_host(self._port)
        client = RemoteTableClient(target, self._who, fingerprint, parent=parent, host=host)
        client.connected.connect(partial(_remember, client, hosts))
        client.updated.connect(self._on_updated)
        client.refused.connect(self._on_refused)
        client.closed.connect(self._on_closed)
        self._client = client
        client.start()

    def _meet(self, target: Target) -> None:
        """Look at the certificate of a host without signing in there."""
        self._dial = Dial(target.endpoints, parent=self)
        self._dial.opened.connect(self._on_met)
        self._dial.failed.connect(self._on_not_met)
        self._dial.start()

    @Slot(Channel)
    def _on_met(self, channel: Channel) -> None:
        found = channel.host_fingerprint
        channel.close()
        self._job = disk().submit(self._services.hosts.is_known, found, owner=self)
        self._job.finished.connect(partial(self._on_looked_up, found))

    def _on_looked_up(self, fingerprint: str, is_known: bool) -> None:
        if is_known:
            self.trust(fingerprint)
        else:
            self.met.emit(fingerprint)

    @Slot(object)
    def _on_not_met(self, failure: DialFailure) -> None:
        self._on_refused(NoEntry(failure=failure))

    def trust(self, fingerprint: str) -> None:
        """Go on with a host that has this certificate."""
        if self.target is not None:
            disk().submit(self._services.hosts.forget, self.target.place)
            self.go(replace(self.target, pin=fingerprint))

    def go_with_password(self, password: str) -> None:
        """Try again with a password."""
        if self.target is not None:
            self.go(replace(self.target, password=password))

    def go_to_table(self, table_id: str) -> None:
        """Try again with one of the host's tables."""
        if self.target is not None:
            self.go(replace(self.target, table_id=table_id))

    def close(self) -> None:
        """Give up."""
        self._search_timer.stop()
        search, self._search = self._search, None
        if search is not None:
            search.close()
            search.deleteLater()
        self._forget_job()
        if self._dial is not None:
            self._dial.cancel()
        client, self._client = self._client, None
        if client is not None:
            client.close()
            client.deleteLater()

    def _look_for(self, code: str) -> None:
        """Ask every host that is up or appears for the table with a code."""
        self._search = CodeSearch(code, self._who, parent=self)
        self._search.found.connect(self._on_found)
        self._search.denied.connect(self._on_denied)
        self._search_timer.start()
        self._services.lan.host_appeared.connect(self._search.ask)
        for host in self._services.lan.hosts:
            self._search.ask(host)

    def _forget_job(self) -> None:
        job, self._job = self._job, None
        if job is not None:
            job.cancel()

    @Slot(object)
    def _on_found(self, target: Target) -> None:
        self._search_timer.stop()
        self.go(replace(target, password=self._password))

    @Slot(str)
    def _on_denied(self, code: str) -> None:
        self._too_many_guesses |= code == Code.TOO_MANY_GUESSES.value

    @Slot()
    def _on_not_found(self) -> None:
        if self._search is not None:
            self._search.close()
        many = code_text(Code.TOO_MANY_GUESSES.value)
        self.failed.emit(many if self._too_many_guesses else Text(CODE_NOWHERE), None)

    @Slot()
    def _on_updated(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            client.updated.disconnect(self._on_updated)
            client.refused.disconnect(self._on_refused)
            client.closed.disconnect(self._on_closed)
            self.arrived.emit(client)

    @Slot(object)
    def _on_refused(self, why: NoEntry) -> None:
        self.close()
        self.failed.emit(no_entry_text(why), why)

    @Slot(object)
    def _on_closed(self, reason: object) -> None:
        self.close()
        self.failed.emit(closed_text(getattr(reason, "value", "closed")), None)


def _remember(client: RemoteTableClient, hosts: KnownHosts) -> None:
    if client.fingerprint:
        disk().submit(hosts.remember, client.place, client.fingerprint)


class JoinFlow(QObject):
    """Asks what one attempt after the other needs: a password, a choice, or trust."""

    arrived = Signal(object)
    """A RemoteTableClient that is at the table."""

    def __init__(self, ui: UiContext, services: Services, window: MainWindow) -> None:
        super().__init__(window)
        self._ui = ui
        self._services = services
        self._window = window
        self._attempt: JoinAttempt | None = None
        self._dialog: JoinDialog | PasswordDialog | None = None

    def ask(self, who: Identity, request: JoinRequest, dialog: JoinDialog) -> None:
        """Go to the table typed into the dialog, which stays open until it is found."""
        self._dialog = dialog
        dialog.stopped.connect(self.close)
        self._begin(who).ask(request)

    def go(self, who: Identity, target: Target, name: str, *, is_locked: bool) -> None:
        """Go to a table in the list."""
        self._dialog = None
        attempt = self._begin(who)
        attempt.target = target
        if is_locked:
            self._ask_password(attempt, name)
        else:
            self._window.toast.say(tr("Joining “{table}”…", table=name))
            attempt.go(target)

    @Slot()
    def close(self) -> None:
        """Give up."""
        attempt, self._attempt = self._attempt, None
        if attempt is not None:
            attempt.close()
            attempt.deleteLater()

    def _begin(self, who: Identity) -> JoinAttempt:
        self.close()
        self._attempt = JoinAttempt(self._services, who, self, self._ui.settings.chosen.port)
        self._attempt.arrived.connect(self._on_arrived)
        self._attempt.failed.connect(self._on_failed)
        self._attempt.met.connect(self._ask_about_new_host)
        return self._attempt

    def _ask_password(self, attempt: JoinAttempt, name: str) -> None:
        dialog = PasswordDialog(self._ui, name, self._window)
        dialog.wanted.connect(attempt.go_with_password)
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
        attempt = self._attempt
        if attempt is None:
            return
        changed = _new_certificate(entry)
        if changed is not None:
            self._ask_to_trust(attempt, sentence, changed)
        elif entry is not None and entry.code == CHOOSE_TABLE:
            self._ask_which(attempt, entry)
        elif _needs_password(entry) and not isinstance(self._dialog, PasswordDialog):
            self._dismiss_dialog()
            self._ask_password(attempt, tr("The table"))
        elif self._dialog is not None:
            self._dialog.show_problem(sentence)
        else:
            self._window.toast.say(sentence)

    @Slot(str)
    def _ask_about_new_host(self, fingerprint: str) -> None:
        if self._attempt is None:
            return
        self._dismiss_dialog()
        dialog = NewHostDialog(self._ui, safety_words(fingerprint), self._window)
        dialog.accepted.connect(partial(self._attempt.trust, fingerprint))
        dialog.rejected.connect(self.close)
        dialog.open()

    def _ask_to_trust(self, attempt: JoinAttempt, sentence: str, fingerprint: str) -> None:
        self._dismiss_dialog()
        question = tr("Is this the host you know?")
        words = tr("Its safety words are: {words}.", words=safety_words(fingerprint))
        action, told = tr("Trust it and join"), f"{sentence} {words}"
        dialog = Confirm(self._ui, question, told, action, self._window)
        dialog.accepted.connect(partial(attempt.trust, fingerprint))
        dialog.open()

    def _ask_which(self, attempt: JoinAttempt, entry: NoEntry) -> None:
        self._dismiss_dialog()
        dialog = ChooseTable(self._ui, entry.choices, self._window)
        dialog.chosen.connect(attempt.go_to_table)
        dialog.open()


def _new_certificate(entry: NoEntry | None) -> str | None:
    """Return the certificate that a known host shows all of a sudden."""
    failure = entry.failure if entry is not None else None
    if failure is None or failure.problem is not DialProblem.CERTIFICATE_CHANGED:
        return None
    return failure.fingerprint


def _needs_password(entry: NoEntry | None) -> bool:
    return entry is not None and entry.code == Code.WRONG_PASSWORD.value
