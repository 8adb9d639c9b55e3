from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import pytest

from rook13.bots.heuristic_bots import NormalBot
from rook13.engine.game import apply, seat_to_act
from rook13.engine.record import DealRecord, HandRecord, Record, replay
from rook13.engine.redaction import view_for
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.state import HandOver
from rook13.net.host.board_bots import play_board
from rook13.table.config import TableConfig
from rook13.table.duplicate import (
    BoardResult,
    TableResults,
    commitment_to_deals,
    compare,
    deal_seeds,
    first_dealer,
    next_seed,
    ranking,
    results_of,
)

DEAL, OTHER_DEAL = "11" * 32, "22" * 32


def field(*scores: int, deal: str = DEAL, board: int = 1) -> list[TableResults]:
    """One table for each score of the first side; what one side wins the other loses."""
    return [
        TableResults(("?",) * 4, 1, (BoardResult(board, deal, (score, -score)),))
        for score in scores
    ]


def units(tables: list[TableResults], side: int) -> list[int]:
    return [compare(tables, 1, place, side).units for place in range(len(tables))]


def test_no_fear_bridges_example_of_seven_tables() -> None:
    """The traveller of board 1 at nofearbridge.co.uk/duplicate.htm, with both columns."""
    tables = field(430, 430, 420, 460, 430, 450, -50)
    assert units(tables, 0) == [6, 6, 2, 12, 6, 10, 0]
    assert units(tables, 1) == [6, 6, 10, 0, 6, 2, 12]
    assert {compare(tables, 1, place, 0).compared for place in range(7)} == {6}


def test_loreburn_bridge_clubs_example_of_ten_tables() -> None:
    """Board 6 at bridgewebs.com/loreburn: four at 710 share 15 each, four at 680 have 7."""
    east_west = [710] * 4 + [680] * 4 + [650, 500]
    tables = field(*(-score for score in east_west))
    assert units(tables, 1) == [15] * 4 + [7] * 4 + [2, 0]
    assert units(tables, 0) == [3] * 4 + [11] * 4 + [16, 18]


def test_the_percentage_is_what_was_got_of_what_could_be_got() -> None:
    best, *_ = ranking(field(430, 420, 460), 0, 1, is_over=True)
    assert (best.place, best.share) == (2, Fraction(1))
    shares = [each.share for each in ranking(field(430, 430, 420), 0, 1, is_over=True)]
    assert shares == [Fraction(3, 4), Fraction(3, 4), 0]


def test_equal_shares_have_equal_ranks_and_the_next_rank_is_left_out() -> None:
    ranked = ranking(field(430, 420, 430, 400), 0, 1, is_over=True)
    assert [(each.rank, each.place) for each in ranked] == [(1, 0), (1, 2), (3, 1), (4, 3)]


def test_each_side_is_ranked_among_those_who_held_its_cards() -> None:
    tables = field(430, 420, 460)
    assert [each.place for each in ranking(tables, 0, 1, is_over=True)] == [2, 0, 1]
    assert [each.place for each in ranking(tables, 1, 1, is_over=True)] == [1, 0, 2]


def test_everybody_for_themselves_is_compared_seat_by_seat() -> None:
    tables = [
        TableResults(("?",) * 3, 1, (BoardResult(1, DEAL, score),))
        for score in ((30, -10, 20), (20, 40, 20))
    ]
    firsts = [ranking(tables, side, 1, is_over=True)[0] for side in range(3)]
    assert [(each.place, each.share) for each in firsts] == [(0, 1), (1, 1), (0, Fraction(1, 2))]


def test_other_cards_are_not_compared() -> None:
    """A table that threw the cards in played another deal of the board."""
    tables = [*field(100, 50), *field(500, deal=OTHER_DEAL)]
    scores = [compare(tables, 1, place, 0) for place in range(3)]
    assert [score.compared for score in scores] == [1, 1, 0]
    assert [score.share for score in scores] == [1, 0, Fraction(1, 2)]


def two_boards(*scores: tuple[int, int | None]) -> list[TableResults]:
    return [
        TableResults(
            ("?",) * 4,
            len([score for score in pair if score is not None]),
            tuple(
                BoardResult(board, DEAL, (score, -score))
                for board, score in enumerate(pair, 1)
                if score is not None
            ),
        )
        for pair in scores
    ]


