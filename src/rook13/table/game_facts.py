"""What happens in the game at a table: from its start to its end, undo and fair deals included."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Annotated

from msgspec import Meta

from rook13.engine.actions import Action, Deal
from rook13.engine.events import (
    BidMade,
    CardPlayed,
    DiscardLaid,
    Event,
    Exchanged,
    Passed,
    SecretBidMade,
    TrickTaken,
    TrumpSet,
)
from rook13.engine.game import apply, new_game
from rook13.engine.record import (
    DealProof,
    DealRecord,
    HandRecord,
    Record,
    deal_from_seed,
    replay,
)
from rook13.engine.state import GameState
from rook13.table.config import Person
from rook13.table.facts import Fact, HiddenFact, PersonFact
from rook13.table.fair_deal import DealProblem, commitment_to
from rook13.table.limits import MOST_SEATS, Count, HandNumber, Hex32, Name, SeatName, Word
from rook13.table.state import Chair, FairDeal, LastAction, TableStage, TableState, UndoRequest

HARMLESS = (
    BidMade,
    SecretBidMade,
    Passed,
    Exchanged,
    DiscardLaid,
    TrumpSet,
    CardPlayed,
    TrickTaken,
)
"""What an action that can be taken back may bring about: nothing that shows others' cards.

So bids, passes, discards, trump and cards can be undone, but not the call that ends an auction by
turning up the kitty or secret bids, the lead that lays a hand open, or the end of a hand."""


class BotFault(Enum):
    """Why a bot was replaced for one move."""

    LATE = "late"
    UNREADABLE = "unreadable"
    ILLEGAL = "illegal"


@dataclass(frozen=True, slots=True)
class GameStarted(Fact):
    """The game has started: who sits where by name, and who deals first."""

    first_dealer: SeatName
    names: Annotated[tuple[Name, ...], Meta(max_length=MOST_SEATS)]

    def apply(self, state: TableState) -> TableState:
        rules = state.rules
        dealer = rules.seat(self.first_dealer)
        options = rules.options.differing()
        return replace(
            state,
            stage=TableStage.ACTIVE,
            paused=False,
            held={c.owner.key: c.seat.name for c in state.chairs if c.owner},
            promised={},
            game=new_game(rules, dealer),
            record=Record(rules.id, options, self.names, self.first_dealer),
            withheld=(),
            hints={},
            undos={},
            bot_moves={},
            last_action=None,
            clock_ran_out=False,
            game_revision=state.revision,
        )


@dataclass(frozen=True, slots=True)
class GamePaused(Fact):
    """The game is paused."""

    def apply(self, state: TableState) -> TableState:
        return replace(state, paused=True)


@dataclass(frozen=True, slots=True)
class GameResumed(Fact):
    """The game continues."""

    def apply(self, state: TableState) -> TableState:
        return replace(state, paused=False)


@dataclass(frozen=True, slots=True)
class GameEnded(Fact):
    """The game is over: decided, or broken off by the host."""

    decided: bool

    def apply(self, state: TableState) -> TableState:
        """Finish, and forget a deal that nobody will see."""
        return replace(
            state,
            stage=TableStage.FINISHED,
            paused=False,
            deal=None,
            undo=None,
            last_action=None,
            clock_ran_out=False,
            game_revision=state.revision,
        )


@dataclass(frozen=True, slots=True)
class NextGamePlanned(Fact):
    """The table is open for another game; seats of people who are away become free."""

    def apply(self, state: TableState) -> TableState:
        """Open the table again; the record of the last game stays until the next begins.

        A duplicate session is played once: the next game has deals of its own.
        """
        chairs = tuple(_for_next_game(chair, state) for chair in state.chairs)
        return replace(
            state, stage=TableStage.OPEN, chairs=chairs, game=None, held={}, duplicate=None
        )


def _for_next_game(chair: Chair, state: TableState) -> Chair:
    if chair.owner is None:
        return chair
    if state.presence(chair.owner.key) is None:
        return chair.emptied()
    return replace(chair, bot=None, ready=False)


@dataclass(frozen=True, slots=True)
class GameEvent(Fact):
    """An event of the game, for the seat that may know of it or for everybody who may watch."""

    event: Event

    @property
    def is_public(self) -> bool:
        return self.event.audience is None

    def audience(self, state: TableState) -> frozenset[str] | None:
        """Return the owner of the one seat, or those who may watch."""
        seat = self.event.audience
        if seat is not None:
            owner = state.chairs[seat.index].owner
            return frozenset({owner.key}) if owner else frozenset()
        if state.config.spectators:
            return None
        keys = (presence.person.key for presence in state.guests())
        return frozenset(key for key in keys if state.may_watch(key))


@dataclass(frozen=True, slots=True)
class Acted(HiddenFact):
    """An action, and the key of the person who did it, if a person did.

    The journal keeps it in notation. A deal needs no cards: they follow from what was prepared.
    """

    action: Action = field(metadata={"sent_as": "text"})
    by: str | None

    def happen(self, state: TableState) -> tuple[TableState, tuple[Fact, ...]]:
        """Return the table after the action, and its events."""
        assert state.game is not None
        state, action = _with_cards(state, state.game, self.action)
        assert state.game is not None
        game, events = apply(state.game, action)
        harmless = all(isinstance(event, HARMLESS) for event in events)
        undoable = self.by is not None and harmless and not isinstance(action, Deal)
        chair = state.chair(action.seat.name)
        is_help = self.by is None and chair is not None and chair.owner is not None
        after = replace(
            state,
            game=game,
            ready_for_next=frozenset(),
            record=_recorded(state, action),
            last_action=LastAction(action.seat, self.by) if undoable and self.by else None,
            clock_ran_out=False,
            undo=None,
            bot_moves=_one_more(state.bot_moves, action.seat.name)
            if is_help and not isinstance(action, Deal)
            else state.bot_moves,
            game_revision=state.revision,
        )
        return after, tuple(GameEvent(event) for event in events)


def _with_cards(state: TableState, game: GameState, action: Action) -> tuple[TableState, Action]:
    """Return a deal with the cards of the deal that was prepared."""
    if not isinstance(action, Deal):
        return state, action
    deal = state.deal
    assert deal is not None
    dealt = deal_from_seed(game, deal.seed(state.rules))
    return replace(state, deal=None, hidden_deals=(*state.hidden_deals, deal)), dealt


def _recorded(state: TableState, action: Action) -> Record:
    record = state.record
    assert record is not None
    if isinstance(action, Deal):
        assert action.cards is not None
        hand = HandRecord(DealRecord(seed=action.cards.seed))
        return replace(record, hands=(*record.hands, hand))
    last = record.hands[-1]
    last = replace(last, actions=(*last.actions, str(action)))
    return replace(record, hands=(*record.hands[:-1], last))


@dataclass(frozen=True, slots=True)
class ClockRanOut(Fact):
    """A player took too long; a bot plays this one action."""

    seat: SeatName

    def apply(self, state: TableState) -> TableState:
        return replace(state, clock_ran_out=True)


@dataclass(frozen=True, slots=True)
class BotReplaced(Fact):
    """A bot failed, and this one move is a plain legal one."""

    seat: SeatName
    fault: BotFault


@dataclass(frozen=True, slots=True)
class UndoAsked(Fact):
    """Somebody wants to take back their last action."""

    person: Person
    seat: SeatName

    def apply(self, state: TableState) -> TableState:
        """Wait for the answers; the same action is not asked about twice."""
        request = UndoRequest(self.person, state.rules.seat(self.seat))
        return replace(state, undo=request, last_action=None, game_revision=state.revision)


@dataclass(frozen=True, slots=True)
class UndoAgreed(PersonFact):
    """Somebody does not mind."""

    def apply(self, state: TableState) -> TableState:
        assert state.undo is not None
        agreed = state.undo.agreed | {self.person.key}
        return replace(state, undo=replace(state.undo, agreed=agreed))


@dataclass(frozen=True, slots=True)
class UndoRefused(Fact):
    """The action stands: somebody minds or has gone on, or nobody is left to ask or to answer."""

    person: Person | None = None

    def apply(self, state: TableState) -> TableState:
        return replace(state, undo=None, game_revision=state.revision)


@dataclass(frozen=True, slots=True)
class UndoDone(Fact):
    """The last action of this seat is taken back."""

    seat: SeatName

    def apply(self, state: TableState) -> TableState:
        assert state.record is not None
        hands = state.record.hands
        after = _at(state, len(hands), len(hands[-1].actions) - 1)
        return replace(after, undos=_one_more(state.undos, self.seat))


@dataclass(frozen=True, slots=True)
class Rewound(Fact):
    """Somebody who plays alone went back to this many actions of a hand, counted from 1."""

    seat: SeatName
    hand: HandNumber
    actions: Count

    def apply(self, state: TableState) -> TableState:
        """Replay the game up to there, and forget a deal that was prepared since."""
        after = _at(state, self.hand, self.actions)
        undos = _one_more(state.undos, self.seat)
        return replace(after, deal=None, last_action=None, undos=undos)


def _one_more(counts: Mapping[str, int], seat: str) -> dict[str, int]:
    return {**counts, seat: counts.get(seat, 0) + 1}


def _at(state: TableState, hand: int, actions: int) -> TableState:
    record = state.record
    assert record is not None
    last = record.hands[hand - 1]
    shorter = replace(last, actions=last.actions[:actions])
    record = replace(record, hands=(*record.hands[: hand - 1], shorter))
    return replace(
        state, game=replay(record), record=record, undo=None, game_revision=state.revision
    )


@dataclass(frozen=True, slots=True)
class HintTaken(Fact):
    """The player of this seat took a hint."""

    seat: SeatName

    def apply(self, state: TableState) -> TableState:
        return replace(state, hints=_one_more(state.hints, self.seat))


@dataclass(frozen=True, slots=True)
class DealCommitted(Fact):
    """The table has a secret for the next deal, with this SHA-256, and waits for shares."""

    deal: HandNumber
    commitment: Hex32


@dataclass(frozen=True, slots=True)
class SecretDrawn(HiddenFact):
    """The table's secret for the next deal."""

    deal: int
    secret: str

    def happen(self, state: TableState) -> tuple[TableState, tuple[Fact, ...]]:
        """Prepare the deal, and announce the commitment only."""
        after = replace(state, deal=FairDeal(self.deal, self.secret), deals=self.deal)
        return after, (DealCommitted(self.deal, commitment_to(self.secret)),)


