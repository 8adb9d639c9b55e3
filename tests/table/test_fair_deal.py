"""Fair deals, from the commitment to the check that every client makes."""

from __future__ import annotations

import pytest

from rook13.engine.events import CardsDealt, HandDealt
from rook13.table import commands as c
from rook13.table.config import TableConfig
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
from tests.table.desk import Desk, dealt, kinds, started, told

SECRET, SHARE, OTHER = "11" * 32, "22" * 32, "33" * 32


def test_a_deal_is_committed_shared_dealt_revealed_and_verified_by_each_player() -> None:
    desk = started(3, TableConfig(options={"dealer_redeal": "off"}))
    seen = desk.view("Bea").deal
    assert seen is not None
    assert (seen.share_wanted, seen.closed) == (True, False)
    host = desk.view("Ann").deal
    assert host is not None
    assert not host.share_wanted
    desk.do("Bea", c.Contribute(seen.number, SHARE))
    desk.do("Cal", c.Contribute(seen.number, OTHER))
    closed = desk.view("Bea").deal
    assert closed is not None
    assert (closed.closed, closed.share_wanted) == (True, False)
    desk.play(lambda: "DealRevealed" in kinds([entry.fact for entry in desk.table.log]))
    facts = [one.fact for outcome in desk.outcomes for one in outcome.announcements]
    committed = next(fact for fact in facts if isinstance(fact, DealCommitted))
    revealed = next(fact for fact in facts if isinstance(fact, DealRevealed))
    assert committed.commitment == seen.commitment
    assert revealed.shares == (("B1", SHARE), ("A2", OTHER))
    proof = (revealed.secret, revealed.shares, revealed.seed)
    assert verify(committed.commitment, *proof, ("B1", SHARE)) is None
    events = [fact.event for fact in facts if isinstance(fact, GameEvent)]
    deal = next(event for event in events if isinstance(event, CardsDealt))
    hands = {e.seat: e.cards for e in reversed(events) if isinstance(e, HandDealt)}
    rules = desk.state.rules
    assert verify_cards(rules, deal.dealer, deal.number, revealed.seed, hands) is None


def test_a_hand_that_is_not_what_the_seed_gives_is_found() -> None:
    desk = dealt(1)
    rules = desk.state.rules
    wrong = verify_cards(rules, rules.seats[0], 1, SECRET, {rules.seats[1]: rules.deck.cards[:9]})
    assert wrong is DealProblem.WRONG_CARDS


@pytest.mark.parametrize(
    ("secret", "shares", "seed", "problem"),
    [
        (SECRET, (("B1", SHARE),), None, None),
        (OTHER, (("B1", SHARE),), None, DealProblem.WRONG_COMMITMENT),
        (SECRET, (), None, DealProblem.SHARE_CHANGED),
        (SECRET, (("B1", OTHER),), None, DealProblem.SHARE_CHANGED),
        (SECRET, (("B1", SHARE),), OTHER, DealProblem.WRONG_SEED),
        ("zz", (("B1", SHARE),), OTHER, DealProblem.WRONG_SEED),
    ],
)
def test_whatever_does_not_fit_is_found(
    secret: str, shares: tuple[tuple[str, str], ...], seed: str | None, problem: DealProblem | None
) -> None:
    made = seed or seed_from(secret, shares)
    assert verify(commitment_to(SECRET), secret, shares, made, ("B1", SHARE)) is problem


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


def test_shares_are_wanted_once_from_players_for_the_deal_at_hand() -> None:
    desk = started(3)
    desk.join("Gus")
    assert desk.refused("Ann", c.Contribute(1, SHARE)) is Refusal.NO_SHARE_WANTED
    assert desk.refused("Gus", c.Contribute(1, SHARE)) is Refusal.NOT_SEATED
    assert desk.refused("Bea", c.Contribute(2, SHARE)) is Refusal.NO_SUCH_DEAL
    assert desk.refused("Bea", c.Contribute(1, "22")) is Refusal.MALFORMED
    assert (
        desk.refused("Bea", c.Contribute(1, SHARE.upper().replace("2", "A"))) is Refusal.MALFORMED
    )
    desk.do("Bea", c.Contribute(1, SHARE))
    assert desk.refused("Bea", c.Contribute(1, SHARE)) is Refusal.ALREADY_CONTRIBUTED
    desk.wait(2)
    assert desk.refused("Cal", c.Contribute(1, SHARE)) is Refusal.NO_SUCH_DEAL


def test_the_one_in_charge_of_somebody_elses_program_gives_a_share_too() -> None:
    desk = Desk(host=None)
    desk.join("Ann")
    desk.do("Ann", c.Sit("A1"), c.Start(), c.Contribute(1, SHARE))
    assert desk.state.deal is not None
    assert desk.state.deal.closed


def test_a_deal_that_does_not_check_out_is_shown_to_everybody_once() -> None:
    desk = dealt(2)
    assert desk.refused("Bea", c.DisputeDeal(1, DealProblem.WRONG_SEED)) is Refusal.NO_SUCH_DEAL
    desk.do("Ann", c.EndGame())
    outcome = desk.do("Bea", c.DisputeDeal(1, DealProblem.WRONG_SEED))
    assert told(outcome) == ["DealDisputed"]
    assert desk.refused("Bea", c.DisputeDeal(1, DealProblem.WRONG_SEED)) is Refusal.ALREADY_DISPUTED
    assert desk.refused("Bea", c.DisputeDeal(0, DealProblem.WRONG_SEED)) is Refusal.NO_SUCH_DEAL


def test_a_deal_being_prepared_cannot_be_disputed() -> None:
    desk = started(2)
    assert desk.refused("Bea", c.DisputeDeal(1, DealProblem.WRONG_SEED)) is Refusal.NO_SUCH_DEAL


def test_a_share_is_thirty_two_bytes() -> None:
    assert is_share("0f" * 32)
    assert not is_share("0F" * 32)
    assert not is_share("0f" * 31)
