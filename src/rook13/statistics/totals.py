"""The figures of one player over many games, which grow by one game at a time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rook13.statistics.facts import BidCount, Feat, PromiseCount, Role, RoleCount, SeatFacts

LONG_STREAK = 5
"""Wins in a row that are a feat."""
PARTNER, OPPONENT = "partner", "opponent"


@dataclass(slots=True)
class Together:
    """How games with one partner, or against one opponent, ended."""

    name: str
    games: int = 0
    wins: int = 0


@dataclass(frozen=True, slots=True)
class Found:
    """A value, and the hand of a stored game where it is from."""

    value: int
    game_id: int
    place: int
    """Among the finished hands, counted from 0."""


@dataclass(slots=True)
class Achievement:
    """How often something was done, and where first."""

    count: int
    game_id: int
    place: int


@dataclass(frozen=True, slots=True)
class Help:
    """What helped a player in a game: hints, undos, and moves that a bot made in their place."""

    hints: int = 0
    undos: int = 0
    bot_moves: int = 0

    def __bool__(self) -> bool:
        return bool(self.hints or self.undos or self.bot_moves)


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """One game for the figures of one player: the facts of the seat, and what was around it."""

    game_id: int
    facts: SeatFacts
    company: Mapping[tuple[str, str], str] = field(default_factory=dict)
    """The names of the others, by PARTNER or OPPONENT and who they are."""
    seconds: float | None = None
    help: Help = Help()
    bot_levels: tuple[str, ...] = ()
    """The levels of the opponents, if all of them were bots."""


@dataclass(slots=True)
class Totals:
    """Everything that is counted; games have to be added in the order in which they ended."""

    games: int = 0
    decided: int = 0
    """Games that somebody won."""
    wins: int = 0
    hands: int = 0
    margins: int = 0
    """The sum over decided games."""
    seconds: float = 0
    hints: int = 0
    undos: int = 0
    bot_moves: int = 0
    helped: int = 0
    """Games with any help."""
    sweeps: int = 0
    streak: int = 0
    """Wins in a row until now; defeats in a row are negative."""
    longest: int = 0
    bids: dict[str, BidCount] = field(default_factory=dict)
    roles: dict[str, RoleCount] = field(default_factory=dict)
    promises: PromiseCount = field(default_factory=PromiseCount)
    company: dict[str, dict[str, Together]] = field(default_factory=dict)
    """By relation and who."""
    achievements: dict[str, Achievement] = field(default_factory=dict)
    best_hand: Found | None = None
    worst_hand: Found | None = None
    best_game: Found | None = None
    worst_game: Found | None = None

    @property
    def bid(self) -> int:
        """Return how many bids the player won, or made where everybody bids."""
        return sum(count.bid for count in self.bids.values())

    @property
    def made(self) -> int:
        """Return how many of the bids were made."""
        return sum(count.made for count in self.bids.values())

    @property
    def levels(self) -> list[tuple[str, BidCount]]:
        """Return the bids from the lowest to the highest."""
        return sorted(self.bids.items(), key=lambda item: (item[1].rank, item[0]))

    def add(self, played: PlayedGame) -> None:
        """Count one more game."""
        facts = played.facts
        self.games += 1
        self.hands += facts.hands
        self.seconds += played.seconds or 0
        self.hints += played.help.hints
        self.undos += played.help.undos
        self.bot_moves += played.help.bot_moves
        self.helped += bool(played.help)
        self.sweeps += facts.sweeps
        promises, new = self.promises, facts.promises
        promises.bids += new.bids
        promises.sum += new.sum
        promises.over += new.over
        promises.under += new.under
        for name, count in facts.bids.items():
            own = self.bids.setdefault(name, BidCount(count.rank))
            own.bid += count.bid
            own.made += count.made
        for role, taken in facts.roles.items():
            sums = self.roles.setdefault(role.value, RoleCount())
            sums.hands += taken.hands
            sums.taken += taken.taken
            sums.misere += taken.misere
            sums.made += taken.made
        self._note_extremes(played)
        for feat, place in facts.feats:
            self._achieve(feat, played.game_id, place)
        if facts.won is not None:
            self._count_result(played, facts.won)

    def role(self, role: Role) -> RoleCount:
        return self.roles.get(role.value, RoleCount())

    def _count_result(self, played: PlayedGame, won: bool) -> None:
        facts = played.facts
        last = max(0, facts.hands - 1)
        self.decided += 1
        self.wins += won
        self.margins += facts.margin
        for (relation, who), name in played.company.items():
            together = self.company.setdefault(relation, {}).setdefault(who, Together(name))
            together.name = name
            together.games += 1
            together.wins += won
        before = self.streak if (self.streak > 0) == won else 0
        self.streak = before + (1 if won else -1)
        self.longest = max(self.longest, self.streak)
        if won and self.streak == LONG_STREAK:
            self._achieve(Feat.STREAK, played.game_id, last)
        if won and played.bot_levels and set(played.bot_levels) == {"expert"}:
            self._achieve(Feat.BEAT_EXPERTS, played.game_id, last)

    def _note_extremes(self, played: PlayedGame) -> None:
        facts, game_id = played.facts, played.game_id
        if facts.best is not None and facts.worst is not None:
            best = Found(facts.best.value, game_id, facts.best.place)
            worst = Found(facts.worst.value, game_id, facts.worst.place)
            self.best_hand = _higher(self.best_hand, best)
            self.worst_hand = _lower(self.worst_hand, worst)
        if facts.won is not None:
            whole = Found(facts.margin, game_id, max(0, facts.hands - 1))
            self.best_game = _higher(self.best_game, whole)
            self.worst_game = _lower(self.worst_game, whole)

    def _achieve(self, feat: Feat, game_id: int, place: int) -> None:
        known = self.achievements.setdefault(feat.value, Achievement(0, game_id, place))
        known.count += 1


def _higher(one: Found | None, other: Found) -> Found:
    return other if one is None or other.value > one.value else one


def _lower(one: Found | None, other: Found) -> Found:
    return other if one is None or other.value < one.value else one
