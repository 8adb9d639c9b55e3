"""What lies over the table at times: the last trick, the overlay, and the question of an undo."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from rook13.net.client.table_client import MoveChoice, MoveOffer, MoveReason, TableClient
from rook13.table.commands import AnswerUndo, Resume
from rook13.table.state import TableStage
from rook13.table.views import DealInfo, UndoInfo
from rook13.ui.table.part import TablePart
from rook13.ui.table.scene import Scene
from rook13.ui.table.side.last_trick import LastTrickView, PlayedCard
from rook13.ui.table.side.overlay import Halt, HaltOverlay
from rook13.ui.table.side.undo_banner import UndoBanner
from tests.ui.asked import AskedUi
from tests.ui.scenes import ME, Moment
from tests.ui.table.side_people import BEN, accessible_name, company, shown, with_view

GAMES = ["rook13", "rook", "fowl", "five_hundred", "elemental"]


def after_tricks(count: int, game: str = "rook13", players: int = 4) -> Moment:
    moment = Moment(game, players=players, names=("Ann", "Ben"))
    return moment.until(lambda view: len(view.tricks) == count)


class Mover(TableClient):
    """Keeps what the player says about where the table goes on."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent=parent)
        self.said: list[str] = []

    def go_on_here(self) -> None:
        self.said.append("here")

    def decline_move(self) -> None:
        self.said.append("decline")

    def join_offer(self, key: str) -> None:
        self.said.append(f"join {key}")


@pytest.fixture
def client(ui: AskedUi) -> Mover:
    return Mover(ui.settings)


class Over:
    """A part over a table with a button on it."""

    def __init__(self, qtbot: QtBot, part: TablePart, table: QWidget, scene: Scene) -> None:
        self.below, self.other = QPushButton("below", table), QPushButton("other", table)
        self.heard = shown(qtbot, part, scene, (1000, 600))
        self.below.setFocus()
        qtbot.waitUntil(self.below.hasFocus)


@pytest.mark.parametrize("game", GAMES)
def test_the_last_trick_says_who_played_what_and_who_won(
    qtbot: QtBot, ui: AskedUi, game: str
) -> None:
    scene = after_tricks(1, game).scene()
    table = QWidget()
    view = LastTrickView(ui, table)
    Over(qtbot, view, table, scene)
    assert view.isHidden()
    assert view.command("last_trick")
    assert view.isVisible()
    text = accessible_name(view)
    assert text.startswith("Trick 1 of 1")
    assert text.count(" played ") == len(view.tricks[0].plays)
    assert f"{scene.name(view.tricks[0].winner)} took the trick" in text
    assert not table.grab().isNull()


def test_arrows_turn_the_pages_and_escape_closes(qtbot: QtBot, ui: AskedUi) -> None:
    table = QWidget()
    view = LastTrickView(ui, table)
    over = Over(qtbot, view, table, after_tricks(3).scene())
    view.open()
    qtbot.waitUntil(view.hasFocus)
    assert not view.later.isEnabled()
    qtbot.keyClick(view, Qt.Key.Key_Left)
    assert view.shown_text.startswith("Trick 2 of 3")
    qtbot.mouseClick(view.earlier, Qt.MouseButton.LeftButton)
    assert view.shown_text.startswith("Trick 1 of 3")
    assert not view.earlier.isEnabled()
    qtbot.keyClick(view.later, Qt.Key.Key_Right)
    assert view.shown_text.startswith("Trick 2 of 3")
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert view.isHidden()
    qtbot.waitUntil(over.below.hasFocus)


def test_focus_goes_nowhere_when_what_had_it_is_gone(qtbot: QtBot, ui: AskedUi) -> None:
    table = QWidget()
    view = LastTrickView(ui, table)
    over = Over(qtbot, view, table, after_tricks(1).scene())
    view.open()
    with qtbot.waitSignal(over.below.destroyed):
        over.below.deleteLater()
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert view.isHidden()


def test_the_key_and_a_click_beside_close_it_too(qtbot: QtBot, ui: AskedUi) -> None:
    table = QWidget()
    view = LastTrickView(ui, table)
    Over(qtbot, view, table, after_tricks(1).scene())
    view.open()
    view.command("last_trick")
    assert view.isHidden()
    view.open()
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert view.isHidden()
    view.open()
    qtbot.mouseClick(view.close_button, Qt.MouseButton.LeftButton)
    assert view.isHidden()


def test_without_a_trick_there_is_a_sentence(qtbot: QtBot, ui: AskedUi) -> None:
    table = QWidget()
    view = LastTrickView(ui, table)
    over = Over(qtbot, view, table, Moment().scene())
    view.open()
    assert view.isHidden()
    assert over.heard.sentences == ["No tricks taken yet."]


