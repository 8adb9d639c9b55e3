"""The rules of play told a second time, slowly and with card names, to check the engine against.

Everything here is written from the rule book alone: no masks, no tables, no engine imports.
Seats are numbers clockwise, suits are letters, a trick is the list of its cards from the lead.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

COUNTERS = {
    "rook13": {5: 5, 10: 10, 13: 10},
    "rook": {5: 5, 10: 10, 14: 10},
    "fowl": {5: 5, 10: 10, 14: 10, 1: 15},
}
FACES = {"J": 11, "Q": 12, "K": 13, "A": 14}
SISTER = {"C": "S", "S": "C", "D": "H", "H": "D"}
SUITS = {
    "rook13": "RYBG",
    "rook": "RYGB",
    "fowl": "PVBY",
    "five_hundred": "CDHS",
    "elemental": "FWEA",
    "spades": "CDHS",
}


@dataclass(frozen=True)
class Book:
    """The rules of one game while `trump` is trump; None is no trump."""

    game: str
    options: Mapping[str, object]
    trump: str | None

    def is_magic(self, card: str) -> bool:
        return self.game == "elemental" and card[0] in "ZX"

    def worth(self, card: str) -> int:
        if card in ("RK", "FW"):
            return 20
        if self.game not in COUNTERS:
            return 0
        number = int(card[1:])
        if self.game == "rook" and number == 1 and self.options["ones"] == "high_15":
            return 15
        return COUNTERS[self.game].get(number, 0)

    def suit(self, card: str) -> str | None:
        if card in ("RK", "FW", "JO"):
            return self.trump
        if self.is_magic(card):
            return None
        if self.game == "spades":
            return card[-1]
        if self.game != "five_hundred":
            return card[0]
        left_bower = self.trump is not None and card == "J" + SISTER[self.trump]
        return self.trump if left_bower else card[-1]

    def height(self, card: str) -> float:
        """How high a card stands in its suit."""
        if card == "RK":
            return {"high": 99, "low": 0, "ten_and_half": 10.5}[str(self.options["rook_rank"])]
        if card == "FW":
            return {"high": 99, "low": 0}[str(self.options["fowl_rank"])]
        if self.game in ("five_hundred", "spades"):
            return self._height_of_pip(card)
        number = int(card[1:])
        ones_high = self.game == "fowl" or (
            self.game == "rook" and self.options["ones"] == "high_15"
        )
        return 15 if number == 1 and ones_high else number

    def _height_of_pip(self, card: str) -> float:
        if card == "JO":
            return 99
        is_bower = self.game == "five_hundred" and card[0] == "J"
        if is_bower and self.suit(card) == self.trump:
            return 98 if card[1] == self.trump else 97
        return FACES[card[0]] if card[0] in FACES else int(card[:-1])

    def lead(self, trick: Sequence[str], named: str | None = None) -> str | None:
        """The suit that has to be followed; `named` is what the leader of a Joker asked for."""
        for card in trick:
            if card[0] == "Z" and self.is_magic(card):
                continue
            if card == "JO" and self.trump is None:
                return named
            return self.suit(card)
        return None

    def may_play(
        self, hand: Sequence[str], trick: Sequence[str], named: str | None = None
    ) -> set[str]:
        if not trick or self.lead(trick, named) is None:
            return set(hand)
        lead = self.lead(trick, named)
        always = {card for card in hand if card == "RK" or self.is_magic(card)}
        following = {card for card in hand if self.suit(card) == lead}
        if following:
            return following | always
        if self.game == "fowl" and self.options["must_trump"]:
            trumps = {card for card in hand if self.suit(card) == self.trump}
            return trumps or set(hand)
        return set(hand)

    def winner(self, trick: Sequence[str], named: str | None = None) -> int:
        """The position in the trick of the card that takes it."""
        lead = self.lead(trick, named)

        def key(card: str) -> tuple[int, float]:
            if (card[0] == "X" and self.is_magic(card)) or (card == "JO" and self.trump is None):
                return 3, 0
            if self.suit(card) is not None and self.suit(card) == self.trump:
                return 2, self.height(card)
            if self.suit(card) is not None and self.suit(card) == lead:
                return 1, self.height(card)
            return 0, 0

        keys = [key(card) for card in trick]
        return keys.index(max(keys))


@dataclass(frozen=True)
class Hand:
    """A hand that was played to the end."""

    tricks: Sequence[tuple[int, Sequence[str]]]
    """Who took each trick, and its cards."""
    discard: Sequence[str]
    declarer: int | None
    bid: str | None
    bids: Sequence[int]
    """Everybody's bid, where everybody bids alone."""


