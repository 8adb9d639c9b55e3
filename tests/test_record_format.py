"""docs/record-format.md is true: its examples are read, dealt and worked out again here."""

from __future__ import annotations

import dataclasses
import json
import re
from hashlib import sha256
from pathlib import Path

import pytest

from rook13.engine.notation import parse_action
from rook13.engine.record import (
    FORMAT,
    DealProof,
    RecordProblem,
    dump_record,
    load_record,
    replay_steps,
)
from rook13.engine.rules import game, make_rules
from rook13.engine.shuffle import deck_order
from rook13.engine.state import Playing
from rook13.table.fair_deal import verify

PAGE = (Path(__file__).parent.parent / "docs" / "record-format.md").read_text("utf-8")


def section(title: str) -> str:
    """The text under a heading."""
    return PAGE.split(f"\n## {title}\n")[1].split("\n## ")[0]


def rows(title: str) -> list[list[str]]:
    """The cells of the table in a section."""
    lines = [line for line in section(title).splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def example(title: str = "The file") -> str:
    found = re.search(r"```json\n(.*?)```", section(title), re.DOTALL)
    assert found
    return found[1]


def words_of(seed: bytes) -> list[int]:
    """The first hundred or so words, worked out as the page says."""
    blocks = b"".join(sha256(seed + i.to_bytes(8, "big")).digest() for i in range(16))
    return [int.from_bytes(blocks[at : at + 4], "big") for at in range(0, len(blocks), 4)]


def shuffled(seed: bytes, cards: list[str]) -> tuple[list[str], list[tuple[int, int, int, int]]]:
    """The deck after shuffling, and what was done, worked out as the page says."""
    words, steps = iter(words_of(seed)), []
    for k in range(len(cards) - 1, 0, -1):
        limit = 2**32 // (k + 1) * (k + 1)
        word = next(word for word in words if word < limit)
        other = word % (k + 1)
        cards[k], cards[other] = cards[other], cards[k]
        steps.append((k, word, limit, other))
    return cards, steps


def test_the_example_is_a_record_that_can_be_replayed() -> None:
    record = load_record(example())
    *_, last = replay_steps(record)
    assert isinstance(last.state.phase, Playing)
    assert [len(hand.actions) for hand in record.hands] == [1, 10]
    assert json.loads(dump_record(record)) == json.loads(example())


def test_every_field_of_the_example_is_described() -> None:
    data = json.loads(example())
    proven = json.loads(example("Proofs"))["hands"][0]["deal"]
    deals = [*(hand["deal"] for hand in data["hands"]), proven]
    names = {*data, *data["hands"][0], *(name for deal in deals for name in deal)}
    described = {row[0].split("`")[1] for row in rows("The file")}
    assert described == names
    assert f"`{FORMAT.rpartition('/')[0]}/` and the version" in PAGE


def test_the_example_of_a_proof_is_described_and_proves_its_deal() -> None:
    record = load_record(example("Proofs"))
    assert json.loads(dump_record(record))["hands"] == json.loads(example("Proofs"))["hands"]
    deal = record.hands[0].deal
    assert deal.proof is not None
    assert deal.seed is not None
    assert verify(deal.proof, deal.seed, make_rules("rook13").seats) is None
    described = {row[0].strip("`") for row in rows("Proofs")}
    assert described == {field.name for field in dataclasses.fields(DealProof)}


def test_the_worked_example_of_a_seed_is_right() -> None:
    entries = json.loads(example())["hands"]
    seed = bytes.fromhex(entries[0]["deal"]["seed"])
    rules = make_rules("rook13")
    deck, steps = shuffled(seed, [card.name for card in rules.deck.cards])
    text = section("Seeds")
    assert f"`{sha256(seed + bytes(8)).hexdigest()}`" in text
    for step in steps[:4]:
        assert "| {} | {} | {} | {} |".format(*step) in text
    laid = re.search(r"```\n(.*?)```", text, re.DOTALL)
    assert laid
    assert laid[1].split() == deck
    assert [rules.deck.cards[index].name for index in deck_order(seed, 40)] == deck
    given = entries[1]["deal"]
    for seat, hand in enumerate(given["hands"]):
        assert sorted(hand.split()) == sorted(deck[seat:36:4])
    assert sorted(given["kitty"].split()) == sorted(deck[36:])
    dealt = rules.deal(deck_order(seed, 40), rules.seat("B2").index, 1)
    assert [rules.deck.parse(hand) for hand in given["hands"]] == list(dealt.hands)


def test_the_nest_of_rook_is_every_fifth_card_at_first() -> None:
    rules = make_rules("rook")
    dealt = rules.deal(range(57), 3, 1)
    assert dealt.kitty == sum(1 << card for card in (4, 9, 14, 19, 24))
    rest = [card for card in range(57) if not dealt.kitty >> card & 1]
    assert dealt.hands[0] == sum(1 << card for card in rest[::4])


def test_the_card_after_the_hands_of_elemental_is_turned_up() -> None:
    dealt = make_rules("elemental", players=5).deal(range(60), 4, 3)
    assert dealt.kitty == 1 << 15
    assert dealt.stock.bit_count() == 44


@pytest.mark.parametrize("row", rows("Seats and cards"), ids=lambda row: row[0])
def test_seats_and_the_order_of_the_deck_are_those_of_the_game(row: list[str]) -> None:
    rules = game(row[0].strip("`"))({}, 6 if "P6" in row[1] else 4)
    ends = re.findall(r"`(\w+)`…`(\w+)`", row[2])
    names = [card.name for card in rules.deck.cards]
    joined: list[str] = []
    for first, last in ends:
        joined += names[names.index(first) : names.index(last) + 1]
    joined += re.findall(r"`(RK|FW|JO)`", row[2])
    assert joined == names
    seats = [seat.name for seat in rules.seats]
    assert row[1].strip("`").split() == seats or row[1] == f"`{seats[0]}`…`{seats[-1]}`"


@pytest.mark.parametrize("row", rows("Actions"), ids=lambda row: row[0])
def test_every_action_is_read_and_written_as_on_the_page(row: list[str]) -> None:
    action, games = row[0].strip("`"), re.findall(r"`(\w+)`", row[2])
    name = "rook13" if row[2].startswith("all") else games[0]
    rules = make_rules(name, {"misere": True} if "misere" in action else {})
    assert str(parse_action(rules, action)) == action


def test_every_problem_is_described() -> None:
    assert [row[0].strip("`") for row in rows("Errors")] == [p.value for p in RecordProblem]


def test_hidden_cards_are_read_but_not_replayed() -> None:
    data = json.loads(example())
    data["hands"] = [{"deal": {"hands": ["R5", "?", "?", "?"], "kitty": "?"}, "actions": []}]
    assert load_record(json.dumps(data)).hands[0].deal.kitty == "?"
