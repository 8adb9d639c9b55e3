"""Seats before and during a game, and the life of a table."""

from __future__ import annotations

import pytest

from rook13.table import commands as c
from rook13.table.config import Person, TableConfig
from rook13.table.outcome import Refusal
from rook13.table.state import TableStage
from rook13.table.table import Table
from rook13.table.views import Occupant
from tests.table.desk import Desk, Pages, dealt, key, kinds, person, seated, started, told


def stage(desk: Desk) -> TableStage:
    return desk.state.stage


def test_a_table_lives_from_open_over_active_and_finished_to_the_next_game() -> None:
    desk = seated(2)
    assert stage(desk) is TableStage.OPEN
    desk.do("Ann", c.Start())
    assert stage(desk) is TableStage.ACTIVE
    assert [chair.bot for chair in desk.state.chairs] == [None, None, "normal", "normal"]
    outcome = desk.do("Ann", c.EndGame())
    assert told(outcome) == ["GameEnded"]
    assert stage(desk) is TableStage.FINISHED
    assert desk.table.record() is not None
    desk.do("Ann", c.NextGame())
    assert stage(desk) is TableStage.OPEN
    assert desk.state.game is None
    assert [chair.ready for chair in desk.state.chairs] == [False] * 4
    assert [chair.bot for chair in desk.state.chairs] == [None, None, "normal", "normal"]
    desk.do("Bea", c.Ready(True))
    desk.do("Ann", c.Start())
    desk.deal()
    desk.do("Ann", c.CloseTable())
    assert stage(desk) is TableStage.CLOSED
    assert desk.refused("Ann", c.Chat("hello")) is Refusal.TABLE_CLOSED
    answer = desk.join("Eve").answer
    assert answer is not None
    assert getattr(answer, "refusal", None) is Refusal.TABLE_CLOSED


def test_people_away_lose_their_seat_for_the_next_game_and_others_get_theirs_back() -> None:
    desk = dealt(3)
    desk.leave("Bea")
    desk.do("Cal", c.Stand())
    desk.do("Ann", c.EndGame(), c.NextGame())
    assert desk.chair("B1").owner is None
    assert desk.chair("B1").bot is None
    assert desk.chair("A2").player == person("Cal")


def test_a_bad_configuration_opens_no_table() -> None:
    with pytest.raises(ValueError, match="game"):
        Table("t", TableConfig(game="whist"), None, Pages(), bytes, 0.0)


@pytest.mark.parametrize(
    ("config", "problem"),
    [
        (TableConfig(name=""), "name"),
        (TableConfig(name="x" * 41), "name"),
        (TableConfig(turn_clock=45), "turn_clock"),
        (TableConfig(grace=-1), "grace"),
        (TableConfig(bot_level="genius"), "bot_level"),
        (TableConfig(game="whist"), "game"),
        (TableConfig(players=3), "players"),
        (TableConfig(options={"target": 3}), "target"),
        (TableConfig(options={"colour": 3}), "colour"),
        (TableConfig(), None),
    ],
)
def test_a_configuration_names_its_first_problem(config: TableConfig, problem: str | None) -> None:
    assert config.problem() == problem


def test_sitting_moving_and_standing_before_the_game() -> None:
    desk = Desk()
    desk.join("Bea")
    desk.do("Bea", c.Sit("A1"), c.Sit("B2"))
    assert desk.chair("A1").owner is None
    assert desk.chair("B2").player == person("Bea")
    assert desk.refused("Ann", c.Sit("B2")) is Refusal.SEAT_TAKEN
    assert desk.refused("Bea", c.Sit("B2")) is Refusal.SEAT_TAKEN
    assert desk.refused("Ann", c.Sit("P1")) is Refusal.UNKNOWN_SEAT
    desk.do("Bea", c.Stand())
    assert desk.refused("Bea", c.Stand()) is Refusal.NOT_SEATED
    assert desk.view("Bea").own_seat is None
    assert desk.view("Bea").seats[3].occupant is Occupant.EMPTY


