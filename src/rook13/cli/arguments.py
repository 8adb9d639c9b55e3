"""Arguments that several commands share: a game with its options, seats, seeds and numbers."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable, Mapping

from rook13.bots.levels import LEVELS, searches
from rook13.cli.problems import UsageError
from rook13.engine.options import OptionError, OptionValue, parse_options
from rook13.engine.rules import RULESETS, game
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.shuffle import SEED_BYTES
from rook13.wording.refusals import option_text

SEED_DIGITS = 2 * SEED_BYTES
USUAL_GAME = RULESETS[0].id
USUAL_PLAYERS = 4
USUAL_SEED = "1"


def add_game(parser: ArgumentParser, *, default: str | None = None) -> None:
    """Add GAME and what chooses its house rules; with a default, GAME may be left out."""
    note = f" (default: {default})" if default else ""
    parser.add_argument("game", metavar="GAME", nargs="?", help=f"one of {_known_games()}{note}")
    add_house_rules(parser)


def add_house_rules(parser: ArgumentParser) -> None:
    """Add what chooses the house rules of a game."""
    parser.add_argument(
        "--options",
        metavar="NAME=VALUE",
        nargs="+",
        action="extend",
        default=[],
        help="house rules, such as target=300 first_lead=declarer",
    )
    parser.add_argument("--preset", metavar="NAME", help="a named set of house rules")
    parser.add_argument(
        "--players",
        metavar="N",
        type=whole_number(1),
        help="number of players, where the game allows a choice",
    )


def add_record(parser: ArgumentParser) -> None:
    """Add the game record to read."""
    parser.add_argument("file", metavar="FILE", help="a game record, or - for standard input")


def add_json(parser: ArgumentParser, what: str = "print JSON") -> None:
    """Add whether a program reads what is printed."""
    parser.add_argument("--json", action="store_true", help=what)


def add_any_seed(parser: ArgumentParser, same: str) -> None:
    """Add a seed that may be any text; the same one gives the same."""
    parser.add_argument(
        "--seed",
        metavar="S",
        type=any_seed,
        default=USUAL_SEED,
        help=f"any text; the same seed gives the same {same}",
    )


def add_bots(parser: ArgumentParser, default: str) -> None:
    """Add the levels of the bots."""
    parser.add_argument(
        "--bots",
        metavar="LEVEL[,LEVEL…]",
        default=default,
        help=f"one level for all seats, or one per seat: {', '.join(LEVELS)} (default: {default})",
    )


def rules_from(arguments: Namespace) -> Ruleset:
    """Return the game that the arguments ask for."""
    ruleset = find_game(arguments.game)
    options = {**preset_options(ruleset, arguments.preset)}
    try:
        options |= parse_options(ruleset.options_class, _pairs(arguments.options))
        return ruleset(options, arguments.players or USUAL_PLAYERS)
    except OptionError as error:
        raise UsageError(str(option_text(error, ruleset))) from None


def find_game(name: str | None) -> type[Ruleset]:
    """Return the game with this id."""
    if name is None:
        raise UsageError(f"Which game? The games are {_known_games()}.")
    try:
        return game(name)
    except KeyError:
        message = f"There is no game “{name}”. The games are {_known_games()}."
        raise UsageError(message) from None


def preset_options(ruleset: type[Ruleset], name: str | None) -> Mapping[str, OptionValue]:
    """Return the options that a preset stands for."""
    if name is None:
        return {}
    if name in ruleset.presets:
        return ruleset.presets[name]
    known = ", ".join(ruleset.presets)
    if not known:
        raise UsageError(f"{ruleset.title} has no presets.")
    raise UsageError(f"{ruleset.title} has no preset “{name}”. It has {known}.")


def find_seat(rules: Ruleset, name: str) -> Seat:
    """Return the seat with this name."""
    try:
        return rules.seat(name.upper())
    except KeyError:
        known = ", ".join(seat.name for seat in rules.seats)
        raise UsageError(f"There is no seat “{name}”. The seats are {known}.") from None


def bot_levels(text: str, rules: Ruleset) -> tuple[str, ...]:
    """Return the level of each seat."""
    levels = tuple(text.split(","))
    for level in levels:
        if level not in LEVELS:
            known = ", ".join(LEVELS)
            raise UsageError(f"There is no level “{level}”. The levels are {known}.")
    if len(levels) == 1:
        return levels * rules.players
    if len(levels) != rules.players:
        raise UsageError(f"There are {rules.players} seats but {len(levels)} levels.")
    return levels


def level_with_budget(text: str, known: Iterable[str]) -> tuple[str, int | None]:
    """Read LEVEL or LEVEL:ITERATIONS."""
    level, colon, budget = text.partition(":")
    if level not in known:
        raise ArgumentTypeError(f"there is no level “{level}”; the levels are {', '.join(known)}")
    if not colon:
        return level, None
    if not searches(level):
        raise ArgumentTypeError(f"{level} does not search, so it takes no budget")
    return level, whole_number(1)(budget)


def deal_seed(text: str) -> str:
    """Read a deal's seed; a short one is filled up with zeros on the left."""
    digits = text.lower()
    if not digits or not set(digits) <= set("0123456789abcdef"):
        raise ArgumentTypeError(f"a seed has only the digits 0-9 and a-f, unlike “{text}”")
    if len(digits) > SEED_DIGITS:
        raise ArgumentTypeError(f"a seed has at most {SEED_DIGITS} digits, not {len(digits)}")
    return digits.zfill(SEED_DIGITS)


def any_seed(text: str) -> str:
    """Read a seed that may be any text."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise ArgumentTypeError("a seed must be text in UTF-8") from None
    return text


def whole_number(minimum: int) -> Callable[[str], int]:
    """Return a reader of whole numbers from `minimum` on."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 10) or int(text) < minimum:
            raise ArgumentTypeError(f"“{text}” is not a whole number of {minimum} or more")
        return int(text)

    return read


def _known_games() -> str:
    return ", ".join(ruleset.id for ruleset in RULESETS)


def _pairs(words: list[str]) -> list[str]:
    pairs = [pair for word in words for pair in word.split(",") if pair]
    for pair in pairs:
        if "=" not in pair:
            raise UsageError(f"Write options as name=value, not “{pair}”.")
    return pairs
