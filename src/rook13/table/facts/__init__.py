"""What happens at a table, as facts: the journal keeps them, and they make the next state.

Each fact knows how it changes the table and who may learn of it. `JOURNALED` are those that a
journal can hold; the others follow from them. No prose in here.
"""

from __future__ import annotations

from rook13.table.facts.base import DoorFact, Fact, HiddenFact
from rook13.table.facts.deals import (
    DealCommitted,
    DealDisputed,
    DealRevealed,
    SecretDrawn,
    ShareGiven,
    SharesClosed,
)
from rook13.table.facts.game import (
    Acted,
    BotFault,
    BotReplaced,
    ClockRanOut,
    GameEvent,
    HintTaken,
    Rewound,
    UndoAgreed,
    UndoAsked,
    UndoDone,
    UndoRefused,
)
from rook13.table.facts.life import (
    ConfigChanged,
    GameEnded,
    GamePaused,
    GameResumed,
    GameStarted,
    HostChanged,
    NextGamePlanned,
    TableClosed,
    TableOpened,
    TableReopened,
)
from rook13.table.facts.people import (
    Banned,
    ConnectionBack,
    ConnectionLost,
    JoinAnswered,
    JoinRequested,
    JoinWithdrawn,
    Kicked,
    PersonJoined,
    PersonLeft,
)
from rook13.table.facts.seats import (
    BotSeated,
    BotTookOver,
    DealForMeSet,
    OwnerReturned,
    ReadyChanged,
    SeatFact,
    SeatLeft,
    SeatLocked,
    SeatOpened,
    SeatsSwapped,
    SeatTaken,
    TakeoverCause,
)
from rook13.table.facts.talk import Muted, PhraseSaid, Said, Talk

JOURNALED: dict[str, type[Fact]] = {
    fact.__name__: fact
    for fact in (
        *(TableOpened, TableReopened, ConfigChanged, HostChanged, TableClosed),
        *(GameStarted, GamePaused, GameResumed, GameEnded, NextGamePlanned),
        *(JoinRequested, JoinAnswered, JoinWithdrawn, PersonJoined, PersonLeft),
        *(ConnectionLost, ConnectionBack, Kicked, Banned),
        *(SeatTaken, SeatLeft, SeatsSwapped, SeatOpened, SeatLocked, BotSeated),
        *(BotTookOver, OwnerReturned, ReadyChanged, DealForMeSet),
        *(Said, PhraseSaid, Muted),
        *(Acted, ClockRanOut, BotReplaced, UndoAsked, UndoAgreed, UndoRefused, UndoDone),
        *(Rewound, HintTaken),
        *(SecretDrawn, ShareGiven, SharesClosed, DealRevealed, DealDisputed),
    )
}

__all__ = [
    "JOURNALED",
    "Acted",
    "Banned",
    "BotFault",
    "BotReplaced",
    "BotSeated",
    "BotTookOver",
    "ClockRanOut",
    "ConfigChanged",
    "ConnectionBack",
    "ConnectionLost",
    "DealCommitted",
    "DealDisputed",
    "DealForMeSet",
    "DealRevealed",
    "DoorFact",
    "Fact",
    "GameEnded",
    "GameEvent",
    "GamePaused",
    "GameResumed",
    "GameStarted",
    "HiddenFact",
    "HintTaken",
    "HostChanged",
    "JoinAnswered",
    "JoinRequested",
    "JoinWithdrawn",
    "Kicked",
    "Muted",
    "NextGamePlanned",
    "OwnerReturned",
    "PersonJoined",
    "PersonLeft",
    "PhraseSaid",
    "ReadyChanged",
    "Rewound",
    "Said",
    "SeatFact",
    "SeatLeft",
    "SeatLocked",
    "SeatOpened",
    "SeatTaken",
    "SeatsSwapped",
    "SecretDrawn",
    "ShareGiven",
    "SharesClosed",
    "TableClosed",
    "TableOpened",
    "TableReopened",
    "TakeoverCause",
    "Talk",
    "UndoAgreed",
    "UndoAsked",
    "UndoDone",
    "UndoRefused",
]
