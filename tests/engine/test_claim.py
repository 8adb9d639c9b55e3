"""Claims: what is offered is proven, shows nothing hidden, and is what playing on would give."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations, islice

import pytest

from rook13.engine.actions import Claim, Play
from rook13.engine.cards import bits
from rook13.engine.claim import claim_order, proves_all_tricks, unseen_by
from rook13.engine.events import CardPlayed, Claimed, Event, HandScored, TrickTaken
from rook13.engine.game import apply, legal_actions, seat_to_act
from rook13.engine.reasons import Reason
from rook13.engine.rules import make_rules
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import NOBODY, GameState, Phase, Playing
from rook13.engine.trick import (
    NO_TRUMP,
    UNDECIDED,
    TrickTables,
    led_after,
    legal_cards,
    winning_position,
)
from tests.engine.sheet import Sheet
from tests.strategies import walk

KINDS = [
    pytest.param("rook13", {}, 0, id="trump"),
    pytest.param("rook", {}, 1, id="wild-bird"),
    pytest.param("rook", {"rook_rank": "low"}, 0, id="wild-low-bird"),
    pytest.param("rook", {"rook_rank": "ten_and_half"}, 0, id="wild-middle-bird"),
    pytest.param("fowl", {}, 2, id="must-trump"),
    pytest.param("fowl", {"must_trump": False}, 2, id="need-not-trump"),
    pytest.param("five_hundred", {}, 3, id="bowers"),
    pytest.param("five_hundred", {}, NO_TRUMP, id="no-trump"),
]
TEAM_GAMES = ["rook13", "rook", "fowl", "five_hundred"]


def leads(tables: TrickTables, card: int) -> list[int]:
    """Return every suit that leading a card can ask for."""
    if tables.names_lead >> card & 1:
        return [0, 1, 2, 3]
    return [led_after(tables, UNDECIDED, card)]


def can_be_beaten(tables: TrickTables, hand: int, unseen: int, *, free_play: bool) -> bool:
    """Return whether somebody who holds some of the unseen cards can take a trick.

    As long as the claimer wins, the claimer leads, so what one opponent may play does not depend
    on the others: it is enough to look at every hand that one opponent could have.
    """
    order = claim_order(tables, hand)

    @cache
    def takes_one(turn: int, held: int) -> bool:
        if turn == len(order):
            return False
        for led in leads(tables, order[turn]):
            playable = held if free_play else legal_cards(tables, held, led)
            for card in bits(playable):
                if winning_position(tables, (order[turn], card), led) == 1:
                    return True
                if takes_one(turn + 1, held & ~(1 << card)):
                    return True
        return False

    return any(
        takes_one(0, sum(1 << card for card in held))
        for held in combinations(bits(unseen), len(order))
    )


def endings(rules: Ruleset, trump: int, rng: random.Random) -> Iterator[tuple[int, int]]:
    """Yield hands and the cards that their holder has not seen, many of them strong."""
    tables = rules.tables(trump)
    while True:
        size = rng.choice((1, 2, 2, 3, 3, 3, 4))
        alive = rng.sample(range(len(rules.deck)), 4 * size + rng.choice((0, 0, 1, 3)))
        if rng.random() < 0.8:
            noise = rng.choice((0, 2, 5))
            alive.sort(
                key=lambda card: (
                    tables.power >> card & 1,
                    tables.strength[card] + rng.uniform(-noise, noise),
                ),
                reverse=True,
            )
            start = rng.choice((0, 0, 0, 1))
            alive = alive[start:] + alive[:start]
        hand = sum(1 << card for card in alive[:size])
        yield hand, sum(1 << card for card in alive[size:])


@pytest.mark.parametrize("free_play", [False, True], ids=["prevent", "free-play"])
@pytest.mark.parametrize(("game", "options", "trump"), KINDS)
def test_a_proven_claim_cannot_be_beaten_by_any_layout(
    game: str, options: dict[str, object], trump: int, free_play: bool
) -> None:
    rules = make_rules(game, options)
    tables = rules.tables(trump)
    cases = endings(rules, trump, random.Random(f"{game} {options} {free_play}"))
    outcomes: Counter[bool] = Counter()
    for hand, unseen in islice(cases, 150):
        proven = proves_all_tricks(tables, hand, unseen, free_play=free_play)
        outcomes[proven] += 1
        if proven:
            assert not can_be_beaten(tables, hand, unseen, free_play=free_play)
    assert min(outcomes[True], outcomes[False]) >= 15


@pytest.mark.parametrize("free_play", [False, True], ids=["prevent", "free-play"])
@pytest.mark.parametrize(("game", "options", "trump"), KINDS)
def test_a_claim_that_is_not_proven_could_be_beaten(
    game: str, options: dict[str, object], trump: int, free_play: bool
) -> None:
    rules = make_rules(game, options)
    tables = rules.tables(trump)
    cases = endings(rules, trump, random.Random(f"not {game} {options} {free_play}"))
    refused = 0
    for hand, unseen in islice(cases, 300):
        # With the Joker on lead a suit can be drawn by naming it, which the proof does not use.
        names_a_suit = hand & tables.names_lead
        proven = proves_all_tricks(tables, hand, unseen, free_play=free_play)
        if not proven and not names_a_suit:
            refused += 1
            assert can_be_beaten(tables, hand, unseen, free_play=free_play)
    assert refused >= 40


def deals_of(unseen: list[int], size: int) -> Iterator[tuple[int, int, int]]:
    """Yield every way in which three hands of `size` can be taken from the unseen cards."""
    for first in combinations(unseen, size):
        left = [card for card in unseen if card not in first]
        for second in combinations(left, size):
            rest = [card for card in left if card not in second]
            for third in combinations(rest, size):
                a, b, c = (sum(1 << card for card in hand) for hand in (first, second, third))
                yield a, b, c


def loses_a_trick(
    tables: TrickTables, order: list[int], hands: tuple[int, int, int], *, free_play: bool
) -> bool:
    """Return whether three players who play any legal cards can take a trick together."""
    if not order:
        return False
    for led in leads(tables, order[0]):
        playable = [hand if free_play else legal_cards(tables, hand, led) for hand in hands]
        for first in bits(playable[0]):
            for second in bits(playable[1]):
                for third in bits(playable[2]):
                    trick = (order[0], first, second, third)
                    left = hands[0] ^ 1 << first, hands[1] ^ 1 << second, hands[2] ^ 1 << third
                    if winning_position(tables, trick, led) or loses_a_trick(
                        tables, order[1:], left, free_play=free_play
                    ):
                        return True
    return False


@pytest.mark.parametrize("free_play", [False, True], ids=["prevent", "free-play"])
@pytest.mark.parametrize(("game", "options", "trump"), KINDS)
def test_a_proven_claim_holds_against_three_players_together(
    game: str, options: dict[str, object], trump: int, free_play: bool
) -> None:
    rules = make_rules(game, options)
    tables = rules.tables(trump)
    proven = 0
    cases = endings(rules, trump, random.Random(f"three {game} {options}"))
    for hand, unseen in islice(cases, 2000):
        if hand.bit_count() != 2 or unseen.bit_count() > 7:
            continue
        if proves_all_tricks(tables, hand, unseen, free_play=free_play):
            proven += 1
            order = claim_order(tables, hand)
            for hands in deals_of(bits(unseen), 2):
                assert not loses_a_trick(tables, order, hands, free_play=free_play)
        if proven == 4:
            break
    assert proven == 4


@pytest.mark.parametrize(
    ("game", "trump", "hand", "unseen", "proven"),
    [
        ("rook13", "R", "R14 R13", "R12 R11 Y14 G14 B14 B13", True),
        ("rook13", "R", "R14 R12", "R13 Y13 Y12 G14 B14 B13", True),  # R13 falls under R14
        ("rook13", "R", "R14 R12", "R13 R5 Y12 G14 B14 B13", False),
        ("rook13", "R", "R14 Y14", "Y13 Y12 Y11 G14 B14 B13", True),
        ("rook13", "R", "R14 Y14", "R5 Y12 Y11 G14 B14 B13", True),  # R5 is drawn first
        ("rook13", "R", "R14 Y14", "R5 R6 Y11 G14 B14 B13", False),
        ("rook13", "R", "Y14 G14", "R5 Y12 Y11 G13 B14 B13", False),
        ("rook13", "R", "Y14 Y5", "Y6 G12 G11 G13 B14 B13", True),  # the suit is run after one lead
        ("rook13", "R", "Y14 Y5", "Y6 Y7 G11 G13 B14 B13", False),
        ("rook", "R", "R14 Y14", "RK Y13 Y12 G14 B14 B13", False),
        ("rook", "R", "RK Y14", "R14 Y13 Y12 G14 B14 B13", True),
        ("fowl", "P", "P2 V1", "FW V14 V13 B1 Y1 Y14", True),
        ("fowl", "P", "FW V1", "P2 V14 V13 B1 Y1 Y14", False),
        ("five_hundred", "H", "JH JD", "AH KH QH AS AC AD", True),
        ("five_hundred", "H", "JH AH", "JD KH QH AS AC AD", False),
        ("five_hundred", None, "JO AH", "KH QH 10H AS AC AD", True),
        ("five_hundred", None, "AH KH", "QH 10H AS AC AD JO", False),
        ("five_hundred", None, "AH KH", "QH 10H AS AC AD KD", True),
    ],
)
def test_what_the_proof_says(
    game: str, trump: str | None, hand: str, unseen: str, proven: bool
) -> None:
    rules = make_rules(game)
    deck = rules.deck
    tables = rules.tables(deck.suit(trump).index if trump else NO_TRUMP)
    found = proves_all_tricks(tables, deck.parse(hand), deck.parse(unseen), free_play=False)
    assert found is proven


@pytest.mark.parametrize(
    ("hand", "unseen", "proven"),
    [
        ("R14 R13", "R12 R11 Y14 G14 B14 B13", True),
        ("R14 R12", "R13 Y13 Y12 G14 B14 B13", False),  # R13 need not fall under R14
        ("R14 Y14", "R5 Y12 Y11 G14 B14 B13", False),  # nor R5
        ("R14 Y14", "Y13 Y12 Y11 G14 B14 B13", True),
    ],
)
def test_in_free_play_nobody_can_be_relied_on_to_follow(
    hand: str, unseen: str, proven: bool
) -> None:
    rules = make_rules("rook13")
    deck, tables = rules.deck, rules.tables(0)
    found = proves_all_tricks(tables, deck.parse(hand), deck.parse(unseen), free_play=True)
    assert found is proven


STRONG = (
    "R14 R13 R12 R11 R10 R9 R8 R7 Y14",
    "Y5 Y6 Y7 Y8 Y9 B5 B6 B7 B8",
    "Y10 Y11 G5 G6 G7 G8 G9 G10 G11",
    "Y12 B9 B10 B11 B12 B13 G12 G13 B14",
)


def strong_hand(options: dict[str, object] | None = None) -> Sheet:
    """Let A1, who sits left of the dealer, hold nine sure tricks and lead."""
    sheet = Sheet("rook13", options).deal(*STRONG, kitty="R5 R6 Y13 G14")
    sheet.play("A1 bid 120, A1 down R5 R6 Y13 G14, A1 trump R")
    assert (sheet.phase, sheet.turn) == (Phase.PLAY, "A1")
    return sheet


def played_cards(events: tuple[Event, ...]) -> list[CardPlayed]:
    return [event for event in events if isinstance(event, CardPlayed)]


def test_a_claim_is_offered_on_lead_and_plays_the_rest_at_once() -> None:
    sheet = strong_hand()
    assert "claim" in sheet.legal("A1")
    sheet.play("A1 claim")
    assert sheet.events[0] == Claimed(sheet.rules.seats[0])
    taken = [event.seat.name for event in sheet.events if isinstance(event, TrickTaken)]
    assert taken == ["A1"] * 9
    assert len(played_cards(sheet.events)) == 36
    assert isinstance(sheet.events[-1], HandScored)
    assert sheet.phase is Phase.HAND_OVER
    assert sheet.result.tricks == (9, 0, 0, 0)
    assert sheet.result.points == sheet.result.score == (120, 0)


def test_a_claim_gives_what_playing_its_cards_one_by_one_gives() -> None:
    claimed, played = strong_hand(), strong_hand()
    claimed.play("A1 claim")
    for event in played_cards(claimed.events):
        played.act(Play(event.seat, event.card, event.named))
    assert played.state == claimed.state


def test_a_claim_is_refused_to_everybody_but_the_leader() -> None:
    sheet = strong_hand()
    for seat in ("B1", "A2", "B2"):
        assert sheet.refused(f"{seat} claim") is Reason.NOT_ON_LEAD
        assert "claim" not in sheet.legal(seat)
    sheet.play("A1 R14")
    assert sheet.refused("A1 claim") is Reason.NOT_ON_LEAD
    assert sheet.refused("B1 claim") is Reason.NOT_ON_LEAD
    sheet.play("B1 Y5, A2 Y10, B2 Y12")
    assert "claim" in sheet.legal("A1")


def test_a_claim_that_is_not_proven_is_not_offered() -> None:
    sheet = Sheet("rook13").deal(*STRONG, kitty="R5 R6 Y13 G14")
    sheet.play("A1 bid 120, A1 down R5 R6 Y13 G14, A1 trump Y")
    assert sheet.refused("A1 claim") is Reason.CLAIM_UNPROVEN
    assert "claim" not in sheet.legal("A1")


def test_the_declarer_remembers_the_cards_laid_aside_and_nobody_else_knows_them() -> None:
    sheet = strong_hand()
    deck, phase = sheet.rules.deck, sheet.playing
    assert unseen_by(phase, 0) == deck.parse(" ".join(STRONG[1:]))
    others = deck.all_mask & ~deck.parse(STRONG[1])
    assert unseen_by(phase, 1) == others
    assert unseen_by(phase, 1) & deck.parse("R5 R6 Y13 G14")


@pytest.mark.parametrize(
    ("bidding", "offered"),
    [("A1 bid 120", True), ("A1 pass, B1 pass, A2 pass, B2 bid 65", False)],
)
def test_only_who_laid_the_highest_card_aside_knows_that_it_is_out_of_play(
    bidding: str, offered: bool
) -> None:
    reds = "R13 R12 R11 R10 R9 R8 R7 R6 R5"
    sheet = Sheet("rook13").deal(reds, *STRONG[1:], kitty="R14 Y13 Y14 G14")
    sheet.play(bidding)
    sheet.play(f"{sheet.turn} down R14 Y13 Y14 G14, {sheet.turn} trump R")
    assert ("claim" in sheet.legal("A1")) is offered


def test_a_claim_in_free_play_after_a_renege_loses_the_hand_for_the_offender() -> None:
    sheet = strong_hand({"enforcement": "free_play"})
    sheet.play("A1 Y14, B1 B5, A2 Y10, B2 Y12")
    assert "claim" in sheet.legal("A1")
    sheet.play("A1 claim")
    assert sheet.events[0] == Claimed(sheet.rules.seats[0])
    assert sheet.result.reneged == 1
    assert sheet.result.score == (0, -120)


def test_a_joker_that_is_claimed_in_no_trump_names_a_suit() -> None:
    sheet = Sheet("five_hundred").deal(
        "JO AH KH QH JH 10H 9H 8H 7H 6H",
        "5H 4D 5D 6D 7D 8D 9D 10D JD QD",
        "4H 5S 6S 7S 8S 9S 10S JS QS KS",
        "5C 6C 7C 8C 9C 10C JC QC KC AC",
        kitty="AS AD KD",
    )
    sheet.play("A1 bid 10NT, B1 pass, A2 pass, B2 pass, A1 down AS AD KD")
    sheet.play("A1 claim")
    first = played_cards(sheet.events)[0]
    assert (first.card.name, first.named) == ("JO", sheet.rules.deck.suit("C"))
    assert all(event.named is None for event in played_cards(sheet.events)[1:])
    assert sheet.result.tricks == (10, 0, 0, 0)
    assert sheet.result.score == (520, 0)


def claim_states(rules: Ruleset, rng: random.Random, wanted: int) -> Iterator[GameState]:
    """Yield states on lead from random games, as many as wanted with a claim and without.

    The games are played by the book: where any card may be played, random ones are all reneges.
    """
    by_the_book = make_rules(rules.id, {**rules.options.differing(), "enforcement": "prevent"})
    found: Counter[bool] = Counter()
    while min(found[True], found[False]) < wanted:
        seen: list[GameState] = []
        walk(by_the_book, rng, 120, seen.append)
        for state in seen:
            if isinstance(state.phase, Playing) and not state.phase.trick:
                seat = rules.seats[state.phase.turn]
                here = state._replace(rules=rules)
                offered = Claim(seat) in legal_actions(here, seat)
                found[offered] += 1
                if found[offered] <= wanted:
                    yield here


def reshuffled(state: GameState, rng: random.Random) -> GameState:
    """Put everything that the seat in turn cannot see in other places."""
    phase = state.phase
    assert isinstance(phase, Playing)
    seat, setup = phase.turn, phase.setup
    cards = bits(unseen_by(phase, seat))
    rng.shuffle(cards)
    hands = list(phase.hands)
    for other, hand in enumerate(phase.hands):
        if other != seat:
            hands[other] = sum(1 << cards.pop() for _ in bits(hand))
    if seat != setup.declarer:
        setup = replace(setup, discard=sum(1 << card for card in cards))
    return state._replace(phase=phase._replace(hands=tuple(hands), setup=setup))


RANDOM_TABLES = [
    *[pytest.param(game, {}, id=game) for game in TEAM_GAMES],
    *[pytest.param(g, {"enforcement": "free_play"}, id=f"{g}-free") for g in TEAM_GAMES],
    pytest.param("five_hundred", {"misere": True, "open_misere": True}, id="five_hundred-misere"),
    pytest.param("five_hundred", {"pass_out": "misere"}, id="five_hundred-passed-out"),
]


@pytest.mark.parametrize(("game", "options"), RANDOM_TABLES)
def test_whether_a_claim_is_offered_does_not_depend_on_hidden_cards(
    game: str, options: dict[str, object]
) -> None:
    rng = random.Random(f"hidden {game} {options}")
    for state in claim_states(make_rules(game, options), rng, 12):
        seat = seat_to_act(state)
        assert seat is not None
        offered = Claim(seat) in legal_actions(state, seat)
        for _ in range(6):
            assert (Claim(seat) in legal_actions(reshuffled(state, rng), seat)) is offered


@pytest.mark.parametrize(("game", "options"), RANDOM_TABLES)
def test_a_claim_in_a_random_game_takes_every_trick_that_is_left(
    game: str, options: dict[str, object]
) -> None:
    rng = random.Random(f"claim {game} {options}")
    for state in claim_states(make_rules(game, options), rng, 12):
        seat, phase = seat_to_act(state), state.phase
        assert seat is not None
        assert isinstance(phase, Playing)
        if Claim(seat) not in legal_actions(state, seat):
            continue
        after, events = apply(state, Claim(seat))
        result = after.match.results[-1]
        left = phase.hands[seat.index].bit_count()
        gained = [now - then for now, then in zip(result.tricks, phase.won, strict=True)]
        assert gained == [left if chair == seat else 0 for chair in state.rules.seats]
        assert result.reneged == NOBODY
        for event in played_cards(events):
            state, _ = apply(state, Play(event.seat, event.card, event.named))
        assert state == after
