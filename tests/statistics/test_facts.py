"""What known games say about each seat, counted by hand."""

import pytest
from msgspec import json

from rook13.bots.heuristic_bots import NormalBot
from rook13.coach.puzzles import _played_on
from rook13.engine.record import DealRecord, HandRecord, Record, RecordError
from rook13.engine.rules import make_rules
from rook13.statistics.facts import (
    BidCount,
    Extreme,
    Feat,
    GameFacts,
    PromiseCount,
    Role,
    RoleCount,
    game_facts,
)
from tests.statistics.known_games import ALL_FOR_A, CHEAP_FOR_A, SET_FOR_B, game
from tests.ui.review.reviewing import game_of


def test_the_declarer_of_a_made_bid() -> None:
    facts = game_facts(game(ALL_FOR_A))
    assert (facts.totals, facts.winners, facts.hands) == ((120, 0), (0,), 1)
    ann = facts.seats[0]
    assert (ann.side, ann.won, ann.margin) == (0, True, 120)
    assert ann.bids == {"120": BidCount(120, bid=1, made=1)}
    assert ann.roles == {Role.DECLARER: RoleCount(1, 120, made=1)}
    assert ann.promises == PromiseCount(bids=1, sum=120)
    assert ann.sweeps == 1
    assert (ann.best, ann.worst) == (Extreme(120, 0), Extreme(120, 0))
    assert ann.feats == [(Feat.HIGHEST_BID, 0), (Feat.TO_THE_POINT, 0), (Feat.SWEEP, 0)]


def test_the_partner_and_the_defenders_of_a_made_bid() -> None:
    _, wren, cal, finch = game_facts(game(ALL_FOR_A)).seats
    assert (cal.bids, cal.roles) == ({}, {Role.PARTNER: RoleCount(1, 120, made=1)})
    assert cal.feats == [(Feat.SWEEP, 0)]
    for defender in (wren, finch):
        assert (defender.won, defender.margin, defender.sweeps) == (False, -120, 0)
        assert defender.roles == {Role.DEFENDER: RoleCount(1, 0, made=1)}
        assert defender.feats == []


def test_a_bid_that_is_set() -> None:
    facts = game_facts(game(SET_FOR_B))
    assert facts.totals == (120, -120)
    ann, wren, _, _ = facts.seats
    assert wren.bids == {"120": BidCount(120, bid=1, made=0)}
    assert wren.roles == {Role.DECLARER: RoleCount(1, 0)}
    assert wren.promises == PromiseCount(bids=1, sum=120, under=120)
    assert (wren.won, wren.margin, wren.worst) == (False, -240, Extreme(-240, 0))
    assert ann.roles == {Role.DEFENDER: RoleCount(1, 120)}
    assert (Feat.SET_HIGHEST, 0) in ann.feats


def test_a_game_of_several_hands_is_counted_hand_by_hand() -> None:
    # The deal passes from B2 to A1, so that B1 opens the second hand.
    second = ("B1 bid 120", *SET_FOR_B.actions[2:])
    record = game(CHEAP_FOR_A, type(SET_FOR_B)(SET_FOR_B.deal, second), target=200)
    facts = game_facts(record)
    assert (facts.hands, facts.winners, facts.totals) == (2, (0,), (240, -120))
    ann = facts.seats[0]
    assert ann.bids == {"65": BidCount(65, bid=1, made=1)}
    assert ann.roles == {Role.DECLARER: RoleCount(1, 120, made=1), Role.DEFENDER: RoleCount(1, 120)}
    assert (ann.best, ann.worst) == (Extreme(240, 1), Extreme(120, 0))
    assert Feat.TO_THE_POINT not in dict(ann.feats)


def test_a_game_that_was_not_played_to_its_end_is_nobodys_success() -> None:
    facts = game_facts(game(ALL_FOR_A, target=500))
    assert facts.winners == ()
    assert [seat.won for seat in facts.seats] == [None] * 4
    nothing = game_facts(game())
    assert (nothing.hands, nothing.totals, nothing.seats[0].best) == (0, (0, 0), None)


def test_where_everybody_bids_each_seat_has_a_bid_in_every_hand() -> None:
    facts = game_facts(game_of("elemental", 3))
    for seat in facts.seats:
        assert sum(count.bid for count in seat.bids.values()) == facts.hands == 1
        assert seat.roles == {}
        assert seat.promises.bids == 1
    over = sum(seat.promises.over - seat.promises.under for seat in facts.seats)
    assert over == 1 - sum(seat.promises.sum for seat in facts.seats)


@pytest.mark.parametrize("kind", ["rook13", "rook", "fowl", "five_hundred", "elemental"])
def test_facts_of_every_game_come_back_from_their_text(kind: str) -> None:
    facts = game_facts(game_of(kind))
    assert json.decode(json.encode(facts), type=GameFacts) == facts
    assert facts.hands == 1


def test_a_made_misere_is_nobodys_sweep_and_lowers_no_average() -> None:
    low = "5C 6C 4D 5D 6D 4H 5H 6H 5S 6S"
    options = {"misere": True, "misere_any_time": True}
    deck = make_rules("five_hundred", options).deck.cards
    rest = [card.name for card in deck if card.name not in low.split()]
    hands = (low, *(" ".join(rest[place:30:3]) for place in range(3)))
    calls = ("A1 bid misere", "B1 pass", "A2 pass", "B2 pass")
    dealt = HandRecord(DealRecord(hands=hands, kitty=" ".join(rest[30:])), calls)
    start = Record("five_hundred", options, hands, "B2", (dealt,))
    facts = game_facts(_played_on(start, NormalBot()))
    ann, wren, *_ = facts.seats
    assert ann.bids["misere"].made == 1
    assert [seat.sweeps for seat in facts.seats] == [0] * 4
    assert (ann.roles[Role.DECLARER].hands, ann.roles[Role.DECLARER].average) == (1, None)
    assert wren.roles[Role.DEFENDER].average is None


def test_a_record_that_cannot_be_played_is_refused() -> None:
    with pytest.raises(RecordError):
        game_facts(Record("forgotten", {}, ("Ann",), "A1"))
