"""What can be typed at a table with other people, besides actions of the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rook13.table import commands as c
from rook13.table.config import Person
from rook13.table.views import TableView

HELP: Mapping[str, str] = {
    "sit SEAT": "take a seat, or your own back from the bot",
    "stand": "leave your seat; in a game a bot plays on",
    "ready, unready": "say whether the game may start",
    "start": "start the game, if you are in charge",
    "bot SEAT [LEVEL]": "let a bot play a seat",
    "open SEAT": "make a seat free",
    "lock SEAT, unlock SEAT": "keep people from a seat, or let them",
    "give SEAT NAME": "give a seat to somebody",
    "swap SEAT SEAT": "let two change places",
    "approve NAME, decline NAME": "answer somebody at the door",
    "kick NAME, ban NAME": "send somebody away",
    "pause, resume": "stop the game for a while",
    "end, next, close": "end the game, plan another, close the table",
    "undo, agree, refuse": "take back your last action, or answer who wants to",
    "say WORDS": "talk to the others",
    "mute NAME, unmute NAME": "do not hear somebody",
    "who": "who is here, and where",
}

Order = Callable[[TableView, list[str]], c.Command]

PLAIN: Mapping[str, c.Command] = {
    "stand": c.Stand(),
    "ready": c.Ready(True),
    "unready": c.Ready(False),
    "start": c.Start(),
    "pause": c.Pause(),
    "resume": c.Resume(),
    "end": c.EndGame(),
    "next": c.NextGame(),
    "close": c.CloseTable(),
    "undo": c.AskUndo(),
    "agree": c.AnswerUndo(True),
    "refuse": c.AnswerUndo(False),
}


class BadOrder(Exception):
    """What was typed cannot be carried out; the message is a sentence."""


def order(view: TableView, line: str) -> c.Command | None:
    """Return the command that a line stands for, or None if it is none; raises BadOrder."""
    word, *rest = line.split()
    verb = word.lower()
    if verb in PLAIN and not rest:
        return PLAIN[verb]
    if verb == "say" and rest:
        return c.Chat(line.split(maxsplit=1)[1])
    make = ORDERS.get(verb)
    if make is None:
        return None
    try:
        return make(view, rest)
    except IndexError:
        raise BadOrder(f"Something is missing after “{verb}”; help shows how it goes.") from None


def _seat(words: list[str], place: int = 0) -> str:
    return words[place].upper()


def _key(view: TableView, words: list[str]) -> str:
    """Return the key of the person with a name."""
    if not words:
        raise IndexError
    name = " ".join(words)
    people: list[Person] = [*view.others, *view.waiting]
    people += [seat.person for seat in view.seats if seat.person]
    for person in people:
        if person.name.casefold() == name.casefold():
            return person.key
    raise BadOrder(f"Nobody here is called “{name}”.")


def _bot(view: TableView, words: list[str]) -> c.Command:
    return c.SeatBot(_seat(words), words[1].lower() if len(words) > 1 else view.config.bot_level)


ORDERS: Mapping[str, Order] = {
    "sit": lambda view, words: c.Sit(_seat(words)),
    "bot": _bot,
    "open": lambda view, words: c.OpenSeat(_seat(words)),
    "lock": lambda view, words: c.LockSeat(_seat(words), True),
    "unlock": lambda view, words: c.LockSeat(_seat(words), False),
    "give": lambda view, words: c.GiveSeat(_seat(words), _key(view, words[1:])),
    "swap": lambda view, words: c.SwapSeats(_seat(words), _seat(words, 1)),
    "approve": lambda view, words: c.Approve(_key(view, words), True),
    "decline": lambda view, words: c.Approve(_key(view, words), False),
    "kick": lambda view, words: c.Kick(_key(view, words)),
    "ban": lambda view, words: c.Ban(_key(view, words)),
    "mute": lambda view, words: c.Mute(_key(view, words), True),
    "unmute": lambda view, words: c.Mute(_key(view, words), False),
}
