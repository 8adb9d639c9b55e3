"""A host that says anything at all breaks nothing that reads and shows it as text.

Set ROOK13_SOAK for 20,000 mutated messages.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from copy import deepcopy
from io import StringIO
from pathlib import Path
from typing import Any
from unittest.mock import patch

from rook13.cli.screen import Screen
from rook13.cli.terminal import Style
from rook13.engine.hand_summary import bid_made, breakdown, hand_so_far
from rook13.engine.ruleset import Ruleset
from rook13.net.client.deal_verifier import DealVerifier
from rook13.protocol.errors import RemoteProtocolError
from rook13.protocol.framing import decode_to_client
from rook13.protocol.messages import Joined, Update
from rook13.protocol.vocabulary import read_facts, read_view
from rook13.table.facts import Fact
from rook13.table.game_facts import GameEvent
from rook13.table.views import TableView
from rook13.wording.tables import fact_text
from rook13.wording.words import Names

GOLDEN = Path(__file__).parents[1] / "protocol" / "golden" / "to_client.jsonl"
COUNT = 20_000 if os.environ.get("ROOK13_SOAK") else 1500
NUMBERS, TEXTS = (None, True, 0, -1, 7, 1_000_000), ("", "A1", "Z9", "R", "pass", "A" * 300)
ODD: tuple[Any, ...] = (*NUMBERS, *TEXTS, [], [1], {})


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every place in a JSON value: what it is in, and its key there."""
    if not isinstance(value, dict | list):
        return
    for key in value if isinstance(value, dict) else range(len(value)):
        yield value, key
        yield from places(value[key])


def mutate(value: Any, rng: random.Random) -> None:
    found = list(places(value))
    if not found:
        return
    where, key = rng.choice(found)
    others = [box[each] for box, each in found if type(box[each]) is type(where[key])]
    what = rng.randrange(4)
    if what == 0:
        where[key] = deepcopy(rng.choice(ODD))
    elif what == 1:
        where[key] = deepcopy(rng.choice(others))
    elif what == 2:
        del where[key]
    elif isinstance(where, list):
        where.append(deepcopy(where[key]))


def show(view: TableView, facts: tuple[Fact, ...], rules: Ruleset) -> None:
    """Say all that a terminal says of a table."""
    names = tuple(seat.name for seat in rules.seats)
    told = Names(rules, names)
    screen = Screen(told, view.own_seat or rules.seats[0], Style())
    for fact in facts:
        str(fact_text(fact, told))
    DealVerifier().checks(facts, view, rules)
    game = view.game
    if game is None:
        return
    events = [fact.event for fact in facts if isinstance(fact, GameEvent)]
    screen.tell(events, game)
    for part in (screen.hand, screen.table, screen.last_trick, screen.score, screen.recap):
        part(game)
    if game.turn is not None and game.turn == game.seat:
        screen.your_turn(game)
    hand_so_far(game)
    for result in game.results:
        breakdown(game, result)
    for seat in rules.seats:
        bid_made(game, seat)
    for event in events:
        game = game.after(event)


def test_no_message_of_a_host_raises() -> None:
    rng = random.Random(13)
    frames = [json.loads(line) for line in GOLDEN.read_bytes().splitlines()]
    frames = [frame for frame in frames if frame["type"] in ("joined", "update")]
    with patch("sys.stdout", StringIO()):
        for _ in range(COUNT):
            frame = deepcopy(rng.choice(frames))
            for _ in range(rng.randint(1, 3)):
                mutate(frame, rng)
            try:
                message = decode_to_client(json.dumps(frame).encode())
                if not isinstance(message, Joined | Update):
                    continue
                view = read_view(message.view)
                rules = view.config.rules()
                facts = read_facts(rules, message.facts) if isinstance(message, Update) else ()
            except RemoteProtocolError:
                continue
            show(view, facts, rules)
