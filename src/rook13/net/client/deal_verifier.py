"""Gives a player's share of every deal, and checks by itself that the deal was made with it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice

from rook13.engine.cards import Card
from rook13.engine.events import CardsDealt, HandDealt
from rook13.engine.record import DealProof, HandRecord, Record
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.shuffle import SEED_BYTES
from rook13.engine.view import PlayerView
from rook13.table.commands import Command, Commit, Contribute
from rook13.table.duplicate import commitment_to_deals, deal_seeds
from rook13.table.facts import Fact
from rook13.table.fair_deal import (
    MOST_WITHHELD,
    DealProblem,
    Shares,
    commitment_to,
    verify,
    verify_cards,
)
from rook13.table.game_facts import (
    DealRevealed,
    GameEnded,
    GameEvent,
    GameStarted,
    NextGamePlanned,
    Rewound,
    UndoDone,
)
from rook13.table.night_facts import BoardsCompared
from rook13.table.views import DealInfo, TableView

MOST_REMEMBERED = 64
"""Deals that are not revealed yet; a host that keeps drawing new ones fills no memory."""
_ENDS_SHUFFLE = (GameStarted, GameEnded, UndoDone, Rewound)
"""Facts after which a deal that was being shuffled is not dealt, for a reason that all know."""
MOST_PROOFS = 1000
"""Deals of a game whose proofs are kept until its record is."""


@dataclass(frozen=True, slots=True)
class DealCheck:
    """What was found about a deal: when the cards come, or finally when it is revealed.

    It is `complete` when everything could be checked.
    """

    deal: int
    problem: DealProblem | None
    complete: bool = False
    is_final: bool = True


@dataclass(slots=True)
class _Deal:
    """What one's own program has seen of a deal."""

    commitment: str
    seat: str | None
    """The player's seat when the deal began, which the host has to ask for a share."""
    is_asked: bool = False
    share: str | None = None
    is_promised: bool = False
    """Whether the table has taken the commitment; it cannot say later that there was none."""
    is_sent: bool = False
    is_given: bool = False
    commitments: Shares = ()
    withheld: tuple[str, ...] = ()
    problem: DealProblem | None = None
    dealer: Seat | None = None
    number: int = 0
    hands: dict[Seat, Sequence[Card]] = field(default_factory=dict)

    @property
    def own(self) -> tuple[str, str] | None:
        """Return one's seat and what it has promised."""
        return (self.seat, commitment_to(self.share)) if self.seat and self.share else None


