"""`rook13 tables`: the tables on the local network; and the one that `rook13 join` means."""

from __future__ import annotations

import asyncio
import json
from argparse import ArgumentParser, Namespace
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any, TypeVar

from msgspec.structs import asdict
from PySide6.QtCore import QObject, Slot

from rook13.cli.arguments import add_json
from rook13.cli.event_loop import run as run_on_loop
from rook13.cli.problems import CommandError
from rook13.cli.terminal import printable
from rook13.engine.rules import RULESETS
from rook13.net.addresses import BadEndpoint, Endpoint, local_addresses
from rook13.net.client.code_search import CodeSearch
from rook13.net.client.target import Target
from rook13.net.codes import BadCode, is_misspelt_code, parse_code
from rook13.net.discovery.ads import FoundTable
from rook13.net.discovery.health import network_facts
from rook13.net.discovery.mdns import Browser, Mdns
from rook13.net.security import Signer
from rook13.wording.network import network_text, search_text

LIST_SECONDS = 2.5
"""A table that is up answers within two seconds."""
FIND_SECONDS = 5.0
NOTHING = "No tables found on this network."
_Found = TypeVar("_Found")


def add_arguments(parser: ArgumentParser) -> None:
    """Add what the command takes."""
    parser.add_argument("--once", action="store_true", help="list the tables once and exit")
    add_json(parser, "one line of JSON for each change")


def run(arguments: Namespace) -> int:
    """Run the command, and return its exit status."""
    return run_on_loop(lambda stop, owner: list_tables(arguments, stop, owner))


@asynccontextmanager
async def browsing(owner: QObject) -> AsyncIterator[Browser]:
    """Watch the network for the length of a block."""
    mdns = Mdns(parent=owner)
    browser = Browser(mdns, parent=owner)
    mdns.start()
    browser.start()
    try:
        yield browser
    finally:
        await browser.close()
        await mdns.close()


async def list_tables(arguments: Namespace, stop: asyncio.Event, owner: QObject) -> int:
    """Print the tables once, or every change until the command is stopped."""
    async with browsing(owner) as browser:
        printer = _Printer(browser, as_json=arguments.json, live=not arguments.once)
        await _wait(stop, LIST_SECONDS)
        if arguments.once:
            printer.print_all()
        if not browser.tables and not arguments.json:
            await _explain_nothing()
        if not arguments.once:
            await stop.wait()
    return 0


async def _explain_nothing() -> None:
    """Say that no tables were found, and what the reason may be."""
    print(NOTHING)
    for fact in sorted(await network_facts(local_addresses()), key=str):
        print(f"  {network_text(fact.value)}")


def _table_line(found: FoundTable) -> str:
    """Return one table as a line."""
    info = found.info
    titles = {ruleset.id: ruleset.title for ruleset in RULESETS}
    lock = "  password" if info.has_password else ""
    where = ", ".join(str(endpoint) for endpoint in found.endpoints[:1])
    seats = f"{info.free} of {info.players} free"
    name, game = printable(info.name), printable(titles.get(info.game, info.game))
    return f"{name:<24}  {game:<12}  {info.stage:<8}  {seats:<11}  {where}{lock}"


class _Printer(QObject):
    """Prints changes as they come."""

    def __init__(self, browser: Browser, *, as_json: bool, live: bool) -> None:
        super().__init__(browser)
        self._browser = browser
        self._as_json = as_json
        self._names: dict[str, str] = {}
        if live:
            browser.appeared.connect(self._on_appeared)
            browser.changed.connect(self._on_changed)
            browser.vanished.connect(self._on_vanished)

    def print_all(self) -> None:
        for found in sorted(self._browser.tables, key=lambda each: each.info.name):
            self._print("there", found)

    @Slot(FoundTable)
    def _on_appeared(self, found: FoundTable) -> None:
        self._print("appeared", found, "+ ")

    @Slot(FoundTable)
    def _on_changed(self, found: FoundTable) -> None:
        self._print("changed", found, "~ ")

    @Slot(str)
    def _on_vanished(self, key: str) -> None:
        if self._as_json:
            print(json.dumps({"event": "vanished", "key": key}), flush=True)
        else:
            print(f"- {self._names.pop(key, '?')}", flush=True)

    def _print(self, event: str, found: FoundTable, sign: str = "") -> None:
        self._names[found.key] = printable(found.info.name)
        if self._as_json:
            where = [str(endpoint) for endpoint in found.endpoints]
            about = {"key": found.key, "endpoints": where, "protocol": found.protocol}
            facts = {"event": event, **about, **asdict(found.info)}
            print(json.dumps(facts), flush=True)
        else:
            print(f"{sign}{_table_line(found)}", flush=True)


async def _wait(stop: asyncio.Event, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await stop.wait()
    except TimeoutError:
        pass


async def find(arguments: Namespace, signer: Signer, stop: asyncio.Event, owner: QObject) -> Target:
    """Return the table that the arguments mean; raises CommandError."""
    where = arguments.where
    if where is None:
        return await _find_listed(arguments, stop, owner)
    try:
        return await _find_code(parse_code(where), arguments, signer, stop, owner)
    except BadCode as error:
        code_error = error
    if is_misspelt_code(where):
        # A name server would learn the rest of the code.
        raise CommandError(_neither(where, code_error))
    try:
        endpoint = Endpoint.parse(where)
    except BadEndpoint:
        raise CommandError(_neither(where, code_error)) from None
    return Target((endpoint,), password=arguments.password, name=arguments.table)


def _neither(where: str, error: BadCode) -> str:
    if error.unknown and len(where.replace("-", " ").split()) == 3:
        return f"Not a code word: {', '.join(error.unknown)}."
    return f"“{where}” is neither a three-word code nor an address such as den.local:41313."


async def _find_listed(arguments: Namespace, stop: asyncio.Event, owner: QObject) -> Target:
    async with browsing(owner) as browser:
        waiting = _Appearance(browser, arguments.table)
        found = await _first(waiting.found, stop)
        choices = [each.info.name for each in browser.tables]
    if found is None:
        known = f" Available: {', '.join(sorted(choices))}." if choices else ""
        raise CommandError(f"{NOTHING if not arguments.table else 'No such table.'}{known}")
    return Target(found.endpoints, found.info.table, password=arguments.password)


async def _find_code(
    code: str, arguments: Namespace, signer: Signer, stop: asyncio.Event, owner: QObject
) -> Target:
    async with browsing(owner) as browser:
        search = _Search(browser, CodeSearch(code, signer, parent=browser))
        target = await _first(search.found, stop)
        search.search.close()
        # Let the hosts that were asked know that we are gone.
        await asyncio.sleep(0.05)
    if target is None:
        raise CommandError(str(search_text(search.denials)))
    return replace(target, password=arguments.password)


async def _first(waiting: asyncio.Future[_Found], stop: asyncio.Event) -> _Found | None:
    stopped = asyncio.ensure_future(stop.wait())
    either: list[asyncio.Future[Any]] = [waiting, stopped]
    try:
        await asyncio.wait(either, timeout=FIND_SECONDS, return_when=asyncio.FIRST_COMPLETED)
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
        fits = self._wanted in (None, table.info.name, table.info.table)
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
