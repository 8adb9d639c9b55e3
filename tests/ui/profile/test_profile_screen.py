"""The profile: figures, plots with exact values and tables, and links to hands."""

from __future__ import annotations

import re
import time

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QComboBox, QPushButton
from pytestqt.qtbot import QtBot

from rook13.statistics.derived import catch_up
from rook13.statistics.profile import Profile, read_profile
from rook13.storage.database import Database
from rook13.storage.games import PastGames, StoredReview
from rook13.ui.screens.profile.plots import Bars, Curve, Plot, PlotCard, PlotPoint, ticks
from rook13.ui.screens.profile.screen import ProfileScreen
from rook13.ui.ui_context import UiContext
from tests.statistics.known_games import (
    ALL_FOR_A,
    ANN,
    BEA,
    CAL,
    CHEAP_FOR_A,
    SET_FOR_B,
    game,
    keep,
    table,
)

DAY = 86_400.0


@pytest.fixture(autouse=True)
def _games(database: Database) -> None:
    for number, hand in enumerate((ALL_FOR_A, CHEAP_FOR_A, SET_FOR_B, CHEAP_FOR_A, SET_FOR_B), 1):
        keep(database, game(hand), number * DAY, participants=table("cal"), duration=600)
    for game_id, cost in ((1, 30.0), (3, 10.0)):
        PastGames(database, ANN).keep_review(game_id, StoredReview(0, cost, "{}"))
    catch_up(database)


@pytest.fixture
def screen(qtbot: QtBot, ui: UiContext, database: Database) -> ProfileScreen:
    screen = ProfileScreen(ui, "Ann", "robin", read_profile(database, ANN, ANN), database)
    qtbot.addWidget(screen)
    screen.resize(1000, 700)
    screen.show()
    screen.choose("rook13")
    return screen


def values(screen: ProfileScreen) -> dict[str, str]:
    assert screen.page is not None
    return screen.page.figures.values


def plot(screen: ProfileScreen, name: str) -> Plot:
    assert screen.page is not None
    cards = screen.page.findChildren(PlotCard)
    return next(card.plot for card in cards if card.plot.accessibleName() == name)


def test_the_figures_are_those_of_the_game(screen: ProfileScreen) -> None:
    shown = values(screen)
    assert shown["Won"] == "5 of 5 (100%, likely 57–100%)"
    assert shown["Bids made"] == "3 of 3 (100%, likely 44–100%)"
    assert shown["Average margin"] == "168.0"
    assert shown["As declarer"] == "120.0 points per hand"
    assert shown["Wins in a row"] == "5 now, 5 at best"
    assert shown["Time played"] == "50 min"
    assert shown["Lost per hand"] == "20.0 in 2 reviewed hands"
    assert shown["Trend"] == "10.0 recently, 30.0 before"
    assert re.fullmatch(r"2\d{3} ± \d{3}", shown["Rating"])


def test_overall_there_is_no_rating_and_no_average_of_different_points(
    screen: ProfileScreen,
) -> None:
    screen.games.button("").click()
    assert values(screen)["Games"] == "5"
    assert not {"Rating", "Average margin", "Bids made"} & values(screen).keys()


def test_bars_count_bids_by_level_from_the_lowest(screen: ProfileScreen) -> None:
    bars = plot(screen, "Bids by level")
    assert isinstance(bars, Bars)
    assert [(bar.title, bar.whole, bar.part) for bar in bars.bars] == [("65", 2, 2), ("120", 1, 1)]


