"""Finds every text of the window that translators see, by context, in the order of the source.

Modules of the window name their context once, `tr = context("Lobby")`, and write their texts out
in calls of `tr`. Texts that are chosen at run time come from tables; those are listed here.
"""

import ast
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from sentences import sentence_templates, texts_from_elsewhere

import rook13
from rook13.ui import shortcuts
from rook13.ui.kit.art.card_styles import PALETTES
from rook13.ui.kit.birds import BIRDS, BIRDS_CONTEXT
from rook13.ui.kit.look import SUITS_CONTEXT, WORDING_CONTEXT
from rook13.ui.screens.new_table import words
from rook13.ui.table import tools
from rook13.wording.words import NO_TRUMP_NAME

PACKAGE = Path(rook13.__file__).parent
CONTEXT_MAKER = "context"
TABLE_MODULES = (
    *("ui/kit/look.py", "ui/kit/birds.py"),
    *("ui/screens/new_table/words.py", "ui/shortcuts.py", "ui/table/tools.py"),
)
"""Modules that translate what they look up; their tables are read by `_table_texts`."""

Texts = dict[str, list[str]]
"""The texts of each context, each once."""


class NotWrittenOut(Exception):
    """Calls whose text cannot be found by reading the source."""

    def __init__(self, places: Iterable[str]) -> None:
        super().__init__("\n".join(places))


def window_texts(package: Path = PACKAGE) -> Texts:
    """Return every text of the window and of the sentences it shows."""
    found: Texts = {}
    problems = texts_from_elsewhere()
    modules = [*sorted((package / "ui").rglob("*.py")), package / "app.py"]
    for path in modules:
        name = path.relative_to(package).as_posix()
        for context, text, line in calls(ast.parse(path.read_text(encoding="utf-8"))):
            if text is not None:
                _add(found, context, text)
            elif name not in TABLE_MODULES:
                problems.append(f"{name}:{line}: the text is not written out")
    if problems:
        raise NotWrittenOut(problems)
    for context, texts in _table_texts().items():
        for text in texts:
            _add(found, context, text)
    return found


def calls(module: ast.Module) -> Iterator[tuple[str, str | None, int]]:
    """Return each call that translates: its context, its text if written out, and its line."""
    contexts = _contexts(module)
    found = [node for node in ast.walk(module) if isinstance(node, ast.Call)]
    for node in sorted(found, key=lambda call: (call.lineno, call.col_offset)):
        name = contexts.get(node.func.id) if isinstance(node.func, ast.Name) else None
        if name is not None:
            yield name, _literal(node.args[0]) if node.args else None, node.lineno


def _add(found: Texts, context: str, text: str) -> None:
    texts = found.setdefault(context, [])
    if text not in texts:
        texts.append(text)


def _table_texts() -> Mapping[str, Iterable[str]]:
    """Return the texts that are not written out in a call, by context."""
    suits = [look.name for palette in PALETTES.values() for look in palette.looks.values()]
    return {
        BIRDS_CONTEXT: BIRDS.values(),
        **shortcuts.texts(),
        **tools.texts(),
        words.OPTIONS_CONTEXT: words.option_texts(),
        SUITS_CONTEXT: [*suits, NO_TRUMP_NAME],
        WORDING_CONTEXT: sentence_templates(),
    }


def _contexts(module: ast.Module) -> dict[str, str]:
    """Return the names that translate in a module, with their contexts."""
    strings: dict[str, str] = {}
    found: dict[str, str] = {}
    for node in module.body:
        if not isinstance(node, ast.Assign) or not isinstance(node.targets[0], ast.Name):
            continue
        name, value = node.targets[0].id, node.value
        if isinstance(value, ast.Call) and _is_named(value.func, CONTEXT_MAKER):
            given = value.args[0]
            context = strings.get(given.id) if isinstance(given, ast.Name) else _literal(given)
            assert context is not None, f"line {node.lineno}: the context is not written out"
            found[name] = context
        elif (text := _literal(value)) is not None:
            strings[name] = text
    return found


def _literal(node: ast.expr) -> str | None:
    is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
    return node.value if is_text else None  # type: ignore[attr-defined]


def _is_named(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name
