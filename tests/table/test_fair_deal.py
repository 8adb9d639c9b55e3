"""Fair deals, from the commitment to the check that every client makes."""

from __future__ import annotations

import pytest

from rook13.engine.events import CardsDealt, HandDealt
from rook13.engine.record import DealProof
from rook13.engine.rules import make_rules
from rook13.protocol.connection import DEFAULT_TIMING
from rook13.table import commands as c
from rook13.table.config import Pacing, TableConfig
from rook13.table.fair_deal import (
    DealProblem,
    commitment_to,
    is_share,
    seed_from,
    verify,
    verify_cards,
)
from rook13.table.game_facts import DealCommitted, DealRevealed, GameEvent
from rook13.table.outcome import Refusal
from tests.table.desk import Desk, dealt, key, kinds, started, told

SECRET, SHARE, OTHER = "11" * 32, "22" * 32, "33" * 32


def test_shares_are_promised_by_all_then_given_dealt_revealed_and_verified() -> None:
    desk = started(3, TableConfig(options={"dealer_redeal": "off"}))
    shares = dict(zip(("Ann", "Bea", "Cal"), (SHARE, OTHER, SECRET), strict=True))
    for name, share in shares.items():
        seen = desk.view(name).deal
        assert seen is not None
        assert (seen.commitment_wanted, seen.share_wanted, seen.commitments) == (True, False, ())
        desk.do(name, c.Commit(1, commitment_to(share)))
    published = desk.view("Bea").deal
    assert published is not None
    assert (published.share_wanted, published.closed) == (True, False)
    promises = tuple(zip(("A1", "B1", "A2"), map(commitment_to, shares.values()), strict=True))
    assert published.commitments == promises
    for name, share in shares.items():
        desk.do(name, c.Contribute(1, share))
    closed = desk.view("Bea").deal
    assert closed is not None
    assert (closed.closed, closed.share_wanted, closed.commitment_wanted) == (True, False, False)
    desk.play(lambda: "DealRevealed" in kinds([entry.fact for entry in desk.table.log]))
    facts = [one.fact for outcome in desk.outcomes for one in outcome.announcements]
    committed = next(fact for fact in facts if isinstance(fact, DealCommitted))
    revealed = next(fact for fact in facts if isinstance(fact, DealRevealed))
    assert revealed.shares == (("A1", SHARE), ("B1", OTHER), ("A2", SECRET))
    proof = DealProof(committed.commitment, revealed.secret, promises, revealed.shares)
    rules = desk.state.rules
    assert verify(proof, revealed.seed, rules.seats, ("B1", OTHER)) is None
    record = desk.table.finished_record(key("Bea"))
    assert record is not None
    assert record.hands[0].deal.proof == proof
    events = [fact.event for fact in facts if isinstance(fact, GameEvent)]
    deal = next(event for event in events if isinstance(event, CardsDealt))
    hands = {e.seat: e.cards for e in reversed(events) if isinstance(e, HandDealt)}
    assert verify_cards(rules, deal.dealer, deal.number, revealed.seed, hands) is None


def test_a_hand_that_is_not_what_the_seed_gives_is_found() -> None:
    desk = dealt(1)
    rules = desk.state.rules
    wrong = verify_cards(rules, rules.seats[0], 1, SECRET, {rules.seats[1]: rules.deck.cards[:9]})
    assert wrong is DealProblem.FAILED


@pytest.mark.parametrize(
    ("secret", "shares", "seed", "problem"),
    [
        (SECRET, (("B1", SHARE),), None, None),
        (OTHER, (("B1", SHARE),), None, DealProblem.FAILED),
        (SECRET, (), None, DealProblem.FAILED),
        (SECRET, (("B1", OTHER),), None, DealProblem.FAILED),
        (SECRET, (("B1", SHARE), ("A2", OTHER)), None, DealProblem.FAILED),
        (SECRET, (("B1", SHARE),), OTHER, DealProblem.FAILED),
        ("zz", (("B1", SHARE),), OTHER, DealProblem.FAILED),
    ],
)
def test_everything_that_does_not_fit_is_found(
    secret: str, shares: tuple[tuple[str, str], ...], seed: str | None, problem: DealProblem | None
) -> None:
    made = seed or seed_from(secret, shares)
    seats = make_rules("rook13", {}).seats
    proof = DealProof(commitment_to(SECRET), secret, (("B1", commitment_to(SHARE)),), shares)
    assert verify(proof, made, seats, ("B1", SHARE)) is problem


