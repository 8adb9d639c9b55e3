from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from rook13.engine.actions import Bid
from rook13.engine.game import legal_actions, seat_to_act
from rook13.engine.state import Phase
from rook13.table.config import Person
from rook13.ui.table.canvas import TableCanvas
from rook13.ui.table.canvas.seat_badge import SeatBadge
from rook13.ui.table.canvas.seat_display import Strip, seat_display, seconds_text, strip_text
from rook13.ui.table.canvas.tally import tally_of
from rook13.ui.table.scene import Scene
from tests.ui.asked import AskedUi
from tests.ui.scenes import Moment, hand_over, in_phase, my_turn

CAL = Person("cc" * 32, "Cal", "owl")


def open_canvas(qtbot: QtBot, ui: AskedUi, scene: Scene) -> TableCanvas:
    canvas = TableCanvas(ui)
    qtbot.addWidget(canvas)
    canvas.resize(976, 420)
    canvas.set_scene(scene)
    canvas.show()
    return canvas


def badge_of(canvas: TableCanvas, name: str) -> SeatBadge:
    return next(badge for badge in canvas.seats.badges if badge.seat.name == name)


def with_seat(scene: Scene, place: int, **changes: Any) -> Scene:
    infos = list(scene.view.seats)
    infos[place] = replace(infos[place], **changes)
    return replace(scene, view=replace(scene.view, seats=tuple(infos)))


def test_a_click_on_a_seat_asks_for_its_menu(qtbot: QtBot, ui: AskedUi) -> None:
    canvas = open_canvas(qtbot, ui, Moment().until(my_turn).scene())
    qtbot.mouseClick(badge_of(canvas, "B1"), Qt.MouseButton.LeftButton)
    qtbot.keyClick(badge_of(canvas, "A2"), Qt.Key.Key_Return)
    qtbot.keyClick(badge_of(canvas, "B2"), Qt.Key.Key_Space)
    assert [seat.name for seat, _ in ui.table.menus] == ["B1", "A2", "B2"]


def test_seats_are_placed_from_the_bottom_for_the_viewer(qtbot: QtBot, ui: AskedUi) -> None:
    canvas = open_canvas(qtbot, ui, Moment(seat="B1").until(my_turn).scene())
    lowest = max(canvas.seats.badges, key=lambda badge: badge.y())
    assert lowest.seat.name == "B1"
    assert badge_of(canvas, "A2").x() < badge_of(canvas, "B2").x() < badge_of(canvas, "A1").x()


def test_a_badge_tells_what_a_seat_has_and_is() -> None:
    moment = Moment().until(lambda view: len(view.tricks) == 3 and view.turn == view.seat)
    scene = moment.scene()
    looks = [seat_display(scene, seat) for seat in scene.rules.seats]
    game = scene.game
    assert game is not None
    assert [look.cards for look in looks] == [seat.cards_left for seat in game.seats]
    assert [look.tricks for look in looks] == [seat.tricks for seat in game.seats]
    assert [look.side for look in looks] == [0, 1, 0, 1]
    assert [look.is_dealer for look in looks].index(True) == game.dealer.index
    assert looks[0].strip is Strip.YOUR_TURN
    assert [look.bot for look in looks] == [None, "normal", "normal", "normal"]


def test_declarer_and_trump_are_shown_at_the_seat(qtbot: QtBot, ui: AskedUi) -> None:
    moment = Moment().until(in_phase(Phase.PLAY))
    canvas = open_canvas(qtbot, ui, moment.scene())
    assert moment.view.declarer is not None
    badge = badge_of(canvas, moment.view.declarer.name)
    trump = ui.look.suit_name(moment.view.trump)
    assert f"Declarer, {trump} is trump" in badge.accessibleName()
    with_trump = badge.grab().toImage()
    assert badge.shown is not None
    badge.show_seat(replace(badge.shown, is_declarer=False, trump=()))
    assert badge.grab().toImage() != with_trump, "it is drawn, too"
    others = [each for each in canvas.seats.badges if each is not badge]
    assert not any("trump" in each.accessibleName() for each in others)


def test_bids_and_passes_are_in_bubbles_during_the_auction(qtbot: QtBot, ui: AskedUi) -> None:
    moment = Moment().until(lambda view: any(seat.passed for seat in view.seats))
    canvas = open_canvas(qtbot, ui, moment.scene())
    for shown in moment.view.seats:
        bubble = canvas.seats.bubbles[shown.seat]
        if moment.view.phase is Phase.AUCTION and shown.has_called:
            assert bubble.text() == ("Pass" if shown.passed else str(shown.call))
    moment.until(in_phase(Phase.PLAY))
    canvas.set_scene(moment.scene())
    assert not any(bubble.isVisible() for bubble in canvas.seats.bubbles.values())


def test_a_secret_bid_is_a_question_mark_to_others(qtbot: QtBot, ui: AskedUi) -> None:
    moment = Moment("elemental", {"bids": "hidden"}, players=4)
    moment.until(lambda view: view.phase is Phase.AUCTION and view.seats[1].has_called)
    canvas = open_canvas(qtbot, ui, moment.scene())
    assert canvas.seats.bubbles[moment.rules.seats[1]].text() == "?"
    assert canvas.seats.bubbles[moment.rules.seats[0]].text().isdigit()


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_bubbles_stay_clear_of_seats(qtbot: QtBot, ui: AskedUi, players: int) -> None:
    moment = Moment("elemental", players=players)
    moment.until(lambda view: sum(s.has_called for s in view.seats) == len(view.seats) - 1)
    canvas = open_canvas(qtbot, ui, moment.scene())
    boxes = {badge.seat: badge.geometry() for badge in canvas.seats.badges}
    for seat, bubble in canvas.seats.bubbles.items():
        tail = bubble.height() // 4
        body = bubble.geometry().adjusted(tail, tail, -tail, -tail)
        assert canvas.rect().contains(body)
        assert not any(body.intersects(box) for each, box in boxes.items() if each != seat)


