"""The score sheet as plain columns and cells, from the engine's results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rook13.engine.ruleset import TrumpSource
from rook13.engine.state import NOBODY, HandResult
from rook13.ui.look import Look
from rook13.ui.table.panels.numbers import plain, signed
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.wording.words import call_text

tr = context("Score sheet")
NOTHING = "–"


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the sheet; `side` is the place of the side it is about, if it is about one."""

    title: str
    leaves: int = 0
    """The higher, the sooner it is left out when there is little room; 0 stays."""
    side: int | None = None
    is_number: bool = True


class Sheet:
    """Says what stands where on the score sheet of one game."""

    def __init__(self, scene: Scene, look: Look) -> None:
        self._names = scene.names
        self._rules = scene.rules
        self._look = look
        self._everybody_bids = scene.rules.everybody_bids

    def columns(self) -> list[Column]:
        """Return the columns from left to right."""
        return self._player_columns() if self._everybody_bids else self._team_columns()

    def cells(self, result: HandResult) -> list[str]:
        """Return the line of one hand."""
        if self._everybody_bids:
            return self._player_cells(result)
        return self._team_cells(result)

    def spoken(self, result: HandResult) -> list[str]:
        """Return the same line for who hears it, or wonders what the numbers mean."""
        if not self._everybody_bids:
            return self._team_cells(result)
        seats = zip(
            self._names.players,
            *(result.bids, result.tricks, result.score, result.totals),
            strict=True,
        )
        return [
            str(result.number),
            self.trump(result),
            *(
                tr(
                    "{name} bid {bid}, took {taken}: {score}, in all {total}",
                    name=name,
                    bid=bid,
                    taken=taken,
                    score=signed(score),
                    total=plain(total),
                )
                for name, bid, taken, score, total in seats
            ),
        ]

    def outcome(self, result: HandResult) -> str:
        """Return in one word how a hand ended for whoever had bid."""
        if result.reneged != NOBODY:
            return tr("Renege")
        if result.made is None:
            return NOTHING
        return tr("Made") if result.made else tr("Set")

    def trump(self, result: HandResult) -> str:
        """Return the trump of a hand in words."""
        suits = self._rules.deck.suits
        return self._look.suit_name(suits[result.trump] if result.trump >= 0 else None)

    def _team_columns(self) -> list[Column]:
        counts_points = self._rules.trump_source is TrumpSource.DECLARER
        taken = tr("Points {side}") if counts_points else tr("Tricks {side}")
        sides = list(enumerate(self._rules.sides))
        return [
            Column(tr("Hand"), is_number=False),
            Column(tr("Dealer"), leaves=5, is_number=False),
            Column(tr("Declarer"), leaves=1, is_number=False),
            Column(tr("Bid"), is_number=False),
            Column(tr("Trump"), leaves=3, is_number=False),
            Column(tr("Result"), is_number=False),
            *(Column(taken.format(side=name), 4, side) for side, name in sides),
            *(Column(tr("Score {side}", side=name), 2, side) for side, name in sides),
            *(Column(tr("Total {side}", side=name), side=side) for side, name in sides),
        ]

    def _team_cells(self, result: HandResult) -> list[str]:
        has_bid = result.call is not None
        return [
            str(result.number),
            self._names.seat(result.dealer),
            self._names.seat(result.declarer) if has_bid else NOTHING,
            self._look.say(call_text(result.call)) if has_bid else NOTHING,
            self.trump(result),
            self.outcome(result),
            *_all(plain, result.points),
            *_all(signed, result.score),
            *_all(plain, result.totals),
        ]

    def _player_columns(self) -> list[Column]:
        players = enumerate(self._names.players)
        return [
            Column(tr("Round"), is_number=False),
            Column(tr("Trump"), leaves=1, is_number=False),
            *(Column(name, side=side) for side, name in players),
        ]

    def _player_cells(self, result: HandResult) -> list[str]:
        return [str(result.number), self.trump(result), *_player_lines(result)]


def _player_lines(result: HandResult) -> list[str]:
    seats = zip(result.bids, result.tricks, result.score, result.totals, strict=True)
    return [
        tr("{taken}/{bid}: {score}", taken=taken, bid=bid, score=signed(score))
        + f"\n{plain(total)}"
        for bid, taken, score, total in seats
    ]


def _all(write: Callable[[int], str], numbers: Sequence[int]) -> list[str]:
    return [write(number) for number in numbers]
