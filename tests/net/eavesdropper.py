"""Searches everything that a client has received for what it must not know."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from rook13.engine.actions import Deal
from rook13.engine.record import Record, replay_steps
from rook13.engine.ruleset import Ruleset

RUNNING = ("auction", "exchange", "trump", "play")
PRIVATE = {"hand_dealt", "kitty_taken", "discard_laid"}
NO_CARDS = {"log", "call", "calls", "contract", "results", "config"}
"""What names no card, though a call may read like one: `7H`."""
SEATS = {"seat", "own_seat", "turn", "dealer", "declarer", "winner", "winners"}
ACTIONS = {"legal", "plays", "trick"}
"""Where a seat comes first, which may read like a card too: `B1 R14`."""

Json = dict[str, Any]


Hands = Sequence[set[str]]
"""The cards that each seat was dealt."""


def check_frames(
    frames: Sequence[str], seat: str | None, deals: dict[int, list[Hands]], names: set[str]
) -> int:
    """Check every message; `deals` are those of each hand of the game, thrown-in ones included.

    `names` are those of all cards. Returns how many messages of a running hand were searched.
    """
    searched = 0
    _check_secrets(frames)
    for text in frames:
        message = json.loads(text)
        view = message.get("view")
        if view is None:
            continue
        _check_facts([entry["fact"] for entry in view.get("log", [])], None)
        _check_facts(message.get("facts", []), seat)
        game = view.get("game")
        if game and game["phase"] in RUNNING:
            searched += 1
            named = _cards(view, names)
            played = _cards([game.get("tricks", []), game.get("trick", [])], names)
            dealt = deals[game["number"]]
            innocent = any(_is_innocent(game, seat, hands, named - played) for hands in dealt)
            assert innocent, f"{seat} was told {named - played} in {text}"
    return searched


def _is_innocent(game: Json, seat: str | None, hands: Hands, named: set[str]) -> bool:
    """Whether all that is named was dealt to the viewer, found by them in the kitty, or is open."""
    names = [each["seat"] for each in game["seats"]]
    own = hands[names.index(seat)] if seat else set()
    kitty = set(game.get("kitty", "").split())
    if kitty and game.get("declarer") != seat:
        return False
    face_up = {card for each in game["seats"] for card in each.get("face_up", "").split()}
    return named <= own | kitty | face_up | {game.get("turned", "")}


def _check_facts(facts: Sequence[Json], seat: str | None) -> None:
    for fact in facts:
        event = fact.get("event", {})
        assert event.get("type") not in PRIVATE or event["seat"] == seat is not None


def _check_secrets(frames: Sequence[str]) -> None:
    """No secret and no seed is told before it is revealed."""
    known: set[str] = set()
    revealed = [
        (place, fact)
        for place, text in enumerate(frames)
        for fact in json.loads(text).get("facts", [])
        if fact["type"] == "deal_revealed"
    ]
    for place, fact in revealed:
        for word in (fact["secret"], fact["seed"]):
            assert word not in known
            known.add(word)
            assert not any(word in text for text in frames[:place])


def _cards(told: Any, names: set[str], key: str = "") -> set[str]:
    """Every card that is named anywhere in what was told."""
    if isinstance(told, dict):
        found = [
            _cards(value, names, key)
            for key, value in told.items()
            if key not in NO_CARDS and key not in SEATS
        ]
        return set().union(*found)
    if isinstance(told, list):
        return set().union(*(_cards(value, names, key) for value in told))
    if not isinstance(told, str) or " bid " in told:
        return set()
    words = told.split()
    return set(words[1:] if key in ACTIONS else words) & names


def dealt_hands(rules: Ruleset, record: Record) -> dict[int, list[Hands]]:
    """The cards that each seat was dealt, by hand of the game."""
    deals: dict[int, list[Hands]] = {}
    for step in replay_steps(record):
        if isinstance(step.action, Deal) and step.action.cards is not None:
            hands = [{c.name for c in rules.deck.in_mask(hand)} for hand in step.action.cards.hands]
            deals.setdefault(step.state.match.number, []).append(hands)
    return deals
