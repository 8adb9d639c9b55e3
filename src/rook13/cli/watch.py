"""Watches the local network for tables and prints what appears, changes and vanishes."""

from __future__ import annotations

import asyncio
import json
from argparse import Namespace
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict

from PySide6.QtCore import QObject, Slot

from rook13.cli.seating import printable
from rook13.engine.rules import RULESETS
from rook13.net.addresses import local_addresses
from rook13.net.ads import FoundTable
from rook13.net.discovery import Browser, Mdns
from rook13.net.health import network_facts
from rook13.wording.network import network_text

LOOK_SECONDS = 2.5
"""A table that is there answers within two seconds."""
NOTHING = "No table has appeared on this network."


@asynccontextmanager
async def browsing() -> AsyncIterator[Browser]:
    """Watch the network for the length of a block."""
    mdns = Mdns()
    browser = Browser(mdns)
    mdns.start()
    browser.start()
    try:
        yield browser
    finally:
        await browser.close()
        await mdns.close()


async def watch(arguments: Namespace, stop: asyncio.Event) -> int:
    """Print tables until somebody wants it to end, or once."""
    async with browsing() as browser:
        printer = _Printer(browser, as_json=arguments.json, live=not arguments.once)
        await _wait(stop, LOOK_SECONDS)
        if arguments.once:
            printer.print_all()
        if not browser.tables and not arguments.json:
            await explain_nothing()
        if not arguments.once:
            await stop.wait()
    return 0


async def explain_nothing() -> None:
    """Say that nothing is there, and what could be the reason."""
    print(NOTHING)
    for fact in sorted(await network_facts(local_addresses()), key=str):
        print(f"  {network_text(fact.value)}")


def table_line(found: FoundTable) -> str:
    """Return one table as a line."""
    ad = found.ad
    titles = {ruleset.id: ruleset.title for ruleset in RULESETS}
    lock = "  password" if ad.locked else ""
    where = ", ".join(str(endpoint) for endpoint in found.endpoints[:1])
    seats = f"{ad.seats_free} of {ad.seats_total} free"
    name, game = printable(ad.name), printable(titles.get(ad.game, ad.game))
    return f"{name:<24}  {game:<12}  {ad.state:<8}  {seats:<11}  {where}{lock}"


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
        for found in sorted(self._browser.tables, key=lambda each: each.ad.name):
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
        self._names[found.key] = printable(found.ad.name)
        if self._as_json:
            where = [str(endpoint) for endpoint in found.endpoints]
            facts = {"event": event, "key": found.key, "endpoints": where, **asdict(found.ad)}
            print(json.dumps(facts), flush=True)
        else:
            print(f"{sign}{table_line(found)}", flush=True)


async def _wait(stop: asyncio.Event, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await stop.wait()
    except TimeoutError:
        pass
