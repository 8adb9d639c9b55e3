"""A view that has been sent is the view that was seen, in every game, option and phase."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import msgspec
import pytest

from rook13.engine.events import Event
from rook13.engine.game import apply, new_game, seat_to_act
from rook13.engine.legal import DiscardChoices
from rook13.engine.redaction import view_for
from rook13.engine.rules import RULESETS
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import GameState, Phase, Playing
from rook13.engine.view import PlayerView
from rook13.protocol.errors import Code, RemoteProtocolError
from rook13.protocol.game_values import MOST_RESULTS
from rook13.protocol.vocabulary import WireTableView, read_view, write_view
from rook13.protocol.wire import wire_type
from rook13.table.config import TableConfig
from tests.engine.sheet import Sheet
from tests.protocol.wire_types import (
    WireEvent,
    WireView,
    read_event,
    read_game,
    write_event,
    write_game,
)
from tests.strategies import random_action, random_rules, walk
from tests.table.desk import Desk

GAMES = pytest.mark.parametrize("game", RULESETS, ids=lambda game: game.id)
BUDGET = 4096
UNUSED = {"elemental": Phase.EXCHANGE, "five_hundred": Phase.TRUMP}


def sent(view: PlayerView) -> tuple[PlayerView, int]:
    data = msgspec.json.encode(write_game(view))
    wire = msgspec.json.decode(data, type=WireView)
    return read_game(view.rules, wire), len(data)


def sent_event(rules: Ruleset, event: Event) -> Event:
    data = msgspec.json.encode(write_event(rules, event))
    return read_event(rules, msgspec.json.decode(data, type=WireEvent))


@GAMES
def test_every_view_of_random_games_survives_the_way(game: type[Ruleset]) -> None:
    rng = random.Random(f"views of {game.id}")
    phases: Counter[Phase] = Counter()
    sizes: list[int] = []

    def visit(state: GameState) -> None:
        if isinstance(state.phase, Playing) and rng.random() < 0.85:
            return
        for seat in (*state.rules.seats, None):
            view = view_for(state, seat)
            back, size = sent(view)
            assert back == view
            assert back.rules == view.rules
            assert type(back.legal) is type(view.legal)
            phases[view.phase] += 1
            sizes.append(size)

    for _ in range(6):
        walk(random_rules(game, rng), rng, 220, visit)
    assert set(Phase) - set(phases) <= {Phase.GAME_OVER, UNUSED.get(game.id)}
    assert max(sizes) < BUDGET
    assert sum(sizes) / len(sizes) < BUDGET / 2


@GAMES
def test_every_event_of_random_games_survives_the_way(game: type[Ruleset]) -> None:
    rng = random.Random(f"events of {game.id}")
    for _ in range(5):
        rules = random_rules(game, rng)
        state = new_game(rules, rng.choice(rules.seats))
        for _ in range(200):
            if seat_to_act(state) is None:
                break
            state, events = apply(state, random_action(state, rng))
            for event in events:
                assert sent_event(rules, event) == event


@GAMES
def test_the_end_of_a_game_survives_the_way(game: type[Ruleset]) -> None:
    rng = random.Random(f"end of {game.id}")
    rules = game()
    state = new_game(rules, rules.seats[0])
    # Close to the end already: random play loses more points than it wins.
    state = state._replace(match=replace(state.match, totals=(495,) * len(rules.sides)))
    while seat_to_act(state) is not None:
        state, _ = apply(state, random_action(state, rng))
    for seat in (*rules.seats, None):
        view = view_for(state, seat)
        assert view.winners
        assert sent(view)[0] == view


def test_discards_travel_as_cards_and_a_number() -> None:
    sheet = Sheet("rook13").deal_seed("07" * 32)
    sheet.play("A1 bid 65, B1 pass, A2 pass, B2 pass")
    view = sheet.view("A1")
    wire = write_game(view)
    assert wire.legal == ()
    assert wire.legal_discards is not None
    assert len(wire.legal_discards.cards.split()) == 13
    assert wire.legal_discards.size == 4
    back, size = sent(view)
    assert isinstance(back.legal, DiscardChoices)
    assert back == view
    assert size < 1000


def test_a_view_reads_like_notation() -> None:
    sheet = Sheet("rook13", dealer="B2").deal_seed("07" * 32)
    wire = write_game(sheet.play("A1 bid 65").view("B1"))
    assert wire.calls == ("A1 bid 65",)
    assert wire.turn == "B1"
    assert wire.phase == "auction"
    assert wire.legal[0] == "B1 bid 70"
    assert wire.legal[-1] == "B1 pass"
    assert wire.seats[0].call == "65"


def test_of_a_very_long_game_only_the_latest_results_travel() -> None:
    sheet = Sheet("rook13", {"dealer_redeal": "off"})
    state = walk(sheet.rules, random.Random(5), 500)
    view = view_for(state, None)
    results = tuple(
        replace(view.results[0], number=number) for number in range(1, MOST_RESULTS + 31)
    )
    view = replace(view, results=results)
    before = replace(Desk(TableConfig(options={"dealer_redeal": "off"})).view("Ann"), game=view)
    data = msgspec.json.encode(write_view(before))
    wire = msgspec.json.decode(data, type=WireTableView)
    assert wire.game.earlier_results == 30
    assert len(msgspec.json.encode(wire.game)) < 24_000
    assert read_view(wire, before).game == view
    alone = read_view(wire).game
    assert alone is not None
    assert alone.results == results[30:]


@pytest.mark.parametrize(
    "change",
    [
        {"hand": "R99"},
        {"turn": "P6"},
        {"phase": "lunch"},
        {"legal": ("B1",)},
        {"legal": ("B1 bid many",)},
        {"calls": ("A1 bid",)},
        {"calls": ("A1 bid 65 70",)},
        {"calls": ("A1",)},
        {"calls": ("Q1 pass",)},
        {"trick": ("A1",)},
        {"trick": ("A1 R14 R13",)},
        {"trump": "Q"},
        {"contract": "12345"},
        {"declarer": "Z1"},
    ],
)
def test_a_view_that_makes_no_sense_is_the_hosts_fault(change: dict[str, object]) -> None:
    sheet = Sheet("rook13", dealer="B2").deal_seed("07" * 32)
    wire = write_game(sheet.play("A1 bid 65").view("B1"))
    with pytest.raises(RemoteProtocolError) as error:
        read_game(sheet.rules, msgspec.structs.replace(wire, **change))
    assert error.value.code is Code.BAD_MESSAGE


def test_an_event_that_makes_no_sense_is_the_hosts_fault() -> None:
    wire = msgspec.json.decode(b'{"type":"card_played","seat":"A1","card":"Q7"}', type=WireEvent)
    with pytest.raises(RemoteProtocolError):
        read_event(Sheet("rook13").rules, wire)


def test_a_spectator_with_discards_is_read_without_any() -> None:
    sheet = Sheet("rook13").deal_seed("07" * 32)
    sheet.play("A1 bid 65, B1 pass, A2 pass, B2 pass")
    wire = msgspec.structs.replace(write_game(sheet.view("A1")), seat=None)
    assert read_game(sheet.rules, wire).legal == ()


def test_a_type_that_nobody_has_taught_is_our_own_mistake() -> None:
    with pytest.raises(TypeError, match="bytes"):
        wire_type(bytes)