def test_a_new_trick_is_shown_and_a_new_hand_closes(qtbot: QtBot, ui: AskedUi) -> None:
    table = QWidget()
    view = LastTrickView(ui, table)
    moment = after_tricks(1)
    Over(qtbot, view, table, moment.scene())
    view.open()
    view.set_scene(moment.until(lambda seen: len(seen.tricks) == 2).scene())
    assert view.shown_text.startswith("Trick 2 of 2")
    view.set_scene(Moment().scene())
    assert view.isHidden()


def test_every_name_is_in_the_middle_under_its_card(qtbot: QtBot, ui: AskedUi) -> None:
    table = QWidget()
    view = LastTrickView(ui, table)
    Over(qtbot, view, table, after_tricks(1).scene())
    view.open()
    for played in view.findChildren(PlayedCard):
        words = QRect()
        for label in played.findChildren(QLabel):
            words |= label.geometry()
        assert abs(words.center().x() - played.card.geometry().center().x()) <= 2


@pytest.mark.parametrize("size", [(760, 400), (1024, 560), (2560, 1300)])
def test_all_cards_of_six_players_fit(qtbot: QtBot, ui: AskedUi, size: tuple[int, int]) -> None:
    table = QWidget()
    view = LastTrickView(ui, table)
    Over(qtbot, view, table, after_tricks(1, "elemental", 6).scene())
    view.open()
    table.resize(*size)
    assert view.size() == table.size()
    played = view.findChildren(PlayedCard)
    assert len(played) == 6

    def fits() -> bool:
        edges = [(each.geometry().left(), each.geometry().right()) for each in played]
        is_inside = view.rect().contains(view.card.geometry())
        return is_inside and all(one[1] < two[0] for one, two in pairwise(edges))

    qtbot.waitUntil(fits)


def test_a_pause_is_ended_by_the_host(qtbot: QtBot, ui: AskedUi, client: Mover) -> None:
    table = QWidget()
    overlay = HaltOverlay(ui, client, table)
    over = Over(qtbot, overlay, table, company())
    assert overlay.isHidden()
    overlay.set_scene(company(paused=True))
    assert overlay.isVisible()
    assert accessible_name(overlay) == "The game is paused. Waiting for you."
    qtbot.mouseClick(overlay.resume, Qt.MouseButton.LeftButton)
    assert overlay.command("pause")
    assert over.heard.commands == [Resume(), Resume()]
    overlay.set_scene(company())
    assert overlay.isHidden()
    qtbot.waitUntil(over.below.hasFocus)


def test_others_wait_for_the_host(qtbot: QtBot, ui: AskedUi, client: Mover) -> None:
    table = QWidget()
    overlay = HaltOverlay(ui, client, table)
    over = Over(qtbot, overlay, table, company(paused=True, host=BEN.key))
    assert accessible_name(overlay) == "The game is paused. Waiting for the host."
    assert not overlay.resume.isVisible()
    assert not overlay.command("pause")
    assert over.heard.commands == []


def test_the_player_is_asked_where_the_table_goes_on(
    qtbot: QtBot, ui: AskedUi, client: Mover
) -> None:
    table = QWidget()
    overlay = HaltOverlay(ui, client, table)
    scene = replace(company(), is_connected=False)
    Over(qtbot, overlay, table, scene)
    gone = MoveChoice(MoveReason.HOST_GONE, "Den", 3)
    overlay.set_scene(replace(scene, move=gone))
    assert accessible_name(overlay) == ("The host is gone. Another player can go on from hand 4.")
    assert not overlay.here.isVisible()
    assert overlay.leave.isVisible()
    overlay.set_scene(replace(scene, move=replace(gone, may_host=True, problem="results")))
    assert accessible_name(overlay) == (
        "The host is gone. You didn't join: the results there aren't those of your game."
        " The game can go on from hand 4 on your computer."
    )
    assert overlay.here.text() == "Go on at my computer"
    qtbot.mouseClick(overlay.here, Qt.MouseButton.LeftButton)
    offers = (
        MoveOffer("b", "Bea", 3, ("Bea", "Dot")),
        MoveOffer("c", "Cal & Co", 2, ("Cal & Co",)),
    )
    overlay.set_scene(replace(scene, move=replace(gone, offers=offers)))
    assert [button.text() for button in overlay.offers.values()] == [
        "Join Bea's table, hand 4, with Dot",
        "Join Cal && Co's table, hand 3",
    ]
    qtbot.mouseClick(overlay.offers["c"], Qt.MouseButton.LeftButton)
    overlay.set_scene(replace(scene, move=replace(gone, offers=offers[:1])))
    assert [*overlay.offers] == ["b"]
    assert client.said == ["here", "join c"]
    overlay.set_scene(company())
    assert overlay.isHidden()