def test_the_secret_stays_secret_while_the_hand_is_on() -> None:
    desk = dealt(4)
    desk.join("Gus")
    (deal,) = desk.state.hidden_deals
    everything = str([desk.view(name) for name in ("Ann", "Bea", "Gus", None)])
    told_so_far = str([one for outcome in desk.outcomes for one in outcome.announcements])
    for text in (deal.secret, *deal.shares.values(), deal.seed(desk.state.rules)):
        assert text not in everything + told_so_far


def test_deals_thrown_in_are_revealed_with_the_hand_that_follows() -> None:
    desk = dealt(4, TableConfig(game="rook13"))
    game = desk.state.game
    assert game is not None
    dealer = desk.state.chairs[game.match.dealer]
    assert dealer.owner is not None
    outcome = desk.do(dealer.owner.name, desk.act(f"{dealer.seat} redeal"))
    assert "DealRevealed" not in told(outcome)
    assert "DealCommitted" in told(outcome)
    desk.deal()
    assert sum(1 for _ in desk.state.hidden_deals) == 2
    outcome = desk.do("Ann", c.EndGame())
    assert told(outcome).count("DealRevealed") == 2
    assert not any(desk.state.hidden_deals)


def test_promises_and_shares_are_taken_once_and_in_their_time() -> None:
    desk = started(3)
    desk.join("Gus")
    promise = commitment_to(SHARE)
    assert desk.refused("Gus", c.Commit(1, promise)) is Refusal.NOT_SEATED
    assert desk.refused("Bea", c.Commit(2, promise)) is Refusal.NO_SUCH_DEAL
    assert desk.refused("Bea", c.Commit(1, "22")) is Refusal.MALFORMED
    assert desk.refused("Bea", c.Contribute(1, SHARE)) is Refusal.NO_SHARE_WANTED
    desk.do("Bea", c.Commit(1, promise))
    assert desk.refused("Bea", c.Commit(1, promise)) is Refusal.ALREADY_CONTRIBUTED
    assert desk.refused("Bea", c.Contribute(1, SHARE)) is Refusal.NO_SHARE_WANTED
    desk.do("Ann", c.Commit(1, commitment_to(OTHER)))
    desk.wait(2)
    assert desk.refused("Cal", c.Commit(1, promise)) is Refusal.NO_SUCH_DEAL
    assert desk.refused("Cal", c.Contribute(1, SHARE)) is Refusal.NO_SHARE_WANTED
    assert desk.refused("Bea", c.Contribute(1, "22")) is Refusal.MALFORMED
    assert desk.refused("Bea", c.Contribute(1, OTHER)) is Refusal.SHARE_NOT_PROMISED
    desk.do("Bea", c.Contribute(1, SHARE))
    assert desk.refused("Bea", c.Contribute(1, SHARE)) is Refusal.ALREADY_CONTRIBUTED
    desk.do("Ann", c.Contribute(1, OTHER))
    assert desk.state.deal is not None
    assert desk.state.deal.closed


def test_a_player_who_withholds_a_share_has_none_in_this_game_and_all_is_drawn_again() -> None:
    desk = started(3)
    shares = desk.promise_shares()
    before = desk.state.deal
    assert before is not None
    for name in ("Ann", "Bea"):
        desk.do(name, c.Contribute(1, shares[name]))
    desk.wait(19)
    waiting = desk.state.deal
    assert waiting is not None
    assert waiting.number == 1
    desk.wait(1)
    after = desk.state.deal
    assert after is not None
    assert (after.number, after.commitments, after.published) == (2, {}, False)
    assert after.secret != before.secret
    for name, wanted in (("Bea", True), ("Cal", False)):
        seen = desk.view(name).deal
        assert seen is not None
        assert (seen.commitment_wanted, seen.withheld) == (wanted, ("A2",))
    assert desk.refused("Cal", c.Commit(2, commitment_to(SHARE))) is Refusal.NO_SHARE_WANTED
    desk.give_shares()
    assert desk.state.deal is not None
    assert desk.state.deal.closed
    desk.do("Ann", c.EndGame(), c.NextGame())
    for name in ("Ann", "Bea", "Cal"):
        desk.do(name, c.Ready(True))
    desk.do("Ann", c.Start())
    again = desk.view("Cal").deal
    assert again is not None
    assert (again.commitment_wanted, again.withheld) == (True, ())


