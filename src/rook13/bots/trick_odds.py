"""How likely a card is to take a trick, judged by the cards that are out, and what follows.

With these odds Normal follows suit, and keeps promises that have to be kept exactly.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from math import exp

from rook13.bots.calibration import promise_score
from rook13.bots.heuristic_play import PlayContext
from rook13.bots.worlds import denied_by, plays_seen
from rook13.engine.actions import Action, Bid
from rook13.engine.cards import bits
from rook13.engine.ruleset import Ruleset
from rook13.engine.view import PlayerView, SeatView


@dataclass(frozen=True, slots=True)
class Habits:
    """What stands between a card and a trick where people play for one thing or another."""

    over_trump: float
    """How much each higher trump in opponents' hands takes from the chance of a trump."""
    over_plain: float
    """The same in other suits."""
    trumped: float
    """How often opponents who cannot follow and have a trump get to use it."""
    low_trump: float
    """A trump takes a trick at least so often."""


FOR_POINTS = Habits(over_trump=0.6, over_plain=0.9, trumped=0.7, low_trump=0.3)


class TrickOdds:
    """The chances of cards in one moment of the play."""

    def __init__(self, context: PlayContext, habits: Habits, demand: float = 1.0) -> None:
        view = context.view
        self._context = context
        self._habits = habits
        self._tables = context.tables
        self._unseen = context.unseen
        others = [seat for seat in view.seats if not seat.sits_out]
        self._foes = sum(not context.is_friend(seat.seat.index) for seat in others)
        held = min(1.0, len(view.hand) / max(1, self._unseen.bit_count()))
        self._lacks_one = 1 - held
        self._out = held * self._foes * demand

    def takes_later(self, card: int) -> float:
        """Return the chance that a card takes a later trick for a player who wants it to."""
        tables, habits = self._tables, self._habits
        if tables.power >> card & 1:
            over = self._powers_over(card).bit_count() * self._out
            return max(habits.low_trump, exp(-habits.over_trump * over))
        suit = tables.suit_of[card]
        if suit < 0:
            return 0.0
        over = (tables.stronger[card] & self._unseen).bit_count() * self._out
        trumped = self._lacks(tables.suit_mask[suit]) * (1 - self._lacks(self._trumps))
        trumped = 1 - (1 - trumped) * self._lacks(self._wild) ** 0.625
        stands: float = (1 - habits.trumped * trumped) ** self._foes
        return exp(-habits.over_plain * over) * stands

    def beats(self, seat: int, card: int) -> float:
        """Return the chance that a seat to come can beat a card that wins the trick by then."""
        tables, may = self._tables, ~self._denied[seat]
        led = self._context.led if self._context.view.trick else tables.suit_of[card]
        suit = tables.suit_mask[led] if led >= 0 else 0
        void = self._lacks(suit & may)
        if tables.power >> card & 1:
            over = self._powers_over(card)
            trumps = 1 - self._lacks(over & ~self._wild & may)
            in_suit = trumps if not suit or suit >> card & 1 else trumps * void
            wild = over & self._wild
        else:
            trumps = void * (1 - self._lacks(self._trumps & may))
            in_suit = min(1.0, 1 - self._lacks(tables.stronger[card] & may) + trumps)
            wild = self._wild
        return 1 - (1 - in_suit) * self._lacks(wild)

    def _lacks(self, cards: int) -> float:
        """Return the chance that a seat has none of these cards."""
        return self._lacks_one ** (cards & self._unseen).bit_count()

    @cached_property
    def _wild(self) -> int:
        """Return trumps that may be played at any time."""
        return self._tables.power & self._tables.wild

    @cached_property
    def _trumps(self) -> int:
        return self._tables.power & ~self._wild

    @cached_property
    def _powers_out(self) -> list[int]:
        return bits(self._tables.power & self._unseen)

    def _powers_over(self, card: int) -> int:
        strength = self._tables.strength
        return sum(1 << out for out in self._powers_out if strength[out] > strength[card])

    @cached_property
    def _denied(self) -> list[int]:
        """Return for each seat the cards that it has shown not to have."""
        denied = [0] * self._context.view.rules.players
        for play in plays_seen(self._context.view):
            denied[play.seat] |= denied_by(self._tables, play)
        return denied


FOE_BEATS, FRIEND_BEATS = 0.95, 0.85
"""How often a player who can beat a card does so, an opponent or a partner."""
SAVED = 0.45
"""How often a counter that takes no trick of its own comes home in one of the partner's."""
EMPTY_TRICK = 0.1
"""What a trick without counters is worth, as a share of an average one: it gives the lead."""
KEPT = 0.7
"""What a later trick is worth, as a share of an average one."""
LOW_FIRST = 0.0002
"""Of cards that are as good as each other the lower one is played."""


