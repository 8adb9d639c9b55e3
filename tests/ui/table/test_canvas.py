from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QAccessible, QColor
from pytestqt.qtbot import QtBot

from rook13.engine import events as ev
from rook13.engine.seats import Seat
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.ui.kit.look import INSTANT, Look, Motion
from rook13.ui.table.canvas import TableCanvas
from rook13.ui.table.canvas.geometry import lay_out
from rook13.ui.table.canvas.tally import tally_of
from rook13.ui.table.playback import EventPlayback
from rook13.wording.words import card_names_text
from tests.ui.asked import AskedUi
from tests.ui.scenes import Moment, hand_over, in_phase

SLOW = Motion(60_000, 60_000, 60_000, 60_000, 60_000, 0, 0.0, 0.0)
QUICK = Motion(1, 1, 1, 1, 1, 0, 0.0, 0.0)
GAMES = ["rook13", "rook", "fowl", "five_hundred", "elemental"]


def open_canvas(qtbot: QtBot, ui: AskedUi, motion: Motion = INSTANT) -> TableCanvas:
    canvas = TableCanvas(replace(ui, look=Look(ui.settings, motion, parent=ui.look)))
    qtbot.addWidget(canvas)
    canvas.resize(976, 420)
    canvas.show()
    return canvas


def go_on(canvas: TableCanvas, moment: Moment) -> None:
    events = moment.step()
    canvas.perform(moment.scene(), events)


def last_card(view: PlayerView) -> bool:
    return view.phase is Phase.PLAY and len(view.trick) == len(view.seats) - 1


@pytest.mark.parametrize("game", GAMES)
def test_the_trick_in_the_middle_is_that_of_the_scene(qtbot: QtBot, ui: AskedUi, game: str) -> None:
    canvas = open_canvas(qtbot, ui)
    moment = Moment(game)
    canvas.set_scene(moment.scene())
    for _ in range(120):
        go_on(canvas, moment)
        assert canvas.layer.middle.plays == moment.view.trick
        if moment.view.phase is Phase.GAME_OVER:
            break
    assert not canvas.layer.flights.all
    assert not canvas.grab().isNull()


def test_a_card_flies_from_its_seat_and_lies_there_when_it_has_arrived(
    qtbot: QtBot, ui: AskedUi
) -> None:
    canvas = open_canvas(qtbot, ui, QUICK)
    moment = Moment().until(lambda view: view.phase is Phase.PLAY and len(view.trick) == 1)
    canvas.set_scene(moment.scene())
    go_on(canvas, moment)
    assert len(canvas.layer.flights.all) == 1
    assert canvas.layer.middle.plays == moment.view.trick
    qtbot.waitUntil(lambda: not canvas.layer.flights.all)
    assert canvas.layer.middle.plays == moment.view.trick


def test_nothing_is_left_where_a_card_was_painted_before_it_moved(
    qtbot: QtBot, ui: AskedUi, monkeypatch: pytest.MonkeyPatch
) -> None:
    canvas = open_canvas(qtbot, ui, SLOW)
    moment = Moment().until(lambda view: view.phase is Phase.PLAY and len(view.trick) == 1)
    canvas.set_scene(moment.scene())
    go_on(canvas, moment)
    layer = canvas.layer
    (flight,) = layer.flights.all
    start = flight.area().toAlignedRect()
    layer.repaint()
    drawn_anew: list[QRect] = []
    monkeypatch.setattr(layer, "update", drawn_anew.append)
    flight.lasts = 1
    qtbot.waitUntil(lambda: bool(drawn_anew))
    assert drawn_anew[0].contains(start)


def test_a_finished_trick_lies_until_it_is_swept_to_its_winner(qtbot: QtBot, ui: AskedUi) -> None:
    canvas = open_canvas(qtbot, ui, QUICK)
    moment = Moment().until(last_card)
    canvas.set_scene(moment.scene())
    events = moment.step()
    canvas.perform(moment.scene(), events)
    trick = moment.view.tricks[-1]
    assert canvas.layer.middle.plays == trick.plays
    assert canvas.layer.middle.winner == trick.winner
    qtbot.waitUntil(lambda: not canvas.layer.middle.plays and not canvas.layer.flights.all)


