"""Coming, going, dropping out, approval, kicking and banning, spectators."""

from __future__ import annotations

import pytest

from rook13.table import commands as c
from rook13.table.config import Person, TableConfig
from rook13.table.limits import MOST_PEOPLE
from rook13.table.outcome import Accepted, Outcome, Refusal, Rejected
from rook13.table.seat_facts import BotTookOver, TakeoverCause
from rook13.table.views import Standing
from tests.table.desk import Desk, dealt, key, kinds, person, seated, started, told


def why(outcome: Outcome) -> Refusal | None:
    return outcome.answer.refusal if isinstance(outcome.answer, Rejected) else None


def test_a_dropped_player_gets_grace_then_a_bot_then_the_seat_with_the_same_cards() -> None:
    desk = dealt(4, TableConfig(grace=30))
    before = desk.view("Bea").game
    assert before is not None
    assert told(desk.drop("Bea")) == ["ConnectionLost"]
    assert not desk.drop("Bea").changed
    assert desk.view("Ann").seats[1].grace_left == 30
    assert not desk.view("Ann").seats[1].connected
    assert desk.refused("Bea", c.Chat("hi")) is Refusal.NOT_AT_TABLE
    assert not desk.wait(29)
    assert desk.view("Ann").seats[1].grace_left == 1
    (outcome,) = desk.wait(2)
    assert told(outcome) == ["BotTookOver", "PersonLeft"]
    assert outcome.announcements[0].fact == BotTookOver("B1", "normal", TakeoverCause.DROPPED)
    assert outcome.removed == (key("Bea"),)
    assert desk.view("Ann").seats[1].stands_in
    assert told(desk.join("Bea")) == ["PersonJoined", "OwnerReturned"]
    after = desk.view("Bea").game
    assert after is not None
    assert after.hand == before.hand


def test_who_is_back_within_the_grace_keeps_playing() -> None:
    desk = dealt(4)
    desk.drop("Bea")
    desk.wait(10)
    assert told(desk.join("Bea")) == ["ConnectionBack"]
    assert not desk.wait(100)
    assert desk.chair("B1").bot is None


def test_the_bot_that_was_thinking_is_not_heard_once_the_owner_is_back() -> None:
    desk = dealt(4)
    name = desk.player()
    assert name is not None
    desk.leave(name)
    (request,) = desk.asked
    desk.join(name)
    outcome = desk.table.bot_moved(request.ticket, str(request.view.legal[0]), desk.now)
    assert not outcome.changed
    assert desk.player() == name


def test_who_leaves_a_game_is_replaced_at_once() -> None:
    desk = dealt(4)
    outcome = desk.leave("Bea")
    assert outcome.announcements[0].fact == BotTookOver("B1", "normal", TakeoverCause.LEFT)
    assert not desk.leave("Bea").changed
    desk.join("Bea")
    desk.do("Bea", c.Stand())
    assert told(desk.leave("Bea")) == ["PersonLeft"]


def test_who_leaves_or_drops_before_the_game_gives_up_the_seat() -> None:
    desk = seated(3)
    assert told(desk.leave("Bea")) == ["SeatLeft", "PersonLeft"]
    desk.drop("Cal")
    (outcome,) = desk.wait(30)
    assert told(outcome) == ["SeatLeft", "PersonLeft"]


def test_who_leaves_after_the_game_keeps_the_seat_until_the_next() -> None:
    desk = dealt(2)
    desk.do("Ann", c.EndGame())
    assert told(desk.leave("Bea")) == ["PersonLeft"]
    assert desk.chair("B1").owner == person("Bea")


def test_a_dropped_spectator_is_gone() -> None:
    desk = dealt(1)
    desk.join("Gus")
    assert [p.name for p in desk.view("Ann").others] == ["Gus"]
    assert told(desk.drop("Gus")) == ["PersonLeft"]


def test_a_host_without_a_seat_may_drop_and_come_back() -> None:
    desk = Desk(TableConfig(approval=True))
    desk.drop("Ann")
    (outcome,) = desk.wait(30)
    assert told(outcome) == ["PersonLeft"]
    assert desk.state.host == key("Ann")
    assert told(desk.join("Ann")) == ["PersonJoined"]


def test_joining_twice_changes_nothing() -> None:
    desk = Desk()
    desk.join("Bea")
    outcome = desk.join("Bea")
    assert outcome.answer == Accepted(None, desk.table.revision)
    assert not outcome.changed


def test_where_the_host_approves_people_wait_at_the_door() -> None:
    desk = seated(1, TableConfig(approval=True))
    outcome = desk.join("Bea")
    assert kinds(outcome.facts_for(key("Bea"))) == ["JoinRequested"]
    view = desk.view("Bea")
    assert view.standing is Standing.WAITING
    assert (view.game, view.log, view.others) == (None, (), ())
    assert desk.refused("Bea", c.Chat("let me in")) is Refusal.WAITING_FOR_APPROVAL
    assert desk.view("Ann").waiting == (person("Bea"),)
    assert desk.refused("Ann", c.GiveSeat("B1", key("Bea"))) is Refusal.UNKNOWN_PERSON
    outcome = desk.do("Ann", c.Approve(key("Bea"), True))
    assert kinds(outcome.facts_for(key("Bea"))) == ["JoinAnswered", "PersonJoined"]
    assert desk.refused("Ann", c.Approve(key("Bea"), True)) is Refusal.NOT_WAITING
    desk.leave("Bea")
    assert told(desk.join("Bea")) == ["PersonJoined"]


