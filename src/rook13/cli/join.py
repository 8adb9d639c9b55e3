"""`rook13 join`: somebody else's table, in the terminal."""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser, Namespace
from collections import deque
from functools import partial

from PySide6.QtCore import QObject, Slot

from rook13.cli.data import account_named, guest_named, opened
from rook13.cli.event_loop import run as run_on_loop
from rook13.cli.problems import CommandError
from rook13.cli.records import BOT_NAMES
from rook13.cli.tables import find
from rook13.cli.terminal import printable
from rook13.cli.text_table import TextTable
from rook13.net.client.remote_client import RemoteTableClient
from rook13.net.client.table_client import Move, MoveChoice, MoveReason, NoEntry, TableClient
from rook13.net.client.tls_client import DialProblem
from rook13.net.codes import safety_words
from rook13.net.host.service import HostService
from rook13.net.moving.moves import OwnHost
from rook13.storage.certificates import KnownHosts, host_certificate
from rook13.storage.journals import JournalStore
from rook13.table import commands as c
from rook13.table.state import TableStage
from rook13.table.views import SeatInfo, Standing, TableView
from rook13.wording.network import difference_text, move_text, no_entry_text

LINGER_SECONDS = 0.3
TRUST_ANEW = "If you know why, add --trust-new-certificate."
WHICH_TABLE = "Add --table and one of these: {tables}."


def add_arguments(parser: ArgumentParser) -> None:
    """Add what the command takes."""
    parser.add_argument(
        "where",
        metavar="CODE|ADDRESS",
        nargs="?",
        help="three words or host[:port] (default: the table on this network)",
    )
    parser.add_argument("--table", metavar="NAME", help="which table, if there are several")
    parser.add_argument("--password", metavar="WORD", help="table password")
    parser.add_argument("--seat", metavar="SEAT", help="seat to take (default: the first free one)")
    parser.add_argument("--watch", action="store_true", help="watch without taking a seat")
    parser.add_argument("--name", metavar="YOU", default="Guest", help="your name as a guest")
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--guest", action="store_true", help="play without an account (the default)")
    who.add_argument("--account", metavar="NAME", help="play as this account")
    parser.add_argument(
        "--trust-new-certificate",
        action="store_true",
        help="accept that the host has a new certificate",
    )


def run(arguments: Namespace) -> int:
    """Run the command, and return its exit status."""
    return run_on_loop(lambda stop, owner: visit(arguments, stop, owner))


async def visit(arguments: Namespace, stop: asyncio.Event, owner: QObject) -> int:
    """Join a table and stay until it is over."""
    with opened(arguments.data_dir) as (_, database):
        if arguments.account:
            who = account_named(database, arguments.account)
        else:
            who = guest_named(database, arguments.name)
        hosts = KnownHosts(database)
        target = await find(arguments, who, stop, owner)
        pin = None if arguments.trust_new_certificate else hosts.fingerprint_of(target.place)
        host = HostService(host_certificate(database), JournalStore(database), parent=owner)
        client = RemoteTableClient(target, who, pin, parent=owner, host=OwnHost(host))
        client.connected.connect(partial(_tell_words, client, is_new=pin is None))
        table = JoinedTable(client, None if arguments.watch else arguments.seat or "", who.key)
        refused = await table.run(stop)
        host.close()
        if client.fingerprint:
            hosts.remember(client.place, client.fingerprint)
        # The last message is still being sent.
        await asyncio.sleep(LINGER_SECONDS)
    if refused is not None:
        raise CommandError(_refusal_sentence(refused))
    return 0


def _tell_words(client: RemoteTableClient, *, is_new: bool) -> None:
    """Say by which words a host can be recognised that was never met before."""
    if is_new and client.fingerprint:
        print(f"The safety words of this host: {safety_words(client.fingerprint)}.")


