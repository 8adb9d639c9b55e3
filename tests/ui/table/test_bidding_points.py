"""Bidding for points, with mouse, wheel and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rook13.engine.actions import Bid, Pass
from rook13.engine.state import Phase
from rook13.ui.table.panels.action_panel import ActionPanel
from rook13.ui.table.panels.points_bidding import PointsBidding
from rook13.ui.table.scene import Scene
from tests.ui.asked import AskedUi
from tests.ui.scenes import Moment, in_phase

LEFT = Qt.MouseButton.LeftButton
games = pytest.mark.parametrize("game", ["rook13", "rook", "fowl"])


class Table:
    """A panel that is shown, and everything that was done with it."""

    def __init__(self, qtbot: QtBot, ui: AskedUi, scene: Scene) -> None:
        self.panel = ActionPanel(ui)
        qtbot.addWidget(self.panel)
        self.panel.set_scene(scene)
        self.done = ui.table.actions

    @property
    def bidding(self) -> PointsBidding:
        assert isinstance(self.panel.current, PointsBidding)
        return self.panel.current


def my_auction(game: str = "rook13", calls: int = 0, **options: object) -> Scene:
    """A scene in which one has to bid after so many calls."""
    is_mine = in_phase(Phase.AUCTION)
    moment = Moment(game, options).until(lambda view: is_mine(view) and len(view.calls) >= calls)
    return moment.scene()


def legal_values(scene: Scene) -> list[int]:
    return [action.call.value for action in scene.legal if isinstance(action, Bid)]


@games
def test_only_legal_bids_can_be_reached(qtbot: QtBot, ui: AskedUi, game: str) -> None:
    scene = my_auction(game, calls=1)
    table = Table(qtbot, ui, scene)
    bidding = table.bidding
    legal = legal_values(scene)
    assert (bidding.box.minimum(), bidding.box.maximum()) == (legal[0], legal[-1])
    assert all(int(b.text()) in legal for b in bidding.quick if not b.isHidden())
    reached = []
    for _ in legal:
        assert bidding.chosen is not None
        reached.append(bidding.chosen.call.value)
        qtbot.mouseClick(bidding.plus, LEFT)
    assert reached == legal
    assert not bidding.plus.isEnabled()


@games
def test_any_bid_takes_two_clicks(qtbot: QtBot, ui: AskedUi, game: str) -> None:
    scene = my_auction(game)
    table = Table(qtbot, ui, scene)
    ruler = table.bidding.ruler
    for value in legal_values(scene):
        spot = QPoint(ruler.position(value), ruler.height() // 2)
        qtbot.mouseClick(ruler, LEFT, pos=spot)
        qtbot.mouseClick(table.bidding.bid_button, LEFT)
    assert [str(action) for action in table.done] == [f"A1 bid {v}" for v in legal_values(scene)]


def test_a_quick_bid_is_chosen_by_a_click_and_made_by_two(qtbot: QtBot, ui: AskedUi) -> None:
    table = Table(qtbot, ui, my_auction())
    highest = [button for button in table.bidding.quick if not button.isHidden()][-1]
    qtbot.mouseClick(highest, LEFT)
    assert table.done == []
    assert table.bidding.box.value() == 120
    assert table.bidding.bid_button.text() == "Bid 120"
    qtbot.mouseDClick(highest, LEFT)
    assert [str(action) for action in table.done] == ["A1 bid 120"]


def turn_wheel(table: Table, degrees: int) -> None:
    """Turn it over the big number, as the window system would."""
    box = table.bidding.box
    spot = QPointF(box.mapTo(table.panel, box.rect().center()))
    QTest.wheelEvent(table.panel.windowHandle(), spot, QPoint(0, degrees))


def test_the_wheel_steps_one_bid_a_notch(qtbot: QtBot, ui: AskedUi) -> None:
    table = Table(qtbot, ui, my_auction())
    bidding = table.bidding
    first = bidding.box.value()
    turn_wheel(table, 120)
    turn_wheel(table, 60)
    assert bidding.box.value() == first + 5
    turn_wheel(table, 60)
    assert bidding.box.value() == first + 10
    turn_wheel(table, -240)
    assert bidding.box.value() == first


def test_typed_digits_jump_to_a_bid_and_enter_makes_it(qtbot: QtBot, ui: AskedUi) -> None:
    table = Table(qtbot, ui, my_auction())
    box = table.bidding.box
    qtbot.keyClicks(box, "9")
    assert box.value() == 90
    qtbot.keyClicks(box, "5")
    assert box.value() == 95
    qtbot.keyClicks(box, "110")
    assert box.value() == 110
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert [str(action) for action in table.done] == ["A1 bid 110"]


def test_arrows_pages_home_and_end_step(qtbot: QtBot, ui: AskedUi) -> None:
    table = Table(qtbot, ui, my_auction(calls=1))
    box = table.bidding.box
    first = box.minimum()
    for key, value in {
        Qt.Key.Key_Up: first + 5,
        Qt.Key.Key_PageUp: first + 25,
        Qt.Key.Key_Down: first + 20,
        Qt.Key.Key_PageDown: first,
        Qt.Key.Key_End: 120,
        Qt.Key.Key_Home: first,
    }.items():
        qtbot.keyClick(box, key)
        assert box.value() == value


def test_commands_of_the_table_work_without_focus(qtbot: QtBot, ui: AskedUi) -> None:
    table = Table(qtbot, ui, my_auction())
    first = table.bidding.box.value()
    assert table.panel.command("bid_up")
    assert table.panel.command("bid_up")
    assert table.panel.command("bid_down")
    assert table.panel.wants_character("7")
    assert not table.panel.wants_character("x")
    assert table.panel.command("confirm")
    assert table.panel.command("pass")
    assert [str(action) for action in table.done] == [f"A1 bid {first + 5}", "A1 pass"]
    table.panel.take_character("8")
    assert table.bidding.box.value() == 80
    assert not table.panel.command("claim")


def test_enter_on_pass_means_pass(qtbot: QtBot, ui: AskedUi) -> None:
    table = Table(qtbot, ui, my_auction())
    table.panel.show()
    table.panel.activateWindow()
    table.bidding.pass_button.setFocus()
    qtbot.waitUntil(table.bidding.pass_button.hasFocus)
    table.panel.command("confirm")
    assert table.done == [Pass(table.done[0].seat)]


def test_who_must_bid_cannot_pass_and_is_told_why(qtbot: QtBot, ui: AskedUi) -> None:
    moment = Moment("fowl", seat="A1")
    moment.until(in_phase(Phase.AUCTION))
    table = Table(qtbot, ui, moment.scene())
    assert not table.bidding.pass_button.isEnabled()
    table.panel.command("pass")
    assert ui.table.sentences == ["You have to bid here; you can't pass."]
    assert ui.table.sentences[0] in table.bidding.pass_button.toolTip()
    assert table.done == []


def test_high_bid_holder_and_passes_are_shown(qtbot: QtBot, ui: AskedUi) -> None:
    moment = Moment(seat="A2")
    moment.step()
    rules = moment.rules
    moment.act(Bid(rules.seats[0], rules.auction(1).call("80")))
    moment.act(Pass(rules.seats[1]))
    scene = moment.scene()
    table = Table(qtbot, ui, scene)
    note = table.bidding.note
    assert note.high.text() == "High bid 80"
    assert note.holder.text() == f"by {scene.names.seat(0)}"
    assert note.passed.text() == f"Passed: {scene.names.seat(1)}"


def test_a_choice_survives_news_that_change_no_call(qtbot: QtBot, ui: AskedUi) -> None:
    scene = my_auction()
    table = Table(qtbot, ui, scene)
    qtbot.keyClicks(table.bidding.box, "100")
    table.panel.set_scene(scene)
    assert table.bidding.box.value() == 100


def test_controls_have_names_for_screen_readers(qtbot: QtBot, ui: AskedUi) -> None:
    table = Table(qtbot, ui, my_auction())
    bidding = table.bidding
    assert bidding.box.accessibleName() == "Your bid"
    assert bidding.minus.accessibleName() == "Lower the bid"
    assert bidding.plus.accessibleName() == "Raise the bid"
    assert bidding.quick[0].accessibleName() == "Choose 65"
    assert bidding.pass_button.toolTip() == "Pass (P)"


def test_the_bid_can_be_read(qtbot: QtBot, ui: AskedUi) -> None:
    table = Table(qtbot, ui, my_auction())
    line = table.bidding.box.lineEdit()
    assert line.width() >= line.fontMetrics().horizontalAdvance(line.text())
    assert line.height() >= line.fontMetrics().ascent()
