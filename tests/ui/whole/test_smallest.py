"""The smallest window with the longest names, in every game."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QLayout, QPushButton, QWidget

from rook13.engine.actions import Bid
from rook13.engine.state import Phase
from rook13.storage.identity import MAX_LENGTH
from rook13.ui.kit.look import INSTANT
from rook13.ui.table.panels.bid_panel import AuctionNote
from tests.ui.whole.conftest import MakeHome
from tests.ui.whole.hands import MEEK, MousePlayer, bold
from tests.ui.whole.home import Home
from tests.ui.whole.pointer import words
from tests.ui.whole.tables import at_table

SMALLEST = (1024, 640)
LONGEST = "Wilhelmina Featherstonehaugh-Cholmondeley"[:MAX_LENGTH]
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("rook13", 4, {}),
    ("rook", 4, {"min_bid": 5}),
    ("fowl", 4, {"enforcement": "free_play"}),
    ("five_hundred", 4, {"misere": True, "misere_any_time": True, "open_misere": True}),
    ("elemental", 6, {"bids": "hidden"}),
]


def controls(widget: QWidget) -> list[QWidget]:
    """Return what is laid out side by side in a widget."""
    return [
        child
        for child in widget.children()
        if isinstance(child, QWidget) and child.isVisible() and not child.isWindow()
    ]


def laid_out(layout: QLayout | None) -> list[QWidget]:
    """Return the widgets for which a layout found a place."""
    if layout is None:
        return []
    found: list[QWidget] = []
    for item in map(layout.itemAt, range(layout.count())):
        widget = item.widget() if item is not None else None
        inner = item.layout() if item is not None else None
        found.extend([widget] if widget is not None else laid_out(inner))
    return [widget for widget in found if widget.isVisible()]


def overlaps(widget: QWidget) -> list[str]:
    """Return which widgets of any layout lie over each other."""
    found = []
    stacked = type(widget.layout()).__name__ == "QStackedLayout"
    placed = [] if stacked else laid_out(widget.layout())
    for place, one in enumerate(placed):
        for other in placed[place + 1 :]:
            if one.geometry().intersects(other.geometry()):
                found.append(f"{words(one)} over {words(other)}")
    for child in controls(widget):
        found.extend(overlaps(child))
    return found


def outside(home: Home) -> list[str]:
    """Return the buttons that are not wholly inside the window."""
    room = home.window.rect()
    buttons = [each for each in home.screen.findChildren(QAbstractButton) if each.isVisible()]
    placed = [(each, QRect(each.mapTo(home.window, QPoint()), each.size())) for each in buttons]
    return [words(each) for each, place in placed if not room.contains(place)]


def clipped(home: Home) -> list[str]:
    """Return the buttons on which not all of the words can be read."""
    return [
        words(button)
        for button in home.screen.findChildren(QPushButton)
        if button.isVisible()
        and button.text()
        and button.fontMetrics().horizontalAdvance(button.text().replace("&", "")) > button.width()
    ]


def check(home: Home, *, is_large: bool = False) -> None:
    def fits() -> None:
        assert (home.window.width(), home.window.height()) == home.size
        assert overlaps(home.screen) == []
        assert is_large or outside(home) + clipped(home) == []

    # Layouts come to rest a moment after something has changed.
    home.qtbot.waitUntil(fits)


@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=[each[0] for each in TABLES])
def test_nothing_overlaps_or_is_cut_off(
    make_home: MakeHome, game: str, players: int, options: dict[str, Any]
) -> None:
    home = at_table(make_home, game, players, options, size=SMALLEST, levels=MEEK)
    player = MousePlayer(home, bold)
    player.play_until(lambda view: view.phase is Phase.AUCTION)
    check(home)
    bids = [each for each in home.scene.legal if isinstance(each, Bid)]
    player.perform(bids[0])
    player.choose = lambda view: view.legal[0] if view.phase is Phase.AUCTION else bold(view)
    if game != "elemental":
        player.play_until(lambda view: view.phase is not Phase.AUCTION)
        assert home.game.phase is Phase.EXCHANGE
        check(home)
    player.play_until(lambda view: view.phase is Phase.PLAY)
    check(home)
    home.key("l", Qt.KeyboardModifier.ControlModifier)
    check(home)


@pytest.mark.parametrize("text_size", [100, 200])
@pytest.mark.parametrize("screen", ["welcome", "lobby", "new table", "table"])
def test_every_screen_fits_with_the_longest_names(
    make_home: MakeHome, screen: str, text_size: int
) -> None:
    home = make_home(size=SMALLEST, settings={"text_size": text_size})
    if screen != "welcome":
        home.guest(LONGEST)
    if screen == "new table":
        home.click(home.lobby.other)
    elif screen == "table":
        home.sit_down()
        MousePlayer(home).play_until(lambda view: view.phase is Phase.AUCTION)
    # What does not fit into a small window in large letters is scrolled to.
    check(home, is_large=text_size > 100 or screen != "table")
    if screen == "welcome":
        buttons = [each for each in home.screen.findChildren(QPushButton) if each.isVisible()]
        assert [words(each) for each in buttons if each.width() < each.sizeHint().width()] == []


def test_light_and_dark_are_not_the_same(make_home: MakeHome) -> None:
    home = at_table(make_home, size=SMALLEST, levels=MEEK)
    MousePlayer(home).play_until(lambda view: view.phase is Phase.AUCTION)
    light = home.window.grab().toImage()
    home.program.settings.change(theme="dark")
    home.wait(lambda: home.table.canvas.scene is not None)
    dark = home.window.grab().toImage()
    assert light.size() == dark.size()
    bar = home.table.bar.mapTo(home.window, home.table.bar.rect().center())
    assert light.pixelColor(bar).lightness() > dark.pixelColor(bar).lightness() + 50


def test_the_longest_words_about_the_auction_are_not_cut(make_home: MakeHome) -> None:
    german = {"language": "de"}
    home = at_table(
        make_home, "five_hundred", settings=german, size=SMALLEST, levels=MEEK, motion=INSTANT
    )
    MousePlayer(home).play_until(lambda view: view.phase is Phase.AUCTION)
    (note,) = (each for each in home.table.findChildren(AuctionNote) if each.isVisible())
    assert note.high.text() == "Noch kein Gebot"
    # An elided line has its whole text as a tool tip.
    home.wait(lambda: note.high.width() > 100 and note.high.toolTip() == "")