def follow_by_odds(context: PlayContext) -> int:
    """Return the card to follow with: the trick now, against what the card could do later."""
    view, odds = context.view, TrickOdds(context, FOR_POINTS)
    usual, empty = 1.0, 1.0
    if view.rules.counts_points:
        left = sum(context.points(card) for card in bits(context.unseen | context.hand))
        usual = (left + context.trick_points) / len(view.hand)
        empty = EMPTY_TRICK * usual

    def worth(card: int) -> float:
        counters = context.points(card) if view.rules.counts_points else 0
        on_table = context.trick_points if view.rules.counts_points else 0
        later = odds.takes_later(card)
        now = (2 * _side_takes(context, odds, card) - 1) * (on_table + counters + empty)
        saved = later + (1 - later) * SAVED
        kept = 2 * KEPT * later * usual + (2 * saved - 1) * counters
        return now - kept - LOW_FIRST * usual * context.strength(card)

    return max(context.choices, key=worth)


def _side_takes(context: PlayContext, odds: TrickOdds, card: int) -> float:
    """Return the chance that the own side takes the trick after this card."""
    winner, best = context.winning or (context.me, card)
    wins = context.wins_now(card)
    chance = 1.0 if wins or context.is_friend(winner) else 0.0
    for seat in context.to_come:
        beats = odds.beats(seat, card if wins else best)
        if context.is_friend(seat):
            chance += (1 - chance) * beats * FRIEND_BEATS
        else:
            chance *= 1 - beats * FOE_BEATS
    return chance


FOR_PROMISES = Habits(over_trump=0.2, over_plain=0.5, trumped=0.8, low_trump=0.15)
UNWANTED_TRUMP, UNWANTED_PLAIN = 0.75, 0.45
"""How often the best card takes a trick that its holder would rather not have."""
LESS_UNWANTED = 1.5
"""Weaker cards are easier to get rid of, by this power of their chance."""
EAGER, RELUCTANT = 0.7, 0.45
"""How often a player who can beat a card does so, with tricks still to take or without."""
CONTESTED = 0.9
"""How much cards lose where more tricks are promised than there are."""

Chance = tuple[float, float]
"""How likely a card takes a trick, if its holder wants it to and if not."""


def choose_exact_promise(view: PlayerView) -> Action:
    """Return the promise that is worth most."""
    context = PlayContext.of(view)
    chances = sorted(_chances(context, TrickOdds(context, FOR_PROMISES)).values())

    def worth(bid: Bid) -> float:
        tricks = bid.call.tricks
        return _worths(chances, tricks, _scores(view.rules, tricks, tricks, len(chances)))[0]

    return max((action for action in view.legal if isinstance(action, Bid)), key=worth)


def card_for_exact_promise(context: PlayContext, wanted: int) -> int:
    """Return the card for a seat that wants `wanted` more tricks and no other."""
    view, me = context.view, context.view.seats[context.me]
    left = len(view.hand)
    demand = sum(max(0, _tricks_to_take(seat)) for seat in view.seats) / left
    odds = TrickOdds(context, FOR_PROMISES, 1 + CONTESTED * (demand - 1))
    chances = _chances(context, odds)
    weakest_first = sorted(chances, key=lambda card: chances[card])
    scores = _scores(view.rules, me.call.tricks if me.call else 0, wanted, left)

    def worth(card: int) -> float:
        rest = [chances[other] for other in weakest_first if other != card]
        lost, won = _worths(rest, wanted, scores)
        return lost + _takes_now(context, odds, card) * (won - lost)

    return max(context.choices, key=worth)


def _tricks_to_take(seat: SeatView) -> int:
    return (seat.call.tricks if seat.call else 0) - seat.tricks


def _chances(context: PlayContext, odds: TrickOdds) -> dict[int, Chance]:
    found = {}
    for card in bits(context.hand):
        wanted = odds.takes_later(card)
        most = UNWANTED_TRUMP if context.tables.power >> card & 1 else UNWANTED_PLAIN
        found[card] = wanted, most * wanted**LESS_UNWANTED
    return found


@lru_cache(maxsize=4096)
def _scores(rules: Ruleset, promised: int, wanted: int, left: int) -> tuple[float, ...]:
    """Return what a promise scores with 0 to `left` tricks where `wanted` are still missing."""
    return tuple(promise_score(rules, promised, taken - wanted) for taken in range(left + 1))


def _worths(chances: Sequence[Chance], wanted: int, scores: Sequence[float]) -> Sequence[float]:
    """Return the expected score with these cards, without the trick that lies and with it.

    The strongest card is the last of `chances` and is played first; tricks are wanted until the
    promise is kept. So the figures go from the end of the hand back to now.
    """
    for if_wanted, if_not in chances:
        scores = [
            without + (if_wanted if taken < wanted else if_not) * (scores[taken + 1] - without)
            for taken, without in enumerate(scores[:-1])
        ]
    return scores


def _takes_now(context: PlayContext, odds: TrickOdds, card: int) -> float:
    """Return the chance that a card takes the trick it is played to."""
    if not context.wins_now(card):
        return 0.0
    chance = 1.0
    for seat in context.to_come:
        eager = _tricks_to_take(context.view.seats[seat]) > 0
        chance *= 1 - odds.beats(seat, card) * (EAGER if eager else RELUCTANT)
    return chance
