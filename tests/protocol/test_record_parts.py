"""A record at a host, fetched hand by hand, whatever its length and whatever happens in between."""

from __future__ import annotations

import pytest

from rook13.engine.record import DealRecord, HandRecord, Record, dump_record
from rook13.protocol.errors import RemoteProtocolError
from rook13.protocol.framing import encode
from rook13.protocol.messages import RecordPart
from rook13.protocol.replies import RemoteRecord, record_part

CARDS = tuple(f"A1 R{card}" for card in range(60))


def game(hands: int, seed: int = 0, actions: tuple[str, ...] = CARDS) -> Record:
    """A game of so many hands, whose seeds begin with a number."""
    played = (
        HandRecord(DealRecord(seed=f"{seed:032x}{number:032x}"), actions) for number in range(hands)
    )
    return Record("rook13", {}, ("Änn", "Bea", "Cy", "Di"), "A1", tuple(played))


def fetch(own: RemoteRecord, *told: Record | None) -> list[RecordPart]:
    """Fetch a record that is another at each request; the last stays."""
    parts = []
    while True:
        record, *later = told
        parts.append(record_part(record, own.question))
        encode(parts[-1])
        if own.take(parts[-1]):
            return parts
        told = tuple(later) or told


@pytest.mark.parametrize("hands", [0, 1, 2, 50])
def test_the_parts_make_the_whole(hands: int) -> None:
    own = RemoteRecord()
    parts = fetch(own, game(hands))
    assert own.record == game(hands)
    assert (len(parts) > 1) is (hands > 30)


def test_only_the_hands_that_are_new_are_sent() -> None:
    own = RemoteRecord()
    for hands in (1, 2, 4, 4):
        before = len(own.record.hands) if own.record else 0
        (part,) = fetch(own, game(hands))
        assert (part.first, part.total) == (before, hands)
        assert part.text.count('"seed"') == hands - before
        assert own.record == game(hands)


def test_no_record_is_an_empty_text() -> None:
    own = RemoteRecord()
    assert fetch(own, None) == [RecordPart()]
    assert own.record is None
    fetch(own, game(2), None)
    fetch(own, None)
    assert own.record is None


@pytest.mark.parametrize(
    "other", [game(3, seed=1), game(1), game(0), game(50, seed=1), game(2, actions=CARDS[:9])]
)
def test_hands_that_were_taken_back_or_are_of_another_game_are_fetched_again(other: Record) -> None:
    own = RemoteRecord()
    fetch(own, game(3))
    fetch(own, other)
    assert own.record == other
    fetch(own, game(50), other)
    assert own.record == other


@pytest.mark.parametrize(
    "part",
    [
        RecordPart(1, 3, dump_record(game(2))),
        RecordPart(0, 1, dump_record(game(2))[:-1]),
        RecordPart(0, 1, dump_record(game(0))),
    ],
)
def test_what_was_not_asked_for_or_is_not_whole_is_a_breach(part: RecordPart) -> None:
    with pytest.raises(RemoteProtocolError):
        RemoteRecord().take(part)