@pytest.mark.parametrize("winner", ["A1", "B1", "A2", "B2"])
def test_a_trick_flies_from_where_its_cards_lie_to_the_seat_that_took_it(
    qtbot: QtBot, ui: AskedUi, winner: str
) -> None:
    canvas = open_canvas(qtbot, ui, SLOW)
    moment = Moment()
    while True:
        moment.until(last_card)
        before = moment.scene()
        events = moment.step()
        taken = next(event for event in events if isinstance(event, ev.TrickTaken))
        if taken.seat.name == winner:
            break
    canvas.set_scene(before)
    canvas.perform(moment.scene(), events)
    canvas.layer.finish()
    canvas.set_holding(False)
    flights = canvas.layer.flights.all
    assert len(flights) == 4
    assert {rounded(flight.end) for flight in flights} == {rounded(seat_centre(canvas, taken.seat))}
    spots = lay_out(canvas.size(), 4, canvas.fontMetrics().height()).spots
    assert {rounded(flight.start) for flight in flights} == {rounded(spot) for spot in spots}


@pytest.mark.parametrize("own", ["A1", "B2", None])
def test_each_card_flies_from_the_seat_that_plays_it_and_the_own_from_below(
    qtbot: QtBot, ui: AskedUi, own: str | None
) -> None:
    canvas = open_canvas(qtbot, ui, SLOW)
    moment = Moment(seat=own).until(lambda view: view.phase is Phase.PLAY)
    moment.seat = moment.rules.seat(own) if own else None
    canvas.set_scene(moment.scene())
    spots = lay_out(canvas.size(), 4, canvas.fontMetrics().height()).spots
    for _ in range(4):
        events = moment.step()
        assert isinstance(events[0], ev.CardPlayed)
        canvas.perform(moment.scene(), events)
        flight = canvas.layer.flights.all[-1]
        seat, scene = events[0].seat, moment.scene()
        assert rounded(flight.end) == rounded(spots[scene.place(seat)])
        if seat == moment.seat:
            assert flight.start.x() == spots[0].x()
            assert flight.start.y() > canvas.height()
        else:
            assert rounded(flight.start) == rounded(seat_centre(canvas, seat))
        canvas.layer.finish()


def rounded(point: QPointF) -> tuple[int, int]:
    return round(point.x()), round(point.y())


def seat_centre(canvas: TableCanvas, seat: Seat) -> QPointF:
    badge = next(badge for badge in canvas.seats.badges if badge.seat == seat)
    return badge.mapTo(canvas, badge.panel().center())


def test_a_held_trick_lies_until_it_is_let_go(qtbot: QtBot, ui: AskedUi) -> None:
    ui.settings.change(hold_trick=True)
    canvas = open_canvas(qtbot, ui)
    playback = EventPlayback(ui, canvas)
    playback.shown.connect(canvas.perform)
    playback.holding.connect(canvas.set_holding)
    moment = Moment().until(last_card)
    playback.take(moment.scene(), ())
    events = moment.step()
    playback.take(moment.scene(), events)
    assert len(canvas.layer.middle.plays) == 4
    assert canvas.command("confirm")
    assert ui.table.released == 1
    playback.release()
    assert not canvas.layer.middle.plays
    assert not canvas.command("confirm")


def test_a_click_on_the_felt_lets_a_held_trick_go(qtbot: QtBot, ui: AskedUi) -> None:
    canvas = open_canvas(qtbot, ui)
    canvas.set_scene(Moment().until(in_phase(Phase.PLAY)).scene())
    qtbot.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=QPoint(488, 200))
    assert ui.table.released == 1


