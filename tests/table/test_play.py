"""Actions, the order of checks, bots, the clock and pausing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rook13.engine.actions import Action, Pass
from rook13.engine.notation import NotationReason
from rook13.engine.reasons import Reason
from rook13.engine.view import PlayerView
from rook13.table import commands as c
from rook13.table.config import USUAL_PACING, Pacing, TableConfig
from rook13.table.game_facts import BotFault, BotReplaced, ClockRanOut
from rook13.table.outcome import REMEMBERED, Refusal, Refused, Rejected
from rook13.table.table import Table
from tests.table.desk import AT_ONCE, NAMES, Desk, Pages, dealt, key, person, seated, started, told

SLOW = Pacing(bot_delay=1, hand_pause=3, bot_deadline=5)
CLOCKED = TableConfig(turn_clock=30)


def others(desk: Desk) -> list[str]:
    return [c.owner.name for c in desk.state.chairs if c.owner and c.seat.name != desk.turn()]


def test_checks_come_in_the_order_of_the_design() -> None:
    desk = seated(2)
    stale = 0
    desk.join("Gus")
    assert desk.refused("Zoe", "A1 fly", stale) is Refusal.UNREADABLE
    assert desk.refused("Zoe", desk.act("A1 pass"), stale) is Refusal.NOT_AT_TABLE
    assert desk.refused("Gus", desk.act("A1 pass"), stale) is Refusal.NOT_SEATED
    assert desk.refused("Bea", desk.act("A1 pass"), stale) is Refusal.NOT_YOUR_SEAT
    assert desk.refused("Ann", desk.act("A1 pass"), stale) is Refusal.NO_GAME_RUNNING
    desk.do("Ann", c.Start())
    desk.play(lambda: desk.phase == "auction" and desk.player() == "Ann")
    assert desk.refused("Bea", desk.act("B1 bid 80"), stale) is Refusal.NOT_YOUR_TURN
    assert desk.refused("Ann", desk.act("A1 R5"), stale) is Refusal.ILLEGAL
    legal = desk.act(desk.choose())
    assert desk.refused("Ann", legal, stale) is Refusal.STALE
    assert desk.refused("Ann", legal, desk.table.revision + 1) is Refusal.UNKNOWN_REVISION
    assert desk.refused("Ann", legal, -1) is Refusal.UNKNOWN_REVISION
    desk.do("Ann", legal)


def test_refusals_carry_the_reason_of_the_game_or_the_notation() -> None:
    desk = dealt(4)
    name = others(desk)[0]
    chair = desk.state.chair_of(key(name))
    assert chair is not None
    answer = desk.send(name, desk.act(f"{chair.seat} bid 120")).answer
    assert isinstance(answer, Rejected)
    assert (answer.refusal, answer.detail) == (Refusal.NOT_YOUR_TURN, Reason.NOT_YOUR_TURN)
    answer = desk.send(name, desk.act(f"{chair.seat} deal")).answer
    assert isinstance(answer, Rejected)
    assert (answer.refusal, answer.detail) == (Refusal.ILLEGAL, Reason.WRONG_PHASE)
    answer = desk.send(name, "").answer
    assert isinstance(answer, Rejected)
    assert (answer.refusal, answer.detail) == (Refusal.UNREADABLE, NotationReason.UNKNOWN_SEAT)
    assert desk.refused(name, "A1 down " + "R5 " * 100) is Refusal.UNREADABLE


def test_talk_in_between_does_not_make_an_action_stale() -> None:
    desk = dealt(4)
    revision, name = desk.table.revision, desk.player()
    assert name is not None
    desk.do(others(desk)[0], c.Chat("take your time"))
    outcome = desk.send(name, desk.act(desk.choose()), revision)
    assert outcome.changed


def test_a_command_sent_twice_is_answered_twice_and_done_once() -> None:
    desk = dealt(4)
    name, revision, text = desk.player(), desk.table.revision, desk.choose()
    assert name is not None
    first = desk.table.handle(key(name), 77, revision, desk.act(text), desk.now)
    state = desk.state
    again = desk.table.handle(key(name), 77, revision, desk.act(text), desk.now)
    assert again.answer is first.answer
    assert (again.changed, again.announcements, desk.state is state) == (False, (), True)
    wrong = desk.table.handle(key(name), 78, revision, desk.act(text), desk.now)
    assert isinstance(wrong.answer, Rejected)
    assert desk.table.handle(key(name), 78, revision, c.Chat("hi"), desk.now).answer == wrong.answer
    assert desk.view(name).last_command == 78
    malformed = desk.table.refuse(key(name), 79, Refused(Refusal.UNREADABLE))
    assert isinstance(malformed.answer, Rejected)
    again = desk.table.handle(key(name), 79, revision, c.Chat("hi"), desk.now)
    assert again.answer == malformed.answer
    assert desk.table.refuse(key(name), 78, Refused(Refusal.UNREADABLE)).answer == wrong.answer
    assert desk.view(name).last_command == 79


def test_a_command_too_old_to_be_remembered_is_refused() -> None:
    desk = seated(1)
    for number in range(100, 101 + REMEMBERED):
        desk.table.handle(key("Ann"), number, 1, c.Ready(bool(number % 2)), desk.now)
    assert desk.refused("Ann", c.Ready(True)) is Refusal.OLD_COMMAND


def test_nothing_happens_while_the_game_is_paused() -> None:
    desk = dealt(1)
    desk.do("Ann", c.Pause())
    assert desk.view("Ann").paused
    assert desk.refused("Ann", c.Pause()) is Refusal.PAUSED
    assert desk.refused("Ann", desk.act(desk.choose())) is Refusal.PAUSED
    assert desk.refused("Ann", c.AskUndo()) is Refusal.PAUSED
    desk.do("Ann", c.Resume())
    assert desk.refused("Ann", c.Resume()) is Refusal.NOT_PAUSED
    desk.do("Ann", desk.act(desk.choose()))


def bot_asked() -> Desk:
    """A desk at which a bot takes its time."""
    desk = started(1, pacing=SLOW)
    while not desk.asked:
        desk.wait(1)
        if desk.player() == "Ann":
            desk.do("Ann", desk.act(desk.choose()))
    return desk


def test_a_bot_is_asked_again_after_a_pause() -> None:
    desk = bot_asked()
    first = desk.asked.pop()
    desk.do("Ann", c.Pause())
    assert not desk.wait(60)
    assert not desk.table.bot_moved(first.ticket, str(first.view.legal[0]), desk.now).changed
    desk.do("Ann", c.Resume())
    assert desk.asked == [first]


def test_a_bot_moves_when_its_time_has_come_and_not_before() -> None:
    desk = bot_asked()
    request = desk.asked.pop()
    text = str(request.view.legal[0])
    assert not desk.table.bot_moved(request.ticket, text, desk.now).changed
    assert desk.table.next_deadline() == desk.now + 1
    assert not desk.table.bot_moved(request.ticket, text, desk.now).changed
    assert not desk.table.tick(desk.now + 0.5).changed
    assert "GameEvent" in told(desk.wait(1)[0])


@pytest.mark.parametrize(
    ("answer", "fault"),
    [("nonsense", BotFault.UNREADABLE), ("A1 R5", BotFault.ILLEGAL), (None, BotFault.LATE)],
)
def test_a_bot_that_fails_is_replaced_and_that_is_a_fact(
    answer: str | None, fault: BotFault
) -> None:
    desk = dealt(4)
    name, seat = desk.player(), desk.turn()
    assert name is not None
    desk.leave(name)
    (request,) = desk.asked
    if answer is None:
        (outcome,) = desk.wait(USUAL_PACING.bot_deadline)
    else:
        outcome = desk.table.bot_moved(request.ticket, answer, desk.now)
    assert outcome.announcements[0].fact == BotReplaced(seat, fault)
    assert told(outcome)[1] == "GameEvent"


def test_a_fallback_that_is_no_better_is_replaced_too() -> None:
    def silly(view: PlayerView) -> Action:
        assert view.seat is not None
        return Pass(replace(view.seat, name="Z1"))

    table = Table(
        *("t", TableConfig(game="fowl"), person("Ann"), Pages(), lambda n: bytes([1] * n), 0.0),
        pacing=AT_ONCE,
        fallback=silly,
    )
    table.handle(key("Ann"), 1, 1, c.Start(), 0.0)
    (request,) = table.tick(0.0).bot_requests
    outcome = table.bot_moved(request.ticket, "?", 0.0)
    assert told(outcome)[:2] == ["BotReplaced", "GameEvent"]


def hand_over(people: int, **pacing: float) -> Desk:
    """Return a desk at which a hand is over, and everybody lets the table deal."""
    desk = started(people, pacing=replace(AT_ONCE, **pacing))
    for name in NAMES[:people]:
        desk.do(name, c.DealForMe(True))
    desk.play(lambda: desk.phase == "hand_over")
    return desk


def test_the_result_stays_until_who_plays_alone_is_ready() -> None:
    desk = hand_over(1, result_wait=30)
    desk.wait(100_000)
    info = desk.view("Ann").next_hand
    assert desk.phase == "hand_over"
    assert info is not None
    assert ([seat.name for seat in info.waiting_for], info.seconds_left) == (["A1"], None)
    assert desk.table.next_deadline() is None
    desk.do("Ann", c.Ready(True))
    assert desk.view("Ann").next_hand is None
    desk.settle()
    assert desk.phase == "auction"
    revision = desk.table.revision
    desk.do("Ann", c.Ready(True))
    assert desk.table.revision == revision


def test_together_the_next_hand_waits_for_everybody() -> None:
    desk = hand_over(3, result_wait=30)
    desk.do("Ann", c.Ready(True))
    desk.do("Cal", c.Ready(True))
    desk.settle()
    info = desk.view("Bea").next_hand
    assert info is not None
    assert ([seat.name for seat in info.waiting_for], info.seconds_left) == (["B1"], 30)
    assert desk.reopen().state.ready_for_next == {"A1", "A2"}
    desk.do("Bea", c.Ready(True))
    desk.settle()
    assert desk.phase == "auction"


def test_the_countdown_deals_without_who_never_says_anything() -> None:
    desk = hand_over(2, result_wait=30)
    desk.wait(29)
    assert desk.phase == "hand_over"
    info = desk.view(None).next_hand, desk.view("Bea").next_hand
    assert info[0] is None
    assert info[1] is not None
    assert info[1].seconds_left == 1
    desk.wait(1)
    assert desk.phase == "auction"


def test_a_pause_stops_the_countdown_and_who_leaves_is_not_waited_for() -> None:
    desk = hand_over(2, result_wait=30)
    desk.wait(20)
    desk.do("Ann", c.Pause())
    desk.wait(100)
    assert desk.phase == "hand_over"
    desk.do("Ann", c.Resume(), c.Ready(True))
    assert desk.view("Ann").next_hand is not None
    desk.leave("Bea")
    desk.settle()
    assert desk.phase == "auction"


def test_nobody_deals_while_others_still_look_at_the_result() -> None:
    desk = started(4, CLOCKED, pacing=replace(AT_ONCE, result_wait=60))
    desk.play(lambda: desk.phase == "hand_over")
    dealer = desk.player()
    assert dealer is not None
    assert desk.refused(dealer, desk.act(f"{desk.turn()} deal")) is Refusal.NOT_EVERYBODY_READY
    desk.wait(31)
    assert not desk.state.clock_ran_out
    for name in set(NAMES[:4]) - {dealer}:
        desk.do(name, c.Ready(True))
    desk.do(dealer, desk.act(f"{desk.turn()} deal"))
    assert desk.phase == "auction"


def test_a_hand_lies_open_for_a_while_where_only_bots_play() -> None:
    desk = hand_over(1, hand_pause=3, result_wait=30)
    desk.do("Ann", c.Stand())
    assert desk.view("Ann").next_hand is None
    assert desk.table.next_deadline() == desk.now + 3


def test_when_the_clock_runs_out_a_bot_plays_that_one_action() -> None:
    desk = dealt(4, CLOCKED)
    name, seat = desk.player(), desk.turn()
    assert name is not None
    index = desk.chair(seat).seat.index
    assert desk.view(name).seats[index].clock_left == 30
    desk.wait(29.5)
    assert desk.view(name).seats[index].clock_left == 0.5
    assert [s.clock_left for s in desk.view(name).seats].count(None) == 3
    (outcome,) = desk.wait(0.5)
    assert outcome.announcements[0].fact == ClockRanOut(seat)
    assert desk.refused(name, desk.act(desk.choose())) is Refusal.CLOCK_RAN_OUT
    (request,) = desk.asked
    desk.settle()
    assert request.seat.name == seat
    assert desk.chair(seat).bot is None
    assert desk.turn() != seat


def test_the_clock_stands_still_in_a_pause_and_starts_again_with_each_turn() -> None:
    desk = dealt(4, CLOCKED)
    desk.wait(10)
    desk.do("Ann", c.Pause(), c.Chat("tea?"))
    desk.wait(300)
    desk.do("Ann", c.Resume())
    assert desk.table.next_deadline() == desk.now + 20
    name = desk.player()
    assert name is not None
    desk.do(name, desk.act(desk.choose()))
    assert desk.table.next_deadline() == desk.now + 30


def test_the_clock_deals_for_a_dealer_who_does_not() -> None:
    desk = started(4, CLOCKED)
    desk.give_shares()
    name = desk.player()
    assert name is not None
    assert [told(outcome)[0] for outcome in desk.wait(30)] == ["ClockRanOut", "GameEvent"]
    assert desk.phase != "dealing"


def test_a_deal_has_to_wait_for_the_shares() -> None:
    desk = started(4)
    name = desk.player()
    assert name is not None
    assert desk.refused(name, desk.act(f"{desk.turn()} deal")) is Refusal.DEAL_NOT_READY
    assert desk.refused(others(desk)[0], desk.act(f"{desk.chair(desk.turn()).seat} deal")) in (
        Refusal.NOT_YOUR_SEAT,
        Refusal.NOT_SEATED,
    )
    desk.wait(2)
    desk.do(name, desk.act(f"{desk.turn()} deal"))
