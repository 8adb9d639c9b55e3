"""Rounds of Elemental to start from."""

from __future__ import annotations

from collections.abc import Mapping

from rook13.engine.game import legal_actions, seat_to_act
from rook13.engine.options import OptionError, OptionReason
from rook13.engine.rules import make_rules
from rook13.engine.rules.elemental import Elemental
from rook13.engine.state import Dealing, GameState, Match, Phase
from tests.engine.sheet import Sheet

ROUNDS_BY_PLAYERS = [(3, 20), (4, 15), (5, 12), (6, 10)]
SHORT_GAMES = ["first_5", "first_7", "first_10", "last_5", "last_7", "last_10"]


def round_of(
    size: int,
    *,
    players: int = 4,
    dealer: str | None = None,
    options: Mapping[str, object] | None = None,
    totals: tuple[int, ...] | None = None,
) -> Sheet:
    """Return a game in which the round with `size` cards is about to be dealt."""
    sheet = Sheet("elemental", options, dealer=dealer, players=players)
    numbers = {sheet.rules.hand_size(number): number for number in range(1, 21)}
    match = Match(sheet.state.match.dealer, totals or (0,) * players, numbers[size])
    sheet.state = GameState(sheet.rules, match, Dealing())
    return sheet


def bid_zero(sheet: Sheet) -> Sheet:
    """Let everybody say that they will take nothing."""
    while sheet.phase is Phase.AUCTION:
        sheet.play(f"{sheet.turn} bid 0")
    return sheet


def play_out(sheet: Sheet) -> Sheet:
    """Let everybody play their first legal card to the end of the hand."""
    while sheet.phase is Phase.PLAY:
        seat = seat_to_act(sheet.state)
        assert seat is not None
        sheet.act(legal_actions(sheet.state, seat)[0])
    return sheet


def one_trick(plays: str, turned: str, players: int = 4) -> str:
    """Return who wins a round of one card each, played from P1 in order."""
    cards = plays.split()
    sheet = round_of(1, players=players, dealer=f"P{players}").deal(*cards, kitty=turned)
    bid_zero(sheet)
    sheet.play(",".join(f"P{seat} {card}" for seat, card in enumerate(cards, 1)))
    return f"P{sheet.result.tricks.index(1) + 1}"


def options_of(**options: object) -> OptionReason | str:
    """Return why options are refused, or how many rounds they give."""
    try:
        return str(make_elemental(options).rounds)
    except OptionError as error:
        return error.reason


def make_elemental(options: Mapping[str, object] | None = None, players: int = 4) -> Elemental:
    rules = make_rules("elemental", options, players)
    assert isinstance(rules, Elemental)
    return rules
