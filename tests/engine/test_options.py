"""Options as declared data: what a form is made from, and why a value is refused."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, dataclass
from typing import Any

import pytest

from rook13.engine.options import (
    Choice,
    Flag,
    Integer,
    OptionError,
    OptionReason,
    Options,
    OptionValue,
    build_options,
    choice,
    flag,
    integer,
    parse_options,
)
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.rules.five_hundred import FiveHundredOptions
from rook13.engine.rules.rook import RookOptions
from rook13.engine.rules.rook13 import Rook13Options
from rook13.engine.ruleset import Ruleset

ALL_OPTIONS = [
    pytest.param(game, spec.name, id=f"{game.id}-{spec.name}")
    for game in RULESETS
    for spec in game.options_class.specs()
]
ALL_PRESETS = [
    pytest.param(game, name, id=f"{game.id}-{name}") for game in RULESETS for name in game.presets
]


@dataclass(frozen=True)
class TeaOptions(Options):
    """Options of no game, one of each kind."""

    cups: int = integer(4, 2, 12, "How many cups there are.", step=2)
    limit: int | None = integer(-10, -50, -10, "When to stop.", step=10, may_be_none=True)
    leaf: str = choice(
        {"black": "Black tea", "green": "Green tea", "mint": "Mint tea"}, "What is in the pot."
    )
    milk: bool = flag("Whether milk goes in.")
    sugar: bool = flag("Whether sugar goes in.", default=True)
    spoons: int = integer(None, 0, 99, "How many spoons lie there.", derive=lambda o: o.cups + 1)

    def conflict(self) -> str | None:
        return "milk" if self.milk and self.leaf == "mint" else None


def reason_of(kind: type[Options], **given: object) -> OptionReason:
    """Return why options are refused; fails if they are not."""
    with pytest.raises(OptionError) as refused:
        build_options(kind, given)
    return refused.value.reason


def parse_one(text: str) -> OptionValue:
    """Return the only value in a `name=value` word."""
    (value,) = parse_options(TeaOptions, [text]).values()
    return value


def parse_reason(text: str) -> OptionReason:
    """Return why a `name=value` word is refused; fails if it is not."""
    with pytest.raises(OptionError) as refused:
        parse_options(TeaOptions, [text])
    return refused.value.reason


def test_a_declaration_carries_everything_a_form_needs() -> None:
    specs = {spec.name: spec for spec in TeaOptions.specs()}
    assert list(specs) == ["cups", "limit", "leaf", "milk", "sugar", "spoons"]
    assert specs["cups"].kind == Integer(2, 12, 2)
    assert specs["limit"].kind == Integer(-50, -10, 10, may_be_none=True)
    assert specs["leaf"].kind == Choice(("black", "green", "mint"))
    assert specs["milk"].kind == specs["sugar"].kind == Flag()
    assert [spec.default for spec in specs.values()] == [4, -10, "black", False, True, 5]
    assert specs["milk"].label == "Whether milk goes in."
    assert TeaOptions.spec("cups") == specs["cups"]


def test_options_without_any_given_are_the_defaults() -> None:
    assert build_options(TeaOptions, {}).values() == {
        "cups": 4,
        "limit": -10,
        "leaf": "black",
        "milk": False,
        "sugar": True,
        "spoons": 5,
    }


@pytest.mark.parametrize("cups", [2, 4, 12])
def test_a_number_within_limits_and_in_step_is_taken(cups: int) -> None:
    assert build_options(TeaOptions, {"cups": cups}).cups == cups


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"saucers": 1}, OptionReason.UNKNOWN_OPTION),
        ({"": 1}, OptionReason.UNKNOWN_OPTION),
        ({"cups": "4"}, OptionReason.NOT_A_NUMBER),
        ({"cups": 4.0}, OptionReason.NOT_A_NUMBER),
        ({"cups": True}, OptionReason.NOT_A_NUMBER),
        ({"cups": None}, OptionReason.NOT_A_NUMBER),
        ({"cups": [4]}, OptionReason.NOT_A_NUMBER),
        ({"spoons": None}, OptionReason.NOT_A_NUMBER),
        ({"cups": 0}, OptionReason.OUT_OF_RANGE),
        ({"cups": 14}, OptionReason.OUT_OF_RANGE),
        ({"cups": 13}, OptionReason.OUT_OF_RANGE),
        ({"cups": 3}, OptionReason.NOT_IN_STEP),
        ({"limit": -25}, OptionReason.NOT_IN_STEP),
        ({"leaf": "Black"}, OptionReason.NOT_A_CHOICE),
        ({"leaf": 1}, OptionReason.NOT_A_CHOICE),
        ({"leaf": None}, OptionReason.NOT_A_CHOICE),
        ({"leaf": ["black"]}, OptionReason.NOT_A_CHOICE),
        ({"milk": "on"}, OptionReason.NOT_ON_OR_OFF),
        ({"milk": 1}, OptionReason.NOT_ON_OR_OFF),
        ({"milk": None}, OptionReason.NOT_ON_OR_OFF),
        ({"milk": True, "leaf": "mint"}, OptionReason.CONFLICT),
    ],
)
def test_a_bad_value_is_refused_with_its_reason(
    given: dict[str, object], reason: OptionReason
) -> None:
    assert reason_of(TeaOptions, **given) is reason


@pytest.mark.parametrize(
    ("game", "name", "value", "reason"),
    [
        ("rook13", "target", 503, OptionReason.NOT_IN_STEP),
        ("rook13", "target", 50, OptionReason.OUT_OF_RANGE),
        ("rook13", "target", None, OptionReason.NOT_A_NUMBER),
        ("rook13", "floor", 250, OptionReason.OUT_OF_RANGE),
        ("rook13", "min_bid", 105, OptionReason.OUT_OF_RANGE),
        ("rook13", "most_tricks_bonus", 10, OptionReason.NOT_IN_STEP),
        ("rook13", "first_lead", "dealer", OptionReason.NOT_A_CHOICE),
        ("rook13", "must_win_on_bid", "yes", OptionReason.NOT_ON_OR_OFF),
        ("rook13", "rook_rank", "low", OptionReason.UNKNOWN_OPTION),
        ("rook", "target", 195, OptionReason.OUT_OF_RANGE),
        ("rook", "target", 1005, OptionReason.OUT_OF_RANGE),
        ("rook", "min_bid", 72, OptionReason.NOT_IN_STEP),
        ("rook", "max_bid", None, OptionReason.NOT_A_NUMBER),
        ("rook", "first_lead", "bid_lead", OptionReason.NOT_A_CHOICE),
        ("rook", "most_tricks_bonus", 10, OptionReason.NOT_IN_STEP),
        ("rook", "floor", -250, OptionReason.UNKNOWN_OPTION),
        ("fowl", "min_bid", 205, OptionReason.OUT_OF_RANGE),
        ("fowl", "min_bid", 72, OptionReason.NOT_IN_STEP),
        ("fowl", "must_trump", "maybe", OptionReason.NOT_ON_OR_OFF),
        ("fowl", "set_penalty", "nothing", OptionReason.NOT_A_CHOICE),
        ("fowl", "most_tricks_bonus", 0, OptionReason.UNKNOWN_OPTION),
        ("five_hundred", "defender_points", 5, OptionReason.NOT_IN_STEP),
        ("five_hundred", "defender_points", 20, OptionReason.OUT_OF_RANGE),
        ("five_hundred", "misere", 1, OptionReason.NOT_ON_OR_OFF),
        ("five_hundred", "first_lead", "dealer", OptionReason.NOT_A_CHOICE),
        ("five_hundred", "target", 300, OptionReason.UNKNOWN_OPTION),
    ],
)
def test_what_the_rule_book_does_not_offer_is_refused(
    game: str, name: str, value: object, reason: OptionReason
) -> None:
    with pytest.raises(OptionError) as refused:
        make_rules(game, {name: value})
    assert (refused.value.name, refused.value.reason) == (name, reason)


def test_a_refusal_tells_which_option_and_which_value() -> None:
    with pytest.raises(OptionError, match="not_in_step: cups=3") as refused:
        build_options(TeaOptions, {"leaf": "mint", "cups": 3})
    assert (refused.value.name, refused.value.value) == ("cups", 3)
    with pytest.raises(OptionError) as conflict:
        build_options(TeaOptions, {"leaf": "mint", "milk": True})
    assert (conflict.value.name, conflict.value.value) == ("milk", True)


def test_only_a_number_that_may_be_none_can_be_switched_off() -> None:
    assert build_options(TeaOptions, {"limit": None}).limit is None
    assert reason_of(TeaOptions, cups=None) is OptionReason.NOT_A_NUMBER


def test_options_cannot_be_changed_afterwards() -> None:
    options: Any = build_options(TeaOptions, {})
    with pytest.raises(FrozenInstanceError):
        options.cups = 6


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("cups=6", 6),
        ("limit=-20", -20),
        ("limit=\N{MINUS SIGN}20", -20),
        ("limit=none", None),
        ("limit=None", None),
        ("leaf=mint", "mint"),
        *[(f"milk={word}", True) for word in ("on", "yes", "true", "1", "ON", "True")],
        *[(f"sugar={word}", False) for word in ("off", "no", "false", "0", "Off")],
    ],
)
def test_a_value_is_read_from_text(text: str, value: OptionValue) -> None:
    assert parse_one(text) == value
    assert type(parse_one(text)) is type(value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("saucers=1", OptionReason.UNKNOWN_OPTION),
        ("=1", OptionReason.UNKNOWN_OPTION),
        ("", OptionReason.UNKNOWN_OPTION),
        ("cups", OptionReason.NOT_A_NUMBER),
        ("cups=", OptionReason.NOT_A_NUMBER),
        ("cups=four", OptionReason.NOT_A_NUMBER),
        ("cups=4.0", OptionReason.NOT_A_NUMBER),
        ("cups=none", OptionReason.NOT_A_NUMBER),
        ("cups=4=4", OptionReason.NOT_A_NUMBER),
        ("cups=" + "9" * 5000, OptionReason.NOT_A_NUMBER),
        ("cups=100", OptionReason.OUT_OF_RANGE),
        ("cups=5", OptionReason.NOT_IN_STEP),
        ("leaf=MINT", OptionReason.NOT_A_CHOICE),
        ("leaf=", OptionReason.NOT_A_CHOICE),
        ("milk", OptionReason.NOT_ON_OR_OFF),
        ("milk=maybe", OptionReason.NOT_ON_OR_OFF),
    ],
)
def test_text_that_is_no_value_is_refused(text: str, reason: OptionReason) -> None:
    assert parse_reason(text) is reason


def test_several_words_make_several_options() -> None:
    found = parse_options(TeaOptions, ["cups=6", "milk=on", "leaf=green"])
    assert found == {"cups": 6, "milk": True, "leaf": "green"}
    assert parse_options(TeaOptions, []) == {}


def test_a_derived_default_follows_the_other_options() -> None:
    assert build_options(TeaOptions, {"cups": 8}).spoons == 9
    assert build_options(TeaOptions, {"cups": 8, "spoons": 3}).spoons == 3


def test_only_what_differs_from_the_default_is_told() -> None:
    assert build_options(TeaOptions, {}).differing() == {}
    same = {"cups": 4, "limit": -10, "leaf": "black", "milk": False, "sugar": True, "spoons": 5}
    assert build_options(TeaOptions, same).differing() == {}
    given = {"cups": 6, "limit": None, "leaf": "mint", "sugar": False}
    assert build_options(TeaOptions, given).differing() == given


def test_a_derived_value_differs_only_from_what_it_would_be() -> None:
    assert build_options(TeaOptions, {"cups": 8, "spoons": 9}).differing() == {"cups": 8}
    assert build_options(TeaOptions, {"cups": 8, "spoons": 5}).differing() == {
        "cups": 8,
        "spoons": 5,
    }


def test_what_differs_makes_the_same_options_again() -> None:
    options = build_options(TeaOptions, {"cups": 8, "spoons": 5, "limit": None})
    assert build_options(TeaOptions, options.differing()) == options


@pytest.mark.parametrize(
    ("given", "max_bid"),
    [
        ({}, 120),
        ({"most_tricks_bonus": 20}, 140),
        ({"ones": "high_15"}, 180),
        ({"ones": "high_15", "most_tricks_bonus": 20}, 200),
        ({"ones": "out"}, 120),
        ({"low_cards": "drop_2_4"}, 120),
        ({"ones": "high_15", "max_bid": 150}, 150),
    ],
)
def test_the_highest_bid_of_rook_is_all_the_points_in_play(
    given: dict[str, object], max_bid: int
) -> None:
    options = build_options(RookOptions, given)
    assert options.max_bid == max_bid
    rules = make_rules("rook", given)
    assert rules.auction(1).calls[-1].value == max_bid
    assert rules.facts()["max_bid"] == max_bid


@pytest.mark.parametrize(
    ("kind", "given", "name"),
    [
        (RookOptions, {"max_bid": 125}, "max_bid"),
        (RookOptions, {"ones": "high_15", "max_bid": 185}, "max_bid"),
        (RookOptions, {"max_bid": 70, "min_bid": 75}, "min_bid"),
        (FiveHundredOptions, {"misere_any_time": True}, "misere_any_time"),
        (FiveHundredOptions, {"misere_any_time": True, "open_misere": True}, "misere_any_time"),
    ],
)
def test_options_that_contradict_each_other_are_refused(
    kind: type[Options], given: dict[str, object], name: str
) -> None:
    with pytest.raises(OptionError) as refused:
        build_options(kind, given)
    assert (refused.value.reason, refused.value.name) == (OptionReason.CONFLICT, name)


def test_options_next_to_a_contradiction_are_taken() -> None:
    assert build_options(RookOptions, {"max_bid": 70, "min_bid": 70}).max_bid == 70
    assert build_options(RookOptions, {"most_tricks_bonus": 20, "max_bid": 125}).max_bid == 125
    assert build_options(FiveHundredOptions, {"misere_any_time": True, "misere": True}).misere


def test_the_floor_of_rook13_can_be_taken_away() -> None:
    assert build_options(Rook13Options, {}).floor == -250
    assert build_options(Rook13Options, {"floor": None}).floor is None
    assert parse_options(Rook13Options, ["floor=none"]) == {"floor": None}


@pytest.mark.parametrize(
    ("game", "defaults"),
    [
        (
            "rook13",
            {
                "enforcement": "prevent",
                "target": 500,
                "floor": -250,
                "min_bid": 65,
                "most_tricks_bonus": 20,
                "first_lead": "bid_lead",
                "dealer_redeal": "on",
                "must_win_on_bid": False,
            },
        ),
        (
            "rook",
            {
                "enforcement": "prevent",
                "target": 300,
                "min_bid": 70,
                "max_bid": 120,
                "rook_rank": "high",
                "ones": "low",
                "low_cards": "keep",
                "nest_points": "last_trick",
                "first_lead": "left_of_dealer",
                "most_tricks_bonus": 0,
            },
        ),
        (
            "fowl",
            {
                "enforcement": "prevent",
                "target": 500,
                "min_bid": 70,
                "must_trump": True,
                "fowl_rank": "low",
                "set_penalty": "points_taken",
                "dealer": "host",
            },
        ),
        (
            "five_hundred",
            {
                "enforcement": "prevent",
                "suit_order": "clubs_low",
                "first_lead": "left_of_dealer",
                "pass_out": "redeal",
                "defender_points": 0,
                "misere": False,
                "misere_any_time": False,
                "open_misere": False,
                "exact_500": False,
                "slam": False,
                "must_win_on_bid": False,
            },
        ),
        ("elemental", {"bids": "open", "hook": False, "rounds": "all"}),
    ],
)
def test_every_option_of_the_rule_book_is_there_with_its_default(
    game: str, defaults: dict[str, OptionValue]
) -> None:
    assert make_rules(game).options.values() == defaults


def test_the_target_of_rook_goes_from_200_to_1000() -> None:
    kind = RookOptions.spec("target").kind
    assert isinstance(kind, Integer)
    assert (kind.minimum, kind.maximum) == (200, 1000)


@pytest.mark.parametrize(("game", "name"), ALL_OPTIONS)
def test_an_option_has_a_label_and_a_default_that_passes_its_own_check(
    game: type[Ruleset], name: str
) -> None:
    spec = game.options_class.spec(name)
    assert spec.label[0].isupper() or spec.label[0].isdigit()
    assert not spec.label.endswith(".")
    assert spec.kind.check(name, spec.default) == spec.default


@pytest.mark.parametrize(("game", "name"), ALL_OPTIONS)
def test_a_form_can_offer_every_value_and_text_gives_it_back(
    game: type[Ruleset], name: str
) -> None:
    kind = game.options_class.spec(name).kind
    offered = values_of(kind)
    assert len(offered) > 1
    for value in offered:
        assert kind.check(name, value) == value
        assert parse_options(game.options_class, [f"{name}={shown(value)}"]) == {name: value}


def values_of(kind: Choice | Flag | Integer) -> list[OptionValue]:
    if isinstance(kind, Choice):
        return list(kind.values)
    if isinstance(kind, Flag):
        return [False, True]
    none: list[OptionValue] = [None] if kind.may_be_none else []
    return [*range(kind.minimum, kind.maximum + 1, kind.step), *none]


def shown(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def test_the_default_of_a_choice_is_listed_first() -> None:
    for game in RULESETS:
        for spec in game.options_class.specs():
            if isinstance(spec.kind, Choice):
                assert spec.kind.values[0] == spec.default
                assert len(set(spec.kind.values)) == len(spec.kind.values)


def test_the_last_number_that_a_form_offers_is_in_step() -> None:
    for game in RULESETS:
        for spec in game.options_class.specs():
            if isinstance(spec.kind, Integer):
                assert (spec.kind.maximum - spec.kind.minimum) % spec.kind.step == 0


@pytest.mark.parametrize(("game", "preset"), ALL_PRESETS)
def test_a_preset_is_valid_and_consists_of_what_differs(game: type[Ruleset], preset: str) -> None:
    rules = game(game.presets[preset])
    assert rules.options.differing() == game.presets[preset]


def test_avondale_is_the_preset_of_the_rule_book() -> None:
    assert make_rules("five_hundred").presets["avondale"] == {
        "suit_order": "spades_low",
        "first_lead": "declarer",
        "misere": True,
        "open_misere": True,
        "defender_points": 10,
    }
