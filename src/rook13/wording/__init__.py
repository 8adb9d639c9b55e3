"""What the engine says, in English: the one place where its enums and events become sentences.

The tables are plain data and every sentence is a `Text`, a template with its values, so that a
window can translate the template before filling it in. Qt, layout and decisions may not enter.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rook13.wording.happenings import event_text, result_text
    from rook13.wording.refusals import (
        notation_text,
        option_text,
        players_text,
        reason_text,
        record_text,
    )
    from rook13.wording.text import Text, all_of
    from rook13.wording.words import (
        Names,
        call_text,
        cards_text,
        phase_name,
        phase_text,
        suit_text,
        value_text,
    )

__all__ = [
    "Names",
    "Text",
    "all_of",
    "call_text",
    "cards_text",
    "event_text",
    "notation_text",
    "option_text",
    "phase_name",
    "phase_text",
    "players_text",
    "reason_text",
    "record_text",
    "result_text",
    "suit_text",
    "value_text",
]

_HOMES = {
    **dict.fromkeys(("event_text", "result_text"), "happenings"),
    **dict.fromkeys(("Text", "all_of"), "text"),
    **dict.fromkeys(
        ("notation_text", "option_text", "players_text", "reason_text", "record_text"), "refusals"
    ),
}
"""Where the names above live; all others are in `words`."""


def __getattr__(name: str) -> object:
    """Load what is asked for: the engine need not be there before the first sentence about it."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES.get(name, 'words')}"), name)