def test_the_next_card_sweeps_a_trick_that_still_lies(qtbot: QtBot, ui: AskedUi) -> None:
    canvas = open_canvas(qtbot, ui, SLOW)
    moment = Moment().until(last_card)
    canvas.set_scene(moment.scene())
    go_on(canvas, moment)
    assert len(canvas.layer.middle.plays) == 4
    go_on(canvas, moment)
    assert canvas.layer.middle.plays == moment.view.trick
    assert len(moment.view.trick) == 1


def test_a_scene_of_the_same_moment_leaves_a_lying_trick_alone(qtbot: QtBot, ui: AskedUi) -> None:
    canvas = open_canvas(qtbot, ui, SLOW)
    moment = Moment().until(last_card)
    canvas.set_scene(moment.scene())
    go_on(canvas, moment)
    canvas.set_scene(moment.scene(paused=True))
    assert len(canvas.layer.middle.plays) == 4
    moment.step()
    canvas.set_scene(moment.scene())
    assert canvas.layer.middle.plays == moment.view.trick


def test_the_caption_says_what_was_led_and_what_lies_there(qtbot: QtBot, ui: AskedUi) -> None:
    canvas = open_canvas(qtbot, ui)
    moment = Moment().until(
        lambda view: bool(view.trick) and sum(card.points for _, card in view.trick) > 0
    )
    canvas.set_scene(moment.scene())
    view = moment.view
    points = sum(card.points for _, card in view.trick)
    assert ui.look.suit_name(view.led) in canvas.layer.middle.caption
    assert f"{points} points" in canvas.layer.middle.caption
    assert canvas.layer.middle.led == view.led


def test_what_happened_is_said_in_the_middle_for_a_moment(qtbot: QtBot, ui: AskedUi) -> None:
    canvas = open_canvas(qtbot, ui)
    moment = Moment().until(in_phase(Phase.AUCTION))
    canvas.set_scene(moment.scene())
    said: list[str] = []
    while not moment.view.trick:
        go_on(canvas, moment)
        notice = canvas.layer.notice
        if notice is not None and notice.text not in said:
            said.append(notice.text)
            before = canvas.grab().toImage()
            canvas.layer.show_notice(None)
            assert canvas.grab().toImage() != before, "it is drawn"
            canvas.layer.show_notice(notice)
    view, scene = moment.view, moment.scene()
    assert view.declarer is not None
    assert view.contract is not None
    name, trump = scene.name(view.declarer), ui.look.suit_name(view.trump)
    assert said == [f"{name} wins the auction with {view.contract.value}", f"{trump} is trump"]
    assert canvas.layer.notice is None, "cards lie there now"


