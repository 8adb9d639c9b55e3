"""Puzzles: decisions that cost something although one could have known better, put again.

They come from the player's reviewed games, or from hands that bots play until one errs. An
answer is right if it is one of the best actions; any other is graded by finishing the hand and
reviewing it, as everything is.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum

from rook13.analysis.findings import (
    Decision,
    FinishedHand,
    Insight,
    Kind,
    Moment,
    Review,
    finished_hands,
)
from rook13.analysis.review import review_hand
from rook13.bots.heuristic_bots import EasyBot, NormalBot
from rook13.bots.levels import Bot
from rook13.bots.search_setup import Budget
from rook13.coach.reviews import helpers
from rook13.engine.actions import Action, Discard, NameTrump
from rook13.engine.game import apply, legal_actions, seat_to_act
from rook13.engine.record import (
    DealRecord,
    HandRecord,
    Record,
    cut,
    load_record,
    replay,
)
from rook13.engine.redaction import view_for
from rook13.engine.rules import make_rules
from rook13.engine.shuffle import derive_seed
from rook13.engine.state import Dealing, GameOver, HandOver, Playing
from rook13.engine.view import PlayerView

LEAST_CARDS = 5
"""How many cards everybody has in a hand that is worth a puzzle."""
MOST_HANDS = 12
"""How many hands are dealt to find a puzzle of one kind."""
LATE = 4
"""So many tricks before the end of a hand its end-game begins."""
DAY = 24 * 3600.0
INTERVALS = (0.0, DAY, 3 * DAY, 7 * DAY, 16 * DAY, 35 * DAY)
"""How long a puzzle of each Leitner box waits; after the last box it is not put again."""
EXCHANGES = (Kind.DISCARD, Kind.TRUMP)
Report = Callable[[float], None]


class Topic(Enum):
    """What a puzzle is about."""

    LEAD = "lead"
    EXCHANGE = "exchange"
    BIDDING = "bidding"
    ENDING = "ending"
    PLAY = "play"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A game up to a decision, whose it is, and the best actions in notation."""

    topic: Topic
    record: Record
    seat: str
    best: tuple[str, ...]
    cost: float
    """What the decision cost when it was made."""


@dataclass(frozen=True, slots=True)
class Grade:
    """What an answer costs, and what would have been best, in notation."""

    cost: float
    best: tuple[str, ...]
    tricks: bool = False
    """Whether the cost is in tricks, not in points."""

    @property
    def is_right(self) -> bool:
        return self.cost <= 0


@dataclass(frozen=True, slots=True)
class Progress:
    """In which box a puzzle is, when it is due in seconds since 1970, and how it went so far."""

    box: int = 0
    due: float = 0.0
    right: int = 0
    wrong: int = 0

    @property
    def is_learned(self) -> bool:
        return self.box >= len(INTERVALS)

    def after(self, *, is_right: bool, now: float) -> Progress:
        """Return the progress after an answer: one box on if it was right, else the first box."""
        if not is_right:
            return replace(self, box=0, due=now, wrong=self.wrong + 1)
        box = self.box + 1
        wait = INTERVALS[box] if box < len(INTERVALS) else 0.0
        return replace(self, box=box, due=now + wait, right=self.right + 1)


def puzzles_of(
    record: Record, hand: FinishedHand, review: Review, seat: str | None = None
) -> list[Puzzle]:
    """Return the puzzles in a reviewed hand, of one seat or of all."""
    found = []
    for decision in review.mistakes:
        moment = hand.moments[decision.number - 1]
        is_wanted = seat is None or decision.seat.name == seat
        if is_wanted and _can_be_known(decision) and _is_a_choice(moment):
            start = cut(record, hand.entry, decision.number - 1)
            best = tuple(str(action) for action in _best(decision))
            found.append(
                Puzzle(topic_of(decision, moment), start, decision.seat.name, best, decision.cost)
            )
    return found


def topic_of(decision: Decision, moment: Moment) -> Topic:
    """Return what a decision is about."""
    if decision.kind is Kind.CALL:
        return Topic.BIDDING
    if decision.kind is not Kind.CARD:
        return Topic.EXCHANGE
    play = moment.before.phase
    assert isinstance(play, Playing)
    if not play.tricks and not play.trick:
        return Topic.LEAD
    left = moment.before.rules.hand_size(moment.before.match.number) - len(play.tricks)
    return Topic.ENDING if left <= LATE else Topic.PLAY


def topics(game: str) -> list[Topic]:
    """Return what puzzles of a game can be about."""
    rules = make_rules(game, {})
    has_exchange = rules.kitty_size(1) > 0 and not rules.everybody_bids
    exchange = [Topic.EXCHANGE] if has_exchange else []
    return [Topic.LEAD, *exchange, Topic.BIDDING, Topic.ENDING]


