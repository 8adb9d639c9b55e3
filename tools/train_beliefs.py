"""Learn what calls and plays tell about hidden cards: `python -m tools.train_beliefs rook13`.

Bots of several levels play hands together. From those follows how players choose a card, where each
kind of card lies after such calls, and how likely a world is as a whole. The last two are learned
by telling the real cards from those of worlds that could have been. Every fifth hand is kept apart
and tells how much was learned. The same seed gives the same figures.
"""

from __future__ import annotations

import json
import math
import random
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path

from rook13.bots.beliefs import (
    ASIDE,
    CLASSES,
    PLACES,
    BeliefModel,
    auction_of,
    card_class,
    judge_of,
    learned_weights,
    played_cards,
    played_promises,
    promise_players,
    promises_exactly,
)
from rook13.bots.heuristic_bots import NormalBot
from rook13.bots.levels import Bot
from rook13.bots.search_bots import ExpertBot, HardBot
from rook13.bots.search_setup import Budget, cards_of, contract_of, no_model
from rook13.bots.worlds import World, Worlds, hidden_cards, plain_worlds, tables_of
from rook13.engine.actions import Deal
from rook13.engine.cards import bits
from rook13.engine.game import apply, new_game, seat_to_act
from rook13.engine.record import deal_from_seed
from rook13.engine.redaction import view_for
from rook13.engine.rules import make_rules
from rook13.engine.ruleset import Ruleset
from rook13.engine.shuffle import derive_seed
from rook13.engine.state import GameState, Playing
from rook13.engine.view import PlayerView
from rook13.kernel import (
    FEATURES,
    PROMISE_FEATURES,
    PROMISE_KINDS,
    ROLES,
    SITUATIONS,
    WORLD_FEATURES,
    legal,
)

RESOURCE = Path(__file__).parents[1] / "resources" / "bots" / "beliefs.json"
DEALS, EXACT_DEALS = 500, 2000
"""Where promises are exact, a search plays against what was learned, so more hands pay."""
ITERATIONS = 500
KEPT_APART = 5
"""One of so many hands is not learned from."""
MOMENTS = 10
"""In so many moments of a hand the real world is told from others."""
OTHERS = 24
FEWEST_CHOICES = 100
"""With fewer examples any card is taken to be as likely."""
EPOCHS, RATE, DECAY = 8, 0.15, 1e-4


class Unbiased(ExpertBot):
    """Plays as Expert would without beliefs, which would otherwise be learned from themselves."""

    draw = staticmethod(plain_worlds)
    opponents = staticmethod(no_model)


def _unbiased(seed: bytes) -> Bot:
    return Unbiased(seed, Budget(ITERATIONS))


def _hard(seed: bytes) -> Bot:
    return HardBot(seed, Budget(ITERATIONS))


def _normal(seed: bytes) -> Bot:
    return NormalBot()


PLAYERS = {_unbiased: 5, _hard: 4, _normal: 1}
"""Who plays the hands, and how often: beliefs must hold at any table."""

Rows = list[list[float]]
"""The features of what was so, and then of what could have been instead."""
Moment = tuple[PlayerView, World]


@dataclass
class Examples:
    """What is learned from, and what is kept apart to see how much was learned."""

    learned: list[Rows] = field(default_factory=list)
    tested: list[Rows] = field(default_factory=list)

    def add(self, number: int, rows: Rows) -> None:
        (self.learned if number % KEPT_APART else self.tested).append(rows)


def hands(rules: Ruleset, seed: str, deals: int) -> Iterator[list[GameState]]:
    """Play deals, and return for each the states in which a card was played."""
    for number in range(deals):
        rng = random.Random(derive_seed("beliefs", seed, number))
        state = new_game(rules, rules.seats[number % rules.players])
        if rules.goal.rounds is not None:
            at_round = replace(state.match, number=number % rules.goal.rounds + 1)
            state = GameState(rules, at_round, state.phase)
        makers = rng.choices(list(PLAYERS), list(PLAYERS.values()), k=rules.players)
        bots = [
            make(derive_seed("beliefs", seed, number, seat)) for seat, make in enumerate(makers)
        ]
        state, _ = apply(state, deal_from_seed(state, derive_seed("beliefs", seed, number).hex()))
        found: list[GameState] = []
        while not state.match.results and (seat := seat_to_act(state)):
            view = view_for(state, seat)
            if isinstance(view.legal[0], Deal):
                break
            if isinstance(state.phase, Playing):
                found.append(state)
            state, _ = apply(state, bots[seat.index].choose(view))
        yield found