class JoinedTable(TextTable):
    """A table with other people; `seat` is where to sit, empty for anywhere, None to watch.

    What others do is told at once, so lines are read all the time. Lines that do not come from
    a terminal wait for their turn.
    """

    def __init__(self, client: TableClient, seat: str | None, me: str = "") -> None:
        super().__init__(client)
        self._seat = seat
        self._me = me
        self._is_promised = False
        self._lines: deque[str] = deque()
        client.move_offered.connect(self._on_offer)
        client.moved.connect(self._on_moved)
        self.keyboard.read()

    def names(self, view: TableView) -> tuple[str, ...]:
        bots = iter(BOT_NAMES)
        return tuple(
            printable(each.person.name) if each.person else next(bots) if each.bot else "nobody"
            for each in view.seats
        )

    def welcome(self, view: TableView) -> None:
        rules = view.config.rules()
        print(f"Table “{printable(view.config.name)}”: {rules.title}. {rules.summary}")
        options = ", ".join(f"{name}={value}" for name, value in view.config.options.items())
        if options:
            print(f"  house rules  {options}")
        if view.config.turn_clock:
            print(f"  turn timer   {view.config.turn_clock} seconds")
        print("Type help for a list of commands, rules for the rules, quit to leave.")
        self._who(view)
        if view.standing is Standing.WAITING:
            self.say("Waiting for the host to let you in.")

    def work(self, view: TableView) -> None:
        self._sit(view)
        self._tell_promise(view)
        if self.unanswered:
            return
        if view.next_hand is not None and view.own_seat in view.next_hand.waiting_for:
            # The result stays readable above, so the others need not wait.
            self.send(c.Ready(True))
            return
        if view.game is not None and self.is_my_turn(view):
            self.show_question(view.game)
        while self._lines and not self.unanswered and not self.over.is_set():
            if not self.client.is_connected or not self._is_time_for(view):
                return
            self._do(self._lines.popleft(), view)

    def finish(self, view: TableView) -> None:
        if view.game is not None and self.screen is not None:
            self.say("")
            self.screen.score(view.game)
            self.say("The game is over. Type next for another one, or quit to leave.")

    @Slot(object)
    def _on_offer(self, choice: MoveChoice | None) -> None:
        """Ask where the table goes on, as a line."""
        if choice is not None:
            self.say(choice_sentence(choice))

    @Slot(object)
    def _on_moved(self, move: Move) -> None:
        self.say(printable(str(move_text(move))))

    @Slot(str)
    def on_typed(self, line: str) -> None:
        self.keyboard.read()
        choice = self.client.move_choice
        if choice is not None and self._choose(line, choice):
            return
        if line:
            self._lines.append(line)
            self.go_on()

    def _choose(self, line: str, choice: MoveChoice) -> bool:
        """Return whether a line says where the table goes on."""
        word, _, name = line.partition(" ")
        hosts = {printable(offer.host).casefold(): offer.key for offer in choice.offers}
        if word == "here" and choice.may_host:
            self.client.go_on_here()
        elif word == "no":
            self.client.decline_move()
        elif word == "join" and name.casefold() in hosts:
            self.client.join_offer(hosts[name.casefold()])
        else:
            return False
        return True

    @Slot()
    def on_input_ended(self) -> None:
        self._lines.append("quit")
        self.go_on()

    def _sit(self, view: TableView) -> None:
        """Sit down once, where the player asked for or where there is room."""
        if self._seat is None or view.standing is not Standing.GUEST:
            return
        wanted, self._seat = self._seat, None
        if view.own_seat is not None:
            self.send(c.DealForMe(True))
            return
        free = [each.seat.name for each in view.seats if each.person is None and not each.locked]
        if wanted or free:
            self.send(c.Sit(wanted.upper() or free[0]))
            self.send(c.DealForMe(True))

    def _tell_promise(self, view: TableView) -> None:
        """Say once that somebody's cards are played before the seat is free."""
        waiting = [(each.seat.name, each.next_person) for each in view.seats]
        seats = [seat for seat, person in waiting if person and person.key == self._me]
        if seats and not self._is_promised:
            self.say(f"You take over at {seats[0]} when this hand is over.")
        self._is_promised = bool(seats)

    def _who(self, view: TableView) -> None:
        for each, name in zip(view.seats, self.names(view), strict=True):
            you = " (you)" if each.seat == view.own_seat else ""
            self.say(f"  {each.seat.name}  {name}{you}{_state(each)}")
        if view.others:
            others = ", ".join(printable(person.name) for person in view.others)
            self.say(f"  also here: {others}")
        if view.waiting:
            waiting = ", ".join(printable(person.name) for person in view.waiting)
            self.say(f"  asking to join: {waiting}")

    def _is_time_for(self, view: TableView) -> bool:
        if sys.stdin.isatty() or self._lines[0] in ("quit", "who"):
            return True
        return view.stage is not TableStage.ACTIVE or self.is_my_turn(view)

    def _do(self, line: str, view: TableView) -> None:
        word = line.split()[0].lower()
        if word == "quit":
            self.client.leave()
        elif word == "who":
            self._who(view)
        else:
            self.handle(line, view)


def choice_sentence(choice: MoveChoice) -> str:
    """Return what the player is asked, with what to type."""
    if choice.reason is MoveReason.ASKED:
        host = printable(choice.host)
        return f"{host} asks you to host the table. Type here to host it, or no."
    told = ["The host is gone."]
    if choice.problem:
        told.append(str(difference_text(choice.problem)))
    if choice.may_host:
        told.append(f"Type here to go on from hand {choice.hands + 1} on your computer.")
    for offer in choice.offers:
        host = printable(offer.host)
        told.append(f"Type join {host} to go on from hand {offer.hands + 1} at {host}'s table.")
    return " ".join(told)


def _refusal_sentence(why: NoEntry) -> str:
    """Return why the table could not be joined, and what can be done about it here."""
    sentence = str(no_entry_text(why))
    if why.failure is not None and why.failure.problem is DialProblem.CERTIFICATE_CHANGED:
        return f"{sentence} {TRUST_ANEW}"
    if why.choices:
        names = ", ".join(f"{each.table} ({each.name})" for each in why.choices)
        return f"{sentence} {WHICH_TABLE.format(tables=names)}"
    return sentence


def _state(seat: SeatInfo) -> str:
    notes = []
    if seat.bot:
        notes.append(f"bot {seat.bot}")
    if seat.person and not seat.connected:
        notes.append("away")
    if seat.ready:
        notes.append("ready")
    if seat.locked:
        notes.append("locked")
    return f"  [{', '.join(notes)}]" if notes else ""
