"""What somebody means who types a code or an address."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass

from rook13.net.codes import WORDS_IN_CODE, BadCode, parse_code, words
from rook13.net.endpoint import BadEndpoint, Endpoint

LIKELY_CODE = 2
"""So many known words of three make a misspelt code rather than a host with hyphens."""


@dataclass(frozen=True, slots=True)
class JoinRequest:
    """A table that somebody wants to join: by its code, or at a host."""

    code: str | None = None
    endpoint: Endpoint | None = None
    password: str | None = None


@dataclass(frozen=True, slots=True)
class Understood:
    """How a text is understood; without code and endpoint it is not enough yet."""

    code: str | None = None
    endpoint: Endpoint | None = None
    words_left: int = 0
    """How many words are missing, if it is the beginning of a code."""
    unknown: str = ""
    """A word that no code has."""
    suggestion: str = ""
    """The word that was probably meant."""

    @property
    def is_enough(self) -> bool:
        """Return whether somebody can be asked for the table."""
        return self.code is not None or self.endpoint is not None


def understand(text: str) -> Understood:
    """Read a code in whatever case and separators, or an address."""
    try:
        return Understood(code=parse_code(text))
    except BadCode as error:
        misspelt = _misspelt(text, error.unknown)
    if misspelt is not None:
        return misspelt
    try:
        return Understood(endpoint=Endpoint.parse(text))
    except BadEndpoint:
        return _beginning(text)


def _misspelt(text: str, unknown: tuple[str, ...]) -> Understood | None:
    typed = re.findall(r"[a-z]+", text.casefold())
    looks_like_code = not re.search(r"[\d.:]", text) and len(typed) == WORDS_IN_CODE
    if not looks_like_code or len(typed) - len(unknown) < LIKELY_CODE:
        return None
    return _unknown(unknown[0])


def _beginning(text: str) -> Understood:
    typed = re.findall(r"[a-z]+", text.casefold())
    if not typed or re.search(r"[\d.:]", text) or len(typed) > WORDS_IN_CODE:
        return Understood()
    known = set(words())
    for word in typed[:-1]:
        if word not in known:
            return _unknown(word)
    if len(typed) == WORDS_IN_CODE:
        return _unknown(typed[-1])
    return Understood(words_left=WORDS_IN_CODE - len(typed))


def _unknown(word: str) -> Understood:
    near = difflib.get_close_matches(word, words(), n=1)
    return Understood(unknown=word, suggestion=near[0] if near else "")
