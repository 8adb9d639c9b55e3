"""The tools beside the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from rook13.engine.actions import Action, CallRenege, Claim, TakeBack
from rook13.engine.state import Phase
from rook13.table.commands import AskUndo, Pause, RestartHand, Resume, Sit, Stand
from rook13.ui.table.panels.table_bar import TableBar
from rook13.ui.table.scene import Scene
from rook13.ui.table.tools import BAR, why_not
from tests.ui.accessible.conftest import MakeTable, make_table
from tests.ui.accessible.staged import settle
from tests.ui.asked import AskedUi
from tests.ui.scenes import Moment, in_phase

__all__ = ["make_table"]

LEFT = Qt.MouseButton.LeftButton


def my_play(game: str = "rook13", **options: Any) -> Moment:
    return Moment(game, options).until(in_phase(Phase.PLAY))


def with_legal(scene: Scene, action: Action) -> Scene:
    """The same scene, in which this is legal, too."""
    assert scene.game is not None
    game = replace(scene.game, legal=(*scene.legal, action))
    return replace(scene, view=replace(scene.view, game=game))


class Bar:
    """A bar that is shown, and everything that was asked through it."""

    def __init__(self, qtbot: QtBot, ui: AskedUi, scene: Scene) -> None:
        self._qtbot = qtbot
        self.bar = TableBar(ui)
        qtbot.addWidget(self.bar)
        self.bar.set_scene(scene)
        self.bar.show()
        self.acted, self.asked, self.wanted = ui.table.actions, ui.table.commands, ui.table.done

    def click(self, tool: str) -> None:
        self._qtbot.mouseClick(self.bar.buttons[tool], LEFT)

    def shows(self, tool: str) -> bool:
        return not self.bar.buttons[tool].isHidden()

    def enables(self, tool: str) -> bool:
        return self.bar.buttons[tool].isEnabled()


def test_what_the_screen_has_to_do_is_wanted_from_it(qtbot: QtBot, ui: AskedUi) -> None:
    moment = Moment().until(lambda view: bool(view.tricks) and view.turn == view.seat)
    bar = Bar(qtbot, ui, moment.scene(is_solo=False))
    tools = ["leave", "last_trick", "log", "score_sheet", "chat", "rules"]
    for tool in tools:
        bar.click(tool)
    assert bar.wanted == tools
    assert (bar.acted, bar.asked) == ([], [])


def test_playing_alone_has_undo_same_deal_and_hints_but_no_chat(qtbot: QtBot, ui: AskedUi) -> None:
    bar = Bar(qtbot, ui, my_play().scene())
    for tool in ("undo", "same_deal", "hint"):
        assert bar.shows(tool)
        assert bar.enables(tool)
    assert not bar.shows("chat")
    bar.click("undo")
    bar.click("same_deal")
    bar.click("hint")
    assert bar.asked == [AskUndo(), RestartHand()]
    assert bar.wanted == ["hint"]


def test_a_table_with_others_offers_what_it_allows(qtbot: QtBot, ui: AskedUi) -> None:
    moment = my_play()
    bar = Bar(qtbot, ui, moment.scene(is_solo=False))
    assert not any(bar.shows(tool) for tool in ("undo", "same_deal", "hint"))
    moment.config = replace(moment.config, undo=True, hints=True)
    bar.bar.set_scene(moment.scene(is_solo=False))
    assert bar.shows("undo")
    assert bar.shows("hint")


def test_hints_are_for_the_own_turn(qtbot: QtBot, ui: AskedUi) -> None:
    moment = my_play()
    bar = Bar(qtbot, ui, moment.scene())
    moment.step()
    bar.bar.set_scene(moment.scene())
    assert not bar.enables("hint")


def test_the_host_pauses_and_goes_on(qtbot: QtBot, ui: AskedUi) -> None:
    moment = my_play()
    bar = Bar(qtbot, ui, moment.scene())
    bar.click("pause")
    bar.bar.set_scene(moment.scene(paused=True))
    assert bar.bar.buttons["pause"].accessibleName() == "Continue"
    bar.click("pause")
    assert bar.asked == [Pause(), Resume()]
    bar.bar.set_scene(moment.scene(host="bb" * 32))
    assert not bar.shows("pause")


def test_play_for_me_gives_the_seat_to_a_bot_and_back(qtbot: QtBot, ui: AskedUi) -> None:
    moment = my_play()
    bar = Bar(qtbot, ui, moment.scene())
    bar.click("autopilot")
    assert not bar.bar.buttons["autopilot"].isChecked()
    scene = moment.scene()
    seats = (replace(scene.view.seats[0], bot="normal"), *scene.view.seats[1:])
    bar.bar.set_scene(moment.scene(seats=seats))
    assert bar.bar.buttons["autopilot"].isChecked()
    bar.click("autopilot")
    assert bar.asked == [Stand(), Sit("A1")]


def test_a_claim_is_made_when_it_is_legal(qtbot: QtBot, ui: AskedUi) -> None:
    scene = my_play().scene()
    bar = Bar(qtbot, ui, scene)
    assert bar.shows("claim")
    assert not bar.enables("claim")
    assert not bar.bar.command("claim")
    assert scene.seat is not None
    claim = Claim(scene.seat)
    bar.bar.set_scene(with_legal(scene, claim))
    bar.click("claim")
    assert bar.bar.command("claim")
    assert bar.acted == [claim, claim]


def test_a_claim_that_is_refused_says_why() -> None:
    on_lead = my_play().until(lambda view: view.turn == view.seat and not view.trick)
    assert why_not("claim", on_lead.scene()) == (
        "You can't claim: an opponent might still win a trick."
    )
    following = my_play().until(lambda view: view.phase is Phase.PLAY and bool(view.trick))
    assert why_not("claim", following.scene()) == "You can claim only when it's your lead."


def test_elemental_has_no_claims_and_no_reneges(qtbot: QtBot, ui: AskedUi) -> None:
    bar = Bar(qtbot, ui, my_play("elemental").scene())
    assert not any(bar.shows(tool) for tool in ("claim", "call_renege", "take_back"))


def answer(qtbot: QtBot, bar: Bar, words: str) -> None:
    question = bar.bar.question
    assert question is not None
    buttons = question.findChildren(QPushButton)
    qtbot.mouseClick(next(b for b in buttons if b.text() == words), LEFT)


@pytest.mark.parametrize(("words", "count"), [("Call a renege", 1), ("Cancel", 0)])
def test_calling_a_renege_needs_a_second_thought(
    qtbot: QtBot, ui: AskedUi, words: str, count: int
) -> None:
    scene = my_play("rook", enforcement="free_play").scene()
    assert scene.seat is not None
    call = CallRenege(scene.seat)
    bar = Bar(qtbot, ui, with_legal(scene, call))
    bar.click("call_renege")
    assert bar.acted == []
    answer(qtbot, bar, words)
    assert bar.acted == [call] * count


def test_a_renege_is_not_called_when_the_game_has_gone_on(qtbot: QtBot, ui: AskedUi) -> None:
    scene = my_play("rook", enforcement="free_play").scene()
    assert scene.seat is not None
    legal = [action for action in scene.legal if not isinstance(action, CallRenege)]
    bar = Bar(qtbot, ui, with_legal(scene, CallRenege(scene.seat)))
    bar.click("call_renege")
    assert scene.game is not None
    gone_on = replace(scene.game, legal=tuple(legal))
    bar.bar.set_scene(replace(scene, view=replace(scene.view, game=gone_on)))
    answer(qtbot, bar, "Call a renege")
    assert bar.acted == []


def test_a_wrong_card_is_taken_back(qtbot: QtBot, ui: AskedUi) -> None:
    scene = my_play("rook", enforcement="free_play").scene()
    assert scene.seat is not None
    back = TakeBack(scene.seat)
    bar = Bar(qtbot, ui, with_legal(scene, back))
    bar.click("take_back")
    assert bar.acted == [back]


def test_speed_is_chosen_from_a_menu_or_by_key(qtbot: QtBot, ui: AskedUi) -> None:
    bar = Bar(qtbot, ui, my_play().scene())
    slow = next(a for a in bar.bar.speed_menu.actions() if a.text() == "Slow")
    slow.trigger()
    assert ui.settings.chosen.speed == "slow"
    for speed in ("normal", "fast", "none", "none"):
        assert bar.bar.command("faster")
        assert ui.settings.chosen.speed == speed
    assert bar.bar.command("slower")
    checked = [a.text() for a in bar.bar.speed_menu.actions() if a.isChecked()]
    assert checked == ["Fast"]


def test_spectators_have_no_tools_of_players(qtbot: QtBot, ui: AskedUi) -> None:
    moment = my_play()
    bar = Bar(qtbot, ui, moment.scene(own_seat=None, host=None, is_solo=False))
    shown = {tool.id for tool in BAR if bar.shows(tool.id)}
    assert shown == {"leave", "speed", "last_trick", "log", "score_sheet", "chat", "rules", "more"}


def test_tools_tell_their_keys_and_follow_changes(qtbot: QtBot, ui: AskedUi) -> None:
    bar = Bar(qtbot, ui, my_play().scene())
    hint = bar.bar.buttons["hint"]
    assert hint.accessibleName() == "Hint"
    assert hint.toolTip() == "Hint (H)"
    ui.keys.rebind("hint", "F9")
    assert hint.toolTip() == "Hint (F9)"
    assert all(button.accessibleName() for button in bar.bar.buttons.values())
    assert all(
        button.focusPolicy() & Qt.FocusPolicy.TabFocus for button in bar.bar.buttons.values()
    )


def test_more_commands_are_in_a_menu(qtbot: QtBot, ui: AskedUi) -> None:
    bar = Bar(qtbot, ui, my_play().scene())
    for action in bar.bar.more_menu.actions():
        action.trigger()
    assert "preferences" in bar.wanted
    assert "shortcuts" in bar.wanted


@pytest.mark.parametrize("orientation", list(Qt.Orientation))
def test_all_tools_fit_the_smallest_window(
    qtbot: QtBot, ui: AskedUi, orientation: Qt.Orientation
) -> None:
    moment = my_play("rook", enforcement="free_play")
    moment.config = replace(moment.config, undo=True, hints=True)
    bar = TableBar(ui, orientation=orientation)
    qtbot.addWidget(bar)
    bar.set_scene(moment.scene(is_solo=False))
    is_flat = orientation is Qt.Orientation.Horizontal
    length = bar.sizeHint().width() if is_flat else bar.sizeHint().height()
    assert length <= (1024 if is_flat else 576)


def test_a_wide_window_has_words_beside_the_icons_and_a_narrow_one_has_not(
    make_table: MakeTable,
) -> None:
    table = make_table()
    table.show(my_play())
    bar, hint = table.screen.bar, table.screen.bar.buttons["hint"]
    table.window.resize(1440, 900)
    settle()
    assert bar.shows_labels
    assert hint.text() == "Hint"
    assert all(each.width() >= each.sizeHint().width() for each in bar.buttons.values())
    assert bar.width() <= 1440 / 7 + 8
    table.window.resize(1024, 640)
    settle()
    assert not bar.shows_labels
    assert bar.width() < 60
    assert hint.accessibleName() == "Hint"


def test_words_beside_the_icons_come_and_go_with_the_preference(qtbot: QtBot, ui: AskedUi) -> None:
    bar = TableBar(ui, orientation=Qt.Orientation.Vertical)
    qtbot.addWidget(bar)
    bar.set_scene(my_play().scene())
    bar.fit_into(QSize(1440, 900))
    with_words = bar.sizeHint().width()
    ui.settings.change(tool_labels=False)
    assert not bar.shows_labels
    assert bar.sizeHint().width() < with_words / 2
    ui.settings.change(tool_labels=True)
    assert bar.shows_labels


def test_a_tool_is_as_wide_for_any_of_its_effects(qtbot: QtBot, ui: AskedUi) -> None:
    moment = my_play()
    bar = TableBar(ui, orientation=Qt.Orientation.Vertical)
    qtbot.addWidget(bar)
    bar.set_scene(moment.scene())
    bar.fit_into(QSize(1440, 900))
    width = bar.sizeHint().width()
    bar.set_scene(moment.scene(paused=True))
    assert bar.buttons["pause"].text() == "Continue"
    assert bar.sizeHint().width() == width