def test_the_host_swaps_opens_locks_and_gives_seats() -> None:
    desk = seated(2)
    desk.join("Cal")
    desk.do("Ann", c.SwapSeats("A1", "A2"), c.SwapSeats("A1", "A1"))
    assert desk.chair("A2").player == person("Ann")
    desk.do("Ann", c.LockSeat("A1", True), c.LockSeat("A1", True))
    assert desk.refused("Cal", c.Sit("A1")) is Refusal.SEAT_LOCKED
    desk.do("Ann", c.LockSeat("A1", False), c.GiveSeat("B1", key("Cal")))
    assert desk.chair("B1").player == person("Cal")
    assert desk.state.chair_of(key("Bea")) is None
    desk.do("Ann", c.GiveSeat("B1", key("Cal")))
    outcome = desk.do("Ann", c.SeatBot("B1", "hard"))
    assert told(outcome) == ["SeatLeft", "BotSeated"]
    desk.do("Ann", c.OpenSeat("B1"))
    assert desk.chair("B1").bot is None
    assert desk.refused("Ann", c.GiveSeat("B1", key("Eve"))) is Refusal.UNKNOWN_PERSON
    assert desk.refused("Ann", c.SeatBot("B1", "genius")) is Refusal.UNKNOWN_LEVEL
    assert desk.refused("Ann", c.SwapSeats("A1", "Z9")) is Refusal.UNKNOWN_SEAT


def test_a_locked_seat_gets_a_bot_and_the_host_may_sit_on_it() -> None:
    desk = Desk()
    desk.do("Ann", c.LockSeat("B1", True), c.LockSeat("A1", True), c.Sit("A1"), c.Start())
    assert desk.chair("B1").bot == "normal"
    assert desk.chair("A1").player == person("Ann")


def test_the_game_starts_when_everybody_else_with_a_seat_is_ready() -> None:
    desk = seated(2)
    desk.do("Bea", c.Ready(False), c.Ready(False))
    assert desk.refused("Ann", c.Start()) is Refusal.NOT_EVERYBODY_READY
    desk.do("Bea", c.Ready(True))
    desk.do("Ann", c.Ready(False), c.Start())
    assert desk.refused("Ann", c.Start()) is Refusal.GAME_RUNNING
    assert not desk.do("Bea", c.Ready(True)).changed


def test_a_new_configuration_keeps_people_in_place_and_asks_whether_they_are_ready() -> None:
    desk = seated(4)
    desk.do("Ann", c.Configure(TableConfig(game="elemental", players=3)))
    assert [chair.seat.name for chair in desk.state.chairs] == ["P1", "P2", "P3"]
    assert desk.state.chair_of(key("Dot")) is None
    assert not any(chair.ready for chair in desk.state.chairs)
    before = desk.state.config_revision - 1
    assert desk.refused("Bea", c.Ready(True), before) is Refusal.STALE
    assert desk.refused("Ann", c.Configure(TableConfig(game="whist"))) is Refusal.BAD_CONFIG
    desk.do("Ann", c.Configure(TableConfig(game="elemental", players=6)))
    assert len(desk.state.chairs) == 6


def test_only_the_host_may_do_what_hosts_do() -> None:
    desk = seated(2)
    for command in (c.Start(), c.Kick(key("Ann")), c.Configure(TableConfig()), c.CloseTable()):
        assert desk.refused("Bea", command) is Refusal.NOT_HOST


def test_refusals_name_the_stage() -> None:
    desk = seated(1)
    assert desk.refused("Ann", c.Pause()) is Refusal.NO_GAME_RUNNING
    assert desk.refused("Ann", desk.act("A1 deal")) is Refusal.NO_GAME_RUNNING
    assert desk.refused("Ann", c.NextGame()) is Refusal.GAME_NOT_FINISHED
    desk.do("Ann", c.Start(), c.EndGame())
    assert desk.refused("Ann", c.Start()) is Refusal.GAME_FINISHED
    assert desk.refused("Ann", desk.act("A1 deal")) is Refusal.NO_GAME_RUNNING