def test_people_at_the_door_may_be_turned_away_or_go() -> None:
    desk = Desk(TableConfig(approval=True))
    desk.join("Bea", "Cal", "Dot")
    outcome = desk.do("Ann", c.Approve(key("Bea"), False))
    assert kinds(outcome.facts_for(key("Bea"))) == ["JoinAnswered"]
    assert outcome.removed == (key("Bea"),)
    assert kinds(desk.leave("Cal").facts_for(key("Ann"))) == ["JoinWithdrawn"]
    desk.drop("Dot")
    assert desk.view("Ann").waiting == ()
    assert "Bea" not in str(desk.table.log)


def test_a_ban_holds_against_a_new_key_from_the_same_place() -> None:
    desk = Desk()
    for name, place in (("Bea", "10.0.0.7"), ("Cal", "10.0.0.7"), ("Dot", "10.0.0.8")):
        desk.table.join(person(name), desk.now, place)
    desk.do("Ann", c.Ban(key("Bea")))
    desk = desk.reopen()
    again = desk.table.join(person("Eve"), desk.now, "10.0.0.7")
    assert why(again) is Refusal.BANNED
    assert why(desk.table.join(person("Fay"), desk.now, "10.0.0.9")) is None
    assert why(desk.table.join(person("Gus"), desk.now)) is None
    assert "10.0.0.7" not in repr(desk.state)
    assert "10.0.0.7" not in str(desk.table.log)


def test_who_is_here_stays_when_somebody_from_the_same_place_is_banned() -> None:
    desk = Desk()
    for name in ("Bea", "Cal"):
        desk.table.join(person(name), desk.now, "10.0.0.7")
    desk.do("Cal", c.Sit("B1"))
    desk.do("Ann", c.Ban(key("Bea")))
    assert desk.chair("B1").player == person("Cal")
    desk.drop("Cal")
    assert why(desk.table.join(person("Cal"), desk.now, "10.0.0.7")) is None


def test_who_is_kicked_may_come_back_and_who_is_banned_may_not() -> None:
    desk = dealt(3)
    outcome = desk.do("Ann", c.Kick(key("Bea")))
    assert outcome.removed == (key("Bea"),)
    assert (desk.chair("B1").owner, desk.chair("B1").bot) == (None, "normal")
    assert why(desk.join("Bea")) is None
    assert desk.refused("Bea", c.Sit("B2")) is Refusal.OTHER_SEAT_THIS_GAME
    desk.do("Bea", c.Sit("B1"))
    desk.play(lambda: not desk.state.is_hand_on())
    assert desk.chair("B1").player == person("Bea")
    desk.do("Ann", c.Ban(key("Cal")))
    assert why(desk.join("Cal")) is Refusal.BANNED
    assert desk.refused("Ann", c.Kick(key("Cal"))) is Refusal.UNKNOWN_PERSON
    assert desk.refused("Ann", c.Kick(key("Ann"))) is Refusal.IS_HOST
    desk.leave("Bea")
    desk.do("Ann", c.Ban(key("Bea")))
    assert desk.chair("B1").owner is None
    assert why(desk.join("Bea")) is Refusal.BANNED


def test_who_is_kicked_before_the_game_leaves_an_empty_seat_and_needs_approval_again() -> None:
    desk = seated(1, TableConfig(approval=True))
    desk.join("Bea")
    desk.do("Ann", c.Approve(key("Bea"), True))
    desk.do("Bea", c.Sit("B1"))
    desk.do("Ann", c.Kick(key("Bea")))
    assert desk.chair("B1") == desk.chair("B1").emptied()
    assert told(desk.join("Bea")) == ["JoinRequested"]
    desk.do("Ann", c.Kick(key("Bea")))


def test_names_are_fit_to_be_shown_and_unlike_others() -> None:
    desk = seated(2)
    assert why(desk.table.join(Person("ff", "bEA"), 0)) is Refusal.NAME_TAKEN
    assert why(desk.table.join(Person("ff", " Eve"), 0)) is Refusal.MALFORMED


