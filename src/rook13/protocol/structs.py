"""The three kinds of struct that everything on the wire is made of."""

from __future__ import annotations

import re

from msgspec import Struct

_WORD_START = re.compile(r"(?<!^)(?=[A-Z])")


def tag_of(class_name: str) -> str:
    """Return how a class is called on the wire: `JoinTable` is `join_table`."""
    return _WORD_START.sub("_", class_name).lower()


class Asked(
    Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag_field="type",
    tag=tag_of,
):
    """Something a client sends; a field that the host does not know is refused."""


class Told(Struct, frozen=True, omit_defaults=True, tag_field="type", tag=tag_of):
    """Something a host sends; a client skips fields that it does not know."""


class Value(Struct, frozen=True, omit_defaults=True):
    """A part of something a host sends."""