def test_a_board_with_fewer_results_counts_by_neubergs_formula() -> None:
    """Of seven tables five have a result: a top of 8 becomes 9 × 7/5 − 1 = 11.6 of 12."""
    rows = [(score, score if score < 50 else None) for score in (0, 10, 20, 30, 40, 50, 60)]
    ranked = ranking(two_boards(*rows), 0, 2, is_over=True)
    shares = {each.place: each.boards[1].share for each in ranked}
    assert shares[4] == Fraction(116, 120)
    assert shares[2] == Fraction(1, 2)
    assert shares[0] == Fraction(4, 120)
    before = ranking(two_boards(*rows), 0, 2, is_over=False)
    assert {each.boards[1].share for each in before if each.place == 4} == {1}


def test_a_board_that_a_table_did_not_finish_counts_average_minus_at_most() -> None:
    tables = two_boards((100, None), (50, 100), (0, None))
    shares = {each.place: each.share for each in ranking(tables, 0, 2, is_over=True)}
    assert shares == {0: Fraction(7, 10), 1: Fraction(1, 2), 2: 0}


def test_before_the_end_only_finished_boards_count() -> None:
    tables = two_boards((100, None), (50, 100), (0, None))
    shares = {each.place: each.share for each in ranking(tables, 0, 2, is_over=False)}
    assert shares == {0: 1, 1: Fraction(1, 2), 2: 0}


def test_a_table_without_any_result_comes_last() -> None:
    tables = [*two_boards((100, 100), (50, 50)), TableResults(("?",) * 4)]
    last = ranking(tables, 0, 2, is_over=True)[-1]
    assert (last.place, last.boards[0].share) == (2, None)
    assert last.share == 0


def test_nobody_learns_of_boards_they_have_not_finished() -> None:
    table = two_boards((100, 90))[0]
    assert [result.board for result in table.up_to(1).results] == [1]
    assert table.up_to(1).played == 2
    assert table.up_to(0).on(1) is None


def test_a_board_that_is_thrown_in_is_dealt_again_alike_at_every_table() -> None:
    seeds = ["11" * 32, "22" * 32]
    empty = Record("rook", {"boards": 2}, ("?",) * 4, "B2")
    first = next_seed(seeds, 1, empty)
    assert first == seeds[0]
    second = next_seed(seeds, 1, with_deals(empty, first))
    again = deal_seeds(seeds[0])
    assert [next(again), next(again)] == [first, second]
    assert next_seed(seeds, 2, with_deals(empty, first, second)) == seeds[1]


def with_deals(record: Record, *seeds: str) -> Record:
    return replace(record, hands=tuple(HandRecord(DealRecord(seed)) for seed in seeds))


def test_all_deals_of_a_duplicate_are_promised_together() -> None:
    assert commitment_to_deals([DEAL, OTHER_DEAL]) != commitment_to_deals([OTHER_DEAL, DEAL])


@pytest.mark.parametrize("game", [ruleset.id for ruleset in RULESETS])
def test_bots_play_a_board_alike_from_the_same_seed(game: str) -> None:
    config = TableConfig(game=game, options={"boards": 3})
    result = play_board(config, DEAL, 3, 0)
    assert result == play_board(config, DEAL, 3, 0)
    rules = config.rules()
    assert result.board == 3
    assert len(result.score) == len(rules.sides)
    # Five Hundred may be passed out, and is dealt again.
    seeds = deal_seeds(DEAL)
    assert result.deal in [next(seeds) for _ in range(10)]


def test_the_results_of_a_record_know_their_deals() -> None:
    rules = make_rules("elemental", {"boards": 2})
    empty = Record("elemental", {"boards": 2}, ("?",) * 4, first_dealer(rules))
    state, actions = replay(with_deals(empty, DEAL)), []
    while not isinstance(state.phase, HandOver):
        view = view_for(state, seat_to_act(state))
        actions.append(NormalBot().choose(view))
        state, _ = apply(state, actions[-1])
    hand = HandRecord(DealRecord(DEAL), tuple(map(str, actions)))
    (result,) = results_of(replace(empty, hands=(hand,)))
    assert (result.board, result.deal) == (1, DEAL)
    assert result.score == state.match.results[0].score
