"""What you may do now, in a line, and all that can be typed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rook13.cli.paint import Paint, arranged
from rook13.engine.actions import Action, Bid, NameTrump, Play
from rook13.engine.auction import Call
from rook13.engine.legal import DiscardChoices
from rook13.engine.ruleset import Ruleset, TrumpSource
from rook13.engine.seats import Seat
from rook13.engine.trick import NO_TRUMP, TrickTables
from rook13.engine.view import PlayerView
from rook13.wording.words import cards_text, suit_text

COMMANDS = {
    "hand": "your cards",
    "table": "where the game stands",
    "last": "the last trick",
    "score": "every hand so far",
    "rules": "the rules, with the options of this table",
    "undo": "go back to your previous decision",
    "save": "keep a copy; save FILE chooses where",
    "quit": "leave; the game can be resumed",
    "help": "this list",
}
WORD_WIDTH = 24


def choices(view: PlayerView, paint: Paint) -> str:
    """Return the legal actions as one would type them, summarised."""
    legal = view.legal
    if isinstance(legal, DiscardChoices):
        return _discards(legal, view)
    assert view.seat is not None
    summarised = (Bid, NameTrump, Play)
    others = [_deed(action, view.seat) for action in legal if not isinstance(action, summarised)]
    parts = [_bids(legal), _trumps(legal), _plays(legal, view, paint), *others]
    return ", ".join(part for part in parts if part)


def tables_of(view: PlayerView) -> TrickTables:
    """Return the trick tables for what is trump, as far as that is known."""
    return view.rules.tables(view.trump.index if view.trump else NO_TRUMP)


def help_lines(rules: Ruleset) -> list[str]:
    """Return all that can be typed at this table."""
    words = _action_words(rules) | COMMANDS
    return [f"  {word:<{WORD_WIDTH}}{meaning}" for word, meaning in words.items()]


def _action_words(rules: Ruleset) -> dict[str, str]:
    call, card, suit = rules.auction(1).calls[1], rules.deck.cards[-2], rules.deck.suits[0]
    everybody_bids = rules.everybody_bids
    words = {f"bid {call}, or {call}": "bid"}
    if not everybody_bids:
        cards = cards_text(rules.deck.cards[: rules.kitty_size(1)])
        words |= {"pass, or p": "leave the bidding", f"down {cards}": "lay these cards aside"}
    if rules.trump_source is not TrumpSource.CALL:
        words[f"trump {suit}, or {suit}"] = f"make {suit_text(suit)} trump"
    words[card.name] = "play that card"
    if rules.trump_source is TrumpSource.CALL:
        words["JO H"] = "lead the Joker in No Trump and ask for Hearts"
    if rules.claims:
        words["claim"] = "take all the remaining tricks, when it is offered"
    if rules.dealer_redeals != 0:
        words["redeal"] = "deal again, before the first bid"
    if rules.redeal_without_counters:
        words["call redeal"] = "ask for a new deal, with no counter in your hand"
    if rules.free_play:
        words |= {
            "take back": "correct your wrong card",
            "call renege": "say that they did not follow",
        }
    return words


def _deed(action: Action, seat: Seat) -> str:
    return str(action).removeprefix(f"{seat} ")


def _bids(legal: Sequence[Action]) -> str:
    calls = [action.call for action in legal if isinstance(action, Bid)]
    plain = [call for call in calls if not call.misere]
    phrases = [f"bid {_range(plain)}"] if plain else []
    return ", ".join([*phrases, *(f"bid {call}" for call in calls if call.misere)])


def _range(calls: Sequence[Call]) -> str:
    """Return “70 … 120”, or each call when there are few or one in the middle is missing."""
    gaps = {after.rank - before.rank for before, after in pairwise(calls)}
    if len(calls) > 2 and len(gaps) == 1:
        return f"{calls[0]} … {calls[-1]}"
    return " ".join(call.name for call in calls)


def _trumps(legal: Sequence[Action]) -> str:
    suits = [action.suit for action in legal if isinstance(action, NameTrump)]
    return ", ".join(f"trump {suit} ({suit_text(suit)})" for suit in suits)


def _plays(legal: Sequence[Action], view: PlayerView, paint: Paint) -> str:
    plays = [action for action in legal if isinstance(action, Play)]
    if not plays:
        return ""
    cards = arranged({action.card for action in plays}, tables_of(view))
    suits = " ".join(action.named.letter for action in plays if action.named)
    shown = "any card" if len(cards) == len(view.hand) > 2 else paint.cards(cards)
    asking = f" (JO with the suit to follow, one of {suits})" if suits else ""
    return f"play {shown}{asking}"


def _discards(legal: DiscardChoices, view: PlayerView) -> str:
    cards = "a card" if legal.size == 1 else f"{legal.size} cards"
    limit = "" if len(legal.cards) == len(view.hand) else f" of {cards_text(legal.cards)}"
    return f"lay {cards}{limit} aside, as in: {_deed(legal[0], legal.seat)}"
