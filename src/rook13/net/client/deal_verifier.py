"""Gives a player's share of every deal, and checks by itself that the deal was made with it."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from rook13.engine.cards import Card
from rook13.engine.events import CardsDealt, HandDealt
from rook13.engine.record import DealProof, HandRecord, Record
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.shuffle import SEED_BYTES
from rook13.engine.view import PlayerView
from rook13.table.commands import AskUndo, Command, Commit, Contribute, Ready, RestartHand, Start
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
    DealCommitted,
    DealRevealed,
    GameEvent,
    GameStarted,
    NextGamePlanned,
    Rewound,
)
from rook13.table.state import TableStage
from rook13.table.views import DealInfo, TableView

MOST_REMEMBERED = 64
"""Deals that are not revealed yet; a host that keeps drawing new ones fills no memory."""
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
    redrawn: str = ""
    """At whose table another shuffle was thrown away before this deal, if one was."""


@dataclass(slots=True)
class _Deal:
    """What this program has seen of a deal."""

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
    redrawn: str = ""
    dealer: Seat | None = None
    number: int = 0
    hands: dict[Seat, Sequence[Card]] = field(default_factory=dict)

    @property
    def own(self) -> tuple[str, str] | None:
        """Return the player's seat and what it has promised."""
        return (self.seat, commitment_to(self.share)) if self.seat and self.share else None


