"""Rules of thumb for calling, for discarding and for naming trump."""

from __future__ import annotations

from collections.abc import Sequence

from rook13.bots.calibration import calibration_of, tuning
from rook13.bots.hand_value import expected_tricks, misere_discard
from rook13.bots.payoff import plays_alone
from rook13.bots.worlds import tables_of
from rook13.engine.actions import Action, Bid, Discard, NameTrump, Pass
from rook13.engine.auction import Call
from rook13.engine.cards import bits, mask_of
from rook13.engine.legal import DiscardChoices
from rook13.engine.ruleset import Ruleset
from rook13.engine.trick import MASTER_STRENGTH, NO_TRUMP
from rook13.engine.view import PlayerView

BURIED_SHARE = 0.02
TRUMPS_CONSIDERED = 2


def choose_call(view: PlayerView, boldness: float = 0.0) -> Action:
    """Return a call in an auction; `boldness` shifts the limit by so many spreads."""
    bids = [action for action in view.legal if isinstance(action, Bid)]
    passing = next((action for action in view.legal if isinstance(action, Pass)), None)
    if passing and (not bids or partner_has_it(view)):
        return passing
    points = any(not bid.call.tricks and not bid.call.misere for bid in bids)
    limit = _point_limit(view, boldness) if points else 0.0
    wanted = [bid for bid in bids if _worth_calling(view, bid.call, boldness, limit)]
    if wanted:
        return min(wanted, key=lambda bid: bid.call.rank)
    return passing or bids[0]


def choose_trick_count(view: PlayerView) -> Action:
    """Return the call nearest to the tricks that this hand takes."""
    bids = [action for action in view.legal if isinstance(action, Bid)]
    expected = tricks_in_hand(view)
    return min(bids, key=lambda bid: abs(bid.call.tricks - expected))


def tricks_in_hand(view: PlayerView) -> float:
    """Return the tricks that a hand takes, against all others or beside a partner."""
    if plays_alone(view.rules):
        return _tricks_alone(view)
    return expected_tricks(tables_of(view), mask_of(view.hand))


def choose_discard(view: PlayerView, legal: DiscardChoices) -> Action:
    """Lay aside what costs the fewest tricks, or in a misère the most dangerous cards."""
    rules, hand = view.rules, mask_of(view.hand)
    if view.contract is not None and view.contract.misere:
        laid = misere_discard(rules, hand, legal.size)
        return Discard(legal.seat, rules.deck.in_mask(laid))
    free = mask_of(legal.cards)
    best: tuple[float, int] | None = None
    for trump in _candidate_trumps(view, hand):
        kept = hand
        for _ in range(legal.size):
            kept &= ~(1 << _cheapest(rules, trump, kept, free & kept))
        worth = expected_tricks(rules.tables(trump), kept)
        if best is None or worth > best[0]:
            best = worth, kept
    assert best is not None
    return Discard(legal.seat, rules.deck.in_mask(hand & ~best[1]))


def choose_trump(view: PlayerView) -> Action:
    """Name the suit in which this hand takes most."""
    hand = mask_of(view.hand)
    names = [action for action in view.legal if isinstance(action, NameTrump)]
    return max(names, key=lambda name: expected_tricks(view.rules.tables(name.suit.index), hand))


def partner_has_it(view: PlayerView) -> bool:
    """Return whether the partner holds the bid and both opponents have passed."""
    assert view.seat is not None
    side_of = view.rules.side_of
    mine = side_of[view.seat.index]
    foes_out = all(seat.passed for seat in view.seats if side_of[seat.seat.index] != mine)
    return foes_out and _partner_holds_it(view)


def _partner_holds_it(view: PlayerView) -> bool:
    assert view.seat is not None
    holder = next((seat for seat, call in reversed(view.calls) if call == view.contract), None)
    if holder is None or view.contract is None:
        return False
    side_of = view.rules.side_of
    return side_of[holder.index] == side_of[view.seat.index]


def _worth_calling(view: PlayerView, call: Call, boldness: float, limit: float) -> bool:
    hand, rules = mask_of(view.hand), view.rules
    if call.misere:
        tables = rules.tables(NO_TRUMP)
        return expected_tricks(tables, hand) < tuning().misere_risk and not hand & tables.power
    if call.tricks:
        trump = call.suit.index if call.suit else NO_TRUMP
        own = expected_tricks(rules.tables(trump), hand)
        others = tuning().partner_tricks + tuning().kitty_tricks
        return own + others + boldness >= call.tricks
    return call.value <= limit


def _point_limit(view: PlayerView, boldness: float) -> float:
    rules, hand = view.rules, mask_of(view.hand)
    calibration = calibration_of(rules)
    tricks = max(expected_tricks(rules.tables(suit.index), hand) for suit in rules.deck.suits)
    share = calibration.expected_share(tricks)
    if _partner_holds_it(view):
        boldness -= calibration.over_partner
    share += (boldness - calibration.caution) * calibration.share_spread
    return share * rules.auction(view.number).calls[-1].value


def _candidate_trumps(view: PlayerView, hand: int) -> Sequence[int]:
    """Return the trumps worth a closer look; a contract has settled it."""
    rules = view.rules
    if view.contract is not None and view.contract.tricks:
        return (view.contract.suit.index if view.contract.suit else NO_TRUMP,)
    suits = [suit.index for suit in rules.deck.suits]
    suits.sort(key=lambda suit: expected_tricks(rules.tables(suit), hand), reverse=True)
    return suits[:TRUMPS_CONSIDERED]


def _cheapest(rules: Ruleset, trump: int, kept: int, free: int) -> int:
    tables, points = rules.tables(trump), rules.deck.points
    return max(
        bits(free),
        key=lambda card: (
            expected_tricks(tables, kept & ~(1 << card)) + BURIED_SHARE * points[card],
            -tables.strength[card],
        ),
    )


def _tricks_alone(view: PlayerView) -> float:
    """Return the chance of each card to win against every other hand, added up."""
    rules, hand, tables = view.rules, mask_of(view.hand), tables_of(view)
    others = len(view.hand) * (rules.players - 1)
    density = min(1.0, others / (len(rules.deck) - len(view.hand)))
    total = 0.0
    for card in bits(hand):
        if tables.strength[card] >= MASTER_STRENGTH:
            total += 0.95
        elif tables.suit_of[card] >= 0:
            above = (tables.stronger[card] & ~hand).bit_count()
            total += (1 - density * 0.75) ** above * _survives(tables.power, card, density)
    return total


def _survives(power: int, card: int, density: float) -> float:
    return 0.95 if power >> card & 1 else 1 - 0.55 * density