def test_two_who_are_cut_off_together_have_one_deal_thrown_away() -> None:
    # A second name would say that a second deal was thrown away, which makes all others wrong.
    desk = started(3)
    shares = desk.promise_shares()
    desk.do("Ann", c.Contribute(1, shares["Ann"]))
    desk.wait(20)
    seen = desk.view("Ann").deal
    assert seen is not None
    assert (seen.number, seen.withheld) == (2, ("B1",))
    desk.give_shares()
    assert desk.state.deal is not None
    assert set(desk.state.deal.shares) == {"A1", "A2"}


def test_a_connection_is_given_up_before_a_share_is() -> None:
    """A player who is cut off counts as present until nothing is heard of them for long enough."""
    assert Pacing().share_wait > DEFAULT_TIMING.silence
    desk = started(3, TableConfig(grace=60))
    shares = desk.promise_shares()
    for name in ("Ann", "Bea"):
        desk.do(name, c.Contribute(1, shares[name]))
    desk.wait(DEFAULT_TIMING.silence)
    desk.drop("Cal")
    desk.wait(59)
    desk.join("Cal")
    desk.do("Cal", c.Contribute(1, shares["Cal"]))
    assert desk.state.deal is not None
    assert desk.state.deal.number == 1
    assert desk.state.deal.closed


def without_cals_share(config: TableConfig) -> tuple[Desk, dict[str, str]]:
    """A desk where Cal drops after all have promised a share, and the shares."""
    desk = started(3, config)
    shares = desk.promise_shares()
    desk.drop("Cal")
    for name in ("Ann", "Bea"):
        desk.do(name, c.Contribute(1, shares[name]))
    return desk, shares


def test_who_drops_between_promise_and_share_has_their_grace_to_come_back() -> None:
    desk, shares = without_cals_share(TableConfig(grace=30))
    desk.wait(20)
    assert desk.state.deal is not None
    assert desk.state.deal.number == 1
    desk.join("Cal")
    desk.do("Cal", c.Contribute(1, shares["Cal"]))
    assert desk.state.deal.closed


def test_who_drops_between_promise_and_share_and_stays_away_is_done_without() -> None:
    desk, _ = without_cals_share(TableConfig(grace=10))
    desk.wait(10.5)
    assert desk.state.withheld == ("A2",)
    desk.give_shares()
    assert desk.state.deal is not None
    assert (desk.state.deal.number, desk.state.deal.closed) == (2, True)


def test_who_leaves_between_promise_and_share_is_not_waited_for() -> None:
    desk = started(3)
    desk.promise_shares()
    desk.leave("Cal")
    assert desk.state.withheld == ("A2",)
    desk.give_shares()
    assert desk.state.deal is not None
    assert (desk.state.deal.number, desk.state.deal.closed) == (2, True)


@pytest.mark.parametrize("given", [0, 1, 3])
def test_a_table_that_comes_back_in_mid_shuffle_goes_on_with_the_same_promises(given: int) -> None:
    desk = started(3)
    shares = desk.promise_shares()
    for name in ("Ann", "Bea", "Cal")[:given]:
        desk.do(name, c.Contribute(1, shares[name]))
    again = desk.reopen()
    before, after = desk.state.deal, again.state.deal
    assert before == after
    again.wait(5)
    for name in ("Ann", "Bea", "Cal"):
        again.join(name)
    again.wait(1)
    for name in ("Ann", "Bea", "Cal")[given:]:
        again.do(name, c.Contribute(1, shares[name]))
    deal = again.state.deal
    assert deal is not None
    assert (deal.number, deal.closed, deal.shares) == (
        1,
        True,
        {"A1": shares["Ann"], "B1": shares["Bea"], "A2": shares["Cal"]},
    )


