from __future__ import annotations

import sys

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from rook13.engine.rules import RULESETS
from rook13.engine.ruleset import Ruleset
from rook13.table.config import LEVELS, Person
from rook13.table.limits import NAME_LENGTH
from rook13.ui.dialogs.dialog import Confirm
from rook13.ui.kit.forms import NumberControl
from rook13.ui.kit.labels import ElidedLabel
from rook13.ui.kit.layouts import CollapsingPage
from rook13.ui.screens.new_table import forms
from rook13.ui.screens.new_table.model import ADAPTIVE, NewTable
from rook13.ui.screens.new_table.presets import PresetName
from rook13.ui.screens.new_table.rules_form import OptionRow
from rook13.ui.screens.new_table.screen import NewTableScreen
from rook13.ui.ui_context import UiContext
from tests.ui.scenes import Moment

LEFT = Qt.MouseButton.LeftButton
games = pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.id)


@pytest.fixture
def screen(qtbot: QtBot, ui: UiContext) -> NewTableScreen:
    screen = NewTableScreen(ui)
    qtbot.addWidget(screen)
    screen.set_person(Person("aa" * 32, "Ann", "robin"))
    screen.resize(1024, 640)
    with qtbot.waitActive(screen):
        screen.show()
    return screen


def click(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, LEFT)


def place(screen: NewTableScreen, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(screen, QPoint(0, 0)), widget.size())


def start(qtbot: QtBot, screen: NewTableScreen) -> NewTable:
    with qtbot.waitSignal(screen.opened) as opened:
        click(qtbot, screen.bottom.start)
    table: NewTable = opened.args[0]
    return table


@games
def test_a_newcomer_chooses_game_and_level_and_starts(
    qtbot: QtBot, screen: NewTableScreen, ruleset: type[Ruleset]
) -> None:
    click(qtbot, screen.games.card(ruleset.id))
    click(qtbot, screen.levels.levels.button("hard"))
    table = start(qtbot, screen)
    assert table.is_solo
    assert table.config.game == ruleset.id
    assert table.config.problem() is None
    assert table.config.bot_level == "hard"
    assert table.levels == {"hard"}
    assert len(table.bots) == table.config.players - 1
    assert table.config.undo


@games
def test_the_same_by_keyboard_alone(
    qtbot: QtBot, screen: NewTableScreen, ruleset: type[Ruleset]
) -> None:
    games = [each.id for each in RULESETS]
    for step in range(games.index(ruleset.id)):
        qtbot.keyClick(screen.games.card(games[step]), Qt.Key.Key_Right)
    assert screen.games.game == ruleset.id
    screen.levels.levels.button("normal").setFocus()
    qtbot.keyClick(screen.levels.levels.button("normal"), Qt.Key.Key_Left)
    with qtbot.waitSignal(screen.opened) as opened:
        qtbot.keyClick(
            screen.games.card(ruleset.id), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier
        )
    assert opened.args[0].config.game == ruleset.id
    assert opened.args[0].levels == {"easy"}


def test_only_what_matters_first_is_unfolded(screen: NewTableScreen) -> None:
    assert not screen.rules.form.isVisible()
    assert not screen.seats.isVisible()
    assert not screen.access_section.isVisible()
    assert not screen.players.isVisible()
    for card in screen.games.cards:
        assert screen.rect().contains(card.mapTo(screen, card.rect().bottomRight()))
    assert screen.bottom.start.isVisible()


class AsHighAsWide(QWidget):
    """Content that becomes higher with its width, as the cards of the games do."""

    def __init__(self) -> None:
        super().__init__()
        policy = self.sizePolicy()
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        return width // 2


def test_a_scroll_bar_comes_and_goes_once_at_a_time(qtbot: QtBot, ui: UiContext) -> None:
    page = CollapsingPage()
    qtbot.addWidget(page)
    page.column.addWidget(AsHighAsWide())
    changes: list[int] = []
    page.verticalScrollBar().rangeChanged.connect(lambda low, high: changes.append(high))
    page.resize(1024, 600)
    page.show()
    for height in (*range(600, 450, -1), *range(450, 600)):
        before = len(changes)
        page.resize(1024, height)
        QApplication.processEvents()
        assert len(changes) - before <= 4
    assert min(changes) == 0 < max(changes)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_elemental_is_for_three_to_six(qtbot: QtBot, screen: NewTableScreen, players: int) -> None:
    click(qtbot, screen.games.card("elemental"))
    assert screen.players.isVisible()
    assert screen.players.counts is not None
    click(qtbot, screen.players.counts.button(players))
    table = start(qtbot, screen)
    assert table.config.players == players
    assert list(table.bots) == [f"P{number}" for number in range(2, players + 1)]