def points_of(book: Book, hand: Hand) -> list[int]:
    """What each side took: points, in Five Hundred and Elemental tricks."""
    if book.game == "elemental":
        return [sum(1 for who, _ in hand.tricks if who == seat) for seat in range(len(hand.bids))]
    tricks = [sum(1 for who, _ in hand.tricks if who % 2 == side) for side in (0, 1)]
    if book.game in ("five_hundred", "spades"):
        return tricks
    points = [0, 0]
    for who, cards in hand.tricks:
        points[who % 2] += sum(book.worth(card) for card in cards)
    laid = sum(book.worth(card) for card in hand.discard)
    assert hand.declarer is not None
    if book.game == "rook13" or (
        book.game == "rook" and book.options["nest_points"] == "last_trick"
    ):
        points[hand.tricks[-1][0] % 2] += laid
    elif book.game == "rook" and book.options["nest_points"] == "declarer":
        points[hand.declarer % 2] += laid
    bonus = 20 if book.game == "fowl" else book.options["most_tricks_bonus"]
    assert isinstance(bonus, int)
    if tricks[0] != tricks[1]:
        points[0 if tricks[0] > tricks[1] else 1] += bonus
    return points


def scores_of(book: Book, hand: Hand, totals: Sequence[int]) -> list[int]:
    """What each side writes down after a hand."""
    points = points_of(book, hand)
    if book.game == "elemental":
        return [
            20 + 10 * bid if bid == took else -10 * abs(bid - took)
            for bid, took in zip(hand.bids, points, strict=True)
        ]
    if book.game == "five_hundred":
        return _contract_scores(book, hand, totals)
    if book.game == "spades":
        bids = [hand.bids[side] + hand.bids[side + 2] for side in (0, 1)]
        beyond = 1 if book.options["overtricks"] else 0
        return [
            -10 * bid if took < bid else 10 * bid + beyond * (took - bid)
            for bid, took in zip(bids, points, strict=True)
        ]
    assert hand.declarer is not None
    assert hand.bid is not None
    side, bid = hand.declarer % 2, int(hand.bid)
    if points[side] < bid:
        loses_points = book.game == "fowl" and book.options["set_penalty"] == "points_taken"
        points[side] = -points[side] if loses_points else -bid
    return points


def contract_value(options: Mapping[str, object], bid: str) -> int:
    if bid in ("misere", "open_misere"):
        return 250 if bid == "misere" else 500
    columns = ["C", "D", "H", "S", "NT"]
    if options["suit_order"] == "spades_low":
        columns = ["S", "C", "D", "H", "NT"]
    tricks = 10 if bid.startswith("10") else int(bid[0])
    return 40 + 100 * (tricks - 6) + 20 * columns.index(bid.removeprefix(str(tricks)))


def _contract_scores(book: Book, hand: Hand, totals: Sequence[int]) -> list[int]:
    tricks = points_of(book, hand)
    options = book.options
    if hand.bid is None:
        scores = [-10 * took for took in tricks]
    else:
        assert hand.declarer is not None
        side = hand.declarer % 2
        value = contract_value(options, hand.bid)
        scores = [0, 0]
        if hand.bid.endswith("misere"):
            scores[side] = value if tricks[side] == 0 else -value
        else:
            needed = 10 if hand.bid.startswith("10") else int(hand.bid[0])
            if options["slam"] and tricks[side] == 10 and value < 250:
                value = 250
            scores[side] = value if tricks[side] >= needed else -value
            each = options["defender_points"]
            assert isinstance(each, int)
            scores[1 - side] = each * tricks[1 - side]
    if options["exact_500"]:
        scores = [
            0 if total + score > 500 else score for total, score in zip(totals, scores, strict=True)
        ]
    return scores


def winners_of(book: Book, totals: Sequence[int], declarer: int | None, *, last: bool) -> list[int]:
    """The sides that have won after a hand where no side has to win on its bid."""
    options = book.options
    if book.game == "elemental":
        return [seat for seat, total in enumerate(totals) if last and total == max(totals)]
    higher = [] if totals[0] == totals[1] else [0 if totals[0] > totals[1] else 1]
    if book.game == "five_hundred":
        if min(totals) >= 500:
            assert declarer is not None
            return [declarer % 2]
        return higher if max(totals) >= 500 or min(totals) <= -500 else []
    target, floor = options["target"], options.get("floor")
    assert isinstance(target, int)
    if book.game == "rook13":
        under = isinstance(floor, int) and min(totals) < floor
        return higher if max(totals) > target or under else []
    return higher if max(totals) >= target else []


Calls = Sequence[tuple[int, str | None]]
"""An auction so far: who called what; None is a pass."""


