"""Chat, quick phrases, limits and muting."""

from __future__ import annotations

import pytest

from rook13.table import commands as c
from rook13.table.facts import PhraseSaid, Said
from rook13.table.hosting import TALK_LIMIT, TALK_SECONDS
from rook13.table.outcome import Refusal
from tests.table.desk import key, kinds, person, seated, told


def test_words_and_phrases_reach_everybody() -> None:
    desk = seated(2)
    outcome = desk.do("Ann", c.Chat("hello there"))
    assert outcome.facts_for(key("Bea")) == (Said(person("Ann"), "hello there"),)
    assert told(desk.do("Bea", c.Phrase("well_played"))) == ["PhraseSaid"]
    assert kinds([entry.fact for entry in desk.view("Ann").log])[-2:] == ["Said", "PhraseSaid"]


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        (c.Chat(""), Refusal.CHAT_EMPTY),
        (c.Chat(" \t "), Refusal.CHAT_EMPTY),
        (c.Chat("x" * 501), Refusal.CHAT_TOO_LONG),
        (c.Chat("a\nb"), Refusal.MALFORMED),
        (c.Phrase("rubbish"), Refusal.UNKNOWN_PHRASE),
    ],
)
def test_words_have_limits(command: c.Command, refusal: Refusal) -> None:
    assert seated(1).refused("Ann", command) is refusal


def test_five_hundred_characters_are_fine() -> None:
    seated(1).do("Ann", c.Chat("x" * 500))


def test_who_talks_too_much_has_to_wait_and_others_need_not() -> None:
    desk = seated(2)
    for _ in range(TALK_LIMIT):
        desk.do("Ann", c.Chat("and another thing"))
    assert desk.refused("Ann", c.Chat("listen")) is Refusal.TOO_MUCH_TALK
    assert desk.refused("Ann", c.Phrase("hello")) is Refusal.TOO_MUCH_TALK
    desk.do("Bea", c.Chat("peace at last"))
    desk.wait(TALK_SECONDS)
    desk.do("Bea", c.Chat("oh no"))
    desk.do("Ann", c.Chat("where was I"))


def test_who_mutes_somebody_neither_hears_nor_reads_them() -> None:
    desk = seated(3)
    desk.do("Bea", c.Mute(key("Ann"), True), c.Mute(key("Ann"), True))
    assert desk.view("Bea").muted == (key("Ann"),)
    outcome = desk.do("Ann", c.Chat("hello"))
    assert outcome.facts_for(key("Bea")) == ()
    assert kinds(outcome.facts_for(key("Cal"))) == ["Said"]
    assert "Said" not in kinds([entry.fact for entry in desk.view("Bea").log])
    desk.do("Bea", c.Mute(key("Ann"), False))
    assert "Said" in kinds([entry.fact for entry in desk.view("Bea").log])
    assert desk.refused("Bea", c.Mute(key("Zoe"), True)) is Refusal.UNKNOWN_PERSON


def test_who_mutes_somebody_does_not_see_their_reactions() -> None:
    desk = seated(3)
    desk.do("Bea", c.Mute(key("Ann"), True))
    for mood in c.MOODS[:2]:
        outcome = desk.do("Ann", c.Phrase(mood))
        assert outcome.facts_for(key("Bea")) == ()
        assert outcome.facts_for(key("Cal")) == (PhraseSaid(person("Ann"), mood),)
    assert "PhraseSaid" not in kinds([entry.fact for entry in desk.view("Bea").log])
    assert kinds(desk.do("Cal", c.Phrase("happy")).facts_for(key("Bea"))) == ["PhraseSaid"]
