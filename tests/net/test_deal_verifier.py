"""What a player's own program finds out about deals, independent of the host."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rook13.engine.cards import Card
from rook13.engine.events import CardsDealt, HandDealt
from rook13.engine.record import DealRecord, HandRecord, Record
from rook13.engine.shuffle import deck_order
from rook13.net.client.deal_verifier import DealCheck, DealVerifier
from rook13.table import commands as c
from rook13.table.duplicate import DuplicateView
from rook13.table.facts import Fact
from rook13.table.fair_deal import DealProblem, Shares, commitment_to, seed_from
from rook13.table.game_facts import (
    DealRevealed,
    GameEnded,
    GameEvent,
    GameResumed,
    GameStarted,
    NextGamePlanned,
    Rewound,
    UndoDone,
)
from rook13.table.state import TableStage
from rook13.table.views import DealInfo, LogEntry, TableView
from tests.table.desk import Desk, started

SECRET, ANN, BEA = "11" * 32, "aa" * 32, "bb" * 32
SHARES = (("A1", ANN), ("B1", BEA))
PROMISES = tuple((seat, commitment_to(share)) for seat, share in SHARES)
ASKED = DealInfo(7, commitment_to(SECRET), commitment_wanted=True)
PUBLISHED = DealInfo(7, commitment_to(SECRET), share_wanted=True, commitments=PROMISES)


class Bea:
    """Bea's program at the second seat of a table whose host says what a test wants."""

    def __init__(self) -> None:
        self.desk: Desk = started(2)
        self.rules = self.desk.state.rules
        self.verifier = DealVerifier(lambda count: b"\xbb" * count)
        self.found: list[DealCheck] = []

    def view(self, deal: DealInfo | None = None, log: tuple[LogEntry, ...] = ()) -> TableView:
        return replace(self.desk.view("Bea"), deal=deal, log=log)

    def sees(self, deal: DealInfo | None, *facts: Fact) -> c.Command | None:
        view = self.view(deal)
        self.found += self.verifier.checks(facts, view, self.rules)
        reply = self.verifier.reply_to(view)
        if reply is not None:
            self.verifier.accepted(reply)
        return reply

    def is_dealt(self, seed: str, number: int = 1) -> None:
        order = self.rules.seats[1]
        hand = dealt_to(self, seed, number)
        self.sees(
            None,
            GameEvent(CardsDealt(self.rules.seats[0], number, None)),
            GameEvent(HandDealt(order, hand)),
        )

    def problems(self) -> list[DealProblem | None]:
        return [check.problem for check in self.found]


def shuffled() -> Bea:
    """Bea's program, which has promised and given its share of a deal."""
    bea = Bea()
    for info in (ASKED, PUBLISHED):
        bea.sees(info)
    return bea


def dealt() -> Bea:
    """The same when the cards are dealt as they should be."""
    bea = shuffled()
    bea.is_dealt(revealed().seed)
    return bea


def dealt_to(bea: Bea, seed: str, number: int) -> tuple[Card, ...]:
    order = deck_order(bytes.fromhex(seed), len(bea.rules.deck))
    return tuple(bea.rules.deck.in_mask(bea.rules.deal(order, 0, number).hands[1]))


def revealed(
    number: int = 7, secret: str = SECRET, shares: Shares = SHARES, seed: str | None = None
) -> DealRevealed:
    return DealRevealed(number, secret, tuple(shares), seed or seed_from(secret, shares))


def test_a_share_is_promised_first_and_given_when_all_promises_are_published() -> None:
    bea = Bea()
    assert bea.sees(ASKED) == c.Commit(7, commitment_to(BEA))
    assert bea.sees(ASKED) is None
    assert bea.sees(PUBLISHED) == c.Contribute(7, BEA)
    assert bea.sees(PUBLISHED) is None
    bea.is_dealt(revealed().seed)
    bea.sees(None, revealed())
    assert bea.found == [DealCheck(7, None, complete=True)]


def test_the_proof_of_a_deal_goes_with_the_record() -> None:
    bea = dealt()
    bea.sees(None, revealed())
    record = bea.desk.table.record()
    assert record is not None
    record = replace(record, hands=(HandRecord(DealRecord(seed=revealed().seed)),))
    (hand,) = bea.verifier.with_proofs(record).hands
    assert hand.deal.proof is not None
    assert (hand.deal.proof.commitments, hand.deal.proof.witness) == (PROMISES, "B1")