def may_call(
    game: str, options: Mapping[str, object], calls: Calls, *, players: int = 4, tricks: int = 0
) -> set[str]:
    """Everything that the next caller may say, `pass` included."""
    if game in ("elemental", "spades"):
        bids = {str(number) for number in range(tricks + 1)}
        if options.get("hook") and len(calls) == players - 1:
            bids.discard(str(tricks - sum(int(bid or 0) for _, bid in calls)))
        return bids
    if game == "five_hundred":
        return _may_call_contract(options, [bid for _, bid in calls if bid])
    high = max((int(bid) for _, bid in calls if bid), default=0)
    lowest, highest = options["min_bid"], _highest_bid(game, options)
    assert isinstance(lowest, int)
    bids = {str(bid) for bid in range(lowest, highest + 1, 5) if bid > high}
    forced = not high and (game == "fowl" or len(calls) == 3)
    return bids if forced else bids | {"pass"}


def next_caller(game: str, options: Mapping[str, object], calls: Calls, players: int = 4) -> int:
    """Whose call it is, counted from the opener; -1 once the auction is over."""
    out = [seat for seat, bid in calls if bid is None]
    bids = [bid for _, bid in calls if bid]
    if game in ("elemental", "spades"):
        return len(calls) if len(calls) < players else -1
    if len(out) == (3 if bids else 4):
        return -1
    if game != "five_hundred" and bids and int(bids[-1]) == _highest_bid(game, options):
        return -1
    seat = (calls[-1][0] + 1) % 4 if calls else 0
    while seat in out:
        seat = (seat + 1) % 4
    return seat


def _highest_bid(game: str, options: Mapping[str, object]) -> int:
    if game == "fowl":
        return 200
    number = options["max_bid"] if game == "rook" else options["most_tricks_bonus"]
    assert isinstance(number, int)
    return number if game == "rook" else 100 + number


def _may_call_contract(options: Mapping[str, object], bids: Sequence[str]) -> set[str]:
    def rank(bid: str) -> int:
        return contract_value(options, bid) + (1 if bid == "open_misere" else 0)

    every = {f"{tricks}{suit}" for tricks in range(6, 11) for suit in ("C", "D", "H", "S", "NT")}
    if options["misere"] and (options["misere_any_time"] or any(bid[0] == "7" for bid in bids)):
        every.add("misere")
    if options["open_misere"]:
        every.add("open_misere")
    high = max((rank(bid) for bid in bids), default=0)
    return {bid for bid in every if rank(bid) > high} | {"pass"}


Plays = Sequence[tuple[int, str]]
"""Who played which card, in order."""


@dataclass(frozen=True)
class Fault:
    """A card that broke the follow rule in free play."""

    seat: int
    card: str
    trick: int
    """How many tricks had been taken before."""
    place: int
    """How many cards had been played before."""
    denied: frozenset[str]
    """The suits that the player has said not to have."""


def faults_in(
    book: Book, hands: Sequence[Sequence[str]], tricks: Sequence[Plays], named: str | None
) -> list[Fault]:
    """Find every renege in the tricks so far, of which the last may be incomplete.

    `hands` are the cards held when play began; `named` is what the leader of the Joker asked for.
    """
    held = [set(hand) for hand in hands]
    faults: list[Fault] = []
    place = 0
    for number, plays in enumerate(tricks):
        lying: list[str] = []
        for seat, card in plays:
            if card not in book.may_play(sorted(held[seat]), lying, named):
                denied = {book.lead(lying, named)}
                if book.game == "fowl" and book.options["must_trump"]:
                    # Who plays neither has said that they have neither.
                    denied |= {book.trump} - {book.suit(card)}
                suits = frozenset(suit for suit in denied if suit)
                faults.append(Fault(seat, card, number, place, suits))
            held[seat].remove(card)
            lying.append(card)
            place += 1
    return faults


def penalty_scores(book: Book, hand: Hand, fault: Fault, totals: Sequence[int]) -> list[int]:
    """What each side writes down when a renege ends the hand."""
    side, scores = fault.seat % 2, [0, 0]
    before = hand.tricks[: fault.trick]
    if book.game == "spades":
        scores[side] = -10 * (hand.bids[side] + hand.bids[side + 2])
        return scores
    if book.game != "five_hundred":
        for who, cards in before:
            scores[who % 2] += sum(book.worth(card) for card in cards)
        scores[side] = -int(hand.bid or 0)
        return scores
    if hand.bid is None or hand.declarer is None:
        scores[side] = -100
    else:
        declarers = hand.declarer % 2
        value = contract_value(book.options, hand.bid)
        scores[declarers] = -value if side == declarers else value
        each = book.options["defender_points"]
        assert isinstance(each, int)
        if side == declarers and not hand.bid.endswith("misere"):
            scores[1 - side] = each * sum(1 for who, _ in before if who % 2 != side)
    if book.options["exact_500"]:
        pairs = zip(totals, scores, strict=True)
        scores = [0 if total + score > 500 else score for total, score in pairs]
    return scores


def rounds(option: str, players: int) -> int:
    """How many rounds a game of Elemental has."""
    return 60 // players if option == "all" else int(option.split("_")[1])
