"""A hint at a real table: the table is told, an expert thinks, and the card is marked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from secrets import token_bytes
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from rook13.background.jobs import Job
from rook13.background.worker import Done, Failed
from rook13.bots.heuristic_bots import NormalBot
from rook13.coach.hints import Hint
from rook13.engine.actions import Action, Bid, Discard, Pass, Play
from rook13.engine.cards import Card
from rook13.engine.legal import DiscardChoices
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.net.client.table_client import TableConnection
from rook13.net.host.bot_runner import InstantBots
from rook13.net.host.journals import NoJournal
from rook13.net.host.local_client import LocalTableClient
from rook13.net.host.scheduler import Scheduler
from rook13.net.host.table_runner import TableRunner
from rook13.table import commands as c
from rook13.table.config import Pacing, TableConfig
from rook13.table.table import Table
from rook13.ui.sound import Sounds
from rook13.ui.table.hand import CardButton
from rook13.ui.table.hand.card_state import CardMark
from rook13.ui.table.scene import Scene
from rook13.ui.table.screen import TableScreen
from rook13.wording.text import Text
from tests.net.players import person
from tests.ui.asked import AskedUi

AT_ONCE = Pacing(bot_delay=0, hand_pause=0, result_wait=0)


class SlowExperts:
    """Answer when a test lets them."""

    def __init__(self) -> None:
        self.asked: list[PlayerView] = []
        self.job = Job()

    def submit(
        self,
        function: Callable[..., Any],
        *arguments: Any,
        reports: bool = False,
        owner: QObject | None = None,
    ) -> Job:
        self.asked.append(arguments[0])
        self.job = Job(owner)
        return self.job

    def answer(self, found: Hint | None = None) -> Hint:
        """Say what Normal would do, or something else."""
        view = self.asked[-1]
        if found is None:
            action = NormalBot().choose(view)
            found = Hint(action, Text("It is made in 72 of 100 deals."))
        self.job.take(Done(found))
        return found


class AtTable:
    """Ann against bots, at a table in this process."""

    def __init__(self, qtbot: QtBot, ui: AskedUi, owner: QObject, hints: bool = True) -> None:
        self.qtbot = qtbot
        ann, scheduler = person("Ann"), Scheduler(parent=owner)
        config = TableConfig(name="Table", game="rook13", hints=hints)
        table = Table(
            "solo", config, ann, NoJournal(), token_bytes, scheduler.now(), pacing=AT_ONCE
        )
        self.runner = TableRunner(table, InstantBots(parent=owner), scheduler, owner)
        self.client = LocalTableClient(self.runner, ann, parent=owner)
        self.experts = SlowExperts()
        sounds = Sounds(ui.settings, owner)
        ui.settings.change(sound=False)
        self.screen = TableScreen(ui, TableConnection(self.client, ann.key), self.experts, sounds)
        qtbot.addWidget(self.screen)
        self.screen.resize(1100, 720)
        self.screen.show()
        self.screen.activateWindow()
        self.client.start()
        qtbot.waitUntil(lambda: self.client.view is not None)
        for command in (c.Sit("A1"), c.Ready(True), c.Start()):
            with qtbot.waitSignal(self.client.answered):
                self.client.send(command)
        self.until(Phase.AUCTION)

    @property
    def scene(self) -> Scene:
        scene = self.screen.scene
        assert scene is not None
        return scene

    @property
    def hints_taken(self) -> int:
        return self.scene.info(self.scene.rules.seats[0]).hints

    @property
    def marked(self) -> list[Card]:
        """Return the cards that are marked."""
        buttons = self.screen.hand.findChildren(CardButton)
        seen = [button for button in buttons if button.isVisible()]
        return [button.card for button in seen if CardMark.HINT in button.marks]

    def act(self) -> None:
        """Win the auction, and then do what Normal would."""
        game = self.scene.game
        assert game is not None
        bids = [each for each in game.legal if isinstance(each, Bid)]
        action = bids[-1] if bids else NormalBot().choose(game)
        self.screen.presenter.act(action)
        self.qtbot.waitUntil(lambda: self.scene.game != game)

    def until(self, phase: Phase) -> None:
        """Play on to a decision of this kind."""
        for _ in range(300):
            self.qtbot.waitUntil(self._is_asked)
            if self.scene.game is not None and self.scene.game.phase is phase:
                return
            self.act()
        raise AssertionError("no such moment")

    def _is_asked(self) -> bool:
        """Return whether there is something to decide, and go on to the next hand by itself."""
        waiting = self.scene.view.next_hand
        if waiting is not None and self.scene.seat in waiting.waiting_for:
            self.client.send(c.Ready(True))
            return False
        return self.scene.is_my_turn

    def press_h(self) -> None:
        self.qtbot.waitUntil(lambda: QApplication.activeWindow() is self.screen)
        self.qtbot.keyClick(self.screen, Qt.Key.Key_H)


@pytest.fixture
def owner(qtbot: QtBot) -> Iterator[QObject]:
    owner = QObject()
    yield owner
    with qtbot.waitSignal(owner.destroyed):
        owner.deleteLater()


@pytest.fixture
def table(qtbot: QtBot, ui: AskedUi, owner: QObject) -> AtTable:
    return AtTable(qtbot, ui, owner)


def test_the_table_is_told_and_the_bubble_shows_advice_and_reason(
    qtbot: QtBot, table: AtTable
) -> None:
    bubble = table.screen.hints.bubble
    table.press_h()
    assert bubble.isVisible()
    assert "thinking" in bubble.title.text()
    assert bubble.reason.isHidden()
    qtbot.waitUntil(lambda: table.hints_taken == 1)
    advice = table.experts.answer()
    assert isinstance(advice.action, Bid | Pass)
    assert bubble.title.text().startswith(("Bid", "Pass"))
    assert bubble.reason.text() == "It is made in 72 of 100 deals."
    described = QAccessible.queryAccessibleInterface(bubble).text(QAccessible.Text.Description)
    assert described == f"{bubble.title.text()} {bubble.reason.text()}"


@pytest.mark.parametrize("by", ["button", "click", "escape"])
def test_a_closed_bubble_comes_back_without_asking_again(
    qtbot: QtBot, by: str, table: AtTable
) -> None:
    bubble = table.screen.hints.bubble
    table.press_h()
    table.press_h()
    table.experts.answer()
    if by == "escape":
        qtbot.keyClick(table.screen, Qt.Key.Key_Escape)
    else:
        closes = bubble.close_button if by == "button" else bubble
        qtbot.mouseClick(closes, Qt.MouseButton.LeftButton)
    assert bubble.isHidden()
    table.press_h()
    assert bubble.isVisible()
    assert bubble.reason.text() == "It is made in 72 of 100 deals."
    assert len(table.experts.asked) == 1
    qtbot.waitUntil(lambda: table.hints_taken == 1)


def test_a_card_is_marked_until_the_game_moves_on(qtbot: QtBot, table: AtTable) -> None:
    table.until(Phase.PLAY)
    table.press_h()
    advice = table.experts.answer()
    assert isinstance(advice.action, Play)
    marked = table.marked
    assert marked == [advice.action.card]
    table.act()
    qtbot.waitUntil(table.screen.hints.bubble.isHidden)
    assert table.marked == []


def test_a_late_answer_is_not_shown(qtbot: QtBot, table: AtTable) -> None:
    table.press_h()
    table.act()
    qtbot.waitUntil(table.screen.hints.bubble.isHidden)
    assert table.experts.job.is_over


def test_an_expert_who_fails_says_so_and_can_be_asked_again(table: AtTable) -> None:
    table.press_h()
    table.experts.job.take(Failed(ValueError("on purpose")))
    assert table.screen.hints.bubble.title.text() == "No hint this time"
    table.press_h()
    assert len(table.experts.asked) == 2


def test_a_table_without_hints_gives_none(qtbot: QtBot, ui: AskedUi, owner: QObject) -> None:
    table = AtTable(qtbot, ui, owner, hints=False)
    table.press_h()
    assert table.experts.asked == []
    assert table.screen.hints.bubble.isHidden()
    # Even a window that asked all the same is refused, and shows nothing.
    table.screen.hints.bubble.show_thinking()
    table.screen.hints.asked = table.scene.game
    table.client.send(c.TakeHint())
    qtbot.waitUntil(table.screen.hints.bubble.isHidden)
    assert table.hints_taken == 0


def test_a_discard_lights_every_card_and_names_the_trump(table: AtTable) -> None:
    table.press_h()
    game = table.scene.game
    assert game is not None
    cards, red = game.hand[:4], game.rules.deck.suit("R")
    table.experts.answer(Hint(Discard(game.rules.seats[0], cards), Text("Why."), red))
    marked = set(table.marked)
    assert marked == set(cards)
    assert table.screen.hints.bubble.title.text().endswith("and make Red trump")


def click_do_it(qtbot: QtBot, table: AtTable) -> None:
    button = table.screen.hints.bubble.do_button
    assert button.isVisible()
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_do_it_bids_or_plays_what_the_hint_says(qtbot: QtBot, table: AtTable) -> None:
    acted: list[Action] = []
    table.screen.presenter.acted.connect(acted.append)
    for phase, kinds in ((Phase.AUCTION, Bid | Pass), (Phase.PLAY, Play)):
        table.until(phase)
        game = table.scene.game
        table.press_h()
        assert table.screen.hints.bubble.do_button.isHidden()
        action = table.experts.answer().action
        assert isinstance(action, kinds)
        click_do_it(qtbot, table)
        assert acted[-1] == action
        qtbot.waitUntil(table.screen.hints.bubble.isHidden)
        # Where everybody passes, the cards are dealt again, and no call is left to be seen.
        qtbot.waitUntil(lambda game=game: table.scene.game != game)  # type: ignore[misc]


def test_do_it_lays_aside_and_names_trump_with_one_click(qtbot: QtBot, table: AtTable) -> None:
    table.until(Phase.EXCHANGE)
    table.press_h()
    game = table.scene.game
    assert game is not None
    assert isinstance(game.legal, DiscardChoices)
    discard, green = next(iter(game.legal)), game.rules.deck.suit("G")
    assert isinstance(discard, Discard)
    table.experts.answer(Hint(discard, Text("Why."), green))
    click_do_it(qtbot, table)
    qtbot.waitUntil(lambda: table.scene.game.trump == green)  # type: ignore[union-attr]
    assert not set(discard.cards) & set(table.scene.game.hand)  # type: ignore[union-attr]
