"""A host and its guests on real sockets: the door, the lobby, drops and returns."""

from __future__ import annotations

from itertools import groupby

import pytest

from rook13.net.client.link import ClientLink
from rook13.net.host import lobby
from rook13.net.host.local_client import LocalTableClient
from rook13.net.host.table_runner import TableRunner
from rook13.net.host.tls_server import ServerLimits
from rook13.protocol import messages as m
from rook13.storage.database import Database
from rook13.storage.journals import JournalStore
from rook13.table import commands as c
from rook13.table import facts as f
from rook13.table import seat_facts as s
from rook13.table.config import Pacing
from rook13.table.outcome import Accepted, ClosedReason, Refusal, Rejected
from rook13.table.state import TableStage
from rook13.table.views import Standing
from tests.net.hosting import LONGER, House, MakeHouse, own_actions, quick
from tests.net.players import Player, identity, person
from tests.net.test_whole_games import check_the_end


def kinds(player: Player) -> set[type[f.Fact]]:
    return {type(fact) for fact in player.told}


def called(house: House, who: str, name: str, seat: str | None = None) -> Player:
    """Somebody who comes under another name than usual."""
    disguised = identity(who)
    object.__setattr__(disguised, "name", name)
    client = house.client(who)
    client._signer = disguised
    return house.arrive(client, seat)


def test_a_name_that_somebody_else_uses_is_refused(house: House) -> None:
    house.open()
    house.player("Ann", None)
    impostor = called(house, "Bea", "ANN")
    assert impostor.denial == "name_taken"


def test_who_owns_a_seat_gets_it_back_even_if_the_name_is_taken(house: House) -> None:
    runner = house.open()
    ann = house.player("Ann", "A1", starts_with=1)
    house.wait(lambda: runner.table.state.stage is TableStage.ACTIVE)
    ann.client.close()
    house.wait(lambda: not runner.people())
    stranger = called(house, "Eve", "Ann")
    assert stranger.denial == "name_taken"
    assert house.player("Ann", None).view.own_seat is not None


def test_who_owns_a_seat_is_not_locked_out_by_a_new_name(house: House) -> None:
    runner = house.open()
    ann, bea = house.seat_people(runner, 2)
    house.wait(lambda: ann.view.stage is TableStage.ACTIVE)
    bea.client.close()
    house.wait(lambda: len(runner.people()) == 1)
    back = called(house, "Bea", "Ann")
    assert back.refusal is None
    assert back.view.own_seat is not None
    assert [each.person.name for each in back.view.seats if each.person] == ["Ann", "Bea"]


def test_the_same_person_again_replaces_the_first_connection(house: House) -> None:
    runner = house.open()
    first = house.player("Ann", "A1")
    house.wait(lambda: first.view.own_seat is not None)
    second = house.player("Ann", None)
    house.wait(lambda: first.closed is ClosedReason.REPLACED)
    assert second.view.own_seat is not None
    assert [person.name for person in runner.people()] == ["Ann"]


def test_a_private_table_is_in_no_list_but_found_by_its_code(house: House) -> None:
    runner = house.open(quick(private=True))
    nobody = house.player("Ann", None)
    assert nobody.denial == "no_tables"
    code = house.service.code_of(runner.table.table_id)
    assert code is not None
    assert not house.visit("Bea", code=code.upper().replace("-", "  ")).denial
    assert house.visit("Cal", code="maple otter walnut").denial == "unknown_code"


def test_codes_cannot_be_guessed_at_will(house: House) -> None:
    house.open(quick(private=True))
    guesses = [house.visit(f"Eve{number}", code="maple otter walnut") for number in range(8)]
    assert {each.denial for each in guesses} == {"unknown_code", "too_many_guesses"}


