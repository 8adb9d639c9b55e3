"""Why something was refused, in sentences that fit both a player and the reader of a record."""

from __future__ import annotations

from collections.abc import Mapping

from rook13.engine.notation import NotationError, NotationReason
from rook13.engine.options import Choice, Integer, OptionError, OptionReason, OptionSpec
from rook13.engine.reasons import IllegalAction, Reason, excerpt
from rook13.engine.record import RecordError, RecordProblem
from rook13.engine.ruleset import Ruleset
from rook13.engine.view import PlayerView
from rook13.wording.text import Text
from rook13.wording.words import Names, phase_text, suit_text, value_text

REASONS: Mapping[Reason, str] = {
    Reason.GAME_OVER: "The game is over.",
    Reason.WRONG_PHASE: "You can't do that now.",
    Reason.NOT_YOUR_TURN: "It's someone else's turn.",
    Reason.NOT_AT_THIS_TABLE: "There is no such seat at this table.",
    Reason.SITTING_OUT: "This seat is sitting out the hand.",
    Reason.NOT_THE_DEALER: "Only the dealer can do that.",
    Reason.DEAL_WITHOUT_CARDS: "The deal has no cards.",
    Reason.BAD_DEAL: (
        "Every seat must get the right number of cards, and every card must be dealt once."
    ),
    Reason.REDEAL_OFF: "That redeal isn't allowed at this table.",
    Reason.REDEAL_USED: "The dealer has already redealt this hand.",
    Reason.REDEAL_TOO_LATE: "The bidding has started, so it's too late for a redeal.",
    Reason.HAND_HAS_COUNTERS: "You can call a redeal only with no counters in your hand.",
    Reason.ALREADY_PASSED: "Once you pass, you're out of the bidding.",
    Reason.MUST_BID: "You have to bid here; you can't pass.",
    Reason.BID_UNKNOWN: "There is no such bid in this game.",
    Reason.BID_TOO_LOW: "The bid is too low.",
    Reason.BID_TOO_HIGH: "The bid is above the maximum.",
    Reason.BID_NOT_IN_STEP: "Bids go in steps of five.",
    Reason.MISERE_NEEDS_SEVEN: "You can bid misère only after a bid of seven.",
    Reason.BIDS_ADD_UP: "The dealer can't make the bids add up to the number of tricks.",
    Reason.DISCARD_WRONG_COUNT: "That's the wrong number of cards to discard.",
    Reason.DISCARD_NOT_HELD: "Only cards from the hand can be discarded.",
    Reason.DISCARD_COUNTER: "Counters can't be discarded.",
    Reason.SUIT_UNKNOWN: "There is no such suit in this game.",
    Reason.CARD_NOT_HELD: "That card isn't in the hand.",
    Reason.MUST_FOLLOW: "Players must follow suit.",
    Reason.MUST_TRUMP: "Players who can't follow suit must play a trump.",
    Reason.MUST_NAME_SUIT: "When you lead the Joker, name the suit to follow, as in JO H.",
    Reason.MAY_NOT_NAME_SUIT: "You can name a suit only when you lead the Joker in No Trump.",
    Reason.SUIT_SHOWN_VOID: "You can't name a suit you've already failed to follow.",
    Reason.CLAIM_OFF: "Claims aren't allowed in this game.",
    Reason.NOT_ON_LEAD: "Only the player on lead can claim.",
    Reason.CLAIM_UNPROVEN: "You might not win all the remaining tricks.",
    Reason.FREE_PLAY_OFF: "This table prevents reneging.",
    Reason.NOTHING_TO_TAKE_BACK: "There's no wrong card to take back.",
    Reason.NOTHING_TO_CALL: "No opponent has failed to follow.",
    Reason.ALREADY_CALLED: "Someone already called a renege wrongly; wait for the next card.",
}

OPTION_REASONS: Mapping[OptionReason, str] = {
    OptionReason.UNKNOWN_OPTION: "{game} has no option “{name}”. Its options are {known}.",
    OptionReason.NOT_A_NUMBER: "{name} must be a number from {low} to {high}, not “{value}”.",
    OptionReason.OUT_OF_RANGE: "{name} goes from {low} to {high}, so {value} isn't possible.",
    OptionReason.NOT_IN_STEP: "{name} goes in steps of {step}, so {value} isn't possible.",
    OptionReason.NOT_A_CHOICE: "{name} can be {known}, not “{value}”.",
    OptionReason.NOT_ON_OR_OFF: "{name} must be on or off, not “{value}”.",
    OptionReason.CONFLICT: "{name} = {value} doesn't work with the other options.",
}
PLAYERS_FIXED = "{game} is for {low} players."
PLAYERS_RANGE = "{game} is for {low} to {high} players."

NOTATION_REASONS: Mapping[NotationReason, str] = {
    NotationReason.NO_ACTION: "Nothing was entered.",
    NotationReason.UNKNOWN_SEAT: "There is no seat “{text}” in this game.",
    NotationReason.UNKNOWN_CALL: "There is no bid “{text}” in this game.",
    NotationReason.UNKNOWN_CARD: "There is no card “{text}” in this game.",
    NotationReason.UNKNOWN_SUIT: "There is no suit “{text}” in this game.",
    NotationReason.SAME_CARD_TWICE: "{text} is named twice.",
    NotationReason.TOO_MANY_WORDS: "Too many words: “{text}”.",
}