def pick_preset(qtbot: QtBot, screen: NewTableScreen, name: str) -> None:
    """Choose a preset by typing its name."""
    presets = screen.rules.presets.list
    presets.setFocus()
    place = presets.findText(name)
    for _ in range(place - presets.currentIndex()):
        qtbot.keyClick(presets, Qt.Key.Key_Down)
    assert presets.currentText() == name


def test_a_preset_fills_in_the_house_rules(qtbot: QtBot, screen: NewTableScreen) -> None:
    click(qtbot, screen.games.card("five_hundred"))
    click(qtbot, screen.rules_section.heading)
    assert screen.rules.form.isVisible()
    pick_preset(qtbot, screen, "Avondale")
    assert screen.rules_section.summary == "Avondale"
    table = start(qtbot, screen)
    preset = next(each for each in RULESETS if each.id == "five_hundred").presets["avondale"]
    assert table.config.options == preset


def test_a_changed_rule_leaves_the_preset(qtbot: QtBot, screen: NewTableScreen) -> None:
    click(qtbot, screen.games.card("rook"))
    screen.rules_section.set_open(True)
    pick_preset(qtbot, screen, "Kentucky Discard")
    row = screen.rules.form.row("first_lead")
    assert isinstance(row, OptionRow)
    qtbot.keyClick(row.control, Qt.Key.Key_Down)
    assert screen.rules.presets.chosen is None
    assert screen.rules.presets.list.currentIndex() == -1
    assert screen.rules_section.summary == "3 changed"


def test_house_rules_are_kept_while_looking_at_another_game(
    qtbot: QtBot, screen: NewTableScreen
) -> None:
    screen.rules.form.set_options({"target": 300})
    click(qtbot, screen.games.card("fowl"))
    assert start(qtbot, screen).config.options == {}
    click(qtbot, screen.games.card("rook13"))
    assert start(qtbot, screen).config.options == {"target": 300}


def test_rules_that_do_not_fit_keep_the_table_closed(qtbot: QtBot, screen: NewTableScreen) -> None:
    click(qtbot, screen.games.card("elemental"))
    screen.rules.form.set_options({"hook": True, "bids": "hidden"})
    assert not screen.bottom.start.isEnabled()
    assert "hook needs open bids" in screen.bottom.problem.text
    with qtbot.assertNotEmitted(screen.opened):
        qtbot.keyClick(
            screen.games.card("elemental"), Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier
        )
    click(qtbot, screen.top.modes.button(False))
    screen.rules.form.set_options({})
    assert screen.bottom.start.isEnabled()


def test_single_seats_can_have_other_bots(qtbot: QtBot, screen: NewTableScreen) -> None:
    click(qtbot, screen.seats_section.heading)
    box = screen.seats.box("A2")
    assert box.count() == len(LEVELS)
    qtbot.keyClick(box, Qt.Key.Key_Down)
    assert screen.levels.levels.value is None
    assert start(qtbot, screen).bots == {"B1": "normal", "A2": "hard", "B2": "normal"}
    click(qtbot, screen.levels.levels.button("easy"))
    assert start(qtbot, screen).levels == {"easy"}