def test_no_share_is_given_when_the_own_promise_is_missing_or_swapped() -> None:
    for others in (PROMISES[:1], (*PROMISES[:1], ("B1", commitment_to(ANN)))):
        bea = Bea()
        bea.sees(ASKED)
        assert bea.sees(replace(PUBLISHED, commitments=others)) is None
        bea.is_dealt(SECRET)
        assert bea.found == [DealCheck(7, DealProblem.FAILED, is_final=False)]


def test_a_promise_that_came_too_late_is_only_a_doubt() -> None:
    bea = Bea()
    view = bea.view(ASKED)
    assert bea.verifier.reply_to(view)
    bea.sees(replace(PUBLISHED, commitments=PROMISES[:1], share_wanted=False))
    bea.is_dealt(SECRET)
    assert bea.problems() == [DealProblem.MISSING]
    assert DealProblem.MISSING.is_doubt


@pytest.mark.parametrize("info", [None, DealInfo(7, commitment_to(SECRET), closed=True)])
def test_a_host_that_asks_for_no_share_is_doubted_from_the_first_deal_on(
    info: DealInfo | None,
) -> None:
    bea = Bea()
    bea.sees(info)
    bea.is_dealt(SECRET)
    assert [(check.problem, check.is_final) for check in bea.found] == [
        (DealProblem.MISSING, False)
    ]
    if info is not None:
        bare = DealRevealed(7, SECRET, (), seed_from(SECRET, ()))
        bea.verifier.checks([bare], bea.view(), bea.rules)


def test_a_host_that_asks_for_shares_without_promises_gets_none() -> None:
    bea = Bea()
    assert bea.sees(DealInfo(7, commitment_to(SECRET), share_wanted=True)) is None
    bea.is_dealt(SECRET)
    assert bea.problems() == [DealProblem.MISSING]


def test_a_player_in_their_own_program_asks_nobody() -> None:
    bea = Bea()
    bea.verifier.trusts_host = True
    bea.sees(DealInfo(7, commitment_to(SECRET), closed=True))
    bea.is_dealt(SECRET)
    assert not bea.found


@pytest.mark.parametrize(
    "fact",
    [
        revealed(secret="22" * 32),
        revealed(shares=(("A1", ANN),)),
        revealed(shares=(("A1", ANN), ("B1", "ee" * 32))),
        revealed(shares=(("A1", "ee" * 32), ("B1", BEA))),
        revealed(seed="33" * 32),
    ],
)
def test_anything_revealed_that_differs_from_the_promise_is_found(fact: DealRevealed) -> None:
    bea = dealt()
    bea.sees(None, fact)
    assert bea.problems() == [DealProblem.FAILED]


def test_cards_that_the_seed_does_not_give_are_found() -> None:
    bea = shuffled()
    bea.is_dealt("44" * 32)
    bea.sees(None, revealed())
    assert bea.problems() == [DealProblem.FAILED]


@pytest.mark.parametrize(
    "later",
    [
        replace(PUBLISHED, commitments=(("A1", "cc" * 32), PROMISES[1])),
        replace(PUBLISHED, commitment="cc" * 32),
    ],
)
def test_promises_that_change_once_they_are_published_are_found(later: DealInfo) -> None:
    bea = Bea()
    for info in (ASKED, PUBLISHED, later):
        bea.sees(info)
    bea.is_dealt(revealed().seed)
    assert bea.problems() == [DealProblem.FAILED]


def test_a_host_that_says_a_share_it_has_taken_was_withheld_is_found() -> None:
    bea = shuffled()
    bea.sees(DealInfo(8, "cc" * 32, withheld=("B1",)))
    bea.is_dealt(SECRET)
    assert bea.problems() == [DealProblem.FAILED]


def test_one_withheld_share_is_borne_in_a_game_and_the_second_is_not() -> None:
    for withheld, problem in ((("A1",), None), (("A1", "A2"), DealProblem.KEPT_BACK)):
        bea = Bea()
        for info in (ASKED, PUBLISHED):
            bea.sees(replace(info, withheld=withheld))
        bea.is_dealt(revealed().seed)
        bea.sees(None, revealed())
        assert bea.found[-1].problem is problem


