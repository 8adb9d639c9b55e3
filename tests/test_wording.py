from __future__ import annotations

import dataclasses
from enum import Enum

import pytest

from rook13.engine import events as ev
from rook13.engine.cards import Suit
from rook13.engine.game import apply, new_game, seat_to_act
from rook13.engine.notation import NotationError, NotationReason
from rook13.engine.options import OptionError, OptionReason
from rook13.engine.reasons import IllegalAction, Reason
from rook13.engine.record import RecordError, RecordProblem, deal_from_seed
from rook13.engine.rules import RULESETS, game, make_rules
from rook13.engine.state import HandResult, Phase
from rook13.wording.events import EVENTS, event_text, result_text
from rook13.wording.refusals import (
    NOTATION_REASONS,
    OPTION_REASONS,
    REASONS,
    RECORD_PROBLEMS,
    notation_text,
    option_text,
    reason_text,
    record_text,
)
from rook13.wording.text import Text, all_of
from rook13.wording.words import (
    PHASE_NAMES,
    PHASES,
    SUITS,
    Names,
    call_text,
    phase_name,
    suit_text,
    value_text,
)

RULES = make_rules("rook13")
NAMES = Names(RULES, ("Ann", "Ben", "Cal", "Dot"))
A1, B1, A2, B2 = RULES.seats


@pytest.mark.parametrize(
    ("members", "table"),
    [
        (Reason, REASONS),
        (OptionReason, OPTION_REASONS),
        (NotationReason, NOTATION_REASONS),
        (RecordProblem, RECORD_PROBLEMS),
        (Phase, PHASES),
    ],
)
def test_every_member_has_a_sentence_of_its_own(
    members: type[Enum], table: dict[Enum, str]
) -> None:
    assert set(table) == set(members)
    for sentence in table.values():
        assert sentence[0].isupper() or sentence[0] in "“{"
        assert sentence.endswith(".")
    assert len(set(table.values())) == len(table)


def test_every_phase_has_a_name_of_its_own() -> None:
    assert set(PHASE_NAMES) == set(Phase)
    assert len(set(PHASE_NAMES.values())) == len(Phase)
    assert str(phase_name(Phase.AUCTION)) == "Bidding"


def test_every_event_has_a_sentence() -> None:
    kinds = {
        kind for kind in vars(ev).values() if isinstance(kind, type) and issubclass(kind, ev.Event)
    }
    assert set(EVENTS) == kinds - {ev.Event, ev.PrivateEvent}


def test_the_sentence_of_an_event_uses_only_what_the_event_has() -> None:
    for kind, sentence in EVENTS.items():
        fields = {field.name: "x" for field in dataclasses.fields(kind)}
        assert sentence.format_map(fields | {"kitty": "x"})


def test_every_suit_of_every_game_has_a_name() -> None:
    keys = {suit.key for ruleset in RULESETS for suit in ruleset().deck.suits}
    assert keys == set(SUITS)
    assert str(suit_text(None)) == "No Trump"
    assert str(suit_text(Suit(0, "P", "cups"))) == "Cups", "a suit that has no word here"


def test_a_text_is_translated_before_it_is_filled_in() -> None:
    german = {"{seat} bid {call}.": "{seat} bietet {call}.", "{tricks} {suit}": "{suit} {tricks}"}
    rules = make_rules("five_hundred")
    event = ev.BidMade(A1, rules.auction(1).call("7H"))
    text = event_text(event, Names(rules, NAMES.players))
    assert text.render(lambda template: german.get(template, template)) == "Ann bietet Hearts 7."
    assert str(text) == "Ann bid 7 Hearts."


@pytest.mark.parametrize(
    ("items", "words"),
    [(["a"], "a"), (["a", "b"], "a and b"), (["a", Text("b"), "c"], "a, b and c")],
)
def test_lists_read_like_lists(items: list[Text | str], words: str) -> None:
    assert str(all_of(items)) == words


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("6C", "6 Clubs"),
        ("10NT", "10 No Trump"),
        ("misere", "misère"),
        ("open_misere", "open misère"),
    ],
)
def test_calls_are_written_out(name: str, words: str) -> None:
    rules = make_rules("five_hundred", {"misere": True, "open_misere": True})
    assert str(call_text(rules.auction(1).call(name))) == words


def test_braces_in_what_somebody_typed_are_harmless() -> None:
    error = NotationError(NotationReason.UNKNOWN_CARD, "{seat}")
    assert str(notation_text(error)) == "There is no card “{seat}” in this game."


CARD, OTHER = RULES.deck.card("R14"), RULES.deck.card("Y5")
RED = RULES.deck.suit("R")


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (ev.CardsDealt(A1, 2, None), "Hand 2: Ann dealt."),
        (ev.CardsDealt(A1, 2, CARD), "Hand 2: Ann dealt and turned up R14."),
        (ev.HandDealt(A1, (CARD, OTHER)), "Ann got R14 Y5."),
        (ev.PassedOut(played=False), "Nobody bid. The deal passes on."),
        (ev.PassedOut(played=True), "Nobody bid, so every trick costs its side 10 points."),
        (ev.TrumpSet(RED, A1), "Ann made Red trump."),
        (ev.TrumpSet(RED, None), "Trump: Red."),
        (ev.TrumpSet(None, None), "No trump."),
        (ev.TrumpSet(None, B1), "Ben chose No Trump."),
        (ev.CardPlayed(A1, CARD, None), "Ann played R14."),
        (ev.CardPlayed(A1, CARD, RED), "Ann played R14 and asked for Red."),
        (ev.KittyTaken(A1, (CARD,)), "Widow: Ann found R14."),
        (ev.TrickTaken(A1, (CARD,), 0), "Ann took the trick."),
        (ev.TrickTaken(A1, (CARD,), 15), "Ann took the trick with 15 points."),
        (ev.RenegeCalled(A1, B1), "Ann called a renege: Ben hadn't followed suit."),
        (ev.RenegeCalled(A1, None), "Ann called a renege, but there wasn't one."),
        (
            ev.CardsReturned(B1, ((B1, CARD), (A2, OTHER))),
            "Ben R14 and Cal Y5 went back, and Ben had to play again.",
        ),
        (ev.GameWon(("A",)), "Ann and Cal won the game."),
        (ev.GameWon(("A", "B")), "Ann and Cal and Ben and Dot tied for first."),
    ],
)
def test_what_happened_depends_on_what_is_in_the_event(event: ev.Event, sentence: str) -> None:
    assert str(event_text(event, NAMES)) == sentence


