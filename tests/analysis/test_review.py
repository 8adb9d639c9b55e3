"""A review finds the mistakes, prices them, and does not call bad luck a mistake."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from rook13 import kernel
from rook13.analysis.findings import Decision, Insight, Kind, Review, finished_hands
from rook13.analysis.helpers import Depth, Helpers
from rook13.analysis.review import review_hand
from rook13.analysis.solver import Stopped
from rook13.engine.actions import Action, Bid, Play
from rook13.engine.game import legal_actions
from rook13.engine.record import Record
from rook13.engine.rules import RULESETS
from rook13.engine.rules.elemental import Elemental
from rook13.engine.rules.rook13 import Rook13
from rook13.engine.ruleset import Contract, Outcome, Ruleset, TeamRuleset
from rook13.engine.state import Match, Phase
from rook13.engine.view import PlayerView
from tests.analysis.hands import RIGHT, only_hand, played, thrown_away
from tests.engine.sheet import Sheet
from tests.strategies import random_rules

SHALLOW = Depth(4, solved_contracts=0, nodes=100_000, all_nodes=400_000, lines=0)
TEAM_GAMES = pytest.mark.parametrize(
    "game", [game for game in RULESETS if game.claims], ids=lambda game: game.id
)
compiled_only = pytest.mark.skipif(
    not kernel.COMPILED, reason="takes long where the kernels are interpreted"
)


def review_of(record: Record, helpers: Helpers | None = None) -> Review:
    return review_hand(only_hand(record), helpers or Helpers(depth=SHALLOW))


def the_mistake(review: Review) -> Decision:
    (found,) = [d for d in review.mistakes if d.seat.name == "A1" and d.kind is Kind.CARD]
    return found


def test_the_card_that_threw_the_go_down_away_is_found_and_priced() -> None:
    found = the_mistake(review_of(thrown_away()))
    assert (str(found.action), found.trick) == ("A1 R7", 8)
    assert [str(action) for action in found.best] == ["A1 Y5"]
    # The trick that was won instead held the Y13 and the one that was lost the go-down's 35.
    assert found.cost == 35
    assert found.flips
    assert found.score_cost > 100


def test_a_hand_played_right_has_no_mistake_of_the_declarer() -> None:
    review = review_of(thrown_away(RIGHT))
    assert [d for d in review.mistakes if d.seat.name == "A1"] == []


def always(text: str) -> Helpers:
    """Helpers whose expert always says the same if it is legal, and else the first action."""

    def expert(view: PlayerView) -> Action:
        return next((action for action in view.legal if str(action) == text), view.legal[0])

    return Helpers(experts=[expert], depth=SHALLOW)


def test_a_mistake_is_knowable_when_the_expert_does_better_from_that_seat() -> None:
    found = the_mistake(review_of(thrown_away(), always("A1 Y5")))
    assert (found.insight, str(found.suggestion)) == (Insight.KNOWABLE, "A1 Y5")


def test_a_mistake_that_the_expert_makes_too_is_bad_luck() -> None:
    found = the_mistake(review_of(thrown_away(), always("A1 R7")))
    assert found.insight is Insight.BAD_LUCK


def test_a_mistake_is_bad_luck_when_the_experts_do_not_agree() -> None:
    both = Helpers(experts=[*always("A1 Y5").experts, *always("A1 R7").experts], depth=SHALLOW)
    found = the_mistake(review_of(thrown_away(), both))
    assert (found.insight, str(found.suggestion)) == (Insight.BAD_LUCK, "A1 Y5")


def test_the_expert_sees_only_what_the_seat_saw() -> None:
    seen: list[PlayerView] = []

    def expert(view: PlayerView) -> Action:
        seen.append(view)
        return view.legal[0]

    review_of(thrown_away(), Helpers(experts=[expert], depth=SHALLOW))
    assert seen
    for view in seen:
        assert view.seat is not None
        assert view.revealed is None
        assert view.phase is Phase.PLAY


def test_chances_come_from_outside() -> None:
    def chance(
        rules: Ruleset, match: Match, contract: Contract, outcome: Outcome, side: int
    ) -> float:
        return 0.9 if outcome.made == (rules.side_of[contract.declarer] == side) else 0.2

    found = the_mistake(review_of(thrown_away(), Helpers(chance=chance, depth=SHALLOW)))
    assert found.chance_cost == pytest.approx(0.7)


@TEAM_GAMES
@pytest.mark.parametrize("seed", range(4))
def test_the_end_of_every_hand_is_settled_card_by_card(game: type[Ruleset], seed: int) -> None:
    rules = random_rules(game, random.Random(seed))
    assert isinstance(rules, TeamRuleset)
    review = review_of(played(rules, seed, careful=seed % 2 == 0))
    cards = [d for d in review.decisions if d.kind is Kind.CARD]
    solved = [d for d in cards if d.settled]
    late = [d for d in cards if d.trick > rules.hand_size(1) - SHALLOW.solved_tricks]
    assert rules.free_play or all(d.settled for d in late)
    assert all((d.action in d.best) == (d.cost == 0) for d in solved)
    assert all(d.best for d in solved)


@TEAM_GAMES
def test_every_option_of_every_game_can_be_reviewed(game: type[Ruleset]) -> None:
    for seed in range(6):
        rules = random_rules(game, random.Random(f"options {seed}"))
        review = review_of(played(rules, seed, careful=False))
        assert review.decisions


@compiled_only
def test_par_names_the_best_contract_of_each_side_and_the_best_preparation() -> None:
    review = review_of(thrown_away(), Helpers())
    assert review.par is not None
    assert review.par.best is not None
    assert review.best_exchange is not None
    best, exchange = review.par.best, review.best_exchange
    assert (best.seat.name, str(best.trump), best.value.proven) == ("A1", "R", True)
    assert exchange.value.total >= 115
    assert review.value is not None
    assert review.value.proven
    discard = next(d for d in review.decisions if d.kind is Kind.DISCARD)
    assert exchange.value.total - review.value.total == discard.cost


@compiled_only
def test_a_bid_that_could_not_be_made_is_worse_than_the_pass_it_replaced() -> None:
    hands = (
        "Y5 Y6 Y7 Y8 B5 B6 B7 G5 G6",
        "R14 R13 R12 R11 R10 R9 R8 R7 R6",
        "Y9 Y10 Y11 B8 B9 B10 G7 G8 G10",
        "Y12 Y13 Y14 B11 B12 B13 G11 G12 G13",
    )
    sheet = Sheet("rook13", dealer="B2").deal(*hands, kitty="R5 B14 G9 G14")
    sheet.play("A1 bid 65, B1 pass, A2 bid 120, A2 down R5 B8 G7 G8, A2 trump Y")
    rng = random.Random(1)
    while sheet.phase is Phase.PLAY:
        view = sheet.view(None)
        assert view.turn is not None
        plays = [a for a in legal_actions(sheet.state, view.turn) if isinstance(a, Play)]
        sheet.act(rng.choice(plays))
    review = review_of(sheet.recorder.record(), Helpers())
    found = next(d for d in review.decisions if str(d.action) == "A2 bid 120")
    assert [str(action) for action in found.best] == ["A2 pass"]
    assert found.cost > 0
    assert next(d for d in review.decisions if str(d.action) == "B1 pass").cost == 0


def test_a_review_can_be_stopped_and_tells_how_far_it_is() -> None:
    shares: list[float] = []

    def progress(share: float) -> None:
        shares.append(share)
        if share > 0.3:
            raise Stopped

    with pytest.raises(Stopped):
        review_of(played(Rook13(), 1), Helpers(progress=progress, depth=SHALLOW))
    assert shares == sorted(shares)


def test_an_unfinished_hand_is_not_reviewed() -> None:
    sheet = Sheet("rook13", dealer="B2").deal_seed().play("A1 bid 65, B1 pass")
    assert list(finished_hands(sheet.recorder.record())) == []


def test_where_everybody_plays_alone_a_decision_costs_what_the_judge_expected_of_the_best() -> None:
    def judge(view: PlayerView) -> Mapping[Action, float]:
        return {action: 10.0 * place for place, action in enumerate(view.legal)}

    review = review_of(played(Elemental(players=3), 3), Helpers(judge=judge, depth=SHALLOW))
    assert review.par is None
    bids = [d for d in review.decisions if d.kind is Kind.CALL]
    assert len(bids) == 3
    for decision in bids:
        assert isinstance(decision.action, Bid)
        assert decision.cost == 10 * (1 - decision.action.call.tricks)
