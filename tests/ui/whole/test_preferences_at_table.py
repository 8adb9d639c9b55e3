"""What is chosen in the preferences reaches a table that is being played at."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from rook13.engine.state import Phase
from rook13.ui.dialogs.preferences.dialog import PreferencesDialog
from rook13.ui.dialogs.reading import RulesDialog
from rook13.ui.flows.services import pacing_of
from rook13.ui.kit.look import MOTIONS
from tests.ui.whole.conftest import MakeHome
from tests.ui.whole.hands import MEEK, KeyPlayer, MousePlayer
from tests.ui.whole.home import Home
from tests.ui.whole.tables import at_table

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def home(make_home: MakeHome) -> Home:
    """Somebody in the middle of a hand."""
    home = at_table(make_home, levels=MEEK)
    MousePlayer(home).play_until(lambda view: view.phase is Phase.PLAY and bool(view.tricks))
    return home


def pacings(home: Home) -> set[object]:
    services = home.program.services.tables._services.values()
    return {runner.table.pacing for service in services for runner in service.tables}


def test_speed_is_the_pace_of_the_table(make_home: MakeHome) -> None:
    home = at_table(make_home, motion=None, settings={"speed": "none"}, levels=MEEK)
    for speed in ("fast", "normal", "slow"):
        home.key("-", CONTROL)
        assert home.program.settings.chosen.speed == speed
        assert pacings(home) == {pacing_of(MOTIONS[speed])}
    home.key("+", CONTROL)
    assert pacings(home) == {pacing_of(MOTIONS["normal"])}


@pytest.mark.parametrize(
    "values",
    [
        {"language": "de"},
        {"theme": "dark"},
        {"contrast": "high"},
        {"text_size": 150},
        {"palette": "deuteranopia", "face": "large", "back": "wood", "surface": "blue"},
    ],
    ids=lambda values: next(iter(values)),
)
def test_another_look_keeps_everything_where_it_was(home: Home, values: dict[str, object]) -> None:
    known = home.program.settings.chosen
    values = {name: value for name, value in values.items() if _is_choice(home, name, value)}
    table = home.table
    card = table.hand.cards[0]
    table.hand.button(card).setFocus()
    home.key(Qt.Key.Key_Right, CONTROL)
    home.click(table.bar.buttons["log"])
    hand, log = table.hand.cards, len(table.drawer.log.lines)
    before = home.window.grab().toImage()
    home.program.settings.change(**values)
    assert home.program.settings.chosen != known
    assert home.table is not table
    home.wait(lambda: home.table.canvas.scene is not None)
    assert home.table.hand.cards == hand
    assert not home.table.drawer.isHidden()
    assert len(home.table.drawer.log.lines) == log
    assert home.window.grab().toImage() != before
    MousePlayer(home).play_hand()


def _is_choice(home: Home, name: str, value: object) -> bool:
    from rook13.ui.settings import choices

    return not isinstance(value, str) or value in choices(name)


def test_cards_to_lay_aside_stay_chosen_in_another_look(make_home: MakeHome) -> None:
    home = at_table(make_home, levels=MEEK)
    player = KeyPlayer(home, lambda view: view.legal[1])
    MousePlayer(home).play_until(lambda view: view.phase is Phase.AUCTION)
    player.perform(home.scene.legal[0])
    player.play_until(lambda view: view.phase is Phase.EXCHANGE)
    for card in home.table.hand.cards[:2]:
        home.click(home.table.hand.button(card))
    home.key(home.scene.rules.deck.suits[1].letter.lower())
    chosen, trump = home.table.hand.chosen, home.table.exchange.trump
    assert len(chosen) == 2
    assert trump is home.scene.rules.deck.suits[1]
    home.program.settings.change(theme="dark")
    home.wait(lambda: home.table.exchange.isVisible())
    assert home.table.hand.chosen == chosen
    assert home.table.exchange.trump == trump


def test_looking_for_tables_stops_and_starts(home: Home) -> None:
    assert home.lan.is_looking
    home.program.settings.change(look_for_tables=False)
    home.wait(lambda: not home.lan.is_looking)
    home.program.settings.change(look_for_tables=True)
    assert home.lan.is_looking


def test_sounds_are_heard_if_wanted_and_as_loud_as_wanted(home: Home) -> None:
    player = MousePlayer(home)
    player.step()
    assert home.sounds.heard == []
    home.program.settings.change(sound=True, volume=30, sound_turn=False)
    player.play_until(lambda _: True)
    player.step()
    home.wait(lambda: home.sounds.heard)
    assert {name for name, _ in home.sounds.heard} <= {"card", "trick", "deal"}
    assert {volume for _, volume in home.sounds.heard} == {0.3}


def test_the_taskbar_is_alerted_when_it_is_one_s_turn_and_nobody_looks(
    home: Home, monkeypatch: pytest.MonkeyPatch
) -> None:
    alerts: list[object] = []
    monkeypatch.setattr(QApplication, "alert", lambda *args: alerts.append(args))
    monkeypatch.setattr(home.window, "isActiveWindow", lambda: False)
    player = MousePlayer(home)
    player.step()
    player.play_until(lambda _: True)
    assert alerts
    alerts.clear()
    home.program.settings.change(alert=False)
    player.step()
    player.play_until(lambda _: True)
    assert alerts == []


def test_cards_are_confirmed_with_a_second_click(home: Home) -> None:
    home.program.settings.change(confirm_cards=True)
    action = MousePlayer(home).choose(home.game)
    button = home.table.hand.button(action.card)  # type: ignore[attr-defined]
    before = home.scene.view.revision
    home.click(button)
    home.qtbot.waitUntil(lambda: button.state.name == "RAISED")
    assert home.scene.view.revision == before
    home.click(button)
    home.wait(lambda: home.scene.view.revision > before)


def test_a_trick_is_held_until_a_click_on_the_table(home: Home) -> None:
    home.program.settings.change(hold_trick=True)
    player = MousePlayer(home)
    player.step()
    home.wait(lambda: home.table.playback.is_holding)
    felt = home.table.canvas
    home.qtbot.mouseClick(felt, Qt.MouseButton.LeftButton, pos=felt.rect().center() - QPoint(0, 9))
    home.wait(lambda: not home.table.playback.is_holding)


def test_the_hand_is_sorted_as_wanted(home: Home) -> None:
    home.program.settings.change(sort="rank", trump_first=False)
    ranks = [card.rank for card in home.table.hand.cards]
    assert ranks == sorted(ranks, reverse=True)
    home.program.settings.change(sort="suit")
    suits = [card.suit for card in home.table.hand.cards]
    assert suits == sorted(suits, key=suits.index)


def test_one_deals_oneself_if_that_is_wanted(make_home: MakeHome) -> None:
    home = at_table(make_home, settings={"deal_for_me": False}, seed="dealer 1")
    home.wait(lambda: home.table.panel.isVisible() and home.game.phase is Phase.DEALING)
    home.wait(lambda: home.game.legal)
    before = home.scene.view.revision
    home.key("d")
    home.wait(lambda: home.scene.view.revision > before)
    home.wait(lambda: home.game.hand)


def test_announcements_can_be_switched_off(home: Home) -> None:
    told: list[str] = []
    home.table.announcer.announced.connect(told.append)
    player = MousePlayer(home)
    player.step()
    player.play_until(lambda _: True)
    home.wait(lambda: told)
    home.table.announcer.flush()
    home.program.settings.change(announcements=False)
    told.clear()
    player.step()
    player.play_until(lambda _: True)
    assert told == []


def test_other_keys_work_at_the_table_at_once(home: Home) -> None:
    home.program.ui.keys.rebind("last_trick", "Q")
    home.key("q")
    assert home.table.last_trick.isVisible()
    home.key("q")
    home.wait(lambda: not home.table.last_trick.isVisible())
    home.key("l")
    assert not home.table.last_trick.isVisible()


def test_tools_of_the_table_have_keys(home: Home) -> None:
    before, cards = home.scene.view.revision, home.table.hand.cards
    home.key("h")
    home.wait(lambda: home.table.hints.bubble.isVisible())
    home.wait(lambda: home.scene.info(home.scene.seat).hints == 1)  # type: ignore[arg-type]
    MousePlayer(home).step()
    home.wait(lambda: home.scene.is_my_turn and len(home.table.hand.cards) < len(cards))
    home.key("z", CONTROL)
    home.wait(lambda: home.table.hand.cards == cards)
    home.key("r", CONTROL)
    home.wait(lambda: not home.game.tricks and len(home.game.hand) >= 9)
    home.wait(lambda: home.scene.is_my_turn)
    assert home.scene.view.revision > before
    home.key(Qt.Key.Key_Space, CONTROL)
    home.wait(lambda: home.scene.view.paused)
    home.key(Qt.Key.Key_Space, CONTROL)
    home.wait(lambda: not home.scene.view.paused)
    home.key("p", CONTROL)
    home.wait(lambda: not home.scene.i_play)
    home.wait(lambda: len(home.game.results) > 0)
    home.key("p", CONTROL)
    home.wait(lambda: home.scene.i_play)


@pytest.mark.parametrize(
    ("key", "modifier", "kind"),
    [(Qt.Key.Key_F1, None, RulesDialog), (",", CONTROL, PreferencesDialog)],
)
def test_dialogs_open_over_the_table(
    home: Home, key: Qt.Key | str, modifier: Qt.KeyboardModifier | None, kind: type
) -> None:
    home.key(key, modifier)
    dialog = home.window.findChild(kind)
    assert dialog is not None
    home.wait(lambda: QApplication.activeWindow() is dialog)
    home.key(Qt.Key.Key_Escape)
    home.wait(lambda: not home.window.findChildren(kind))
    MousePlayer(home).step()


def test_nothing_waits_for_what_flies_about(make_home: MakeHome) -> None:
    motion = replace(MOTIONS["slow"], bot_delay=0.0, hand_pause=0.0, guard=0)
    home = at_table(make_home, motion=motion, levels=MEEK)
    player = MousePlayer(home)
    for _ in range(4):
        home.wait(lambda: home.scene.is_my_turn and home.game.phase is not Phase.DEALING)
        player.step()
    assert not home.table.playback.is_idle


@pytest.mark.parametrize("is_automatic", [True, False])
def test_the_last_card_plays_itself_if_preferred(make_home: MakeHome, is_automatic: bool) -> None:
    home = at_table(make_home, settings={"play_last_card": is_automatic}, levels=MEEK)
    player = MousePlayer(home)
    player.play_until(lambda view: view.phase is Phase.PLAY and len(view.hand) == 2)
    player.step()
    if is_automatic:
        home.wait(lambda: bool(home.game.results))
        return
    home.wait(lambda: home.scene.is_my_turn and home.table.playback.is_idle)
    home.qtbot.wait(1)
    assert len(home.game.hand) == 1
