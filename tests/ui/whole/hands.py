"""Players at a real table: one who only has a mouse, and one who only has a keyboard."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import Qt

from rook13.bots.heuristic_bots import NormalBot
from rook13.bots.levels import Bot
from rook13.bots.search_setup import Budget
from rook13.engine.actions import Action, Bid, Claim, Deal, Discard, NameTrump, Pass, Play
from rook13.engine.cards import Card, Suit
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.ui.table.panels.action_panel import DealPanel
from rook13.ui.table.panels.call_buttons import ContractGrid, NumberRow
from rook13.ui.table.panels.points_bidding import PointsBidding
from tests.ui.whole.home import Home

Choice = Callable[[PlayerView], Action]
DIGITS = 9
MOST_STEPS = 80
"""No hand takes more decisions of one player."""


def careful(view: PlayerView) -> Action:
    """Do what Normal would."""
    return NormalBot().choose(view)


def bold(view: PlayerView) -> Action:
    """Bid so high that nobody goes on, and then do what Normal would."""
    bids = [action for action in view.legal if isinstance(action, Bid)] if _bids(view) else []
    plain = [bid for bid in bids if not bid.call.misere]
    return max(plain, key=lambda bid: bid.call.value) if plain else careful(view)


def shy(view: PlayerView) -> Action:
    """Pass whenever that is possible."""
    passes = [action for action in view.legal if isinstance(action, Pass)] if _bids(view) else []
    return passes[0] if passes else careful(view)


class Meek:
    """A bot that never bids unless it must, and plays every hand to its last card."""

    def choose(self, view: PlayerView, budget: Budget | None = None) -> Action:
        action = shy(view)
        if isinstance(action, Claim):
            cards = tuple(a for a in view.legal if not isinstance(a, Claim))
            return NormalBot().choose(replace(view, legal=cards))
        return action


def meek(seed: bytes, budget: Budget | None = None) -> Bot:
    return Meek()


MEEK = {"normal": meek}


def calling(name: str) -> Choice:
    """Make one certain call, and then do what Normal would."""

    def choose(view: PlayerView) -> Action:
        calls = [each for each in view.legal if isinstance(each, Bid)] if _bids(view) else []
        assert not calls or view.contract or any(str(bid.call) == name for bid in calls), calls
        return next((bid for bid in calls if str(bid.call) == name), shy(view))

    return choose


def _bids(view: PlayerView) -> bool:
    return view.phase is Phase.AUCTION


def longest_suit(cards: Sequence[Card]) -> Suit:
    """Return the suit of most of these cards."""
    suits = [card.suit for card in cards if card.suit is not None]
    return max(suits, key=suits.count)


class Player(ABC):
    """Does with a window what somebody decides."""

    def __init__(self, home: Home, choose: Choice = careful) -> None:
        self.home = home
        self.choose = choose
        self.done: list[Action] = []

    def play_hand(self, results: int | None = None) -> None:
        """Play until the result of a hand is seen."""
        wanted = len(self.home.game.results) + 1 if results is None else results
        for _ in range(MOST_STEPS):
            self.home.wait(lambda: self._is_over(wanted) or self._is_asked())
            if self._is_over(wanted):
                return
            self.step()
        raise AssertionError("the hand does not end")

    def play_until(self, there: Callable[[PlayerView], bool]) -> None:
        """Play until it is the player's turn in such a moment."""
        for _ in range(MOST_STEPS):
            self.home.wait(self._is_asked)
            if there(self.home.game):
                return
            self.step()
        raise AssertionError("no such moment")

    def step(self) -> None:
        """Decide one thing."""
        game = self.home.game
        action = self.choose(game)
        self.done.append(action)
        before = self.home.scene.view.revision
        self.perform(action)

        def is_done() -> None:
            seen = self.home.table.toast.text
            assert self.home.scene.view.revision > before, f"{action} does nothing; {seen}"

        self.home.qtbot.waitUntil(is_done)

    def perform(self, action: Action) -> None:
        match action:
            case Deal():
                self.deal()
            case Bid():
                self.bid(action)
            case Pass():
                self.pass_on()
            case Discard(cards=cards):
                rules = self.home.scene.rules
                by_call = rules.trump_source.value == "call"
                rest = [card for card in self.home.game.hand if card not in cards]
                self.lay_aside(cards, None if by_call else longest_suit(rest))
            case NameTrump(suit=suit):
                self.lay_aside((), suit)
            case Play():
                self.play(action)
            case Claim():
                self.claim()
            case _:
                raise AssertionError(action)

    def _is_asked(self) -> bool:
        scene, seat = self.home.scene, self.home.scene.seat
        if seat is None or scene.game is None or not scene.is_my_turn or not scene.game.legal:
            return False
        deals = scene.game.phase in (Phase.DEALING, Phase.HAND_OVER)
        return self.home.table.playback.is_idle and not (deals and scene.info(seat).deal_for_me)

    def _is_over(self, results: int) -> bool:
        shown = self.home.table.results
        is_seen = shown.hand.isVisible() or shown.game.isVisible()
        return is_seen and len(self.home.game.results) >= results

    @abstractmethod
    def deal(self) -> None: ...

    @abstractmethod
    def claim(self) -> None: ...

    @abstractmethod
    def bid(self, bid: Bid) -> None: ...

    @abstractmethod
    def pass_on(self) -> None: ...

    @abstractmethod
    def lay_aside(self, cards: Sequence[Card], trump: Suit | None) -> None: ...

    @abstractmethod
    def play(self, play: Play) -> None: ...