RECORD_PROBLEMS: Mapping[RecordProblem, str] = {
    RecordProblem.DAMAGED: "The stored record is damaged.",
    RecordProblem.TOO_LARGE: ("This isn't a game record: it's larger than {detail} MB."),
    RecordProblem.TOO_MANY_DEALS: "The record has more than {detail} deals, too many for one game.",
    RecordProblem.NOT_JSON: "This isn't a game record: it isn't JSON.",
    RecordProblem.NOT_A_RECORD: "This isn't a game record.",
    RecordProblem.UNKNOWN_VERSION: ("This version of Rook13 can't read record format “{detail}”."),
    RecordProblem.BAD_FIELD: "“{detail}” is missing or malformed.",
    RecordProblem.UNKNOWN_GAME: "The record is of an unknown game, “{detail}”.",
    RecordProblem.BAD_OPTION: "The option “{detail}” isn't valid.",
    RecordProblem.BAD_SEATS: "The record has {detail} seats.",
    RecordProblem.BAD_DEALER: "“{detail}” isn't a seat that can deal first.",
    RecordProblem.BAD_DEAL: "This deal isn't possible.",
    RecordProblem.HIDDEN_CARDS: "Some cards are hidden, so it can't be replayed.",
    RecordProblem.UNFINISHED_HAND: "This hand isn't finished, but another one follows.",
    RecordProblem.AFTER_THE_END: "The game was already over.",
    RecordProblem.UNREADABLE_ACTION: "Can't read “{detail}”.",
    RecordProblem.ILLEGAL_ACTION: "“{detail}” isn't allowed.",
}
AT_HAND = "Hand {hand}: {problem}"
AT_ACTION = "Hand {hand}, action {action}: {problem}"
WITH_CAUSE = "{problem} {cause}"

TURN_OF = "It's {player}'s turn."
FOLLOW = "{led} was led, so you have to follow suit."
TRUMP = "{led} was led and you have none, so you have to play a trump: {trump}."
OFFLINE = "Connection lost; you can't play until it's back."


def reason_text(reason: Reason) -> Text:
    """Return which rule an action breaks."""
    return Text(REASONS[reason])


def notation_text(error: NotationError) -> Text:
    """Return what could not be read."""
    return Text(NOTATION_REASONS[error.reason], {"text": error.text})


def option_text(error: OptionError, game: type[Ruleset]) -> Text:
    """Return what is wrong with an option, and what would be right."""
    if error.reason is OptionReason.UNKNOWN_OPTION:
        known = ", ".join(spec.name for spec in game.options_class.specs())
        values = {"game": game.title, "name": error.name, "known": known}
        return Text(OPTION_REASONS[error.reason], values)
    if error.name == "players":
        return players_text(game)
    template = OPTION_REASONS[error.reason]
    if error.reason is OptionReason.CONFLICT:
        template = game.options_class.conflict_sentences.get(error.name, template)
    return Text(template, _option_values(game.options_class.spec(error.name), error))


def players_text(game: type[Ruleset]) -> Text:
    """Return how many can play a game."""
    low, high = min(game.player_counts), max(game.player_counts)
    template = PLAYERS_FIXED if low == high else PLAYERS_RANGE
    return Text(template, {"game": game.title, "low": low, "high": high})


def record_text(error: RecordError, game: type[Ruleset] | None = None) -> Text:
    """Return what is wrong with a record, where, and why; more of it if the game is known."""
    text = Text(RECORD_PROBLEMS[error.problem], {"detail": error.detail})
    cause = _cause_text(error, game)
    if cause is not None:
        text = Text(WITH_CAUSE, {"problem": text, "cause": cause})
    if error.hand is None:
        return text
    if not error.action:
        return Text(AT_HAND, {"hand": error.hand, "problem": text})
    return Text(AT_ACTION, {"hand": error.hand, "action": error.action, "problem": text})


def _option_values(spec: OptionSpec, error: OptionError) -> Mapping[str, Text | str | int]:
    values: dict[str, Text | str | int] = {
        "name": spec.name,
        "value": excerpt(value_text(error.value)),
    }
    if isinstance(spec.kind, Integer):
        kind = spec.kind
        values |= {"low": kind.minimum, "high": kind.maximum, "step": kind.step}
    elif isinstance(spec.kind, Choice):
        values["known"] = ", ".join(spec.kind.values)
    return values


def _cause_text(error: RecordError, game: type[Ruleset] | None) -> Text | None:
    cause = error.cause
    if isinstance(cause, IllegalAction):
        return reason_text(cause.reason)
    if isinstance(cause, NotationError):
        return notation_text(cause)
    if game is None:
        return None
    if isinstance(cause, OptionError):
        return option_text(cause, game)
    return players_text(game) if error.problem is RecordProblem.BAD_SEATS else None


def offline_text() -> Text:
    """Return why nothing can be played while the table cannot be reached."""
    return Text(OFFLINE)


def card_refusal_text(reason: Reason, view: PlayerView, names: Names) -> Text:
    """Return why a card cannot be played or discarded now."""
    if reason is Reason.WRONG_PHASE:
        return phase_text(view.phase)
    if reason is Reason.NOT_YOUR_TURN and view.turn is not None:
        return Text(TURN_OF, {"player": names.seat(view.turn)})
    if reason is Reason.MUST_FOLLOW and view.led is not None:
        return Text(FOLLOW, {"led": suit_text(view.led)})
    if reason is Reason.MUST_TRUMP and view.led is not None:
        return Text(TRUMP, {"led": suit_text(view.led), "trump": suit_text(view.trump)})
    return reason_text(reason)
