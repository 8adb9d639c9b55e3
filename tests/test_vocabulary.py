"""The words that texts and docs use: those of card players, and each game's own."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from translatable import window_texts

from rook13.engine.rules import RULESETS, make_rules
from rook13.rulebook import rules_text

ROOT = Path(__file__).parent.parent
INSTEAD = {
    r"la(y|ys|id|ying) (\w+ ){0,2}aside": "discard",
    r"(takes?|took|taken) (\w+ ){0,3}into hand": "pick up",
    r"(lie|lies|lay|laid) open": "is face up, is revealed",
    r"fail(s|ed)? (the|its|their|your) bid": "is set",
    r"(bids?|contract) (is|are|was|were|be) (kept|failed|lost)": "is made, is set",
    r"(give|gives|gave|given) up the game": "abandon the game",
    r"points to expect|of 100 deals": "averaging, … % of the time",
    r"knowable": "avoidable",
    r"without it: \w+\)": "(default: …)",
    r"in vain": "wrongly",
    r"the own": "your, its own",
    r"for ever": "forever",
    r"colors?|centers?|recogniz\w+": "British spelling",
}
"""What must not be written, and what a card player or an engineer says instead."""
FORBIDDEN = re.compile("|".join(rf"\b({words})(?!\w)" for words in INSTEAD), re.IGNORECASE)
NOT_PROSE = re.compile(r"```.*?```|`[^`]*`|\]\([^)]*\)|\{[{%].*?[%}]\}", re.DOTALL)
PAGES = [
    *ROOT.glob("*.md"),
    *(ROOT / "docs").rglob("*.md"),
    *(ROOT / "resources" / "rules").glob("*.md"),
]
OWN_WORDS = {
    "rook13": {"widow", "go-down"},
    "rook": {"nest"},
    "fowl": {"centre card"},
    "five_hundred": {"kitty"},
    "elemental": {"turned card"},
}
"""What each game calls the cards dealt apart; nobody says another game's word."""

LABELS = (
    *("Discarding", "Leave this game?", "Abandon game", "Continue", "Repeat password"),
    *("Current password", "Display name", "{name}'s table", "Open seat", "Approve each player"),
    *("Access", "Reconnect time", "Preset", "Reneging", "Prevented", "Allowed, with penalty"),
    *("Target score", "Minimum bid", "Penalty when set", "Follow system", "Play sounds for"),
    *("Deal automatically", "Points lost by player", "Avoidable", "Bid {bid}, took {taken}"),
    *("Resume your {game} game (hand {hand})?", "Wrong password.", "Waiting for you."),
    *("{declarer} was set: {taken} of {call}.", "Shuffle of deal {deal} revealed."),
    "You'd make this about {chance}% of the time, averaging {amount}.",
)


def test_the_window_uses_the_words_of_card_players() -> None:
    texts = [text for found in window_texts().values() for text in found]
    assert list(_forbidden_in(texts)) == []


def test_the_command_line_uses_the_words_of_card_players() -> None:
    modules = (ROOT / "src" / "rook13" / "cli").glob("*.py")
    texts = [text for path in modules for text in _strings(path)]
    assert list(_forbidden_in(texts)) == []


def test_lessons_use_the_words_of_card_players() -> None:
    masters = (ROOT / "resources" / "tutorial").glob("*.json")
    lines = [line for path in masters for line in path.read_text(encoding="utf-8").splitlines()]
    assert list(_forbidden_in([line for line in lines if '"en"' in line])) == []


def test_options_are_labelled_and_not_described() -> None:
    """Think twice before rewriting one of these: players know them from other programs."""
    texts = {text for found in window_texts().values() for text in found}
    assert {label for label in LABELS if label not in texts} == set()


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_pages_use_the_words_of_card_players(page: Path) -> None:
    prose = NOT_PROSE.sub(" ", page.read_text(encoding="utf-8"))
    # The page on translating names the words that it warns of in quotes.
    assert list(_forbidden_in(re.sub("“[^”]*”", "“”", prose).split("\n\n"))) == []


@pytest.mark.parametrize("game", [ruleset.id for ruleset in RULESETS])
def test_the_rules_of_a_game_say_its_own_words_only(game: str) -> None:
    rules = " ".join(rules_text(game, make_rules(game).facts()).split()).lower()
    others = {word for other, words in OWN_WORDS.items() if other != game for word in words}
    assert {word for word in OWN_WORDS[game] if word not in rules} == set()
    assert {word for word in others if re.search(rf"\b{word}\b", rules)} == set()


def _forbidden_in(texts: list[str]) -> Iterator[str]:
    for text in texts:
        joined = " ".join(text.split())
        yield from (f"{found[0]}: {joined[:200]}" for found in FORBIDDEN.finditer(joined))


def _strings(path: Path) -> Iterator[str]:
    """Yield every string of a module, docstrings and parts of f-strings included."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
