"""`rook13 host`: a host without a window, until it is stopped."""

from __future__ import annotations

import asyncio
import json
import time
from argparse import ArgumentParser, ArgumentTypeError, BooleanOptionalAction, Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QLockFile, QObject, Slot

from rook13.cli.arguments import USUAL_GAME, add_house_rules, add_json, rules_from, whole_number
from rook13.cli.data import opened, told
from rook13.cli.event_loop import run as run_on_loop
from rook13.cli.problems import CommandError, UsageError
from rook13.cli.terminal import printable
from rook13.net.addresses import Endpoint, local_addresses
from rook13.net.client.target import Target
from rook13.net.codes import safety_words
from rook13.net.discovery.mdns import Advertiser, Mdns
from rook13.net.host.service import HostService
from rook13.net.host.table_runner import TableRunner
from rook13.net.host.table_store import HostSettings
from rook13.net.host.tls_server import ListenError, Listening
from rook13.net.security import HostSigner
from rook13.protocol.connection import Timing
from rook13.storage.certificates import host_certificate
from rook13.storage.database import Database
from rook13.storage.files import StorageError
from rook13.storage.identity import KnownNames
from rook13.storage.journals import JournalStore
from rook13.table.config import LEVELS, TURN_CLOCKS, Pacing, Person, TableConfig
from rook13.wording.network import listen_text

LOCK_FILE = "host.lock"
LONGEST_END = 3.0
"""Seconds to wait until all clients have heard that the host stops."""


USUAL_NAME, USUAL_LEVEL = "Table", "normal"
USUAL_PORT = 41313
PACES = {"usual": Pacing(), "fast": Pacing(bot_delay=0, hand_pause=0)}


def add_arguments(parser: ArgumentParser) -> None:
    """Add the settings of a table and its host."""
    parser.add_argument("--game", metavar="GAME", default=USUAL_GAME, help="game to play")
    add_house_rules(parser)
    parser.add_argument("--name", metavar="NAME", default=USUAL_NAME, help="table name")
    parser.add_argument(
        "--port", metavar="N", type=_port, default=USUAL_PORT, help="port to listen on"
    )
    parser.add_argument("--private", action="store_true", help="join by code only")
    parser.add_argument("--password", metavar="WORD", type=_password, help="password for joining")
    parser.add_argument(
        "--bots", metavar="LEVEL", type=_one_of(LEVELS), default=USUAL_LEVEL, help="bot level"
    )
    clocks = [str(clock) for clock in TURN_CLOCKS if clock]
    parser.add_argument(
        "--turn-clock",
        metavar="S",
        type=_one_of(clocks),
        help=f"seconds per turn: {', '.join(clocks)}",
    )
    _add_switches(parser)
    parser.add_argument(
        "--grace", metavar="S", type=whole_number(0), default=30, help="seconds to reconnect"
    )
    parser.add_argument(
        "--pace", type=_one_of(PACES), default="usual", help="usual, or fast (bots don't pause)"
    )
    parser.add_argument(
        "--rate",
        metavar="N",
        type=whole_number(1),
        default=30,
        help="messages per second from each client",
    )
    parser.add_argument(
        "--new", action="store_true", help="open a new table, even if one has this name"
    )
    add_json(parser, "print one line of JSON")


def run(arguments: Namespace) -> int:
    """Run the command, and return its exit status."""
    config = _config_from(arguments)
    return run_on_loop(lambda stop, owner: serve(arguments, config, stop, owner))


def _config_from(arguments: Namespace) -> TableConfig:
    """Return the table that the arguments describe."""
    rules = rules_from(arguments)
    clock = arguments.turn_clock
    config = TableConfig(
        name=arguments.name.strip(),
        game=rules.id,
        options=rules.options.differing(),
        players=rules.players,
        spectators=arguments.spectators,
        approval=arguments.approval,
        takeover=arguments.takeover,
        turn_clock=int(clock) if clock else None,
        grace=arguments.grace,
        undo=arguments.undo,
        hints=arguments.hints,
        bot_level=arguments.bots,
        private=arguments.private,
        has_password=bool(arguments.password),
    )
    problem = config.problem()
    if problem:
        raise UsageError(f"A table can't be opened like this: check “{problem}”.")
    return config


def _add_switches(parser: ArgumentParser) -> None:
    switches = {
        "spectators": (True, "allow spectators"),
        "approval": (False, "the host approves each player"),
        "takeover": (True, "let newcomers take over from bots during a game"),
        "undo": (False, "allow undo if everyone agrees"),
        "hints": (False, "allow hints, which everyone is told about"),
        "announce": (True, "announce the table on the local network"),
    }
    for name, (default, meaning) in switches.items():
        parser.add_argument(
            f"--{name}", action=BooleanOptionalAction, default=default, help=meaning
        )


def _one_of(words: Iterable[str]) -> Callable[[str], str]:
    known = list(words)

    def read(text: str) -> str:
        if text not in known:
            raise ArgumentTypeError(f"“{text}” is not one of {', '.join(known)}")
        return text

    return read


def _password(text: str) -> str:
    if not text:
        raise ArgumentTypeError("a password can't be empty; leave --password out for none")
    return text


def _port(text: str) -> int:
    port = whole_number(0)(text)
    if port > 65535:
        raise ArgumentTypeError(f"“{text}” is not a port; those go up to 65535")
    return port


async def serve(
    arguments: Namespace, config: TableConfig, stop: asyncio.Event, owner: QObject
) -> int:
    """Host tables until the command is stopped."""
    with opened(arguments.data_dir) as (paths, database), _alone(paths.folder) as is_alone:
        service = _service(database, arguments, owner)
        _Guests(KnownNames(database), service, arguments.json)
        restored = _restore(service, is_alone)
        table = _table(service, config, arguments, restored)
        listening = _listen(service, arguments.port)
        _tell(service, listening, restored, table, arguments)
        async with _announced(service, arguments.announce):
            await stop.wait()
            service.discard_idle()
            service.close()
            await _until_gone(service)
    return 0


