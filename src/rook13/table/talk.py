"""Talking: words and quick phrases within limits, and not hearing somebody."""

from __future__ import annotations

from collections import deque

from rook13.table import commands as c
from rook13.table.draft import Draft
from rook13.table.facts import Muted, PhraseSaid, Said
from rook13.table.refusals import Refusal, Refused
from rook13.table.seating import person_here

TALK_LIMIT = 5
TALK_SECONDS = 10.0


class TalkLimit:
    """Lets each person say so much in so many seconds."""

    def __init__(self) -> None:
        self._said: dict[str, deque[float]] = {}

    def check(self, key: str, now: float) -> None:
        """Refuse whoever has said too much of late."""
        times = self._said.get(key, deque())
        if len(times) == TALK_LIMIT and now - times[0] < TALK_SECONDS:
            raise Refused(Refusal.TOO_MUCH_TALK)

    def count(self, key: str, now: float) -> None:
        """Remember that somebody has talked, and forget those who have not for long."""
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
