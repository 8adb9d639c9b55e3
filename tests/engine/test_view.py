"""What each seat and a spectator see in every phase, and that nothing else is in a view."""

from __future__ import annotations

import random
import re

import pytest

from rook13.engine.actions import Dealt
from rook13.engine.cards import Card
from rook13.engine.events import (
    DealVoided,
    Event,
    HandDealt,
    HandShown,
    events_for,
)
from rook13.engine.game import apply, legal_actions, new_game, seat_to_act
from rook13.engine.redaction import view_for
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.state import (
    AuctionPhase,
    Dealing,
    Exchange,
    GameState,
    HandOver,
    Naming,
    Phase,
    Playing,
)
from rook13.engine.view import PlayerView
from tests.engine.sheet import Sheet
from tests.strategies import random_action, random_rules

GAMES = [pytest.param(game, id=game.id) for game in RULESETS]
HANDS = (
    "R14 R13 R12 R11 R10 R9 R8 R7 Y14",
    "Y5 Y6 Y7 Y8 Y9 B5 B6 B7 B10",
    "Y10 Y11 G5 G6 G7 G8 G9 G10 G11",
    "Y12 B8 B9 B11 B12 B13 G12 G13 B14",
)
KITTY = "R5 R6 Y13 G14"
DOWN = "R5 R6 Y13 R7"


def names(cards: tuple[Card, ...]) -> str:
    return " ".join(card.name for card in cards)


def in_deck_order(sheet: Sheet, cards: str) -> str:
    return sheet.rules.deck.show(sheet.rules.deck.parse(cards))


def cards_named_in(shown: PlayerView | tuple[Event, ...]) -> set[str]:
    """Return the names of all cards that can be read out of any part of a view."""
    return set(re.findall(r"Card\(index=\d+, name='(\w+)'", repr(shown)))


def dealt_sheet() -> Sheet:
    """Deal with B2 as dealer, so that A1 opens."""
    return Sheet("rook13").deal(*HANDS, kitty=KITTY)


def test_before_the_deal_there_is_nothing_to_see() -> None:
    sheet = Sheet("rook13")
    for seat in ("A1", "B2", None):
        view = sheet.view(seat)
        assert (view.phase, view.number) == (Phase.DEALING, 1)
        assert (view.dealer.name, str(view.turn)) == ("B2", "B2")
        assert (view.hand, view.calls, view.tricks, view.trick) == ((), (), (), ())
        assert (view.trump_known, view.declarer, view.contract) == (False, None, None)
        assert (view.revealed, view.winners) == (None, ())
        assert view.totals == view.points == (0, 0)
        assert [seat_view.cards_left for seat_view in view.seats] == [0, 0, 0, 0]
    assert [str(action) for action in sheet.view("B2").legal] == ["B2 deal"]
    assert sheet.view(None).legal == sheet.view("A1").legal == ()


def test_in_the_auction_everybody_sees_their_own_hand_and_nobody_the_widow() -> None:
    sheet = dealt_sheet()
    for index, seat in enumerate(("A1", "B1", "A2", "B2")):
        view = sheet.view(seat)
        assert view.phase is Phase.AUCTION
        assert names(view.hand) == in_deck_order(sheet, HANDS[index])
        assert (view.kitty, view.discard, view.revealed) == ((), (), None)
        assert cards_named_in(view) == set(HANDS[index].split())
    assert cards_named_in(sheet.view(None)) == set()
    assert [s.cards_left for s in sheet.view(None).seats] == [9, 9, 9, 9]


def test_in_the_auction_everybody_sees_calls_and_passes() -> None:
    sheet = dealt_sheet().play("A1 bid 65, B1 pass, A2 bid 70")
    for seat in ("A1", "B2", None):
        view = sheet.view(seat)
        assert [(s.name, str(call)) for s, call in view.calls] == [
            ("A1", "65"),
            ("B1", "None"),
            ("A2", "70"),
        ]
        assert str(view.contract) == "70"
        assert view.declarer is None
        assert [s.has_called for s in view.seats] == [True, True, True, False]
        assert [s.passed for s in view.seats] == [False, True, False, False]
        assert [str(s.call) for s in view.seats] == ["65", "None", "70", "None"]
        assert (view.trump_known, view.trump) == (False, None)


def test_a_seat_that_bid_and_passed_later_shows_the_pass() -> None:
    sheet = dealt_sheet().play("A1 bid 65, B1 bid 70, A2 pass, B2 pass, A1 pass")
    seat = sheet.view(None).seats[0]
    assert (seat.has_called, seat.passed, seat.call) == (True, True, None)


