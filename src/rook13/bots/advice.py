"""What an expert would do from a seat, and what to expect of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rook13.bots.beliefs import believed_worlds, learned_players
from rook13.bots.bid_search import CallSearch, made_share
from rook13.bots.calibration import calibration_of, promise_score
from rook13.bots.card_search import judge_cards, mean_aside
from rook13.bots.forecast import Aim, Forecast
from rook13.bots.hand_value import quick_trump
from rook13.bots.heuristic_play import PlayContext
from rook13.bots.levels import LEVELS
from rook13.bots.payoff import (
    Objective,
    Prize,
    Worth,
    for_promise,
    for_score,
    for_tricks,
    match_of,
    outcome_prize,
    plays_alone,
)
from rook13.bots.promise_search import PromiseSearch
from rook13.bots.search_setup import (
    Budget,
    Meter,
    as_lists,
    contract_of,
    root_of,
    run,
    search_for,
)
from rook13.bots.trials import Trials, best_trump, raised
from rook13.bots.worlds import World, Worlds, likely_worlds
from rook13.engine.actions import Action, Bid, Claim, Discard, NameTrump, Pass, Play
from rook13.engine.auction import Call
from rook13.engine.cards import Suit, mask_of
from rook13.engine.ruleset import TrumpSource
from rook13.engine.seats import Seat
from rook13.engine.trick import NO_TRUMP
from rook13.engine.view import PlayerView
from rook13.kernel import Rng

THINKING = Budget(40_000, seconds=0.75)
FORECAST = Budget(60_000, seconds=0.55)
"""Together less than a player is happy to wait for a hint."""
NUMBER = 13
WORLDS = 200
FEWEST_WORLDS = 24
ITERATIONS, EXACT_ITERATIONS = 8_000, 2_500
"""For each question asked; where promises are exact, an iteration takes several times as long."""
TIMES = 2
TRIED_OUT = 0.42
"""A search also fails by exploring cards nobody would play: so much of chance times risk."""
MISSED_BY = 1.4
"""By how many tricks a missed exact promise is missed on average."""


@dataclass(frozen=True, slots=True)
class Advised:
    """A suggested action and its forecast."""

    action: Action
    forecast: Forecast
    trump: Suit | None = None
    """The trump that goes with a discard, where it is named next."""


def advise(
    view: PlayerView, seed: bytes, thinking: Budget = THINKING, forecast: Budget = FORECAST
) -> Advised:
    """Return what the strongest bot does; this is what a worker process runs."""
    action = LEVELS["expert"](seed, thinking).choose(view)
    return _Forecaster(view, Meter(forecast)).advised(action)


class _Forecaster:
    """Forecasts an action in worlds that fit what a seat has seen."""

    def __init__(self, view: PlayerView, meter: Meter) -> None:
        assert view.seat is not None
        self._view = view
        self._rules = view.rules
        self._me = view.seat.index
        self._meter = meter
        self._iterations = EXACT_ITERATIONS if view.rules.exact else ITERATIONS

    def advised(self, action: Action) -> Advised:
        promises = self._rules.everybody_bids
        match action:
            case Claim():
                return Advised(action, Forecast(Aim.SURE))
            case Play():
                return Advised(action, self._card(action))
            case Bid() if promises:
                return Advised(action, self._promise(action.call))
            case Bid():
                return Advised(action, self._call(action.call))
            case Pass():
                return Advised(action, self._pass())
            case Discard():
                return self._discard(action)
            case NameTrump() if not promises:
                return Advised(action, self._trial(mask_of(self._view.discard), action.suit))
        return Advised(action, Forecast())

    def _call(self, call: Call) -> Forecast:
        made, taken = CallSearch(self._view, self._meter, NUMBER).made(self._me, call)
        return Forecast(Aim.MAKE, made, None if call.misere else taken, call)

    def _pass(self) -> Forecast:
        """Forecast the partner's bid, or else what a bid of your own would achieve."""
        search, high = CallSearch(self._view, self._meter, NUMBER), self._view.contract
        holder = search.holder
        if holder is not None and high is not None and not high.misere:
            partner = self._is_friend(holder)
            bids = _cheapest(self._view.legal)
            if partner or not bids:
                made, taken = search.made(holder.index, high)
                if partner:
                    return Forecast(Aim.PARTNER, made, taken, high)
                return Forecast(Aim.SET, 1 - made, None, high)
        tried = [(search.made(self._me, call)[0], call) for call in _cheapest(self._view.legal)]
        if not tried:
            return Forecast(Aim.ONLY)
        chance, call = max(tried, key=lambda pair: pair[0])
        return Forecast(Aim.WOULD, chance, None, call)

    def _is_friend(self, seat: Seat) -> bool:
        side_of = self._rules.side_of
        return side_of[seat.index] == side_of[self._me]

    def _discard(self, action: Discard) -> Advised:
        laid, call = mask_of(action.cards), self._view.contract
        assert call is not None
        if call.misere:
            return Advised(action, self._misere(laid))
        if self._rules.trump_source is TrumpSource.CALL:
            return Advised(action, self._trial(laid, call.suit))
        kept = mask_of(self._view.hand) & ~laid
        usual = quick_trump(self._rules, kept)
        named = best_trump(
            self._view, usual, laid, self._meter.share(self._meter.left // 2), NUMBER
        )
        trump = self._rules.deck.suits[named]
        return Advised(action, self._trial(laid, trump), trump)

    def _misere(self, laid: int) -> Forecast:
        """Search with the cards that stay in the hand."""
        call = self._view.contract
        assert call is not None
        worlds = Worlds(self._view, NUMBER).draw_many(self._worlds())
        made = made_share(self._view, worlds, call, self._meter, NUMBER, laid)
        return Forecast(Aim.MAKE, made, None, call)

    def _trial(self, laid: int, trump: Suit | None) -> Forecast:
        call, number = self._view.contract, NO_TRUMP if trump is None else trump.index
        assert call is not None
        trials = Trials(self._rules, match_of(self._view), NUMBER)
        results = [
            result
            for world in Worlds(self._view, NUMBER).draw_many(self._worlds())
            for result in trials.play(world, self._me, number, laid, TIMES)
        ]
        most = max(result.gain for result in results)
        results = raised(self._rules, results, calibration_of(self._rules).skill_at_lead, most)
        taken = trials.taken(results, self._me, call)
        return Forecast(Aim.MAKE, trials.made(results, self._me, call), taken, call)

    def _promise(self, call: Call) -> Forecast:
        view = self._view
        worlds = believed_worlds(view, NUMBER, self._worlds())
        search = PromiseSearch(view, worlds, self._meter, NUMBER, learned_players)
        goals = (for_promise, for_score if plays_alone(self._rules) else for_tricks)
        asked = [(call.tricks, goal) for goal in goals]
        found = Outlook(*search.worths(asked, self._iterations))
        if self._promise_aim is Aim.MAKE:
            return Forecast(Aim.MAKE, found.chance, found.expected, call)
        return Forecast(Aim.EXACT, *self._as_played(found, call.tricks), call)

    @property
    def _promise_aim(self) -> Aim:
        """Return EXACT where everybody plays alone and must be exact, else MAKE."""
        return Aim.EXACT if self._rules.exact and plays_alone(self._rules) else Aim.MAKE

    def _as_played(self, outlook: Outlook, tricks: int) -> tuple[float, float]:
        """Return chance and score of an exact promise among players who try nothing out."""
        better = TRIED_OUT * outlook.chance * (1 - outlook.chance)
        kept, missed = (promise_score(self._rules, tricks, off) for off in (0, 1))
        return outlook.chance + better, outlook.expected + better * (kept - missed * MISSED_BY)

    def _card(self, action: Play) -> Forecast:
        view, aim = self._view, self._card_aim()
        if len(PlayContext.of(view).choices) == 1:
            return Forecast(Aim.ONLY)
        draw = believed_worlds if self._rules.everybody_bids else likely_worlds
        worlds = draw(view, NUMBER, self._worlds())
        outlooks = CardOutlooks(view, worlds, sets=aim is Aim.SET)
        found = self._outlook(outlooks, action.card.index, aim)
        other = self._runner_up(action.card.index)
        after = self._outlook(outlooks, other, aim) if other is not None else (None, None)
        own = view.seats[self._me].call if aim is Aim.EXACT else view.contract
        return Forecast(aim, *found, own, *after)

    def _outlook(
        self, outlooks: CardOutlooks, card: int, aim: Aim
    ) -> tuple[float | None, float | None]:
        """Return chance and expectation of a card, as far as they mean something here."""
        found = outlooks.after(card, self._iterations, self._meter, NUMBER)
        if found is None:
            return None, None
        call = self._view.contract
        if aim is Aim.EXACT:
            own = self._view.seats[self._me].call
            return self._as_played(found, own.tricks if own is not None else 0)
        counts = call is None or not call.misere
        return None if aim is Aim.FEW else found.chance, found.expected if counts else None

    def _card_aim(self) -> Aim:
        view = self._view
        if self._rules.everybody_bids:
            return self._promise_aim
        if view.declarer is None or view.contract is None:
            return Aim.FEW
        return Aim.MAKE if self._is_friend(view.declarer) else Aim.SET

    def _runner_up(self, card: int) -> int | None:
        look = self._meter.share(self._iterations)
        found = judge_cards(self._view, look, NUMBER, opponents=learned_players)
        return next((verdict.card for verdict in found if verdict.card != card), None)

    def _worlds(self) -> int:
        return max(FEWEST_WORLDS, min(WORLDS, self._meter.left // 40))


def _cheapest(legal: Sequence[Action]) -> list[Call]:
    """Return the lowest legal call in each suit."""
    calls = [action.call for action in legal if isinstance(action, Bid)]
    plain = [call for call in calls if not call.misere]
    found: dict[Suit | None, Call] = {}
    for call in plain:
        found.setdefault(call.suit, call)
    return list(found.values()) or calls[:1]


EXPLORE = 0.25
"""Lower than for choosing a card: this is about good play, not about every possibility."""


@dataclass(frozen=True, slots=True)
class Outlook:
    """The chance of success, and the points, tricks or score to expect."""

    chance: float
    expected: float


class CardOutlooks:
    """Searches the rest of the hand after one card or another."""

    def __init__(self, view: PlayerView, worlds: Sequence[World], sets: bool) -> None:
        assert view.seat is not None
        self._view = view
        self._me = view.seat.index
        self._hands = as_lists(worlds)
        self._contract = contract_of(view)
        promised = view.rules.everybody_bids
        self._goals = self._promise_goals() if promised else self._contract_goals(worlds, sets)

    def after(self, card: int, iterations: int, meter: Meter, seed: int) -> Outlook | None:
        """Return what to expect once a card is played; None where there is no time to look."""
        found = [self._searched(card, goal, iterations, meter, seed) for goal in self._goals]
        chance, expected = found
        return None if chance is None or expected is None else Outlook(chance, expected)

    def _contract_goals(self, worlds: Sequence[World], sets: bool) -> list[Objective]:
        view = self._view
        rules, side = view.rules, view.rules.side_of[self._me]
        aside = mean_aside(view, worlds)

        def prize(worth: Worth) -> Prize:
            return outcome_prize(rules, match_of(view), self._contract, side, aside, worth)

        chance = prize(lambda outcome: float(outcome.made is (not sets)))
        expected = prize(lambda outcome: outcome.points[side])
        return [chance.objective(0.0, 1.0), expected.objective()]

    def _promise_goals(self) -> list[Objective]:
        rules, match, bids = self._view.rules, match_of(self._view), self._contract.bids
        expected = for_score if plays_alone(rules) else for_tricks
        return [
            goal(rules, match, bids, rules.side_of[self._me]) for goal in (for_promise, expected)
        ]

    def _searched(
        self, card: int, goal: Objective, iterations: int, meter: Meter, seed: int
    ) -> float | None:
        search = search_for(self._view, self._contract, goal, iterations, learned_players)
        search.exploration = EXPLORE
        root = root_of(self._view)
        root.play(card, root.named_with(card))
        left = [self._without(card, hands) for hands in self._hands]
        done = run(search, root, left, meter.share(iterations), Rng(seed))
        if not done:
            return None
        return goal.value(search.earned_by(self._me, done))

    def _without(self, card: int, hands: list[int]) -> list[int]:
        return [
            held & ~(1 << card) if seat == self._me else held for seat, held in enumerate(hands)
        ]