def seen_by_mover(state: GameState) -> Moment:
    """Return what the seat in turn sees, and the world as it really is."""
    seat = seat_to_act(state)
    assert seat is not None
    assert isinstance(state.phase, Playing)
    view, held = view_for(state, seat), state.phase.hands
    known = {index: held[index] for index in range(view.rules.players)}
    return view, World(held, hidden_cards(view, known))


def choices(state: GameState) -> Iterator[tuple[int, Rows]]:
    """Return the kind of each choice so far, and features of all cards, the one played first."""
    assert isinstance(state.phase, Playing)
    view, held = seen_by_mover(state)[0], list(state.phase.hands)
    if promises_exactly(view.rules):
        yield from promised_choices(view, held)
        return
    plays = played_cards(view, [0.0] * (SITUATIONS * ROLES * FEATURES))
    for place in reversed(range(plays.count)):
        seat = plays.seats[place]
        held[seat] |= 1 << plays.played[place]
        rows = plays.described(place, held[seat])
        if len(rows) > 1:
            yield plays.kind(place, held[seat]), rows


def promised_choices(view: PlayerView, held: list[int]) -> Iterator[tuple[int, Rows]]:
    """Return the same of players who promised tricks.

    They sum up features by their weights, so who has one weight alone tells one feature.
    """
    players = [
        promise_players(view, contract_of(view).bids, alone * PROMISE_KINDS)
        for alone in one_at_a_time(PROMISE_FEATURES)
    ]
    for moment in reversed(played_promises(view, players[0]).moments):
        held[moment.seat] |= 1 << moment.card
        moves = legal(cards_of(view), held[moment.seat], moment.led)
        others = [1 << card for card in bits(moves) if card != moment.card]
        if others:
            for player in players:
                player.consider(moment, held[moment.seat], moves)
            cards = (1 << moment.card, *others)
            yield players[0].kind, [[player.worth(bit) for player in players] for bit in cards]


def one_at_a_time(count: int) -> Iterator[list[float]]:
    """Return lists in which one number after the other is 1, and the others are 0."""
    for place in range(count):
        yield [float(other == place) for other in range(count)]


def cards_held(view: PlayerView, world: World) -> list[float]:
    """Count the classes of cards by who holds them, and by the price that seats called."""
    tables, points = tables_of(view), view.rules.deck.points
    found = [0.0] * (CLASSES * PLACES)
    for seat in view.seats:
        if seat.seat == view.seat or seat.sits_out:
            continue
        kind, price = auction_of(view, seat)
        for card in bits(world.hands[seat.seat.index]):
            place = 2 * kind * CLASSES + card_class(tables, points, card)
            found[place] += 1
            found[place + CLASSES] += price
    if view.declarer is not None and view.trump_known:
        for card in bits(world.aside):
            found[ASIDE + card_class(tables, points, card)] += 1
    return found


def fit(groups: Sequence[Rows], size: int, rng: random.Random) -> list[float]:
    """Return weights by which the first row of each group is likeliest, by gradient descent."""
    weights, squares = [0.0] * size, [1e-6] * size
    order = list(groups)
    for _ in range(EPOCHS):
        rng.shuffle(order)
        for rows in order:
            shares = _shares(weights, rows)
            for place in range(size):
                slope = DECAY * weights[place] - rows[0][place]
                slope += sum(share * row[place] for share, row in zip(shares, rows, strict=True))
                if slope:
                    squares[place] += slope * slope
                    weights[place] -= RATE * slope / math.sqrt(squares[place])
    return [round(weight, 3) for weight in weights]


