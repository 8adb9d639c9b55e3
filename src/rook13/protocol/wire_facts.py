"""What happened at a table, on the wire: one struct for each fact that a table announces."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from rook13.protocol.limits import (
    MOST_SEATS,
    Count,
    HandNumber,
    Hex32,
    Name,
    SaidText,
    SeatName,
    TableId,
    Word,
)
from rook13.protocol.structs import Told
from rook13.protocol.wire_events import WireEvent
from rook13.protocol.wire_people import WireConfig, WirePerson

SeatNames = Annotated[tuple[Name, ...], Meta(max_length=MOST_SEATS)]
Shares = Annotated[tuple[tuple[SeatName, Hex32], ...], Meta(max_length=MOST_SEATS)]
"""Seats with their shares in hex digits, in the order of the seats."""


class TableOpened(Told, frozen=True):
    """A table was made; without a host, who comes first is in charge."""

    table_id: TableId
    config: WireConfig
    host: WirePerson | None = None


class TableReopened(Told, frozen=True):
    """The table came back from its journal; everybody has to connect again."""


class ConfigChanged(Told, frozen=True):
    """The host chose something else; everybody has to say again that they are ready."""

    config: WireConfig


class HostChanged(Told, frozen=True):
    """Somebody else is in charge, or nobody."""

    person: WirePerson | None = None


class GameStarted(Told, frozen=True):
    """The game is on: who deals first, and who sits where by name."""

    first_dealer: SeatName
    names: SeatNames


class GamePaused(Told, frozen=True):
    """The game stands still."""


class GameResumed(Told, frozen=True):
    """The game goes on."""


class GameEnded(Told, frozen=True):
    """The game is over: decided, or broken off by the host."""

    decided: bool


class NextGamePlanned(Told, frozen=True):
    """The table is open for another game."""


class TableClosed(Told, frozen=True):
    """The table is no more."""


class JoinRequested(Told, frozen=True):
    """Somebody waits at the door."""

    person: WirePerson


class JoinAnswered(Told, frozen=True):
    """The host let somebody in, or did not."""

    person: WirePerson
    accepted: bool


class JoinWithdrawn(Told, frozen=True):
    """Somebody who waited at the door has gone."""

    person: WirePerson


class PersonJoined(Told, frozen=True):
    """Somebody came in."""

    person: WirePerson


class PersonLeft(Told, frozen=True):
    """Somebody has gone; a seat in a running game stays theirs."""

    person: WirePerson


class ConnectionLost(Told, frozen=True):
    """Somebody dropped out and may be back any moment."""

    person: WirePerson


class ConnectionBack(Told, frozen=True):
    """Somebody who dropped out is back."""

    person: WirePerson


class Kicked(Told, frozen=True):
    """The host sent somebody away."""

    person: WirePerson


class Banned(Told, frozen=True):
    """The host sent somebody away for good."""

    person: WirePerson


class SeatTaken(Told, frozen=True):
    """Somebody has this seat now, and left any other."""

    seat: SeatName
    person: WirePerson


class SeatLeft(Told, frozen=True):
    """Somebody has given up this seat before the game."""

    seat: SeatName
    person: WirePerson


class SeatsSwapped(Told, frozen=True):
    """The occupants of two seats have changed places."""

    a: SeatName
    b: SeatName


class SeatOpened(Told, frozen=True):
    """This seat belongs to nobody; a bot that plays it in a running game stays."""

    seat: SeatName
    keeps_bot: bool


class SeatLocked(Told, frozen=True):
    """Nobody may take this seat, or people may again."""

    seat: SeatName
    locked: bool


class BotSeated(Told, frozen=True):
    """A bot of this level has this seat."""

    seat: SeatName
    level: Word


class BotTookOver(Told, frozen=True):
    """A bot plays for the owner of this seat."""

    seat: SeatName
    level: Word
    cause: Word


class OwnerReturned(Told, frozen=True):
    """The owner of this seat plays again."""

    seat: SeatName
    person: WirePerson


class ReadyChanged(Told, frozen=True):
    """Whoever has this seat is ready, or not any more."""

    seat: SeatName
    ready: bool


class Said(Told, frozen=True):
    """Somebody said something in their own words."""

    person: WirePerson
    text: SaidText


class PhraseSaid(Told, frozen=True):
    """Somebody said one of the quick phrases."""

    person: WirePerson
    key: Word


class GameEvent(Told, frozen=True):
    """Something happened in the game."""

    event: WireEvent


class ClockRanOut(Told, frozen=True):
    """A player took too long; a bot plays this one action."""

    seat: SeatName


class BotReplaced(Told, frozen=True):
    """A bot failed, and this one move is a plain legal one."""

    seat: SeatName
    fault: Word


class UndoAsked(Told, frozen=True):
    """Somebody wants to take back their last action."""

    person: WirePerson
    seat: SeatName


class UndoAgreed(Told, frozen=True):
    """Somebody does not mind."""

    person: WirePerson


class UndoRefused(Told, frozen=True):
    """The action stands: somebody minds, or nobody is left to ask or to answer."""

    person: WirePerson | None = None


class UndoDone(Told, frozen=True):
    """The last action of this seat is taken back."""

    seat: SeatName


class Rewound(Told, frozen=True):
    """Whoever plays this seat alone went back to so many actions of a hand."""

    seat: SeatName
    hand: HandNumber
    actions: Count


class HintTaken(Told, frozen=True):
    """Whoever plays this seat asked an expert what to do."""

    seat: SeatName


class DealCommitted(Told, frozen=True):
    """The table has a secret for the next deal and waits for shares."""

    deal: HandNumber
    commitment: Hex32


class DealRevealed(Told, frozen=True):
    """A deal that is over, with all that made its seed."""

    deal: HandNumber
    secret: Hex32
    shares: Shares
    seed: Hex32


class DealDisputed(Told, frozen=True):
    """Somebody's program found that a deal was not what was promised."""

    person: WirePerson
    deal: HandNumber
    problem: Word


WireFact = (
    TableOpened
    | TableReopened
    | ConfigChanged
    | HostChanged
    | GameStarted
    | GamePaused
    | GameResumed
    | GameEnded
    | NextGamePlanned
    | TableClosed
    | JoinRequested
    | JoinAnswered
    | JoinWithdrawn
    | PersonJoined
    | PersonLeft
    | ConnectionLost
    | ConnectionBack
    | Kicked
    | Banned
    | SeatTaken
    | SeatLeft
    | SeatsSwapped
    | SeatOpened
    | SeatLocked
    | BotSeated
    | BotTookOver
    | OwnerReturned
    | ReadyChanged
    | Said
    | PhraseSaid
    | GameEvent
    | ClockRanOut
    | BotReplaced
    | UndoAsked
    | UndoAgreed
    | UndoRefused
    | UndoDone
    | Rewound
    | HintTaken
    | DealCommitted
    | DealRevealed
    | DealDisputed
)
