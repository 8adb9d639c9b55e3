"""How the history and the profile behave as games add up: databases of 1,000 to 100,000 games.

A few dozen games are played by bots and then repeated with other dates and people. Times are those
of what the window asks of the disk's thread, and of the whole screens until they are filled.
"""

from __future__ import annotations

import json
import random
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import msgspec

from rook13.bots.levels import steady
from rook13.cli.simulate import SelfPlay
from rook13.engine.record import Record, dump_record
from rook13.engine.rules import RULESETS, make_rules
from rook13.statistics.derived import OVERALL, VERSION, catch_up, refresh
from rook13.statistics.facts import GameFacts, game_facts
from rook13.statistics.profile import read_profile
from rook13.storage.database import Database, pack
from rook13.storage.games import Participant, PastGames, make_searchable
from rook13.storage.history import ALL, GameFilter, History
from rook13.storage.puzzles import digest

ANN = "aa" * 32
FRIENDS = tuple((f"{number:064x}", f"Friend {number}") for number in range(1, 41))
LEVELS = ("easy", "normal", "hard", "expert")
OF_EACH = 6
"""How many different games of each kind there are."""
YEARS = 5
LAST = 1_790_000_000.0
MOST_HANDS = 200
TIMES = 5


def print_growth(sizes: Sequence[int], screens: bool = True) -> None:
    """Print a line for each measurement, with a column for each number of games."""
    games = list(samples(OF_EACH))
    columns = [dict(measured(games, size, screens=screens)) for size in sizes]
    print(f"{'games':<34}" + "".join(f"{size:>12,}" for size in sizes))
    for name in columns[0]:
        print(f"{name:<34}" + "".join(f"{column[name]:>12}" for column in columns))


def measured(
    games: Sequence[tuple[Record, GameFacts]], size: int, *, screens: bool
) -> Iterator[tuple[str, str]]:
    """Yield what is measured in a database of this size, in words."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "rook13.db"
        with closing(Database.open(path)) as database:
            built = _seconds(lambda: build(database, games, size))
            yield "built and counted", f"{built:.1f} s"
        yield "file", f"{path.stat().st_size / 2**20:.0f} MB"
        opening = _median(lambda: Database.open(path).close())
        yield "opened", _ms(opening)
        with closing(Database.open(path)) as database:
            history = History(database, ANN)
            for name, wanted in (
                ("list", ALL),
                ("list of games won", GameFilter(won=True)),
                ("list with somebody", GameFilter(who=FRIENDS[0][0])),
                ("list with a name in it", GameFilter(text="friend 7")),
            ):
                yield name, _ms(_median(lambda wanted=wanted: _first(history, wanted)))  # type: ignore[misc]
            yield "profile", _ms(_median(lambda: read_profile(database, ANN, ANN)))
            yield "one more game", _ms(_median(lambda: _one_more(database, games)))
            if screens:
                from tools.window_history import screen_times

                for name, seconds in screen_times(database, ANN):
                    yield name, _ms(seconds)


def build(database: Database, games: Sequence[tuple[Record, GameFacts]], size: int) -> None:
    """Fill a database with games of Ann's, and count them."""
    rng = random.Random(13)
    step = YEARS * 365 * 86_400 / size
    stored = [(pack(dump_record(each)), pack(msgspec.json.encode(facts))) for each, facts in games]
    with database.transaction() as connection:
        for number in range(1, size + 1):
            kind = rng.randrange(len(games))
            record, facts = games[kind]
            seat = rng.randrange(len(record.seats))
            shown = facts.seats[seat]
            score = facts.totals[shown.side]
            names = facts.names
            winners = " ".join(sorted({names[s] for s in facts.winners}))
            finished = LAST - (size - number) * step
            connection.execute(
                "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                [
                    *(number, ANN, finished, 900.0, record.game, json.dumps(dict(record.options))),
                    *(names[seat], winners, number % 3, number % 5, number % 7, "table"),
                    *(digest(str(number)), number % 50 == 0),
                    "An end-game to remember." if number % 20 == 0 else "",
                ],
            )
            connection.execute("INSERT INTO records VALUES (?, ?)", [number, stored[kind][0]])
            connection.executemany(
                "INSERT INTO participants VALUES (?, ?, ?, ?, ?, ?)",
                [
                    (number, place, each.name, each.key, each.bot, each.avatar)
                    for place, each in enumerate(_people(rng, len(names), seat))
                ],
            )
            connection.execute(
                "INSERT INTO summaries VALUES (?, ?, '', 0, ?, ?, ?, ?)",
                [number, VERSION, shown.won, facts.hands, score, score - shown.margin],
            )
            connection.execute("INSERT INTO facts VALUES (?, ?)", [number, stored[kind][1]])
        connection.execute("DELETE FROM pending")
        make_searchable(connection)
        for game in (*{record.game for record, _ in games}, OVERALL):
            refresh(connection, ANN, game)


def _people(rng: random.Random, seats: int, own: int) -> list[Participant]:
    found = []
    for place in range(seats):
        if place == own:
            found.append(Participant("Ann", ANN, "", "wren"))
        elif rng.random() < 0.4:
            key, name = FRIENDS[min(rng.randrange(len(FRIENDS)), rng.randrange(len(FRIENDS)))]
            found.append(Participant(name, key, "", "owl"))
        else:
            found.append(Participant("Jay", "", rng.choice(LEVELS), "jay"))
    return found


def samples(of_each: int) -> Iterator[tuple[Record, GameFacts]]:
    """Yield so many whole games of each kind, played by bots, with what they come to."""
    for ruleset in RULESETS:
        for number in range(of_each):
            rules, seed = make_rules(ruleset.id), number.to_bytes(32, "big")
            bots = [steady("normal", seed, 0) for _ in rules.seats]
            names = [f"Bot {seat}" for seat in rules.seats]
            record = SelfPlay(rules, bots, names, seed).play(MOST_HANDS).recorder.record()
            yield record, game_facts(record)


def _first(history: History, wanted: GameFilter) -> None:
    """Read what the window reads before it shows the list."""
    history.lines(history.ids(wanted, 100))
    history.count(wanted)


def _one_more(database: Database, games: Sequence[tuple[Record, GameFacts]]) -> None:
    record = replace(games[0][0], seats=("Ann", "Jay", "Finch", "Robin"))
    (last,) = database.read("SELECT max(finished) FROM games")[0]
    people = [Participant("Ann", ANN), *(Participant("Jay", "", "hard") for _ in range(3))]
    PastGames(database, ANN).add(record, "A1", ("A",), 0, last + 60, participants=people)
    catch_up(database)


def _median(function: Callable[[], object]) -> float:
    return statistics.median(_seconds(function) for _ in range(TIMES))


def _seconds(function: Callable[[], object]) -> float:
    began = time.perf_counter()
    function()
    return time.perf_counter() - began


def _ms(seconds: float) -> str:
    return f"{seconds * 1000:.1f} ms"
