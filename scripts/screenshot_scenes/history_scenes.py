"""The pictures of what was played: the history, and profiles of oneself and of others."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rook13.background.jobs import disk
from rook13.engine.rules import RULESETS
from rook13.statistics.profile import read_profile
from rook13.storage.games import PastGames, StoredReview
from rook13.ui.screens.history.screen import HistoryScreen
from rook13.ui.screens.profile.plots import Curve, PlotCard
from rook13.ui.screens.profile.screen import ProfileScreen
from screenshot_scenes.capture import SetUp, WindowCapture
from tools.history_size import ANN, FRIENDS, build, samples

GAMES = 240
REVIEWED = 90
NOTES = "Drew trumps too late: Friend 3 still had the 14."


def pictures() -> Iterator[tuple[str, SetUp]]:
    """Return the scenes with their names."""
    yield "history", _history
    yield "history-nothing-found", _nothing_found
    yield "profile-all", partial(_profile, "")
    for ruleset in RULESETS:
        yield f"profile-{ruleset.id}", partial(_profile, ruleset.id)
    yield "profile-as-tables", _tables
    yield "profile-somebody", _somebody


def _filled(capture: WindowCapture) -> None:
    """Fill the database with games, once for all pictures."""
    games = PastGames(capture.database, ANN)
    if games.ids():
        return
    build(capture.database, list(samples(2)), GAMES)
    for number, game_id in enumerate(games.ids()[-REVIEWED:]):
        cost = 30 - number * 0.2 + number * 7 % 11
        games.keep_review(game_id, StoredReview(0, cost, "{}"))
    games.write_notes(games.ids()[-1], NOTES)


def _history(capture: WindowCapture) -> HistoryScreen:
    _filled(capture)
    screen = HistoryScreen(capture.ui, capture.database, ANN)
    capture.show(screen)
    _read(capture)
    return screen


def _nothing_found(capture: WindowCapture) -> None:
    screen = _history(capture)
    screen.filters.text.setText("nobody")
    screen.model.search(screen.filters.filter())
    _read(capture)


def _read(capture: WindowCapture) -> None:
    """Wait until the list is filled."""
    for _ in range(3):
        disk().wait()
        capture.settle()


def _profile(game: str, capture: WindowCapture) -> ProfileScreen:
    _filled(capture)
    profile = read_profile(capture.database, ANN, ANN)
    screen = ProfileScreen(capture.ui, "Ann", "wren", profile, capture.database)
    capture.show(screen)
    screen.choose(game)
    for curve in screen.findChildren(Curve):
        curve.pick(len(curve.points) // 2)
    return screen


def _tables(capture: WindowCapture) -> None:
    for card in _profile(RULESETS[0].id, capture).findChildren(PlotCard):
        card.as_table.setChecked(True)


def _somebody(capture: WindowCapture) -> None:
    _filled(capture)
    key, name = FRIENDS[0]
    profile = read_profile(capture.database, ANN, key)
    capture.show(ProfileScreen(capture.ui, name, "owl", profile, capture.database))
