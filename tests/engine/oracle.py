"""What the rule book says about a state, an action and a result, asked of `naive`."""

from __future__ import annotations

from collections.abc import Sequence

from rook13.engine.actions import Action, Bid, CallRenege, Discard, Pass, Play, TakeBack
from rook13.engine.events import CardsReturned, Event, RenegeCalled, TrickTaken
from rook13.engine.legal import DiscardChoices
from rook13.engine.rules.elemental import Elemental
from rook13.engine.ruleset import Ruleset
from rook13.engine.state import (
    NOBODY,
    AuctionPhase,
    Dealing,
    Exchange,
    GameOver,
    GameState,
    HandOver,
    HandResult,
    Naming,
    Playing,
)
from rook13.engine.trick import NO_TRUMP
from tests.engine import naive

DISCARDS = {"rook13": 4, "rook": 5, "fowl": 1, "five_hundred": 3}


def book_of(rules: Ruleset, trump: int) -> naive.Book:
    letter = None if trump == NO_TRUMP else rules.deck.suits[trump].letter
    return naive.Book(rules.id, rules.options.values(), letter)


def names(rules: Ruleset, cards: Sequence[int]) -> list[str]:
    return [rules.deck.cards[card].name for card in cards]


def held(rules: Ruleset, mask: int) -> list[str]:
    return rules.deck.show(mask).split()


def plays_of(rules: Ruleset, play: Playing) -> list[list[tuple[int, str]]]:
    """Who played which card, trick by trick; the last trick is the one on the table."""
    tricks = [(trick.leader, trick.cards) for trick in play.tricks]
    return [
        list(zip(play.setup.orders[leader], names(rules, cards), strict=False))
        for leader, cards in [*tricks, (play.leader, play.trick)]
    ]


def named_in(rules: Ruleset, play: Playing) -> str | None:
    """The suit that the leader of the Joker named in this hand."""
    tricks = [(trick.cards, trick.led) for trick in play.tricks]
    for cards, led in [*tricks, (play.trick, play.led)]:
        if names(rules, cards[:1]) == ["JO"] and led >= 0:
            return rules.deck.suits[led].letter
    return None


def faults_of(rules: Ruleset, play: Playing) -> list[naive.Fault]:
    tricks = plays_of(rules, play)
    hands = [
        held(rules, mask) + [card for trick in tricks for who, card in trick if who == seat]
        for seat, mask in enumerate(play.hands)
    ]
    book = book_of(rules, play.setup.tables.trump)
    return naive.faults_in(book, hands, tricks, named_in(rules, play))


def late_and_seen(rules: Ruleset, play: Playing) -> list[naive.Fault]:
    """The reneges too old to be corrected whose player has shown what they denied."""
    tricks = plays_of(rules, play)
    book = book_of(rules, play.setup.tables.trump)
    plays = [played for trick in tricks for played in trick]
    return [
        fault
        for fault in faults_of(rules, play)
        if len(play.tricks) >= fault.trick + 2
        and any(
            seat == fault.seat and book.suit(card) in fault.denied
            for seat, card in plays[fault.place + 1 :]
        )
    ]


def naive_cards(rules: Ruleset, play: Playing) -> set[str]:
    """The cards that the seat in turn may play when rules are enforced."""
    book = book_of(rules, play.setup.tables.trump)
    hand = held(rules, play.hands[play.turn])
    return book.may_play(hand, names(rules, play.trick), named_in(rules, play))


def naive_calls(rules: Ruleset, phase: AuctionPhase) -> set[str]:
    """What the seat in turn may call."""
    calls = [(seat, call.name if call else None) for seat, call in phase.bidding.calls]
    tricks = phase.dealt.hands[0].bit_count()
    options = rules.options.values()
    return naive.may_call(rules.id, options, calls, players=rules.players, tricks=tricks)


def check_listed(state: GameState, legal: Sequence[Action], *, correcting: bool) -> None:
    """Compare what the seat in turn may do with the rule book."""
    phase, rules = state.phase, state.rules
    match phase:
        case AuctionPhase():
            calls = {str(action.call) for action in legal if isinstance(action, Bid)}
            passes = {"pass" for action in legal if isinstance(action, Pass)}
            assert calls | passes == naive_calls(rules, phase)
        case Exchange():
            assert isinstance(legal, DiscardChoices)
            assert {card.name for card in legal.cards} == _discardable(rules, phase)
            assert legal.size == DISCARDS[rules.id]
        case Naming():
            assert [str(a).split()[-1] for a in legal] == list(naive.SUITS[rules.id])
        case Playing():
            cards = {action.card.name for action in legal if isinstance(action, Play)}
            anything = rules.free_play and not correcting
            hand = held(rules, phase.hands[phase.turn])
            assert cards == (set(hand) if anything else naive_cards(rules, phase))
            named = {str(a.named) for a in legal if isinstance(a, Play) and a.named}
            assert named == _nameable(rules, phase)


