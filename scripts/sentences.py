"""Finds every template of `rook13.wording`, and proves by reading the source that it found all.

Templates are constants of the wording's modules, or written out where a `Text` is made. What a
`Text` is given may be chosen among them in any way, as long as nothing else can come out.
"""

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType

from rook13 import wording
from rook13.engine.rules import RULESETS
from rook13.wording.words import SUITS

NOTHING_BUT_A_VALUE = re.compile(r"\{\w+\}")
TEXT = "Text"


def sentence_templates() -> list[str]:
    """Return every template of the wording but the names of suits, which follow their colours."""
    found: dict[str, None] = {}
    for module in _modules():
        for name, value in vars(module).items():
            if name.isupper() and value is not SUITS:
                found |= dict.fromkeys(_templates_in(value))
        for call in _texts_made(_tree(module)):
            found |= dict.fromkeys(_written_out(call.args[0]))
    for game in RULESETS:
        found |= dict.fromkeys(game.options_class.conflict_sentences.values())
    return [text for text in found if not NOTHING_BUT_A_VALUE.fullmatch(text)]


def texts_from_elsewhere() -> list[str]:
    """Return where a `Text` is made of something that is not certainly a known template."""
    return [place for module in _modules() for place in unknown_texts(module.__name__, module)]


def unknown_texts(name: str, module: ModuleType) -> Iterator[str]:
    """Return where a module makes a `Text` of something unknown."""
    tree = _tree(module)
    functions = {node.name: node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    for function in functions.values():
        source = _Source(vars(module), functions, function)
        for call in _texts_made(function):
            if not source.is_known(call.args[0]):
                yield f"{name}:{call.lineno}: not known where the text comes from"


@dataclass(frozen=True, slots=True)
class _Source:
    """Where the values in a function come from."""

    constants: Mapping[str, object]
    functions: Mapping[str, ast.FunctionDef]
    function: ast.FunctionDef
    assumed: frozenset[str] = frozenset()
    """Names whose other values are being looked at: `x = table.get(key, x)` adds nothing new."""

    def is_known(self, node: ast.expr) -> bool:
        """Return whether nothing but templates can come out of an expression."""
        match node:
            case ast.Constant(value=str() | None):
                return True
            case ast.Name(id=name):
                return self._is_known_name(name)
            case ast.Subscript(value=table):
                return self.is_known(table)
            case ast.IfExp(body=one, orelse=other):
                return self.is_known(one) and self.is_known(other)
            case ast.BoolOp(values=parts) | ast.Tuple(elts=parts) | ast.Dict(values=parts):
                return all(self.is_known(part) for part in parts)
            case ast.Attribute(attr="conflict_sentences"):
                return True
            case ast.Call(func=ast.Attribute(value=table, attr="get"), args=[_, *rest]):
                return all(self.is_known(part) for part in (table, *rest))
            case ast.Call(func=ast.Name(id=name)) if name in self.functions:
                return self._returns_known(self.functions[name])
        return False

    def _is_known_name(self, name: str) -> bool:
        if name.isupper():
            return any(True for _ in _templates_in(self.constants.get(name)))
        if name in self.assumed:
            return True
        inside = replace(self, assumed=self.assumed | {name})
        values = [
            node.value
            for node in ast.walk(self.function)
            if isinstance(node, ast.Assign) and name in _names_in(node.targets)
        ]
        return bool(values) and all(inside.is_known(value) for value in values)

    def _returns_known(self, function: ast.FunctionDef) -> bool:
        inside = _Source(self.constants, self.functions, function)
        returns = [node for node in ast.walk(function) if isinstance(node, ast.Return)]
        return all(node.value is not None and inside.is_known(node.value) for node in returns)


def _modules() -> Iterator[ModuleType]:
    for info in pkgutil.iter_modules(wording.__path__):
        yield importlib.import_module(f"{wording.__name__}.{info.name}")


def _tree(module: ModuleType) -> ast.Module:
    assert module.__file__ is not None
    return ast.parse(Path(module.__file__).read_text(encoding="utf-8"))


def _texts_made(tree: ast.AST) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == TEXT:
            yield node


def _templates_in(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        yield from (each for each in value.values() if isinstance(each, str))


def _written_out(node: ast.expr) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def _names_in(targets: list[ast.expr]) -> set[str]:
    return {
        part.id for target in targets for part in ast.walk(target) if isinstance(part, ast.Name)
    }
