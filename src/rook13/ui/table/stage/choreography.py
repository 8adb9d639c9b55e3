"""Which cards fly where when something happens."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from rook13.engine import events as ev
from rook13.engine.seats import Seat
from rook13.ui.table.scene import Scene
from rook13.ui.table.stage.card_layer import CardLayer
from rook13.ui.table.stage.places import Places
from rook13.ui.ui_context import UiContext

MOST_ROUNDS = 3
"""So many backs fly to each seat, however many cards are dealt."""


class Choreography:
    """Sends cards over the layer, from mark to mark; without motion nothing flies."""

    def __init__(self, ui: UiContext, layer: CardLayer) -> None:
        self._ui = ui
        self._layer = layer
        self._marks: dict[Seat, QPointF] = {}
        self._hands: dict[Seat, QPointF] = {}
        self._places: Places | None = None

    def set_marks(
        self, marks: dict[Seat, QPointF], hand: tuple[Seat | None, QPointF], places: Places
    ) -> None:
        """Remember where everybody is; one's own cards come from the hand."""
        me, mark = hand
        self._marks = marks
        self._hands = marks if me is None else {**marks, me: mark}
        self._places = places

    def play(self, event: ev.CardPlayed) -> None:
        """Let a card come from its seat."""
        start, lasts = self._hands[event.seat], self._ui.look.motion.fly
        if lasts:
            self._layer.bring(event.seat, event.card, start, lasts)

    def sweep(self, winner: Seat) -> None:
        """Let the trick go to its winner."""
        self._layer.sweep(self._marks[winner], self._ui.look.motion.sweep)

    def deal(self, scene: Scene, event: ev.CardsDealt) -> None:
        """Let backs fly from the dealer to everybody."""
        lasts, players = self._ui.look.motion.deal, len(scene.rules.seats)
        rounds = min(MOST_ROUNDS, scene.rules.hand_size(event.number))
        if not lasts:
            return
        each = lasts / 2
        step = (lasts - each) / max(1, rounds * players - 1)
        start, back = self._marks[event.dealer], self._layer.small_back()
        for count in range(rounds * players):
            seat = scene.rules.seats[(event.dealer.index + 1 + count) % players]
            begins = round(step * count)
            self._layer.send(back, start, self._hands[seat], begins, round(each))

    def give_back(self, event: ev.CardsReturned) -> None:
        """Let cards go back to the hands they came from."""
        lasts = self._ui.look.motion.fly
        if lasts and self._places is not None:
            back = self._layer.small_back()
            for seat, _ in event.cards:
                spot = self._places.zone.center()
                self._layer.send(back, spot, self._hands[seat], 0, lasts)

    def take_kitty(self, declarer: Seat) -> None:
        """Let the kitty go to whoever has won the auction."""
        if self._places is not None:
            self._move_pile(self._places.zone.center(), self._hands[declarer])

    def lay_aside(self, declarer: Seat) -> None:
        """Let cards go where they stay for the hand."""
        if self._places is not None:
            self._move_pile(self._hands[declarer], self._places.aside.center())

    def _move_pile(self, start: QPointF, end: QPointF) -> None:
        lasts = self._ui.look.motion.sweep
        if lasts:
            self._layer.send(self._layer.small_back(), start, end, 0, lasts)
