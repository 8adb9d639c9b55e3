"""A table that goes on at another host: the same seats and totals, and no hidden card."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from rook13.engine.game import seat_to_act
from rook13.engine.record import replay
from rook13.engine.redaction import view_for
from rook13.table import commands as c
from rook13.table.config import TableConfig
from rook13.table.handover import TableTakenOver
from rook13.table.journal import JournalEntry, read_taken_over, restored
from rook13.table.outcome import Refusal
from rook13.table.state import TableStage, TableState
from rook13.table.succession import MOST_CONTINUED, Program
from rook13.table.table import Table
from tests.table.desk import NAMES, Desk, Pages, key, person, seated, started
from tests.table.test_whole_games import QUICK


class ModestDesk(Desk):
    """People bid as little as they can, so that no game is decided by its first hand."""

    def choose(self) -> str:
        assert self.state.game is not None
        seat = seat_to_act(self.state.game)
        view = view_for(self.state.game, seat)
        texts = [str(action) for action in view.legal]
        passes = [text for text in texts if text.endswith(" pass")]
        bids = [text for text in texts if " bid " in text]
        if passes and view.contract is not None:
            return passes[0]
        return bids[0] if bids else self.rng.choice(texts)


def between_hands(game: str) -> Desk:
    """A desk at which the first hand is over, and the next is not dealt."""
    desk = ModestDesk(TableConfig(game=game, players=QUICK[game][1]))
    for name, chair in zip(NAMES, desk.state.chairs, strict=False):
        desk.join(name)
        desk.do(name, c.Sit(chair.seat.name), c.Ready(True))
    desk.do("Ann", c.Start())
    desk.play(lambda: desk.state.is_hand_over() or desk.state.stage is TableStage.FINISHED)
    assert desk.state.stage is TableStage.ACTIVE
    return desk


def taken_over(state: TableState, name: str) -> TableTakenOver:
    """What somebody's program goes on with."""
    programs = (Program(key(name), "f" * 64, 41313, ("192.0.2.7",)),)
    return TableTakenOver.of(state, None, programs).at(person(name), "t2")


def at_new_host(desk: Desk, fact: TableTakenOver) -> Desk:
    """The same people at the table that another program goes on with."""
    other = desk.reopen()
    entry = str(JournalEntry((fact,)))
    assert JournalEntry.parse(entry, None).facts == (fact,)
    assert read_taken_over(entry) == fact
    other.journal = Pages([entry])
    other.table = Table.resume(
        restored([entry]), other.journal, desk.rng.randbytes, desk.now, pacing=desk.pacing
    )
    return other


@pytest.mark.parametrize("game", QUICK)
def test_a_game_goes_on_with_the_same_seats_and_totals(game: str) -> None:
    desk = between_hands(game)
    before = desk.state
    assert before.game is not None
    assert before.record is not None
    other = at_new_host(desk, taken_over(before, "Bea"))
    state = other.state
    assert (state.table_id, state.host, state.continues) == ("t2", key("Bea"), ("t1",))
    assert state.host_owns
    assert [(c.seat, c.owner, c.bot) for c in state.chairs] == [
        (c.seat, c.owner, c.bot) for c in before.chairs
    ]
    assert state.game == replay(before.record)
    assert state.revision > before.revision
    for chair in state.chairs:
        assert chair.owner is not None
        other.join(chair.owner.name)
    deals = state.deals
    other.play(lambda: other.state.deals > deals + 1 or other.state.stage is TableStage.FINISHED)
    record = other.table.record()
    assert record is not None
    assert record.hands[: len(before.record.hands)] == before.record.hands
    assert replay(record).match.results[0] == before.game.match.results[0]
    again = restored(other.journal.entries)
    assert again.state.record == record


def test_a_hand_that_is_played_is_thrown_in() -> None:
    desk = started(3)
    desk.deal()
    other = at_new_host(desk, taken_over(desk.state, "Bea"))
    assert other.state.record is not None
    assert not other.state.record.hands
    assert not other.state.is_hand_on()
    for name in ("Ann", "Bea", "Cal"):
        other.join(name)
    other.deal()
    assert other.state.is_hand_on()


