"""Hypothesis strategies for anything on the wire, made from the limits that the types declare."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec
from hypothesis import strategies as st
from msgspec import inspect

LINE = st.text(
    st.characters(codec="utf-8", exclude_categories=["C", "Z"]) | st.just(" "), max_size=40
).map(lambda text: text.strip() or "x")


def of_type(kind: Any) -> st.SearchStrategy[Any]:
    """Return values of a type within its limits, such that they can be encoded."""
    return _strategy(inspect.type_info(kind))


def _strategy(info: inspect.Type) -> st.SearchStrategy[Any]:
    match info:
        case inspect.NoneType():
            return st.none()
        case inspect.BoolType():
            return st.booleans()
        case inspect.IntType():
            return st.integers(info.ge, info.le)
        case inspect.FloatType():
            return st.floats(info.ge, info.le).map(lambda value: value + 0.0)
        case inspect.StrType():
            return _text(info.pattern, info.min_length or 0, info.max_length)
        case inspect.VarTupleType():
            return st.lists(_strategy(info.item_type), max_size=min(3, info.max_length or 3)).map(
                tuple
            )
        case inspect.TupleType():
            return st.tuples(*(_strategy(item) for item in info.item_types))
        case inspect.DictType():
            return st.dictionaries(_strategy(info.key_type), _strategy(info.value_type), max_size=3)
        case inspect.UnionType():
            return st.one_of(*(_strategy(option) for option in info.types))
        case inspect.StructType():
            return _struct(info.cls)
        case _:
            raise AssertionError(info)


@cache
def _struct(cls: type[msgspec.Struct]) -> st.SearchStrategy[Any]:
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.StructType)
    fields = {field.name: st.deferred(_later(field.type)) for field in info.fields}
    return st.builds(cls, **fields)


def _later(info: inspect.Type) -> Any:
    return lambda: _strategy(info)


@cache
def _text(pattern: str | None, shortest: int, longest: int | None) -> st.SearchStrategy[str]:
    if pattern is None or "^(?!" in pattern or pattern.endswith("]+\\Z"):
        lines = LINE if longest is None or longest >= 40 else st.text("abc", max_size=longest)
        return lines.filter(lambda text: len(text) >= shortest and _fits(pattern, text))
    return st.from_regex(pattern, fullmatch=True, alphabet=st.characters(codec="ascii")).filter(
        lambda text: longest is None or len(text) <= longest
    )


def _fits(pattern: str | None, text: str) -> bool:
    return pattern is None or re.search(pattern, text) is not None
