import itertools
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import render_rules
from jinja2 import UndefinedError
from jinja2.meta import find_undeclared_variables

from rook13 import rulebook
from rook13.engine.options import Choice, Flag, Integer, OptionSpec
from rook13.engine.rules import RULESETS, game, make_rules
from rook13.resources import resource
from rook13.rulebook import LINE_WIDTH, TEMPLATES, reflow, rules_text

DOCS = Path(__file__).parent.parent / "docs" / "rules"
GAMES = [ruleset.id for ruleset in RULESETS]

# Where an option means something only together with another.
CONTEXT: Mapping[str, Mapping[str, object]] = {"misere_any_time": {"misere": True}}


def one_line(game_id: str, options: Mapping[str, object], players: int = 4) -> str:
    """The rules as one long line, so that tests need not know where lines break."""
    return " ".join(rules_text(game_id, make_rules(game_id, options, players).facts()).split())


def text(game_id: str, **options: object) -> str:
    return one_line(game_id, options)


def other_values(spec: OptionSpec) -> list[object]:
    """Values of an option that are not the default: all of them, or some numbers."""
    values: list[object]
    match spec.kind:
        case Choice(values=words):
            values = [*words]
        case Flag():
            values = [True, False]
        case Integer(minimum=low, maximum=high, step=step, may_be_none=optional):
            values = [low, low + step, high, *([None] if optional else [])]
    return [value for value in dict.fromkeys(values) if value != spec.default]


def changes() -> Iterator[tuple[str, str, object]]:
    for ruleset in RULESETS:
        for spec in ruleset.options_class.specs():
            for value in other_values(spec):
                if is_allowed(ruleset.id, {**CONTEXT.get(spec.name, {}), spec.name: value}):
                    yield ruleset.id, spec.name, value


def is_allowed(game_id: str, options: Mapping[str, object]) -> bool:
    chosen: dict[str, Any] = dict(options)
    return game(game_id).options_class(**chosen).conflict() is None


def combinations(game_id: str) -> Iterator[dict[str, object]]:
    """Every pair of options away from their defaults, the others at theirs."""
    specs = game(game_id).options_class.specs()
    for one, two in itertools.combinations(specs, 2):
        for first, second in itertools.product(other_values(one), other_values(two)):
            options = {one.name: first, two.name: second}
            if is_allowed(game_id, options):
                yield options


@pytest.mark.parametrize("game_id", GAMES)
def test_the_page_in_docs_is_the_text_with_default_options(game_id: str) -> None:
    page = (DOCS / f"{game_id}.md").read_text("utf-8")
    assert page == rules_text(game_id, make_rules(game_id).facts())


def test_every_option_has_a_value_that_is_tried() -> None:
    declared = {(ruleset.id, s.name) for ruleset in RULESETS for s in ruleset.options_class.specs()}
    assert {(game_id, name) for game_id, name, _ in changes()} == declared


@pytest.mark.parametrize(("game_id", "name", "value"), list(changes()))
def test_every_option_value_changes_the_text(game_id: str, name: str, value: object) -> None:
    context = CONTEXT.get(name, {})
    assert one_line(game_id, {**context, name: value}) != one_line(game_id, context)


@pytest.mark.parametrize("game_id", GAMES)
def test_two_options_together_leave_no_tag_and_no_broken_sentence(game_id: str) -> None:
    for options in combinations(game_id):
        rules = one_line(game_id, options)
        assert not re.search(r"[{}_]", rules), options
        assert not re.search(r" [,.;:)]|,,|\.\.|\( |;\.|,\.| - \*\*\.", rules), options
        assert "None" not in rules, options
        assert not re.search(r"(?<!\w)-\d", rules), options


@pytest.mark.parametrize("game_id", GAMES)
def test_masters_compare_options_only_with_values_that_they_can_have(game_id: str) -> None:
    master = resource(f"rules/{game_id}.md").read_text("utf-8")
    choices = {
        spec.name: spec.kind.values
        for spec in game(game_id).options_class.specs()
        if isinstance(spec.kind, Choice)
    }
    compared = re.findall(r"(\w+) [=!]= '(\w+)'", master)
    assert all(word in choices[name] for name, word in compared)


@pytest.mark.parametrize("game_id", GAMES)
def test_lines_are_wrapped_and_sections_in_order(game_id: str) -> None:
    lines = rules_text(game_id, make_rules(game_id).facts()).splitlines()
    assert max(map(len, lines)) <= LINE_WIDTH
    assert lines[0] == f"# {game(game_id).title}"
    sections = [line.removeprefix("## ") for line in lines if line.startswith("## ")]
    fixed = ["What you need", "Bidding", "Play", "Scoring", "End of the game", "Special cases"]
    assert [section for section in sections if section in fixed] == fixed


