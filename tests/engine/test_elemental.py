"""Every sentence of §5 of the rules, and every option away from its default."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

from rook13.engine.actions import Bid, NameTrump
from rook13.engine.auction import Call
from rook13.engine.cards import Suit
from rook13.engine.events import (
    BidMade,
    BidsRevealed,
    CardsDealt,
    Event,
    GameWon,
    HandDealt,
    HandScored,
    SecretBidMade,
    TrickTaken,
    TrumpSet,
    events_for,
)
from rook13.engine.game import apply, legal_actions, new_game, seat_to_act
from rook13.engine.options import OptionError, OptionReason
from rook13.engine.reasons import IllegalAction, Reason
from rook13.engine.record import deal_from_seed
from rook13.engine.rules import make_rules
from rook13.engine.rules.elemental import Elemental
from rook13.engine.state import Dealing, GameState, Match, Phase
from rook13.engine.view import view_for
from tests.engine.sheet import Sheet
from tests.strategies import random_action

ROUNDS_BY_PLAYERS = [(3, 20), (4, 15), (5, 12), (6, 10)]
SHORT_GAMES = ["first_5", "first_7", "first_10", "last_5", "last_7", "last_10"]


def round_of(
    size: int,
    *,
    players: int = 4,
    dealer: str | None = None,
    options: Mapping[str, object] | None = None,
    totals: tuple[int, ...] | None = None,
) -> Sheet:
    """Return a game in which the round with `size` cards is about to be dealt."""
    sheet = Sheet("elemental", options, dealer=dealer, players=players)
    numbers = {sheet.rules.hand_size(number): number for number in range(1, 21)}
    match = Match(sheet.state.match.dealer, totals or (0,) * players, numbers[size])
    sheet.state = GameState(sheet.rules, match, Dealing())
    return sheet


def bid_zero(sheet: Sheet) -> Sheet:
    """Let everybody say that they will take nothing."""
    while sheet.phase is Phase.AUCTION:
        sheet.play(f"{sheet.turn} bid 0")
    return sheet


def play_out(sheet: Sheet) -> Sheet:
    """Let everybody play their first legal card to the end of the hand."""
    while sheet.phase is Phase.PLAY:
        seat = seat_to_act(sheet.state)
        assert seat is not None
        sheet.act(legal_actions(sheet.state, seat)[0])
    return sheet


def one_trick(plays: str, turned: str, players: int = 4) -> str:
    """Return who wins a round of one card each, played from P1 in order."""
    cards = plays.split()
    sheet = round_of(1, players=players, dealer=f"P{players}").deal(*cards, kitty=turned)
    bid_zero(sheet)
    sheet.play(",".join(f"P{seat} {card}" for seat, card in enumerate(cards, 1)))
    return f"P{sheet.result.tricks.index(1) + 1}"


def options_of(**options: object) -> OptionReason | str:
    """Return why options are refused, or how many rounds they give."""
    try:
        return str(make_elemental(options).rounds)
    except OptionError as error:
        return error.reason


def make_elemental(options: Mapping[str, object] | None = None, players: int = 4) -> Elemental:
    rules = make_rules("elemental", options, players)
    assert isinstance(rules, Elemental)
    return rules


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_play_and_everybody_is_alone(players: int) -> None:
    rules = make_elemental(players=players)
    names = ("P1", "P2", "P3", "P4", "P5", "P6")[:players]
    assert tuple(seat.name for seat in rules.seats) == names
    assert rules.sides == names
    assert rules.side_of == tuple(range(players))


@pytest.mark.parametrize("players", [0, 1, 2, 7, 60])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(OptionError) as refused:
        make_elemental(players=players)
    assert (refused.value.reason, refused.value.name) == (OptionReason.OUT_OF_RANGE, "players")


def test_the_deck_has_four_elements_of_thirteen_and_eight_magic_cards() -> None:
    deck = make_elemental().deck
    numbers = [f"{element}{rank}" for element in "FWEA" for rank in range(1, 14)]
    magic = ["Z1", "Z2", "Z3", "Z4", "X1", "X2", "X3", "X4"]
    assert [card.name for card in deck.cards] == numbers + magic
    assert [(suit.letter, suit.key) for suit in deck.suits] == [
        ("F", "fire"),
        ("W", "water"),
        ("E", "earth"),
        ("A", "air"),
    ]
    assert [card.name for card in deck.cards if card.suit is None] == magic
    assert sum(deck.points) == 0


@pytest.mark.parametrize(("players", "rounds"), ROUNDS_BY_PLAYERS)
def test_round_r_deals_r_cards_and_the_last_deals_all_sixty(players: int, rounds: int) -> None:
    rules = make_elemental(players=players)
    assert rules.rounds == rounds
    assert [rules.hand_size(number) for number in range(1, rounds + 1)] == [*range(1, rounds + 1)]
    assert rules.hand_size(rounds) * players == 60
    turned = [rules.kitty_size(number) for number in range(1, rounds + 1)]
    assert turned == [1] * (rounds - 1) + [0]


@pytest.mark.parametrize(("players", "rounds"), ROUNDS_BY_PLAYERS)
def test_a_deal_gives_r_cards_each_and_turns_the_next(players: int, rounds: int) -> None:
    rules = make_elemental(players=players)
    order = random.Random(players).sample(range(60), 60)
    for number in range(1, rounds + 1):
        dealt = rules.deal(order, dealer=players - 1, number=number)
        for seat, hand in enumerate(dealt.hands):
            assert hand == sum(1 << card for card in order[seat : number * players : players])
        assert dealt.kitty == sum(1 << card for card in order[number * players :][:1])
        assert dealt.stock == sum(1 << card for card in order[number * players + 1 :])


def test_the_first_card_goes_to_the_player_left_of_the_dealer() -> None:
    rules = make_elemental(players=3)
    dealt = rules.deal(range(60), dealer=1, number=1)
    assert [rules.deck.show(hand) for hand in dealt.hands] == ["F2", "F3", "F1"]
    assert rules.deck.show(dealt.kitty) == "F4"


def oracle_lead(names: list[str]) -> str | None:
    """Return the lead element of the cards so far; None where there is none to follow."""
    for name in names:
        if name[0] != "Z":
            return name[0] if name[0] in "FWEA" else None
    return None


def oracle_legal(hand: list[str], names: list[str]) -> list[str]:
    lead = oracle_lead(names)
    if lead is None or not any(name[0] == lead for name in hand):
        return hand
    return [name for name in hand if name[0] in (lead, "Z", "X")]


def oracle_winner(names: list[str], trump: str | None) -> int:
    for position, name in enumerate(names):
        if name[0] == "X":
            return position
    for element in (trump, oracle_lead(names)):
        ranks = [int(name[1:]) if name[0] == element else -1 for name in names]
        if element is not None and max(ranks) > 0:
            return ranks.index(max(ranks))
    return 0


@pytest.mark.parametrize(
    ("players", "rounds", "options"),
    [
        *[(players, rounds, {}) for players, rounds in ROUNDS_BY_PLAYERS],
        (3, 20, {"bids": "hidden"}),
        (5, 12, {"hook": True}),
        (6, 5, {"rounds": "first_5"}),
        (4, 7, {"rounds": "last_7", "hook": True}),
    ],
)
def test_a_whole_game_agrees_with_the_rules_card_by_card(
    players: int, rounds: int, options: dict[str, object]
) -> None:
    rng = random.Random(f"{players} {options}")
    rules = make_elemental(options, players)
    state = new_game(rules, rules.seats[0])
    totals = [0] * players
    for number in range(1, rounds + 1):
        size = rules.hand_size(number)
        dealer = (number - 1) % players
        state, events = apply(state, deal_from_seed(state, rng.randbytes(32).hex()))
        turned = events[0].turned if isinstance(events[0], CardsDealt) else None
        assert (turned is None) == (size * players == 60)
        if turned is not None and turned.name[0] == "X":
            assert view_for(state, None).turn == rules.seats[dealer]
            state, _ = apply(state, random_action(state, rng))
        trump = view_for(state, None).trump
        if turned is None or turned.name[0] == "Z":
            assert trump is None
        elif turned.name[0] != "X":
            assert trump is turned.suit
        state, bids = bid_all(state, dealer, size, rng)
        state, won = play_tricks(state, dealer, size, trump, rng)
        for seat in range(players):
            off = abs(bids[seat] - won[seat])
            totals[seat] += 20 + 10 * bids[seat] if off == 0 else -10 * off
        result = state.match.results[-1]
        assert (result.number, result.dealer) == (number, dealer)
        assert (result.bids, result.tricks) == (tuple(bids), tuple(won))
        assert state.match.totals == result.totals == tuple(totals)
        assert sum(won) == size
    view = view_for(state, None)
    assert view.phase is Phase.GAME_OVER
    best = max(totals)
    assert view.winners == tuple(
        side for side, total in zip(rules.sides, totals, strict=True) if total == best
    )


def bid_all(
    state: GameState, dealer: int, size: int, rng: random.Random
) -> tuple[GameState, list[int]]:
    seats = state.rules.seats
    bids = [0] * len(seats)
    for step in range(1, len(seats) + 1):
        seat = seats[(dealer + step) % len(seats)]
        assert seat_to_act(state) == seat
        bid = rng.choice(legal_actions(state, seat))
        assert isinstance(bid, Bid)
        assert 0 <= bid.call.tricks <= size
        bids[seat.index] = bid.call.tricks
        state, _ = apply(state, bid)
    return state, bids


def play_tricks(
    state: GameState, dealer: int, size: int, trump: Suit | None, rng: random.Random
) -> tuple[GameState, list[int]]:
    seats = state.rules.seats
    won = [0] * len(seats)
    leader = (dealer + 1) % len(seats)
    for _ in range(size):
        names: list[str] = []
        for step in range(len(seats)):
            seat = seats[(leader + step) % len(seats)]
            assert seat_to_act(state) == seat
            hand = [card.name for card in view_for(state, seat).hand]
            legal = [str(a).removeprefix(f"{seat} ") for a in legal_actions(state, seat)]
            assert legal == oracle_legal(hand, names)
            choice = rng.randrange(len(legal))
            state, _ = apply(state, legal_actions(state, seat)[choice])
            names.append(legal[choice])
        letter = None if trump is None else trump.letter
        leader = (leader + oracle_winner(names, letter)) % len(seats)
        won[leader] += 1
    return state, won


def test_a_turned_number_makes_its_element_trump() -> None:
    sheet = round_of(1).deal("F1", "F2", "W3", "E4", kitty="W13")
    assert sheet.phase is Phase.AUCTION
    water = sheet.rules.deck.suit("W")
    assert TrumpSet(water, None) in sheet.events
    for seat in ("P1", "P4", None):
        view = sheet.view(seat)
        assert (str(view.turned), view.trump_known, view.trump) == ("W13", True, water)
    bid_zero(sheet).play("P1 F1, P2 F2, P3 W3, P4 E4")
    assert sheet.result.tricks == (0, 0, 1, 0)
    assert sheet.result.trump == water.index


def test_a_turned_zero_means_no_trump() -> None:
    sheet = round_of(1).deal("F1", "F2", "W3", "E4", kitty="Z3")
    assert sheet.phase is Phase.AUCTION
    assert TrumpSet(None, None) in sheet.events
    view = sheet.view("P2")
    assert (str(view.turned), view.trump_known, view.trump) == ("Z3", True, None)
    bid_zero(sheet).play("P1 F1, P2 F2, P3 W3, P4 E4")
    assert sheet.result.tricks == (0, 1, 0, 0)


def test_a_turned_infinity_lets_the_dealer_name_an_element_after_seeing_the_hand() -> None:
    sheet = round_of(2, dealer="P2")
    sheet.deal("F1 F2", "W3 A4", "E4 E5", "A6 A7", kitty="X2")
    assert (sheet.phase, sheet.turn) == (Phase.TRUMP, "P2")
    own = HandDealt(sheet.rules.seats[1], sheet.rules.deck.in_mask(sheet.rules.deck.parse("W3 A4")))
    assert own in sheet.events
    assert not any(isinstance(event, TrumpSet) for event in sheet.events)
    view = sheet.view("P2")
    assert [str(card) for card in view.hand] == ["W3", "A4"]
    assert (str(view.turned), view.trump_known, view.declarer) == ("X2", False, None)
    assert sheet.legal("P2") == ["trump F", "trump W", "trump E", "trump A"]
    assert sheet.legal("P3") == []


def test_the_dealer_must_name_an_element_before_anything_else() -> None:
    sheet = round_of(1, dealer="P2").deal("F1", "W3", "E4", "A6", kitty="X1")
    assert sheet.refused("P2 bid 0") is Reason.WRONG_PHASE
    assert sheet.refused("P2 pass") is Reason.WRONG_PHASE
    assert sheet.refused("P3 bid 0") is Reason.WRONG_PHASE
    assert sheet.refused("P3 trump F") is Reason.NOT_YOUR_TURN


def test_an_element_of_another_game_cannot_be_named() -> None:
    sheet = round_of(1, dealer="P2").deal("F1", "W3", "E4", "A6", kitty="X1")
    red = make_rules("rook13").deck.suit("R")
    with pytest.raises(IllegalAction) as refused:
        apply(sheet.state, NameTrump(sheet.rules.seats[1], red))
    assert refused.value.reason is Reason.SUIT_UNKNOWN


def test_the_bidding_follows_the_naming_and_the_named_element_is_trump() -> None:
    sheet = round_of(1, dealer="P2").deal("F1", "W3", "E4", "A6", kitty="X4").play("P2 trump A")
    air, dealer = sheet.rules.deck.suit("A"), sheet.rules.seats[1]
    assert sheet.events == (TrumpSet(air, dealer),)
    assert (sheet.phase, sheet.turn) == (Phase.AUCTION, "P3")
    assert sheet.view("P1").trump == air
    bid_zero(sheet).play("P3 E4, P4 A6, P1 F1, P2 W3")
    assert sheet.result.tricks == (0, 0, 0, 1)


@pytest.mark.parametrize(("players", "rounds"), ROUNDS_BY_PLAYERS)
def test_the_last_round_has_no_turned_card_and_no_trump(players: int, rounds: int) -> None:
    sheet = round_of(rounds, players=players).deal_seed("17" * 32)
    view = sheet.view(None)
    assert [seat.cards_left for seat in view.seats] == [rounds] * players
    assert sum(seat.cards_left for seat in view.seats) == 60
    assert (view.turned, view.trump_known, view.trump) == (None, True, None)
    assert TrumpSet(None, None) in sheet.events
    dealt = sheet.events[0]
    assert isinstance(dealt, CardsDealt)
    assert dealt.turned is None


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_round_before_the_last_still_turns_a_card(players: int) -> None:
    sheet = round_of(60 // players - 1, players=players).deal_seed("17" * 32)
    assert sheet.view(None).turned is not None


def test_a_round_without_its_turned_card_is_no_deal() -> None:
    sheet = round_of(1)
    with pytest.raises(IllegalAction) as refused:
        sheet.deal("F1", "F2", "E4", "A6")
    assert refused.value.reason is Reason.BAD_DEAL
    assert sheet.phase is Phase.DEALING


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("dealer", [1, 2, 3])
def test_each_bids_once_from_left_of_the_dealer(players: int, dealer: int) -> None:
    sheet = round_of(2, players=players, dealer=f"P{dealer}").deal_seed("03" * 32)
    order = []
    while sheet.phase is Phase.AUCTION:
        assert sheet.turn is not None
        order.append(sheet.turn)
        sheet.play(f"{sheet.turn} bid 1")
    expected = [f"P{(dealer + step) % players + 1}" for step in range(players)]
    assert order == expected
    assert order[-1] == f"P{dealer}"
    assert (sheet.phase, sheet.turn) == (Phase.PLAY, expected[0])


@pytest.mark.parametrize("size", [1, 2, 7])
def test_a_bid_is_any_number_from_zero_to_the_tricks_of_the_round(size: int) -> None:
    sheet = round_of(size).deal_seed("03" * 32)
    assert sheet.legal("P1") == [f"bid {count}" for count in range(size + 1)]
    assert sheet.refused(f"P1 bid {size + 1}") is Reason.BID_TOO_HIGH
    assert sheet.refused("P1 bid 9999") is Reason.BID_TOO_HIGH


def test_a_bid_need_not_be_higher_than_the_last() -> None:
    sheet = round_of(2).deal_seed("03" * 32).play("P1 bid 2, P2 bid 0, P3 bid 1, P4 bid 1")
    assert sheet.phase is Phase.PLAY


def test_nobody_may_pass_redeal_or_bid_out_of_turn() -> None:
    sheet = round_of(2, dealer="P4").deal_seed("03" * 32)
    assert sheet.refused("P1 pass") is Reason.MUST_BID
    assert sheet.refused("P2 bid 1") is Reason.NOT_YOUR_TURN
    assert sheet.refused("P4 redeal") is Reason.REDEAL_OFF
    assert sheet.refused("P4 call redeal") is Reason.REDEAL_OFF
    assert sheet.legal("P2") == []


def test_a_bid_is_final() -> None:
    sheet = round_of(2).deal_seed("03" * 32).play("P1 bid 2")
    assert sheet.refused("P1 bid 1") is Reason.NOT_YOUR_TURN
    sheet.play("P2 bid 0, P3 bid 0, P4 bid 0")
    assert sheet.refused("P1 bid 1") is Reason.WRONG_PHASE


def test_open_bids_are_public_at_once() -> None:
    sheet = round_of(2).deal_seed("03" * 32).play("P1 bid 2")
    two = sheet.rules.auction(2).call("2")
    p1 = sheet.rules.seats[0]
    assert sheet.events == (BidMade(p1, two),)
    for seat in ("P1", "P3", None):
        view = sheet.view(seat)
        assert view.calls == ((p1, two),)
        assert view.seats[0].call == two
        assert view.contract is None
        assert [seat_view.has_called for seat_view in view.seats] == [True, False, False, False]


HIDDEN = {"bids": "hidden"}


def hidden_round() -> Sheet:
    return round_of(2, players=3, options=HIDDEN).deal("F1 F2", "W1 W2", "E1 E2", kitty="A1")


def named_calls(event: Event) -> list[Call]:
    """Return the calls that can be read off an event."""
    if isinstance(event, BidMade):
        return [event.call]
    return [call for _, call in event.calls] if isinstance(event, BidsRevealed) else []


def test_others_see_only_that_a_hidden_bid_was_made() -> None:
    sheet = hidden_round().play("P1 bid 2")
    p1 = sheet.rules.seats[0]
    assert sheet.events == (SecretBidMade(p1),)
    for seat in ("P2", "P3", None):
        view = sheet.view(seat)
        assert view.calls == ()
        assert view.seats[0].has_called
        assert view.seats[0].call is None
        assert not view.seats[0].passed
        assert "Call(" not in repr((view.seats, view.calls, view.contract))


def test_a_hidden_bid_stays_known_to_its_bidder() -> None:
    sheet = hidden_round().play("P1 bid 2, P2 bid 1")
    view = sheet.view("P1")
    assert [(seat.name, str(call)) for seat, call in view.calls] == [("P1", "2")]
    assert str(view.seats[0].call) == "2"
    assert view.seats[1].call is None


def test_different_hidden_bids_look_the_same_to_everybody_else() -> None:
    for first, second in [("0", "2"), ("1", "0")]:
        one = hidden_round().play(f"P1 bid {first}, P2 bid 0")
        other = hidden_round().play(f"P1 bid {second}, P2 bid 0")
        assert one.events == other.events
        for seat in ("P2", "P3", None):
            assert one.view(seat) == other.view(seat)
        assert one.view("P1") != other.view("P1")


def test_hidden_bids_are_revealed_together_when_the_last_is_in() -> None:
    sheet = hidden_round()
    told: list[Event] = []
    for bid in ("P1 bid 2", "P2 bid 1"):
        sheet.play(bid)
        told += events_for(sheet.events, None)
    assert [call for event in told for call in named_calls(event)] == []
    sheet.play("P3 bid 0")
    calls = tuple(
        (seat, sheet.rules.auction(2).call(name))
        for seat, name in zip(sheet.rules.seats, "210", strict=True)
    )
    assert sheet.events == (SecretBidMade(sheet.rules.seats[2]), BidsRevealed(calls))
    assert events_for(sheet.events, None) == sheet.events
    for seat in ("P1", "P2", "P3", None):
        view = sheet.view(seat)
        assert view.calls == calls
        assert [str(seat_view.call) for seat_view in view.seats] == ["2", "1", "0"]


def test_open_bids_are_not_revealed_a_second_time() -> None:
    sheet = round_of(2, players=3).deal("F1 F2", "W1 W2", "E1 E2", kitty="A1")
    sheet.play("P1 bid 2, P2 bid 1, P3 bid 0")
    assert [type(event) for event in sheet.events] == [BidMade]


HOOK = {"hook": True}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_with_the_hook_the_dealer_may_not_make_the_bids_add_up(players: int) -> None:
    sheet = round_of(3, players=players, options=HOOK).deal_seed("05" * 32).play("P1 bid 2")
    for seat in range(2, players):
        sheet.play(f"P{seat} bid 0")
    assert sheet.legal(f"P{players}") == ["bid 0", "bid 2", "bid 3"]
    assert sheet.refused(f"P{players} bid 1") is Reason.BIDS_ADD_UP
    assert sheet.refused(f"P{players} bid 4") is Reason.BID_TOO_HIGH
    assert sheet.play(f"P{players} bid 0").phase is Phase.PLAY


def test_the_hook_binds_only_the_dealer() -> None:
    sheet = round_of(2, options=HOOK).deal_seed("05" * 32).play("P1 bid 2")
    assert sheet.legal("P2") == ["bid 0", "bid 1", "bid 2"]
    sheet.play("P2 bid 0, P3 bid 0")
    assert sheet.legal("P4") == ["bid 1", "bid 2"]


def test_the_hook_says_nothing_when_the_bids_are_too_many_already() -> None:
    sheet = round_of(2, options=HOOK).deal_seed("05" * 32).play("P1 bid 2, P2 bid 1, P3 bid 0")
    assert sheet.legal("P4") == ["bid 0", "bid 1", "bid 2"]


def test_without_the_hook_the_bids_may_add_up() -> None:
    sheet = round_of(2).deal_seed("05" * 32).play("P1 bid 2, P2 bid 0, P3 bid 0")
    assert sheet.legal("P4") == ["bid 0", "bid 1", "bid 2"]
    assert sheet.play("P4 bid 0").phase is Phase.PLAY


def test_the_hook_does_not_go_with_hidden_bids() -> None:
    assert options_of(hook=True, bids="hidden") is OptionReason.CONFLICT
    assert options_of(hook=True, bids="open") == "15"
    assert options_of(hook=False, bids="hidden") == "15"


def test_left_of_dealer_leads_any_card() -> None:
    sheet = round_of(3, dealer="P2").deal(
        "F1 F2 F3", "W1 W2 W3", "E1 Z1 X1", "A1 A2 A3", kitty="W13"
    )
    bid_zero(sheet)
    assert sheet.turn == "P3"
    assert sheet.legal("P3") == ["E1", "Z1", "X1"]
    assert sheet.refused("P4 A1") is Reason.NOT_YOUR_TURN
    assert sheet.refused("P3 E2") is Reason.CARD_NOT_HELD


def test_the_lead_element_must_be_followed() -> None:
    sheet = bid_zero(round_of(2).deal("F5 F6", "F1 W13", "W1 W2", "E1 F9", kitty="W9"))
    sheet.play("P1 F5")
    assert sheet.legal("P2") == ["F1"]
    assert sheet.refused("P2 W13") is Reason.MUST_FOLLOW
    assert str(sheet.view(None).led) == "F"
    sheet.play("P2 F1")
    assert sheet.legal("P3") == ["W1", "W2"]


def test_who_cannot_follow_need_not_trump() -> None:
    sheet = bid_zero(round_of(2).deal("F5 F6", "E1 W13", "W1 W2", "E2 F9", kitty="W9"))
    assert sheet.play("P1 F5").legal("P2") == ["W13", "E1"]


def test_magic_may_be_played_although_one_could_follow() -> None:
    sheet = bid_zero(
        round_of(4, players=3).deal("F5 F6 F7 F8", "F1 W2 Z2 X3", "E1 E2 E3 E4", kitty="W9")
    )
    assert sheet.play("P1 F5").legal("P2") == ["F1", "Z2", "X3"]
    assert sheet.refused("P2 W2") is Reason.MUST_FOLLOW


def test_trump_led_must_be_followed_and_magic_is_not_trump() -> None:
    sheet = bid_zero(round_of(3, players=3).deal("F5 F6 F7", "Z2 X3 W2", "F1 E2 X1", kitty="F9"))
    assert sheet.play("P1 F5").legal("P2") == ["W2", "Z2", "X3"]
    sheet.play("P2 Z2")
    assert sheet.legal("P3") == ["F1", "X1"]


def test_after_a_led_zero_the_next_card_that_is_not_a_zero_decides() -> None:
    sheet = bid_zero(
        round_of(2, players=5).deal("Z1 F1", "Z2 W1", "E5 W2", "W3 E1", "W4 Z3", kitty="A9")
    )
    sheet.play("P1 Z1")
    assert sheet.view(None).led is None
    assert sheet.legal("P2") == ["W1", "Z2"]
    sheet.play("P2 Z2")
    assert sheet.view(None).led is None
    assert sheet.legal("P3") == ["W2", "E5"]
    sheet.play("P3 E5")
    assert str(sheet.view(None).led) == "E"
    assert sheet.legal("P4") == ["E1"]
    assert sheet.refused("P4 W3") is Reason.MUST_FOLLOW
    sheet.play("P4 E1")
    assert sheet.legal("P5") == ["W4", "Z3"]
    sheet.play("P5 W4")
    assert sheet.turn == "P3"


def test_an_infinity_after_a_led_zero_leaves_no_lead_element() -> None:
    sheet = bid_zero(round_of(2).deal("Z1 F1", "X1 W1", "E5 W2", "E3 A1", kitty="A9"))
    sheet.play("P1 Z1, P2 X1")
    assert sheet.legal("P3") == ["W2", "E5"]
    sheet.play("P3 E5")
    assert sheet.view(None).led is None
    assert sheet.legal("P4") == ["E3", "A1"]
    assert sheet.play("P4 A1").turn == "P2"


def test_a_led_infinity_leaves_no_lead_element_for_the_whole_trick() -> None:
    sheet = bid_zero(round_of(2).deal("X1 F1", "F2 W1", "F5 W2", "F3 A1", kitty="E9"))
    sheet.play("P1 X1")
    assert sheet.legal("P2") == ["F2", "W1"]
    sheet.play("P2 F2")
    assert sheet.view(None).led is None
    assert sheet.legal("P3") == ["F5", "W2"]
    sheet.play("P3 F5")
    assert sheet.legal("P4") == ["F3", "A1"]
    assert sheet.play("P4 A1").turn == "P1"


def test_an_infinity_played_later_does_not_undo_the_lead_element() -> None:
    sheet = bid_zero(round_of(2).deal("F1 W9", "X1 W1", "F5 W2", "F3 A1", kitty="E9"))
    sheet.play("P1 F1, P2 X1")
    assert sheet.legal("P3") == ["F5"]


def test_each_trick_has_a_lead_of_its_own() -> None:
    sheet = bid_zero(round_of(2).deal("X1 F1", "F2 W1", "F5 W2", "F3 A1", kitty="E9"))
    sheet.play("P1 X1, P2 W1, P3 W2, P4 A1, P1 F1")
    assert str(sheet.view(None).led) == "F"
    assert sheet.view(None).tricks[0].led is None


@pytest.mark.parametrize(
    ("plays", "turned", "winner"),
    [
        ("F13 X3 X1 W13", "W9", "P2"),  # the first ∞, over trump
        ("X4 X3 X2 X1", "W9", "P1"),
        ("Z1 Z2 Z3 X1", "W9", "P4"),
        ("Z1 X2 X1 W13", "W9", "P2"),
        ("F13 W1 W2 Z1", "W9", "P3"),  # else the highest trump
        ("W3 W13 W12 E13", "W9", "P2"),
        ("Z1 F13 W1 F2", "W9", "P3"),
        ("F2 W13 F3 E13", "A9", "P3"),  # else the highest of the lead element
        ("Z1 F2 W13 F1", "A9", "P2"),
        ("Z1 Z2 F1 W13", "A9", "P3"),
        ("F1 Z1 W13 E13", "A9", "P1"),
        ("F2 W13 F3 E13", "Z4", "P3"),  # a turned 0 has no trump
        ("F2 Z1 Z2 Z3", "Z4", "P1"),
        ("Z4 Z3 Z2 Z1", "W9", "P1"),  # all 0: the first player
    ],
)
def test_the_trick_goes_to(plays: str, turned: str, winner: str) -> None:
    assert one_trick(plays, turned) == winner


def test_five_players_with_all_zeros_and_one_number_give_it_to_the_number() -> None:
    assert one_trick("Z1 Z2 Z3 Z4 F1", "W9", players=5) == "P5"


def test_the_winner_leads_next_and_the_table_is_told() -> None:
    sheet = bid_zero(round_of(2).deal("F1 F2", "F5 W1", "F3 W2", "F4 A1", kitty="E9"))
    sheet.play("P1 F1, P2 F5, P3 F3, P4 F4")
    cards = tuple(sheet.rules.deck.card(name) for name in ["F1", "F5", "F3", "F4"])
    assert sheet.events[-1] == TrickTaken(sheet.rules.seats[1], cards, 0)
    assert sheet.turn == "P2"
    assert sheet.view("P3").seats[1].tricks == 1


def test_nothing_is_claimed_taken_back_or_called_here() -> None:
    sheet = bid_zero(round_of(2).deal("X1 X2", "F5 W1", "F3 W2", "F4 A1", kitty="E9"))
    assert sheet.legal("P1") == ["X1", "X2"]
    assert sheet.refused("P1 claim") is Reason.CLAIM_OFF
    sheet.play("P1 X1")
    assert sheet.refused("P1 take back") is Reason.FREE_PLAY_OFF
    assert sheet.refused("P2 call renege") is Reason.FREE_PLAY_OFF
    assert sheet.legal("P3") == []


@pytest.mark.parametrize(
    ("bid", "taken", "score"),
    [
        (0, 0, 20),
        (1, 1, 30),
        (3, 3, 50),
        (0, 1, -10),
        (0, 3, -30),
        (3, 0, -30),
        (3, 2, -10),
        (1, 3, -20),
    ],
)
def test_exact_scores_twenty_and_ten_a_trick_and_off_costs_ten_a_trick(
    bid: int, taken: int, score: int
) -> None:
    winners, losers = ["X1", "X2", "X3"][:taken], ["Z1", "Z2", "Z3"][taken:]
    sheet = round_of(3, players=3).deal(
        " ".join(winners + losers), "F1 F2 F3", "W1 W2 W3", kitty="E9"
    )
    sheet.play(f"P1 bid {bid}, P2 bid 0, P3 bid 0")
    for card in winners:
        sheet.play(f"P1 {card}")
        sheet.play(f"P2 {sheet.legal('P2')[0]}").play(f"P3 {sheet.legal('P3')[0]}")
    play_out(sheet)
    assert sheet.result.tricks[0] == taken
    assert sheet.result.bids == (bid, 0, 0)
    assert sheet.result.score[0] == score
    assert sheet.state.match.totals[0] == score


def test_totals_go_below_zero() -> None:
    sheet = round_of(1, totals=(0, -10, 30, -40)).deal("F1", "F2", "F3", "F4", kitty="W1")
    sheet.play("P1 bid 1, P2 bid 1, P3 bid 1, P4 bid 0, P1 F1, P2 F2, P3 F3, P4 F4")
    assert sheet.result.score == (-10, -10, -10, -10)
    assert sheet.state.match.totals == (-10, -20, 20, -50)
    assert sheet.phase is Phase.HAND_OVER


def test_a_result_tells_bids_and_tricks_and_has_no_declarer() -> None:
    sheet = round_of(1).deal("F1", "F2", "F3", "F4", kitty="W1")
    sheet.play("P1 bid 0, P2 bid 1, P3 bid 0, P4 bid 1, P1 F1, P2 F2, P3 F3, P4 F4")
    result = sheet.result
    assert (result.bids, result.tricks) == ((0, 1, 0, 1), (0, 0, 0, 1))
    assert result.score == (20, -10, 20, 30)
    assert (result.declarer, result.call, result.made) == (-1, None, None)
    assert sheet.events[-1] == HandScored(result)
    assert result.points == (0, 0, 0, 1)


def last_round(totals: tuple[int, int, int]) -> Sheet:
    """Play the fifth and last round, which scores 70 for P1 and 20 for each of the others."""
    sheet = round_of(5, players=3, options={"rounds": "first_5"}, totals=totals)
    sheet.deal("F13 X1 X2 X3 X4", "W1 W2 W3 W4 W5", "E1 E2 E3 E4 E5", kitty="F1")
    sheet.play("P1 bid 5, P2 bid 0, P3 bid 0")
    return play_out(sheet)


@pytest.mark.parametrize(
    ("totals", "winners"),
    [
        ((0, 0, 0), ("P1",)),
        ((-100, 0, -1), ("P2",)),
        ((0, 50, 10), ("P1", "P2")),
        ((-60, -10, -10), ("P1", "P2", "P3")),
        ((-500, -400, -400), ("P2", "P3")),
    ],
)
def test_most_points_after_the_last_round_win_and_equal_totals_share(
    totals: tuple[int, int, int], winners: tuple[str, ...]
) -> None:
    sheet = last_round(totals)
    assert sheet.result.score == (70, 20, 20)
    assert sheet.phase is Phase.GAME_OVER
    assert sheet.winners == winners
    assert sheet.events[-1] == GameWon(winners)
    assert sheet.turn is None


def test_no_total_ends_the_game_early() -> None:
    sheet = round_of(1, totals=(9000, -9000, 0, 0)).deal("F1", "F2", "F3", "F4", kitty="W1")
    play_out(bid_zero(sheet))
    assert sheet.phase is Phase.HAND_OVER
    assert sheet.winners == ()


def test_the_deal_moves_left_each_round() -> None:
    sheet = Sheet("elemental", players=3, dealer="P2")
    dealers = []
    for _ in range(5):
        assert sheet.turn is not None
        dealers.append(sheet.turn)
        play_out(bid_zero(named_if_asked(sheet.deal_seed("0b" * 32))))
    assert dealers == ["P2", "P3", "P1", "P2", "P3"]


def named_if_asked(sheet: Sheet) -> Sheet:
    return sheet.play(f"{sheet.turn} trump F") if sheet.phase is Phase.TRUMP else sheet


def test_only_the_next_dealer_deals() -> None:
    sheet = play_out(bid_zero(round_of(1, dealer="P4").deal_seed("0b" * 32)))
    assert sheet.turn == "P1"
    assert sheet.refused("P4 deal") is Reason.NOT_THE_DEALER
    assert sheet.refused("P1 bid 0") is Reason.WRONG_PHASE


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("rounds", SHORT_GAMES)
def test_a_short_game_plays_the_first_or_the_last_so_many_rounds(rounds: str, players: int) -> None:
    rules = make_elemental({"rounds": rounds}, players)
    part, count = rounds.split("_")
    longest = 60 // players
    sizes = list(range(1, longest + 1))
    expected = sizes[: int(count)] if part == "first" else sizes[-int(count) :]
    state, played = new_game(rules, rules.seats[0]), []
    rng = random.Random(rounds)
    while seat_to_act(state) is not None:
        if isinstance(state.phase, Dealing) or view_for(state, None).phase is Phase.HAND_OVER:
            state, _ = apply(state, deal_from_seed(state, rng.randbytes(32).hex()))
            played.append(state_hand_size(state))
        else:
            state, _ = apply(state, random_action(state, rng))
    assert played == expected
    assert len(state.match.results) == int(count)


def state_hand_size(state: GameState) -> int:
    return view_for(state, None).seats[0].cards_left


def test_the_facts_tell_how_many_rounds_and_cards_there_are() -> None:
    facts = make_elemental({"rounds": "last_7"}, players=5).facts()
    assert facts == {
        "bids": "open",
        "hook": False,
        "rounds": "last_7",
        "players": 5,
        "round_count": 7,
        "first_size": 6,
        "last_size": 12,
    }


@pytest.mark.parametrize("rounds", ["first_3", "last", "20", "", None, 5, "all "])
def test_other_lengths_are_refused(rounds: object) -> None:
    assert options_of(rounds=rounds) is OptionReason.NOT_A_CHOICE


def test_there_is_no_free_play() -> None:
    assert options_of(enforcement="free_play") is OptionReason.UNKNOWN_OPTION
    assert not make_elemental().free_play
