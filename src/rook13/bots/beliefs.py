"""What calls and plays tell about hidden cards: which possible worlds are likely.

Worlds are dealt so that every kind of card goes where it usually is after such calls. Then those
are taken more often in which players would choose from their cards what they did play
(`kernel.players`). `make train` learns all of it from games of bots; `resources/bots/beliefs.json`
has what it found, by game. In a misère, and in a game without figures, rules of thumb deal them.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import accumulate

from rook13.bots.payoff import plays_alone
from rook13.bots.search_setup import cards_of, contract_of, kernel_cards, turns
from rook13.bots.worlds import (
    BIDDER_SUIT,
    NEUTRAL,
    CardWeights,
    SeenPlay,
    World,
    Worlds,
    cards_seen,
    denied_by,
    high_cards,
    plain_worlds,
    plays_seen,
    suits_bid,
    tables_of,
)
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import NOBODY
from rook13.engine.trick import UNDECIDED, TrickTables, winning_position
from rook13.engine.view import PlayerView, SeatView
from rook13.kernel import (
    COMPILED,
    DECLARES,
    HAS_BID,
    NO_LEAD,
    PASSED,
    Hand,
    PlayedCards,
    PlayedPromises,
    Plays,
    PromisePlayers,
    WorldJudge,
)
from rook13.resources import resource

DRAWN_FOR_EACH = 4
"""So many worlds are dealt for each that is taken."""
CLASSES = 10
TRUMP_STEPS, PLAIN_STEPS = (0, 1, 2, 5), (0, 1, 2)
PLACES = 7
"""Each kind of holder has two rows, the second times the price; the last is for what lies aside."""
ASIDE = (PLACES - 1) * CLASSES
PLAYS_CONTRACT, HELPS, DEFENDS = range(3)
LEAST_WEIGHT, MOST_WEIGHT = 1, 1000


@dataclass(frozen=True, slots=True)
class BeliefModel:
    """What was learned about the calls and plays of a game."""

    cards: list[float]
    """How likely a card is held, by what its holder called, and by its class."""
    plays: list[float]
    """How players choose a card, by situation, role and feature."""
    world: list[float]
    """How likely a world is by its features."""


def believed_worlds(view: PlayerView, seed: int, count: int) -> list[World]:
    """Return so many worlds for the seat of a view, likelier ones more often."""
    model = beliefs_of(view.rules)
    if model is None or (view.contract is not None and view.contract.misere):
        return plain_worlds(view, seed, count)
    worlds = Worlds(view, seed, learned_weights(model))
    if not COMPILED:
        # To judge that many worlds would take longer than the search.
        return worlds.draw_many(count)
    drawn, judge = worlds.draw_many(count * DRAWN_FOR_EACH), judge_of(view, model)
    return resampled(drawn, [judge.score(world.hands, world.aside) for world in drawn], count)


def resampled(drawn: Sequence[World], scores: Sequence[float], count: int) -> list[World]:
    """Return so many worlds in proportion to their likelihoods; scores are the logarithms."""
    top = max(scores)
    sums = list(accumulate(math.exp(score - top) for score in scores))
    step = sums[-1] / count
    found, place = [], 0
    for number in range(count):
        while sums[place] < (number + 0.5) * step:
            place += 1
        found.append(drawn[place])
    return found


def judge_of(view: PlayerView, model: BeliefModel) -> WorldJudge:
    """Return who tells how likely worlds are to the seat of a view."""
    assert view.seat is not None
    rules, me = view.rules, view.seat.index
    tables, plays = tables_of(view), plays_seen(view)
    suits = [kernel_cards(rules, suit.index) for suit in rules.deck.suits]
    out = _share_out(view) if rules.everybody_bids else 0.0
    judge = WorldJudge(plays_of(view, model), suits, high_cards(tables), model.world, out)
    for seat in view.seats:
        index = seat.seat.index
        if index != me and not seat.sits_out:
            played = sum(1 << play.card for play in plays if play.seat == index)
            kind, price = auction_of(view, seat)
            if rules.everybody_bids:
                # Half the tricks: to compare with what the hand takes, and no larger than prices.
                price = seat.call.tricks / 2 if seat.call else 0.0
            is_partner = rules.side_of[index] == rules.side_of[me]
            judge.add(index, played, kind, price, is_partner, kind == DECLARES)
    return judge


def _share_out(view: PlayerView) -> float:
    """Return how much of what a seat does not see at the deal is in others' hands."""
    size = view.rules.hand_size(view.number)
    return size * (view.rules.players - 1) / max(1, len(view.rules.deck) - size - 1)


