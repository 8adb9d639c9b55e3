"""Every way in which playing together can go wrong has a sentence of its own."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from enum import Enum
from typing import Any

import pytest

from rook13.net.addresses import Endpoint
from rook13.net.client.table_client import CHOOSE_TABLE, NO_TABLES, NoEntry
from rook13.net.client.tls_client import DialFailure, DialProblem
from rook13.net.discovery.health import NetworkFact
from rook13.net.host.tls_server import ListenProblem
from rook13.protocol.errors import Code
from rook13.storage.accounts import AccountProblem
from rook13.storage.files import StorageProblem
from rook13.table import duplicate_facts, game_facts
from rook13.table import facts as f
from rook13.table import seat_facts as s
from rook13.table.commands import MOODS
from rook13.table.commands import PHRASES as PHRASE_KEYS
from rook13.table.config import Person
from rook13.table.outcome import ClosedReason, Refusal, Rejected
from rook13.wording import network, tables

ANN = Person("ab" * 32, "Ann")


@pytest.mark.parametrize(
    ("members", "sentences"),
    [
        (Refusal, tables.REFUSALS),
        (Code, network.CODES),
        (DialProblem, network.DIAL_PROBLEMS),
        (ListenProblem, network.LISTEN_PROBLEMS),
        (ClosedReason, network.CLOSED_REASONS),
        (StorageProblem, network.STORAGE_PROBLEMS),
        (AccountProblem, network.ACCOUNT_PROBLEMS),
        (NetworkFact, network.NETWORK_FACTS),
    ],
)
def test_every_problem_has_a_sentence(members: type[Enum], sentences: Mapping[Any, str]) -> None:
    by_member = isinstance(next(iter(sentences)), Enum)
    assert set(sentences) == {member if by_member else member.value for member in members}
    assert all(s[0].isupper() and s.endswith((".", "?")) for s in sentences.values())
    assert len(set(sentences.values())) == len(sentences)


def test_every_announced_fact_has_a_sentence_that_uses_only_what_it_has() -> None:
    announced = {
        kind
        for kind in f.concrete(f.Fact, f, s, game_facts, duplicate_facts)
        if not issubclass(kind, f.HiddenFact)
    }
    assert set(tables.FACTS) == announced
    for kind, sentence in tables.FACTS.items():
        fields = {field.name: "x" for field in dataclasses.fields(kind)} | {"phrase": "x"}
        assert sentence.format_map(fields)


def test_every_quick_phrase_has_words() -> None:
    assert set(tables.PHRASES) == {*PHRASE_KEYS, *MOODS}


def test_facts_name_people_and_seats() -> None:
    assert str(tables.fact_text(s.SeatTaken("A1", ANN))) == "Ann sits at A1."
    assert str(tables.fact_text(f.HostChanged(None))) == "The table has no host."
    assert str(tables.fact_text(f.PhraseSaid(ANN, "oops"))) == "Ann: Oops!"


def test_what_people_say_is_not_taken_for_a_template() -> None:
    assert str(tables.fact_text(f.Said(ANN, "{person}"))) == "Ann: {person}"


def test_versions_that_do_not_fit_are_both_named() -> None:
    assert "protocol version 2, this program version 1" in str(network.code_text("version", 2, 1))
    assert str(network.code_text("later_word")) == "The host refused with “later_word”."


@pytest.mark.parametrize(
    ("why", "sentence"),
    [
        (
            NoEntry(failure=DialFailure(DialProblem.NOT_TLS, Endpoint("10.0.0.7", 13))),
            "The program at 10.0.0.7:13 isn't a Rook13 host.",
        ),
        (NoEntry(CHOOSE_TABLE), "The host has several tables; choose one."),
        (NoEntry(NO_TABLES), "The host has no listed tables; join a private one by its code."),
        (NoEntry(Code.TABLE_FULL.value), "The table is full."),
        (
            NoEntry(Code.HOST_FULL.value),
            "The host is full right now; try again in a few minutes.",
        ),
        (
            NoEntry(Code.VERSION.value, 2, 1),
            "The host uses protocol version 2, this program version 1; they must match.",
        ),
    ],
)
def test_a_player_who_does_not_get_to_a_table_is_told_why(why: NoEntry, sentence: str) -> None:
    assert str(network.no_entry_text(why)) == sentence


def test_a_refusal_names_what_is_wrong_with_a_set_up() -> None:
    rejected = Rejected(1, 1, Refusal.BAD_CONFIG, "grace")
    assert "“grace”" in str(tables.refusal_text(rejected))