@dataclass(frozen=True, slots=True)
class CommitmentGiven(HiddenFact):
    """A player has promised a share of the next deal's seed."""

    seat: str
    commitment: str

    def apply(self, state: TableState) -> TableState:
        assert state.deal is not None
        commitments = {**state.deal.commitments, self.seat: self.commitment}
        return replace(state, deal=replace(state.deal, commitments=commitments))


@dataclass(frozen=True, slots=True)
class CommitmentsPublished(HiddenFact):
    """Everybody sees what these seats have promised, and nobody can promise anything else."""

    seats: tuple[str, ...]

    def apply(self, state: TableState) -> TableState:
        assert state.deal is not None
        kept = {seat: state.deal.commitments[seat] for seat in self.seats}
        return replace(state, deal=replace(state.deal, commitments=kept, shares={}, published=True))


@dataclass(frozen=True, slots=True)
class SharesWithheld(HiddenFact):
    """These seats did not give what they had promised, and have no share in this game any more."""

    seats: tuple[str, ...]

    def apply(self, state: TableState) -> TableState:
        """Forget the deal: another begins, with another secret."""
        return replace(state, deal=None, withheld=(*state.withheld, *self.seats))


@dataclass(frozen=True, slots=True)
class ShareGiven(HiddenFact):
    """A player's share of the next deal's seed."""

    seat: str
    share: str

    def apply(self, state: TableState) -> TableState:
        assert state.deal is not None
        shares = {**state.deal.shares, self.seat: self.share}
        return replace(state, deal=replace(state.deal, shares=shares))