def auction_of(view: PlayerView, seat: SeatView) -> tuple[int, float]:
    """Return what a seat did in the auction, and at which price, from -1 to 1.

    The price is what a seat declares or promises, or what was bid when it passed.
    """
    rules = view.rules
    if rules.everybody_bids:
        if seat.call is None:
            return PASSED, 0.0
        size = rules.hand_size(view.number)
        return HAS_BID, 2 * (seat.call.tricks - size / rules.players) / size
    if view.contract is None:
        return PASSED, 0.0
    if view.declarer == seat.seat:
        return DECLARES, _height(view, view.contract.rank)
    has_bid, price = False, 0
    for caller, call in view.calls:
        if caller == seat.seat and call is None:
            break
        if call is not None:
            has_bid |= caller == seat.seat
            price = call.rank
    return HAS_BID if has_bid else PASSED, _height(view, price)


def _height(view: PlayerView, rank: int) -> float:
    calls = view.rules.auction(view.number).calls
    low, high = calls[0].rank, calls[-1].rank
    return 2 * (max(rank, low) - low) / max(1, high - low) - 1


def card_class(tables: TrickTables, points: Sequence[int], card: int) -> int:
    """Return which of the classes a card belongs to, by trump, rank and points."""
    above = tables.stronger[card].bit_count()
    if tables.power >> card & 1:
        return sum(above > step for step in TRUMP_STEPS)
    if tables.suit_of[card] < 0:
        return CLASSES - 1
    low = above > PLAIN_STEPS[-1]
    return CLASSES - 1 if low and points[card] else 5 + sum(above > step for step in PLAIN_STEPS)


def learned_weights(model: BeliefModel) -> CardWeights:
    """Return how likely seats are to hold cards by what was learned."""

    def weigh(view: PlayerView, seats: Sequence[int]) -> list[int]:
        rules, tables = view.rules, tables_of(view)
        classes = [card_class(tables, rules.deck.points, card) for card in range(len(rules.deck))]
        found: list[int] = []
        for seat in seats:
            kind, price = auction_of(view, view.seats[seat])
            start = 2 * kind * CLASSES
            fixed = model.cards[start : start + CLASSES]
            priced = model.cards[start + CLASSES : start + 2 * CLASSES]
            worths = [a + price * b for a, b in zip(fixed, priced, strict=True)]
            named = 0 if kind == DECLARES else suits_bid(view, view.seats[seat])
            found += _weights(classes, worths, named)
        discarded = view.declarer is not None and view.trump_known
        return found + _weights(classes, model.cards[ASIDE:] if discarded else [0.0] * CLASSES)

    return weigh


def _weights(classes: Sequence[int], worths: Sequence[float], named: int = 0) -> list[int]:
    """Return the weights of 64 cards; cards of suits that were named in calls weigh more."""
    by_class = [NEUTRAL * math.exp(worth) for worth in worths]
    found = [NEUTRAL] * 64
    for card, each in enumerate(classes):
        weight = by_class[each] * (BIDDER_SUIT / NEUTRAL if named >> card & 1 else 1)
        found[card] = max(LEAST_WEIGHT, min(MOST_WEIGHT, round(weight)))
    return found


def learned_players(view: PlayerView, bids: Sequence[int]) -> PromisePlayers | None:
    """Return how players choose cards after these promises, if that was learned."""
    model = beliefs_of(view.rules)
    # Where nothing is compiled, they would take longer than a search can wait for.
    if model is None or not COMPILED or not promises_exactly(view.rules):
        return None
    return promise_players(view, bids, model.plays)


def promises_exactly(rules: Ruleset) -> bool:
    """Return whether everybody alone has a promise to keep exactly."""
    return rules.exact and plays_alone(rules)


