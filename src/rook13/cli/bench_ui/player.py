"""Somebody at the table who does what Normal would, with the buttons that anybody has."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtWidgets import QAbstractButton

from rook13.bots.normal import NormalBot
from rook13.engine.actions import Action, Bid, Claim, Discard, NameTrump, Pass, Play
from rook13.engine.cards import Suit
from rook13.engine.view import PlayerView
from rook13.ui.table.panels.bid_panel import BidPanel
from rook13.ui.table.scene import Scene
from rook13.ui.table.screen import TableScreen

PATIENCE = 0.05
"""Seconds until somebody presses again because nothing has happened."""


class Player(QObject):
    """Looks every few milliseconds whether there is something to do."""

    def __init__(self, screen: TableScreen, interval: int) -> None:
        super().__init__(screen)
        self._screen = screen
        self._decided: tuple[int, Action] | None = None
        self._pressed = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(interval)
        self._timer.timeout.connect(self._on_time)
        self._timer.start()

    @Slot()
    def _on_time(self) -> None:
        scene = self._screen.scene
        game = scene.game if scene is not None else None
        if scene is not None and game is not None and scene.is_my_turn and game.legal != ():
            is_new = self._decided is None or self._decided[0] != scene.view.revision
            now = time.monotonic()
            if is_new or now - self._pressed > PATIENCE:
                self._pressed = now
                self._press(game, self._decide(scene))

    def _decide(self, scene: Scene) -> Action:
        """Think once for every moment, however often the buttons are still inert."""
        assert scene.game is not None
        if self._decided is None or self._decided[0] != scene.view.revision:
            action = NormalBot().choose(scene.game, _to_press(scene.game))
            self._decided = scene.view.revision, action
        return self._decided[1]

    def _press(self, game: PlayerView, action: Action) -> None:
        screen = self._screen
        match action:
            case Play(card=card):
                screen.hand.button(card).click()
            case Discard(cards=cards):
                for card in (*cards, *screen.hand.chosen):
                    if (card in cards) != (card in screen.hand.chosen):
                        screen.hand.button(card).click()
                screen.exchange.suit_button(_longest_suit(game, action)).click()
                screen.exchange.confirm_button.click()
            case NameTrump(suit=suit):
                screen.exchange.suit_button(suit).click()
                screen.exchange.confirm_button.click()
            case Bid() | Pass():
                _call(screen.panel.current, action)
            case _:
                screen.do("deal")


def _to_press(game: PlayerView) -> Sequence[Action]:
    """Return what may be done, but for ending a hand early: every card is to be seen."""
    legal = game.legal
    if not isinstance(legal, tuple):
        return legal
    return tuple(action for action in legal if not isinstance(action, Claim))


def _call(panel: object, action: Bid | Pass) -> None:
    if isinstance(panel, BidPanel):
        button: QAbstractButton = panel.pass_button
        if isinstance(action, Bid):
            panel.choose(str(action.call))
            button = panel.bid_button
        button.click()


def _longest_suit(game: PlayerView, action: Discard) -> Suit:
    kept = [card.suit for card in game.hand if card not in action.cards and card.suit is not None]
    return Counter(kept).most_common(1)[0][0]
