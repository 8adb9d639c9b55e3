"""Problems that end a command with a sentence instead of a traceback."""

from __future__ import annotations

BAD_ARGUMENTS = 2
FAILED = 1


class CommandError(Exception):
    """Something the person at the keyboard can put right; the message is a sentence."""

    status = FAILED


class UsageError(CommandError):
    """The arguments make no sense."""

    status = BAD_ARGUMENTS
