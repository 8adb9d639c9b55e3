"""Prints what happens at the table, and where you stand when it is your turn."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Sequence

from rook13.cli.score_sheet import ScoreSheet
from rook13.cli.terminal import Style
from rook13.cli.typed import choices
from rook13.engine import events as ev
from rook13.engine.cards import Card
from rook13.engine.seats import Seat
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.wording.events import event_text, result_text
from rook13.wording.words import Names, call_text, cards_text, discard_text, kitty_text, phase_text

WIDTH = 88
LABEL_WIDTH = 12


class Screen:
    """Prints for one player, from nothing but that player's view and events."""

    def __init__(self, names: Names, you: Seat, style: Style) -> None:
        self._names = names
        self._you = you
        self._style = style
        self._sheet = ScoreSheet(names)
        self._sentences: list[str] = []
        self._kitty = str(kitty_text(names.rules)).lower()
        self._discard = str(discard_text(names.rules))

    def welcome(self) -> None:
        """Say what is played and who sits where."""
        rules = self._names.rules
        self.say(self._style.strong(rules.title), rules.summary)
        seats = [f"{seat} {self._names.seat(seat)}" for seat in rules.seats]
        if len(rules.sides) == len(seats):
            self._labelled("players", ", ".join(seats))
        else:
            for place, side in enumerate(rules.sides):
                team = [seats[seat] for seat, own in enumerate(rules.side_of) if own == place]
                self._labelled(f"side {side}", ", ".join(team))
        self.say("Type help for a list of commands, quit to leave.")

    def say(self, *lines: str) -> None:
        """Print lines, after the sentences that are still to be printed."""
        if self._sentences:
            print(textwrap.fill(" ".join(self._sentences), WIDTH))
            self._sentences.clear()
        for line in lines:
            print(line)

    def tell(self, events: Iterable[ev.Event], view: PlayerView) -> None:
        """Say what has happened; `view` is what you see afterwards."""
        events = list(events)
        coming = sum(isinstance(event, ev.TrickTaken) for event in events)
        for event in events:
            if isinstance(event, ev.TrickTaken):
                place, coming = len(view.tricks) - coming, coming - 1
                if place in range(len(view.tricks)):
                    self.say(self._finished_trick(view, place, event))
            elif isinstance(event, ev.CardsDealt):
                self.say("", self._heading(event))
            elif isinstance(event, ev.HandScored):
                self.say("", *self._result_lines(event, view))
            elif self._is_told(event):
                self._sentences.append(str(event_text(event, self._names)))

    def your_turn(self, view: PlayerView, *, may_go_on: bool = False) -> None:
        """Show what you need for your decision, and the decisions there are."""
        self.say("")
        if view.phase is Phase.PLAY:
            self.say(self._standing(view))
            self._show_open_hands(view)
        if view.trick:
            self._labelled("table", self._plays(view.trick))
        self.hand(view)
        going_on = ", or press Enter to continue" if may_go_on else ""
        self._labelled("you may", f"{choices(view, self._style)}{going_on}")

    def hand(self, view: PlayerView) -> None:
        self._labelled("hand", self._cards(view, view.hand) or "no cards")

    def table(self, view: PlayerView) -> None:
        self.recap(view)
        if view.phase is Phase.PLAY:
            self.say(self._standing(view))
        if view.trick:
            self._labelled("table", self._plays(view.trick))
        self.hand(view)

    def recap(self, view: PlayerView) -> None:
        """Say what led to where the game stands."""
        dealer = self._names.seat(view.dealer)
        self.say(f"Hand {view.number}, dealer {dealer}. {phase_text(view.phase)}")
        self._labelled("totals", self._sheet.totals(view.totals))
        if view.calls:
            self._labelled("bids", ", ".join(self._called(view)))
        if view.turned:
            self._labelled(self._kitty, self._style.card(view.turned))
        if view.kitty:
            self._labelled(self._kitty, self._cards(view, view.kitty))
        if view.discard:
            self._labelled(self._discard.lower(), self._cards(view, view.discard))

    def last_trick(self, view: PlayerView) -> None:
        if not view.tricks:
            self.say("No tricks taken yet.")
            return
        trick = view.tricks[-1]
        cards = tuple(card for _, card in trick.plays)
        event = ev.TrickTaken(trick.winner, cards, trick.points)
        self.say(self._finished_trick(view, len(view.tricks) - 1, event))

    def score(self, view: PlayerView) -> None:
        if not view.results:
            self.say("No finished hands yet.")
            return
        self.say(self._sheet.heading(), *(self._sheet.line(result) for result in view.results))

    def _is_told(self, event: ev.Event) -> bool:
        """Return whether an event is not shown in another way."""
        match event:
            case ev.CardPlayed(named=named):
                return named is not None
            case ev.Exchanged(seat=seat):
                return seat != self._you
        return not isinstance(event, ev.HandDealt)

    def _labelled(self, label: str, words: str) -> None:
        self.say(f"  {self._style.note(f'{label:<{LABEL_WIDTH}}')}{words}")

    def _heading(self, event: ev.CardsDealt) -> str:
        rules = self._names.rules
        parts = [f"Hand {event.number}", f"dealer {self._names.seat(event.dealer)}"]
        if rules.everybody_bids:
            parts.append(f"cards each: {rules.hand_size(event.number)}")
        if event.turned:
            parts.append(f"turned up: {event.turned}")
        return self._style.strong(" · ".join(parts))

    def _finished_trick(self, view: PlayerView, place: int, event: ev.TrickTaken) -> str:
        plays = self._plays(view.tricks[place].plays)
        taken = event_text(event, self._names)
        return f"{self._style.note(f'Trick {place + 1:<3}')} {plays}.  {taken}"

    def _plays(self, plays: Sequence[tuple[Seat, Card]]) -> str:
        return "  ".join(
            f"{self._names.seat(seat)} {self._style.card(card)}" for seat, card in plays
        )

    def _cards(self, view: PlayerView, cards: Sequence[Card]) -> str:
        return self._style.hand(cards, view.tables)

    def _called(self, view: PlayerView) -> list[str]:
        return [f"{self._names.seat(seat)} {call_text(call)}" for seat, call in view.calls]

    def _show_open_hands(self, view: PlayerView) -> None:
        for seat in view.seats:
            if seat.face_up and seat.seat != self._you:
                self._labelled(self._names.seat(seat.seat), self._cards(view, seat.face_up))

    def _standing(self, view: PlayerView) -> str:
        tricks = view.rules.hand_size(view.number)
        parts = [
            f"Trick {len(view.tricks) + 1} of {tricks}",
            f"trump {self._style.suit(view.trump)}" if view.trump else "no trump",
        ]
        if view.rules.everybody_bids:
            return " · ".join([*parts, f"tricks/bid: {', '.join(self._promises(view))}"])
        if view.declarer and view.contract:
            bidder = self._names.seat(view.declarer)
            parts.append(f"{bidder} bid {call_text(view.contract)}")
        return " · ".join([*parts, *self._sides(view)])

    def _promises(self, view: PlayerView) -> list[str]:
        return [f"{self._names.seat(seat.seat)} {seat.tricks}/{seat.call}" for seat in view.seats]

    def _sides(self, view: PlayerView) -> list[str]:
        mine = view.rules.side_of[self._you.index]
        tricks = [0, 0]
        for seat in view.seats:
            tricks[view.rules.side_of[seat.seat.index]] += seat.tricks
        parts = [f"tricks: we {tricks[mine]}, they {tricks[1 - mine]}"]
        if view.rules.deck.counter_mask:
            parts.append(f"points: we {view.points[mine]}, they {view.points[1 - mine]}")
        return parts

    def _result_lines(self, event: ev.HandScored, view: PlayerView) -> list[str]:
        sentence = str(result_text(event.result, self._names))
        if view.revealed and view.revealed.discard:
            sentence += f" {self._discard}: {cards_text(view.revealed.discard)}."
        return [sentence, *self._sheet.block(event.result)]
