"""The rules of a game as text for players, with the options of a table filled in.

The masters are Jinja templates in Markdown: `resources/rules/<id>.md` in English, and
`resources/rules/<language>/<id>.md` in other languages. They may use what `Ruleset.facts()` gives:
the options of the game and what follows from them.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator, Mapping
from functools import lru_cache

from jinja2 import Environment, StrictUndefined, Template

from rook13.resources import resource

LINE_WIDTH = 88
ENGLISH = "en"

_LIST_ITEM = re.compile(r"(?:- |\d+\. )")
_STANDS_ALONE = ("#", "|")
_NO_BREAK = "\N{NO-BREAK SPACE}"
# What would look like the start of a list, a table or a heading at the start of a line.
_NOT_AT_LINE_START = re.compile(r" (?=(?:\d+\.|[-+*#|>])(?: |$))")


def _shown(value: object) -> object:
    """Return a value as readers write it: a true minus sign, and `none`."""
    if value is None:
        return "none"
    return str(value).replace("-", "\N{MINUS SIGN}") if isinstance(value, int) else value


# A tag that stands alone takes its line with it; a misspelt name is an error.
TEMPLATES = Environment(
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    keep_trailing_newline=True,
    finalize=_shown,
)


def has_rules(game_id: str, language: str) -> bool:
    """Return whether the rules of a game have been translated."""
    try:
        resource(_master(game_id, language))
    except FileNotFoundError:
        return False
    return True


def rules_text(game_id: str, values: Mapping[str, object], language: str = ENGLISH) -> str:
    """Return the rules of a game for a table with these options, as Markdown.

    What has not been translated is in English.
    """
    name = _master(game_id, language if has_rules(game_id, language) else ENGLISH)
    return reflow(_template(name).render(values))


@lru_cache(maxsize=16)
def _template(name: str) -> Template:
    """Return a master that is ready to be filled in, which takes longer than filling it in."""
    return TEMPLATES.from_string(resource(name).read_text(encoding="utf-8"))


def _master(game_id: str, language: str) -> str:
    folder = "rules" if language == ENGLISH else f"rules/{language}"
    return f"{folder}/{game_id}.md"


def reflow(markdown: str) -> str:
    """Return the same Markdown with its paragraphs wrapped and single blank lines between them."""
    blocks = "\n".join(_wrapped(paragraph) for paragraph in _paragraphs(markdown))
    return re.sub(r"\n{3,}", "\n\n", blocks).strip("\n") + "\n"


def _paragraphs(markdown: str) -> Iterator[str]:
    """Yield blank lines, headings and table rows one by one, the lines of a paragraph joined."""
    gathered: list[str] = []
    for line in (line.strip() for line in markdown.splitlines()):
        alone = not line or line.startswith(_STANDS_ALONE)
        if gathered and (alone or _LIST_ITEM.match(line)):
            yield " ".join(gathered)
            gathered = []
        if alone:
            yield line
        else:
            gathered.append(line)
    if gathered:
        yield " ".join(gathered)


def _wrapped(paragraph: str) -> str:
    if paragraph.startswith(_STANDS_ALONE):
        return paragraph
    marker = _LIST_ITEM.match(paragraph)
    wrapped = textwrap.fill(
        _NOT_AT_LINE_START.sub(_NO_BREAK, paragraph),
        LINE_WIDTH,
        subsequent_indent=" " * marker.end() if marker else "",
        break_long_words=False,
        break_on_hyphens=False,
    )
    return wrapped.replace(_NO_BREAK, " ")
