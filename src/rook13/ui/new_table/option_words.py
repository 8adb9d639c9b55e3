"""The words of house rules: their sentences, what their values are called, and presets.

The sentences are written where the rules are, in the engine; they are translated in the context
*Options*, like the words here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rook13.engine.options import OptionSpec, OptionValue
from rook13.engine.rules import RULESETS
from rook13.ui.text import context

OPTIONS_CONTEXT = "Options"
YES, NO, NONE = "Yes", "No", "No limit"
CHOICES: Mapping[tuple[str, str], str] = {
    ("enforcement", "prevent"): "They cannot be played",
    ("enforcement", "free_play"): "They can, at a price",
    ("first_lead", "bid_lead"): "Left of the dealer",
    ("first_lead", "left_of_dealer"): "Left of the dealer",
    ("first_lead", "declarer"): "The declarer",
    ("dealer_redeal", "on"): "As often as they like",
    ("dealer_redeal", "off"): "Never",
    ("dealer_redeal", "once"): "Once",
    ("rook_rank", "high"): "Highest trump",
    ("rook_rank", "low"): "Lowest trump",
    ("rook_rank", "ten_and_half"): "Between 10 and 11",
    ("ones", "low"): "Low",
    ("ones", "high_15"): "Above 14, count 15",
    ("ones", "out"): "Not in the deck",
    ("low_cards", "keep"): "In the deck",
    ("low_cards", "drop_2_4"): "Left out",
    ("nest_points", "last_trick"): "Who wins the last trick",
    ("nest_points", "declarer"): "The declarer's side",
    ("nest_points", "nobody"): "Nobody",
    ("fowl_rank", "low"): "Lowest trump",
    ("fowl_rank", "high"): "Highest trump",
    ("set_penalty", "points_taken"): "The points it took",
    ("set_penalty", "bid"): "Its bid",
    ("dealer", "host"): "The host deals",
    ("dealer", "rotates"): "The deal goes round",
    ("suit_order", "clubs_low"): "Clubs",
    ("suit_order", "spades_low"): "Spades",
    ("pass_out", "redeal"): "A new deal",
    ("pass_out", "misere"): "Every trick costs 10",
    ("bids", "open"): "Heard at once",
    ("bids", "hidden"): "Revealed together",
    ("rounds", "all"): "All",
    ("rounds", "first_5"): "The first 5",
    ("rounds", "first_7"): "The first 7",
    ("rounds", "first_10"): "The first 10",
    ("rounds", "last_5"): "The last 5",
    ("rounds", "last_7"): "The last 7",
    ("rounds", "last_10"): "The last 10",
}
PRESETS: Mapping[tuple[str, str], str] = {
    ("rook", "kentucky"): "Kentucky Discard",
    ("five_hundred", "avondale"): "Avondale",
}
_translate = context(OPTIONS_CONTEXT)


def sentence(spec: OptionSpec) -> str:
    """Return what an option is about."""
    return _translate(spec.sentence)


def value_words(name: str, value: OptionValue) -> str:
    """Return a value as players say it."""
    if value is None:
        return _translate(NONE)
    if isinstance(value, bool):
        return _translate(YES if value else NO)
    if isinstance(value, int):
        return str(value).replace("-", "\N{MINUS SIGN}")
    return _translate(CHOICES.get((name, value), value))


def preset_words(game: str, preset: str) -> str:
    """Return what a preset is called."""
    return _translate(PRESETS.get((game, preset), preset.capitalize()))


def summary(game: str) -> str:
    """Return a game in one line."""
    found = next((ruleset.summary for ruleset in RULESETS if ruleset.id == game), "")
    return _translate(found) if found else ""


def texts() -> Iterator[str]:
    """Return all texts of the context *Options*, for translators."""
    yield from (YES, NO, NONE, *CHOICES.values(), *PRESETS.values())
    for ruleset in RULESETS:
        yield ruleset.summary
        yield from (spec.sentence for spec in ruleset.options_class.specs())
