"""What can be typed at a text table: actions and their short forms, commands, and the help."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from rook13.cli.problems import CommandError
from rook13.cli.terminal import Style, arranged
from rook13.engine.actions import Action, Bid, NameTrump, Play
from rook13.engine.auction import Call
from rook13.engine.legal import DiscardChoices
from rook13.engine.notation import parse_deed
from rook13.engine.ruleset import Ruleset, TrumpSource
from rook13.engine.seats import Seat
from rook13.engine.state import Phase
from rook13.engine.trick import NO_TRUMP
from rook13.engine.view import PlayerView
from rook13.table import commands as c
from rook13.table.config import Person
from rook13.table.views import TableView
from rook13.wording.words import cards_text, suit_text

LOOKING: Mapping[str, str] = {
    "hand": "your cards",
    "table": "where the game stands",
    "last": "the last trick",
    "score": "the score sheet",
    "rules": "the rules of this table",
}
ALONE: Mapping[str, str] = {
    "undo": "go back to your previous decision",
    "save": "save a copy; save FILE to choose where",
}
LEAVING: Mapping[str, str] = {
    "quit": "leave; the game can be resumed",
    "help": "this list",
}
TOGETHER: Mapping[str, str] = {
    "sit SEAT": "take a seat, or your own back from the bot",
    "stand": "leave your seat; in a game a bot plays on",
    "ready, unready": "say whether you're ready",
    "start": "start the game (host only)",
    "bot SEAT [LEVEL]": "let a bot play a seat",
    "open SEAT": "open a seat",
    "lock SEAT, unlock SEAT": "lock or unlock a seat",
    "give SEAT NAME": "give a seat to a player",
    "swap SEAT SEAT": "swap two players",
    "approve NAME, decline NAME": "answer a request to join",
    "kick NAME, ban NAME": "remove or ban a player",
    "pause, resume": "pause or resume the game",
    "end, next, close": "end the game, start another, close the table",
    "agree, copy": "when the host is gone: go on elsewhere, or as a copy with too few players",
    "undo, agree, refuse": "take back your last action, or answer a request",
    "say WORDS": "talk to the others",
    "mute NAME, unmute NAME": "mute or unmute a player",
    "who": "who is at the table",
}
WORD_WIDTH, TOGETHER_WIDTH = 24, 28

PLAIN_VERBS = frozenset({"pass", "redeal", "call", "claim", "take", "deal"})
OWN_VERB = {Phase.AUCTION: "bid", Phase.EXCHANGE: "down", Phase.TRUMP: "trump"}
"""The verb that can be left out in a phase."""


class BadCommand(CommandError):
    """What was typed cannot be carried out; the message is a sentence."""


def choices(view: PlayerView, style: Style) -> str:
    """Return the legal actions as one would type them, summarised."""
    legal = view.legal
    if isinstance(legal, DiscardChoices):
        return _discards(legal, view)
    assert view.seat is not None
    summarised = (Bid, NameTrump, Play)
    others = [_typed(action, view.seat) for action in legal if not isinstance(action, summarised)]
    parts = [_bids(legal), _trumps(legal), _plays(legal, view, style), *others]
    return ", ".join(part for part in parts if part)


def help_lines(rules: Ruleset, *, alone: bool) -> list[str]:
    """Return all that can be typed at a table, alone against bots or with other people."""
    words = [*_action_words(rules).items(), *LOOKING.items()]
    words += [*(ALONE if alone else {}).items(), *LEAVING.items()]
    lines = [f"  {word:<{WORD_WIDTH}}{meaning}" for word, meaning in words]
    together = {} if alone else TOGETHER
    return [*lines, *(f"  {word:<{TOGETHER_WIDTH}}{text}" for word, text in together.items())]


def typed_action(view: PlayerView, line: str) -> Action:
    """Return the action that a line stands for; raises NotationError."""
    assert view.seat is not None
    words = [word for word in line.replace(",", " ").split() if word.lower() != "play"]
    return parse_deed(view.rules, view.seat, _completed(view, words))


def table_command(view: TableView, line: str) -> c.Command | None:
    """Return the command that a line stands for, or None if it is none; raises BadCommand."""
    word, *rest = line.split()
    verb = word.lower()
    if verb in PLAIN and not rest:
        return PLAIN[verb]
    if verb == "say" and rest:
        return c.Chat(line.split(maxsplit=1)[1])
    make = WITH_WORDS.get(verb)
    if make is None:
        return None
    try:
        return make(view, rest)
    except IndexError:
        raise BadCommand(
            f"Something is missing after “{verb}”; type help to see how it works."
        ) from None


def _action_words(rules: Ruleset) -> dict[str, str]:
    call, card, suit = rules.auction(1).calls[1], rules.deck.cards[-2], rules.deck.suits[0]
    words = {f"bid {call}, or {call}": "bid"}
    if not rules.everybody_bids:
        words["pass, or p"] = "pass"
        cards = cards_text(rules.deck.cards[: rules.kitty_size(1)])
        words[f"down {cards}"] = "discard these cards"
    if _names_trump(rules):
        words[f"trump {suit}, or {suit}"] = f"make {suit_text(suit)} trump"
    words[card.name] = "play that card"
    if rules.tables(NO_TRUMP).names_lead:
        words["JO H"] = "lead the Joker in No Trump and ask for Hearts"
    if rules.claims:
        words["claim"] = "claim the remaining tricks, when offered"
    if rules.dealer_redeals != 0:
        words["redeal"] = "deal again, before the first bid"
    if rules.redeal_without_counters:
        words["call redeal"] = "call a redeal when you hold no counters"
    if rules.free_play:
        words |= {
            "take back": "take back your wrong card",
            "call renege": "call a renege by an opponent",
        }
    return words


def _names_trump(rules: Ruleset) -> bool:
    """Return whether somebody may have to name trump: who won the bidding, or the dealer."""
    if rules.trump_source is TrumpSource.DEAL:
        return rules.kitty_size(1) > 0
    return rules.trump_source is TrumpSource.DECLARER


def _typed(action: Action, seat: Seat) -> str:
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


def _plays(legal: Sequence[Action], view: PlayerView, style: Style) -> str:
    plays = [action for action in legal if isinstance(action, Play)]
    if not plays:
        return ""
    cards = arranged({action.card for action in plays}, view.tables)
    suits = " ".join(action.named.letter for action in plays if action.named)
    shown = "any card" if len(cards) == len(view.hand) > 2 else style.cards(cards)
    asking = f" (JO with the suit to follow, one of {suits})" if suits else ""
    return f"play {shown}{asking}"


def _discards(legal: DiscardChoices, view: PlayerView) -> str:
    cards = "a card" if legal.size == 1 else f"{legal.size} cards"
    limit = "" if len(legal.cards) == len(view.hand) else f" of {cards_text(legal.cards)}"
    return f"discard {cards}{limit}, as in: {_typed(legal[0], legal.seat)}"


def _completed(view: PlayerView, words: list[str]) -> list[str]:
    """Return the words of an action with the verb that was left out, as notation has them."""
    if not words:
        return words
    first = words[0].lower()
    verb = OWN_VERB.get(view.phase)
    if view.phase is Phase.AUCTION and first == "p":
        return ["pass"]
    if verb and first not in PLAIN_VERBS and first not in OWN_VERB.values():
        words = [verb, *words]
    verb, rest = words[0].lower(), words[1:]
    if verb == "trump":
        return [verb, *(_suit_letter(view.rules, word) for word in rest)]
    return [verb, *_call_words(view.rules, rest)] if verb == "bid" else words


def _call_words(rules: Ruleset, words: list[str]) -> list[str]:
    """Return a call as notation has it: `7 hearts` is `7H` there."""
    words = [_suit_letter(rules, word).replace("è", "e") for word in words]
    return ["".join(words)] if words and words[0].isdigit() else words


def _suit_letter(rules: Ruleset, word: str) -> str:
    """Return the letter of a suit that is written out."""
    for suit in rules.deck.suits:
        if suit.key == word.lower():
            return suit.letter
    return word


def _seat(words: list[str], place: int = 0) -> str:
    return words[place].upper()


def _key(view: TableView, words: list[str]) -> str:
    """Return the key of the person with a name."""
    if not words:
        raise IndexError
    name = " ".join(words)
    people: list[Person] = [*view.others, *view.waiting]
    people += [seat.person for seat in view.seats if seat.person]
    for person in people:
        if person.name.casefold() == name.casefold():
            return person.key
    raise BadCommand(f"No one here is called “{name}”.")


def _bot(view: TableView, words: list[str]) -> c.Command:
    return c.SeatBot(_seat(words), words[1].lower() if len(words) > 1 else view.config.bot_level)


PLAIN: Mapping[str, c.Command] = {
    "stand": c.Stand(),
    "ready": c.Ready(True),
    "unready": c.Ready(False),
    "start": c.Start(),
    "pause": c.Pause(),
    "resume": c.Resume(),
    "end": c.EndGame(),
    "next": c.NextGame(),
    "close": c.CloseTable(),
    "undo": c.AskUndo(),
    "agree": c.AnswerUndo(True),
    "refuse": c.AnswerUndo(False),
}
WITH_WORDS: Mapping[str, Callable[[TableView, list[str]], c.Command]] = {
    "sit": lambda view, words: c.Sit(_seat(words)),
    "bot": _bot,
    "open": lambda view, words: c.OpenSeat(_seat(words)),
    "lock": lambda view, words: c.LockSeat(_seat(words), True),
    "unlock": lambda view, words: c.LockSeat(_seat(words), False),
    "give": lambda view, words: c.GiveSeat(_seat(words), _key(view, words[1:])),
    "swap": lambda view, words: c.SwapSeats(_seat(words), _seat(words, 1)),
    "approve": lambda view, words: c.Approve(_key(view, words), True),
    "decline": lambda view, words: c.Approve(_key(view, words), False),
    "kick": lambda view, words: c.Kick(_key(view, words)),
    "ban": lambda view, words: c.Ban(_key(view, words)),
    "mute": lambda view, words: c.Mute(_key(view, words), True),
    "unmute": lambda view, words: c.Mute(_key(view, words), False),
}
