"""Cards on their way can be played, and keys of the window leave cards what is theirs."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from rook13.engine.actions import Play
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.ui.kit.look import INSTANT, Look
from rook13.wording.words import card_text
from tests.ui.asked import AskedUi
from tests.ui.scenes import in_phase
from tests.ui.table.hands import Place, click, moment_of

AGES = 3_600_000
"""So long that no card arrives while a test lasts."""


def slow(ui: AskedUi) -> AskedUi:
    motion = replace(INSTANT, deal=AGES, fly=AGES)
    return replace(ui, look=Look(ui.settings, motion, ui.look))


def before_the_deal(view: PlayerView) -> bool:
    return view.phase is Phase.DEALING


def test_cards_are_dealt_one_after_the_other_and_can_be_used_meanwhile(
    qtbot: QtBot, ui: AskedUi
) -> None:
    moment = moment_of("rook13", in_phase(Phase.PLAY))
    place = Place(qtbot, slow(ui), moment_of("rook13", before_the_deal).scene())
    place.show(moment.scene())
    buttons = [place.hand.button(card) for card in place.hand.cards]
    assert all(button.isVisible() and button.y() < 0 for button in buttons), "on their way"
    place.hand.focus_hand()
    focused = QApplication.focusWidget()
    assert focused is buttons[0]
    qtbot.keyClick(focused, Qt.Key.Key_Return)
    assert moment.seat is not None
    assert place.sent.actions == [Play(moment.seat, place.hand.cards[0])]


def test_dealt_cards_arrive(qtbot: QtBot, ui: AskedUi) -> None:
    quick = replace(ui, look=Look(ui.settings, replace(INSTANT, deal=20), ui.look))
    moment = moment_of("rook13", in_phase(Phase.PLAY))
    place = Place(qtbot, quick, moment_of("rook13", before_the_deal).scene())
    place.show(moment.scene())
    still = Place(qtbot, ui, moment.scene())
    goals = [still.hand.button(card).pos() for card in still.hand.cards]

    def arrived() -> None:
        assert [place.hand.button(card).pos() for card in place.hand.cards] == goals

    qtbot.waitUntil(arrived)


def test_a_hand_that_changes_size_on_its_way_lies_where_it_belongs(
    qtbot: QtBot, ui: AskedUi
) -> None:
    place = Place(qtbot, slow(ui), moment_of("rook13", before_the_deal).scene())
    place.show(moment_of("rook13", in_phase(Phase.PLAY)).scene())
    place.window.resize(1440, 500)
    QApplication.processEvents()
    row = place.hand.button(place.hand.cards[0]).parentWidget()
    assert row is not None
    for card in place.hand.cards:
        assert row.rect().contains(place.hand.button(card).geometry())


def test_keys_of_the_window_do_not_take_enter_from_a_card(qtbot: QtBot, ui: AskedUi) -> None:
    place = Place(qtbot, ui, moment_of("rook13", in_phase(Phase.PLAY)).scene())
    taken = _shortcut(place.window, "Return")
    place.hand.focus_hand()
    qtbot.keyClick(_focus(), Qt.Key.Key_Return)
    assert len(place.sent.actions) == 1
    assert not taken


def test_enter_belongs_to_the_window_once_all_cards_are_chosen(qtbot: QtBot, ui: AskedUi) -> None:
    place = Place(qtbot, ui, moment_of("rook13", in_phase(Phase.EXCHANGE)).scene())
    taken = _shortcut(place.window, "Return")
    for card in place.hand.cards[:4]:
        click(qtbot, place.hand.button(card))
    qtbot.keyClick(_focus(), Qt.Key.Key_Return)
    assert len(place.hand.chosen) == 4
    assert taken == ["Return"]


def test_control_and_arrow_are_left_to_the_window(qtbot: QtBot, ui: AskedUi) -> None:
    place = Place(qtbot, ui, moment_of("rook13", in_phase(Phase.PLAY)).scene())
    taken = _shortcut(place.window, "Ctrl+Right")
    place.hand.focus_hand()
    before = _focus()
    qtbot.keyClick(before, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert taken == ["Ctrl+Right"]
    assert _focus() is before


def test_cards_are_drawn_at_a_new_size_while_nothing_else_happens(
    qtbot: QtBot, ui: AskedUi
) -> None:
    place = Place(qtbot, ui, moment_of("rook13", in_phase(Phase.PLAY)).scene())
    button = place.hand.button(place.hand.cards[0])
    place.window.grab()
    before = button.face.width()
    place.window.resize(1440, 700)
    QApplication.processEvents()
    place.window.grab()
    assert button.face.width() == before < button.width(), "stretched for now"
    qtbot.waitUntil(lambda: button.face.width() == button.width())


def test_buttons_of_earlier_cards_are_used_again(qtbot: QtBot, ui: AskedUi) -> None:
    moment = moment_of("rook13", in_phase(Phase.PLAY))
    place = Place(qtbot, ui, moment.scene())
    before = {place.hand.button(card) for card in place.hand.cards}
    moment.until(lambda view: view.number == 2 and bool(view.hand))
    place.show(moment.scene())
    after = {place.hand.button(card) for card in place.hand.cards}
    assert after <= before
    for card in place.hand.cards:
        assert place.hand.button(card).card == card
        name = ui.look.say(card_text(card))
        assert place.hand.button(card).accessibleName().startswith(name)


def _shortcut(window: QWidget, keys: str) -> list[str]:
    taken: list[str] = []
    QShortcut(QKeySequence(keys), window).activated.connect(lambda: taken.append(keys))
    return taken


def _focus() -> QWidget:
    focused = QApplication.focusWidget()
    assert focused is not None
    return focused
