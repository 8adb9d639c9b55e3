"""Taking back by agreement."""

from __future__ import annotations

from rook13.table import commands as c
from rook13.table.config import USUAL_PACING, TableConfig
from rook13.table.game_facts import UndoRefused
from rook13.table.outcome import Refusal
from tests.table.desk import NAMES, Desk, dealt, key, person, started, told

UNDO = TableConfig(undo=True)


def acted(count: int = 4, config: TableConfig = UNDO) -> tuple[Desk, str, list[str]]:
    """Return a desk at which somebody has just bid, who it was, and the others."""
    desk = dealt(count, config)
    name, seat = desk.player(), desk.turn()
    assert name is not None
    desk.do(name, desk.act(f"{seat} bid 65"))
    return desk, name, [c.owner.name for c in desk.state.chairs if c.owner and c.owner.name != name]


def test_an_action_is_taken_back_when_all_others_agree() -> None:
    desk, name, others = acted()
    record = desk.table.record()
    assert record is not None
    assert told(desk.do(name, c.AskUndo())) == ["UndoAsked"]
    undo = desk.view(others[0]).undo
    assert undo is not None
    assert (undo.asker, undo.answer_wanted, undo.seconds_left) == (person(name), True, 20)
    for other in others[:-1]:
        assert told(desk.do(other, c.AnswerUndo(True))) == ["UndoAgreed"]
        desk.do(other, c.AnswerUndo(True))
    after = desk.view(others[0]).undo
    assert after is not None
    assert not after.answer_wanted
    assert told(desk.do(others[-1], c.AnswerUndo(True))) == ["UndoAgreed", "UndoDone"]
    assert desk.player() == name
    shorter = desk.table.record()
    assert shorter is not None
    assert shorter.hands[-1].actions == record.hands[-1].actions[:-1]
    assert desk.view(name).undo is None
    assert desk.refused(name, c.AskUndo()) is Refusal.NOTHING_TO_UNDO
    desk.do(name, desk.act(f"{desk.turn()} bid 70"))


def test_one_no_is_enough_and_the_same_action_is_not_asked_about_twice() -> None:
    desk, name, others = acted()
    desk.do(name, c.AskUndo())
    assert desk.refused(name, c.AskUndo()) is Refusal.UNDO_PENDING
    assert desk.refused(name, c.AnswerUndo(True)) is Refusal.OWN_UNDO
    outcome = desk.do(others[0], c.AnswerUndo(False))
    assert outcome.announcements[0].fact == UndoRefused(person(others[0]))
    assert desk.refused(others[1], c.AnswerUndo(True)) is Refusal.NO_UNDO_ASKED
    assert desk.refused(name, c.AskUndo()) is Refusal.NOTHING_TO_UNDO


def test_who_goes_on_playing_says_no() -> None:
    desk, name, _ = acted()
    desk.do(name, c.AskUndo())
    following = desk.player()
    assert following is not None
    outcome = desk.do(following, desk.act(desk.choose()))
    assert told(outcome)[0] == "UndoRefused"
    assert desk.refused(name, c.AskUndo()) is Refusal.NOTHING_TO_UNDO


def test_an_action_made_before_the_question_is_stale() -> None:
    desk, name, _ = acted()
    revision = desk.table.revision
    desk.do(name, c.AskUndo())
    following = desk.player()
    assert following is not None
    assert desk.refused(following, desk.act(desk.choose()), revision) is Refusal.STALE


def test_silence_is_a_no() -> None:
    desk, name, _ = acted()
    desk.do(name, c.AskUndo())
    (outcome,) = desk.wait(USUAL_PACING.undo_wait)
    assert outcome.announcements[0].fact == UndoRefused(None)