class _Guests(QObject):
    """Remembers who has signed in, and warns the person who runs the host."""

    def __init__(self, names: KnownNames, service: HostService, quiet: bool) -> None:
        super().__init__(service)
        self._names = names
        self._quiet = quiet
        service.signed_in.connect(self._on_signed_in)
        service.journal_failed.connect(self._on_journal_failed)
        service.table_moved.connect(self._on_moved)

    @Slot(object)
    def _on_signed_in(self, person: Person) -> None:
        try:
            is_known = self._names.belongs_to(person.name, person.key)
        except StorageError as error:
            # They can still play.
            print(f"Can't remember {printable(person.name)}: {told(error)}", flush=True)
            return
        if not (is_known or self._quiet):
            name = printable(person.name)
            print(
                f"“{name}” is here, but isn't the person who used this name before.",
                flush=True,
            )

    @Slot(object, str)
    def _on_moved(self, target: Target, _: str) -> None:
        if not self._quiet:
            where = ", ".join(map(str, target.endpoints))
            print(f"The table goes on at a player's computer: {where}.", flush=True)

    @Slot(str, str)
    def _on_journal_failed(self, table_id: str, problem: str) -> None:
        if not self._quiet:
            print(
                f"Table {table_id} has stopped: its journal can't be written ({problem}).",
                "It continues as soon as that works again.",
                flush=True,
            )


def _service(database: Database, arguments: Namespace, owner: QObject) -> HostService:
    timing = Timing(messages_per_second=arguments.rate, burst=3 * arguments.rate)
    certificate = host_certificate(database)
    return HostService(
        certificate,
        JournalStore(database, is_grouped=True),
        settings=HostSettings(pacing=PACES[arguments.pace], timing=timing),
        parent=owner,
        signer=HostSigner(certificate),
    )


@contextmanager
def _alone(folder: Path) -> Iterator[bool]:
    """Tell whether no other host uses this folder: two must not reopen the same tables."""
    lock = QLockFile(str(folder / LOCK_FILE))
    lock.setStaleLockTime(0)
    is_alone = lock.tryLock(0)
    try:
        yield is_alone
    finally:
        if is_alone:
            lock.unlock()


def _restore(service: HostService, is_alone: bool) -> tuple[TableRunner, ...]:
    if not is_alone:
        print("Another Rook13 on this computer is running the tables that were open.")
        return ()
    for problem in service.restore():
        print(f"A table can't be resumed because its journal is damaged: {problem}.")
    return service.tables


def _table(
    service: HostService,
    config: TableConfig,
    arguments: Namespace,
    restored: tuple[TableRunner, ...],
) -> TableRunner:
    """Return the table that was asked for: the one from before, or a new one."""
    wanted = (config.name, config.game)
    for runner in restored:
        found = runner.table.state.config
        if (found.name, found.game) == wanted and not arguments.new:
            return runner
    return service.open_table(config, password=arguments.password)


def _listen(service: HostService, port: int) -> Listening:
    try:
        return service.listen(port)
    except ListenError as error:
        raise CommandError(str(listen_text(error.problem.value, port))) from None


def _tell(
    service: HostService,
    listening: Listening,
    restored: tuple[TableRunner, ...],
    table: TableRunner,
    arguments: Namespace,
) -> None:
    if arguments.json:
        print(json.dumps(_facts(service, listening)), flush=True)
        return
    for runner in service.tables:
        config = runner.table.state.config
        verb = "is open again" if runner in restored else "is open"
        print(f"Table “{config.name}” ({runner.table.state.rules.title}) {verb}.")
        code = service.code_of(runner.table.table_id)
        if code:
            print(f"  code      {code}")
    if listening.moved:
        print(f"Port {listening.wanted} is in use, so this host listens on {listening.port}.")
    for address in local_addresses().announced:
        print(f"  address   {Endpoint(address, listening.port)}")
    print(f"  safety words  {safety_words(service.fingerprint)}")
    print(
        "Press Ctrl+C to stop the host; its tables resume the next time you start it.", flush=True
    )


def _facts(service: HostService, listening: Listening) -> dict[str, object]:
    tables = [
        {
            "id": runner.table.table_id,
            "name": runner.table.state.config.name,
            "game": runner.table.state.config.game,
            "code": service.code_of(runner.table.table_id),
        }
        for runner in service.tables
    ]
    addresses = list(local_addresses().announced)
    return {
        "port": listening.port,
        "addresses": addresses,
        "fingerprint": service.fingerprint,
        "safety_words": safety_words(service.fingerprint),
        "tables": tables,
    }


class _announced:  # noqa: N801
    """The tables are on the network for the length of a block."""

    def __init__(self, service: HostService, wanted: bool) -> None:
        self._service = service
        self._wanted = wanted

    async def __aenter__(self) -> None:
        if self._wanted:
            self._mdns = Mdns(parent=self._service)
            port = self._service.port
            self._advertiser = Advertiser(self._mdns, port, parent=self._service)
            self._mdns.start()
            self._advertiser.start()
            self._service.announce(self._advertiser)

    async def __aexit__(self, *_: object) -> None:
        if self._wanted:
            self._service.announce(None)
            await self._advertiser.close()
            await self._mdns.close()


async def _until_gone(service: HostService) -> None:
    end = time.monotonic() + LONGEST_END
    while service.connections and time.monotonic() < end:
        await asyncio.sleep(0.02)
