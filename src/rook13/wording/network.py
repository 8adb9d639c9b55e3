"""What can go wrong on the network, when joining, or on this computer, as its check finds it.

This room may not import the rooms that know these problems, so each is named by a word.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import Enum
from typing import Protocol

from rook13.protocol.errors import Code
from rook13.wording.text import Text, verbatim

CODES: Mapping[Code, str] = {
    Code.BAD_FRAME: "The other program doesn't speak this protocol.",
    Code.TOO_LARGE: "The other program sent too much at once.",
    Code.TOO_DEEP: "The other program sent data that is nested too deeply.",
    Code.BAD_MESSAGE: "The other program sent an invalid message.",
    Code.WRONG_STATE: "The other program sent a message out of turn.",
    Code.TOO_FAST: "The host disconnected because too much was sent.",
    Code.TOO_SLOW: "The host took too long to answer.",
    Code.SILENT: "The host hasn't responded for a while.",
    Code.IDLE: "The host ended the connection because nothing was asked for.",
    Code.VERSION: (
        "The host uses protocol version {host}, this program version {client}; they must match."
    ),
    Code.BAD_SIGNATURE: "The host rejected the sign-in signature.",
    Code.BAD_NAME: "The host can't display this name; choose another.",
    Code.NAME_TAKEN: (
        "Someone on this host already has this name or one that looks like it; choose another."
    ),
    Code.HOST_FULL: ("The host is full right now; try again in a few minutes."),
    Code.UNKNOWN_TABLE: "The host has no such table.",
    Code.UNKNOWN_CODE: "No table has this code.",
    Code.TOO_MANY_GUESSES: "Too many tries; wait half a minute.",
    Code.WRONG_PASSWORD: "Wrong table password.",
    Code.BANNED: "The host banned this player from the table.",
    Code.TABLE_FULL: "The table is full.",
    Code.NO_SPECTATORS: "The table is full, and spectators aren't allowed.",
    Code.OTHER_TABLE: (
        "You, or somebody with your address, play these deals at another table of the session."
    ),
    Code.TABLE_CLOSED: "The table is closed.",
    Code.QUIT: "The other side has left.",
    Code.SHUTDOWN: "The host has stopped.",
    Code.REPLACED: "You signed in somewhere else.",
}
DIAL_PROBLEMS: Mapping[str, str] = {
    "certificate_changed": (
        "The host at {place} has a different certificate than before; it may be someone else."
    ),
    "clock_wrong": (
        "The host at {place} has a certificate for another time. Is this computer's clock right?"
    ),
    "certificate_bad": "The host at {place} has an invalid certificate.",
    "not_tls": "The program at {place} isn't a Rook13 host.",
    "hung_up": "The host at {place} hung up; it may be full.",
    "refused": "Nothing is listening at {place}. Is the table still open, and is the port right?",
    "blocked_here": "This computer blocks connections to {place}.",
    "timed_out": "No answer from {place}. A firewall may be blocking it.",
    "unreachable": "Can't reach {place} from here.",
    "name_unknown": "Can't find the computer {place}.",
}
LISTEN_PROBLEMS: Mapping[str, str] = {
    "all_ports_taken": "Port {port} and the next ones are in use by other programs.",
    "not_allowed": "This computer doesn't allow listening on port {port}.",
    "no_network": "This computer has no network to listen on.",
}
CLOSED_REASONS: Mapping[str, str] = {
    "left": "You left the table.",
    "kicked": "The host removed you from the table.",
    "banned": "The host banned you from this table.",
    "declined": "The host didn't let you in.",
    "closed": "The table is closed.",
    "replaced": "You signed in somewhere else.",
    "moved": "The table is at another host now.",
}
STORAGE_PROBLEMS: Mapping[str, str] = {
    "damaged": "The file {path} is damaged.",
    "locked": "Another program is using {path}.",
    "disk_full": "The disk is full: can't write {path}.",
    "newer_schema": "The file {path} was written by a newer version of Rook13.",
    "outdated": "The file {path} was written by an early version of Rook13 and can't be read.",
    "permission": "You don't have permission to use {path}.",
    "unreadable": "Can't read or write {path}.",
}
SET_ASIDE: Mapping[str, str] = {
    "damaged": "The database was damaged. It was kept as {path}, and a new one was started.",
    "outdated": "The database was written by an early version of Rook13 and can't be read. It was"
    " kept as {path}, and a new one was started.",
}
ACCOUNT_PROBLEMS: Mapping[str, str] = {
    "unknown_account": "There is no such account on this computer.",
    "bad_name": "A name needs 1 to 24 visible characters.",
    "name_taken": "An account with this name already exists.",
    "wrong_password": "Wrong password.",
}
NETWORK_FACTS: Mapping[str, str] = {
    "no_interface": "This computer isn't connected to a network.",
    "no_ipv4": "This computer has no IPv4 address on the network.",
    "mdns_port_refused": "Another program is blocking the search for tables (port 5353).",
    "multicast_refused": (
        "The network connection doesn't allow multicast, which is needed to find tables."
    ),
    "multicast_not_heard": (
        "Multicast, needed to find tables, isn't getting through; check the firewall."
    ),
    "own_port_blocked": "A firewall on this computer is blocking its port.",
}
WITHOUT_A_TABLE: Mapping[str, str] = {
    "no_tables": "The host has no listed tables; join a private one by its code.",
    "choose_table": "The host has several tables; choose one.",
    "not_proven": (
        "This host doesn't know your code or password, so it isn't the one you're looking for."
    ),
    "no_password": (
        "This table has no password, so it may not be the one you were told about. To join "
        "anyway, leave the password empty."
    ),
}
"""Why a player who has reached a host is at no table, besides the codes of the protocol."""
UNKNOWN_CODE_WORD = "The host refused with “{code}”."
CODE_NOWHERE = "No host on this network has a table with this code."


class DialFailure(Protocol):
    """A host that could not be reached, as the network tells it."""

    @property
    def problem(self) -> Enum:
        """One of `DIAL_PROBLEMS`."""

    @property
    def endpoint(self) -> object:
        """Its address, when printed."""


class NoEntry(Protocol):
    """Why a table could not be joined, as the network tells it."""

    @property
    def code(self) -> str:
        """A code of the protocol, or one of `WITHOUT_A_TABLE`."""

    @property
    def host_version(self) -> int | None:
        """The protocol version of the host, if it is the reason."""

    @property
    def client_version(self) -> int | None:
        """The protocol version of this program."""

    @property
    def failure(self) -> DialFailure | None:
        """Why the host was not reached, if so."""


def no_entry_text(why: NoEntry) -> Text:
    """Return why a table could not be joined."""
    if why.failure is not None:
        return dial_text(why.failure.problem.value, str(why.failure.endpoint))
    if why.code.removeprefix("differs_") in DIFFERENCES:
        return difference_text(why.code.removeprefix("differs_"))
    if why.code in WITHOUT_A_TABLE:
        return Text(WITHOUT_A_TABLE[why.code])
    return code_text(why.code, why.host_version, why.client_version)


_TELLING = (Code.NAME_TAKEN, Code.BAD_NAME, Code.TOO_MANY_GUESSES)


def search_text(refusals: Collection[str]) -> Text:
    """Return why no table was found by its code, after hosts have refused to look."""
    told = next((code for code in _TELLING if code.value in refusals), None)
    return code_text(told.value) if told is not None else Text(CODE_NOWHERE)


def code_text(code: str, host: int | None = None, client: int | None = None) -> Text:
    """Return why a host refused, with the versions if they did not fit."""
    known = {member.value: member for member in Code}
    if code not in known:
        return Text(UNKNOWN_CODE_WORD, {"code": code})
    versions = {"host": str(host or "?"), "client": str(client or "?")}
    return Text(CODES[known[code]], versions)


def dial_text(problem: str, place: str) -> Text:
    """Return why a host could not be reached."""
    return Text(DIAL_PROBLEMS[problem], {"place": place})


def listen_text(problem: str, port: int) -> Text:
    """Return why a host cannot listen."""
    return Text(LISTEN_PROBLEMS[problem], {"port": port})


def closed_text(reason: str) -> Text:
    """Return why somebody is not at their table any more."""
    return Text(CLOSED_REASONS[reason])


class Move(Protocol):
    """Where a table has gone on."""

    @property
    def host(self) -> str: ...

    @property
    def is_here(self) -> bool: ...

    @property
    def hand(self) -> int: ...


MOVES: Mapping[tuple[bool, bool], str] = {
    (False, False): "{name} hosts the table now.",
    (True, False): "You host the table now.",
    (False, True): (
        "{name} hosts the table now. The cards were lost, so hand {hand} is dealt again."
    ),
    (True, True): "You host the table now. The cards were lost, so hand {hand} is dealt again.",
}
DIFFERENCES: Mapping[str, str] = {
    "seats": "You didn't join: somebody has another seat there than before.",
    "options": "You didn't join: the game has other rules there than before.",
    "results": "You didn't join: the results there aren't those of your game.",
    "record": "You didn't join: the hands there aren't those of your game.",
    "not_opened": "The table can't be opened on this computer. Is the disk full?",
}


def move_text(move: Move) -> Text:
    """Return where a table has gone on, as one short notice."""
    values = {"name": move.host, "hand": str(move.hand)}
    return Text(MOVES[move.is_here, bool(move.hand)], values)


ELSEWHERE = "Others of this game play on at {name}'s table: {people}."


def elsewhere_text(name: str, people: str) -> Text:
    """Return where people play on who have a seat here."""
    return Text(ELSEWHERE, {"name": name, "people": people})


def difference_text(problem: str) -> Text:
    """Return why a table that continues another one was not joined, or not opened."""
    return Text(DIFFERENCES[problem])


def storage_text(problem: str, path: str) -> Text:
    """Return what is wrong with a file of this program."""
    return Text(STORAGE_PROBLEMS[problem], {"path": path})


def set_aside_text(problem: str, path: str) -> Text:
    """Return why a new database was started, and where the old one is kept."""
    return Text(SET_ASIDE[problem], {"path": path})


def account_text(problem: str) -> Text:
    """Return what is wrong with an account."""
    return Text(ACCOUNT_PROBLEMS[problem])


def network_text(fact: str) -> Text:
    """Return what keeps tables from being found."""
    return Text(NETWORK_FACTS[fact])


SUBJECTS: Mapping[str, str] = {
    "display": "Display",
    "sound": "Sound",
    "database": "Database",
    "port": "Port",
    "multicast": "Multicast",
    "firewall": "Firewall",
    "workers": "Worker processes",
    "kernels": "Search",
    "fonts": "Fonts",
}
DIAGNOSES: Mapping[str, str] = {
    "display_ok": "A window can be opened ({platform}).",
    "display_none": "No display found. You can still play in the terminal.",
    "sound_ok": "Sounds play on {device}.",
    "sound_no_device": "No sounds: there is no audio output.",
    "sound_no_library": "No sounds: {reason}",
    "database_ok": "{path} is fine.",
    "database_new": "None yet. It will be created at {path}.",
    "folder_closed": "Nothing can be saved in {path}.",
    "port_ok": "Port {port} is free for your tables.",
    "port_taken": (
        "Port {port} is in use, perhaps by one of your tables. The next one will use {other}."
    ),
    "multicast_ok": "Tables can be found on {interface} ({address}).",
    "multicast_bad": (
        "Nothing comes through on {interface} ({address}), so tables there can't be found. Join "
        "them by address."
    ),
    "firewall_none": "None found on this computer.",
    "firewall_on": (
        "{name} is on. If others can't join you, allow TCP port {port} and UDP port 5353: {command}"
    ),
    "workers_ok": "Working, with {count} processors.",
    "workers_bad": "They don't start, so strong bots and reviews won't work: {reason}",
    "kernels_ok": "Compiled: bots think at full speed.",
    "kernels_slow": "Not compiled: strong bots can't think as far ahead.",
    "fonts_ok": "{count} families, and all suits can be shown.",
    "fonts_none": "No fonts found, so no text can be shown. Install some, such as DejaVu.",
    "fonts_no_suits": "No font has all of {suits}. Install more, such as DejaVu.",
}


def subject_text(subject: str) -> Text:
    """Return what a finding is about."""
    return Text(SUBJECTS[subject])


def diagnosis_text(code: str, values: Mapping[str, str | int]) -> Text:
    """Return a finding as a sentence; what is not known here comes as a sentence already."""
    if code not in DIAGNOSES:
        return verbatim(code)
    return Text(DIAGNOSES[code], values)
