"""The words of New table: bots and their levels, house rules and what their values are called.

The labels of house rules are written in the games; they are translated in the context *Options*.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from rook13.engine.options import OptionSpec, OptionValue
from rook13.engine.rules import RULESETS, game
from rook13.engine.ruleset import Ruleset
from rook13.ui.kit.forms import Field
from rook13.ui.screens.new_table.model import ADAPTIVE, NewTable
from rook13.ui.text import context

OPTIONS_CONTEXT = "Options"
YES, NO, NONE = "Yes", "No", "No limit"
tr = context("Bots")
_option_words = context(OPTIONS_CONTEXT)


def option_field(spec: OptionSpec) -> Field:
    """Return a house rule as a field of a form."""
    return Field(spec.name, spec.kind, _option_words(spec.label), partial(_value_words, spec))


def _value_words(spec: OptionSpec, value: OptionValue) -> str:
    if value is None:
        return _option_words(NONE)
    if isinstance(value, bool):
        return _option_words(YES if value else NO)
    if isinstance(value, int):
        return str(value).replace("-", "\N{MINUS SIGN}")
    return _option_words(spec.labels[value])


def preset_words(ruleset: type[Ruleset], preset: str) -> str:
    """Return what a preset is called."""
    return _option_words(ruleset.preset_titles.get(preset, preset.capitalize()))


def summary_words(ruleset: type[Ruleset]) -> str:
    """Return a game in one line."""
    return _option_words(ruleset.summary)


def option_texts() -> Iterator[str]:
    """Return all texts of the context *Options*, for translators."""
    yield from (YES, NO, NONE)
    for ruleset in RULESETS:
        yield ruleset.summary
        yield from ruleset.preset_titles.values()
        for spec in ruleset.options_class.specs():
            yield spec.label
            yield from spec.labels.values()


def level_name(level: str) -> str:
    """Return a level as a word."""
    names = {
        "easy": tr("Easy"),
        "normal": tr("Normal"),
        "hard": tr("Hard"),
        "expert": tr("Expert"),
        ADAPTIVE: tr("Adaptive"),
    }
    return names[level]


def level_words(level: str) -> str:
    """Return what to expect of a level."""
    words = {
        "easy": tr("Plays sensibly but makes human mistakes. Good for learning."),
        "normal": tr("Knows the rules of thumb and plays quickly. A fair game."),
        "hard": tr("Thinks about the cards it can't see. Rarely gives points away."),
        "expert": tr("Takes its time, counts every card and bids by the odds."),
        ADAPTIVE: tr("Gets better after two wins in a row, and easier after two losses."),
    }
    return words[level]


def bot_title(level: str) -> str:
    """Return a bot of a level."""
    names = {
        "easy": tr("Easy bot"),
        "normal": tr("Normal bot"),
        "hard": tr("Hard bot"),
        "expert": tr("Expert bot"),
    }
    return names[level]


def against(table: NewTable) -> str:
    """Return a solo game in words, such as “Rook13 against normal bots”."""
    title = game(table.config.game).title
    if table.is_adaptive:
        return tr("{game} against bots that keep up with you", game=title)
    level = next(iter(table.levels)) if len(table.levels) == 1 else None
    words = {
        "easy": tr("{game} against easy bots", game=title),
        "normal": tr("{game} against normal bots", game=title),
        "hard": tr("{game} against hard bots", game=title),
        "expert": tr("{game} against expert bots", game=title),
    }
    return words[level] if level else tr("{game} against bots of mixed levels", game=title)
