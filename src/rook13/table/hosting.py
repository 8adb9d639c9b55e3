"""What the host decides (the game, its start and end, who may stay), and what people say."""

from __future__ import annotations

from collections import deque

from rook13.table import commands as c
from rook13.table.config import Person
from rook13.table.duplicate import first_dealer
from rook13.table.facts import (
    Banned,
    ConfigChanged,
    JoinAnswered,
    Kicked,
    Muted,
    PersonJoined,
    PhraseSaid,
    Said,
    TableClosed,
)
from rook13.table.game_facts import GameEnded, GamePaused, GameResumed, GameStarted, NextGamePlanned
from rook13.table.handover import ProgramOffered
from rook13.table.outcome import Draft, Refusal, Refused
from rook13.table.seat_facts import BotSeated
from rook13.table.seating import person_here
from rook13.table.state import Chair, TableState
from rook13.table.succession import Program


def configure(draft: Draft, key: str, command: c.Configure) -> None:
    """Choose what is played; the tables of a duplicate session stay alike."""
    if draft.state.duplicate is not None:
        raise Refused(Refusal.DUPLICATE_IS_SET_UP)
    draft.put(ConfigChanged(command.config))


def start(draft: Draft, key: str, command: c.Start) -> None:
    """Start when everybody else with a seat is ready; bots take the empty seats."""
    for chair in draft.state.chairs:
        if chair.owner and not chair.ready and chair.owner.key != key:
            raise Refused(Refusal.NOT_EVERYBODY_READY)
    for chair in draft.state.chairs:
        if not chair.owner and not chair.bot:
            draft.put(BotSeated(chair.seat.name, draft.state.config.bot_level))
    names = tuple(name_of(chair) for chair in draft.state.chairs)
    draft.put(GameStarted(_first_dealer(draft), names))


def pause(draft: Draft, key: str, command: c.Pause) -> None:
    """Stop the game for a while."""
    if draft.state.paused:
        raise Refused(Refusal.PAUSED)
    draft.put(GamePaused())


def resume(draft: Draft, key: str, command: c.Resume) -> None:
    """Go on."""
    if not draft.state.paused:
        raise Refused(Refusal.NOT_PAUSED)
    draft.put(GameResumed())


def end_game(draft: Draft, key: str, command: c.EndGame) -> None:
    """Break the game off."""
    draft.put(GameEnded(decided=False))


def next_game(draft: Draft, key: str, command: c.NextGame) -> None:
    """Open the table for another game."""
    draft.put(NextGamePlanned())


def close_table(draft: Draft, key: str, command: c.CloseTable) -> None:
    """Close the table."""
    draft.put(TableClosed())


def offer_to_host(draft: Draft, key: str, command: c.OfferToHost) -> None:
    """Note where the table could go on."""
    program = Program(key, command.fingerprint, command.port, command.addresses)
    if draft.state.programs.get(key) != program:
        draft.put(ProgramOffered(program))


def approve(draft: Draft, key: str, command: c.Approve) -> None:
    """Let in somebody who is waiting, or turn them away."""
    presence = draft.state.presence(command.person_key)
    if presence is None or not presence.waiting:
        raise Refused(Refusal.NOT_WAITING)
    draft.put(JoinAnswered(presence.person, command.accepted))
    if command.accepted:
        draft.put(PersonJoined(presence.person))


def kick(draft: Draft, key: str, command: c.Kick) -> None:
    """Send somebody away."""
    draft.put(Kicked(_to_send_away(draft.state, command.person_key)))


def ban(draft: Draft, key: str, command: c.Ban) -> None:
    """Send somebody away for good."""
    draft.put(Banned(_to_send_away(draft.state, command.person_key)))


def _to_send_away(state: TableState, key: str) -> Person:
    if key == state.host:
        raise Refused(Refusal.IS_HOST)
    presence, chair = state.presence(key), state.chair_of(key)
    if presence is not None:
        return presence.person
    if chair is None or chair.owner is None:
        raise Refused(Refusal.UNKNOWN_PERSON)
    return chair.owner


def name_of(chair: Chair) -> str:
    """Return the name of a seat's player."""
    return chair.owner.name if chair.owner else f"Bot {(chair.bot or '').capitalize()}"


def _first_dealer(draft: Draft) -> str:
    """Return the host's seat where the host deals, or one drawn by chance.

    In a duplicate session it is the same at every table.
    """
    state = draft.state
    if state.duplicate is not None:
        return first_dealer(state.rules)
    host_deals = state.rules.options.values().get("dealer") == "host"
    chair = state.chair_of(state.host) if state.host and state.host_owns else None
    if host_deals and chair:
        return chair.seat.name
    return state.rules.seats[draft.below(state.rules.players)].name


TALK_LIMIT = 5
TALK_SECONDS = 10.0


class TalkLimit:
    """Limits how often each person may talk."""

    def __init__(self) -> None:
        self._said: dict[str, deque[float]] = {}

    def check(self, key: str, now: float) -> None:
        """Refuse a person who has sent too many messages in the last seconds."""
        times = self._said.get(key, deque())
        if len(times) == TALK_LIMIT and now - times[0] < TALK_SECONDS:
            raise Refused(Refusal.TOO_MUCH_TALK)

    def count(self, key: str, now: float) -> None:
        """Note that somebody has talked, and forget those who have been quiet."""
        self._said.setdefault(key, deque(maxlen=TALK_LIMIT)).append(now)
        for other in [k for k, times in self._said.items() if now - times[-1] >= TALK_SECONDS]:
            del self._said[other]


def chat(draft: Draft, key: str, command: c.Chat) -> None:
    """Say something."""
    draft.put(Said(person_here(draft.state, key), command.text))


def phrase(draft: Draft, key: str, command: c.Phrase) -> None:
    """Say a quick phrase."""
    draft.put(PhraseSaid(person_here(draft.state, key), command.key))


def mute(draft: Draft, key: str, command: c.Mute) -> None:
    """Stop hearing somebody, or hear them again."""
    person = person_here(draft.state, command.person_key)
    if ((key, person.key) in draft.state.mutes) != command.muted:
        draft.put(Muted(key, person.key, command.muted))