def test_nobody_can_choose_a_deal_by_reading_the_journal_and_giving_a_share_last() -> None:
    """The owner of an unmodified host knows everything once the others have given their shares.

    But by then there is one share left that the table takes from the owner.
    """
    desk = started(2)
    shares = desk.promise_shares()
    desk.do("Bea", c.Contribute(1, shares["Bea"]))
    assert shares["Bea"] in "".join(desk.journal.entries)
    for number in range(50):
        wish = commitment_to(f"{number:064x}")
        assert desk.refused("Ann", c.Contribute(1, wish)) is Refusal.SHARE_NOT_PROMISED
        assert desk.refused("Ann", c.Commit(1, commitment_to(wish))) is Refusal.NO_SUCH_DEAL
    desk.do("Ann", c.Contribute(1, shares["Ann"]))
    assert desk.state.deal is not None
    assert desk.state.deal.closed


def test_until_all_have_promised_the_journal_tells_nobodys_share() -> None:
    desk = started(3)
    for name, share in (("Bea", SHARE), ("Cal", OTHER)):
        desk.do(name, c.Commit(1, commitment_to(share)))
    text = "".join(desk.journal.entries)
    assert SHARE not in text
    assert OTHER not in text
    assert commitment_to(SHARE) not in str(desk.view("Cal").deal)


def test_a_player_alone_at_home_is_asked_for_nothing() -> None:
    desk = started(1)
    assert desk.state.deal is not None
    assert desk.state.deal.closed
    assert "CommitmentsPublished" not in "".join(desk.journal.entries)


def test_the_one_in_charge_of_somebody_elses_program_gives_a_share_too() -> None:
    desk = Desk(host=None)
    desk.join("Ann")
    desk.do("Ann", c.Sit("A1"), c.Start(), c.Commit(1, commitment_to(SHARE)))
    desk.do("Ann", c.Contribute(1, SHARE))
    assert desk.state.deal is not None
    assert desk.state.deal.closed


@pytest.mark.parametrize("is_promised", [False, True])
def test_what_was_announced_does_not_tell_the_cards_of_who_adds_nothing(is_promised: bool) -> None:
    """The only person at somebody else's table promises nothing, or breaks the promise."""
    desk = Desk(host=None)
    desk.join("Ann")
    desk.do("Ann", c.Sit("A1"), c.Start())
    if is_promised:
        desk.do("Ann", c.Commit(1, commitment_to(SHARE)))
    desk.wait(25)
    record, deal = desk.state.record, desk.state.hidden_deals[-1]
    assert record is not None
    assert deal.shares == {}
    announced, seed = commitment_to(deal.secret), record.hands[-1].deal.seed
    assert seed is not None
    assert seed != announced
    proof = DealProof(announced, deal.secret)
    assert verify(proof, seed, desk.state.rules.seats) is None


def test_a_deal_that_does_not_check_out_is_shown_to_everybody_once() -> None:
    desk = dealt(2)
    assert desk.refused("Bea", c.DisputeDeal(1, DealProblem.FAILED)) is Refusal.NO_SUCH_DEAL
    desk.do("Ann", c.EndGame())
    outcome = desk.do("Bea", c.DisputeDeal(1, DealProblem.FAILED))
    assert told(outcome) == ["DealDisputed"]
    assert desk.refused("Bea", c.DisputeDeal(1, DealProblem.FAILED)) is Refusal.ALREADY_DISPUTED
    assert desk.refused("Bea", c.DisputeDeal(0, DealProblem.FAILED)) is Refusal.NO_SUCH_DEAL


def test_a_deal_being_prepared_cannot_be_disputed() -> None:
    desk = started(2)
    assert desk.refused("Bea", c.DisputeDeal(1, DealProblem.FAILED)) is Refusal.NO_SUCH_DEAL


def test_a_share_is_thirty_two_bytes() -> None:
    assert is_share("0f" * 32)
    assert not is_share("0F" * 32)
    assert not is_share("0f" * 31)
