"""Journals of the first release are restored, and written again to the same text.

The files in `golden/` were written by the program before its facts were declared once: tables of
all games, people who do anything, people alone. Beside each journal are the frames that the
restored table sent to Ann, to Bea and to a passer-by. They are never regenerated; a fact that is
missing gets another journal, as the promises of shares did.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rook13.protocol.framing import HEADER, encode
from rook13.protocol.messages import Joined
from rook13.protocol.vocabulary import write_view
from rook13.table.journal import JOURNALED, JournalEntry, restored
from rook13.table.table import Table
from tests.table.desk import AT_ONCE, Pages, key

GOLDEN = Path(__file__).parent / "golden"
JOURNALS = sorted(path.stem for path in GOLDEN.glob("*.jsonl") if "views" not in path.name)
NOW = 5000.0
ADDED_SINCE = re.compile(r',"(undos|bot_moves)":\d+')
"""What seats tell now and did not then; a client of then skips it."""


def lines(name: str) -> list[str]:
    # Not splitlines: what people say may hold other breaks of line.
    return (GOLDEN / name).read_text(encoding="utf-8").split("\n")[:-1]


@pytest.mark.parametrize("title", JOURNALS)
def test_every_entry_is_written_as_it_was(title: str) -> None:
    entries = lines(f"{title}.jsonl")
    for number, text in enumerate(entries):
        rules = restored(entries[:number]).state.rules if number else None
        assert str(JournalEntry.parse(text, rules)) == text


@pytest.mark.parametrize("title", JOURNALS)
def test_a_journal_is_restored_to_the_same_table(title: str) -> None:
    entries = lines(f"{title}.jsonl")
    table = Table.resume(restored(entries), Pages(entries), bytes, NOW, pacing=AT_ONCE)
    keys = (key("Ann"), key("Bea"), None)
    sent = [encode(Joined(write_view(table.view_for(each, NOW))))[HEADER:] for each in keys]
    bodies = [ADDED_SINCE.sub("", body.decode()) for body in sent]
    assert bodies == lines(f"{title}.views.jsonl")


def test_every_fact_is_in_some_journal() -> None:
    text = "\n".join(line for title in JOURNALS for line in lines(f"{title}.jsonl"))
    for name in JOURNALED:
        assert f'"is":"{name}"' in text