def test_no_two_tables_of_a_host_share_a_first_word(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    codes = iter(["acorn-otter-walnut", "acorn-maple-comet", "maple-otter-comet"])
    monkeypatch.setattr(lobby, "make_code", lambda _: next(codes))
    tables = [house.open(quick(private=True)).table.table_id for _ in range(2)]
    given = [house.service.code_of(table_id) for table_id in tables]
    assert given == ["acorn-otter-walnut", "maple-otter-comet"]


@pytest.mark.parametrize("password", [None, "sardine"])
def test_a_password_opens_a_table_and_no_other_does(house: House, password: str | None) -> None:
    house.open(quick(has_password=True), "swordfish")
    assert house.visit("Ann", password=password).denial == "wrong_password"
    assert not house.visit("Bea", password="swordfish").denial


def test_several_tables_are_a_choice(house: House) -> None:
    tables = [house.open(quick(name=name)) for name in ("Den", "Attic")]
    unsure = house.player("Ann", None)
    assert unsure.denial == "choose_table"
    assert unsure.refusal is not None
    assert {each.name for each in unsure.refusal.choices} == {"Den", "Attic"}
    assert house.visit("Ann", name="Attic").view.table_id == tables[1].table.table_id


def test_who_needs_approval_waits_and_sees_little(house: House) -> None:
    house.open(quick(approval=True))
    ann = house.player("Ann", "A1")
    bea = house.player("Bea", None)
    assert bea.view.standing is Standing.WAITING
    house.wait(lambda: bool(ann.view.waiting))
    ann.do(c.Approve(person("Bea").key, True))
    house.wait(lambda: bea.view.standing is Standing.GUEST)
    cal = house.player("Cal", None)
    house.wait(lambda: bool(ann.view.waiting))
    ann.do(c.Approve(person("Cal").key, False))
    house.wait(lambda: cal.closed is ClosedReason.DECLINED)


def test_kicked_and_banned_people_are_told_so(house: House) -> None:
    house.open()
    ann = house.player("Ann", "A1")
    bea, cal = house.player("Bea", None), house.player("Cal", None)
    ann.do(c.Kick(person("Bea").key))
    ann.do(c.Ban(person("Cal").key))
    house.wait(lambda: (bea.closed, cal.closed) == (ClosedReason.KICKED, ClosedReason.BANNED))
    assert house.player("Bea", None).connections == 1
    again = house.player("Cal", None)
    assert again.denial == "banned"


def test_a_closed_table_sends_everybody_away_and_is_listed_no_more(house: House) -> None:
    house.open()
    ann, bea = house.player("Ann", None), house.player("Bea", None)
    ann.do(c.CloseTable())
    house.wait(lambda: ann.closed is bea.closed is ClosedReason.CLOSED)
    assert not house.service.tables
    assert [type(answer) for answer in ann.answers] == [Accepted]


def test_leaving_is_answered_and_a_bot_plays_on(house: House) -> None:
    runner = house.open()
    ann, bea = house.seat_people(runner, 2)
    house.wait(lambda: ann.view.stage is TableStage.ACTIVE)
    bea.client.leave()
    house.wait(lambda: bea.closed is ClosedReason.LEFT)
    house.wait(lambda: s.BotTookOver in kinds(ann))
    house.finish([ann])


def test_a_lost_connection_comes_back_by_itself_to_the_same_seat(house: House) -> None:
    runner = house.open()
    players = house.seat_people(runner)
    for number in range(5):
        revision = runner.table.revision + 7
        house.wait(lambda r=revision: runner.table.revision >= r)  # type: ignore[misc]
        for player in players[number % 2 :: 2]:
            player.client.cut()  # type: ignore[attr-defined]
    house.finish(players)
    assert sum(player.losses for player in players) >= 5
    record = runner.table.record()
    assert record is not None
    for player in players:
        acts = [text for text in player.done if not text.endswith(" deal")]
        assert acts == own_actions(record, str(player.seat))
        assert player.view.game is not None
        assert runner.table.state.game is not None
        assert player.view.game.results == runner.table.state.game.match.results


def test_who_stays_away_is_replaced_by_a_bot_and_takes_the_seat_back(house: House) -> None:
    runner = house.open(quick(grace=0))
    ann, bea = house.seat_people(runner, 2)
    house.wait(lambda: ann.view.stage is TableStage.ACTIVE)
    ann.plays = False
    bea.client.close()
    house.wait(lambda: f.ConnectionLost in kinds(ann) or f.PersonLeft in kinds(ann))
    house.wait(lambda: s.BotTookOver in kinds(ann))
    back = house.player("Bea", "B1")
    assert back.view.own_seat is not None
    house.wait(lambda: s.OwnerReturned in kinds(ann))
    assert back.view.seats[1].bot is None
    ann.plays = True
    ann._follow(ann.view)
    house.finish([ann, back])


def test_a_table_in_this_process_has_guests_from_outside(house: House) -> None:
    host = person("Ann")
    runner = house.service.open_table(quick(), host)
    local = Player(LocalTableClient(runner, host, parent=house.owner), "A1", starts_with=2)
    local.client.start()
    guest = house.player("Bea", "B1")
    house.finish([local, guest])
    check_the_end(runner.table, [local, guest])


def test_stale_and_repeated_commands_do_nothing_twice(house: House) -> None:
    runner = house.open()
    ann = house.player("Ann", None)
    ann.do(c.Sit("A1"))
    house.wait(lambda: bool(ann.answers))
    client = ann.client
    revision, first = runner.table.revision, ann.answers[0]
    client._waiting[1] = (0, c.Sit("A1"))
    client._pass_on(1, 0, c.Sit("B2"))
    house.wait(lambda: len(ann.answers) == 2)
    assert ann.answers[1] == first
    assert runner.table.revision == revision
    ann.do(c.Ready(True))
    ann.do(c.Start())
    house.wait(lambda: ann.view.stage is TableStage.ACTIVE)
    client._waiting[90] = (1, c.Ready(True))
    client._pass_on(90, 0, c.Chat("late"))
    client._pass_on(91, 10_000_000, c.Chat("early"))
    house.wait(lambda: any(answer.command_id == 91 for answer in ann.answers))
    (early,) = (answer for answer in ann.answers if answer.command_id == 91)
    assert early == Rejected(91, early.revision, Refusal.UNKNOWN_REVISION)


def test_what_cannot_be_sent_is_refused_without_the_host(house: House) -> None:
    house.open()
    ann = house.player("Ann", None)
    ann.do(c.Chat("two\nlines"))
    house.wait(lambda: bool(ann.answers))
    answer = ann.answers[0]
    assert isinstance(answer, Rejected)
    assert answer.refusal is Refusal.MALFORMED
    assert ann.losses == 0


def test_tables_are_announced_as_they_change(house: House) -> None:
    told: list[m.TableInfo | str] = []

    class Announcer:
        def advertise(self, info: m.TableInfo) -> None:
            told.append(info)

        def withdraw(self, table_id: str) -> None:
            told.append(table_id)

    house.service.announce(Announcer())
    runner = house.open()
    house.open(quick(private=True))
    ann = house.player("Ann", "A1")
    house.wait(lambda: ann.view.own_seat is not None)
    ann.do(c.CloseTable())
    house.wait(lambda: ann.closed is not None)
    seats = [each.free if isinstance(each, m.TableInfo) else each for each in told]
    assert [each for each, _ in groupby(seats)] == [4, 3, runner.table.table_id]


def reopened(make_house: MakeHouse, journals: JournalStore) -> tuple[House, TableRunner]:
    house = make_house(journals=journals)
    assert house.service.restore() == []
    (runner,) = house.service.tables
    return house, runner


def test_a_host_that_comes_back_has_its_tables_and_codes_and_locks(
    make_house: MakeHouse, tmp_path_factory: pytest.TempPathFactory
) -> None:
    database = Database.open(tmp_path_factory.mktemp("data") / "rook13.db")
    journals = JournalStore(database)
    house = make_house(journals=journals)
    runner = house.open(quick(private=True, options=LONGER))
    code = house.service.code_of(runner.table.table_id)
    ann = Player(house.client("Ann", code=code), "A1", starts_with=1)
    ann.client.start()
    house.wait(lambda: len(ann.done) > 5)
    ann.client.close()
    house.wait(lambda: not house.service.connections)
    record = runner.table.record()
    house.service.close()
    house, runner = reopened(make_house, journals)
    assert runner.table.record() == record
    assert house.service.code_of(runner.table.table_id) == code
    back = Player(house.client("Ann", code=code), "A1")
    back.client.start()
    house.finish([back])
    back.do(c.CloseTable())
    house.wait(lambda: back.closed is not None)
    assert not journals.unfinished()
    database.close()


def test_bots_take_their_time_for_people(make_house: MakeHouse) -> None:
    house = make_house(pacing=Pacing(bot_delay=0.05, hand_pause=0.05))
    runner = house.open(quick(options=LONGER))
    (ann,) = house.seat_people(runner, 1)
    house.wait(lambda: len(ann.done) > 3)
    assert not ann.refusals()


def test_a_record_that_was_asked_for_comes_after_a_cut_too(house: House) -> None:
    runner = house.open()
    ann = house.player("Ann", "A1", starts_with=1)
    house.finish([ann])
    ann.client.cut()  # type: ignore[attr-defined]
    ann.client.fetch_record()
    house.wait(lambda: bool(ann.records))
    assert ann.records == [runner.table.record()]
    assert ann.connections == 2


@pytest.mark.parametrize("spectators", [True, False])
def test_a_spectator_gets_the_record_and_who_may_not_watch_gets_none(
    house: House, spectators: bool
) -> None:
    runner = house.open(quick(spectators=spectators))
    ann = house.player("Ann", "A1", starts_with=1)
    house.finish([ann])
    gus = house.player("Gus", None)
    record = runner.table.record()
    assert record is not None
    assert house.records([ann, gus]) == [record, record if spectators else None]


def test_a_full_host_says_so(make_house: MakeHouse) -> None:
    house = make_house(limits=ServerLimits(connections=2))
    house.open()
    house.player("Ann", None)
    house.player("Bea", None)
    third = house.player("Cal", None)
    assert third.denial == "host_full"


def test_the_owner_of_a_seat_gets_into_a_full_host(make_house: MakeHouse) -> None:
    house = make_house(limits=ServerLimits(connections=3))
    runner = house.open()
    ann, bea = house.seat_people(runner, 2)
    house.wait(lambda: ann.view.stage is TableStage.ACTIVE)
    bea.client.close()
    house.wait(lambda: house.service.connections == 1)
    for name in ("Cal", "Dot"):
        house.player(name, None)
    assert house.player("Bea", "B1").view.own_seat is not None
    house.wait(lambda: len(runner.people()) == 3)
    assert {each.name for each in runner.people()} == {"Ann", "Bea", "Dot"}


def test_who_is_at_no_table_makes_room_after_a_while(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rook13.net.host.peer.IDLE_SECONDS", 0.05)
    house.open()
    watching = house.player("Ann", None)
    link = ClientLink([house.endpoint], identity("Eve"), parent=house.owner)
    told: list[m.Message] = []
    link.message.connect(told.append)
    link.start()
    house.wait(lambda: any(isinstance(message, m.SignedIn) for message in told))
    (idle,) = (peer for peer in house.service._peers if peer.table is None)
    idle.on_deadline(house.service.scheduler.now() + 1)
    house.wait(lambda: told[-1] == m.Bye("idle"))
    assert watching.connections == 1
    assert watching.losses == 0