def test_who_was_banned_stays_out_and_who_has_a_seat_gets_it() -> None:
    desk = between_hands("rook13")
    desk.join("Gus")
    desk.do("Ann", c.Ban(key("Gus")))
    other = at_new_host(desk, taken_over(desk.state, "Cal"))
    gus = other.join("Gus").answer
    assert gus is not None
    assert getattr(gus, "refusal", None) is Refusal.BANNED
    other.join("Ann")
    assert other.view("Ann").own_seat == desk.view("Ann").own_seat


def test_a_table_goes_on_from_the_last_finished_hand() -> None:
    desk = between_hands("rook13")
    before = desk.state
    assert before.record is not None
    desk.play(lambda: not desk.state.is_hand_over())
    desk.deal()
    other = at_new_host(desk, taken_over(desk.state, "Bea"))
    assert other.state.record is not None
    assert len(other.state.record.hands) == len(before.record.hands)
    assert other.state.game is not None
    assert other.state.is_hand_over()
    assert not other.state.hidden_deals
    for name in ("Ann", "Bea", "Cal"):
        other.join(name)
        assert other.view(name).own_seat == desk.view(name).own_seat


def test_a_hand_goes_on_where_its_host_hands_it_over() -> None:
    desk = between_hands("rook13")
    desk.play(lambda: not desk.state.is_hand_over())
    desk.deal()
    state = desk.state
    fact = TableTakenOver.of(state, with_hand=True).at(person("Bea"), "t2")
    other = at_new_host(desk, fact)
    assert (other.state.game, other.state.hidden_deals) == (state.game, state.hidden_deals)
    for name in ("Ann", "Bea", "Cal", "Dot"):
        other.join(name)
        game, before = other.view(name).game, desk.view(name).game
        assert game is not None
        assert before is not None
        assert (game.hand, game.turn) == (before.hand, before.turn)
    other.play(lambda: not other.state.hidden_deals)
    assert "DealRevealed" in "\n".join(other.journal.entries)


def test_a_long_chain_of_tables_is_remembered_in_part() -> None:
    taken = TableTakenOver.of(started(3).state)
    for number in range(150):
        taken = taken.at(person("Bea"), f"t{number + 2}")
    assert len(taken.continues) == MOST_CONTINUED
    assert taken.continues[-1] == "t150"


HOSTILE: dict[str, Callable[[str], str]] = {
    "no text": lambda text: "",
    "no object": lambda text: "[]",
    "deep": lambda text: "[" * 100_000,
    "another fact": lambda text: text.replace("TableTakenOver", "TableOpened"),
    "a list for a number": lambda text: re.sub(r'"deals":\d+', '"deals":[1]', text),
    "a large number": lambda text: re.sub(r'"deals":\d+', f'"deals":{"9" * 400}', text),
    "a name that cannot be written": lambda text: text.replace("Ann", "\\ud800"),
    "a level that there is not": lambda text: text.replace('"bot":null', '"bot":"x"'),
    "a game that there is not": lambda text: text.replace('"game":"rook13"', '"game":"x"'),
    "a record of another game": lambda text: text.replace('\\"rook13\\"', '\\"rook\\"'),
    "too few seats": lambda text: re.sub(r'"seats":\[\{.*?\}\],', '"seats":[],', text),
    "a half": lambda text: text[: len(text) // 2],
}


@pytest.mark.parametrize("attack", HOSTILE)
def test_hostile_text_is_no_table_and_no_other_error(attack: str) -> None:
    text = str(JournalEntry((TableTakenOver.of(between_hands("rook13").state),)))
    assert read_taken_over(text).record
    with pytest.raises(ValueError, match="not a table"):
        read_taken_over(HOSTILE[attack](text))


def test_a_table_before_its_game_is_handed_over_too() -> None:
    desk = seated(3)
    other = at_new_host(desk, taken_over(desk.state, "Bea"))
    assert other.state.game is None
    for name in ("Ann", "Bea", "Cal"):
        other.join(name)
        other.do(name, c.Ready(True))
    other.do("Bea", c.Start())
    assert other.state.stage is TableStage.ACTIVE
