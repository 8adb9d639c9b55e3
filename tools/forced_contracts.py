"""Contracts that seats are forced to play: what the auction of the bots is learned from.

Each seat of a deal declares in turn at a price near what its hand looks worth, exchanges and plays
as Hard does, and so do the others. Everything follows from the seed.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rook13.bots.calibration import calibration_of
from rook13.bots.hand_value import expected_tricks
from rook13.bots.search_bots import HardBot
from rook13.bots.search_setup import Budget
from rook13.engine.actions import Action, Bid, Pass
from rook13.engine.auction import Call
from rook13.engine.game import apply, new_game, seat_to_act
from rook13.engine.record import deal_from_seed
from rook13.engine.redaction import view_for
from rook13.engine.ruleset import Ruleset
from rook13.engine.shuffle import derive_seed
from rook13.engine.state import AuctionPhase, GameState, Phase
from rook13.engine.trick import NO_TRUMP

FOLDER = Path(__file__).parents[1] / "build" / "training"
CARD_BUDGET, EXCHANGE_BUDGET = Budget(400), Budget(2000)
OTHERS_TRICKS = 3.3
"""What partner and kitty add to a hand on average where tricks are bid."""
PRICE_SPREAD, TRICKS_SPREAD = 0.1, 1.0
STRAIN_CHOSEN = (0.55, 0.25, 0.2)
"""How often a hand is tried in its best suit, its second best, and without trump."""


@dataclass(frozen=True, slots=True)
class Result:
    """What became of one contract."""

    seat: int
    call: str
    trump: int
    taken: int


@dataclass(frozen=True, slots=True)
class Deal:
    """One deal with a contract of each seat."""

    number: int
    dealer: int
    hands: list[int]
    kitty: int
    results: list[Result]


def contracts(rules: Ruleset, seed: str, number: int) -> dict[str, object]:
    """Play one deal with each seat as the declarer, and return what came of it."""
    rng = random.Random(derive_seed("train", seed, rules.id, number))
    dealer = rules.seats[number % rules.players]
    state = new_game(rules, dealer)
    state, _ = apply(state, deal_from_seed(state, derive_seed("train", seed, number).hex()))
    if not isinstance(state.phase, AuctionPhase):
        return {"number": number, "dealer": dealer.index, "hands": [], "results": []}
    hands = list(state.phase.dealt.hands)
    found = []
    for seat in range(rules.players):
        call = _price(rules, hands[seat], rng)
        found.append(_declare(state, seat, call, derive_seed(seed, number, seat)))
    return {"number": number, "dealer": dealer.index, "hands": hands, "results": found}


def _price(rules: Ruleset, hand: int, rng: random.Random) -> Call:
    """Return a call near what a hand looks worth."""
    calls = rules.auction(1).calls
    if not calls[0].tricks:
        tricks = max(expected_tricks(rules.tables(suit.index), hand) for suit in rules.deck.suits)
        share = calibration_of(rules).expected_share(tricks) + rng.gauss(0, PRICE_SPREAD)
        return min(calls, key=lambda call: abs(call.value - share * calls[-1].value))
    suits = sorted(
        (suit.index for suit in rules.deck.suits),
        key=lambda suit: -expected_tricks(rules.tables(suit), hand),
    )
    trump = rng.choices((suits[0], suits[1], NO_TRUMP), STRAIN_CHOSEN)[0]
    tricks = expected_tricks(rules.tables(trump), hand) + OTHERS_TRICKS
    tricks += rng.gauss(0, TRICKS_SPREAD)
    strain = [
        call
        for call in calls
        if not call.misere and (call.suit.index if call.suit else NO_TRUMP) == trump
    ]
    return min(strain, key=lambda call: abs(call.tricks - tricks))


def _declare(state: GameState, seat: int, call: Call, seed: bytes) -> list[object]:
    """Let a seat have a contract, play the hand, and return what its side took."""
    rules = state.rules
    bots = [HardBot(derive_seed(seed.hex(), place)) for place in range(rules.players)]
    while not state.match.results:
        turn = seat_to_act(state)
        assert turn is not None
        view = view_for(state, turn)
        if view.phase is Phase.AUCTION:
            action = bid_or_pass(view.legal, call if turn.index == seat else None)
        else:
            budget = CARD_BUDGET if view.phase is Phase.PLAY else EXCHANGE_BUDGET
            action = bots[turn.index].choose(view, budget)
        state, _ = apply(state, action)
    result = state.match.results[0]
    declarer = result.declarer
    return [declarer, str(result.call), result.trump, result.points[rules.side_of[declarer]]]


def bid_or_pass(legal: Sequence[Action], call: Call | None) -> Action:
    """Return the bid that is wanted, else a pass, else the lowest bid."""
    bids = [action for action in legal if isinstance(action, Bid)]
    wanted = [bid for bid in bids if bid.call == call]
    passes = [action for action in legal if isinstance(action, Pass)]
    return [*wanted, *passes, *bids][0]


def generate(rules: Ruleset, seed: str, deals: int, path: Path) -> None:
    """Add the contracts of so many deals to a file; those it has already are not played again."""
    known = {row["number"] for row in _rows(path)} if path.exists() else set()
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        for number in range(deals):
            if number not in known:
                print(json.dumps(contracts(rules, seed, number)), file=file, flush=True)


def _rows(path: Path) -> Iterator[dict[str, Any]]:
    with path.open(encoding="utf-8") as file:
        for line in file:
            yield json.loads(line)


def read(rules: Ruleset, path: Path) -> Iterator[Deal]:
    """Return the deals in a file that were played."""
    for row in _rows(path):
        if row["results"]:
            kitty = rules.deck.all_mask
            for hand in row["hands"]:
                kitty &= ~hand
            results = [Result(*result) for result in row["results"]]
            yield Deal(row["number"], row["dealer"], row["hands"], kitty, results)
