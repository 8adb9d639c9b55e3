"""`rook13 simulate`: lets bots play whole games and counts the results."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rook13.bots.levels import Bot, steady
from rook13.cli.arguments import (
    add_any_seed,
    add_bots,
    add_game,
    add_json,
    bot_levels,
    rules_from,
    whole_number,
)
from rook13.cli.problems import CommandError
from rook13.cli.records import drawn_dealer
from rook13.cli.score_sheet import side_sums
from rook13.cli.terminal import Progress
from rook13.engine.actions import Action, Deal
from rook13.engine.game import apply, new_game, seat_to_act
from rook13.engine.record import Recorder, deal_from_seed, dump_record
from rook13.engine.redaction import view_for
from rook13.engine.ruleset import Ruleset
from rook13.engine.shuffle import derive_seed
from rook13.engine.state import HandResult

USUAL_GAMES = 100
MOST_HANDS = 1000


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """What came out of a game; no winners means that it was stopped."""

    winners: tuple[str, ...]
    results: tuple[HandResult, ...]
    redeals: int
    actions: int
    recorder: Recorder


class SelfPlay:
    """A game between bots, in which everything follows from the seed."""

    def __init__(
        self, rules: Ruleset, bots: Sequence[Bot], names: Sequence[str], seed: bytes
    ) -> None:
        dealer = drawn_dealer(rules, seed)
        self._state = new_game(rules, dealer)
        self._bots = bots
        self._seed = seed
        self._recorder = Recorder(rules, names, dealer)
        self._deals = 0
        self._actions = 0

    def play(self, deal_limit: int) -> PlayedGame:
        """Play to the end, or until so many hands have been dealt and another is due."""
        action = self._next_action(deal_limit)
        while action is not None:
            self._state, _ = apply(self._state, action)
            self._recorder.add(action)
            self._actions += 1
            action = self._next_action(deal_limit)
        view = view_for(self._state, None)
        redeals = self._deals - len(view.results)
        return PlayedGame(view.winners, view.results, redeals, self._actions, self._recorder)

    def _next_action(self, deal_limit: int) -> Action | None:
        seat = seat_to_act(self._state)
        if seat is None:
            return None
        view = view_for(self._state, seat)
        if not isinstance(view.legal[0], Deal):
            return self._bots[seat.index].choose(view)
        if self._deals == deal_limit:
            return None
        self._deals += 1
        return deal_from_seed(self._state, derive_seed(self._seed.hex(), self._deals).hex())


@dataclass(slots=True)
class Statistics:
    """Counts over games; everything that is per side is in the order of the sides."""

    rules: Ruleset
    games: int = 0
    unfinished: int = 0
    shared: int = 0
    hands: int = 0
    redeals: int = 0
    actions: int = 0
    bids: int = 0
    bids_made: int = 0
    wins: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    score: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        for counts in (self.wins, self.points, self.score):
            counts.extend([0] * len(self.rules.sides))

    def add(self, game: PlayedGame) -> None:
        self.games += 1
        self.actions += game.actions
        self.hands += len(game.results)
        self.unfinished += not game.winners
        self.shared += len(game.winners) > 1
        self.redeals += game.redeals
        for side in game.winners:
            self.wins[self.rules.sides.index(side)] += 1
        for result in game.results:
            self._add_result(result)

    def _add_result(self, result: HandResult) -> None:
        if result.bids:
            bids, tricks = (side_sums(self.rules, each) for each in (result.bids, result.tricks))
            over = [taken - bid for bid, taken in zip(bids, tricks, strict=True)]
            self.bids += len(over)
            self.bids_made += sum(not more if self.rules.exact else more >= 0 for more in over)
        elif result.made is not None:
            self.bids += 1
            self.bids_made += result.made
        for side in range(len(self.rules.sides)):
            self.points[side] += result.points[side]
            self.score[side] += result.score[side]

    def as_json(self) -> dict[str, object]:
        sides = self.rules.sides
        return {
            "games": self.games,
            "unfinished": self.unfinished,
            "hands": self.hands,
            "redeals": self.redeals,
            "actions": self.actions,
            "wins": dict(zip(sides, self.wins, strict=True)),
            "shared_wins": self.shared,
            "bids": {"made": self.bids_made, "set": self.bids - self.bids_made},
            "made_rate": _ratio(self.bids_made, self.bids),
            "average_points": {
                side: _ratio(points, self.hands)
                for side, points in zip(sides, self.points, strict=True)
            },
            "average_score": {
                side: _ratio(score, self.hands)
                for side, score in zip(sides, self.score, strict=True)
            },
        }

    def lines(self) -> list[str]:
        """Return a table for people."""
        taken = "points" if self.rules.counts_points else "tricks"
        made, missed = ("exact", "missed") if self.rules.exact else ("made", "set")
        lines = [
            f"games     {self.games:,}{self._remarks()}",
            f"hands     {self.hands:,}, plus {self.redeals:,} redeals; {self.actions:,} actions",
            f"bids      {_percent(self.bids_made, self.bids)} {made},"
            f" {_percent(self.bids - self.bids_made, self.bids)} {missed}, of {self.bids:,}",
            "",
            f"side   {'wins':>7} {'of games':>9} {taken + '/hand':>14} {'score/hand':>13}",
        ]
        for place, side in enumerate(self.rules.sides):
            lines.append(
                f"{side:<6} {self.wins[place]:>7,} {_percent(self.wins[place], self.games):>9}"
                f" {_ratio(self.points[place], self.hands):>14.2f}"
                f" {_ratio(self.score[place], self.hands):>13.2f}"
            )
        return lines

    def _remarks(self) -> str:
        remarks = []
        if self.unfinished:
            remarks.append(f"{self.unfinished:,} unfinished")
        if self.shared:
            remarks.append(f"{self.shared:,} tied for first place")
        return f" ({', '.join(remarks)})" if remarks else ""


def _ratio(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0


def _percent(part: int, whole: int) -> str:
    return f"{part / whole:.1%}" if whole else "–"


def add_arguments(parser: ArgumentParser) -> None:
    """Add what the command takes."""
    add_game(parser)
    parser.add_argument(
        "--games", metavar="N", type=whole_number(1), default=USUAL_GAMES, help="number of games"
    )
    add_any_seed(parser, "games")
    add_bots(parser, default="random")
    parser.add_argument(
        "--hand-limit",
        metavar="N",
        type=whole_number(1),
        default=MOST_HANDS,
        help=f"stop a game after this many deals (default: {MOST_HANDS})",
    )
    parser.add_argument("--save", metavar="DIR", type=Path, help="save a record of each game here")
    add_json(parser)


def run(arguments: Namespace) -> int:
    """Run the command, and return its exit status."""
    rules = rules_from(arguments)
    levels = bot_levels(arguments.bots, rules)
    statistics = Statistics(rules)
    progress = Progress(arguments.games, "games", sys.stderr)
    try:
        for game in _games(rules, levels, arguments):
            statistics.add(game)
            if arguments.save:
                _save(game, arguments.save, statistics.games)
            progress.update(statistics.games)
    finally:
        progress.close()
    _report(statistics, levels, arguments)
    return 0


def _games(rules: Ruleset, levels: Sequence[str], arguments: Namespace) -> Iterator[PlayedGame]:
    for number in range(1, arguments.games + 1):
        seed = derive_seed("simulate", arguments.seed, number)
        bots = [
            steady(level, derive_seed(seed.hex(), seat.name))
            for level, seat in zip(levels, rules.seats, strict=True)
        ]
        names = [f"Bot {level}" for level in levels]
        yield SelfPlay(rules, bots, names, seed).play(arguments.hand_limit)


def _save(game: PlayedGame, folder: Path, number: int) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        text = dump_record(game.recorder.record())
        (folder / f"game-{number:05}.json").write_text(f"{text}\n", encoding="utf-8")
    except OSError as error:
        raise CommandError(f"Can't write to {folder}: {error.strerror}.") from None


def _report(statistics: Statistics, levels: Sequence[str], arguments: Namespace) -> None:
    rules = statistics.rules
    if arguments.json:
        setting = {
            "game": rules.id,
            "options": rules.options.differing(),
            "players": rules.players,
            "seed": arguments.seed,
            "bots": list(levels),
        }
        print(json.dumps(setting | statistics.as_json(), ensure_ascii=False))
        return
    print(f"{rules.title}, bots {', '.join(levels)}, seed {arguments.seed}")
    print("\n".join(statistics.lines()))
