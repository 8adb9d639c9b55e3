"""A score sheet that is written trick by trick, and short ways to write hands down."""

from __future__ import annotations

from typing import TypeVar

from rook13.engine.actions import Play
from rook13.engine.events import Event, TrickTaken
from rook13.engine.game import legal_actions, seat_to_act
from rook13.engine.state import Phase
from tests.engine.sheet import Sheet

AnyEvent = TypeVar("AnyEvent", bound=Event)


class TrickSheet(Sheet):
    """A game in progress in which whole tricks can be written on a line."""

    def tricks(self, text: str) -> TrickSheet:
        """Play lines of `leader card card card card > winner`; a led Joker is `JO:H`."""
        for line in text.strip().splitlines():
            leader, *cards, _, winner = line.split()
            assert self.turn == leader, f"{self.turn} leads, not {leader}"
            for card in cards:
                self.play(f"{self.turn} {card.replace(':', ' ')}")
            takers = [event.seat.name for event in self.happened(TrickTaken)]
            assert takers == [winner], f"{line}: {takers}"
        return self

    def first_cards(self, tricks: int) -> TrickSheet:
        """Play tricks in which everybody plays their first legal card in the deck's order."""
        until = len(self.playing.tricks) + tricks
        while self.phase is Phase.PLAY and len(self.playing.tricks) < until:
            seat = seat_to_act(self.state)
            assert seat is not None
            self.act(next(a for a in legal_actions(self.state, seat) if isinstance(a, Play)))
        return self

    def happened(self, kind: type[AnyEvent]) -> list[AnyEvent]:
        """Return the events of one kind that the last action brought about."""
        return [event for event in self.events if isinstance(event, kind)]

    def cards(self, seat: str) -> list[str]:
        """Return the cards that a seat may play, without what else it may do."""
        chair = self.rules.seat(seat)
        plays = [a for a in legal_actions(self.state, chair) if isinstance(a, Play)]
        return [str(action).removeprefix(f"{seat} ") for action in plays]

    def hand(self, seat: str) -> str:
        """Return the cards that a seat holds, in the deck's order."""
        return " ".join(card.name for card in self.view(seat).hand)


def colours(text: str) -> str:
    """Return the cards of `P1,9-14 FW` by name; commas and ranges belong to a colour."""
    cards: list[str] = []
    for word in text.split():
        letter, numbers = word[0], word[1:]
        if not numbers[0].isdigit():
            cards.append(word)
            continue
        for part in numbers.split(","):
            first, _, last = part.partition("-")
            cards += [f"{letter}{number}" for number in range(int(first), int(last or first) + 1)]
    return " ".join(cards)