def test_a_table_on_the_network_keeps_its_seats_for_people(
    qtbot: QtBot, screen: NewTableScreen
) -> None:
    click(qtbot, screen.top.modes.button(False))
    assert screen.access.isVisible()
    qtbot.keyClick(screen.seats.box("B2"), Qt.Key.Key_Down)
    qtbot.keyClick(screen.access.private, Qt.Key.Key_Space)
    qtbot.keyClick(screen.access.approval, Qt.Key.Key_Space)
    qtbot.keyClick(screen.access.spectators, Qt.Key.Key_Space)
    qtbot.keyClick(screen.access.takeover, Qt.Key.Key_Space)
    screen.access.password.edit.setFocus()
    qtbot.keyClicks(screen.access.password.edit, "open sesame")
    qtbot.keyClick(screen.pace.clock, Qt.Key.Key_Down)
    qtbot.keyClick(screen.pace.undo, Qt.Key.Key_Space)
    screen.pace.grace.setValue(45)
    table = start(qtbot, screen)
    config = table.config
    assert not table.is_solo
    assert table.password == "open sesame"
    assert table.bots == {"B2": "easy"}
    assert config.name == "Ann's table"
    assert (config.private, config.approval, config.has_password) == (True, True, True)
    assert (config.spectators, config.takeover) == (False, False)
    assert (config.turn_clock, config.grace, config.undo) == (30, 45, True)
    assert config.problem() is None


def test_a_table_needs_a_name(qtbot: QtBot, screen: NewTableScreen) -> None:
    click(qtbot, screen.top.modes.button(False))
    screen.access.name.clear()
    assert not screen.bottom.start.isEnabled()
    assert screen.bottom.problem.text == "The table needs a name."
    qtbot.keyClicks(screen.access.name, "x" * (NAME_LENGTH + 5))
    assert screen.bottom.start.isEnabled()
    assert start(qtbot, screen).config.name == "x" * NAME_LENGTH


def test_what_was_set_up_before_is_there_again(qtbot: QtBot, screen: NewTableScreen) -> None:
    click(qtbot, screen.games.card("elemental"))
    click(qtbot, screen.top.modes.button(False))
    before = start(qtbot, screen)
    other = NewTableScreen(screen.ui)
    qtbot.addWidget(other)
    other.set_initial(NewTable.from_json(before.to_json()))
    assert other.table() == before


def test_escape_and_cancel_lead_back(qtbot: QtBot, screen: NewTableScreen) -> None:
    with qtbot.waitSignal(screen.bottom.cancel.clicked):
        qtbot.keyClick(screen.games.card("rook13"), Qt.Key.Key_Escape)
    with qtbot.waitSignal(screen.bottom.cancel.clicked):
        click(qtbot, screen.bottom.cancel)


@pytest.mark.parametrize("text_size", [100, 150, 200])
@pytest.mark.parametrize("size", [(1024, 640), (2560, 1440)])
def test_cards_do_not_overlap(
    qtbot: QtBot, ui: UiContext, size: tuple[int, int], text_size: int
) -> None:
    ui.settings.change(text_size=text_size)
    screen = NewTableScreen(ui)
    qtbot.addWidget(screen)
    screen.resize(*size)
    screen.show()
    cards = screen.games.cards
    for place, card in enumerate(cards):
        assert card.height() >= card.height_for(card.width())
        assert card.width() >= card.narrowest()
        assert not any(card.geometry().intersects(other.geometry()) for other in cards[:place])


@pytest.mark.parametrize("width", [1024, 1100, 1440, 1443, 2560])
def test_cards_are_as_wide_as_the_folds_and_their_titles_align(
    qtbot: QtBot, screen: NewTableScreen, width: int
) -> None:
    screen.resize(width, 900)
    first, *_, last = screen.games.cards
    left, right = (place(screen, each) for each in (first, last))
    fold = place(screen, screen.rules_section)
    assert (left.left(), right.right()) == (fold.left(), fold.right())
    assert len({card.emblem_height for card in screen.games.cards}) == 1


def test_folds_open_by_themselves_where_there_is_room(screen: NewTableScreen) -> None:
    assert not screen.rules_section.is_open
    screen.resize(1440, 1000)
    assert screen.rules_section.is_open
    assert screen.seats_section.is_open
    assert screen.rect().contains(place(screen, screen.seats_section))
    assert not place(screen, screen.seats_section).intersects(place(screen, screen.bottom))
    screen.resize(1024, 640)
    assert not screen.rules_section.is_open
    assert not screen.seats_section.is_open