def test_a_notice_goes_by_itself(
    qtbot: QtBot, ui: AskedUi, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rook13.ui.table.canvas.canvas.NOTICE", 1)
    canvas = open_canvas(qtbot, ui)
    moment = Moment().until(lambda view: view.phase is Phase.TRUMP)
    canvas.set_scene(moment.scene())
    go_on(canvas, moment)
    assert canvas.layer.notice is not None
    qtbot.waitUntil(lambda: canvas.layer.notice is None)


def test_who_is_to_lead_reads_so_at_an_empty_table(qtbot: QtBot, ui: AskedUi) -> None:
    canvas = open_canvas(qtbot, ui)
    moment = Moment().until(lambda view: in_phase(Phase.PLAY)(view) and not view.trick)
    canvas.set_scene(moment.scene())
    assert canvas.layer.middle.caption == "Lead a card"
    canvas.set_scene(moment.scene(paused=True))
    assert canvas.layer.middle.caption == ""
    moment.until(lambda view: in_phase(Phase.PLAY)(view) and bool(view.trick))
    canvas.set_scene(moment.scene())
    assert canvas.layer.middle.caption != "Lead a card"


def test_a_deal_sends_backs_to_everybody(qtbot: QtBot, ui: AskedUi) -> None:
    canvas = open_canvas(qtbot, ui, SLOW)
    moment = Moment()
    canvas.set_scene(moment.scene())
    events = moment.step()
    assert isinstance(events[0], ev.CardsDealt)
    canvas.perform(moment.scene(), events)
    assert len(canvas.layer.flights.all) == 12
    canvas.resize(1200, 500)
    assert not canvas.layer.flights.all


def test_the_kitty_lies_in_the_middle_and_the_discard_aside(qtbot: QtBot, ui: AskedUi) -> None:
    canvas = open_canvas(qtbot, ui)
    moment = Moment().until(in_phase(Phase.AUCTION))
    canvas.set_scene(moment.scene())
    pile = canvas.layer.middle.pile
    assert pile is not None
    assert (pile.count, pile.is_central) == (4, True)
    canvas.set_scene(moment.until(in_phase(Phase.PLAY)).scene())
    pile = canvas.layer.middle.pile
    assert pile is not None
    assert (pile.count, pile.is_central) == (4, False)
    assert pile.owner == moment.view.declarer


def test_the_turned_card_stays_in_sight(qtbot: QtBot, ui: AskedUi) -> None:
    canvas = open_canvas(qtbot, ui)
    moment = Moment("elemental", players=5).until(in_phase(Phase.PLAY))
    canvas.set_scene(moment.scene())
    pile = canvas.layer.middle.pile
    assert pile is not None
    assert pile.face == moment.view.turned


def test_the_ticker_counts_points_against_the_bid(qtbot: QtBot, ui: AskedUi) -> None:
    canvas = open_canvas(qtbot, ui)
    moment = Moment().until(lambda view: sum(view.points) > 0)
    canvas.set_scene(moment.scene())
    tally = canvas.tally_box.tally
    assert tally is not None
    assert [side.taken for side in tally.sides] == list(moment.view.points)
    assert moment.view.contract is not None
    assert moment.view.contract.value in [side.goal for side in tally.sides]
    assert canvas.tally_box.isVisible()
    canvas.set_scene(moment.until(hand_over).scene())
    made = moment.view.results[-1].made
    assert canvas.tally_box.accessibleName().startswith("Bid made" if made else "Set")
    tally = canvas.tally_box.tally
    assert tally is not None
    assert sum(side.taken for side in tally.sides) == 120


def test_the_ticker_counts_tricks_where_tricks_are_bid(ui: AskedUi) -> None:
    moment = Moment("five_hundred").until(lambda view: len(view.tricks) == 5)
    tally = tally_of(moment.scene(), ui.look)
    assert tally is not None
    assert sum(side.taken for side in tally.sides) == 5
    auction = Moment().until(in_phase(Phase.AUCTION)).scene()
    assert tally_of(auction, ui.look) is None


def test_a_dark_suit_can_be_told_in_a_dark_window(qtbot: QtBot, ui: AskedUi) -> None:
    ui.settings.change(theme="dark")
    canvas = open_canvas(qtbot, ui)
    moment = Moment().until(lambda view: ui.look.suit_name(view.led) == "Black")
    canvas.set_scene(moment.scene())
    places = lay_out(canvas.size(), 4, canvas.fontMetrics().height())
    picture = canvas.layer.grab(places.caption.toAlignedRect()).toImage()
    paper = QColor(ui.look.art.look.paper).rgb()
    colours = {picture.pixel(x, y) for x in range(picture.width()) for y in range(picture.height())}
    assert paper in colours


def test_a_screen_reader_hears_what_lies_on_the_table(qtbot: QtBot, ui: AskedUi) -> None:
    canvas = open_canvas(qtbot, ui)
    moment = Moment().until(lambda view: len(view.trick) == 2 and view.turn == view.seat)
    canvas.set_scene(moment.scene())
    reader = QAccessible.queryAccessibleInterface(canvas)
    words = reader.text(QAccessible.Text.Description)
    for _, card in moment.view.trick:
        assert ui.look.say(card_names_text([card])) in words
        assert card.name not in words
    assert "It's your turn." in words
    assert "is winning the trick" in words
