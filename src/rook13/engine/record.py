"""A whole game as one text: who played what by which rules, every deal and every action.

Saving, resuming, history, export and crash journal are all this one thing. `hands` has one entry
for each deal, so a deal that was void or thrown in is an entry of its own. The format is described
in `docs/record-format.md`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any

from rook13.engine.actions import Action, Deal, Dealt
from rook13.engine.cards import mask_of
from rook13.engine.events import Event
from rook13.engine.game import apply, new_game, seat_to_act
from rook13.engine.notation import NotationError, parse_action, parse_cards
from rook13.engine.options import OptionError, OptionReason, OptionValue
from rook13.engine.phases.dealing import upcoming
from rook13.engine.reasons import IllegalAction, excerpt
from rook13.engine.rules import make_rules
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.shuffle import SEED_BYTES, deck_order
from rook13.engine.state import Dealing, GameState, HandOver

FORMAT_NAME = "rook13-record"
FORMAT = f"{FORMAT_NAME}/1"
HIDDEN = "?"
MOST_BYTES = 16 * 2**20
MOST_DEALS = 10_000
"""How large a record may be; the longest games have some hundred deals, in half a megabyte."""
LONGEST_NAME = 64
SEAT_NAME = re.compile("[A-Z][1-9]")


class RecordProblem(Enum):
    """What is wrong with a record."""

    DAMAGED = "damaged"
    """The stored data differs from what was written."""
    TOO_LARGE = "too_large"
    TOO_MANY_DEALS = "too_many_deals"
    NOT_JSON = "not_json"
    NOT_A_RECORD = "not_a_record"
    UNKNOWN_VERSION = "unknown_version"
    BAD_FIELD = "bad_field"
    UNKNOWN_GAME = "unknown_game"
    BAD_OPTION = "bad_option"
    BAD_SEATS = "bad_seats"
    BAD_DEALER = "bad_dealer"
    BAD_DEAL = "bad_deal"
    HIDDEN_CARDS = "hidden_cards"
    UNFINISHED_HAND = "unfinished_hand"
    AFTER_THE_END = "after_the_end"
    UNREADABLE_ACTION = "unreadable_action"
    ILLEGAL_ACTION = "illegal_action"


class RecordError(Exception):
    """A record cannot be used: what is wrong, where (counted from 1), and the cause below it."""

    def __init__(
        self,
        problem: RecordProblem,
        detail: str = "",
        *,
        hand: int | None = None,
        action: int | None = None,
        cause: IllegalAction | NotationError | OptionError | None = None,
    ) -> None:
        self.problem = problem
        self.detail = excerpt(detail)
        place = f"(hand {hand}, action {action})"
        super().__init__(f"{problem.value} {self.detail} {place}: {cause}")
        self.hand = hand
        self.action = action
        self.cause = cause


@dataclass(frozen=True, slots=True)
class DealProof:
    """What shows that nobody chose a seed: what was promised before it, and what made it."""

    commitment: str
    """The SHA-256 of the host's secret."""
    secret: str
    commitments: tuple[tuple[str, str], ...] = ()
    """The SHA-256 of each share by seat, as published before any share was given."""
    shares: tuple[tuple[str, str], ...] = ()
    withheld: tuple[str, ...] = ()
    """The seats that had promised a share in this game and did not give it."""
    witness: str | None = None
    """The seat whose own program saw the promises and found its share used."""
    problem: str = ""
    """What that program has found wrong, if it has."""
    redrawn: str = ""
    """At whose table another shuffle was thrown away before this deal, if one was."""


@dataclass(frozen=True, slots=True)
class DealRecord:
    """How the cards came to lie: by seed, with its proof where there is one, or as given."""

    seed: str | None = None
    hands: tuple[str, ...] = ()
    kitty: str = ""
    proof: DealProof | None = None


