"""What lies on the table grows with the table, and leaves seats and hand free at any size."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from PySide6.QtCore import QCoreApplication, QRect, QSize
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from rook13.engine.state import Phase
from rook13.ui.table.panels.bid_panel import BidPanel
from rook13.ui.table.part import px
from rook13.ui.translator import AppLanguage
from tests.ui.accessible.geometry import crowded
from tests.ui.accessible.staged import StagedTable
from tests.ui.asked import AskedUi
from tests.ui.scenes import Moment, hand_over, in_phase

SMALL, USUAL, LARGE = QSize(1024, 640), QSize(1440, 900), QSize(2560, 1440)
SIZES = (SMALL, USUAL, QSize(1920, 1080), LARGE, QSize(3840, 2160))
TALLEST = "five_hundred"


@pytest.fixture(params=["en", "de"])
def language(request: pytest.FixtureRequest, qapp: QCoreApplication) -> Iterator[str]:
    app_language = AppLanguage(qapp)
    app_language.install(request.param)
    yield request.param
    app_language.uninstall()


def open_table(qtbot: QtBot, ui: AskedUi, size: QSize) -> StagedTable:
    ui.look.set_room(size)
    table = StagedTable(ui)
    qtbot.addWidget(table.window)
    table.open(size.width(), size.height())
    return table


@cache
def auction(game: str = "rook13") -> Moment:
    return Moment(game).until(in_phase(Phase.AUCTION))


@cache
def exchange() -> Moment:
    return Moment().until(in_phase(Phase.EXCHANGE))


@cache
def long_row() -> Moment:
    six = Moment("elemental", players=6)
    return six.until(lambda view: view.number > 9 and in_phase(Phase.AUCTION)(view))


def panels(table: StagedTable) -> dict[str, QRect]:
    """Return what lies on the table, at the moments at which most of it is seen."""
    screen, seen = table.screen, {}
    for name, moment, panel in (
        ("points", auction(), screen.panel),
        ("contracts", auction(TALLEST), screen.panel),
        ("tricks", long_row(), screen.panel),
        ("exchange", exchange(), screen.exchange),
    ):
        table.show(moment)
        assert panel.isVisible(), name
        assert in_the_way(table, panel) == [], name
        assert crowded(panel) == [], name
        seen[name] = QRect(panel.geometry())
    return seen


def in_the_way(table: StagedTable, panel: QWidget) -> list[str]:
    """Return the seats that a panel covers; the hand begins where the table ends."""
    screen = table.screen
    place = panel.geometry()
    assert screen.area.rect().contains(place)
    assert screen.hand.y() >= screen.area.geometry().bottom()
    return [
        str(badge.seat)
        for badge in screen.canvas.seats.badges
        if badge.panel().toAlignedRect().translated(badge.pos()).intersects(place)
    ]


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width()}x{size.height()}")
def test_no_panel_covers_a_seat_or_the_hand(
    qtbot: QtBot, ui: AskedUi, language: str, size: QSize
) -> None:
    assert len(panels(open_table(qtbot, ui, size))) == 4


def test_panels_grow_with_the_table(qtbot: QtBot, ui: AskedUi) -> None:
    usual = panels(open_table(qtbot, ui, USUAL))
    large = panels(open_table(qtbot, ui, LARGE))
    for name, place in usual.items():
        assert large[name].height() > place.height() * 1.6, name
        assert large[name].width() > place.width() * 1.4, name


def test_a_result_grows_with_the_table(qtbot: QtBot, ui: AskedUi) -> None:
    sizes = []
    for size in (USUAL, LARGE):
        table = open_table(qtbot, ui, size)
        table.show(Moment("rook13").until(hand_over))
        result = table.screen.results.hand
        assert result.isVisible()
        assert crowded(result) == []
        assert table.screen.area.rect().contains(result.geometry())
        sizes.append(result.size())
    assert sizes[1].height() > sizes[0].height() * 1.6
    assert sizes[1].width() > sizes[0].width() * 1.6


def test_nothing_changes_up_to_the_usual_size(qtbot: QtBot, ui: AskedUi) -> None:
    for size in (SMALL, USUAL):
        table = open_table(qtbot, ui, size)
        panel = table.screen.panel
        assert panel.styleSheet() == ""
        assert panel.font() == panel.window().font()
    assert px(ui.look, 7) == 7


def test_text_that_the_player_wants_larger_is_larger_on_a_large_table_too(
    qtbot: QtBot, ui: AskedUi
) -> None:
    heights = []
    for text_size in (100, 150):
        ui.settings.change(text_size=text_size)
        table = open_table(qtbot, ui, LARGE)
        table.show(auction())
        bidding = table.screen.panel.current
        assert isinstance(bidding, BidPanel)
        heights.append(bidding.note.holder.font().pointSizeF())
    assert heights[1] == pytest.approx(heights[0] * 1.5)


def test_every_word_on_a_panel_is_larger(qtbot: QtBot, ui: AskedUi) -> None:
    table = open_table(qtbot, ui, LARGE)
    usual = table.window.font().pointSizeF()
    table.show(auction())
    panel = table.screen.panel
    words = [each for each in panel.findChildren(QWidget) if each.isVisible()]
    assert all(each.font().pointSizeF() > usual * 1.25 for each in words)
    table.show(Moment("rook13").until(hand_over))
    labels = table.screen.results.hand.findChildren(QLabel)
    assert all(each.font().pointSizeF() > usual * 1.25 for each in labels if each.isVisible())