def test_a_fold_that_somebody_closed_or_opened_stays_so(
    qtbot: QtBot, screen: NewTableScreen
) -> None:
    screen.resize(1440, 1000)
    click(qtbot, screen.rules_section.heading)
    assert not screen.rules_section.is_open
    screen.resize(1440, 1200)
    assert not screen.rules_section.is_open
    assert screen.seats_section.is_open
    click(qtbot, screen.rules_section.heading)
    screen.resize(1024, 640)
    assert screen.rules_section.is_open


def test_a_fold_in_which_somebody_is_at_work_does_not_close(screen: NewTableScreen) -> None:
    screen.resize(1440, 1000)
    screen.seats.box("A2").setFocus()
    screen.resize(1024, 640)
    assert screen.seats_section.is_open
    assert not screen.rules_section.is_open


def test_the_page_stays_where_it_is_when_it_has_to_be_scrolled(screen: NewTableScreen) -> None:
    before = place(screen, screen.levels)
    screen.rules_section.set_open(True)
    screen.seats_section.set_open(True)
    QApplication.processEvents()
    assert screen.page.verticalScrollBar().maximum() > 0
    after = place(screen, screen.levels)
    assert (after.left(), after.right()) == (before.left(), before.right())


@pytest.mark.parametrize(("width", "columns"), [(1024, 1), (1440, 2)])
def test_house_rules_stand_in_two_columns_where_the_window_is_wide(
    screen: NewTableScreen, width: int, columns: int
) -> None:
    screen.rules_section.set_open(True)
    screen.resize(width, 900)
    QApplication.processEvents()
    rows = screen.rules.form.rows
    assert len({row.x() for row in rows}) == columns
    tops = [row.y() for row in rows[: len(rows) // columns]]
    assert tops == sorted(tops)


def test_no_bot_has_ones_bird_or_is_called_like_oneself(screen: NewTableScreen) -> None:
    labels = screen.seats.findChildren(ElidedLabel)
    assert [label.text() for label in labels] == ["Ann", "Finch", "Jay", "Penguin"]
    screen.set_person(Person("aa" * 32, "finch", "owl"))
    assert [label.text() for label in labels] == ["finch", "Hoopoe", "Jay", "Robin"]
    table = Moment(me=Person("aa" * 32, "finch", "owl")).scene()
    assert table.names.players == ("finch", "Hoopoe", "Jay", "Robin")


def test_house_rules_can_be_saved_renamed_and_deleted_as_an_own_preset(
    qtbot: QtBot, ui: UiContext, screen: NewTableScreen
) -> None:
    screen.rules_section.set_open(True)
    row = screen.rules.form.row("min_bid")
    assert isinstance(row, OptionRow)
    qtbot.keyClick(row.control, Qt.Key.Key_Up)
    presets = screen.rules.presets
    click(qtbot, presets.save)
    assert isinstance(presets.dialog, PresetName)
    qtbot.keyClicks(presets.dialog.name, "Standard rules")
    qtbot.keyClick(presets.dialog.name, Qt.Key.Key_Return)
    assert "already" in presets.dialog.notice.text
    presets.dialog.name.clear()
    qtbot.keyClicks(presets.dialog.name, "Grandma's")
    qtbot.keyClick(presets.dialog.name, Qt.Key.Key_Return)
    assert screen.rules_section.summary == presets.chosen == "Grandma's"
    game = screen.table().config.game
    assert ui.settings.chosen.own_presets[game] == {"Grandma's": {"min_bid": 70}}
    click(qtbot, presets.rename)
    assert isinstance(presets.dialog, PresetName)
    qtbot.keyClicks(presets.dialog.name, "Sunday")
    qtbot.keyClick(presets.dialog.name, Qt.Key.Key_Return)
    assert list(ui.settings.chosen.own_presets[game]) == ["Sunday"]
    click(qtbot, presets.delete)
    assert isinstance(presets.dialog, Confirm)
    click(qtbot, presets.dialog.go_on)
    assert ui.settings.chosen.own_presets[game] == {}
    assert screen.table().config.options == {"min_bid": 70}


def test_house_rules_of_every_game_are_there_the_next_time(
    qtbot: QtBot, ui: UiContext, screen: NewTableScreen
) -> None:
    screen.rules_section.set_open(True)
    row = screen.rules.form.row("min_bid")
    assert isinstance(row, OptionRow)
    qtbot.keyClick(row.control, Qt.Key.Key_Up)
    changed, first = screen.rules.form.options(), screen.games.game
    click(qtbot, screen.games.card("fowl"))
    start(qtbot, screen)
    again = NewTableScreen(ui)
    qtbot.addWidget(again)
    again.set_initial(NewTable.usual("fowl"))
    again.show()
    click(qtbot, again.games.card(first))
    assert again.table().config.options == changed


def test_a_number_out_of_range_is_said_to_be_and_nothing_moves(
    qtbot: QtBot, screen: NewTableScreen
) -> None:
    screen.rules_section.set_open(True)
    QApplication.processEvents()
    row = screen.rules.form.row("target")
    assert isinstance(row, OptionRow)
    tops = [each.y() for each in screen.rules.form.rows]
    control = row.control
    assert isinstance(control, NumberControl)
    control.setFocus()
    control.selectAll()
    qtbot.keyClicks(control, "20")
    qtbot.keyClick(control, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: row.note.text() == "100 is the minimum")
    assert row.note.isVisible()
    metrics = row.note.fontMetrics()
    assert metrics.horizontalAdvance(row.note.text()) <= row.note.width(), "it is not cut off"
    assert control.value() == 100
    QApplication.processEvents()
    # The layout rounds by a pixel.
    moved = [abs(row.y() - top) for row, top in zip(screen.rules.form.rows, tops, strict=True)]
    assert max(moved) <= 1
    control.selectAll()
    qtbot.keyClicks(control, "300")
    qtbot.keyClick(control, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert "minimum" not in row.note.text()


@pytest.mark.parametrize("asks", [True, False])
def test_where_the_system_asks_first_a_host_is_told_what_to_answer(
    qtbot: QtBot, ui: UiContext, monkeypatch: pytest.MonkeyPatch, asks: bool
) -> None:
    monkeypatch.setattr(forms, "ASK_FIRST", (sys.platform,) if asks else ())
    form = forms.AccessForm(ui, lambda: None)
    qtbot.addWidget(form)
    words = [label.text() for label in form.findChildren(QLabel)]
    assert any("private networks" in text for text in words) == asks


def test_bots_follow_the_results_in_each_game_until_a_level_is_chosen(
    qtbot: QtBot, screen: NewTableScreen
) -> None:
    screen.follow_results({"rook13": "hard", "rook": "easy"})
    click(qtbot, screen.levels.levels.button(ADAPTIVE))
    assert screen.seats.bots() == dict.fromkeys(("B1", "A2", "B2"), "hard")
    click(qtbot, screen.games.card("rook"))
    assert screen.levels.levels.value == ADAPTIVE
    table = start(qtbot, screen)
    assert table.is_adaptive
    assert table.levels == {"easy"}
    screen.seats.box("B1").setCurrentIndex(LEVELS.index("expert"))
    assert screen.levels.levels.value is None
    assert not screen.table().is_adaptive
    click(qtbot, screen.levels.levels.button(ADAPTIVE))
    click(qtbot, screen.levels.levels.button("normal"))
    assert not screen.table().is_adaptive
    assert screen.table().levels == {"normal"}


def test_it_says_what_the_level_that_follows_the_results_has_come_to(
    qtbot: QtBot, screen: NewTableScreen
) -> None:
    def words() -> str:
        return " ".join(label.text() for label in screen.levels.findChildren(QLabel))

    click(qtbot, screen.levels.levels.button(ADAPTIVE))
    assert "Now:" not in words()
    screen.follow_results({"rook13": "hard", "rook": "easy"})
    assert "Now: Hard." in words()
    click(qtbot, screen.games.card("rook"))
    assert "Now: Easy." in words()
    click(qtbot, screen.levels.levels.button("normal"))
    assert "Now:" not in words()


def test_bots_among_people_follow_nobody(qtbot: QtBot, screen: NewTableScreen) -> None:
    click(qtbot, screen.levels.levels.button(ADAPTIVE))
    click(qtbot, screen.top.modes.button(False))
    with pytest.raises(ValueError, match="not in list"):
        screen.levels.levels.button(ADAPTIVE)
    assert not screen.table().is_adaptive
    click(qtbot, screen.top.modes.button(True))
    assert screen.levels.levels.value == ADAPTIVE