def _discardable(rules: Ruleset, phase: Exchange) -> set[str]:
    hand = held(rules, phase.hands[phase.bidding.high_seat])
    book = book_of(rules, NO_TRUMP)
    free = {card for card in hand if rules.id != "fowl" or not book.worth(card)}
    return free or set(hand)


def may_discard(state: GameState, action: Action) -> bool:
    """Whether the declarer lays as many different cards aside as they may, in deck order."""
    rules, phase = state.rules, state.phase
    if not isinstance(phase, Exchange) or not isinstance(action, Discard):
        return False
    laid, deck = [card.name for card in action.cards], [card.name for card in rules.deck.cards]
    return (
        action.seat == rules.seats[phase.bidding.high_seat]
        and all(card in rules.deck.cards for card in action.cards)
        and set(laid) <= _discardable(rules, phase)
        and len(laid) == len(set(laid)) == DISCARDS[rules.id]
        and laid == sorted(laid, key=deck.index)
    )


def _nameable(rules: Ruleset, play: Playing) -> set[str]:
    """The suits that the seat in turn can ask for with a Joker led at No Trump, if it has that."""
    book = book_of(rules, play.setup.tables.trump)
    joker = "JO" in held(rules, play.hands[play.turn])
    if not joker or play.trick or book.trump is not None:
        return set()
    void = set()
    for trick in plays_of(rules, play)[:-1]:
        lead = book.lead([card for _, card in trick])
        void |= {lead for seat, card in trick if seat == play.turn and book.suit(card) != lead}
    return set("CDHS") - void or set("CDHS")


def out_of_turn(state: GameState, seat: int) -> set[str]:
    """What a seat may do that has nothing to do with whose turn it is."""
    phase, rules = state.phase, state.rules
    if isinstance(phase, AuctionPhase):
        return _redeals(state, phase, seat)
    if not isinstance(phase, Playing) or not rules.free_play:
        return set()
    found = set()
    mine = [fault for fault in faults_of(rules, phase) if fault.seat == seat]
    if any(len(phase.tricks) < fault.trick + 2 for fault in mine):
        found.add("take back")
    book, named = book_of(rules, phase.setup.tables.trump), named_in(rules, phase)
    for trick in plays_of(rules, phase):
        lead = book.lead([card for _, card in trick], named)
        if any(who % 2 != seat % 2 and book.suit(card) != lead for who, card in trick[1:]):
            found.add("call renege")
    return found


def _redeals(state: GameState, phase: AuctionPhase, seat: int) -> set[str]:
    rules, book = state.rules, book_of(state.rules, NO_TRUMP)
    hand = held(rules, phase.dealt.hands[seat])
    if rules.id == "rook":
        return set() if any(book.worth(card) for card in hand) else {"call redeal"}
    option = book.options.get("dealer_redeal", "off")
    allowed = option == "on" or (option == "once" and state.match.redeals == 0)
    early = seat == state.match.dealer and not phase.bidding.calls
    return {"redeal"} if allowed and early else set()


def check_call(before: GameState, after: GameState, phase: AuctionPhase) -> None:
    """Check whose call follows on a call, or that the auction has the right end."""
    rules, first = before.rules, (before.match.dealer + 1) % before.rules.players
    story = after.phase
    bidding = story.bidding if isinstance(story, AuctionPhase | Exchange) else None
    if isinstance(story, Playing):
        bidding = story.setup.bidding
    if bidding is None:
        assert isinstance(story, Dealing), "only passes end an auction without a contract"
        assert rules.id == "five_hundred"
        assert [call for _, call in phase.bidding.calls] == [None] * 3
        return
    calls = [
        ((seat - first) % rules.players, call.name if call else None)
        for seat, call in bidding.calls
    ]
    follows = naive.next_caller(rules.id, rules.options.values(), calls, rules.players)
    assert isinstance(story, AuctionPhase) == (follows != -1)
    if isinstance(story, AuctionPhase):
        assert story.bidding.turn == (first + follows) % rules.players
    elif isinstance(story, Exchange):
        seat, name = [call for call in calls if call[1]][-1]
        assert bidding.high_seat == (first + seat) % rules.players
        assert str(bidding.high) == name


def check_first_leader(state: GameState, play: Playing) -> None:
    """Check who leads to the first trick."""
    rules, declarer, call = state.rules, play.setup.declarer, play.setup.call
    leads = rules.options.values().get("first_lead") == "declarer" or rules.id == "fowl"
    leader = declarer if leads and declarer != NOBODY else (state.match.dealer + 1) % rules.players
    if call is not None and call.misere and leader == (declarer + 2) % 4:
        leader = (leader + 1) % 4
    assert play.leader == play.turn == leader


