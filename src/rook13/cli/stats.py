"""`rook13 stats`: the statistics of the games played on this computer."""

from __future__ import annotations

import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator

from msgspec import json, to_builtins

from rook13.cli.arguments import add_json
from rook13.cli.data import opened
from rook13.cli.problems import CommandError
from rook13.cli.terminal import printable
from rook13.engine.rules import RULESETS
from rook13.statistics.derived import OVERALL, catch_up, rebuild
from rook13.statistics.facts import Role
from rook13.statistics.profile import Choice, Profile, chosen_profile, interval
from rook13.statistics.ratings import DAY_SECONDS
from rook13.statistics.totals import OPPONENT, PARTNER, Totals
from rook13.storage.accounts import Accounts, GuestStore
from rook13.storage.database import Database
from rook13.storage.games import BOT
from rook13.storage.identity import fold_name

WIDTH = 26
MINUTE, HOUR = 60, 3600
MOST_COMPANY = 5
"""Partners and opponents that are listed, those met most."""


def add_arguments(parser: ArgumentParser) -> None:
    """Add what the command takes."""
    parser.add_argument(
        "name", metavar="NAME", nargs="?", help="whose games (default: the last player's)"
    )
    parser.add_argument(
        "--rebuild", action="store_true", help="recompute all statistics from the records"
    )
    parser.add_argument(
        "--without-help", action="store_true", help="only games without hints, undo and bot moves"
    )
    parser.add_argument("--rules", choices=("standard", "house"), help="only games by these rules")
    parser.add_argument(
        "--sessions", choices=("only", "without"), help="only duplicate sessions, or all but those"
    )
    parser.add_argument("--days", type=int, metavar="N", help="only games of the last N days")
    add_json(parser)


def run(arguments: Namespace) -> int:
    """Run the command, and return its exit status."""
    with opened(arguments.data_dir) as (_, database):
        if arguments.rebuild:
            count = rebuild(database, _report if sys.stderr.isatty() else float)
            told = sys.stderr if arguments.json else sys.stdout
            print(f"Statistics recomputed from {count} {_games(count)}.", file=told)
        else:
            catch_up(database)
        people = _people(database)
        if not people:
            print("{}" if arguments.json else "Nobody has played here yet.")
            return 0
        name, key = _chosen(people, arguments.name)
        profile = chosen_profile(database, key, _choice(arguments))
        if arguments.json:
            print(json.encode(_as_json(name, profile)).decode())
        else:
            _show(name, profile)
    return 0


def _choice(arguments: Namespace) -> Choice:
    return Choice(
        arguments.without_help,
        {"standard": True, "house": False}.get(arguments.rules),
        {"only": True, "without": False}.get(arguments.sessions),
        time.time() - arguments.days * DAY_SECONDS if arguments.days is not None else 0.0,
    )


def _report(share: float) -> None:
    end = "\n" if share >= 1 else ""
    print(f"\r{share:4.0%}", end=end, file=sys.stderr, flush=True)


def _people(database: Database) -> list[tuple[str, str]]:
    """Return name and key of everybody with an account or as a guest, the last one first."""
    accounts = [(each.last_used, each.name, each.key) for each in Accounts(database).all()]
    sql = "SELECT account_key, max(finished) FROM games GROUP BY 1"
    last: dict[str, float] = dict(database.read(sql))
    found = [(max(used, last.get(key, 0)), name, key) for used, name, key in accounts]
    found += [(last.get(each.key, 0), each.name, each.key) for each in GuestStore(database).all()]
    return [(name, key) for _, name, key in sorted(found, key=lambda each: -each[0])]


def _chosen(people: list[tuple[str, str]], name: str | None) -> tuple[str, str]:
    if name is None:
        return people[0]
    for known, key in people:
        if fold_name(known) == fold_name(name):
            return known, key
    names = ", ".join(printable(known) for known, _ in people)
    raise CommandError(f"Nobody called “{printable(name)}” has played here. Players here: {names}.")


