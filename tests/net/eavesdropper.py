"""Searches everything that a client has received for what it must not know."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any

from rook13.engine.actions import Deal
from rook13.engine.record import Record, replay_steps
from rook13.engine.ruleset import Ruleset

RUNNING = ("auction", "exchange", "trump", "play")
PRIVATE = {"hand_dealt", "kitty_taken", "discard_laid"}
CARD = re.compile(r"\b[RYBG](?:5|6|7|8|9|10|11|12|13|14)\b")

Json = dict[str, Any]


Hands = Sequence[set[str]]
"""The cards that each seat was dealt."""


def check_frames(frames: Sequence[str], seat: str | None, deals: dict[int, list[Hands]]) -> int:
    """Check every message; `deals` are those of each hand of the game, thrown-in ones included.

    Returns how many messages of a running hand were searched.
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
            assert any(_is_innocent(view, game, seat, hands) for hands in deals[game["number"]])
    return searched


def _is_innocent(view: Json, game: Json, seat: str | None, hands: Hands) -> bool:
    """Whether all that is named was dealt to the viewer, found by them in the kitty, or played."""
    names = [each["seat"] for each in game["seats"]]
    own = hands[names.index(seat)] if seat else set()
    played = {card for trick in game.get("tricks", []) for card in _cards(trick["plays"])}
    played |= _cards(game.get("trick", []))
    kitty = set(game.get("kitty", "").split())
    if kitty and game.get("declarer") != seat:
        return False
    told = {name: value for name, value in view.items() if name != "log"}
    return _cards(told) <= own | kitty | played


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


def _cards(told: Any) -> set[str]:
    return set(CARD.findall(json.dumps(told)))


def dealt_hands(rules: Ruleset, record: Record) -> dict[int, list[Hands]]:
    """The cards that each seat was dealt, by hand of the game."""
    deals: dict[int, list[Hands]] = {}
    for step in replay_steps(record):
        if isinstance(step.action, Deal) and step.action.cards is not None:
            hands = [{c.name for c in rules.deck.in_mask(hand)} for hand in step.action.cards.hands]
            deals.setdefault(step.state.match.number, []).append(hands)
    return deals
