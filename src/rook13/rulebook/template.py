"""A small, strict template language for texts whose sentences depend on values.

    {target}  {points_in_play - 90}               a value, or what is worked out from values
    {if floor == None}…{elif …}…{else}…{end}      alternatives, inline or around whole lines
    {# why this is worded so}                     a note that no reader sees

A tag other than a value takes its line with it when it stands there alone.

Expressions know the names of values, numbers, 'words', None, `+ - * // %`, comparisons, `and`,
`or`, `not`. A condition has to be true or false, sums and comparisons of size are for numbers,
and equality for two things of a kind (anything may be compared with None). A name that is not
among the values is an error in every branch, also in one that is not taken.
"""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass

Values = Mapping[str, object]

_BRANCH_WORDS = frozenset({"if", "elif", "else", "end"})
_TAG = re.compile(
    r"^[ \t]*\{(?P<alone>(?:(?:if|elif|else|end)\b|#)[^{}\n]*)\}[ \t]*\n"
    r"|\{(?P<inline>[^{}\n]*)\}",
    re.MULTILINE,
)
_SUMS: Mapping[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}
_ORDERS: Mapping[type[ast.cmpop], Callable[[int, int], bool]] = {
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}


class TemplateError(Exception):
    """A template is not written in this language, or uses a value that it was not given."""


@dataclass(frozen=True, slots=True)
class _Token:
    """A tag (its first word and the rest), plain text, or a value."""

    word: str
    rest: str
    line: int


@dataclass(frozen=True, slots=True)
class _Expression:
    tree: ast.expr
    line: int


@dataclass(frozen=True, slots=True)
class _Branch:
    """What is shown when the condition holds; `else` has none."""

    condition: _Expression | None
    parts: tuple[_Part, ...]


@dataclass(frozen=True, slots=True)
class _Choice:
    branches: tuple[_Branch, ...]


_Part = str | _Expression | _Choice


def render(template: str, values: Values) -> str:
    """Return the template with every tag replaced by what it stands for."""
    parts, end = _parts(_tokens(template))
    if end is not None:
        raise _error(f"{{{end.word}}} without {{if}}", end.line)
    for expression in _expressions(parts):
        _check_names(expression, values)
    return _filled(parts, values)


def show(value: object) -> str:
    """Return a value as readers see it: a true minus sign, and `none`."""
    if value is None:
        return "none"
    if isinstance(value, str):
        return value
    return str(_number(value)).replace("-", "\N{MINUS SIGN}")


def _error(problem: str, line: int) -> TemplateError:
    return TemplateError(f"line {line}: {problem}")


def _tokens(template: str) -> Iterator[_Token]:
    start = 0
    for match in _TAG.finditer(template):
        yield _text(template, start, match.start())
        yield _tag(
            (match["alone"] or match["inline"] or "").strip(), _line(template, match.start())
        )
        start = match.end()
    yield _text(template, start, len(template))


def _text(template: str, start: int, end: int) -> _Token:
    text = template[start:end]
    stray = re.search("[{}]", text)
    if stray:
        raise _error(f"a lone '{stray[0]}'", _line(template, start + stray.start()))
    return _Token("text", text, _line(template, start))


def _tag(inside: str, line: int) -> _Token:
    if inside.startswith("#"):
        return _Token("text", "", line)
    word, _, rest = inside.partition(" ")
    return _Token(word, rest, line) if word in _BRANCH_WORDS else _Token("value", inside, line)


def _line(template: str, place: int) -> int:
    return template.count("\n", 0, place) + 1


def _parts(tokens: Iterator[_Token]) -> tuple[tuple[_Part, ...], _Token | None]:
    """Return everything up to the tag that closes this level, and that tag."""
    parts: list[_Part] = []
    for token in tokens:
        if token.word == "text":
            parts.append(token.rest)
        elif token.word == "value":
            parts.append(_expression(token))
        elif token.word == "if":
            parts.append(_choice(token, tokens))
        else:
            return tuple(parts), token
    return tuple(parts), None


