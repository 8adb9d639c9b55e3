"""What is said to be certain comes true, points come from somewhere, and a hand can be retold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from rook13.engine.events import (
    AuctionWon,
    BidMade,
    BidsRevealed,
    CardPlayed,
    CardsDealt,
    Event,
    Passed,
    TrickTaken,
    TrumpSet,
)
from rook13.engine.hand_summary import bid_made, breakdown, hand_so_far
from rook13.engine.redaction import view_for
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import NOBODY, GameState, Phase
from rook13.engine.view import PlayerView, TrickView
from tests.engine.views import moments
from tests.sixth_game.spades import Spades

TEAM_GAMES: list[tuple[str, Mapping[str, Any]]] = [
    ("rook13", {}),
    ("rook13", {"most_tricks_bonus": 0}),
    ("rook", {"nest_points": "declarer"}),
    ("rook", {"nest_points": "nobody", "most_tricks_bonus": 20}),
    ("fowl", {}),
    ("five_hundred", {"misere": True}),
]
RETOLD = (CardsDealt, BidMade, Passed, AuctionWon, CardPlayed, TrickTaken)


@pytest.mark.parametrize(("game", "options"), TEAM_GAMES)
def test_what_is_certain_about_a_contract_comes_true(game: str, options: Mapping[str, Any]) -> None:
    said: dict[int, bool] = {}
    results: dict[int, bool | None] = {}
    for _, _, state in moments(make_rules(game, options), game, 1000):
        results |= {result.number: result.made for result in state.match.results}
        for seat in (None, *state.rules.seats):
            view = view_for(state, seat)
            verdict = bid_made(view, seat)
            if verdict is not None:
                assert said.setdefault(view.number, verdict) == verdict
    assert said
    for number, verdict in said.items():
        assert results.get(number, verdict) == verdict


@pytest.mark.parametrize(
    "rules",
    [make_rules("elemental", {}, 3), make_rules("elemental", {}, 6), Spades()],
    ids=lambda rules: f"{rules.id}-{rules.players}",
)
def test_what_is_certain_about_promised_tricks_comes_true(rules: Ruleset) -> None:
    said: dict[tuple[int, int], bool] = {}
    verdicts = set()
    for _, _, state in moments(rules, "promises", 900):
        view = view_for(state, None)
        assert bid_made(view, None) is None
        for seat in rules.seats:
            verdict = bid_made(view, seat)
            verdicts.add(verdict)
            if verdict is not None:
                assert said.setdefault((view.number, seat.index), verdict) == verdict
        if view.phase in (Phase.HAND_OVER, Phase.GAME_OVER):
            result = view.results[-1]
            bids, tricks = rules.by_side(result.bids), rules.by_side(result.tricks)
            for seat in rules.seats:
                side = rules.side_of[seat.index]
                kept = tricks[side] == bids[side] if rules.exact else tricks[side] >= bids[side]
                assert said.get((view.number, seat.index), kept) == kept
    # Exact bids often fail, and these players bid too low to fail otherwise.
    assert (not rules.exact) in verdicts


def test_an_exact_bid_is_kept_only_when_no_trick_is_left() -> None:
    view = playing("elemental")
    bids = [shown.call.tricks for shown in view.seats if shown.call]
    seats = tuple(replace(each, tricks=bids[each.seat.index]) for each in view.seats)
    tricks = (TrickView((), None, view.seats[0].seat, 0),) * view.tricks_left
    over = replace(view, seats=seats, tricks=(*view.tricks, *tricks))
    assert bid_made(over, view.seats[0].seat) is True
    assert bid_made(replace(over, tricks=tricks[1:]), view.seats[0].seat) is None
    one_more = (replace(seats[0], tricks=bids[0] + 1), *seats[1:])
    assert bid_made(replace(over, seats=one_more), view.seats[0].seat) is False


def playing(game: str, options: Mapping[str, Any] | None = None) -> PlayerView:
    """Return the moment before the first card, as a spectator sees it."""
    for _, _, state in moments(make_rules(game, options)):
        view = view_for(state, None)
        if view.phase is Phase.PLAY and not view.trick:
            return view
    raise AssertionError("nobody ever played")


def with_points(view: PlayerView, declarers: int, others: int, bid: int) -> PlayerView:
    assert view.declarer is not None
    assert view.contract is not None
    points = [others, others]
    points[view.rules.side_of[view.declarer.index]] = declarers
    return replace(view, points=tuple(points), contract=replace(view.contract, value=bid))


def test_a_bid_is_made_once_the_points_are_there() -> None:
    view = playing("rook13")
    assert bid_made(with_points(view, 65, 0, 65), None) is True
    assert bid_made(with_points(view, 60, 0, 65), None) is None


def test_a_bid_is_lost_once_too_little_is_left() -> None:
    view = playing("rook13")
    # 100 counters and the 20 for most tricks: 40 with the others leave 80 to be had.
    assert bid_made(with_points(view, 0, 40, 80), None) is None
    assert bid_made(with_points(view, 0, 40, 85), None) is False


def test_a_majority_of_tricks_counts_before_the_end() -> None:
    view = playing("rook13")
    assert view.declarer is not None
    seats = [replace(seat, tricks=5 if seat.seat == view.declarer else 0) for seat in view.seats]
    tricks = (*view.tricks, *([TrickView((), None, view.declarer, 0)] * 5))
    rich = replace(view, seats=tuple(seats), tricks=tricks)
    assert bid_made(with_points(rich, 60, 0, 80), None) is True


def test_a_misere_is_lost_with_its_first_trick() -> None:
    view = playing("five_hundred")
    assert view.contract is not None
    assert view.declarer is not None
    misere = replace(view, contract=replace(view.contract, misere=True))
    assert bid_made(misere, None) is None
    seats = list(view.seats)
    seats[view.declarer.index] = replace(seats[view.declarer.index], tricks=1)
    assert bid_made(replace(misere, seats=tuple(seats)), None) is False


def test_nothing_is_certain_where_a_renege_may_come_out() -> None:
    view = replace(playing("rook13"), rules=make_rules("rook13", {"enforcement": "free_play"}))
    assert bid_made(with_points(view, 65, 0, 65), None) is None


def test_nothing_is_certain_without_a_bid() -> None:
    view = playing("five_hundred")
    assert bid_made(replace(view, contract=None, declarer=None), None) is None
    assert bid_made(replace(view, phase=Phase.AUCTION), None) is None


def test_tricks_are_counted_by_side() -> None:
    for _, _, state in moments(make_rules("five_hundred")):
        view = view_for(state, None)
        if len(view.tricks) == 6:
            assert sum(view.side_tricks) == 6
            assert view.tricks_left == 4
            return


@pytest.mark.parametrize(("game", "options"), TEAM_GAMES)
def test_the_points_of_a_hand_come_from_somewhere(game: str, options: Mapping[str, Any]) -> None:
    rules, hands = make_rules(game, options), 0
    for _, _, state in moments(rules, game, 1000):
        view = view_for(state, None)
        if view.revealed is None:
            continue
        result = view.results[-1]
        parts = breakdown(view, result)
        if not rules.counts_points:
            assert parts is None
            continue
        assert parts is not None
        laid_aside = sum(card.points for card in view.revealed.discard)
        is_tie = len(set(view.side_tricks)) == 1
        assert parts.counters == view.points
        assert sum(parts.laid_aside) == (0 if rules.kitty_taker == "nobody" else laid_aside)
        assert sum(parts.bonus) == (0 if is_tie else rules.most_tricks_bonus)
        assert parts.bonus[view.side_tricks.index(min(view.side_tricks))] == 0
        sums = zip(parts.counters, parts.laid_aside, parts.bonus, strict=True)
        assert tuple(map(sum, sums)) == result.points
        hands += 1
    assert hands or not rules.counts_points


def test_a_hand_that_a_renege_has_ended_is_not_broken_down() -> None:
    for _, _, state in moments(make_rules("rook13"), "rook13"):
        view = view_for(state, None)
        if view.results:
            assert view.results[-1].reneged == NOBODY
            assert breakdown(view, replace(view.results[-1], reneged=0)) is None
            return


@pytest.mark.parametrize("game", [game.id for game in RULESETS])
def test_a_hand_is_told_again_as_it_went(game: str) -> None:
    rules = make_rules(game, {"bids": "hidden"} if game == "elemental" else {})
    told: list[Event] = []
    for _, events, state in moments(rules, f"{game} again"):
        for event in events:
            if isinstance(event, CardsDealt):
                told = []
            if isinstance(event, BidsRevealed):
                told += [BidMade(seat, call) for seat, call in event.calls]
            if isinstance(event, RETOLD):
                told.append(replace(event, named=None) if isinstance(event, CardPlayed) else event)
        check_told(state, told)


def check_told(state: GameState, told: list[Event]) -> None:
    view = view_for(state, None)
    again = hand_so_far(view)
    if view.phase is Phase.DEALING:
        assert again == ()
        return
    assert [event for event in again if not isinstance(event, TrumpSet)] == told
    trumps = [event for event in again if isinstance(event, TrumpSet)]
    is_set = view.trump_known and view.phase is not Phase.AUCTION
    assert trumps == ([TrumpSet(view.trump, view.declarer)] if is_set else [])
