"""What ends a command with a sentence; cheap to load, because the window waits for it."""

from __future__ import annotations

import re

BAD_ARGUMENTS = 2
FAILED = 1
LONGEST_WORD, LONGEST_SENTENCE = 160, 320
LONGEST_ADVICE = 2000
"""Which packages to install is said in full."""


class CommandError(Exception):
    """Something the person at the keyboard can put right; the message is a short sentence."""

    status = FAILED
    longest = LONGEST_SENTENCE

    def __init__(self, sentence: str) -> None:
        super().__init__(shortened(sentence, self.longest))


class Lacking(CommandError):
    """The system lacks something; the message says how to install it."""

    longest = LONGEST_ADVICE


class UsageError(CommandError):
    """The arguments make no sense."""

    status = BAD_ARGUMENTS


def shortened(sentence: str, most: int = LONGEST_SENTENCE) -> str:
    """Return a sentence that fits on the screen, with its quotes shortened."""
    from rook13.engine.reasons import excerpt

    sentence = re.sub("“([^”]*)”", lambda quote: f"“{excerpt(quote[1])}”", sentence)
    too_long = rf"\S{{{LONGEST_WORD},}}"
    sentence = re.sub(too_long, lambda word: excerpt(word[0], LONGEST_WORD), sentence)
    return excerpt(sentence, most)
