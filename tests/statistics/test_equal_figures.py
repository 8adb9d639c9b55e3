"""Figures are the same however the games came: played, imported, counted again, or deleted."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from rook13.engine.record import HandRecord
from rook13.statistics.derived import catch_up, rebuild
from rook13.statistics.profile import read_profile
from rook13.storage.database import Database
from rook13.storage.exchange import export_games, import_games
from rook13.storage.games import PastGames
from tests.statistics.known_games import (
    ALL_FOR_A,
    ANN,
    CAL,
    CHEAP_FOR_A,
    SET_FOR_B,
    damage,
    game,
    table,
)

DAY = 86_400.0
HANDS = (ALL_FOR_A, CHEAP_FOR_A, SET_FOR_B, HandRecord(ALL_FOR_A.deal, ALL_FOR_A.actions[:1]))
FATES = ("stays", "goes", "is damaged", "is left before")


@dataclass(frozen=True)
class Played:
    """A game that was played once, and what became of it."""

    hand: int
    number: int
    """Which makes it another game than all others, with a target of its own."""
    hour: int
    seat: int
    with_cal: bool
    fate: str

    def add(self, database: Database, *, whole: bool = True) -> None:
        people = table("cal" if self.with_cal else "")
        turned = (*people[-self.seat :], *people[: -self.seat]) if self.seat else people
        hand = HANDS[self.hand]
        if not whole:
            hand = HandRecord(hand.deal, hand.actions[:1])
        seat = ("A1", "B1", "A2", "B2")[self.seat]
        PastGames(database, ANN).add(
            *(game(hand, target=TARGETS[self.number]), seat, ("A",) if whole else (), 0),
            self.hour * DAY / 3,
            participants=turned,
            duration=60.0 if whole else None,
        )


TARGETS = (100, 105, 110, 115, 120, 60)


@st.composite
def games_played(draw: st.DrawFn) -> list[Played]:
    hours = draw(st.lists(st.integers(1, 40), min_size=1, max_size=len(TARGETS), unique=True))
    return [
        Played(
            draw(st.integers(0, len(HANDS) - 1)),
            number,
            hour,
            draw(st.integers(0, 3)),
            draw(st.booleans()),
            draw(st.sampled_from(FATES)),
        )
        for number, hour in enumerate(hours)
    ]


def figures(database: Database) -> dict[str, Any]:
    """All figures of Ann and Cal, with the time of a game in the place of its number."""
    catch_up(database)
    times: dict[int, float] = dict(database.read("SELECT id, finished FROM games"))

    def timed(value: Any) -> Any:
        if isinstance(value, dict):
            return {
                key: times[each] if key == "game_id" else timed(each) for key, each in value.items()
            }
        return value

    found = {}
    for who in (ANN, CAL, "bot:hard"):
        profile = read_profile(database, ANN, who)
        found[who] = timed(
            {
                "totals": msgspec.to_builtins(profile.totals),
                "ratings": msgspec.to_builtins(profile.ratings),
            }
        )
    return found


def play(database: Database, games: Sequence[Played], *, at_once: bool) -> None:
    for each in games:
        if each.fate == "is left before":
            each.add(database, whole=False)
            if not at_once:
                catch_up(database)
        each.add(database)
        if each.fate == "is damaged":
            (newest,) = database.read("SELECT max(id) FROM games")[0]
            damage(database, newest)
        if not at_once:
            catch_up(database)
    past = PastGames(database, ANN)
    for each in games:
        if each.fate == "goes":
            (row,) = database.read("SELECT id FROM games WHERE finished = ?", [each.hour * DAY / 3])
            past.delete(row[0])


@settings(max_examples=20)
@given(games_played(), st.randoms(use_true_random=False))
def test_figures_are_the_same_however_the_games_came(games: list[Played], rng: Any) -> None:
    with TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)

        def make(title: str) -> Database:
            return stack.enter_context(closing(Database.open(folder / f"{title}.db")))

        played, together, imported = make("played"), make("together"), make("imported")
        play(played, games, at_once=False)
        expected = figures(played)
        shuffled = list(games)
        rng.shuffle(shuffled)
        play(together, shuffled, at_once=True)
        assert figures(together) == expected
        rebuild(played)
        assert figures(played) == expected
        past, file = PastGames(together, ANN), folder / "all.rook13"
        export_games(past, past.ids(), file)
        if any(each.fate not in ("goes", "is damaged") for each in games):
            import_games(PastGames(imported, ANN), file, 1e9)
            import_games(PastGames(imported, ANN), file, 1e9)
        assert figures(imported) == expected
