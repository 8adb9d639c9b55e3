"""The figures of a profile in words."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QDate, QLocale

from rook13.engine.rules import RULESETS
from rook13.statistics.derived import OVERALL
from rook13.statistics.facts import Feat, Role
from rook13.statistics.profile import Profile, interval, trend
from rook13.statistics.totals import Together, Totals
from rook13.storage.games import BOT
from rook13.ui.screens.history.model import help_words
from rook13.ui.screens.new_table.words import level_name
from rook13.ui.text import context

tr = context("Profile")
MINUTE, HOUR = 60, 3600
EPOCH = QDate(1970, 1, 1)


def day_words(day: int) -> str:
    """Return a day, counted from 1970, as this language writes it."""
    return QLocale().toString(EPOCH.addDays(day), QLocale.FormatType.ShortFormat)


def share(part: int, whole: int) -> str:
    """Return a part of a whole, with its percentage."""
    if not whole:
        return "–"
    percent = round(100 * part / whole)
    return tr("{part} of {whole} ({percent}%)", part=part, whole=whole, percent=percent)


def likely_share(part: int, whole: int) -> str:
    """Return a part of a whole, with its percentage and what that may be by chance."""
    if not whole:
        return "–"
    low, high = (round(100 * each) for each in interval(part, whole))
    return tr(
        "{part} of {whole} ({percent}%, likely {low}–{high}%)",
        part=part,
        whole=whole,
        percent=round(100 * part / whole),
        low=low,
        high=high,
    )


def time_words(seconds: float) -> str:
    """Return hours and minutes."""
    hours, rest = divmod(int(seconds), HOUR)
    if hours:
        return tr("{hours} h {minutes} min", hours=hours, minutes=rest // MINUTE)
    return tr("{minutes} min", minutes=rest // MINUTE)


def decimal(number: float) -> str:
    """Return a number with one digit behind the point."""
    return QLocale().toString(float(number), "f", 1)


def company_name(who: str, together: Together) -> str:
    """Return what somebody is called: a person by name, a bot by its level."""
    if who.startswith(BOT):
        return tr("Bots, {level}", level=level_name(who.removeprefix(BOT)))
    return together.name


def feat_words(feat: str) -> tuple[str, str]:
    """Return what an achievement is called, and what it takes."""
    words = {
        Feat.SWEEP: (tr("Clean sweep"), tr("Took every trick in a hand.")),
        Feat.HIGHEST_BID: (tr("All or nothing"), tr("Made the highest possible bid.")),
        Feat.TO_THE_POINT: (tr("To the point"), tr("Made a bid with nothing to spare.")),
        Feat.SET_HIGHEST: (tr("Not today"), tr("Set the highest possible bid.")),
        Feat.COMEBACK: (tr("Comeback"), tr("Won after falling far behind.")),
        Feat.LAST_HAND: (tr("Last hand"), tr("Came from behind to win on the last hand.")),
        Feat.NEVER_SET: (tr("Never set"), tr("Won a game without a single bid set.")),
        Feat.BEAT_EXPERTS: (tr("Giant slayer"), tr("Beat a table of Expert bots.")),
        Feat.STREAK: (tr("On a roll"), tr("Won five games in a row.")),
    }
    return words[Feat(feat)]


def figures(profile: Profile, game: str) -> Iterator[tuple[str, str]]:
    """Return what is known about a player in a game, or overall, as titles and values."""
    totals = profile.total(game)
    yield tr("Games"), str(totals.games)
    yield tr("Won"), likely_share(totals.wins, totals.decided)
    if game != OVERALL and profile.is_rated:
        rating = profile.rating(game)
        doubt = round(2 * rating.deviation) if rating else 0
        shown = tr("{rating} ± {doubt}", rating=round(rating.rating), doubt=doubt) if rating else ""
        yield tr("Rating"), shown or tr("after five games")
    yield tr("Hands"), str(totals.hands)
    if game != OVERALL:
        yield from _bid_figures(totals, game)
    yield tr("Sweeps"), str(totals.sweeps)
    yield (
        tr("Wins in a row"),
        tr("{now} now, {most} at best", now=max(0, totals.streak), most=totals.longest),
    )
    yield tr("Time played"), time_words(totals.seconds)
    if profile.is_own:
        yield tr("Help used"), _help(totals)
    yield from _given_away(profile, game)


def _help(totals: Totals) -> str:
    words = help_words(totals.hints, totals.undos, totals.bot_moves)
    games = tr("in {n} games", n=totals.helped)
    return ", ".join((*words, games)) if words else tr("none")


def _bid_figures(totals: Totals, game: str) -> Iterator[tuple[str, str]]:
    yield tr("Bids made"), likely_share(totals.made, totals.bid)
    yield tr("Bids set"), share(totals.bid - totals.made, totals.bid)
    promises = totals.promises
    if promises.bids:
        yield tr("Average bid"), decimal(promises.sum / promises.bids)
        words = tr("{over} over, {under} under", over=promises.over, under=promises.under)
        yield tr("Taken beyond bids"), words
    defended, helped = totals.role(Role.DEFENDER), totals.role(Role.PARTNER)
    if totals.roles:
        yield tr("Hands declared"), share(totals.role(Role.DECLARER).hands, totals.hands)
        yield tr("Partner's bids made"), likely_share(helped.made, helped.hands)
        beaten = defended.hands - defended.made
        yield tr("Opponents set"), likely_share(beaten, defended.hands)
    if totals.decided:
        yield tr("Average margin"), decimal(totals.margins / totals.decided)
    ruleset = next((each for each in RULESETS if each.id == game), None)
    counts_points = ruleset is None or ruleset.counts_points
    for role, words in (
        (Role.DECLARER, tr("As declarer")),
        (Role.DEFENDER, tr("As defender")),
    ):
        taken = totals.role(role).average
        if taken is not None:
            average = decimal(taken)
            if counts_points:
                yield words, tr("{average} points per hand", average=average)
            else:
                yield words, tr("{average} tricks per hand", average=average)


def _given_away(profile: Profile, game: str) -> Iterator[tuple[str, str]]:
    days = profile.given_away.get(game, ())
    hands = sum(day.hands for day in days)
    if not hands:
        return
    average = decimal(sum(day.cost for day in days) / hands)
    yield tr("Lost per hand"), tr("{average} in {n} reviewed hands", average=average, n=hands)
    course = trend(days)
    if course is not None:
        late, early = course
        words = tr("{late} recently, {early} before", late=decimal(late), early=decimal(early))
        yield tr("Trend"), words