def result(**changes: object) -> HandResult:
    """A result of Rook13 in which Ann has made 65, changed as wanted."""
    call = RULES.auction(1).call("65")
    made = HandResult(1, 3, 0, call, 0, (), (3, 2, 2, 2), (70, 50), (70, 50), (70, 50), True)
    return dataclasses.replace(made, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({}, "Ann made the bid of 65."),
        ({"made": False, "points": (60, 60)}, "Ann was set: 60 of 65."),
        ({"reneged": 1}, "Ben reneged, which ended the hand."),
        ({"made": None, "call": None, "declarer": -1}, "The hand was over."),
        ({"bids": (3, 2, 1, 1)}, "Ann and Ben bid exactly right."),
        ({"bids": (0, 0, 0, 0)}, "Nobody bid exactly right."),
    ],
)
def test_how_a_hand_ended(changes: dict[str, object], sentence: str) -> None:
    everybody_bid = dataclasses.replace(NAMES, rules=make_rules("elemental", players=4))
    names = everybody_bid if "bids" in changes else NAMES
    assert str(result_text(result(**changes), names)) == sentence
    assert str(event_text(ev.HandScored(result(**changes)), names)) == sentence


def test_you_were_set() -> None:
    players = ("You", *NAMES.players[1:])
    names = dataclasses.replace(NAMES, players=players, you=NAMES.rules.seats[0])
    assert str(result_text(result(made=False, points=(60, 60)), names)) == "You were set: 60 of 65."


def test_somebody_else_called_you_is_not_addressed() -> None:
    """Anybody can choose that name; it does not make them the reader."""
    names = dataclasses.replace(NAMES, players=("You", *NAMES.players[1:]))
    assert str(result_text(result(made=False, points=(60, 60)), names)) == "You was set: 60 of 65."


def test_a_failed_contract_of_tricks_is_named() -> None:
    rules = make_rules("five_hundred")
    call = rules.auction(1).call("8D")
    names = dataclasses.replace(NAMES, rules=rules)
    lost = result(made=False, call=call)
    assert str(result_text(lost, names)) == "Ann was set on a bid of 8 Diamonds."


def test_reasons_read_well_alone() -> None:
    assert str(reason_text(Reason.MUST_FOLLOW)) == "Players must follow suit."


def test_a_conflict_without_words_of_its_own_still_says_something() -> None:
    error = OptionError(OptionReason.CONFLICT, "target", 500)
    assert str(option_text(error, game("fowl"))) == (
        "target = 500 doesn't work with the other options."
    )


@pytest.mark.parametrize(
    ("error", "known", "sentence"),
    [
        (RecordError(RecordProblem.NOT_A_RECORD), None, "This isn't a game record."),
        (
            RecordError(RecordProblem.BAD_DEAL, hand=2, action=0),
            None,
            "Hand 2: This deal isn't possible.",
        ),
        (
            RecordError(
                RecordProblem.ILLEGAL_ACTION,
                "A1 R5",
                hand=2,
                action=7,
                cause=IllegalAction(Reason.MUST_TRUMP),
            ),
            None,
            "Hand 2, action 7: “A1 R5” isn't allowed. "
            "Players who can't follow suit must play a trump.",
        ),
        (
            RecordError(
                RecordProblem.BAD_OPTION,
                "target",
                cause=OptionError(OptionReason.NOT_A_NUMBER, "target", "x"),
            ),
            None,
            "The option “target” isn't valid.",
        ),
        (RecordError(RecordProblem.BAD_SEATS, "3"), None, "The record has 3 seats."),
        (
            RecordError(RecordProblem.BAD_SEATS, "2"),
            "elemental",
            "The record has 2 seats. Elemental is for 3 to 6 players.",
        ),
    ],
)
def test_record_errors_say_where_what_and_why(
    error: RecordError, known: str | None, sentence: str
) -> None:
    assert str(record_text(error, game(known) if known else None)) == sentence


@pytest.mark.parametrize(
    ("value", "words"), [(True, "on"), (False, "off"), (None, "none"), (5, "5"), ("low", "low")]
)
def test_values_are_written_as_the_command_line_takes_them(value: object, words: str) -> None:
    assert value_text(value) == words


@pytest.mark.parametrize("ruleset", RULESETS)
def test_everything_that_happens_in_a_game_can_be_told(ruleset: type) -> None:
    rules = ruleset()
    names = Names(rules, NAMES.players)
    state = new_game(rules, rules.seats[0])
    state, events = apply(state, deal_from_seed(state, "07" * 32))
    assert seat_to_act(state) is not None
    assert all(str(event_text(event, names)).endswith(".") for event in events)