@pytest.mark.parametrize(
    ("game_id", "options", "phrases"),
    [
        ("rook13", {}, ["40 cards", "Bids go from 65 to 120 in steps of five.",
                        "The two sides together always have 120",
                        "**over** 500 or **under** −250", "once in 5976 deals"]),
        ("rook13", {"most_tricks_bonus": 0}, ["Bids go from 65 to 100 in steps of five.",
                                              "The two sides together always have 100",
                                              "score −70; Ben and Dot would score 35"]),
        ("rook13", {"floor": None}, ["However low a side falls"]),
        ("rook13", {"floor": None, "must_win_on_bid": True}, ["However low a side falls"]),
        ("rook13", {"min_bid": 100, "most_tricks_bonus": 0},
         ["wins the bidding at 100", "they score −100, and Ben and Dot score 5"]),
        ("rook", {}, ["from 70 to 120 in"]),
        ("rook", {"ones": "high_15", "most_tricks_bonus": 20}, ["from 70 to 200 in"]),
        ("rook", {"max_bid": 100}, ["from 70 to 100 in"]),
        ("fowl", {}, ["That is 180 points of counters.", "Bids go from 70 to 200",
                      "score −95, the points they took"]),
        ("fowl", {"set_penalty": "bid"}, ["score −110, the bid"]),
        ("five_hundred", {}, ["| tricks | ♣ | ♦ | ♥ | ♠ | NT |", "7♥, worth 180"]),
        ("five_hundred", {"suit_order": "spades_low", "misere": True},
         ["| tricks | ♠ | ♣ | ♦ | ♥ | NT |", "7♥, worth 200", "above 8♠ and below 8♣"]),
        ("five_hundred", {"enforcement": "free_play", "pass_out": "misere"},
         ["charged with all ten tricks and loses 100"]),
        ("elemental", {"rounds": "first_5"},
         ["the first 5 of the 15 rounds are played: rounds 1 to 5."]),
        ("elemental", {"rounds": "last_5"}, ["rounds 11 to 15, beginning with 11 cards"]),
    ],
)  # fmt: skip
def test_figures_and_examples_follow_the_options(
    game_id: str, options: dict[str, object], phrases: list[str]
) -> None:
    rules = one_line(game_id, options)
    assert [phrase for phrase in phrases if phrase not in rules] == []


@pytest.mark.parametrize(
    ("game_id", "options", "phrase"),
    [
        ("rook13", {"most_tricks_bonus": 0}, "120"),
        ("rook13", {"floor": None}, "**under**"),
        ("rook13", {"floor": None, "must_win_on_bid": True}, "**under**"),
        ("five_hundred", {"enforcement": "free_play"}, "all ten tricks and loses"),
        ("elemental", {"rounds": "first_5"}, "all 60 cards are dealt"),
    ],
)
def test_what_an_option_rules_out_is_not_mentioned(
    game_id: str, options: dict[str, object], phrase: str
) -> None:
    assert phrase not in one_line(game_id, options)


@pytest.mark.parametrize(
    ("ones", "low_cards", "deck", "hand"),
    [
        ("low", "keep", 57, 13),
        ("out", "keep", 53, 12),
        ("low", "drop_2_4", 45, 10),
        ("out", "drop_2_4", 41, 9),
    ],
)
def test_rook_deck_and_hands(ones: str, low_cards: str, deck: int, hand: int) -> None:
    rules = text("rook", ones=ones, low_cards=low_cards, most_tricks_bonus=20)
    assert f"The deck has {deck} cards" in rules
    assert f"ends up with {hand} cards" in rules
    assert f"which makes {hand + 5} cards" in rules
    assert ("nobody gets them" in rules) is (hand % 2 == 0)


@pytest.mark.parametrize("nest", ["last_trick", "declarer", "nobody"])
@pytest.mark.parametrize("bonus", [0, 20])
@pytest.mark.parametrize("ones", ["low", "high_15"])
def test_rook_example_adds_up(nest: str, bonus: int, ones: str) -> None:
    rules = text("rook", nest_points=nest, most_tricks_bonus=bonus, ones=ones)
    made = re.search(r"Ann and Cal score (\d+), Ben and Dot (?:the other )?(\d+)", rules)
    set_back = re.search(r"would have (\d+), fall short .*? would score (\d+)", rules)
    assert made
    assert set_back
    total = 120 + bonus + (60 if ones == "high_15" else 0) - (15 if nest == "nobody" else 0)
    assert sum(map(int, made.groups())) == sum(map(int, set_back.groups())) == total


