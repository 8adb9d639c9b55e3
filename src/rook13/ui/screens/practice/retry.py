"""Trying a decision of a finished hand again, and what came of it this time."""

from __future__ import annotations

from PySide6.QtCore import QObject

from rook13.engine.record import cut
from rook13.engine.state import HandResult
from rook13.table.views import TableView
from rook13.ui.review.game_summary import Place
from rook13.ui.screens.practice.guide import Guide, Offer, Start
from rook13.ui.text import context

tr = context("Practice")


class RetryGuide(Guide):
    """Compares what comes of a hand now with what came of it in the game."""

    def __init__(self, place: Place, level: str, parent: QObject) -> None:
        hand = place.hand
        record = cut(place.record, hand.entry, place.step)
        super().__init__(Start(record, place.seat, level), parent)
        self.place = place
        self._before = hand.result
        self._original = Offer("original", tr("What was played"), "history")
        self._again = Offer("again", tr("Try again"), "refresh")
        trick = hand.moments[place.step].trick
        words = (
            tr(
                "You're playing hand {hand} again, from trick {number}.",
                number=trick,
                hand=hand.result.number,
            )
            if trick
            else tr("You're playing hand {hand} again.", hand=hand.result.number)
        )
        self.say(words, self._original)

    def follow(self, view: TableView) -> None:
        game = view.game
        if game is None or view.own_seat is None:
            return
        found = next((each for each in game.results if each.number == self._before.number), None)
        if found is not None:
            side = game.rules.side_of[view.own_seat.index]
            self.say(self._compared(found, side), self._original, self._again)

    def _compared(self, now: HandResult, side: int) -> str:
        scores = {"now": now.score[side], "before": self._before.score[side]}
        if scores["now"] > scores["before"]:
            return tr("Better: {now} points for your side, up from {before}.", **scores)
        if scores["now"] < scores["before"]:
            return tr("{now} points for your side this time, {before} in the game.", **scores)
        return tr("{now} points for your side, the same as in the game.", **scores)
