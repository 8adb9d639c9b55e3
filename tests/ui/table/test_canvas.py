from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QAccessible, QColor
from pytestqt.qtbot import QtBot

from rook13.engine import events as ev
from rook13.engine.seats import Seat
from rook13.engine.state import Phase
from rook13.engine.trick import NO_LEAD, NO_TRUMP, winning_position
from rook13.engine.view import PlayerView
from rook13.ui.look import INSTANT, Look, Motion
from rook13.ui.table.canvas import TableCanvas
from rook13.ui.table.canvas.geometry import lay_out
from rook13.ui.table.canvas.tally import tally_of
from rook13.ui.table.director import Director
from rook13.ui.ui_context import UiContext
from tests.ui.scenes import Moment, hand_over, in_phase

SLOW = Motion(60_000, 60_000, 60_000, 60_000, 60_000, 0, 0.0, 0.0)
QUICK = Motion(1, 1, 1, 1, 1, 0, 0.0, 0.0)
GAMES = ["rook13", "rook", "fowl", "five_hundred", "elemental"]


def staged(qtbot: QtBot, ui: UiContext, motion: Motion = INSTANT) -> TableCanvas:
    stage = TableCanvas(replace(ui, look=Look(ui.settings, motion, parent=ui.look)))
    qtbot.addWidget(stage)
    stage.resize(976, 420)
    stage.show()
    return stage


def go_on(stage: TableCanvas, moment: Moment) -> None:
    events = moment.step()
    stage.perform(moment.scene(), events)


def last_card(view: PlayerView) -> bool:
    return view.phase is Phase.PLAY and len(view.trick) == len(view.seats) - 1


@pytest.mark.parametrize("game", GAMES)
def test_the_trick_in_the_middle_is_that_of_the_scene(
    qtbot: QtBot, ui: UiContext, game: str
) -> None:
    stage = staged(qtbot, ui)
    moment = Moment(game)
    stage.set_scene(moment.scene())
    for _ in range(120):
        go_on(stage, moment)
        assert stage.layer.middle.plays == moment.view.trick
        if moment.view.phase is Phase.GAME_OVER:
            break
    assert not stage.layer.flights.all
    assert not stage.grab().isNull()


def test_a_card_flies_from_its_seat_and_lies_there_when_it_has_arrived(
    qtbot: QtBot, ui: UiContext
) -> None:
    stage = staged(qtbot, ui, QUICK)
    moment = Moment().until(lambda view: view.phase is Phase.PLAY and len(view.trick) == 1)
    stage.set_scene(moment.scene())
    go_on(stage, moment)
    assert len(stage.layer.flights.all) == 1
    assert stage.layer.middle.plays == moment.view.trick
    qtbot.waitUntil(lambda: not stage.layer.flights.all)
    assert stage.layer.middle.plays == moment.view.trick