def test_standing_up_in_a_game_lets_a_bot_play_and_sitting_down_takes_the_seat_back() -> None:
    desk = dealt(2)
    hand = desk.view("Bea").game
    desk.do("Bea", c.Stand(), c.Stand())
    assert desk.chair("B1").bot == "normal"
    assert desk.view("Bea").seats[1].stands_in
    assert desk.view("Bea").seats[1].occupant is Occupant.BOT
    assert desk.refused("Bea", desk.act("B1 pass")) is Refusal.BOT_PLAYS
    assert desk.refused("Bea", c.Sit("A2")) is Refusal.OTHER_SEAT_THIS_GAME
    outcome = desk.do("Bea", c.Sit("B1"))
    assert told(outcome) == ["OwnerReturned"]
    assert desk.view("Bea").game == hand
    assert desk.view("Bea").seats[1].occupant is Occupant.PERSON


def test_a_newcomer_takes_over_the_seat_of_a_bot() -> None:
    desk = dealt(2)
    desk.join("Eve")
    assert desk.refused("Eve", c.Sit("A1")) is Refusal.SEAT_TAKEN
    desk.leave("Bea")
    assert desk.refused("Eve", c.Sit("B1")) is Refusal.SEAT_RESERVED
    desk.do("Ann", c.LockSeat("A2", True))
    assert desk.refused("Eve", c.Sit("A2")) is Refusal.SEAT_LOCKED
    desk.do("Eve", c.Sit("B2"))
    take_promised_seats(desk)
    for name in ("Ann", "Eve"):
        desk.do(name, c.Ready(True))
    desk.play(lambda: desk.state.is_hand_on())
    game = desk.view("Eve").game
    assert game is not None
    assert len(game.hand) == 9
    desk.do("Eve", c.Stand())
    assert desk.refused("Eve", c.Sit("A2")) is Refusal.SEAT_LOCKED


def take_promised_seats(desk: Desk) -> None:
    """Play on until the hand is over."""
    desk.play(lambda: not desk.state.is_hand_on())
    assert not desk.state.promised


def seen_hands(desk: Desk, *names: str) -> int:
    """Count the hands that some people can see."""
    views = [desk.view(name).game for name in names]
    return sum(bool(view and view.hand) for view in views)


def test_newcomers_see_no_hand_that_is_being_played() -> None:
    desk = dealt(1)
    desk.join("Eve", "Fay", "Gus")
    for name, seat in (("Eve", "B1"), ("Fay", "A2"), ("Gus", "B2")):
        desk.do(name, c.Sit(seat))
    assert seen_hands(desk, "Eve", "Fay", "Gus") == 0
    assert [each.next_person for each in desk.view("Ann").seats] == [
        None,
        *map(person, ("Eve", "Fay", "Gus")),
    ]
    desk.do("Eve", c.Sit("B1"))
    desk.join("Dot")
    assert desk.refused("Dot", c.Sit("B1")) is Refusal.SEAT_RESERVED
    take_promised_seats(desk)
    assert [desk.chair(seat).player for seat in ("B1", "A2", "B2")] == list(
        map(person, ("Eve", "Fay", "Gus"))
    )


def test_a_promise_survives_the_host_and_not_those_who_leave() -> None:
    desk = dealt(1)
    desk.join("Eve", "Fay")
    desk.do("Eve", c.Sit("B1"))
    desk.do("Fay", c.Sit("B2"), c.Sit("A2"))
    desk = desk.reopen()
    desk.join("Ann", "Eve")
    take_promised_seats(desk)
    assert desk.chair("B1").player == person("Eve")
    assert (desk.chair("A2").owner, desk.chair("A2").bot) == (None, "normal")


def test_one_place_gets_one_seat_unless_the_host_gives_it_another_before_the_game() -> None:
    desk = Desk()
    for name, place in (("Bea", "10.0.0.7"), ("Cal", "10.0.0.7"), ("Dot", "10.0.0.8")):
        desk.table.join(person(name), desk.now, place)
    desk.do("Ann", c.Sit("A1"))
    desk.do("Bea", c.Sit("B1"), c.Sit("A2"), c.Sit("B1"))
    assert desk.refused("Cal", c.Sit("A2")) is Refusal.SEAT_FROM_SAME_PLACE
    desk.do("Dot", c.Sit("B2"))
    desk.do("Ann", c.GiveSeat("A2", key("Cal")))
    desk.do("Cal", c.Stand())
    for name in ("Bea", "Dot"):
        desk.do(name, c.Ready(True))
    desk.do("Ann", c.Start())
    desk.leave("Bea")
    assert desk.refused("Cal", c.Sit("A2")) is Refusal.SEAT_FROM_SAME_PLACE
    assert desk.refused("Ann", c.GiveSeat("A2", key("Cal"))) is Refusal.SEAT_FROM_SAME_PLACE