@dataclass(frozen=True, slots=True)
class HandRecord:
    """One deal and what was done with it."""

    deal: DealRecord
    actions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its first deal to where it stands."""

    game: str
    options: Mapping[str, OptionValue]
    seats: tuple[str, ...]
    first_dealer: str
    hands: tuple[HandRecord, ...] = ()


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """One action of a replay, with its place counted from 1 (0 is the deal) and its outcome."""

    hand: int
    number: int
    action: Action
    state: GameState
    events: tuple[Event, ...]


@dataclass(slots=True)
class Recorder:
    """Collects the actions of a running game."""

    rules: Ruleset
    names: Sequence[str]
    first_dealer: Seat
    _hands: list[tuple[DealRecord, list[str]]] = field(default_factory=list)

    def add(self, action: Action) -> None:
        """Note an action that was applied."""
        if isinstance(action, Deal):
            assert action.cards is not None
            self._hands.append((deal_record(self.rules, action.cards), []))
        else:
            self._hands[-1][1].append(str(action))

    def record(self) -> Record:
        """Return the game as it stands."""
        return Record(
            self.rules.id,
            self.rules.options.differing(),
            tuple(self.names),
            self.first_dealer.name,
            tuple(HandRecord(deal, tuple(actions)) for deal, actions in self._hands),
        )


def deal_record(rules: Ruleset, dealt: Dealt) -> DealRecord:
    """Return how a deal is written down."""
    if dealt.seed is not None:
        return DealRecord(seed=dealt.seed)
    hands = tuple(rules.deck.show(hand) for hand in dealt.hands)
    return DealRecord(hands=hands, kitty=rules.deck.show(dealt.kitty))


def deal_from_seed(state: GameState, seed: str) -> Deal:
    """Return the deal action for the hand that is due, shuffled with a seed in hex digits."""
    rules, match, digits = state.rules, upcoming(state), bytes.fromhex(seed)
    laid = rules.deal(deck_order(digits, len(rules.deck)), match.dealer, match.number)
    dealt = Dealt(laid.hands, laid.kitty, laid.stock, digits.hex())
    return Deal(rules.seats[match.dealer], dealt)


def deal_from_cards(state: GameState, hands: Sequence[str], kitty: str) -> Deal:
    """Return the deal action for cards given by name; raises NotationError."""
    rules = state.rules
    masks = [mask_of(parse_cards(rules, hand.split())) for hand in hands]
    dealt = rules.lay_out(masks, mask_of(parse_cards(rules, kitty.split())))
    return Deal(rules.seats[upcoming(state).dealer], dealt)


def rules_of(record: Record) -> Ruleset:
    """Return the rules that a record was played by; raises RecordError."""
    try:
        return make_rules(record.game, record.options, len(record.seats))
    except KeyError:
        raise RecordError(RecordProblem.UNKNOWN_GAME, record.game) from None
    except OptionError as error:
        if error.name == "players" and error.reason is OptionReason.OUT_OF_RANGE:
            raise RecordError(RecordProblem.BAD_SEATS, str(len(record.seats))) from None
        raise RecordError(RecordProblem.BAD_OPTION, error.name, cause=error) from None


def opening(record: Record) -> GameState:
    """Return the state before the first deal; raises RecordError."""
    rules = rules_of(record)
    try:
        return new_game(rules, rules.seat(record.first_dealer))
    except KeyError:
        raise RecordError(RecordProblem.BAD_DEALER, record.first_dealer) from None


def replay_steps(record: Record) -> Iterator[ReplayStep]:
    """Go through a record action by action; raises RecordError at the first that is wrong."""
    return replay_hands(opening(record), record.hands)


def replay_hands(
    state: GameState, hands: Sequence[HandRecord], first: int = 1
) -> Iterator[ReplayStep]:
    """Go on from a state with more hands, the first of which has this number in the record."""
    for hand, entry in enumerate(hands, first):
        deal = _deal(state, entry.deal, hand)
        state, events = _apply(state, deal, hand, 0)
        yield ReplayStep(hand, 0, deal, state, events)
        for number, text in enumerate(entry.actions, 1):
            try:
                action = parse_action(state.rules, text)
            except NotationError as error:
                raise RecordError(
                    RecordProblem.UNREADABLE_ACTION, text, hand=hand, action=number, cause=error
                ) from None
            state, events = _apply(state, action, hand, number)
            yield ReplayStep(hand, number, action, state, events)


def cut(record: Record, hand: int, actions: int) -> Record:
    """Return a game up to so many actions after the deal of a hand, both counted from 1."""
    last = record.hands[hand - 1]
    kept = HandRecord(last.deal, last.actions[:actions])
    return replace(record, hands=(*record.hands[: hand - 1], kept))


def replay(record: Record) -> GameState:
    """Return the state at the end of a record; raises RecordError."""
    state = opening(record)
    for step in replay_hands(state, record.hands):
        state = step.state
    return state


def canonical(record: Record) -> Record:
    """Return a record as every table writes it: with the cards of each deal; raises RecordError."""
    state = opening(record)
    recorder = Recorder(state.rules, record.seats, state.rules.seat(record.first_dealer))
    for step in replay_hands(state, record.hands):
        action = step.action
        if isinstance(action, Deal) and action.cards is not None:
            action = replace(action, cards=replace(action.cards, seed=None))
        recorder.add(action)
    return recorder.record()


def continues(record: Record, start: Record) -> bool:
    """Return whether a canonical record has all of another; names do not matter."""
    number = len(start.hands)
    if not 0 < number <= len(record.hands):
        return False
    last, same = start.hands[-1], record.hands[number - 1]
    begun = replace(same, actions=same.actions[: len(last.actions)])
    part = replace(record, seats=start.seats, hands=(*record.hands[: number - 1], begun))
    return len(record.seats) == len(start.seats) and part == start


def dump_record(record: Record) -> str:
    """Return a record as text."""
    return json.dumps(
        {
            "format": FORMAT,
            "game": record.game,
            "options": dict(record.options),
            "seats": list(record.seats),
            "first_dealer": record.first_dealer,
            "hands": [
                {"deal": _dump_deal(hand.deal), "actions": list(hand.actions)}
                for hand in record.hands
            ],
        },
        ensure_ascii=False,
    )


def load_record(text: str | bytes) -> Record:
    """Read a record from text; raises RecordError. Whether it can be played, `replay` shows."""
    if len(text) > MOST_BYTES:
        raise RecordError(RecordProblem.TOO_LARGE, str(MOST_BYTES // 2**20))
    try:
        data = json.loads(text)
        # Half a surrogate pair can be escaped in JSON, but never be written or printed again.
        json.dumps(data, ensure_ascii=False).encode()
    except (ValueError, RecursionError):
        raise RecordError(RecordProblem.NOT_JSON) from None
    fields = _object(data, "", RecordProblem.NOT_A_RECORD)
    _check_format(fields.get("format"))
    hands = _list(fields.get("hands"), "hands")
    if len(hands) > MOST_DEALS:
        raise RecordError(RecordProblem.TOO_MANY_DEALS, str(MOST_DEALS))
    return Record(
        game=_text(fields.get("game"), "game"),
        options=_object(fields.get("options", {}), "options"),
        seats=tuple(map(shown_name, _texts(fields.get("seats"), "seats"))),
        first_dealer=_text(fields.get("first_dealer"), "first_dealer"),
        hands=tuple(_hand(entry, number) for number, entry in enumerate(hands, 1)),
    )


def shown_name(text: str) -> str:
    """Return as much of a name as can be shown, in one line: it may come from a stranger."""
    visible = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(visible.split())[:LONGEST_NAME].rstrip()


def _dump_proof(proof: DealProof) -> dict[str, object]:
    data: dict[str, object] = {
        "commitment": proof.commitment,
        "secret": proof.secret,
        "commitments": dict(proof.commitments),
        "shares": dict(proof.shares),
    }
    if proof.withheld:
        data["withheld"] = list(proof.withheld)
    told = {"witness": proof.witness, "problem": proof.problem, "redrawn": proof.redrawn}
    return data | {name: word for name, word in told.items() if word}


def _dump_deal(deal: DealRecord) -> dict[str, object]:
    if deal.proof is not None:
        return {"seed": deal.seed, "proof": _dump_proof(deal.proof)}
    if deal.seed is not None:
        return {"seed": deal.seed}
    return {"hands": list(deal.hands), "kitty": deal.kitty}


def _check_format(found: object) -> None:
    if not isinstance(found, str) or not found.startswith(f"{FORMAT_NAME}/"):
        raise RecordError(RecordProblem.NOT_A_RECORD)
    if found != FORMAT:
        raise RecordError(RecordProblem.UNKNOWN_VERSION, found.removeprefix(f"{FORMAT_NAME}/"))


def _hand(entry: object, number: int) -> HandRecord:
    fields = _object(entry, "hands", hand=number)
    deal = _object(fields.get("deal"), "deal", hand=number)
    actions = tuple(_texts(fields.get("actions", []), "actions", hand=number))
    if "seed" in deal:
        seed = _seed(deal["seed"], "seed", number)
        proof = _proof(deal["proof"], number) if "proof" in deal else None
        return HandRecord(DealRecord(seed=seed, proof=proof), actions)
    hands = tuple(_texts(deal.get("hands"), "hands", hand=number))
    kitty = _text(deal.get("kitty", ""), "kitty", hand=number)
    return HandRecord(DealRecord(hands=hands, kitty=kitty), actions)


def _seed(value: object, name: str, hand: int) -> str:
    seed = _text(value, name, hand=hand).lower()
    digits = set(seed) <= set("0123456789abcdef")
    if len(seed) != 2 * SEED_BYTES or not digits:
        raise RecordError(RecordProblem.BAD_FIELD, name, hand=hand)
    return seed


def _proof(value: object, hand: int) -> DealProof:
    fields = _object(value, "proof", hand=hand)
    witness = fields.get("witness")
    return DealProof(
        commitment=_seed(fields.get("commitment"), "commitment", hand),
        secret=_seed(fields.get("secret"), "secret", hand),
        commitments=_by_seat(fields.get("commitments", {}), "commitments", hand),
        shares=_by_seat(fields.get("shares", {}), "shares", hand),
        withheld=tuple(
            _seat_name(each, "withheld", hand)
            for each in _list(fields.get("withheld", []), "withheld", hand)
        ),
        witness=None if witness is None else _seat_name(witness, "witness", hand),
        problem=shown_name(_text(fields.get("problem", ""), "problem", hand)),
        redrawn=shown_name(_text(fields.get("redrawn", ""), "redrawn", hand)),
    )


def _by_seat(value: object, name: str, hand: int) -> tuple[tuple[str, str], ...]:
    pairs = _object(value, name, hand=hand).items()
    return tuple((_seat_name(seat, name, hand), _seed(each, name, hand)) for seat, each in pairs)


def _seat_name(value: object, name: str, hand: int) -> str:
    seat = _text(value, name, hand=hand)
    if SEAT_NAME.fullmatch(seat) is None:
        raise RecordError(RecordProblem.BAD_FIELD, name, hand=hand)
    return seat


def _object(
    value: object,
    name: str,
    problem: RecordProblem = RecordProblem.BAD_FIELD,
    hand: int | None = None,
) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise RecordError(problem, name, hand=hand)
    return value


def _list(value: object, name: str, hand: int | None = None) -> list[object]:
    if not isinstance(value, list):
        raise RecordError(RecordProblem.BAD_FIELD, name, hand=hand)
    return value


def _text(value: object, name: str, hand: int | None = None) -> str:
    if not isinstance(value, str):
        raise RecordError(RecordProblem.BAD_FIELD, name, hand=hand)
    return value


def _texts(value: object, name: str, hand: int | None = None) -> Iterable[str]:
    return [_text(item, name, hand) for item in _list(value, name, hand)]


def _deal(state: GameState, deal: DealRecord, hand: int) -> Deal:
    if seat_to_act(state) is None:
        raise RecordError(RecordProblem.AFTER_THE_END, hand=hand)
    if not isinstance(state.phase, Dealing | HandOver):
        raise RecordError(RecordProblem.UNFINISHED_HAND, hand=hand - 1)
    if deal.seed is not None:
        return deal_from_seed(state, deal.seed)
    if any(HIDDEN in text for text in (*deal.hands, deal.kitty)):
        raise RecordError(RecordProblem.HIDDEN_CARDS, hand=hand)
    try:
        return deal_from_cards(state, deal.hands, deal.kitty)
    except NotationError as error:
        raise RecordError(RecordProblem.BAD_DEAL, hand=hand, cause=error) from None


def _apply(
    state: GameState, action: Action, hand: int, number: int
) -> tuple[GameState, tuple[Event, ...]]:
    try:
        return apply(state, action)
    except IllegalAction as error:
        problem = RecordProblem.ILLEGAL_ACTION if number else RecordProblem.BAD_DEAL
        raise RecordError(problem, str(action), hand=hand, action=number, cause=error) from None