def test_the_legal_list_in_a_view_is_the_seats_own() -> None:
    sheet = dealt_sheet()
    for seat in ("A1", "B1", "B2"):
        shown = [str(action).removeprefix(f"{seat} ") for action in sheet.view(seat).legal]
        assert shown == sheet.legal(seat)
    assert sheet.legal("B2") == ["redeal"]
    assert sheet.view(None).legal == ()


def test_events_of_the_deal_tell_each_hand_to_its_seat_alone() -> None:
    sheet = dealt_sheet()
    for seat in sheet.rules.seats:
        hands = [e for e in events_for(sheet.events, seat) if isinstance(e, HandDealt)]
        assert [(event.seat, names(event.cards)) for event in hands] == [
            (seat, in_deck_order(sheet, HANDS[seat.index]))
        ]
    assert not any(isinstance(event, HandDealt) for event in events_for(sheet.events, None))


def test_trump_is_known_to_all_once_it_is_named() -> None:
    sheet = dealt_sheet().play(f"A1 bid 120, A1 down {DOWN}")
    assert sheet.phase is Phase.TRUMP
    assert not sheet.view("B1").trump_known
    sheet.play("A1 trump R")
    for seat in ("A1", "B1", None):
        view = sheet.view(seat)
        assert (view.trump_known, str(view.trump)) == (True, "R")
        assert (str(view.declarer), str(view.contract)) == ("A1", "120")


def test_the_table_shows_the_trick_and_the_tricks_before_it() -> None:
    sheet = dealt_sheet().play(f"A1 bid 120, A1 down {DOWN}, A1 trump R")
    sheet.play("A1 R14, B1 Y5, A2 Y10, B2 Y12, A1 Y14, B1 Y6")
    for seat in ("A1", "B2", None):
        view = sheet.view(seat)
        assert [(s.name, card.name) for s, card in view.trick] == [("A1", "Y14"), ("B1", "Y6")]
        assert (str(view.led), str(view.turn)) == ("Y", "A2")
        (trick,) = view.tricks
        assert [(s.name, card.name) for s, card in trick.plays] == [
            ("A1", "R14"),
            ("B1", "Y5"),
            ("A2", "Y10"),
            ("B2", "Y12"),
        ]
        assert (str(trick.led), str(trick.winner), trick.points) == ("R", "A1", 15)
        assert view.points == (15, 0)
        assert [s.tricks for s in view.seats] == [1, 0, 0, 0]
        assert [s.cards_left for s in view.seats] == [7, 7, 8, 8]


def test_everything_is_revealed_when_the_hand_is_over() -> None:
    sheet = dealt_sheet().play("A1 bid 120, A1 down R5 R6 Y13 G14, A1 trump R, A1 claim")
    for seat in ("A1", "B1", "A2", "B2", None):
        view = sheet.view(seat)
        assert view.phase is Phase.HAND_OVER
        assert view.revealed is not None
        shown = [names(hand) for hand in view.revealed.hands]
        assert shown == [in_deck_order(sheet, hand) for hand in HANDS]
        assert names(view.revealed.kitty) == in_deck_order(sheet, KITTY)
        assert names(view.revealed.discard) == in_deck_order(sheet, "R5 R6 Y13 G14")
        assert view.results == sheet.state.match.results
        assert view.totals == (120, 0)
        assert (view.dealer.name, str(view.turn)) == ("B2", "A1")


def test_a_deal_that_is_thrown_in_shows_nothing_afterwards() -> None:
    sheet = dealt_sheet().play("B2 redeal")
    for seat in ("A1", None):
        view = sheet.view(seat)
        assert (view.phase, view.redeals, view.hand) == (Phase.DEALING, 1, ())
        assert cards_named_in(view) == set()


def test_the_winners_are_shown_when_the_game_is_over() -> None:
    sheet = Sheet("rook13", totals=(490, 0)).deal(*HANDS, kitty=KITTY)
    sheet.play("A1 bid 120, A1 down R5 R6 Y13 G14, A1 trump R")
    assert sheet.view("B1").winners == ()
    sheet.play("A1 claim")
    view = sheet.view("B1")
    assert (view.phase, view.winners, view.turn) == (Phase.GAME_OVER, ("A",), None)
    assert view.legal == ()
    assert view.revealed is not None


MISERE_HANDS = (
    "4H 4D 5C 5S 6H 6D 6C 6S 7H 7D",
    "8H 8D 8C 8S 9H 9D 9C 9S 10H 10D",
    "AH AD AC AS KH KD KC KS QH QD",
    "JH JD JC JS QC QS 10C 10S 7C 7S",
)
MISERE_KITTY = "5H 5D JO"


