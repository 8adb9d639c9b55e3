"""A `PlayerView` on the wire, and back to an equal one under the same rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from rook13.engine.actions import Action
from rook13.engine.legal import DiscardChoices
from rook13.engine.notation import parse_action
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import NOBODY, HandResult
from rook13.engine.trick import NO_TRUMP
from rook13.engine.view import PlayerView, Revealed, SeatView, TrickView
from rook13.protocol.limits import (
    MOST_RESULTS,
    MOST_SEATS,
    ActionText,
    CallText,
    CardsText,
    CardText,
    Count,
    HandNumber,
    Points,
    SeatName,
    Side,
    SuitText,
    Word,
)
from rook13.protocol.structs import Value
from rook13.protocol.wire_values import (
    Codec,
    Mirror,
    add_codec,
    codec_for,
    read_cards,
    reading,
    write_cards,
    written_once,
)

PerSeat = Annotated[tuple[Count, ...], Meta(max_length=MOST_SEATS)]
PerSide = Annotated[tuple[Points, ...], Meta(max_length=MOST_SEATS)]
PlayTexts = Annotated[tuple[ActionText, ...], Meta(max_length=MOST_SEATS)]


class WireSeatView(Value, frozen=True):
    """What everybody sees of a seat."""

    seat: SeatName
    cards_left: Count = 0
    tricks: Count = 0
    has_called: bool = False
    call: CallText | None = None
    passed: bool = False
    sits_out: bool = False
    face_up: CardsText = ""


class WireTrick(Value, frozen=True):
    """A finished trick."""

    plays: PlayTexts
    led: SuitText | None
    winner: SeatName
    points: Points = 0


class WireRevealed(Value, frozen=True):
    """What lies open once a hand is over."""

    hands: Annotated[tuple[CardsText, ...], Meta(max_length=MOST_SEATS)]
    kitty: CardsText = ""
    discard: CardsText = ""


class WireResult(Value, frozen=True):
    """What a finished hand came to."""

    number: HandNumber
    dealer: SeatName
    tricks: PerSeat
    points: PerSide
    score: PerSide
    totals: PerSide
    declarer: SeatName | None = None
    call: CallText | None = None
    trump: SuitText | None = None
    bids: PerSeat = ()
    made: bool | None = None
    reneged: SeatName | None = None


class WireDiscards(Value, frozen=True):
    """Every way to lay `size` of these cards aside."""

    cards: CardsText
    size: Count


class WireView(Value, frozen=True):
    """The game as one seat, or a spectator, sees it."""

    seat: SeatName | None
    phase: Word
    number: HandNumber
    dealer: SeatName
    turn: SeatName | None
    totals: PerSide
    seats: Annotated[tuple[WireSeatView, ...], Meta(max_length=MOST_SEATS)]
    points: PerSide
    redeals: HandNumber = 0
    earlier_results: HandNumber = 0
    results: Annotated[tuple[WireResult, ...], Meta(max_length=MOST_RESULTS)] = ()
    hand: CardsText = ""
    legal: Annotated[tuple[ActionText, ...], Meta(max_length=128)] = ()
    legal_discards: WireDiscards | None = None
    calls: Annotated[tuple[ActionText, ...], Meta(max_length=128)] = ()
    declarer: SeatName | None = None
    contract: CallText | None = None
    turned: CardText | None = None
    trump_known: bool = False
    trump: SuitText | None = None
    kitty: CardsText = ""
    discard: CardsText = ""
    trick: PlayTexts = ()
    led: SuitText | None = None
    tricks: Annotated[tuple[WireTrick, ...], Meta(max_length=20)] = ()
    revealed: WireRevealed | None = None
    winners: Annotated[tuple[Side, ...], Meta(max_length=MOST_SEATS)] = ()


_RESULT = Mirror(HandResult, WireResult, apart=("dealer", "declarer", "trump", "reneged"))


def _write_result(rules: Ruleset, result: HandResult) -> WireResult:
    return _RESULT.write(
        rules,
        result,
        dealer=rules.seats[result.dealer].name,
        declarer=_seat_name(rules, result.declarer),
        trump=rules.deck.suits[result.trump].letter if result.trump != NO_TRUMP else None,
        reneged=_seat_name(rules, result.reneged),
    )


def _read_result(rules: Ruleset, wire: WireResult) -> HandResult:
    return _RESULT.read(
        rules,
        wire,
        dealer=rules.seat(wire.dealer).index,
        declarer=_seat_index(rules, wire.declarer),
        trump=rules.deck.suit(wire.trump).index if wire.trump is not None else NO_TRUMP,
        reneged=_seat_index(rules, wire.reneged),
    )


def _seat_name(rules: Ruleset, index: int) -> str | None:
    return rules.seats[index].name if index != NOBODY else None


def _seat_index(rules: Ruleset, name: str | None) -> int:
    return rules.seat(name).index if name is not None else NOBODY


add_codec(HandResult, Codec(_write_result, _read_result))
add_codec(SeatView, Mirror(SeatView, WireSeatView).codec)
add_codec(TrickView, Mirror(TrickView, WireTrick).codec)
add_codec(Revealed, Mirror(Revealed, WireRevealed).codec)
_VIEW = Mirror(PlayerView, WireView, apart=("rules", "results", "legal"))
_RESULTS = written_once(codec_for(tuple[HandResult, ...]))
"""They grow with the game, and are the same for everybody at the table."""


def write_view(view: PlayerView) -> WireView:
    """Return the wire form of a view; of very many results only the latest are in it."""
    rules, legal = view.rules, view.legal
    earlier = max(0, len(view.results) - MOST_RESULTS)
    choices = legal if isinstance(legal, DiscardChoices) else None
    return _VIEW.write(
        rules,
        view,
        earlier_results=earlier,
        results=_RESULTS.write(rules, view.results)[earlier:],
        legal=() if choices else tuple([str(action) for action in legal]),
        legal_discards=WireDiscards(write_cards(rules, choices.cards), choices.size)
        if choices
        else None,
    )


def read_view(rules: Ruleset, wire: WireView, known: Sequence[HandResult] = ()) -> PlayerView:
    """Return the view that was written; raises RemoteProtocolError.

    `known` are the results that the client has seen, for a game so long that the first ones are
    not sent any more.
    """
    return reading(lambda: _read_view(rules, wire, known))


def _read_view(rules: Ruleset, wire: WireView, known: Sequence[HandResult]) -> PlayerView:
    latest = tuple(_read_result(rules, result) for result in wire.results)
    return _VIEW.read(
        rules,
        wire,
        rules=rules,
        results=(*known[: wire.earlier_results], *latest),
        legal=_read_legal(rules, wire),
    )


def _read_legal(rules: Ruleset, wire: WireView) -> Sequence[Action]:
    choices = wire.legal_discards
    if choices is None or wire.seat is None:
        return tuple(parse_action(rules, text) for text in wire.legal)
    cards = read_cards(rules, choices.cards)
    return DiscardChoices(rules.seat(wire.seat), cards, choices.size)


add_codec(PlayerView, Codec(lambda rules, view: write_view(view), read_view))
