from __future__ import annotations

from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from rook13.engine.state import Phase
from rook13.table.state import TableStage
from rook13.ui.table.scene import Scene
from rook13.ui.table.status_bar import StatusBar
from tests.ui.asked import AskedUi
from tests.ui.scenes import Moment, Until, in_phase, my_turn
from tests.ui.table.hands import moment_of

LONG = tuple(f"{letter} Maximiliana von Hohenstaufen-Witten"[:40] for letter in "ABCDEF")


def shown(qtbot: QtBot, ui: AskedUi, scene: Scene, width: int = 1024) -> StatusBar:
    bar = StatusBar(ui)
    qtbot.addWidget(bar)
    bar.resize(width, bar.sizeHint().height())
    bar.set_scene(scene)
    bar.show()
    layout = bar.layout()
    assert layout is not None
    layout.activate()
    return bar


@pytest.mark.parametrize(
    ("game", "there"),
    [
        ("rook13", in_phase(Phase.AUCTION)),
        ("rook13", in_phase(Phase.PLAY)),
        ("five_hundred", lambda v: v.phase is Phase.EXCHANGE and v.contract and v.contract.suit),
        ("elemental", lambda v: v.trump_known and v.trump is None),
    ],
)
def test_trump_is_a_word_and_a_shape_once_it_is_known(
    qtbot: QtBot, ui: AskedUi, game: str, there: Until
) -> None:
    moment = Moment(game).until(there)
    view, bar = moment.view, shown(qtbot, ui, moment.scene())
    by_contract = view.phase is Phase.EXCHANGE and view.contract is not None
    suit = view.contract.suit if by_contract and view.contract else view.trump
    is_known = view.trump_known or by_contract
    assert bar.trump.value.text() == (ui.look.suit_name(suit) if is_known else "–")
    assert bar.trump.picture.isVisible() == is_known
    assert bar.trump.value.fontMetrics().height() > bar.bid.value.fontMetrics().height()


def test_the_high_bid_is_shown_with_its_bidder(qtbot: QtBot, ui: AskedUi) -> None:
    moment = Moment().until(lambda view: len([c for _, c in view.calls if c]) >= 2)
    scene = moment.scene()
    bar = shown(qtbot, ui, scene)
    high = max((call.rank, seat.index) for seat, call in moment.view.calls if call)
    assert bar.bid.value.text() == f"{high[0]} · {scene.name(scene.rules.seats[high[1]])}"


def test_both_totals_target_hand_and_phase_are_there(qtbot: QtBot, ui: AskedUi) -> None:
    moment = Moment().until(lambda view: bool(view.results) and view.phase is Phase.AUCTION)
    bar = shown(qtbot, ui, moment.scene())
    assert [fact.value.text() for fact in bar.totals] == [str(t) for t in moment.view.totals]
    assert bar.totals[0].caption.text() == "Ann and Jay"
    assert bar.target.value.text() == "500"
    assert bar.phase.caption.text() == "Hand 2"
    assert bar.phase.value.text() == "Bidding"


@pytest.mark.parametrize(
    ("game", "options", "target"),
    [
        ("rook13", {"target": 650}, "650"),
        ("rook", {}, "300"),
        ("fowl", {"target": 400}, "400"),
        ("five_hundred", {}, "500"),
    ],
)
def test_the_target_is_that_of_the_game(
    qtbot: QtBot, ui: AskedUi, game: str, options: dict[str, int], target: str
) -> None:
    bar = shown(qtbot, ui, Moment(game, options).until(my_turn).scene())
    assert bar.target.isVisible()
    assert bar.target.value.text() == target


@pytest.mark.parametrize("players", [3, 6])
def test_everybody_has_a_total_where_all_play_alone(
    qtbot: QtBot, ui: AskedUi, players: int
) -> None:
    moment = Moment("elemental", players=players).until(my_turn)
    bar = shown(qtbot, ui, moment.scene())
    assert len(bar.totals) == players
    assert not bar.target.isVisible()
    assert bar.phase.caption.text() == f"Round 1 of {60 // players}"


def test_another_number_of_sides_fits_into_the_same_bar(qtbot: QtBot, ui: AskedUi) -> None:
    bar = shown(qtbot, ui, Moment("elemental", players=6).until(my_turn).scene())
    bar.set_scene(Moment().until(my_turn).scene())
    assert len(bar.totals) == 2
    assert bar.target.isVisible()


def test_titles_are_on_one_line(qtbot: QtBot, ui: AskedUi) -> None:
    bar = shown(qtbot, ui, Moment().until(in_phase(Phase.PLAY)).scene())
    facts = (bar.trump, bar.bid, bar.phase, bar.target, *bar.totals)
    assert len({fact.caption.mapTo(bar, QPoint()).y() for fact in facts}) == 1


def test_a_pause_is_marked(qtbot: QtBot, ui: AskedUi) -> None:
    bar = shown(qtbot, ui, Moment().until(my_turn).scene(paused=True))
    assert bar.phase.value.text() == "Paused"
    assert bar.phase.picture.isVisible()


@pytest.mark.parametrize(
    ("game", "players"), [("rook13", 4), ("five_hundred", 4), ("elemental", 6)]
)
@pytest.mark.parametrize("width", [656, 1024, 2560])
def test_the_longest_names_fit_in_one_row(
    qtbot: QtBot, ui: AskedUi, game: str, players: int, width: int
) -> None:
    moment = Moment(game, players=players, names=LONG).until(in_phase(Phase.PLAY))
    bar = shown(qtbot, ui, moment.scene(), width)
    facts = [bar.trump, bar.bid, bar.phase, *bar.totals]
    assert bar.width() == width
    assert bar.sizeHint().height() <= 64
    for one, other in pairwise(facts):
        assert one.geometry().right() < other.geometry().left()
    last = bar.target if bar.target.isVisible() else bar.totals[-1]
    assert last.geometry().right() <= bar.width()
    for whole in (bar.trump, bar.phase):
        assert whole.value.width() >= whole.value.fontMetrics().horizontalAdvance(
            whole.value.text()
        )


def test_there_is_nothing_to_say_without_a_game(qtbot: QtBot, ui: AskedUi) -> None:
    bar = shown(qtbot, ui, Moment().until(my_turn).scene())
    bar.set_scene(Moment().scene(TableStage.OPEN))
    assert not bar.isVisible()


def test_a_total_below_zero_has_a_proper_minus(qtbot: QtBot, ui: AskedUi) -> None:
    moment = moment_of("five_hundred", lambda view: any(each < 0 for each in view.totals))
    bar = shown(qtbot, ui, moment.scene())
    lowest = min(moment.view.totals)
    assert f"\N{MINUS SIGN}{-lowest}" in [total.value.text() for total in bar.totals]