class DealVerifier:
    """Remembers what was promised before each deal, and compares.

    A host that has all shares knows how the cards will lie, and could throw deals away until it
    likes one. So a shuffle ends in cards, in a seat that is named for keeping its share back, or
    in something to which this player has agreed: another game, or going back in a game alone.
    """

    def __init__(self, entropy: Callable[[int], bytes] = secrets.token_bytes) -> None:
        self.trusts_host = False
        """Whether the table is in this program, so that no proof is needed."""
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
        self._is_ready = self._goes_back = False
        """Whether the player has agreed to another game, or wants to go back alone."""
        self._redrawn = ""
        """Whose table a shuffle was thrown away at, for a reason, since the last deal."""
        self._is_duplicate = False
        """Whether boards are played that the host has drawn: then its word is all there is."""

    def note_sent(self, command: Command, view: TableView) -> None:
        """Note what the player agrees to, because nothing else lets a shuffle end early."""
        if view.stage is TableStage.OPEN and isinstance(command, Ready | Start):
            self._is_ready = not isinstance(command, Ready) or command.ready
        elif isinstance(command, AskUndo | RestartHand):
            self._goes_back = True

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
                deal.seat, deal.share = view.own_seat.name, self._entropy(SEED_BYTES).hex()
                return Commit(info.number, commitment_to(deal.share))
        if not info.share_wanted or deal.is_sent or deal.own not in deal.commitments:
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
        self._note_duplicate(view)
        found: list[DealCheck] = []
        if view.log:
            found += self._catch_up(view, rules)
        for fact in facts:
            found += self._take(fact, view, rules)
        self._revision = view.revision
        return [] if self._is_duplicate else found

    def _note_duplicate(self, view: TableView) -> None:
        """Note whether this is a duplicate table, which no table becomes that had shares before."""
        if view.duplicate is not None and not self._deals and not self._proofs:
            self._is_duplicate = True
        elif view.log and view.duplicate is None:
            self._is_duplicate = False

    def _take(self, fact: Fact, view: TableView, rules: Ruleset) -> Iterator[DealCheck]:
        match fact:
            case GameStarted() | Rewound():
                self._begin_anew(fact, view)
            case NextGamePlanned():
                self._is_duplicate = False
            case GameEvent(event=CardsDealt(dealer=dealer, number=number)):
                yield from self._unrevealed(number)
                yield from self._dealt(dealer, number, view)
            case GameEvent(event=HandDealt(seat=seat, cards=cards)):
                deal = self._deals.get(self._preparing or 0)
                if deal is not None:
                    deal.hands[seat] = cards
            case DealRevealed():
                yield self._check(fact, view.game, rules)

    def _catch_up(self, view: TableView, rules: Ruleset) -> Iterator[DealCheck]:
        """Check what happened while the connection was down, which only a whole view tells."""
        news = [entry.fact for entry in view.log if entry.revision > self._revision]
        if view.log[0].revision > self._revision + 1:
            # Nobody can say whether what was being shuffled was dealt.
            for number in self._given():
                del self._deals[number]
                yield DealCheck(number, DealProblem.MISSING)
        for fact in news:
            match fact:
                case DealCommitted(deal=number):
                    self._preparing = number
                case GameStarted() | Rewound():
                    self._begin_anew(fact, view)
                case GameEvent(event=CardsDealt(dealer=dealer, number=number)):
                    if self._preparing in self._deals:
                        yield from self._dealt(dealer, number, view)
        for entry in view.log:
            known = {number for number, deal in self._deals.items() if deal.dealer is not None}
            if isinstance(entry.fact, DealRevealed) and entry.fact.deal in known:
                yield self._check(entry.fact, view.game, rules)
        hand = view.game.number if view.game else 0
        for number, deal in list(self._deals.items()):
            if deal.dealer is not None and deal.number != hand:
                del self._deals[number]
                yield DealCheck(number, DealProblem.MISSING)

    def lose_host(self, host: str) -> None:
        """Forget deals that will not be revealed: their host is gone, and they are dealt again."""
        if self._deals:
            self._redrawn = host
        self._deals.clear()
        self._preparing = None

    def _given(self) -> list[int]:
        """Return the deals that may be known to the host, and are not dealt."""
        return [n for n, deal in self._deals.items() if deal.is_sent and deal.dealer is None]

    def _begin_anew(self, fact: GameStarted | Rewound, view: TableView) -> None:
        """Take a shuffle for ended if the player has agreed to what ended it."""
        if isinstance(fact, GameStarted):
            agreed, self._is_ready = self._is_ready or view.own_seat is None, False
        else:
            agreed, self._goes_back = self._goes_back and _may_go_back(fact, view), False
        if agreed:
            self._redrawn = _host_of(view) if self._given() else self._redrawn
            self._forget_prepared()
        if agreed and isinstance(fact, GameStarted):
            self._withheld = ()

    def _forget_prepared(self) -> None:
        self._deals = {
            number: deal for number, deal in self._deals.items() if deal.dealer is not None
        }

    def with_proofs(self, record: Record) -> Record:
        """Return a record with the proofs seen here in place of what the host says of them."""
        return replace(record, hands=tuple(map(self._with_proof, record.hands)))

    def _with_proof(self, hand: HandRecord) -> HandRecord:
        proof = self._proofs.get(hand.deal.seed or "")
        return replace(hand, deal=replace(hand.deal, proof=proof)) if proof else hand

    def _seen(self, info: DealInfo, view: TableView) -> _Deal:
        """Note what the host says of a deal, and whether it said something else before."""
        self._preparing = info.number
        deal, before = self._deals.get(info.number), self._deals.get(info.number - 1)
        if deal is None:
            deal = self._deals[info.number] = self._begun(info, view)
        self._withheld = tuple(dict.fromkeys((*self._withheld, *info.withheld)))
        deal.withheld = self._withheld
        if deal.seat not in info.withheld:
            self._share_lost = False
        elif before is not None and before.dealer is None and before.is_given:
            self._share_lost = True
        is_other = deal.commitments and info.commitments != deal.commitments
        if info.commitment != deal.commitment or is_other:
            deal.problem = DealProblem.FAILED
        deal.commitments = deal.commitments or info.commitments
        return deal

    def _begun(self, info: DealInfo, view: TableView) -> _Deal:
        """Return a deal that is new, with what is known of a shuffle that it replaces."""
        deal = _Deal(info.commitment, _playing(view), redrawn=self._redrawn)
        self._redrawn = ""
        if self._given() and set(info.withheld) <= set(self._withheld):
            deal.redrawn = _host_of(view)
            deal.problem = None if self.trusts_host else DealProblem.FAILED
        self._forget_prepared()
        while len(self._deals) >= MOST_REMEMBERED:
            del self._deals[min(self._deals)]
        return deal

    def _early_problem(self, deal: _Deal) -> DealProblem | None:
        """Return what is wrong before anything is revealed."""
        if deal.problem is not None or self.trusts_host:
            return deal.problem
        if len(deal.withheld) > MOST_WITHHELD:
            return DealProblem.KEPT_BACK
        if deal.own in deal.commitments or deal.seat is None:
            return None
        if deal.seat in deal.withheld:
            return DealProblem.FAILED if self._share_lost else DealProblem.MISSING
        return DealProblem.FAILED if deal.is_promised else DealProblem.MISSING

    def _dealt(self, dealer: Seat, number: int, view: TableView) -> Iterator[DealCheck]:
        deal = self._deals.get(self._preparing or 0)
        if deal is None or deal.dealer is not None:
            if _playing(view) and not self.trusts_host:
                yield DealCheck(self._preparing or 0, DealProblem.MISSING, is_final=False)
            return
        deal.dealer, deal.number = dealer, number
        problem = deal.problem = self._early_problem(deal)
        if problem is not None or deal.redrawn:
            yield DealCheck(self._preparing or 0, problem, is_final=False, redrawn=deal.redrawn)

    def _unrevealed(self, number: int) -> Iterator[DealCheck]:
        """Find deals of earlier hands that the host has never revealed."""
        for deal_number, deal in list(self._deals.items()):
            if deal.dealer is not None and deal.number != number:
                del self._deals[deal_number]
                yield DealCheck(deal_number, DealProblem.FAILED)

    def _check(self, fact: DealRevealed, game: PlayerView | None, rules: Ruleset) -> DealCheck:
        deal = self._deals.pop(fact.deal, None)
        if deal is None or deal.dealer is None:
            # Who came after the deal has no promise to compare with, but the sums must be right.
            promised = tuple((seat, commitment_to(share)) for seat, share in fact.shares)
            proof = DealProof(commitment_to(fact.secret), fact.secret, promised, fact.shares)
            return DealCheck(fact.deal, verify(proof, fact.seed, rules.seats))
        promised = tuple(deal.commitments)
        proof = DealProof(deal.commitment, fact.secret, promised, fact.shares, deal.withheld)
        own = (deal.seat, deal.share) if deal.seat and deal.share and deal.is_given else None
        problem = verify(proof, fact.seed, rules.seats, own)
        if problem is None:
            seen = {**deal.hands, **_revealed(deal, game)}
            problem = verify_cards(rules, deal.dealer, deal.number, fact.seed, seen)
        problem = problem or deal.problem
        if fact.shares:
            witness = own[0] if own is not None and problem is None else None
            found = problem.value if problem is not None and not problem.is_doubt else ""
            proof = replace(proof, witness=witness, problem=found, redrawn=deal.redrawn)
            self._keep(fact.seed, proof)
        return DealCheck(fact.deal, problem, complete=True)

    def _keep(self, seed: str, proof: DealProof) -> None:
        if len(self._proofs) >= MOST_PROOFS:
            self._proofs.clear()
        self._proofs[seed] = proof


def _playing(view: TableView) -> str | None:
    """Return the seat that the viewer plays without a bot."""
    seat = view.own_seat
    return seat.name if seat is not None and view.seats[seat.index].bot is None else None


def _may_go_back(fact: Rewound, view: TableView) -> bool:
    """Return whether the viewer could go back without anybody else."""
    own = view.own_seat
    people = [info.seat for info in view.seats if info.person is not None]
    return view.config.undo and own is not None and people == [own] and fact.seat == own.name


def _host_of(view: TableView) -> str:
    """Return the name of who hosts a table, or of the table where nobody in it does."""
    people = (*(info.person for info in view.seats if info.person), *view.others)
    return next((each.name for each in people if each.key == view.host), view.config.name)


def _revealed(deal: _Deal, game: PlayerView | None) -> Mapping[Seat, Sequence[Card]]:
    """Return the hands that lie open now, if they are those of this deal."""
    own = next(iter(deal.hands), None)
    if game is None or game.revealed is None or own is None or game.number != deal.number:
        return {}
    hands = dict(zip(game.rules.seats, game.revealed.hands, strict=True))
    # A deal that was thrown in before had other cards.
    return hands if set(hands[own]) == set(deal.hands[own]) else {}