def test_the_player_is_asked_to_host_the_table(qtbot: QtBot, ui: AskedUi, client: Mover) -> None:
    table = QWidget()
    overlay = HaltOverlay(ui, client, table)
    asked = MoveChoice(MoveReason.ASKED, "Den", may_host=True)
    Over(qtbot, overlay, table, replace(company(), move=asked))
    assert accessible_name(overlay) == (
        "Den asks you to host the table. Seats, scores and this hand stay as they are."
    )
    assert not overlay.leave.isVisible()
    qtbot.mouseClick(overlay.decline, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(overlay.here, Qt.MouseButton.LeftButton)
    assert client.said == ["decline", "here"]


def test_a_host_without_guests_reads_where_they_are(
    qtbot: QtBot, ui: AskedUi, client: Mover
) -> None:
    table = QWidget()
    overlay = HaltOverlay(ui, client, table)
    offer = MoveOffer("b", "Bea", 3, ("Bea", "Dot"))
    choice = MoveChoice(MoveReason.ELSEWHERE, "Den", offers=(offer,))
    Over(qtbot, overlay, table, replace(company(), move=choice))
    assert "The others play on elsewhere." in accessible_name(overlay)
    assert overlay.decline.isVisible()
    assert not overlay.here.isVisible()
    qtbot.mouseClick(overlay.offers["b"], Qt.MouseButton.LeftButton)
    assert client.said == ["join b"]


def test_a_lost_connection_says_so_and_has_a_way_out(
    qtbot: QtBot, ui: AskedUi, client: Mover
) -> None:
    table = QWidget()
    overlay = HaltOverlay(ui, client, table)
    scene = company(paused=True)
    Over(qtbot, overlay, table, scene)
    overlay.set_scene(replace(scene, is_connected=False))
    halts = [overlay.halt]
    assert "Reconnecting…" in accessible_name(overlay)
    assert not overlay.resume.isVisible()
    qtbot.mouseClick(overlay.leave, Qt.MouseButton.LeftButton)
    assert ui.table.done == ["leave"]
    qtbot.keyClick(overlay, Qt.Key.Key_Escape)
    assert overlay.isVisible()
    overlay.set_scene(scene)
    assert [*halts, overlay.halt] == [Halt.DISCONNECTED, Halt.PAUSED]


def test_shuffling_is_mentioned_only_when_it_takes_long(
    qtbot: QtBot, ui: AskedUi, client: Mover
) -> None:
    table = QWidget()
    overlay = HaltOverlay(ui, client, table)
    deal = DealInfo(1, "ab", closed=False, share_wanted=False)
    Over(qtbot, overlay, table, company(deal=deal))
    assert overlay.isHidden()
    overlay._later.timeout.emit()
    assert overlay.isVisible()
    assert overlay.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    overlay.set_scene(company(deal=replace(deal, closed=True)))
    assert overlay.isHidden()
    overlay._later.timeout.emit()
    assert overlay.isHidden()


def test_an_open_table_is_not_covered(qtbot: QtBot, ui: AskedUi, client: Mover) -> None:
    table = QWidget()
    overlay = HaltOverlay(ui, client, table)
    Over(qtbot, overlay, table, company(TableStage.OPEN, paused=True))
    assert overlay.isHidden()


@pytest.mark.parametrize("agree", [True, False])
def test_an_undo_is_agreed_to_or_refused(qtbot: QtBot, ui: AskedUi, agree: bool) -> None:
    table = QWidget()
    banner = UndoBanner(ui, table)
    banner.resize(700, 80)
    scene = company()
    heard = shown(qtbot, banner, scene, (700, 80))
    assert banner.isHidden()
    undo = UndoInfo(BEN, scene.rules.seats[1], answer_wanted=True, seconds_left=11.4)
    banner.set_scene(with_view(scene, undo=undo))
    assert accessible_name(banner) == "Ben wants to take back the last move."
    assert banner.seconds.text() == "12 s"
    chosen = banner.agree if agree else banner.refuse
    assert QAccessible.queryAccessibleInterface(chosen).role() == QAccessible.Role.Button
    qtbot.mouseClick(chosen, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(chosen, Qt.MouseButton.LeftButton)
    assert heard.commands == [AnswerUndo(agree)]
    banner.set_scene(scene)
    assert banner.isHidden()


def test_the_own_request_and_a_given_answer_wait(qtbot: QtBot, ui: AskedUi) -> None:
    table = QWidget()
    banner = UndoBanner(ui, table)
    banner.resize(700, 80)
    scene = company()
    shown(qtbot, banner, scene, (700, 80))
    own = UndoInfo(ME, scene.rules.seats[0], answer_wanted=False, seconds_left=None)
    banner.set_scene(with_view(scene, undo=own))
    assert banner.words.text().startswith("You asked")
    assert not banner.agree.isVisible()
    assert not banner.seconds.isVisible()
    answered = replace(own, asker=BEN, seat=scene.rules.seats[1])
    banner.set_scene(with_view(scene, undo=answered))
    assert banner.words.text().startswith("Ben wants")
    assert not banner.refuse.isVisible()