def _show(name: str, profile: Profile) -> None:
    print(f"{printable(name)}")
    for game in (OVERALL, *profile.games):
        title = next((each.title for each in RULESETS if each.id == game), game)
        print(f"\n{title if game else 'All games'}")
        for label, value in _lines(profile, game):
            print(f"  {label:<{WIDTH}}{value}")


def _as_json(name: str, profile: Profile) -> dict[str, object]:
    games: dict[str, object] = {}
    for game in (OVERALL, *profile.games):
        totals, rating = profile.total(game), profile.rating(game)
        games[game or "all"] = {
            **to_builtins(totals),
            "rating": rating,
            "won_interval": interval(totals.wins, totals.decided),
            "made_interval": interval(totals.made, totals.bid),
            "given_away": profile.given_away.get(game, ()),
        }
    return {"name": name, "key": profile.who, "games": games}


def _lines(profile: Profile, game: str) -> Iterator[tuple[str, str]]:
    totals = profile.total(game)
    yield "Games", str(totals.games)
    if not totals.games:
        return
    yield "Won", _share(totals.wins, totals.decided)
    rating = profile.rating(game)
    if rating is not None:
        yield "Rating", f"{rating.rating:.0f} ± {2 * rating.deviation:.0f}"
    yield "Hands", str(totals.hands)
    if game != OVERALL:
        yield from _bid_lines(totals)
        yield "Average margin", f"{totals.margins / max(1, totals.decided):+.1f}"
    yield "Sweeps", str(totals.sweeps)
    yield "Wins in a row", f"{max(0, totals.streak)} now, {totals.longest} at best"
    yield "Time played", _time(totals.seconds)
    yield "Help used", _help(totals)
    for label, relation in (("With", PARTNER), ("Against", OPPONENT)):
        met = sorted(totals.company.get(relation, {}).items(), key=lambda item: -item[1].games)
        for who, together in met[:MOST_COMPANY]:
            shown = _bot_name(who) or printable(together.name)
            yield f"{label} {shown}", _share(together.wins, together.games) + " won"
    days = profile.given_away.get(game, ())
    if days:
        hands = sum(day.hands for day in days)
        yield (
            "Lost per hand",
            f"{sum(day.cost for day in days) / hands:.1f} in {hands} reviewed",
        )


def _bid_lines(totals: Totals) -> Iterator[tuple[str, str]]:
    yield "Bids made", _share(totals.made, totals.bid)
    promises = totals.promises
    if promises.bids:
        yield "Average bid", f"{promises.sum / promises.bids:.1f}"
        yield "Taken beyond bids", f"{promises.over} over, {promises.under} under"
    defended, helped = totals.role(Role.DEFENDER), totals.role(Role.PARTNER)
    if totals.roles:
        yield "Hands declared", _share(totals.role(Role.DECLARER).hands, totals.hands)
        yield "Partner's bids made", _share(helped.made, helped.hands)
        yield "Opponents set", _share(defended.hands - defended.made, defended.hands)
    for level, count in totals.levels:
        yield f"  of {level}", _share(count.made, count.bid)
    for label, role in (("Taken as declarer", Role.DECLARER), ("Taken as defender", Role.DEFENDER)):
        taken = totals.role(role).average
        if taken is not None:
            yield label, f"{taken:.1f} per hand"


def _help(totals: Totals) -> str:
    if not totals.helped:
        return "none"
    counts = (
        (totals.hints, "hint", "hints"),
        (totals.undos, "undo", "undos"),
        (totals.bot_moves, "move by a bot", "moves by a bot"),
    )
    words = ", ".join(f"{n} {one if n == 1 else many}" for n, one, many in counts if n)
    return f"{words}, in {totals.helped} {_games(totals.helped)}"


def _bot_name(who: str) -> str:
    return f"{who.removeprefix(BOT).capitalize()} bots" if who.startswith(BOT) else ""


def _share(part: int, whole: int) -> str:
    return f"{part} of {whole} ({part / whole:.0%})" if whole else f"{part} of {whole}"


def _games(count: int) -> str:
    return "game" if count == 1 else "games"


def _time(seconds: float) -> str:
    hours, rest = divmod(int(seconds), HOUR)
    return f"{hours} h {rest // MINUTE} min" if hours else f"{rest // MINUTE} min"