def check_play(before: Playing, action: Action, after: GameState, events: Sequence[Event]) -> None:
    """Check what an action during the play brought about."""
    rules = after.rules
    if isinstance(action, CallRenege):
        assert isinstance(events[0], RenegeCalled)
        guilty = {fault.seat for fault in faults_of(rules, before)}
        against = {seat for seat in guilty if seat % 2 != action.seat.index % 2}
        offender = events[0].offender
        assert offender.index in against if offender else not against
    elif isinstance(action, TakeBack):
        assert isinstance(events[0], CardsReturned)
        mine = [fault for fault in faults_of(rules, before) if fault.seat == action.seat.index]
        places = [fault.place for fault in mine if len(before.tricks) < fault.trick + 2]
        played = sum(len(trick) for trick in plays_of(rules, before))
        assert played - len(events[0].cards) == max(places)
    for event in events:
        if isinstance(event, TrickTaken):
            _check_trick(rules, before, action, event)
    if rules.free_play and isinstance(action, Play) and isinstance(after.phase, Playing):
        assert not late_and_seen(rules, after.phase)


def _check_trick(rules: Ruleset, before: Playing, action: Action, taken: TrickTaken) -> None:
    book = book_of(rules, before.setup.tables.trump)
    cards = [card.name for card in taken.cards]
    assert taken.points == sum(book.worth(card) for card in cards)
    if isinstance(action, Play):
        order = before.setup.orders[before.leader]
        assert taken.seat.index == order[book.winner(cards, named_in(rules, before))]
    else:
        assert taken.seat == action.seat, "a claimer takes every trick"


def check_result(before: GameState, action: Action, after: GameState, result: HandResult) -> None:
    """Check what a hand came to and whether the game is decided."""
    assert isinstance(after.phase, HandOver | GameOver)
    rules, play = after.rules, after.phase.play
    book = book_of(rules, play.setup.tables.trump)
    hand = naive.Hand(
        [(trick.winner, names(rules, trick.cards)) for trick in play.tricks],
        held(rules, play.setup.discard),
        None if play.setup.declarer == NOBODY else play.setup.declarer,
        play.setup.call.name if play.setup.call else None,
        result.bids,
    )
    if result.reneged != NOBODY:
        _check_penalty(book, hand, before, action, after, result)
    else:
        assert not faults_of(rules, play)
        assert not any(play.hands[seat] for seat in play.setup.orders[play.leader])
        assert list(result.points) == naive.points_of(book, hand)
        assert list(result.score) == naive.scores_of(book, hand, before.match.totals)
        _check_points_in_play(rules, book, hand, result)
    pairs = zip(before.match.totals, result.score, strict=True)
    assert list(result.totals) == [total + gain for total, gain in pairs]
    _check_winners(rules, book, hand, after, result)


def _check_points_in_play(
    rules: Ruleset, book: naive.Book, hand: naive.Hand, result: HandResult
) -> None:
    """The numbers that any implementation must reproduce."""
    options, laid = book.options, sum(book.worth(card) for card in hand.discard)
    tied = 2 * sum(result.tricks[::2]) == sum(result.tricks)
    match book.game:
        case "rook13":
            assert sum(result.points) == (120 if options["most_tricks_bonus"] else 100)
        case "rook":
            ones = 60 if options["ones"] == "high_15" else 0
            bonus = 20 if options["most_tricks_bonus"] and not tied else 0
            nest = laid if options["nest_points"] == "nobody" else 0
            assert sum(result.points) == 120 + ones + bonus - nest
        case "fowl":
            assert sum(result.points) == (180 if tied else 200) - laid
        case "five_hundred":
            assert sum(result.points) == sum(result.tricks) == 10
        case _:
            assert sum(result.points) == sum(result.tricks) == rules.hand_size(result.number)


def _check_penalty(
    book: naive.Book,
    hand: naive.Hand,
    before: GameState,
    action: Action,
    after: GameState,
    result: HandResult,
) -> None:
    """A renege ended the hand: it happened, it came out, and it costs what the rules say."""
    assert isinstance(after.phase, HandOver | GameOver)
    rules, play, totals = after.rules, after.phase.play, before.match.totals
    faults = faults_of(rules, play)
    if isinstance(action, Play):
        faults = late_and_seen(rules, play)
    elif isinstance(action, CallRenege):
        faults = [fault for fault in faults if len(play.tricks) >= fault.trick + 2]
    assert list(result.score) in [
        naive.penalty_scores(book, hand, fault, totals)
        for fault in faults
        if fault.seat == result.reneged
    ]


def _check_winners(
    rules: Ruleset, book: naive.Book, hand: naive.Hand, after: GameState, result: HandResult
) -> None:
    winners = list(after.phase.winners) if isinstance(after.phase, GameOver) else []
    if book.options.get("must_win_on_bid"):
        low = book.options["floor"] if book.game == "rook13" else -499
        sunk = isinstance(low, int) and min(result.totals) < low
        assert not winners or result.made or sunk
        return
    last = isinstance(rules, Elemental) and result.number == naive.rounds(
        str(book.options["rounds"]), rules.players
    )
    assert winners == naive.winners_of(book, result.totals, hand.declarer, last=last)