def draw_again(bea: Bea, number: int, withheld: tuple[str, ...] = ()) -> None:
    """Prepare a deal again, with Bea's share in it, and deal it."""
    for info in (ASKED, PUBLISHED):
        bea.sees(replace(info, number=number, withheld=withheld))
    bea.is_dealt(revealed().seed, number - 6)
    bea.sees(None, revealed(number))


def test_a_host_that_draws_until_it_likes_a_deal_is_found_once() -> None:
    bea = shuffled()
    draw_again(bea, 8)
    assert set(bea.problems()) == {DealProblem.FAILED}
    deal = HandRecord(DealRecord(seed=revealed().seed))
    (hand,) = bea.verifier.with_proofs(Record("rook13", {}, (), "A1", (deal,))).hands
    assert hand.deal.proof is not None
    assert hand.deal.proof.witness is None
    bea.found.clear()
    draw_again(bea, 9)
    assert bea.problems() == [None]


def test_a_deal_before_any_share_is_given_may_be_drawn_again() -> None:
    bea = Bea()
    bea.sees(ASKED)
    draw_again(bea, 8)
    assert bea.problems() == [None]


def begin_anew(bea: Bea, why: Fact, is_missed: bool, view: TableView | None = None) -> None:
    """Let the host say, at once or when Bea is back, why what was shuffled is not dealt."""
    view = view or bea.view()
    if is_missed:
        view = replace(view, log=(LogEntry(view.revision + 1, why),))
        bea.found += bea.verifier.checks((), view, bea.rules)
    else:
        bea.found += bea.verifier.checks([why], view, bea.rules)


DONE = DealCheck(8, None, complete=True)
LIES = [GameEnded(False), GameEnded(True), GameStarted("A1", ("Ann",)), NextGamePlanned()]
LIES += [UndoDone("A1"), UndoDone("B1"), Rewound("B1", 1, 0), Rewound("A1", 1, 0)]


@pytest.mark.parametrize("why", LIES, ids=str)
@pytest.mark.parametrize("is_missed", [False, True])
@pytest.mark.parametrize("undo", [False, True])
def test_no_word_of_the_host_alone_lets_it_draw_a_deal_again(
    why: Fact, is_missed: bool, undo: bool
) -> None:
    bea = shuffled()
    view = bea.view()
    config = replace(view.config, undo=undo)
    begin_anew(bea, why, is_missed, replace(view, config=config))
    draw_again(bea, 8)
    assert set(bea.problems()) == {DealProblem.FAILED}
    assert bea.found[0].redrawn == "Ann"


@pytest.mark.parametrize("is_missed", [False, True])
def test_another_game_to_which_everybody_agreed_has_a_shuffle_of_its_own_and_it_is_told(
    is_missed: bool,
) -> None:
    bea = shuffled()
    bea.sees(None, GameEnded(False), NextGamePlanned())
    bea.verifier.note_sent(c.Ready(True), replace(bea.view(), stage=TableStage.OPEN))
    begin_anew(bea, GameStarted("A1", ("Ann",)), is_missed)
    draw_again(bea, 8)
    assert bea.found == [DealCheck(8, None, is_final=False, redrawn="Ann"), DONE]
    bea.found.clear()
    # To be ready for a hand is not to be ready for a game, and one agrees to one game at a time.
    for info in (ASKED, PUBLISHED):
        bea.sees(replace(info, number=9))
    bea.verifier.note_sent(c.Ready(True), bea.view())
    begin_anew(bea, GameStarted("A1", ("Ann",)), is_missed)
    draw_again(bea, 10)
    assert set(bea.problems()) == {DealProblem.FAILED}


@pytest.mark.parametrize("asked", [c.AskUndo(), c.RestartHand(), None])
def test_a_player_alone_may_go_back_and_the_record_says_so(asked: c.Command | None) -> None:
    bea = shuffled()
    view = bea.view()
    seats = tuple(
        replace(info, person=info.person if info.seat == view.own_seat else None)
        for info in view.seats
    )
    alone = replace(view, seats=seats, config=replace(view.config, undo=True, name="Den"))
    if asked is not None:
        bea.verifier.note_sent(asked, alone)
    begin_anew(bea, Rewound("B1", 1, 0), False, alone)
    draw_again(bea, 8)
    assert set(bea.problems()) == ({None} if asked else {DealProblem.FAILED})
    deal = HandRecord(DealRecord(seed=revealed().seed))
    (hand,) = bea.verifier.with_proofs(Record("rook13", {}, (), "A1", (deal,))).hands
    assert hand.deal.proof is not None
    assert hand.deal.proof.redrawn == ("Den" if asked else "Ann")
    assert hand.deal.proof.problem == ("" if asked else "failed")