def _choice(opening: _Token, tokens: Iterator[_Token]) -> _Choice:
    branches: list[_Branch] = []
    token = opening
    while token.word != "end":
        if branches and branches[-1].condition is None:
            raise _error(f"{{{token.word}}} after {{else}}", token.line)
        condition = _condition(token)
        parts, closing = _parts(tokens)
        if closing is None:
            raise _error("{if} without {end}", opening.line)
        branches.append(_Branch(condition, parts))
        token = closing
    _condition(token)
    return _Choice(tuple(branches))


def _condition(token: _Token) -> _Expression | None:
    if token.word in {"if", "elif"}:
        return _expression(token)
    if token.rest:
        raise _error(f"'{token.rest}' after the word '{token.word}'", token.line)
    return None


def _expression(token: _Token) -> _Expression:
    try:
        return _Expression(ast.parse(token.rest.strip(), mode="eval").body, token.line)
    except SyntaxError:
        raise _error(f"cannot read '{token.rest}'", token.line) from None


def _expressions(parts: tuple[_Part, ...]) -> Iterator[_Expression]:
    for part in parts:
        if isinstance(part, _Expression):
            yield part
        elif isinstance(part, _Choice):
            for branch in part.branches:
                yield from (branch.condition,) if branch.condition else ()
                yield from _expressions(branch.parts)


def _check_names(expression: _Expression, values: Values) -> None:
    for node in ast.walk(expression.tree):
        if isinstance(node, ast.Name) and node.id not in values:
            raise _error(f"there is no value '{node.id}'", expression.line)


def _filled(parts: tuple[_Part, ...], values: Values) -> str:
    return "".join(_fill(part, values) for part in parts)


def _fill(part: _Part, values: Values) -> str:
    if isinstance(part, str):
        return part
    if isinstance(part, _Expression):
        with _at(part.line):
            return show(_evaluate(part.tree, values))
    for branch in part.branches:
        if _holds(branch.condition, values):
            return _filled(branch.parts, values)
    return ""


def _holds(condition: _Expression | None, values: Values) -> bool:
    if condition is None:
        return True
    with _at(condition.line):
        return _truth(_evaluate(condition.tree, values))


@contextmanager
def _at(line: int) -> Iterator[None]:
    """Turn what goes wrong in an expression into an error that names its line."""
    try:
        yield
    except (TypeError, ZeroDivisionError) as error:
        raise _error(str(error), line) from None


def _evaluate(node: ast.expr, values: Values) -> object:
    match node:
        case ast.Constant(value=int() | str() | None as value) if not isinstance(value, bool):
            return value
        case ast.Name(id=name):
            return values[name]
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -_number(_evaluate(operand, values))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            return not _truth(_evaluate(operand, values))
        case ast.BoolOp(op=op, values=operands):
            truths = (_truth(_evaluate(operand, values)) for operand in operands)
            return all(truths) if isinstance(op, ast.And) else any(truths)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _SUMS:
            numbers = _number(_evaluate(left, values)), _number(_evaluate(right, values))
            return _SUMS[type(op)](*numbers)
        case ast.Compare(left=left, ops=[op], comparators=[right]):
            return _compared(op, _evaluate(left, values), _evaluate(right, values))
    raise TypeError(f"'{ast.unparse(node)}' is not part of the language")


def _compared(op: ast.cmpop, left: object, right: object) -> bool:
    if type(op) in _ORDERS:
        return _ORDERS[type(op)](_number(left), _number(right))
    if not isinstance(op, ast.Eq | ast.NotEq):
        raise TypeError("only == != < <= > >= compare")
    if left is not None and right is not None and type(left) is not type(right):
        raise TypeError(f"{left!r} and {right!r} are not of a kind")
    return (left == right) is isinstance(op, ast.Eq)


def _number(value: object) -> int:
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise TypeError(f"{value!r} is not a number")


def _truth(value: object) -> bool:
    if isinstance(value, bool):
        return value
    raise TypeError(f"{value!r} is not true or false")
