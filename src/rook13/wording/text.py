"""Sentences as templates with their values, so that they can still be translated."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

TWO_OF_A_LIST = "{first} and {last}"
EITHER = "{first} or {last}"
MORE_OF_A_LIST = "{first}, {rest}"


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence or word: a template and its values, which may be texts themselves."""

    template: str
    values: Mapping[str, Text | str | int] = field(default_factory=dict)

    def render(self, translate: Callable[[str], str] = str) -> str:
        """Return the sentence with every template in it translated."""
        filled = {
            name: value.render(translate) if isinstance(value, Text) else value
            for name, value in self.values.items()
        }
        return translate(self.template).format_map(filled)

    def __str__(self) -> str:
        """Return the sentence in English."""
        return self.render()


def verbatim(words: str) -> Text:
    """Return a text that is the same in every language, such as a name."""
    return Text("{words}", {"words": words})


def as_text(words: Text | str) -> Text:
    """Return words as a text, if they are not one already."""
    return words if isinstance(words, Text) else verbatim(words)


def all_of(items: Iterable[Text | str]) -> Text:
    """Return a list in words: “a”, “a and b”, “a, b and c”."""
    return _listed(items, either=False)


def any_of(items: Iterable[Text | str]) -> Text:
    """Return a choice in words: “a”, “a or b”, “a, b or c”."""
    return _listed(items, either=True)


def _listed(items: Iterable[Text | str], *, either: bool) -> Text:
    first, *rest = items
    if not rest:
        return as_text(first)
    if len(rest) == 1:
        return Text(EITHER if either else TWO_OF_A_LIST, {"first": first, "last": rest[0]})
    return Text(MORE_OF_A_LIST, {"first": first, "rest": _listed(rest, either=either)})