def promise_players(view: PlayerView, bids: Sequence[int], weights: list[float]) -> PromisePlayers:
    """Return players who promised so many tricks and choose cards by these weights."""
    return PromisePlayers(cards_of(view), view.rules.deck.all_mask, list(bids), weights)


def plays_of(view: PlayerView, model: BeliefModel) -> Plays:
    """Return what was played in this hand, as it tells about the cards that players kept."""
    if promises_exactly(view.rules):
        return played_promises(view, promise_players(view, contract_of(view).bids, model.plays))
    return played_cards(view, model.plays)


def played_promises(view: PlayerView, players: PromisePlayers) -> PlayedPromises:
    """Return what was played in this hand by players who promised tricks."""
    found, plays = PlayedPromises(players), plays_seen(view)
    held = [0] * view.rules.players
    for play in plays:
        held[play.seat] |= 1 << play.card
    hand = Hand(cards_of(view), turns(view.rules))
    hand.start(held, plays[0].seat if plays else 0)
    seen = cards_seen(view) & ~sum(held)
    for play in plays:
        found.add(hand, seen, play.card)
        hand.play(play.card, NO_LEAD)
        seen |= 1 << play.card
    return found


def played_cards(view: PlayerView, weights: list[float]) -> PlayedCards:
    """Return what was played in this hand, each card as its player saw it."""
    found = PlayedCards(cards_of(view), view.rules.deck.all_mask, weights)
    table = _Seen(view)
    plays = iter(plays_seen(view))
    tricks = [(trick.plays, trick.led) for trick in view.tricks]
    for cards, led in (*tricks, (view.trick, view.led)):
        trick: list[SeenPlay] = []
        for _ in cards:
            play = next(plays)
            table.add(found, trick, play, NOBODY if led is None else led.index)
            trick.append(play)
    return found


class _Seen:
    """What everybody has seen of a hand, play after play."""

    def __init__(self, view: PlayerView) -> None:
        self._view = view
        self._rules = view.rules
        self._tables = tables_of(view)
        self._playing = sum(not seat.sits_out for seat in view.seats)
        self._cards = 0
        self._led = [0] * view.rules.players
        self._denied = [0] * view.rules.players

    def add(self, found: PlayedCards, trick: list[SeenPlay], play: SeenPlay, led: int) -> None:
        tables, side_of = self._tables, self._rules.side_of
        best = winning_position(tables, [each.card for each in trick], led) if trick else NOBODY
        found.add(
            play.seat,
            play.card,
            play.led if trick else UNDECIDED,
            trick[best].card if trick else -1,
            sum(self._rules.deck.points[each.card] for each in trick),
            len(trick) == self._playing - 1,
            bool(trick) and side_of[trick[best].seat] == side_of[play.seat],
            self._cards,
            self._role(play.seat),
            self._suits(play.seat),
        )
        self._cards |= 1 << play.card
        self._denied[play.seat] |= denied_by(tables, play)
        suit = tables.suit_of[play.card]
        if not trick and suit >= 0:
            self._led[play.seat] |= tables.suit_mask[suit]

    def _role(self, seat: int) -> int:
        """Return whether a seat declares, helps or defends."""
        rules, declarer = self._rules, self._view.declarer
        if declarer is None:
            return DEFENDS
        if declarer.index == seat:
            return PLAYS_CONTRACT
        return HELPS if rules.side_of[declarer.index] == rules.side_of[seat] else DEFENDS

    def _suits(self, seat: int) -> list[int]:
        """Return the suits that partner and opponents have led, and those they have none of."""
        side_of = self._rules.side_of
        found = [0, 0, 0, 0]
        for other, side in enumerate(side_of):
            if other != seat:
                foe = int(side != side_of[seat])
                found[foe] |= self._led[other]
                found[2 + foe] |= self._denied[other]
        return found


def beliefs_of(rules: Ruleset) -> BeliefModel | None:
    """Return what was learned about a game."""
    return _learned().get(rules.id)


@cache
def _learned() -> dict[str, BeliefModel]:
    found = json.loads(resource("bots/beliefs.json").read_text("utf-8"))
    return {game: BeliefModel(**figures) for game, figures in found.items()}
