"""What a table tells comes back equal, and everything that it knows to tell can be sent."""

from __future__ import annotations

import random
from dataclasses import replace

import msgspec
import pytest

from rook13.engine.rules import RULESETS
from rook13.engine.ruleset import Ruleset
from rook13.net.host.journals import NoJournal
from rook13.protocol.framing import HEADER, decode_to_client, encode
from rook13.protocol.messages import Update
from rook13.protocol.vocabulary import (
    WireFact,
    read_facts,
    read_view,
    write_command,
    write_facts,
    write_view,
)
from rook13.table import commands
from rook13.table.config import Pacing, Person, TableConfig
from rook13.table.outcome import Outcome, Refusal, Refused
from rook13.table.table import Table


@pytest.mark.parametrize(
    "command",
    [
        commands.Chat(""),
        commands.Chat("x" * 501),
        commands.Chat("two\nlines"),
        commands.Chat("half a character: \ud83d"),
        commands.Sit("Z9"),
        commands.SeatBot("A1", "GENIUS"),
        commands.Kick("nobody"),
        commands.Contribute(-1, "ab" * 32),
        commands.Configure(TableConfig("x" * 41)),
        commands.Configure(TableConfig("\ud83d")),
        commands.Configure(TableConfig(options={"target": 10**9})),
    ],
    ids=str,
)
def test_what_a_host_would_not_read_is_not_sent(command: commands.Command) -> None:
    with pytest.raises(Refused) as caught:
        write_command(command)
    assert caught.value.refusal is Refusal.MALFORMED


@pytest.mark.parametrize("game", RULESETS, ids=lambda game: game.id)
def test_a_whole_table_survives_the_way(game: type[Ruleset]) -> None:
    ann, cal = Person("ab" * 32, "Ann", "wren"), Person("cd" * 32, "Cal")
    config = TableConfig("Den", game.id, turn_clock=30, undo=True)
    rng = random.Random(1)
    table = Table("t1", config, ann, NoJournal(), rng.randbytes, 0.0, pacing=Pacing(0, 0, 5, 1, 9))
    table.join(cal, 0.0)
    asked = [
        (ann, commands.Sit(table.state.rules.seats[0].name)),
        (cal, commands.Sit(table.state.rules.seats[1].name)),
        (cal, commands.Chat("hello")),
        (ann, commands.Ready(True)),
        (cal, commands.Ready(True)),
        (ann, commands.DealForMe(True)),
        (cal, commands.DealForMe(True)),
        (ann, commands.Start()),
    ]
    for number, (person, command) in enumerate(asked, 1):
        _check(table, table.handle(person.key, number, table.revision, command, 0.0))
    for _ in range(60):
        deadline = table.next_deadline()
        assert deadline is not None
        _check(table, table.tick(deadline))
    assert table.state.game is not None


def _check(table: Table, outcome: Outcome) -> None:
    """Everything that would be sent comes back equal, and fits its limits."""
    rules = table.state.rules
    for told in outcome.announcements:
        (wire,) = write_facts(rules, [told.fact])
        read = msgspec.json.decode(msgspec.json.encode(wire), type=WireFact)
        assert read_facts(rules, [read]) == (told.fact,)
    for key in ("ab" * 32, "cd" * 32, None):
        view = table.view_for(key, 1.0)
        data = encode(Update(write_view(view)))[HEADER:]
        back = decode_to_client(data)
        assert isinstance(back, Update)
        read_back = read_view(back.view)
        # Of the log as much is sent as fits.
        assert replace(read_back, log=()) == replace(view, log=())
        assert view.log[len(view.log) - len(read_back.log) :] == read_back.log