def test_who_drops_out_need_not_be_asked_and_an_asker_who_goes_gets_nothing() -> None:
    desk, name, others = acted()
    desk.do(name, c.AskUndo())
    desk.do(others[0], c.AnswerUndo(True))
    desk.do(others[1], c.AnswerUndo(True))
    assert told(desk.drop(others[2])) == ["ConnectionLost", "UndoDone"]
    desk, name, others = acted()
    desk.do(name, c.AskUndo())
    assert told(desk.leave(name)) == ["BotTookOver", "PersonLeft", "UndoRefused"]


def test_bots_wait_for_the_answers() -> None:
    desk, name, others = acted(4)
    following = desk.player()
    assert following is not None
    desk.leave(following)
    desk.do(name, c.AskUndo())
    (request,) = desk.asked
    outcome = desk.table.bot_moved(request.ticket, str(request.view.legal[0]), desk.now)
    assert not outcome.changed
    others.remove(following)
    desk.do(others[0], c.AnswerUndo(False))
    assert len(desk.asked) == 2


def test_undo_is_off_unless_the_table_allows_it_and_not_for_bots_and_others() -> None:
    desk, name, others = acted(config=TableConfig())
    assert desk.refused(name, c.AskUndo()) is Refusal.UNDO_OFF
    desk, name, others = acted()
    assert desk.refused(others[0], c.AskUndo()) is Refusal.NOTHING_TO_UNDO
    desk.do(others[0], c.Stand())
    assert desk.refused(others[0], c.AskUndo()) is Refusal.BOT_PLAYS
    desk.do(name, c.AskUndo())
    assert desk.refused(others[0], c.AnswerUndo(True)) is Refusal.BOT_PLAYS


def test_what_has_shown_hidden_cards_cannot_be_taken_back() -> None:
    desk = dealt(4, UNDO)
    dealer = desk.state.game.match.dealer if desk.state.game else 0
    owner = desk.state.chairs[dealer].owner
    assert owner is not None
    assert desk.refused(owner.name, c.AskUndo()) is Refusal.NOTHING_TO_UNDO
    name, seat = desk.player(), desk.turn()
    assert name is not None
    desk.do(name, desk.act(f"{seat} bid 120"))
    assert desk.phase == "exchange"
    assert desk.refused(name, c.AskUndo()) is Refusal.NOTHING_TO_UNDO


def test_a_discard_can_be_taken_back_and_so_can_a_card() -> None:
    desk = dealt(4, UNDO)
    name, seat = desk.player(), desk.turn()
    assert name is not None
    desk.do(name, desk.act(f"{seat} bid 120"))
    exchange = desk.view(name).game
    desk.do(name, desk.act(desk.choose()), c.AskUndo())
    agree(desk, name)
    assert desk.view(name).game == exchange
    desk.do(name, desk.act(desk.choose()))
    desk.do(name, desk.act(desk.choose()))
    assert desk.phase == "play"
    leader = desk.player()
    assert leader is not None
    before = desk.view(leader).game
    desk.do(leader, desk.act(desk.choose()), c.AskUndo())
    agree(desk, leader)
    assert desk.view(leader).game == before


def agree(desk: Desk, asker: str) -> None:
    for chair in desk.state.chairs:
        if chair.owner and chair.owner.key != key(asker):
            desk.do(chair.owner.name, c.AnswerUndo(True))


def alone() -> Desk:
    """Return a desk at which the only person is to act, and bots have the other seats."""
    return dealt(1, TableConfig(undo=True, hints=True))


def test_alone_one_goes_back_to_ones_last_decision_and_bots_follow() -> None:
    desk = alone()
    before = desk.table.record()
    desk.do("Ann", desk.act(desk.choose()))
    asked_at = desk.table.revision
    desk.settle()
    assert desk.player() == "Ann"
    assert desk.table.revision > asked_at
    assert told(desk.send("Ann", c.AskUndo(), asked_at))[0] == "Rewound"
    assert desk.table.record() == before
    assert desk.player() == "Ann"