class MousePlayer(Player):
    """Clicks what can be seen."""

    def deal(self) -> None:
        panel = self.home.table.panel.current
        if self.home.table.results.hand.isVisible():
            self.home.click(self.home.table.results.hand.next_button)
        else:
            assert isinstance(panel, DealPanel)
            self.home.click(panel.deal_button)

    def claim(self) -> None:
        self.home.click(self.home.table.bar.buttons["claim"])

    def bid(self, bid: Bid) -> None:
        panel, name = self.home.table.panel.current, str(bid.call)
        if isinstance(panel, PointsBidding):
            quick = [each for each in panel.quick if each.isVisible() and each.text() == name]
            if quick:
                self.home.click(quick[0])
            for _ in range(MOST_STEPS):
                if str(panel.chosen.call) != name:  # type: ignore[union-attr]
                    self.home.click(panel.plus)
            assert str(panel.chosen.call) == name  # type: ignore[union-attr]
            self.home.click(panel.bid_button)
        elif isinstance(panel, ContractGrid):
            self.home.click(panel.cells[name])
            self.home.click(panel.bid_button)
        else:
            assert isinstance(panel, NumberRow)
            self.home.click(panel.numbers[bid.call.tricks])
            self.home.click(panel.bid_button)

    def pass_on(self) -> None:
        panel = self.home.table.panel.current
        assert isinstance(panel, PointsBidding | ContractGrid)
        self.home.click(panel.pass_button)

    def lay_aside(self, cards: Sequence[Card], trump: Suit | None) -> None:
        table = self.home.table
        for card in cards:
            self.home.click(table.hand.button(card))
        assert table.hand.chosen == tuple(cards)
        if trump is not None:
            self.home.click(table.exchange.suit_button(trump))
        self.home.click(table.exchange.confirm_button)

    def play(self, play: Play) -> None:
        hand = self.home.table.hand
        self.home.click(hand.button(play.card))
        if play.named is not None:
            assert hand.chooser is not None
            self.home.click(hand.chooser.buttons.button(play.named))


class KeyPlayer(Player):
    """Never touches the mouse."""

    def deal(self) -> None:
        self.home.key("d")

    def claim(self) -> None:
        self.home.key("c")

    def bid(self, bid: Bid) -> None:
        panel, name = self.home.table.panel.current, str(bid.call)
        if isinstance(panel, ContractGrid):
            for _ in panel.names:
                if panel.chosen is None or str(panel.chosen.call) != name:
                    self.home.key("+")
        else:
            self.home.keys(name)
        assert isinstance(panel, PointsBidding | ContractGrid | NumberRow)
        assert str(panel.chosen.call if panel.chosen else None) == name
        self.home.key(Qt.Key.Key_Return)

    def pass_on(self) -> None:
        self.home.key("p")

    def lay_aside(self, cards: Sequence[Card], trump: Suit | None) -> None:
        for card in cards:
            self._go_to(card)
            self.home.key(Qt.Key.Key_Space)
        assert self.home.table.hand.chosen == tuple(cards)
        if trump is not None:
            self.home.key(trump.letter.lower())
        self.home.key(Qt.Key.Key_Return)

    def play(self, play: Play) -> None:
        hand = self.home.table.hand
        place = hand.cards.index(play.card) + 1
        if len(hand.cards) <= DIGITS:
            self.home.key(str(place))
        else:
            self._go_to(play.card)
            self.home.key(Qt.Key.Key_Return)
        if play.named is not None:
            self.home.key(play.named.letter.lower())

    def _go_to(self, card: Card) -> None:
        """Come to the hand with Tab, and to the card with the arrows."""
        hand = self.home.table.hand
        for _ in range(60):
            if any(hand.button(each).hasFocus() for each in hand.cards):
                break
            self.home.key(Qt.Key.Key_Tab)
        here = next(each for each in hand.cards if hand.button(each).hasFocus())
        way = hand.cards.index(card) - hand.cards.index(here)
        for _ in range(abs(way)):
            self.home.key(Qt.Key.Key_Right if way > 0 else Qt.Key.Key_Left)
        assert hand.button(card).hasFocus()