def _shares(weights: Sequence[float], rows: Rows) -> list[float]:
    scores = [sum(a * b for a, b in zip(weights, row, strict=True)) for row in rows]
    top = max(scores)
    worths = [math.exp(score - top) for score in scores]
    total = sum(worths)
    return [worth / total for worth in worths]


def surprise(weights: Sequence[float], groups: Sequence[Rows]) -> float:
    """Return how unlikely what was so seems on average, as the number of equal chances."""
    logs = [-math.log(_shares(weights, rows)[0]) for rows in groups]
    return math.exp(sum(logs) / len(logs)) if logs else 1.0


class Training:
    """Learns the beliefs of one game from hands that were played."""

    def __init__(self, rules: Ruleset, played: Sequence[list[GameState]], seed: str) -> None:
        self._rules = rules
        self._played = played
        self._rng = random.Random(derive_seed("train-beliefs", seed, rules.id))
        self.lines: list[str] = []
        plays = self._plays()
        model = BeliefModel([0.0] * (CLASSES * PLACES), plays, [0.0] * WORLD_FEATURES)
        model = replace(model, cards=self._worlds("cards", model, cards_held))
        self.model = replace(
            model,
            world=self._worlds(
                "worlds",
                model,
                lambda view, world: judge_of(view, model).described(world.hands, world.aside),
            ),
        )

    def _plays(self) -> list[float]:
        count, size = SITUATIONS * ROLES, FEATURES
        if promises_exactly(self._rules):
            count, size = PROMISE_KINDS, PROMISE_FEATURES
        kinds = [Examples() for _ in range(count)]
        for number, states in enumerate(self._played):
            for kind, rows in choices(states[-1]):
                kinds[kind].add(number, rows)
        found: list[float] = []
        before, after = 0.0, 0.0
        nothing = [0.0] * size
        for examples in kinds:
            enough = len(examples.learned) >= FEWEST_CHOICES
            weights = fit(examples.learned, size, self._rng) if enough else nothing
            found += weights
            before += math.log(surprise(nothing, examples.tested)) * len(examples.tested)
            after += math.log(surprise(weights, examples.tested)) * len(examples.tested)
        tested = sum(len(examples.tested) for examples in kinds)
        self._report("plays", math.exp(before / tested), math.exp(after / tested))
        return found

    def _worlds(
        self,
        name: str,
        model: BeliefModel,
        describe: Callable[[PlayerView, World], list[float]],
    ) -> list[float]:
        """Learn to tell real worlds from others that are dealt by the weights learned so far."""
        examples, weigh = Examples(), learned_weights(model)
        for number, states in enumerate(self._played):
            for state in self._rng.sample(states, min(len(states), MOMENTS)):
                view, real = seen_by_mover(state)
                drawn = Worlds(view, self._rng.getrandbits(30), weigh).draw_many(OTHERS)
                examples.add(number, [describe(view, world) for world in (real, *drawn)])
        size = len(examples.learned[0][0])
        weights = fit(examples.learned, size, self._rng)
        self._report(name, OTHERS + 1, surprise(weights, examples.tested))
        return weights

    def _report(self, name: str, before: float, after: float) -> None:
        self.lines.append(f"{name}: one of {after:.2f} instead of {before:.2f}")


def main() -> None:
    """Play, learn and write."""
    parser = ArgumentParser(prog="python -m tools.train_beliefs", description="Learn beliefs.")
    parser.add_argument("games", nargs="+")
    parser.add_argument("--deals", type=int)
    parser.add_argument("--seed", default="a")
    arguments = parser.parse_args()
    for game in arguments.games:
        rules = make_rules(game)
        deals = arguments.deals or (EXACT_DEALS if promises_exactly(rules) else DEALS)
        played = [states for states in hands(rules, arguments.seed, deals) if states]
        training = Training(rules, played, arguments.seed)
        print(f"{game}, {len(played)} hands; {'; '.join(training.lines)}", flush=True)
        learned = json.loads(RESOURCE.read_text("utf-8")) if RESOURCE.exists() else {}
        learned[game] = asdict(training.model)
        rows = [f'"{name}": {json.dumps(learned[name])}' for name in sorted(learned)]
        RESOURCE.write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
