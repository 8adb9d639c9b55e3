"""Getting to somebody else's table: finding it, connecting, and asking for what is missing."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial

from rook13.background.flows import first_of, unless
from rook13.background.jobs import disk
from rook13.net.client.code_search import CodeSearch
from rook13.net.client.remote_client import RemoteTableClient
from rook13.net.client.table_client import CHOOSE_TABLE, NoEntry
from rook13.net.client.target import Target
from rook13.net.client.tls_client import Dial, DialProblem
from rook13.net.codes import safety_words
from rook13.protocol.errors import Code
from rook13.storage.certificates import KnownHosts
from rook13.storage.files import StorageError
from rook13.storage.identity import Identity
from rook13.table.outcome import ClosedReason
from rook13.ui.dialogs.asking import answer, is_accepted
from rook13.ui.dialogs.dialog import Confirm, Dialog
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
from rook13.wording.network import (
    closed_text,
    no_entry_text,
    search_text,
    storage_text,
)
from rook13.wording.text import Text

SEARCH_SECONDS = 6
"""A host that is up has answered by then."""
tr = context("Join")


class NotJoined(Exception):
    """Why a table could not be joined, and what is known about the host."""

    def __init__(self, why: Text, entry: NoEntry | None = None, new_host: str = "") -> None:
        """`new_host` is the certificate of a host that was never met, and that nothing proves."""
        super().__init__(str(why))
        self.why = why
        self.entry = entry if entry is not None else NoEntry()
        self.new_host = new_host

    @property
    def changed_certificate(self) -> str | None:
        """Return the certificate that a known host shows all of a sudden."""
        failure = self.entry.failure
        if failure is None or failure.problem is not DialProblem.CERTIFICATE_CHANGED:
            return None
        return failure.fingerprint


class Joining:
    """Gets somebody to tables of others, which may go on in this program, at its port."""

    def __init__(
        self, ui: UiContext, services: Services, window: MainWindow, who: Identity
    ) -> None:
        self._ui = ui
        self._services = services
        self._window = window
        self._who = who

    async def ask(self) -> RemoteTableClient | None:
        """Ask for a code or an address until the player is at a table, or gives up."""
        dialog = JoinDialog(self._ui, self._window.screen)
        dialog.open()
        # A quick player asks again before this has come back to listening.
        requests: asyncio.Queue[JoinRequest | None] = asyncio.Queue()
        dialog.wanted.connect(lambda request: requests.put_nowait(request))
        dialog.finished.connect(lambda _: requests.put_nowait(None))
        while (request := await requests.get()) is not None:
            client = await unless(dialog.stopped, self._find(request, dialog))
            if client is not None:
                return client
        return None

    async def go(self, target: Target, name: str, *, is_locked: bool) -> RemoteTableClient | None:
        """Go to a table whose address is known."""
        if not is_locked:
            self._window.toast.say(tr("Joining “{table}”…", table=name))
            return await self._go(target)
        dialog = self._password_dialog(name)
        password = await answer(dialog, dialog.wanted)
        return await self._go(replace(target, password=password), dialog) if password else None

    async def _find(self, request: JoinRequest, dialog: JoinDialog) -> RemoteTableClient | None:
        """Go to what was typed into a dialog."""
        if request.endpoint is not None:
            return await self._go(Target((request.endpoint,), password=request.password), dialog)
        assert request.code is not None
        found = await self._search(request.code)
        if isinstance(found, Target):
            return await self._go(replace(found, password=request.password), dialog)
        dialog.show_problem(self._ui.look.say(found))
        return None

    async def _search(self, code: str) -> Target | Text:
        """Ask every host that is up or appears for the table with a code; or say what is wrong."""
        search, refusals = CodeSearch(code, self._who, parent=self._window), list[str]()
        search.denied.connect(refusals.append)
        self._services.lan.host_appeared.connect(search.ask)
        for host in self._services.lan.hosts:
            search.ask(host)
        try:
            async with asyncio.timeout(SEARCH_SECONDS):
                found: Target = (await first_of(found=search.found))[1]
                return found
        except TimeoutError:
            return search_text(refusals)
        finally:
            search.close()
            search.deleteLater()

    async def _go(
        self, wanted: Target, dialog: JoinDialog | PasswordDialog | None = None
    ) -> RemoteTableClient | None:
        """Go to a table, and ask for what turns out to be missing, in the dialog if it can."""
        target: Target | None = wanted
        while target is not None:
            try:
                if dialog is None:
                    return await self._connect(target)
                if not dialog.isVisible():
                    return None
                client = await unless(dialog.rejected, self._connect(target))
            except NotJoined as problem:
                target, dialog = await self._complete(target, problem, dialog)
            else:
                if client is not None:
                    _dismiss(dialog)
                return client
        return None

    async def _connect(self, target: Target) -> RemoteTableClient:
        """Connect to a table, expecting the certificate from before."""
        hosts, tables = self._services.hosts, self._services.tables
        try:
            pin = await disk().submit(hosts.fingerprint_of, target.place)
            if (target.pin or pin or target.password) is None:
                pin = await self._meet(target)
        except StorageError as error:
            raise NotJoined(storage_text(error.kind.value, str(error.path))) from error
        own_host = tables.own_host(self._ui.settings.chosen.port)
        client = RemoteTableClient(target, self._who, pin, parent=tables, host=own_host)
        client.connected.connect(partial(_remember, client, hosts))
        end = first_of(updated=client.updated, refused=client.refused, closed=client.closed)
        client.start()
        try:
            what, why = await end
            if what == "refused":
                raise NotJoined(no_entry_text(why), why)
            if not client.is_connected:
                reason = why if what == "closed" else ClosedReason.CLOSED
                raise NotJoined(closed_text(reason.value))
        except BaseException:
            client.close()
            client.deleteLater()
            raise
        return client

    async def _meet(self, target: Target) -> str:
        """Return the certificate of a host that was met before at another place."""
        dial = Dial(target.endpoints, parent=self._window)
        end = first_of(opened=dial.opened, failed=dial.failed)
        dial.start()
        try:
            what, found = await end
        finally:
            dial.cancel()
            dial.deleteLater()
        if what == "failed":
            entry = NoEntry(failure=found)
            raise NotJoined(no_entry_text(entry), entry)
        certificate: str = found.host_fingerprint
        found.close()
        if await disk().submit(self._services.hosts.is_known, certificate):
            return certificate
        raise NotJoined(Text(""), new_host=certificate)

    async def _complete(
        self, target: Target, problem: NotJoined, dialog: JoinDialog | PasswordDialog | None
    ) -> tuple[Target | None, JoinDialog | PasswordDialog | None]:
        """Ask for what is missing, or say what is wrong, and return what to try and the dialog."""
        sentence, entry = self._ui.look.say(problem.why), problem.entry
        certificate = problem.new_host or problem.changed_certificate
        if certificate:
            _dismiss(dialog)
            return await self._trusted(target, certificate, sentence), None
        if entry.code == CHOOSE_TABLE:
            _dismiss(dialog)
            choice = ChooseTable(self._ui, entry.choices, self._window)
            choice.open()
            table_id = await answer(choice, choice.chosen)
            return (replace(target, table_id=table_id) if table_id else None), None
        if entry.code == Code.WRONG_PASSWORD.value and not isinstance(dialog, PasswordDialog):
            _dismiss(dialog)
            dialog = self._password_dialog(tr("The table"))
        elif dialog is not None:
            dialog.show_problem(sentence)
        else:
            self._window.toast.say(sentence)
        if not isinstance(dialog, PasswordDialog):
            return None, dialog
        password = await answer(dialog, dialog.wanted)
        return (replace(target, password=password) if password else None), dialog

    def _password_dialog(self, name: str) -> PasswordDialog:
        dialog = PasswordDialog(self._ui, name, self._window)
        dialog.open()
        return dialog

    async def _trusted(self, target: Target, certificate: str, changed: str) -> Target | None:
        """Ask whether to trust a host that is new, or has changed its certificate."""
        words = safety_words(certificate)
        dialog: Dialog
        if not changed:
            dialog = NewHostDialog(self._ui, words, self._window)
        else:
            told = f"{changed} {tr('Its safety words are: {words}.', words=words)}"
            question, action = tr("Is this the host you know?"), tr("Trust it and join")
            dialog = Confirm(self._ui, question, told, action, self._window)
        if not await is_accepted(dialog):
            return None
        disk().submit(self._services.hosts.forget, target.place)
        return replace(target, pin=certificate)


def _dismiss(dialog: Dialog | None) -> None:
    if dialog is not None:
        dialog.accept()
        dialog.deleteLater()


def _remember(client: RemoteTableClient, hosts: KnownHosts) -> None:
    if client.fingerprint:
        disk().submit(hosts.remember, client.place, client.fingerprint)