def make_puzzles(report: Report, game: str, topic: str, seed: str) -> list[Puzzle]:
    """Let bots play hands until one of them errs about a topic in a way that could be known.

    Easy bots play, because they make the mistakes that people make. What they do wrong about other
    topics on the way is returned as well.
    """
    found: list[Puzzle] = []
    for number in range(MOST_HANDS):
        record = _bot_hand(game, Topic(topic), f"{seed} {number}")
        hands = list(finished_hands(record))
        if not hands or hands[-1].entry != len(record.hands):
            continue
        review = review_hand(hands[-1], helpers(_part(report, number)))
        found += puzzles_of(record, hands[-1], review)
        if any(puzzle.topic is Topic(topic) for puzzle in found):
            break
    return found


def grade(report: Report, record: str, action: str) -> Grade:
    """Return what an action costs in the position at the end of a record.

    Of an exchange only what could be known at the seat counts, which the experts have done better.
    """
    start = load_record(record)
    found = _judged(report, start, action)
    if found is None:
        return Grade(0, (action,))
    decision, in_tricks = found
    best = tuple(str(each) for each in _best(decision))
    cost = decision.cost
    if cost > 0 and decision.kind in EXCHANGES and decision.suggestion is not None:
        if not _can_be_known(decision):
            return Grade(0, best, in_tricks)
        # The best exchange depends on the hidden cards; the experts' is what could be found.
        theirs = _judged(report, start, str(decision.suggestion))
        cost -= theirs[0].cost if theirs is not None else 0
    return Grade(cost, best, in_tricks)


def _judged(report: Report, start: Record, action: str) -> tuple[Decision, bool] | None:
    """Return what a review says of an action, and whether its cost is in tricks."""
    last = start.hands[-1]
    answered = _with_last(start, replace(last, actions=(*last.actions, action)))
    finished = _played_on(answered, NormalBot())
    hand = next(each for each in finished_hands(finished) if each.entry == len(start.hands))
    review = review_hand(hand, helpers(report))
    number = len(last.actions) + 1
    decision = next((each for each in review.decisions if each.number == number), None)
    if decision is None:
        return None
    return decision, review.tricks_count and decision.kind is not Kind.CALL


def _best(decision: Decision) -> tuple[Action, ...]:
    """Return what is right: of exchanges what the experts choose, who see one hand only."""
    if decision.kind in EXCHANGES and decision.suggestion is not None:
        return (decision.suggestion,)
    return decision.best


def _part(report: Report, number: int) -> Report:
    """Return a report for one of the hands that are dealt for a puzzle."""
    return lambda done: report((number + done) / MOST_HANDS)


def _can_be_known(decision: Decision) -> bool:
    knowable = decision.insight is Insight.KNOWABLE or decision.expected
    return bool(decision.best) and decision.settled and knowable


def _is_a_choice(moment: Moment) -> bool:
    return len(legal_actions(moment.before, moment.action.seat)) > 1


class _CarelessBot(EasyBot):
    """Plays like an easy bot and exchanges at random: easy bots hardly ever err there."""

    def choose(self, view: PlayerView, budget: Budget | None = None) -> Action:
        if isinstance(view.legal[0], Discard | NameTrump):
            return self._rng.choice(view.legal)
        return super().choose(view, budget)


def _bot_hand(game: str, topic: Topic, seed: str) -> Record:
    """Return a game that bots have played up to a hand with enough cards for a puzzle."""
    make_bot = _CarelessBot if topic is Topic.EXCHANGE else EasyBot
    rules, bot = make_rules(game, {}), make_bot(random.Random(seed))
    names = tuple(seat.name for seat in rules.seats)
    record = Record(game, {}, names, rules.seats[-1].name)
    number = 0
    while not number or rules.hand_size(number) < LEAST_CARDS:
        deal = DealRecord(derive_seed("puzzle", game, seed, len(record.hands)).hex())
        record = replace(record, hands=(*record.hands, HandRecord(deal)))
        record = _played_on(record, bot)
        number = replay(record).match.number
    return record


def _played_on(record: Record, bot: Bot) -> Record:
    """Let a bot play the last hand of a record to its end."""
    state, last = replay(record), record.hands[-1]
    actions = list(last.actions)
    while not isinstance(state.phase, HandOver | GameOver | Dealing):
        seat = seat_to_act(state)
        assert seat is not None
        view = view_for(state, seat)
        action = bot.choose(view)
        actions.append(str(action))
        state, _ = apply(state, action)
    return _with_last(record, replace(last, actions=tuple(actions)))


def _with_last(record: Record, last: HandRecord) -> Record:
    return replace(record, hands=(*record.hands[:-1], last))