def test_nothing_is_left_where_a_card_was_painted_before_it_moved(
    qtbot: QtBot, ui: UiContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage = staged(qtbot, ui, SLOW)
    moment = Moment().until(lambda view: view.phase is Phase.PLAY and len(view.trick) == 1)
    stage.set_scene(moment.scene())
    go_on(stage, moment)
    layer = stage.layer
    (flight,) = layer.flights.all
    start = flight.area().toAlignedRect()
    layer.repaint()
    drawn_anew: list[QRect] = []
    monkeypatch.setattr(layer, "update", drawn_anew.append)
    flight.lasts = 1
    qtbot.waitUntil(lambda: bool(drawn_anew))
    assert drawn_anew[0].contains(start)


def test_a_finished_trick_lies_until_it_is_swept_to_its_winner(qtbot: QtBot, ui: UiContext) -> None:
    stage = staged(qtbot, ui, QUICK)
    moment = Moment().until(last_card)
    stage.set_scene(moment.scene())
    events = moment.step()
    stage.perform(moment.scene(), events)
    trick = moment.view.tricks[-1]
    assert stage.layer.middle.plays == trick.plays
    assert stage.layer.middle.winner == trick.winner
    qtbot.waitUntil(lambda: not stage.layer.middle.plays and not stage.layer.flights.all)


@pytest.mark.parametrize("winner", ["A1", "B1", "A2", "B2"])
def test_a_trick_flies_from_where_its_cards_lie_to_the_seat_that_took_it(
    qtbot: QtBot, ui: UiContext, winner: str
) -> None:
    stage = staged(qtbot, ui, SLOW)
    moment = Moment()
    while True:
        moment.until(last_card)
        before = moment.scene()
        events = moment.step()
        taken = next(event for event in events if isinstance(event, ev.TrickTaken))
        if taken.seat.name == winner:
            break
    stage.set_scene(before)
    stage.perform(moment.scene(), events)
    stage.layer.finish()
    stage.set_holding(False)
    flights = stage.layer.flights.all
    assert len(flights) == 4
    assert {rounded(flight.end) for flight in flights} == {rounded(seat_centre(stage, taken.seat))}
    spots = lay_out(stage.size(), 4, stage.fontMetrics().height()).spots
    assert {rounded(flight.start) for flight in flights} == {rounded(spot) for spot in spots}


@pytest.mark.parametrize("own", ["A1", "B2", None])
def test_each_card_flies_from_the_seat_that_plays_it_and_ones_own_from_below(
    qtbot: QtBot, ui: UiContext, own: str | None
) -> None:
    stage = staged(qtbot, ui, SLOW)
    moment = Moment(seat=own).until(lambda view: view.phase is Phase.PLAY)
    moment.seat = moment.rules.seat(own) if own else None
    stage.set_scene(moment.scene())
    spots = lay_out(stage.size(), 4, stage.fontMetrics().height()).spots
    for _ in range(4):
        events = moment.step()
        assert isinstance(events[0], ev.CardPlayed)
        stage.perform(moment.scene(), events)
        flight = stage.layer.flights.all[-1]
        seat, scene = events[0].seat, moment.scene()
        assert rounded(flight.end) == rounded(spots[scene.place(seat)])
        if seat == moment.seat:
            assert flight.start.x() == spots[0].x()
            assert flight.start.y() > stage.height()
        else:
            assert rounded(flight.start) == rounded(seat_centre(stage, seat))
        stage.layer.finish()


def rounded(point: QPointF) -> tuple[int, int]:
    return round(point.x()), round(point.y())


def seat_centre(stage: TableCanvas, seat: Seat) -> QPointF:
    badge = next(badge for badge in stage.seats.badges if badge.seat == seat)
    return badge.mapTo(stage, badge.panel().center())


def test_a_held_trick_lies_until_it_is_let_go(qtbot: QtBot, ui: UiContext) -> None:
    ui.settings.change(hold_trick=True)
    stage = staged(qtbot, ui)
    director = Director(ui, stage)
    director.shown.connect(stage.perform)
    director.holding.connect(stage.set_holding)
    stage.felt_clicked.connect(director.release)
    moment = Moment().until(last_card)
    director.take(moment.scene(), ())
    events = moment.step()
    director.take(moment.scene(), events)
    assert len(stage.layer.middle.plays) == 4
    assert stage.command("confirm")
    assert not stage.layer.middle.plays
    assert not stage.command("confirm")


def test_a_click_on_the_felt_lets_a_held_trick_go(qtbot: QtBot, ui: UiContext) -> None:
    stage = staged(qtbot, ui)
    stage.set_scene(Moment().until(in_phase(Phase.PLAY)).scene())
    with qtbot.waitSignal(stage.felt_clicked):
        qtbot.mouseClick(stage, Qt.MouseButton.LeftButton, pos=QPoint(488, 200))


def test_the_next_card_sweeps_a_trick_that_still_lies(qtbot: QtBot, ui: UiContext) -> None:
    stage = staged(qtbot, ui, SLOW)
    moment = Moment().until(last_card)
    stage.set_scene(moment.scene())
    go_on(stage, moment)
    assert len(stage.layer.middle.plays) == 4
    go_on(stage, moment)
    assert stage.layer.middle.plays == moment.view.trick
    assert len(moment.view.trick) == 1


def test_a_scene_of_the_same_moment_leaves_a_lying_trick_alone(qtbot: QtBot, ui: UiContext) -> None:
    stage = staged(qtbot, ui, SLOW)
    moment = Moment().until(last_card)
    stage.set_scene(moment.scene())
    go_on(stage, moment)
    stage.set_scene(moment.scene(paused=True))
    assert len(stage.layer.middle.plays) == 4
    moment.step()
    stage.set_scene(moment.scene())
    assert stage.layer.middle.plays == moment.view.trick


@pytest.mark.parametrize("game", GAMES)
def test_the_card_that_is_winning_is_marked_as_the_engine_says(game: str) -> None:
    moment = Moment(game)
    seen = 0
    for _ in range(200):
        moment.step()
        view = moment.view
        if view.phase is Phase.GAME_OVER:
            break
        if view.trick:
            tables = view.rules.tables(view.trump.index if view.trump else NO_TRUMP)
            cards = [card.index for _, card in view.trick]
            position = winning_position(tables, cards, view.led.index if view.led else NO_LEAD)
            assert view.trick_winner == view.trick[position][0]
            seen += 1
    assert seen


def test_the_caption_says_what_was_led_and_what_lies_there(qtbot: QtBot, ui: UiContext) -> None:
    stage = staged(qtbot, ui)
    moment = Moment().until(
        lambda view: bool(view.trick) and sum(card.points for _, card in view.trick) > 0
    )
    stage.set_scene(moment.scene())
    view = moment.view
    points = sum(card.points for _, card in view.trick)
    assert ui.look.suit_name(view.led) in stage.layer.middle.caption
    assert f"{points} points" in stage.layer.middle.caption
    assert stage.layer.middle.led == view.led


def test_a_deal_sends_backs_to_everybody(qtbot: QtBot, ui: UiContext) -> None:
    stage = staged(qtbot, ui, SLOW)
    moment = Moment()
    stage.set_scene(moment.scene())
    events = moment.step()
    assert isinstance(events[0], ev.CardsDealt)
    stage.perform(moment.scene(), events)
    assert len(stage.layer.flights.all) == 12
    stage.resize(1200, 500)
    assert not stage.layer.flights.all


def test_the_kitty_lies_in_the_middle_and_the_discard_aside(qtbot: QtBot, ui: UiContext) -> None:
    stage = staged(qtbot, ui)
    moment = Moment().until(in_phase(Phase.AUCTION))
    stage.set_scene(moment.scene())
    pile = stage.layer.middle.pile
    assert pile is not None
    assert (pile.count, pile.is_central) == (4, True)
    stage.set_scene(moment.until(in_phase(Phase.PLAY)).scene())
    pile = stage.layer.middle.pile
    assert pile is not None
    assert (pile.count, pile.is_central) == (4, False)


def test_the_turned_card_stays_in_sight(qtbot: QtBot, ui: UiContext) -> None:
    stage = staged(qtbot, ui)
    moment = Moment("elemental", players=5).until(in_phase(Phase.PLAY))
    stage.set_scene(moment.scene())
    pile = stage.layer.middle.pile
    assert pile is not None
    assert pile.face == moment.view.turned


def test_what_is_certain_is_told_once(qtbot: QtBot, ui: UiContext) -> None:
    stage = staged(qtbot, ui)
    told: list[bool] = []
    stage.certain.connect(told.append)
    moment = Moment(seed="rook13")
    stage.set_scene(moment.scene())
    while not told:
        go_on(stage, moment)
    number = moment.view.number
    while moment.view.number == number and not hand_over(moment.view):
        go_on(stage, moment)
    assert told == [moment.view.results[-1].made]


def test_the_ticker_counts_points_against_the_bid(qtbot: QtBot, ui: UiContext) -> None:
    stage = staged(qtbot, ui)
    moment = Moment().until(lambda view: sum(view.points) > 0)
    stage.set_scene(moment.scene())
    tally = stage.tally_box.tally
    assert tally is not None
    assert [side.taken for side in tally.sides] == list(moment.view.points)
    assert moment.view.contract is not None
    assert moment.view.contract.value in [side.goal for side in tally.sides]
    assert stage.tally_box.isVisible()
    stage.set_scene(moment.until(hand_over).scene())
    made = moment.view.results[-1].made
    assert stage.tally_box.accessibleName().startswith("Bid made" if made else "Bid set")
    tally = stage.tally_box.tally
    assert tally is not None
    assert sum(side.taken for side in tally.sides) == 120


def test_the_ticker_counts_tricks_where_tricks_are_bid(ui: UiContext) -> None:
    moment = Moment("five_hundred").until(lambda view: len(view.tricks) == 5)
    tally = tally_of(moment.scene(), ui.look)
    assert tally is not None
    assert sum(side.taken for side in tally.sides) == 5
    auction = Moment().until(in_phase(Phase.AUCTION)).scene()
    assert tally_of(auction, ui.look) is None


def test_a_dark_suit_can_be_told_in_a_dark_window(qtbot: QtBot, ui: UiContext) -> None:
    ui.settings.change(theme="dark")
    stage = staged(qtbot, ui)
    moment = Moment().until(lambda view: ui.look.suit_name(view.led) == "Black")
    stage.set_scene(moment.scene())
    places = lay_out(stage.size(), 4, stage.fontMetrics().height())
    picture = stage.layer.grab(places.caption.toAlignedRect()).toImage()
    paper = QColor(ui.look.art.look.paper).rgb()
    colours = {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
    assert paper in colours


def test_a_screen_reader_hears_what_lies_on_the_table(qtbot: QtBot, ui: UiContext) -> None:
    stage = staged(qtbot, ui)
    moment = Moment().until(lambda view: len(view.trick) == 2 and view.turn == view.seat)
    stage.set_scene(moment.scene())
    reader = QAccessible.queryAccessibleInterface(stage)
    words = reader.text(QAccessible.Text.Description)
    for _, card in moment.view.trick:
        assert card.name in words
    assert "It is your turn." in words
    assert "is winning the trick" in words