def test_the_pointer_and_the_arrow_keys_tell_exact_values(
    screen: ProfileScreen, qtbot: QtBot
) -> None:
    bars = plot(screen, "Bids by level")
    place = bars.places()[1].toPoint()
    qtbot.mouseMove(bars, QPoint(place.x(), bars.height() // 2))
    assert bars.accessibleDescription() == "120: made 1 of 1 (100%)"
    qtbot.keyClick(bars, Qt.Key.Key_Left)
    assert bars.accessibleDescription() == "65: made 2 of 2 (100%)"
    qtbot.keyClick(bars, Qt.Key.Key_Left)
    assert bars.picked == 0


def test_the_curve_has_a_point_for_each_day(screen: ProfileScreen) -> None:
    curve = plot(screen, "Rating")
    assert isinstance(curve, Curve)
    assert [point.x for point in curve.points] == [1, 2, 3, 4, 5]
    for item, point in enumerate(curve.points):
        assert point.low < point.value < point.high
        assert str(round(point.value)) in curve.words_of(item)
    places = curve.places()
    assert places[0].x() < places[4].x()
    assert places[0].y() > places[4].y(), "five wins go up"


def test_years_of_days_are_drawn_pixel_by_pixel_and_told_day_by_day(
    qtbot: QtBot, ui: UiContext
) -> None:
    days = [PlotPoint(day, day % 7, day % 7, day % 7) for day in range(4000)]
    told: list[int] = []

    def words(day: int) -> str:
        told.append(day)
        return f"day {day}"

    curve = Curve(ui, "Rating", days, ("then", "now"), words)
    qtbot.addWidget(curve)
    curve.resize(500, 200)
    curve.show()
    drawn = list(curve.visible_points())
    assert len(drawn) <= 2 * curve.width()
    assert {0, 6} <= {point.value for point in drawn}
    assert [point.x for point in drawn] == sorted(point.x for point in drawn)
    assert not told
    curve.pick(1234)
    assert curve.accessibleDescription() == "day 1234"
    assert told == [1234]


def test_a_plot_is_drawn_once_however_the_pointer_moves(
    screen: ProfileScreen, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    curve = plot(screen, "Rating")
    curve.grab()
    monkeypatch.setattr(Curve, "draw", lambda *_: pytest.fail("it was drawn already"))
    first = curve.grab().toImage()
    curve.pick(2)
    assert curve.grab().toImage() != first


def test_every_plot_is_a_table_as_well(screen: ProfileScreen) -> None:
    assert screen.page is not None
    cards = screen.page.findChildren(PlotCard)
    assert len(cards) == 3
    for card in cards:
        card.as_table.click()
        assert card.table.rowCount() == card.plot.count
        assert card.table.isVisible()
        assert not card.plot.isVisible()
    rows = next(card.table for card in cards if isinstance(card.plot, Bars))
    cells = [rows.item(0, column) for column in range(4)]
    assert [cell.text() if cell else "" for cell in cells] == ["65", "2", "2", "0"]


@pytest.mark.parametrize(
    ("words", "game_id"),
    [("Clean sweep", 1), ("All or nothing", 1), ("Not today", 3), ("On a roll", 5)],
)
def test_an_achievement_leads_to_the_hand_where_it_happened_first(
    screen: ProfileScreen, qtbot: QtBot, words: str, game_id: int
) -> None:
    assert screen.page is not None
    buttons = screen.page.findChildren(QPushButton)
    button = next(each for each in buttons if each.text() == words)
    with qtbot.waitSignal(screen.hand_wanted) as wanted:
        button.click()
    assert wanted.args == [game_id, 0]


def test_best_and_worst_lead_to_their_hands(screen: ProfileScreen, qtbot: QtBot) -> None:
    assert screen.page is not None
    buttons = screen.page.findChildren(QPushButton)
    best = next(each for each in buttons if each.text() == "Best hand: +240")
    with qtbot.waitSignal(screen.hand_wanted) as wanted:
        best.click()
    assert wanted.args == [3, 0]


def test_others_are_shown_as_they_are_known(
    qtbot: QtBot, ui: UiContext, database: Database
) -> None:
    screen = ProfileScreen(ui, "Cal", "owl", read_profile(database, ANN, CAL), database)
    assert "Help used" not in values(screen), "nobody knows the help that others had"
    qtbot.addWidget(screen)
    screen.choose("rook13")
    assert values(screen)["Games"] == "5"
    assert "Lost per hand" not in values(screen)
    assert screen.history.isHidden()
    assert screen.filters.isHidden(), "nobody knows the help that others had"


def test_somebody_without_games_has_a_profile_that_says_so(
    qtbot: QtBot, ui: UiContext, database: Database
) -> None:
    screen = ProfileScreen(ui, "Bo", "no such bird", Profile(BEA), database)
    qtbot.addWidget(screen)
    assert values(screen)["Games"] == "0"
    assert values(screen)["Won"] == "–"
    assert screen.games.isHidden()
    assert screen.filters.isHidden()


@pytest.fixture
def varied(qtbot: QtBot, ui: UiContext, database: Database) -> ProfileScreen:
    """Five old games by house rules, a new one with undo, and a session of today."""
    keep(database, game(ALL_FOR_A, target=110), time.time() - 2 * DAY, undos=1)
    session = keep(database, game(CHEAP_FOR_A, boards=1), time.time())
    PastGames(database, ANN).keep_duplicate(session.id, "session")
    catch_up(database)
    screen = ProfileScreen(ui, "Ann", "robin", read_profile(database, ANN, ANN), database)
    qtbot.addWidget(screen)
    screen.show()
    screen.choose("rook13")
    return screen


def pick(qtbot: QtBot, box: QComboBox, words: str) -> None:
    """Choose a line of a box with the keys."""
    box.setFocus()
    steps = box.findText(words) - box.currentIndex()
    for _ in range(abs(steps)):
        qtbot.keyClick(box, Qt.Key.Key_Down if steps > 0 else Qt.Key.Key_Up)


@pytest.mark.parametrize(
    ("box", "words", "games"),
    [
        ("Rules", "Standard rules", 0),
        ("Rules", "House rules", 7),
        ("When", "Last 30 days", 2),
        ("Duplicate sessions", "Sessions only", 1),
        ("Duplicate sessions", "Without sessions", 6),
    ],
)
def test_a_choice_counts_some_games_and_says_how_many(
    varied: ProfileScreen, qtbot: QtBot, box: str, words: str, games: int
) -> None:
    boxes = {each.accessibleName(): each for each in varied.filters.findChildren(QComboBox)}
    assert varied.count.text() == "7 games"
    pick(qtbot, boxes[box], words)
    qtbot.waitUntil(lambda: varied.count.text().startswith(f"{games} of 7 games"))
    assert values(varied)["Games"] == str(games)
    assert "Rating" not in values(varied)
    assert not {"Rating", "Lost per hand"} & {
        each.plot.accessibleName() for each in varied.findChildren(PlotCard)
    }
    pick(qtbot, boxes[box], boxes[box].itemText(0))
    qtbot.waitUntil(lambda: varied.count.text() == "7 games")
    assert "Rating" in values(varied)


def test_choices_add_up_and_outlive_the_screen(
    varied: ProfileScreen, qtbot: QtBot, ui: UiContext, database: Database
) -> None:
    qtbot.mouseClick(varied.filters.without_help, Qt.MouseButton.LeftButton)
    pick(qtbot, varied.filters.sessions, "Without sessions")
    qtbot.waitUntil(lambda: varied.count.text().startswith("5 of 7 games"))
    again = ProfileScreen(ui, "Ann", "robin", varied.profile, database)
    qtbot.addWidget(again)
    again.take_over(varied)
    assert again.game == "rook13"
    qtbot.waitUntil(lambda: again.count.text().startswith("5 of 7 games"))


def test_everything_fits_into_the_smallest_window_with_the_largest_text(
    varied: ProfileScreen, qtbot: QtBot, ui: UiContext, database: Database
) -> None:
    ui.settings.change(text_size=200)
    ui.look.set_room(QSize(1024, 640))
    again = ProfileScreen(ui, "Ann", "robin", varied.profile, database)
    qtbot.addWidget(again)
    again.resize(1024, 640)
    again.show()
    assert again.size() == QSize(1024, 640)
    assert again.rect().contains(again.filters.geometry())


@pytest.mark.parametrize(
    ("low", "high", "expected"),
    [
        (1400, 1620, [1400, 1500, 1600, 1700]),
        (0, 0, None),
        (3, 38, [0, 10, 20, 30, 40]),
        (-0.2, 0.3, [-0.2, 0, 0.2, 0.4]),
    ],
)
def test_the_scale_has_round_numbers_around_the_values(
    low: float, high: float, expected: list[float] | None
) -> None:
    found = ticks(low, high)
    assert found[0] <= low
    assert high <= found[-1]
    assert len(found) >= 2
    if expected is not None:
        assert found == pytest.approx(expected)
