"""Tab leads through the whole table and back, and one always sees where one is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from rook13.engine.state import Phase
from rook13.ui.kit.accessibility import tab_stops
from tests.ui.accessible.conftest import MakeTable
from tests.ui.accessible.staged import StagedTable, settle
from tests.ui.accessible.walking import focused, label, shows_focus, tour
from tests.ui.scenes import Moment, hand_over, in_phase

MOMENTS = {
    "rook13": (Phase.AUCTION, Phase.EXCHANGE, Phase.PLAY),
    "five_hundred": (Phase.AUCTION,),
    "elemental": (Phase.AUCTION,),
}


def all_moments() -> Iterator[Moment]:
    for game, phases in MOMENTS.items():
        for phase in phases:
            yield Moment(game).until(in_phase(phase))
    yield Moment().until(hand_over)


def missed(table: StagedTable, stops: list[QWidget]) -> list[str]:
    """Return controls that can be used, but to which Tab never leads."""
    areas = table.screen.focus.areas
    return [
        label(stop)
        for area in areas
        for stop in tab_stops(area)
        if stop not in stops and area.isVisible()
    ]


def test_tab_leads_through_every_area_and_back(table: StagedTable) -> None:
    for moment in all_moments():
        table.show(moment)
        stops = tour()
        assert missed(table, stops) == []
        screen = table.screen
        for area in (screen.bar, screen.canvas, screen.panel, screen.exchange, screen.results.hand):
            if area.isVisible() and tab_stops(area):
                assert any(area.isAncestorOf(stop) for stop in stops), area
        if moment.view.hand:
            assert sum(screen.hand.isAncestorOf(stop) for stop in stops) == 1
        assert not any(screen.status.isAncestorOf(stop) for stop in stops)
        assert tour(-1) == stops[::-1]


def test_the_drawer_is_the_last_area(make_table: MakeTable) -> None:
    table = make_table(is_solo=False)
    table.show(Moment().until(in_phase(Phase.PLAY)))
    table.press("chat")
    field = table.screen.drawer.chat.field
    assert focused() is field
    stops = tour()
    assert missed(table, stops) == []
    assert table.screen.bar.isAncestorOf(stops[0])
    assert stops[-1] is field or table.screen.drawer.isAncestorOf(stops[-1])


@pytest.mark.parametrize("look", ["light", "dark_contrast"])
def test_the_focus_can_be_seen_everywhere(make_table: MakeTable, look: str) -> None:
    table = make_table(is_solo=False)
    shade, _, contrast = look.partition("_")
    table.ui.settings.change(theme=shade, contrast="high" if contrast else "normal")
    seen: set[tuple[type, bool, bool]] = set()
    hidden: list[str] = []
    for moment in all_moments():
        table.show(moment)
        if moment.view.phase is Phase.PLAY:
            table.press("chat")
        for stop in tour():
            kind = (type(stop), bool(stop.property("primary")), _is_checked(stop))
            if kind not in seen:
                seen.add(kind)
                hidden += [] if shows_focus(stop) else [label(stop)]
    assert hidden == []


def _is_checked(widget: QWidget) -> bool:
    checked = getattr(widget, "isChecked", None)
    return bool(checked and checked())


def test_the_score_sheet_and_the_last_trick_take_the_focus_and_give_it_back(
    table: StagedTable,
) -> None:
    table.show(Moment().until(lambda view: in_phase(Phase.PLAY)(view) and bool(view.tricks)))
    card = focused()
    assert table.screen.hand.isAncestorOf(card)
    for command in ("score_sheet", "last_trick"):
        table.press(command)
        overlay = table.screen.sheet if command == "score_sheet" else table.screen.last_trick
        assert overlay.isVisible()
        assert focused() is overlay or overlay.isAncestorOf(focused())
        assert missed(table, tour()) == []
        QTest.keyClick(focused(), Qt.Key.Key_Escape)
        settle()
        assert not overlay.isVisible()
        assert table.screen.isAncestorOf(focused())
