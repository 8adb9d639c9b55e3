"""Outside the rules no module knows a concrete game: it asks the ruleset what the game is like."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import rook13
from rook13.engine.rules import RULESETS

PACKAGE = Path(rook13.__file__).parent
RULES = PACKAGE / "engine" / "rules"
IDS = {ruleset.id for ruleset in RULESETS}
CLASSES = {ruleset.__name__ for ruleset in RULESETS}
NOT_A_GAME = {
    ("cli/program.py", "rook13"),
    ("storage/files.py", "rook13"),
    ("ui/kit/password.py", "rook"),
}
"""The name of the program and of its folder, and a word that people choose as a password."""
MODULES = sorted(path for path in PACKAGE.rglob("*.py") if RULES not in path.parents)


def names_of_games(tree: ast.Module, module: str) -> Iterator[tuple[int, str]]:
    """Yield each line that names a game, with the name."""
    for node in ast.walk(tree):
        match node:
            case ast.ImportFrom(module=str(source)) if source.startswith("rook13.engine.rules."):
                yield node.lineno, source
            case ast.Import(names=names):
                for alias in names:
                    if alias.name.startswith("rook13.engine.rules."):
                        yield node.lineno, alias.name
            case ast.Name(id=name) | ast.Attribute(attr=name) if name in CLASSES:
                yield node.lineno, name
            case ast.Constant(value=str(text)) if text in IDS and (module, text) not in NOT_A_GAME:
                yield node.lineno, repr(text)


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_no_module_names_a_game(path: Path) -> None:
    tree = ast.parse(path.read_text("utf-8"))
    assert [f"{line}: {name}" for line, name in names_of_games(tree, name_of(path))] == []


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_no_module_asks_for_the_class_of_a_game(path: Path) -> None:
    """Facets say what a game is like, for games that share no class as well."""
    if path.parent.name == "engine":
        return
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Name) and node.id in ("PointRuleset", "TeamRuleset"):
            raise AssertionError(f"{name_of(path)}:{node.lineno}: {node.id}")
