"""When a hand is over: its result stays, and nothing of the next hand is there before."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from rook13.engine.state import Phase
from tests.ui.whole.conftest import MakeHome
from tests.ui.whole.hands import KeyPlayer, MousePlayer
from tests.ui.whole.home import Home
from tests.ui.whole.tables import at_table

CTRL = Qt.KeyboardModifier.ControlModifier


def after_a_hand(make_home: MakeHome, game: str = "rook13") -> Home:
    home = at_table(make_home, game)
    MousePlayer(home).play_hand()
    home.wait(lambda: home.table.playback.is_idle)
    return home


def focused(home: Home) -> QWidget | None:
    return QApplication.focusWidget()


@pytest.mark.parametrize("game", ["rook13", "elemental"])
def test_nothing_of_the_next_hand_is_there_before_the_player_says_so(
    make_home: MakeHome, game: str
) -> None:
    home = after_a_hand(make_home, game)
    revision = home.scene.view.revision
    home.keys("pp12")
    # What the table does by itself it does within these turns of the loop.
    for _ in range(200):
        QApplication.processEvents()
    assert home.game.phase is Phase.HAND_OVER
    assert home.scene.view.revision == revision
    assert home.table.results.hand.isVisible()
    assert home.table.panel.isHidden()
    home.click(home.table.results.hand.next_button)
    home.wait(lambda: home.game.phase is not Phase.HAND_OVER)
    assert home.table.results.hand.isHidden()


def test_the_same_deal_again_is_the_one_whose_result_is_shown(make_home: MakeHome) -> None:
    home = after_a_hand(make_home)
    number, hands = home.game.number, len(home.game.results)
    dealt = home.game.revealed
    assert dealt is not None
    home.key("r", CTRL)
    home.wait(lambda: home.game.phase is not Phase.HAND_OVER)
    assert (home.game.number, len(home.game.results)) == (number, hands - 1)
    assert home.table.results.hand.isHidden()
    assert home.scene.seat is not None
    assert set(home.game.hand) <= set(dealt.hands[home.scene.seat.index])
    MousePlayer(home).play_hand()
    home.click(home.table.results.hand.again_button)
    home.wait(lambda: home.game.phase is not Phase.HAND_OVER)
    assert len(home.game.results) == hands - 1


def test_a_whole_hand_by_keyboard_ends_on_next_hand(make_home: MakeHome) -> None:
    home = at_table(make_home)
    leave = home.table.bar.buttons["leave"]
    seen: list[QWidget | None] = []
    app = QApplication.instance()
    assert isinstance(app, QApplication)

    def note(old: QWidget | None, new: QWidget | None) -> None:
        seen.append(new)

    app.focusChanged.connect(note)
    KeyPlayer(home).play_hand()
    # Otherwise it would keep the widgets of every later test.
    app.focusChanged.disconnect(note)
    assert focused(home) is home.table.results.hand.next_button
    assert leave not in seen
    home.key(Qt.Key.Key_Return)
    home.wait(lambda: home.game.phase is not Phase.HAND_OVER)
    assert QApplication.activeModalWidget() is None


def test_a_hand_that_was_gone_back_to_ends_with_its_result(make_home: MakeHome) -> None:
    home = after_a_hand(make_home)
    home.click(home.table.results.hand.next_button)
    home.wait(lambda: home.game.phase not in (Phase.HAND_OVER, Phase.DEALING))
    assert home.game.number == 2
    home.key("z", CTRL)
    home.wait(lambda: home.game.number == 1)
    assert home.table.results.hand.isHidden()
    MousePlayer(home).play_hand(results=1)
    assert home.game.number == 1
    assert home.table.results.hand.isVisible()
    assert home.table.results.hand.next_button.isEnabled()


def test_coming_back_to_a_game_between_two_hands_shows_the_result_again(
    make_home: MakeHome,
) -> None:
    home = after_a_hand(make_home)
    home.key(Qt.Key.Key_Escape)
    home.program.settings.change(theme="dark")
    home.wait(lambda: home.table.results.hand.isVisible())
    assert home.table.results.hand.next_button.isEnabled()
