"""From what somebody typed to the table that is meant."""

from __future__ import annotations

import asyncio
from argparse import Namespace
from typing import Any, TypeVar

from PySide6.QtCore import QObject, Slot

from rook13.cli.errors import CommandError
from rook13.cli.watch import NOTHING, browsing
from rook13.net.addresses import BadEndpoint, Endpoint
from rook13.net.ads import FoundTable
from rook13.net.code_search import CodeSearch
from rook13.net.codes import BadCode, parse_code
from rook13.net.discovery import Browser
from rook13.net.remote_client import Target
from rook13.net.security import Signer
from rook13.protocol.errors import Code
from rook13.wording.network import CODE_NOWHERE, code_text

LOOK_SECONDS = 5.0
_Found = TypeVar("_Found")


async def find(arguments: Namespace, signer: Signer, stop: asyncio.Event) -> Target:
    """Return where to go; raises CommandError."""
    where = arguments.where
    if where is None:
        return await _find_listed(arguments, stop)
    try:
        return await _find_code(parse_code(where), arguments, signer, stop)
    except BadCode as error:
        code_error = error
    try:
        endpoint = Endpoint.parse(where)
    except BadEndpoint:
        raise CommandError(_neither(where, code_error)) from None
    return Target((endpoint,), password=arguments.password, name=arguments.table)


def _neither(where: str, error: BadCode) -> str:
    if error.unknown and len(where.replace("-", " ").split()) == 3:
        return f"A code is made of three words; this is none of them: {', '.join(error.unknown)}."
    return f"“{where}” is neither a code of three words nor an address such as den.local:41313."


async def _find_listed(arguments: Namespace, stop: asyncio.Event) -> Target:
    async with browsing() as browser:
        waiting = _Appearance(browser, arguments.table)
        found = await _first(waiting.found, stop)
        choices = [each.ad.name for each in browser.tables]
    if found is None:
        known = f" There are: {', '.join(sorted(choices))}." if choices else ""
        raise CommandError(
            f"{NOTHING if not arguments.table else 'There is no such table.'}{known}"
        )
    return Target(found.endpoints, found.ad.table_id, password=arguments.password)


async def _find_code(
    code: str, arguments: Namespace, signer: Signer, stop: asyncio.Event
) -> Target:
    async with browsing() as browser:
        search = _Search(browser, CodeSearch(code, signer, parent=browser))
        target = await _first(search.found, stop)
        search.search.close()
        # The hosts that were asked get their good-bye.
        await asyncio.sleep(0.05)
    if target is None:
        refused = Code.TOO_MANY_GUESSES.value
        many = refused in search.denials
        raise CommandError(str(code_text(refused)) if many else CODE_NOWHERE)
    return Target(target.endpoints, target.table_id, password=arguments.password)


async def _first(waiting: asyncio.Future[_Found], stop: asyncio.Event) -> _Found | None:
    stopped = asyncio.ensure_future(stop.wait())
    either: list[asyncio.Future[Any]] = [waiting, stopped]
    try:
        await asyncio.wait(either, timeout=LOOK_SECONDS, return_when=asyncio.FIRST_COMPLETED)
    finally:
        stopped.cancel()
    return waiting.result() if waiting.done() else None


class _Appearance(QObject):
    """Waits for the table with a name or id, or for any."""

    def __init__(self, browser: Browser, wanted: str | None) -> None:
        super().__init__(browser)
        self.found: asyncio.Future[FoundTable] = asyncio.get_running_loop().create_future()
        self._wanted = wanted
        browser.appeared.connect(self._on_appeared)

    @Slot(FoundTable)
    def _on_appeared(self, table: FoundTable) -> None:
        fits = self._wanted in (None, table.ad.name, table.ad.table_id)
        if fits and not self.found.done():
            self.found.set_result(table)


class _Search(QObject):
    """Asks every host that appears for a code."""

    def __init__(self, browser: Browser, search: CodeSearch) -> None:
        super().__init__(browser)
        self.search = search
        self.found: asyncio.Future[Target] = asyncio.get_running_loop().create_future()
        self.denials: list[str] = []
        browser.host_appeared.connect(search.ask)
        search.found.connect(self._on_found)
        search.denied.connect(self._on_denied)
        for host in browser.hosts:
            search.ask(host)

    @Slot(object)
    def _on_found(self, target: Target) -> None:
        if not self.found.done():
            self.found.set_result(target)

    @Slot(str)
    def _on_denied(self, code: str) -> None:
        self.denials.append(code)