@dataclass(frozen=True, slots=True)
class SharesClosed(HiddenFact):
    """The seed of the next deal is fixed."""

    def apply(self, state: TableState) -> TableState:
        assert state.deal is not None
        return replace(state, deal=replace(state.deal, closed=True))


@dataclass(frozen=True, slots=True)
class DealRevealed(Fact):
    """A deal that is over, with all that made its seed; shares are in the order of the seats."""

    deal: HandNumber
    secret: Hex32
    shares: Annotated[tuple[tuple[SeatName, Hex32], ...], Meta(max_length=MOST_SEATS)]
    seed: Hex32

    def apply(self, state: TableState) -> TableState:
        """Drop the secret, now public, and keep the proof with the record."""
        rest = tuple(deal for deal in state.hidden_deals if deal.number != self.deal)
        return replace(state, hidden_deals=rest, record=self._proven(state))

    def _proven(self, state: TableState) -> Record | None:
        record = state.record
        deal = next((deal for deal in state.hidden_deals if deal.number == self.deal), None)
        if record is None or deal is None or not self.shares:
            return record
        promised = deal.promised(state.rules)
        proof = DealProof(
            commitment_to(self.secret), self.secret, promised, self.shares, state.withheld
        )
        hands = tuple(
            replace(hand, deal=replace(hand.deal, proof=proof))
            if hand.deal.seed == self.seed
            else hand
            for hand in record.hands
        )
        return replace(record, hands=hands)


@dataclass(frozen=True, slots=True)
class TableDisputed(Fact):
    """Somebody's program found that the table is not what the one before it was like."""

    person: Person
    difference: Word

    def apply(self, state: TableState) -> TableState:
        """Note it, so that nobody says it twice."""
        return replace(state, disputes=state.disputes | {(self.person.key, 0)})


@dataclass(frozen=True, slots=True)
class DealDisputed(Fact):
    """Somebody's program found that a deal was not what was promised."""

    person: Person
    deal: HandNumber
    problem: DealProblem

    def apply(self, state: TableState) -> TableState:
        """Note it, so that nobody says it twice."""
        return replace(state, disputes=state.disputes | {(self.person.key, self.deal)})