def test_five_hundred_table_has_the_values_of_the_auction() -> None:
    rules = rules_text("five_hundred", make_rules("five_hundred").facts())
    printed = [
        int(n) for row in re.findall(r"^\| \d+ \|(.*)$", rules, re.M) for n in row.split("|") if n
    ]
    assert printed == [call.value for call in make_rules("five_hundred").auction(1).calls]


@pytest.mark.parametrize(("players", "rounds"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_elemental_rounds_follow_the_players(players: int, rounds: int) -> None:
    rules = one_line("elemental", {}, players)
    assert f"At this table of {players} all {rounds} rounds are played." in rules
    assert f"In round {rounds} all 60 cards are dealt" in rules


def test_a_table_too_large_for_ten_rounds_plays_all_it_has() -> None:
    rules = one_line("elemental", {"rounds": "last_10"}, 6)
    assert "all 10 rounds are played. (The table asked for 10" in rules


def test_values_are_shown_as_readers_write_them() -> None:
    shown = TEMPLATES.from_string("{{ floor }} {{ none_ }} {{ word }} {{ -(bid + 5) }}")
    assert shown.render(floor=-250, none_=None, word="high", bid=90) == "−250 none high −95"


MASTERS = sorted(resource("rules").rglob("*.md"))


@pytest.mark.parametrize("path", MASTERS, ids=lambda path: str(path.relative_to(resource("rules"))))
def test_masters_use_only_what_the_rules_give_in_every_branch(path: Path) -> None:
    used = find_undeclared_variables(TEMPLATES.parse(path.read_text("utf-8")))
    assert used
    assert used <= make_rules(path.stem).facts().keys()


def test_a_value_that_is_missing_is_an_error() -> None:
    facts = make_rules("rook").facts()
    del facts["deck_size"]
    with pytest.raises(UndefinedError, match="deck_size"):
        rules_text("rook", facts)


def test_a_game_without_a_master_is_refused() -> None:
    with pytest.raises(FileNotFoundError):
        rules_text("whist", {})


def test_paragraphs_are_wrapped_and_the_rest_left_alone() -> None:
    long = "word " * 30
    lines = reflow(f"# Title {long}\n\n\n\n{long}\n- {long}\nand\n1. one\n| a | b |").split("\n")
    assert lines[:2] == [f"# Title {long}".strip(), ""]
    assert lines[2:4] == [("word " * 17).strip(), ("word " * 13).strip()]
    assert lines[4].startswith("- word")
    assert lines[5] == "  " + "word " * 13 + "and"
    assert lines[6:] == ["1. one", "| a | b |", ""]


@pytest.mark.parametrize("end", ["2. And", "+ 5", "- 5", "* 5", "> 5", "| 5", "120."])
def test_no_line_begins_with_what_looks_like_a_list(end: str) -> None:
    for length in range(1, rulebook.LINE_WIDTH + 5):
        second = reflow(f"{'x' * length} is {end}").split("\n")[1]
        assert not second.startswith(end)


def test_pages_are_written_then_fresh_then_stale(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "rules"
    assert render_rules.main(["--check"], folder) == 1
    assert not folder.exists()
    assert render_rules.main([], folder) == 0
    assert sorted(page.stem for page in folder.iterdir()) == sorted(GAMES)
    assert render_rules.main(["--check"], folder) == 0
    (folder / "rook.md").write_text("old", "utf-8")
    capsys.readouterr()
    assert render_rules.main(["--check"], folder) == 1
    assert capsys.readouterr().out == "stale: rook.md\n"


TRANSLATED = sorted(resource("rules").glob("*/*.md"))
TAG = re.compile(r"\{[^{}\n]*\}")


def shape(master: str) -> tuple[Counter[str], int, int]:
    """What a translation has in common with its original: values, choices, chapters, tables."""
    lines = master.splitlines()
    chapters = sum(line.startswith("#") for line in lines)
    return Counter(TAG.findall(master)), chapters, sum(line.startswith("|") for line in lines)


@pytest.mark.parametrize("path", TRANSLATED, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_translated_rules_have_the_values_and_choices_of_the_original(path: Path) -> None:
    original = resource(f"rules/{path.name}").read_text("utf-8")
    assert shape(path.read_text("utf-8")) == shape(original)
    language = path.parent.name
    assert rulebook.has_rules(path.stem, language)
    facts = make_rules(path.stem).facts()
    assert rules_text(path.stem, facts, language) != rules_text(path.stem, facts)


def test_rules_that_are_not_translated_are_in_english() -> None:
    facts = make_rules("rook").facts()
    assert not rulebook.has_rules("rook", "xx")
    assert rules_text("rook", facts, "xx") == rules_text("rook", facts)