def test_a_deal_that_nobody_can_account_for_after_a_cut_is_not_verified() -> None:
    bea = shuffled()
    view = bea.view()
    view = replace(view, log=(LogEntry(view.revision + 9, GameResumed()),))
    assert bea.verifier.checks((), view, bea.rules) == [DealCheck(7, DealProblem.MISSING)]


def test_a_deal_that_is_lost_with_its_host_is_dealt_again_and_told() -> None:
    bea = dealt()
    bea.verifier.lose_host("Gus")
    draw_again(bea, 8)
    assert bea.found == [DealCheck(8, None, is_final=False, redrawn="Gus"), DONE]


@pytest.mark.parametrize("is_revealed", [True, False])
def test_a_deal_that_was_dealt_while_one_was_cut_off_has_to_be_revealed(is_revealed: bool) -> None:
    bea = shuffled()
    cards = GameEvent(CardsDealt(bea.rules.seats[0], 1, None))
    view = bea.view(log=(LogEntry(bea.view().revision + 1, cards),))
    bea.found += bea.verifier.checks((), view, bea.rules)
    if is_revealed:
        bea.sees(None, revealed())
    draw_again(bea, 8)
    assert bea.problems() == [None if is_revealed else DealProblem.FAILED, None]


def test_what_the_log_says_of_earlier_games_excuses_nothing() -> None:
    bea = shuffled()
    view = bea.view(log=(LogEntry(1, GameStarted("A1", ("Ann",))),))
    bea.verifier.checks((), view, bea.rules)
    draw_again(bea, 8)
    assert DealProblem.FAILED in bea.problems()


def test_a_host_cannot_forget_who_has_withheld_a_share() -> None:
    bea = Bea()
    draw_again(bea, 7, withheld=("A1",))
    draw_again(bea, 8)
    assert bea.problems() == [None, None]
    draw_again(bea, 9, withheld=("A2",))
    assert bea.problems()[2:] == [DealProblem.KEPT_BACK] * 2
    bea.verifier.note_sent(c.Ready(True), replace(bea.view(), stage=TableStage.OPEN))
    bea.sees(None, GameStarted("A1", ("Ann",)))
    bea.found.clear()
    draw_again(bea, 10, withheld=("A2",))
    assert bea.problems() == [None]


def test_a_deal_that_is_never_revealed_is_found_with_the_next_hand() -> None:
    bea = dealt()
    bea.sees(replace(ASKED, number=8))
    bea.sees(replace(PUBLISHED, number=8))
    bea.is_dealt(revealed().seed, number=2)
    assert bea.problems() == [DealProblem.FAILED]


def test_what_was_revealed_while_the_connection_was_down_is_checked_later() -> None:
    bea = dealt()
    view = bea.view(log=(LogEntry(3, revealed()),))
    assert bea.verifier.checks((), view, bea.rules) == [DealCheck(7, None, complete=True)]


def test_who_comes_after_the_deal_checks_the_sums() -> None:
    bea = Bea()
    bea.sees(None, revealed(), revealed(seed="33" * 32))
    assert [(check.problem, check.complete) for check in bea.found] == [
        (None, False),
        (DealProblem.FAILED, False),
    ]


def test_the_boards_of_a_duplicate_session_are_the_hosts_word() -> None:
    bea = Bea()
    duplicate = DuplicateView("77" * 32, 2, 0)
    bea.verifier.checks((), replace(bea.view(), duplicate=duplicate), bea.rules)
    assert bea.sees(DealInfo(7, "77" * 32, closed=True)) is None
    bea.is_dealt(SECRET)
    bea.sees(None, DealRevealed(7, SECRET, (), SECRET))
    assert not bea.found
    bea.sees(None, NextGamePlanned())
    bea.is_dealt(SECRET, number=2)
    assert bea.problems() == [DealProblem.MISSING]


def test_a_table_that_shuffled_together_cannot_call_itself_duplicate_later() -> None:
    bea = shuffled()
    duplicate = DuplicateView("77" * 32, 2, 0)
    bea.found += bea.verifier.checks((), replace(bea.view(), duplicate=duplicate), bea.rules)
    draw_again(bea, 8)
    assert set(bea.problems()) == {DealProblem.FAILED}