def test_alone_one_goes_back_into_a_hand_that_is_over() -> None:
    desk = alone()
    desk.play(lambda: desk.phase == "hand_over")
    over = desk.table.record()
    assert over is not None
    desk.do("Ann", c.AskUndo())
    assert desk.state.deal is None
    assert (desk.phase, desk.player()) == ("play", "Ann")
    again = desk.table.record()
    assert again is not None
    assert again.hands[-1].actions == over.hands[-1].actions[: len(again.hands[-1].actions)]


def test_alone_a_hand_can_be_played_again_with_the_same_cards() -> None:
    desk = alone()
    desk.play(lambda: desk.phase == "hand_over")
    over = desk.table.record()
    assert over is not None
    assert told(desk.do("Ann", c.RestartHand()))[0] == "Rewound"
    again = desk.table.record()
    assert again is not None
    assert [hand.deal for hand in again.hands] == [hand.deal for hand in over.hands]
    assert again.hands[-1].actions == ()
    assert desk.refused("Ann", c.RestartHand()) is Refusal.NOTHING_TO_UNDO
    desk.play(lambda: desk.phase == "hand_over")
    assert desk.reopen().table.record() == desk.table.record()


def test_nothing_was_decided_yet() -> None:
    desk = started(1, TableConfig(undo=True))
    assert desk.refused("Ann", c.AskUndo()) is Refusal.NOTHING_TO_UNDO
    assert desk.refused("Ann", c.RestartHand()) is Refusal.NOTHING_TO_UNDO


def test_with_others_a_hand_is_not_played_again() -> None:
    desk, name, _ = acted()
    assert desk.refused(name, c.RestartHand()) is Refusal.NOT_ALONE
    plain, name, _ = acted(config=TableConfig())
    assert plain.refused(name, c.RestartHand()) is Refusal.UNDO_OFF


def test_a_hint_is_told_to_everybody_and_counted() -> None:
    desk = dealt(4, TableConfig(hints=True))
    name, seat = desk.player(), desk.turn()
    assert name is not None
    assert told(desk.do(name, c.TakeHint())) == ["HintTaken"]
    desk.do(name, c.TakeHint())
    counts = {info.seat.name: info.hints for info in desk.view(name).seats}
    assert counts.pop(seat) == 2
    assert set(counts.values()) == {0}
    other = next(each for each in NAMES[:4] if each != name)
    assert desk.refused(other, c.TakeHint()) is Refusal.NOT_YOUR_TURN
    assert desk.reopen().state.hints == {seat: 2}
    desk.do("Ann", c.EndGame(), c.NextGame())
    for each in NAMES[:4]:
        desk.do(each, c.Ready(True))
    desk.do("Ann", c.Start())
    assert desk.state.hints == {}


def test_what_is_taken_back_is_counted_for_who_took_it_back() -> None:
    solo = alone()
    for _ in range(2):
        solo.do("Ann", solo.act(solo.choose()))
        solo.settle()
        solo.do("Ann", c.AskUndo())
    assert solo.view("Ann").seats[0].undos == 2
    assert solo.reopen().state.undos == {"A1": 2}
    desk, name, _ = acted()
    desk.do(name, c.AskUndo())
    agree(desk, name)
    counts = {info.person.name: info.undos for info in desk.view(name).seats if info.person}
    assert counts.pop(name) == 1
    assert set(counts.values()) == {0}


def test_moves_that_a_bot_makes_for_somebody_are_counted_and_those_of_bots_are_not() -> None:
    desk = alone()
    desk.do("Ann", c.Stand())
    desk.settle()
    record = desk.table.record()
    assert record is not None
    own = [each for hand in record.hands for each in hand.actions if each.startswith("A1 ")]
    assert own
    assert [info.bot_moves for info in desk.view("Ann").seats] == [len(own), 0, 0, 0]


def test_hints_are_off_unless_the_host_wants_them() -> None:
    desk = dealt(4)
    name = desk.player()
    assert name is not None
    assert desk.refused(name, c.TakeHint()) is Refusal.HINTS_OFF
