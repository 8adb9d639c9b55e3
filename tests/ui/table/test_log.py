"""The log: sentences, hands, the filter, and what newcomers read."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFont, QGuiApplication
from pytestqt.qtbot import QtBot

from rook13.engine.state import Phase
from rook13.table.facts import Fact, PersonJoined, Said
from rook13.table.game_facts import GameEvent
from rook13.table.views import LogEntry
from rook13.ui.table.side.log import LogPanel
from tests.ui.asked import AskedUi
from tests.ui.scenes import Moment, hand_over, in_phase
from tests.ui.table.side_people import BEN, EVE, company, shown

GAMES = ["rook13", "rook", "fowl", "five_hundred", "elemental"]


def facts_until_hand(moment: Moment, number: int) -> list[Fact]:
    """Return everything that happens until a hand is in play."""
    facts: list[Fact] = []
    while not (moment.view.number == number and moment.view.phase is Phase.PLAY):
        facts += [GameEvent(event) for event in moment.step()]
    return facts


def lines(panel: LogPanel) -> list[str]:
    return panel.text.toPlainText().split("\n")


@pytest.fixture
def panel(qtbot: QtBot, ui: AskedUi) -> LogPanel:
    panel = LogPanel(ui)
    shown(qtbot, panel, company())
    return panel


@pytest.mark.parametrize("game", GAMES)
def test_this_hand_and_everything_are_told(qtbot: QtBot, ui: AskedUi, game: str) -> None:
    moment = Moment(game)
    panel = LogPanel(ui)
    shown(qtbot, panel, moment.scene())
    panel.add_facts(facts_until_hand(moment, 2))
    assert lines(panel)[0].startswith("Hand 2: ")
    qtbot.mouseClick(panel.everything, Qt.MouseButton.LeftButton)
    headings = [line for line in lines(panel) if line.startswith("Hand ")]
    assert headings[0].startswith("Hand 1: ")
    assert headings[-1].startswith("Hand 2: ")
    qtbot.mouseClick(panel.this_hand, Qt.MouseButton.LeftButton)
    assert lines(panel)[0].startswith("Hand 2: ")


def test_cards_are_told_in_words_that_follow_the_palette(qtbot: QtBot, ui: AskedUi) -> None:
    ui.settings.change(palette="deuteranopia")
    moment = Moment()
    panel = LogPanel(ui)
    shown(qtbot, panel, moment.scene())
    panel.add_facts(facts_until_hand(moment, 1))
    panel.add_facts([GameEvent(event) for _ in range(8) for event in moment.step()])
    text = panel.text.toPlainText()
    assert " played " in text
    assert "Glacier blue" in text or "Rust" in text
    assert "Red" not in text


def test_headings_are_bold(qtbot: QtBot, ui: AskedUi) -> None:
    moment = Moment()
    panel = LogPanel(ui)
    shown(qtbot, panel, moment.scene())
    panel.add_facts([*facts_until_hand(moment, 1), PersonJoined(EVE)])
    document = panel.text.document()
    first, last = document.firstBlock(), document.lastBlock()
    assert first.begin().fragment().charFormat().fontWeight() == QFont.Weight.Bold
    assert last.begin().fragment().charFormat().fontWeight() != QFont.Weight.Bold


def test_the_table_is_in_the_log_and_talk_is_not(panel: LogPanel) -> None:
    panel.add_facts([PersonJoined(EVE), Said(BEN, "secret word")])
    assert panel.text.toPlainText() == "Eve joined the table."


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_late_reads_the_whole_hand(qtbot: QtBot, ui: AskedUi, game: str) -> None:
    moment = Moment(game, names=("Ann", "Ben")).until(in_phase(Phase.PLAY))
    while len(moment.view.tricks) < min(2, moment.rules.hand_size(moment.view.number)):
        moment.step()
        if hand_over(moment.view):
            break
    heard = tuple(GameEvent(event) for event in moment.events)
    scene = moment.scene(log=tuple(LogEntry(1, fact) for fact in heard))
    panel = LogPanel(ui)
    shown(qtbot, panel, scene)
    text = panel.text.toPlainText()
    assert lines(panel)[0].startswith(f"Hand {moment.view.number}: ")
    assert scene.game is not None
    played = sum(len(trick.plays) for trick in scene.game.tricks) + len(scene.game.trick)
    assert text.count(" played ") - text.count(" played without trump") == played
    assert text.count("took the trick") == len(scene.game.tricks)


def test_a_log_that_goes_back_far_enough_is_not_told_twice(qtbot: QtBot, ui: AskedUi) -> None:
    moment = Moment()
    facts = facts_until_hand(moment, 1)
    public = tuple(LogEntry(1, fact) for fact in facts if fact.is_public)
    panel = LogPanel(ui)
    shown(qtbot, panel, moment.scene(log=public))
    assert len(lines(panel)) == len(public)


def test_what_happened_meanwhile_is_told_after_a_reconnect(qtbot: QtBot, ui: AskedUi) -> None:
    panel = LogPanel(ui)
    shown(qtbot, panel, company(moment=Moment(), revision=3))
    log = (LogEntry(3, PersonJoined(BEN)), LogEntry(5, PersonJoined(EVE)))
    panel.set_scene(company(moment=Moment(), revision=5, log=log))
    assert panel.text.toPlainText() == "Eve joined the table."


def test_the_log_can_be_copied(qtbot: QtBot, ui: AskedUi, panel: LogPanel) -> None:
    panel.add_facts([PersonJoined(EVE)])
    qtbot.mouseClick(panel.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == "Eve joined the table."
    assert len(ui.table.sentences) == 1


def test_the_log_is_read_by_keyboard_and_by_screen_readers(qtbot: QtBot, panel: LogPanel) -> None:
    panel.add_facts([PersonJoined(EVE)])
    assert panel.command("log")
    qtbot.waitUntil(panel.text.hasFocus)
    found = QAccessible.queryAccessibleInterface(panel.text)
    assert found.text(QAccessible.Text.Name) == "Log"
    assert found.state().readOnly
    reader = found.textInterface()
    assert reader.text(0, reader.characterCount()) == "Eve joined the table."
    qtbot.keyClicks(panel.text, "typed")
    assert "typed" not in panel.text.toPlainText()


def test_another_panel_takes_over_everything(qtbot: QtBot, ui: AskedUi) -> None:
    old, new = LogPanel(ui), LogPanel(ui)
    qtbot.addWidget(new)
    shown(qtbot, old, company())
    old.add_facts([PersonJoined(EVE)])
    qtbot.mouseClick(old.everything, Qt.MouseButton.LeftButton)
    new.take_over(old)
    new.set_scene(company())
    assert new.text.toPlainText() == "Eve joined the table."
    assert new.everything.isChecked()


def test_the_newest_line_is_in_sight_at_any_size_until_somebody_looks_back(
    qtbot: QtBot, ui: AskedUi
) -> None:
    moment = Moment()
    panel = LogPanel(ui)
    shown(qtbot, panel, moment.scene())
    panel.everything.click()
    panel.add_facts(facts_until_hand(moment, 2))
    bar = panel.text.verticalScrollBar()
    for width, height in ((500, 200), (200, 300), (160, 90), (300, 120)):
        panel.resize(width, height)
        assert bar.value() == bar.maximum() > 0
    bar.setValue(1)
    panel.add_facts([PersonJoined(EVE)])
    assert bar.value() == 1
