"""A game that nothing in the program knows is counted like any other."""

from rook13.engine.record import replay
from rook13.statistics.facts import game_facts
from rook13.statistics.ratings import anchor
from tests.analysis.hands import played
from tests.sixth_game.spades import Spades


def test_the_hands_of_it_are_counted() -> None:
    record = played(Spades(), 6, careful=False, hands=3)
    facts, state = game_facts(record), replay(record)
    rules = state.rules
    assert (facts.totals, facts.hands) == (state.match.totals, 3)
    for seat, counted in enumerate(facts.seats):
        bids = [result.bids[seat] for result in state.match.results]
        assert {name: count.bid for name, count in counted.bids.items()} == {
            str(bid): bids.count(bid) for bid in bids
        }
        kept = [rules.kept_bids(result)[seat % 2] for result in state.match.results]
        assert sum(count.made for count in counted.bids.values()) == sum(kept)
        margin = facts.totals[seat % 2] - facts.totals[1 - seat % 2]
        assert (counted.margin, counted.roles) == (margin, {})


def test_bots_have_a_usual_strength_in_it() -> None:
    assert anchor("spades", "normal").rating == 1500
    assert anchor("spades", "expert").rating > anchor("spades", "easy").rating