def test_a_lost_player_is_shown_with_the_seconds_left(qtbot: QtBot, ui: AskedUi) -> None:
    scene = Moment().until(my_turn).scene()
    lost = with_seat(scene, 2, person=CAL, bot=None, connected=False, grace_left=24.2)
    look = seat_display(lost, scene.rules.seats[2])
    assert look.strip is Strip.LOST
    assert look.seconds == 24.2
    assert seconds_text(24.2) == "0:25"
    canvas = open_canvas(qtbot, ui, lost)
    assert "Offline" in badge_of(canvas, "A2").accessibleName()


def test_a_bot_that_stands_in_is_said_to(qtbot: QtBot, ui: AskedUi) -> None:
    scene = with_seat(Moment().until(my_turn).scene(), 2, person=CAL, bot="hard")
    look = seat_display(scene, scene.rules.seats[2])
    assert look.strip is Strip.STANDS_IN
    assert look.name == "Cal"
    canvas = open_canvas(qtbot, ui, scene)
    assert "Hard bot" in badge_of(canvas, "A2").words


def test_who_deals_is_not_called_the_dealer_as_well(qtbot: QtBot, ui: AskedUi) -> None:
    canvas = open_canvas(qtbot, ui, Moment().scene())
    words = [word for badge in canvas.seats.badges for word in badge.words]
    assert words.count("Deals") == 1
    assert "Dealer" not in words


def test_the_clock_of_the_turn_is_shown() -> None:
    scene = with_seat(Moment().until(my_turn).scene(), 0, clock_left=9.5)
    assert seat_display(scene, scene.rules.seats[0]).seconds == 9.5
    assert seat_display(scene, scene.rules.seats[1]).seconds is None


def test_nobody_is_to_act_while_paused_or_after_the_game() -> None:
    scene = Moment().until(my_turn).scene(paused=True)
    assert not any(seat_display(scene, seat).is_turn for seat in scene.rules.seats)
    over = Moment().until(hand_over).scene()
    assert not any(seat_display(over, seat).is_turn for seat in over.rules.seats)


def test_others_are_seen_to_think_and_to_deal() -> None:
    moment = Moment().until(lambda view: view.phase is Phase.PLAY and view.turn != view.seat)
    scene = moment.scene()
    assert scene.game is not None
    assert scene.game.turn is not None
    look = seat_display(scene, scene.game.turn)
    assert look.strip is Strip.THINKS
    assert strip_text(look) == "Thinking"
    dealing = Moment().scene()
    assert dealing.game is not None
    assert seat_display(dealing, dealing.game.dealer).strip is Strip.DEALS


def open_misere() -> Moment:
    """Return a game in which the player to the left plays an open misère."""
    moment = Moment("five_hundred", {"open_misere": True})
    moment.step()
    while moment.view.phase is Phase.AUCTION:
        seat = seat_to_act(moment.state)
        assert seat is not None
        legal = list(legal_actions(moment.state, seat))
        wants = [a for a in legal if isinstance(a, Bid) and a.call.face_up]
        mine = seat.name == "B1" and wants
        moment.act(wants[0] if mine else next(a for a in legal if not isinstance(a, Bid)))
    return moment.until(lambda view: bool(view.trick) and len(view.tricks) == 1)


def test_an_open_misere_lies_face_up_and_the_partner_sits_out(qtbot: QtBot, ui: AskedUi) -> None:
    scene = open_misere().scene()
    canvas = open_canvas(qtbot, ui, scene)
    game = scene.game
    assert game is not None
    assert {card for _, card in canvas.layer.open_cards} == set(game.seats[1].face_up)
    for area, _ in canvas.layer.open_cards:
        assert canvas.rect().contains(area.toAlignedRect())
        badge = badge_of(canvas, "B1")
        assert not area.toAlignedRect().intersects(badge.geometry())
        panel = badge.panel().translated(badge.pos())
        assert panel.left() - 1 <= area.left()
        assert area.right() <= panel.right() + 1
    assert seat_display(scene, scene.rules.seats[3]).sits_out
    assert seat_display(scene, scene.rules.seats[3]).strip is Strip.SITS_OUT


def test_who_promises_no_trick_has_nothing_to_count_towards(ui: AskedUi) -> None:
    tally = tally_of(open_misere().scene(), ui.look)
    assert tally is not None
    assert {side.text for side in tally.sides} == {"0", "1"}


def test_an_exact_bid_that_cannot_come_true_is_marked() -> None:
    moment = Moment("elemental", players=3)
    for _ in range(400):
        moment.step()
        scene = moment.scene()
        looks = [seat_display(scene, seat) for seat in scene.rules.seats]
        missed = [look for look in looks if look.decided is False and not look.is_turn]
        if missed:
            assert missed[0].strip is Strip.BUSTED
            return
    raise AssertionError("nobody has ever missed a bid")


def test_a_table_without_a_game_shows_its_seats(qtbot: QtBot, ui: AskedUi) -> None:
    from rook13.table.state import TableStage

    scene = with_seat(Moment().scene(TableStage.OPEN), 1, person=None, bot=None)
    canvas = open_canvas(qtbot, ui, scene)
    assert badge_of(canvas, "B1").accessibleName() == "Open seat"
    assert badge_of(canvas, "A1").isVisible()