@pytest.mark.parametrize(
    ("present", "newcomer"),
    [
        ("Bea", "Веа"),
        ("Bea", "ВEA"),
        ("Bea", "Ｂｅａ"),
        ("Вова", "вова"),
        ("Cole", "C0le"),
        ("Ilse", "llse"),
        ("Ilse", "1lse"),
        ("Nina", "Νina"),
        ("Tommy", "Tomrny"),
        ("Zoë", "Zoe\u0308"),
        ("Jo Ann", "Jo  Ann"),
        ("O'Hara", "O’Hara"),
        ("Ann ❤", "Ann ❤\ufe0f"),
        ("Bob", "𝓑𝓸𝓫"),
        ("Bob", "🅱🅾🅱"),
        ("Marnie", "Mamie"),
        ("will", "vvill"),
        ("Lisa", "Ꮮisa"),
        ("Tom", "ꓔom"),
        ("Joe", "ᒍoe"),
        ("Gus", "Ԍus"),
        ("Cid", "Ⅽid"),
        ("Carl", "ϲarl"),
        ("nina", "пina"),
        ("moon", "ᴍᴏᴏɴ"),
        ("Ole", "ଠle"),
        ("Fabi", "Ƒabi"),
        ("Ann", "Ạnn"),
        ("Ann", "An\u0335n"),
        ("Jo-Ann", "Jo—Ann"),
        ("Мила", "Mилa"),
    ],
)
def test_nobody_comes_in_who_looks_like_somebody_present(present: str, newcomer: str) -> None:
    desk = Desk()
    desk.join(present)
    assert why(desk.table.join(Person("ff", newcomer), 0)) is Refusal.NAME_TAKEN


@pytest.mark.parametrize(
    ("present", "newcomer"),
    [
        ("Ilse", "Lise"),
        ("Zoë", "Zoe"),
        ("Ali", "All"),
        ("Вова", "Boba"),
        ("Jürgen", "Jurgen"),
        ("सुमन", "समन"),
        ("دانا", "دنا"),
        ("김수", "김소"),
    ],
)
def test_names_that_people_tell_apart_may_sit_at_one_table(present: str, newcomer: str) -> None:
    desk = Desk()
    desk.join(present)
    assert why(desk.table.join(Person("ff", newcomer), 0)) is None


@pytest.mark.parametrize(
    "name",
    [
        "Be\u200ba", "Be\u200da", "Be\u2060a", "\u202eaeB", "Be\u2066a", "Be\x1b[31ma", "Be\ta",
        "Be\u00ada", "Be\u034fa", "\u3164", "\u2800", "\ufe0f", "Be\ufe00a", "B\U000e0061ea",
        "B" + "\u0300" * 9, "Be\u00a0a", "Be\ue000a",
    ],
)  # fmt: skip
def test_what_cannot_be_seen_is_in_no_name(name: str) -> None:
    assert why(Desk().table.join(Person("ff", name), 0)) is Refusal.MALFORMED


def test_a_table_has_room_for_so_many() -> None:
    desk = Desk()
    for number in range(MOST_PEOPLE - 1):
        assert why(desk.join(f"Guest {number}")) is None
    assert why(desk.join("Zoe")) is Refusal.TABLE_FULL


def test_spectators_see_what_is_public_and_nothing_else() -> None:
    desk = dealt(1)
    outcome = desk.join("Gus")
    assert "GameEvent" not in kinds(outcome.facts_for(key("Gus")))
    game = desk.view("Gus").game
    assert game is not None
    assert (game.seat, game.hand, tuple(game.legal)) == (None, (), ())
    passer_by = desk.view(None)
    assert (passer_by.game, passer_by.log, passer_by.standing) == (None, (), Standing.OUTSIDE)


def test_a_table_without_spectators_lets_newcomers_in_only_for_a_seat_and_shows_them_nothing() -> (
    None
):
    desk = dealt(2, TableConfig(spectators=False))
    assert why(desk.join("Gus")) is None
    assert desk.view("Gus").game is None
    assert "GameEvent" not in kinds([entry.fact for entry in desk.view("Gus").log])
    assert "GameEvent" in kinds([entry.fact for entry in desk.view("Bea").log])
    desk.outcomes.clear()
    desk.play(lambda: desk.phase == "play")
    assert not any("GameEvent" in kinds(o.facts_for(key("Gus"))) for o in desk.outcomes)
    assert any("GameEvent" in kinds(o.facts_for(key("Bea"))) for o in desk.outcomes)
    desk.do("Ann", c.LockSeat("A2", True), c.LockSeat("B2", True))
    assert why(desk.join("Hal")) is Refusal.NO_SPECTATORS


def test_at_a_table_without_a_host_the_first_is_in_charge_and_then_the_next() -> None:
    desk = Desk(TableConfig(approval=True), host=None)
    assert told(desk.join("Ann")) == ["PersonJoined", "HostChanged"]
    desk.join("Bea", "Cal", "Dot")
    desk.do("Ann", c.Approve(key("Bea"), True), c.Approve(key("Cal"), True))
    desk.do("Cal", c.Sit("A1"))
    assert "HostChanged" in told(desk.leave("Ann"))
    assert desk.state.host == key("Cal")
    desk.leave("Cal")
    assert desk.state.host == key("Bea")
    assert told(desk.leave("Bea")) == ["PersonLeft", "JoinAnswered", "PersonJoined", "HostChanged"]
    assert desk.state.host == key("Dot")
    desk.leave("Dot")
    assert desk.state.host is None
    assert told(desk.join("Eve")) == ["PersonJoined", "HostChanged"]


def test_a_bot_is_not_asked_while_nobody_is_there_to_see() -> None:
    desk = started(1)
    desk.deal()
    desk.leave("Ann")
    assert desk.table.next_deadline() is None
    desk.join("Gus")
    assert desk.asked
