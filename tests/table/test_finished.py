"""The record that people may have while a game is on: hands that are over, and nothing else."""

from __future__ import annotations

import pytest

from rook13.engine.record import replay
from rook13.engine.state import Dealing, GameOver, HandOver
from rook13.table import commands as c
from rook13.table.config import TableConfig
from rook13.table.state import TableStage
from tests.table.desk import Desk, dealt, key, seated
from tests.table.test_whole_games import QUICK, quick


@pytest.mark.parametrize("game", QUICK)
def test_at_no_moment_of_a_game_does_it_tell_of_a_hand_that_is_on(game: str) -> None:
    desk = seated(2, quick(game), seed=QUICK[game][2])
    lengths = set()

    def check() -> None:
        record = desk.table.finished_record(key("Bea"))
        if record is None:
            assert desk.state.record is None
            return
        told = {hand.deal.seed for hand in record.hands}
        assert not any(deal.seed(desk.state.rules) in told for deal in desk.state.hidden_deals)
        if len(record.hands) not in lengths:
            lengths.add(len(record.hands))
            assert isinstance(replay(record).phase, Dealing | HandOver | GameOver)

    desk.on_outcome = check
    desk.do("Ann", c.Start())
    desk.play(lambda: desk.state.stage is TableStage.FINISHED or len(desk.journal.entries) > 400)
    assert len(lengths) > 1
    assert desk.table.finished_record(key("Bea")) == desk.table.record()


def test_a_deal_that_was_thrown_in_waits_for_the_hand_it_belongs_to() -> None:
    desk = dealt(config=TableConfig(options={"dealer_redeal": "on"}))
    before = desk.table.finished_record(key("Bea"))
    assert before is not None
    dealer = desk.chair(before.first_dealer)
    assert dealer.owner is not None
    desk.do(dealer.owner.name, desk.act(f"{dealer.seat} redeal"))
    desk.deal()
    assert desk.table.finished_record(key("Bea")) == before
    assert len(desk.state.hidden_deals) == 2


def test_who_may_not_watch_gets_nothing() -> None:
    desk = dealt(config=TableConfig(spectators=False))
    desk.do("Ann", c.EndGame())
    desk.join("Gus")
    assert desk.table.finished_record(key("Ann")) == desk.table.record()
    assert desk.table.finished_record(key("Gus")) is None
    assert desk.table.finished_record(key("Nobody")) is None


def test_who_waits_at_the_door_gets_nothing() -> None:
    desk = dealt(config=TableConfig(approval=True), count=1)
    desk.join("Gus")
    assert desk.view("Gus").standing.value == "waiting"
    assert desk.table.finished_record(key("Gus")) is None


def test_a_game_that_was_broken_off_is_told_as_far_as_it_came() -> None:
    desk = dealt()
    desk.do("Ann", c.EndGame())
    record = desk.table.finished_record(key("Bea"))
    assert record == desk.table.record()
    assert record is not None
    assert len(record.hands) >= 1


def test_the_last_game_can_be_had_until_the_next_begins() -> None:
    desk = _after_a_game()
    last = desk.table.finished_record(key("Bea"))
    assert last is not None
    desk.do("Ann", c.NextGame())
    assert desk.table.finished_record(key("Bea")) == last
    desk.do("Ann", c.Configure(TableConfig(game="elemental")))
    assert desk.table.finished_record(key("Bea")) == last
    assert desk.reopen().table.record() == last
    for name in ("Bea", "Cal", "Dot"):
        desk.do(name, c.Ready(True))
    desk.do("Ann", c.Start())
    new = desk.table.finished_record(key("Bea"))
    assert new is not None
    assert (new.game, new.hands) == ("elemental", ())


def test_who_goes_back_into_a_hand_that_was_over_plays_a_hand_that_is_on() -> None:
    desk = dealt(1, TableConfig(undo=True))
    desk.play(lambda: bool(desk.table.finished_record(key("Ann")).hands))  # type: ignore[union-attr]
    told = desk.table.finished_record(key("Ann"))
    assert told is not None
    desk.do("Ann", c.AskUndo())
    again = desk.table.finished_record(key("Ann"))
    assert again is not None
    assert again.hands == told.hands[: len(again.hands)]
    assert len(again.hands) < len(told.hands)


def _after_a_game() -> Desk:
    desk = dealt()
    desk.do("Ann", c.EndGame())
    return desk