class DealVerifier:
    """Remembers what was promised before each deal, and compares."""

    def __init__(self, entropy: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self.trusts_host = False
        """Whether the table is in this program, where nobody has to be convinced."""
        self._entropy = entropy
        self._deals: dict[int, _Deal] = {}
        self._preparing: int | None = None
        self._proofs: dict[str, DealProof] = {}
        self._share_lost = False
        """Whether the host says in this game that a share it had taken was withheld."""
        self._withheld: tuple[str, ...] = ()
        """Who has ever withheld a share in this game; the host cannot forget it."""
        self._revision = 0
        """Of the last view: what a log says of earlier times is known already."""
        self._night: str | None = None
        """What was promised of all deals of a duplicate night, in which nobody has a share."""
        self._boards: dict[int, tuple[int, str]] = {}
        """The board and the seed of each deal of the night, by its number."""

    def reply_to(self, view: TableView) -> Command | None:
        """Return the commitment or the share that the table waits for, each of them once."""
        info = view.deal
        if info is None:
            return None
        deal = self._seen(info, view)
        if view.own_seat is None:
            return None
        if info.commitment_wanted:
            deal.is_asked = True
            if deal.share is None:
                self._draw(deal, view.own_seat)
                return Commit(info.number, commitment_to(deal.share or ""))
        if not info.share_wanted or deal.is_sent:
            return None
        if not info.commitments and deal.share is None:
            # A host of before commitments: a share does no harm, but proves nothing either.
            self._draw(deal, view.own_seat)
        elif deal.own not in deal.commitments:
            return None
        deal.is_sent = True
        return Contribute(info.number, deal.share or "")

    def accepted(self, command: Command) -> None:
        """Note that the table has taken a commitment or a share."""
        if not isinstance(command, Commit | Contribute):
            return
        deal = self._deals.get(command.deal)
        if deal is not None and isinstance(command, Commit):
            deal.is_promised = True
        elif deal is not None:
            deal.is_given = True

    def checks(self, facts: Sequence[Fact], view: TableView, rules: Ruleset) -> list[DealCheck]:
        """Return what is found about the deals that begin or are revealed with these facts."""
        found: list[DealCheck] = []
        if view.night is not None and self._night is None:
            self._night = view.night.commitment
        if view.night is not None and view.night.is_over:
            found += self._check_night(view.night.seeds)
        for fact in (*self._missed(view), *facts):
            if isinstance(fact, _ENDS_SHUFFLE):
                self._forget_prepared(is_new_game=isinstance(fact, GameStarted))
            elif isinstance(fact, GameEvent):
                found += self._note(fact, view)
            elif isinstance(fact, DealRevealed):
                found.append(self._check(fact, view.game, rules))
            elif isinstance(fact, BoardsCompared) and fact.seeds:
                found += self._check_night(fact.seeds)
            elif isinstance(fact, NextGamePlanned):
                self._night, self._boards = None, {}
        self._revision = view.revision
        return found

    def _check_night(self, seeds: Sequence[str]) -> Iterator[DealCheck]:
        """Find deals of a night that were not promised, once all of it is revealed."""
        boards, self._boards = self._boards, {}
        is_kept = commitment_to_deals(seeds) == self._night
        for number, (board, seed) in boards.items():
            dealt = islice(deal_seeds(seeds[board - 1]), MOST_REMEMBERED) if is_kept else ()
            if seed not in dealt:
                yield DealCheck(number, DealProblem.WRONG_COMMITMENT)
                return

    def _missed(self, view: TableView) -> list[Fact]:
        """Return what happened while the connection was down; only whole views have a log."""
        if not view.log:
            return []
        known = {number for number, deal in self._deals.items() if deal.dealer is not None}
        facts = [entry.fact for entry in view.log]
        missed = [f for f in facts if isinstance(f, DealRevealed) and f.deal in known]
        hand = view.game.number if view.game else 0
        told = {fact.deal for fact in missed}
        for number in known - told:
            if self._deals[number].number != hand:
                del self._deals[number]
        news = [entry.fact for entry in view.log if entry.revision > self._revision]
        if any(isinstance(f, GameEvent) and isinstance(f.event, CardsDealt) for f in news):
            # What was being shuffled when we were cut off was dealt, and not thrown away.
            self._forget_prepared(is_new_game=False)
        return [*missed, *(fact for fact in news if isinstance(fact, _ENDS_SHUFFLE))]

    def forget_deals(self) -> None:
        """Forget deals that nobody will reveal, because the table goes on without them."""
        self._deals.clear()
        self._preparing = None
        self._withheld = ()

    def _forget_prepared(self, *, is_new_game: bool) -> None:
        """Forget deals that will not be dealt, as everybody knows: the game is over, or rewound."""
        self._deals = {
            number: deal for number, deal in self._deals.items() if deal.dealer is not None
        }
        if is_new_game:
            self._withheld = ()

    def with_proofs(self, record: Record) -> Record:
        """Return a record with the proofs seen here in place of what the host says of them."""
        return replace(record, hands=tuple(map(self._with_proof, record.hands)))

    def _with_proof(self, hand: HandRecord) -> HandRecord:
        proof = self._proofs.get(hand.deal.seed or "")
        return replace(hand, deal=replace(hand.deal, proof=proof)) if proof else hand

    def _draw(self, deal: _Deal, seat: Seat) -> None:
        deal.seat, deal.share = seat.name, self._entropy(SEED_BYTES).hex()

    def _seen(self, info: DealInfo, view: TableView) -> _Deal:
        """Note what the host says of a deal, and whether it said something else before."""
        self._preparing = info.number
        deal, before = self._deals.get(info.number), self._deals.get(info.number - 1)
        if deal is None:
            deal = _Deal(info.commitment, _playing(view))
            if self._has_thrown_away(info):
                deal.problem = DealProblem.DRAWN_AGAIN
            self._forget_prepared(is_new_game=False)
            self._deals[info.number] = deal
            while len(self._deals) > MOST_REMEMBERED:
                del self._deals[min(self._deals)]
        self._withheld = tuple(dict.fromkeys((*self._withheld, *info.withheld)))
        deal.withheld = self._withheld
        if deal.seat not in info.withheld:
            self._share_lost = False
        elif before is not None and before.dealer is None and before.is_given:
            self._share_lost = True
        is_other = deal.commitments and info.commitments != deal.commitments
        if info.commitment != deal.commitment or is_other:
            deal.problem = DealProblem.COMMITMENTS_CHANGED
        deal.commitments = deal.commitments or info.commitments
        return deal

    def _has_thrown_away(self, info: DealInfo) -> bool:
        """Return whether the host knew how a deal comes out, and took another without a reason."""
        is_known = any(deal.is_sent and deal.dealer is None for deal in self._deals.values())
        return is_known and set(info.withheld) <= set(self._withheld)

    def _early_problem(self, deal: _Deal) -> DealProblem | None:
        """Return what is wrong before anything is revealed."""
        if deal.problem is not None or self.trusts_host or self._night is not None:
            return deal.problem
        if len(deal.withheld) > MOST_WITHHELD:
            return DealProblem.OFTEN_WITHHELD
        if deal.own in deal.commitments or deal.seat is None:
            return None
        if deal.seat in deal.withheld:
            return DealProblem.SHARE_LOST if self._share_lost else DealProblem.LATE
        if not deal.is_asked:
            return DealProblem.NOT_ASKED
        return DealProblem.COMMITMENT_LOST if deal.is_promised else DealProblem.LATE

    def _note(self, fact: GameEvent, view: TableView) -> Iterator[DealCheck]:
        match fact.event:
            case CardsDealt(dealer=dealer, number=number):
                yield from self._unrevealed(number)
                yield from self._dealt(dealer, number, view)
            case HandDealt(seat=seat, cards=cards):
                deal = self._deals.get(self._preparing or 0)
                if deal is not None:
                    deal.hands[seat] = cards

    def _dealt(self, dealer: Seat, number: int, view: TableView) -> Iterator[DealCheck]:
        deal = self._deals.get(self._preparing or 0)
        if deal is None or deal.dealer is not None:
            if _playing(view) and not self.trusts_host and self._night is None:
                yield DealCheck(self._preparing or 0, DealProblem.NOT_ASKED, is_final=False)
            return
        deal.dealer, deal.number = dealer, number
        problem = deal.problem = self._early_problem(deal)
        if problem is not None:
            yield DealCheck(self._preparing or 0, problem, is_final=False)

    def _unrevealed(self, number: int) -> Iterator[DealCheck]:
        """Find deals of earlier hands that the host has never revealed."""
        for deal_number, deal in list(self._deals.items()):
            if deal.dealer is not None and deal.number != number:
                del self._deals[deal_number]
                yield DealCheck(deal_number, DealProblem.NOT_REVEALED)

    def _check(self, fact: DealRevealed, game: PlayerView | None, rules: Ruleset) -> DealCheck:
        deal = self._deals.get(fact.deal)
        if self._night is not None:
            return self._check_board(fact, deal, game, rules)
        if deal is None or deal.dealer is None:
            # Who came after the deal has no promise to compare with, but the sums must be right.
            promised = tuple((seat, commitment_to(share)) for seat, share in fact.shares)
            proof = DealProof(commitment_to(fact.secret), fact.secret, promised, fact.shares)
            return DealCheck(fact.deal, verify(proof, fact.seed, rules.seats))
        is_old = not deal.commitments and fact.shares
        promised = tuple((seat, commitment_to(share)) for seat, share in fact.shares)
        proof = DealProof(
            deal.commitment,
            fact.secret,
            promised if is_old else tuple(deal.commitments),
            fact.shares,
            deal.withheld,
        )
        own = (deal.seat, deal.share) if deal.seat and deal.share and deal.is_given else None
        problem = verify(proof, fact.seed, rules.seats, own)
        if problem is None:
            seen = {**deal.hands, **_revealed(deal, game)}
            problem = verify_cards(rules, deal.dealer, deal.number, fact.seed, seen)
        del self._deals[fact.deal]
        if not is_old and fact.shares:
            self._keep(fact.seed, proof, own, problem or deal.problem)
        return DealCheck(fact.deal, problem or deal.problem, complete=True)

    def _check_board(
        self, fact: DealRevealed, deal: _Deal | None, game: PlayerView | None, rules: Ruleset
    ) -> DealCheck:
        """Check the cards now; whether they were promised is seen when the night is over."""
        self._deals.pop(fact.deal, None)
        if deal is None or deal.dealer is None:
            return DealCheck(fact.deal, None)
        self._boards[fact.deal] = deal.number, fact.seed
        seen = {**deal.hands, **_revealed(deal, game)}
        problem = deal.problem or verify_cards(rules, deal.dealer, deal.number, fact.seed, seen)
        return DealCheck(fact.deal, problem, complete=True)

    def _keep(
        self,
        seed: str,
        proof: DealProof,
        own: tuple[str, str] | None,
        problem: DealProblem | None,
    ) -> None:
        witness = own[0] if own is not None and problem is None else None
        if len(self._proofs) >= MOST_PROOFS:
            self._proofs.clear()
        self._proofs[seed] = replace(proof, witness=witness)


def _playing(view: TableView) -> str | None:
    """Return the seat that the viewer plays without a bot."""
    seat = view.own_seat
    return seat.name if seat is not None and view.seats[seat.index].bot is None else None


def _revealed(deal: _Deal, game: PlayerView | None) -> Mapping[Seat, Sequence[Card]]:
    """Return the hands that lie open now, if they are those of this deal."""
    own = next(iter(deal.hands), None)
    if game is None or game.revealed is None or own is None or game.number != deal.number:
        return {}
    hands = dict(zip(game.rules.seats, game.revealed.hands, strict=True))
    # A deal that was thrown in before had other cards.
    return hands if set(hands[own]) == set(deal.hands[own]) else {}
