"""Reading records from files, with every problem told in a sentence."""

from __future__ import annotations

import sys
from pathlib import Path

from rook13.cli.errors import CommandError
from rook13.engine.record import Record, RecordError, load_record
from rook13.engine.rules import RULESETS
from rook13.wording.refusals import record_text

STANDARD_INPUT = "-"


def read_record(name: str) -> Record:
    """Read a record from a file, or from standard input."""
    try:
        if name == STANDARD_INPUT:
            return load_record(getattr(sys.stdin, "buffer", sys.stdin).read())
        return load_record(Path(name).read_bytes())
    except OSError as error:
        raise CommandError(f"{name} cannot be read: {error.strerror}.") from None
    except RecordError as error:
        raise CommandError(str(record_text(error))) from None


def replay_failure(record: Record, error: RecordError) -> CommandError:
    """Return what is wrong with a record that could be read but not replayed."""
    known = [ruleset for ruleset in RULESETS if ruleset.id == record.game]
    return CommandError(str(record_text(error, known[0] if known else None)))