def test_a_newcomer_may_not_take_over_where_the_table_says_so() -> None:
    desk = dealt(2, TableConfig(takeover=False))
    desk.join("Eve")
    assert desk.refused("Eve", c.Sit("A2")) is Refusal.TAKEOVER_OFF
    desk.do("Ann", c.GiveSeat("A2", key("Eve")))
    take_promised_seats(desk)
    assert desk.chair("A2").player == person("Eve")


def test_the_host_hands_a_seat_in_play_to_a_bot_and_back_and_to_a_newcomer() -> None:
    desk = dealt(2)
    desk.join("Eve")
    desk.do("Ann", c.SeatBot("B1", "expert"), c.SeatBot("B2", "easy"))
    assert (desk.chair("B1").bot, desk.chair("B1").owner) == ("expert", person("Bea"))
    assert desk.chair("B2").bot == "easy"
    assert told(desk.do("Ann", c.GiveSeat("B1", key("Bea")))) == ["OwnerReturned"]
    assert desk.refused("Ann", c.OpenSeat("B1")) is Refusal.SEAT_TAKEN
    desk.do("Ann", c.GiveSeat("B1", key("Eve")))
    assert desk.chair("B1").player == person("Bea")
    take_promised_seats(desk)
    assert desk.chair("B1").player == person("Eve")
    assert desk.refused("Ann", c.GiveSeat("B2", key("Bea"))) is Refusal.OTHER_SEAT_THIS_GAME
    desk.do("Ann", c.SeatBot("B1", "normal"), c.OpenSeat("B1"))
    assert (desk.chair("B1").bot, desk.chair("B1").owner) == ("normal", None)
    desk.do("Bea", c.Sit("B1"))


def test_fowl_is_dealt_by_the_host_and_without_one_by_chance() -> None:
    for seed in range(4):
        desk = Desk(TableConfig(game="fowl"), seed=seed)
        desk.do("Ann", c.Sit("B1"), c.Start())
        assert desk.turn() == "B1"
    turns = set()
    for seed in range(12):
        desk = Desk(TableConfig(game="fowl"), host=None, seed=seed)
        desk.join("Ann")
        desk.do("Ann", c.Sit("B1"), c.Start())
        turns.add(desk.turn())
    assert len(turns) > 1


def test_the_first_dealer_of_three_is_drawn_without_favour() -> None:
    draws = iter([bytes([255]), bytes([5])])
    config = TableConfig(game="elemental", players=3)
    table = Table(
        "t", config, person("Ann"), Pages(), lambda n: next(draws) if n == 1 else bytes(n), 0
    )
    table.handle(key("Ann"), 1, 1, c.Start(), 0)
    assert table.state.game is not None
    assert table.state.game.match.dealer == 2


def test_deal_for_me_and_bots_deal_by_themselves_and_others_are_awaited() -> None:
    desk = started(1, TableConfig(game="fowl"))
    desk.settle()
    assert desk.phase == "dealing"
    desk.do("Ann", c.DealForMe(True), c.DealForMe(True))
    assert desk.view("Ann").seats[0].deal_for_me
    desk.settle()
    assert desk.phase != "dealing"


def test_the_names_in_the_record_are_those_at_the_start() -> None:
    record = started(1).table.record()
    assert record is not None
    assert record.seats == ("Ann", "Bot Normal", "Bot Normal", "Bot Normal")


def test_people_may_change_their_name_when_they_come_back() -> None:
    desk = dealt(2)
    desk.leave("Bea")
    desk.table.join(Person(key("Bea"), "Beatrice"), desk.now)
    owner = desk.chair("B1").owner
    assert owner is not None
    assert owner.name == "Beatrice"


def test_the_log_tells_the_whole_story() -> None:
    desk = started(1)
    facts = kinds([entry.fact for entry in desk.table.log])
    assert facts == [
        *("TableOpened", "SeatTaken", "ReadyChanged", "BotSeated", "BotSeated", "BotSeated"),
        *("GameStarted", "DealCommitted"),
    ]
    assert desk.table.table_id == "t1"