def misere(call: str) -> Sheet:
    """Let A1 play a misère without the Joker; A2 sits out and A1 leads."""
    options = {"misere": True, "misere_any_time": True, "open_misere": True}
    sheet = Sheet("five_hundred", options).deal(*MISERE_HANDS, kitty=MISERE_KITTY)
    sheet.play(f"A1 bid {call}, B1 pass, A2 pass, B2 pass, A1 down 7D 7H JO")
    assert (sheet.phase, sheet.turn) == (Phase.PLAY, "A1")
    return sheet


def test_in_open_misere_the_declarers_cards_lie_face_up_after_the_first_lead() -> None:
    sheet = misere("open_misere")
    for seat in ("B1", "A2", None):
        assert [s.face_up for s in sheet.view(seat).seats] == [(), (), (), ()]
    sheet.play("A1 4H")
    left = in_deck_order(sheet, "4D 5C 5S 6H 6D 6C 6S 5H 5D")
    shown = [event for event in sheet.events if isinstance(event, HandShown)]
    assert [(event.seat.name, names(event.cards)) for event in shown] == [("A1", left)]
    assert events_for(sheet.events, None) == sheet.events
    for seat in ("A1", "B1", "A2", "B2", None):
        view = sheet.view(seat)
        assert [names(s.face_up) for s in view.seats] == [left, "", "", ""]
    sheet.play("B1 8H, B2 JH")
    assert not any(isinstance(event, HandShown) for event in sheet.events)
    sheet.play("B2 7C, A1 5C")
    assert names(sheet.view("B1").seats[0].face_up) == in_deck_order(
        sheet, "4D 5S 6H 6D 6C 6S 5H 5D"
    )


def test_in_open_misere_the_cards_laid_aside_stay_hidden() -> None:
    sheet = misere("open_misere").play("A1 4H")
    for seat in ("B1", "A2", "B2", None):
        assert {"7D", "7H", "JO"} & cards_named_in(sheet.view(seat)) == set()


def test_in_a_closed_misere_nothing_lies_face_up() -> None:
    sheet = misere("misere").play("A1 4H, B1 8H, B2 JH, B2 7C")
    assert not any(isinstance(event, HandShown) for event in sheet.events)
    for seat in ("B1", "A2", None):
        assert [s.face_up for s in sheet.view(seat).seats] == [(), (), (), ()]


def test_who_sits_out_a_misere_is_shown_and_keeps_the_cards() -> None:
    sheet = misere("misere")
    view = sheet.view(None)
    assert [s.sits_out for s in view.seats] == [False, False, True, False]
    assert [s.cards_left for s in view.seats] == [10, 10, 10, 10]
    assert names(sheet.view("A2").hand) == in_deck_order(sheet, MISERE_HANDS[2])
    assert sheet.view("A2").legal == ()
    sheet.play("A1 4H, B1 8H")
    assert str(sheet.view(None).turn) == "B2"


def test_a_hand_that_nobody_bid_on_is_played_without_declarer_and_kitty() -> None:
    sheet = Sheet("five_hundred", {"pass_out": "misere"}).deal(*MISERE_HANDS, kitty=MISERE_KITTY)
    sheet.play("A1 pass, B1 pass, A2 pass, B2 pass")
    for index, seat in enumerate(("A1", "B1", "A2", "B2")):
        view = sheet.view(seat)
        assert (view.phase, view.declarer, view.contract) == (Phase.PLAY, None, None)
        assert (view.trump_known, view.trump) == (True, None)
        assert (view.kitty, view.discard) == ((), ())
        assert cards_named_in(view) == set(MISERE_HANDS[index].split())


def test_a_turned_card_is_seen_by_all_and_is_nobodys_kitty() -> None:
    sheet = Sheet("elemental", players=3).deal("F1", "W2", "E3", kitty="A4")
    for index, seat in enumerate(("P1", "P2", "P3")):
        view = sheet.view(seat)
        assert str(view.turned) == "A4"
        assert view.kitty == ()
        assert cards_named_in(view) == {["F1", "W2", "E3"][index], "A4"}
    assert cards_named_in(sheet.view(None)) == {"A4"}


def test_a_widow_is_never_a_turned_card() -> None:
    sheet = dealt_sheet()
    assert sheet.view("A1").turned is None
    fowl = Sheet("fowl").deal_seed("2a" * 32)
    assert fowl.view(None).turned is None


@pytest.mark.parametrize("card", ["B5", "G5"])
def test_a_renege_and_a_fair_card_look_the_same_to_everybody_else(card: str) -> None:
    guilty = (HANDS[0], "Y5 B5 B6 B7 B10 G5 G6 G7 G8", "G9 Y6 Y7 Y8 Y9 Y10 Y11 G10 G11", HANDS[3])
    innocent = (HANDS[0], guilty[1].replace("Y5", "G9"), guilty[2].replace("G9", "Y5"), HANDS[3])
    tables = []
    for hands in (guilty, innocent):
        sheet = Sheet("rook13", {"enforcement": "free_play"}).deal(*hands, kitty=KITTY)
        sheet.play(f"A1 bid 120, A1 down R5 R6 Y13 G14, A1 trump R, A1 Y14, B1 {card}")
        tables.append(sheet)
    for seat in ("A1", "B2", None):
        assert tables[0].view(seat) == tables[1].view(seat)
    assert "call renege" in tables[1].legal("A1")
    assert "call renege" not in tables[0].legal("B2")
    assert [sheet.legal("B1") for sheet in tables] == [["take back"], []]


def visible_to(state: GameState, seat: Seat | None) -> set[str]:
    """Return the cards that a seat may know of, worked out from the state by the rules."""
    phase, rules = state.phase, state.rules
    if isinstance(phase, Dealing):
        return set()
    mine = [seat.index] if seat else []
    if isinstance(phase, AuctionPhase):
        dealt, hands, mask = phase.dealt, phase.dealt.hands, 0
    elif isinstance(phase, Exchange):
        dealt, hands, mask = phase.dealt, phase.hands, 0
    elif isinstance(phase, Naming):
        own_discard = phase.bidding is not None and phase.seat in mine
        dealt, hands, mask = phase.dealt, phase.hands, phase.discard if own_discard else 0
    elif isinstance(phase, Playing):
        dealt, hands, mask = phase.setup.dealt, phase.hands, played_mask(phase)
        call, declarer = phase.setup.call, phase.setup.declarer
        if declarer in mine:
            mask |= phase.setup.discard
        if call is not None and call.face_up and mask & ~phase.setup.discard:
            mask |= hands[declarer]
    else:
        return whole_deal(rules, phase.play.setup.dealt)
    for index in mine:
        mask |= hands[index]
    if rules.id == "elemental":
        mask |= dealt.kitty
    return {card.name for card in rules.deck.in_mask(mask)}


def played_mask(play: Playing) -> int:
    cards = [card for trick in play.tricks for card in trick.cards]
    return sum(1 << card for card in (*cards, *play.trick))


def whole_deal(rules: Ruleset, dealt: Dealt) -> set[str]:
    """Return what lies open after a hand: every card but those that were not dealt."""
    return {card.name for card in rules.deck.in_mask(rules.deck.all_mask & ~dealt.stock)}


@pytest.mark.parametrize("game", GAMES)
def test_the_cards_in_a_view_are_exactly_those_that_the_seat_may_know(game: type[Ruleset]) -> None:
    rng = random.Random(f"view {game.id}")
    for rules in (game(), *(random_rules(game, rng) for _ in range(4))):
        state = new_game(rules, rng.choice(rules.seats))
        for _ in range(90):
            seat = rng.choice((*rules.seats, None))
            assert cards_named_in(view_for(state, seat)) == visible_to(state, seat)
            if seat_to_act(state) is None:
                break
            state, _ = apply(state, random_action(state, rng))


@pytest.mark.parametrize("game", GAMES)
def test_no_event_tells_a_seat_a_card_that_it_may_not_know(game: type[Ruleset]) -> None:
    rng = random.Random(f"events {game.id}")
    for rules in (game(), *(random_rules(game, rng) for _ in range(4))):
        state = new_game(rules, rng.choice(rules.seats))
        for _ in range(90):
            if seat_to_act(state) is None:
                break
            before = state
            state, events = apply(state, random_action(state, rng))
            if any(isinstance(event, DealVoided) for event in events):
                continue
            fresh = isinstance(before.phase, Dealing | HandOver)
            for seat in (*rules.seats, None):
                seen = set() if fresh else visible_to(before, seat)
                told = cards_named_in(events_for(events, seat))
                assert told <= seen | visible_to(state, seat)


def test_the_legal_list_of_a_view_is_what_the_engine_says() -> None:
    rng = random.Random("legal")
    rules = make_rules("rook", {"enforcement": "free_play"})
    state = new_game(rules, rules.seats[0])
    for _ in range(80):
        for seat in rules.seats:
            legal = view_for(state, seat).legal
            assert len(legal) == len(legal_actions(state, seat))
            assert all(a == b for a, b in zip(legal, legal_actions(state, seat), strict=True))
        if seat_to_act(state) is None:
            break
        state, _ = apply(state, random_action(state, rng))
