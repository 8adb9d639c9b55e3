"""What things are called: cards, suits, bids, phases, players and sides."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rook13.engine.auction import Call
from rook13.engine.cards import Card, Suit
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.state import Phase
from rook13.wording.text import Text, all_of, verbatim

PHASES: Mapping[Phase, str] = {
    Phase.DEALING: "Waiting for the deal.",
    Phase.AUCTION: "Bidding is under way.",
    Phase.EXCHANGE: "The declarer is discarding.",
    Phase.TRUMP: "Waiting for trump to be named.",
    Phase.PLAY: "The hand is being played.",
    Phase.HAND_OVER: "The hand is over.",
    Phase.GAME_OVER: "The game is over.",
}
PHASE_NAMES: Mapping[Phase, str] = {
    Phase.DEALING: "Dealing",
    Phase.AUCTION: "Bidding",
    Phase.EXCHANGE: "Discarding",
    Phase.TRUMP: "Naming trump",
    Phase.PLAY: "Playing",
    Phase.HAND_OVER: "Hand over",
    Phase.GAME_OVER: "Game over",
}
SUITS: Mapping[str, str] = {
    "red": "Red",
    "yellow": "Yellow",
    "black": "Black",
    "green": "Green",
    "pink": "Pink",
    "violet": "Violet",
    "blue": "Blue",
    "clubs": "Clubs",
    "diamonds": "Diamonds",
    "hearts": "Hearts",
    "spades": "Spades",
    "fire": "Fire",
    "water": "Water",
    "earth": "Earth",
    "air": "Air",
}
PILES: Mapping[str, str] = {
    "Kitty": "Kitty",
    "Widow": "Widow",
    "Nest": "Nest",
    "Centre card": "Centre card",
    "Turned card": "Turned card",
    "Go-down": "Go-down",
    "Discard": "Discard",
}
"""What games call the cards dealt apart and the cards discarded for them."""
NO_TRUMP_NAME = "No Trump"
IS_TRUMP, ARE_TRUMP, NO_SUIT_IS_TRUMP = "{suit} is trump", "{suit} are trump", "No trump"
CONTRACT = "{tricks} {suit}"
PASS = "pass"
MISERE = "misère"
OPEN_MISERE = "open misère"

NUMBERED = "{suit} {rank}"
COURT = "{rank} of {suit}"
COURTS: Mapping[str, str] = {"J": "Jack", "Q": "Queen", "K": "King", "A": "Ace"}
SPECIALS: Mapping[str, str] = {
    "RK": "Rook",
    "FW": "Fowl",
    "JO": "Joker",
    "Z": "Zero",
    "X": "Infinity",
}
NO_CARDS = "no cards"
ONE_POINT, POINTS = "1 point", "{count} points"
ONE_TRICK, TRICKS = "1 trick", "{count} tricks"
ABOUT = "about {amount}"


@dataclass(frozen=True, slots=True)
class Names:
    """What the players at a table are called."""

    rules: Ruleset
    players: tuple[str, ...]
    you: Seat | None = None
    """The seat whose player is called “You”, if any; its verbs are in the second person."""

    def seat(self, seat: Seat | int) -> str:
        return self.players[seat if isinstance(seat, int) else seat.index]

    def side(self, side: str | int) -> Text:
        """Return the names of a side, which is given by its name or index."""
        place = side if isinstance(side, int) else self.rules.sides.index(side)
        owners = zip(self.players, self.rules.side_of, strict=True)
        return all_of(player for player, own in owners if own == place)


def suit_text(suit: Suit | None) -> Text:
    """Return the name of a suit; none is No Trump, and a suit without a word goes by its key."""
    if suit is None:
        return Text(NO_TRUMP_NAME)
    return Text(SUITS[suit.key]) if suit.key in SUITS else verbatim(suit.key.capitalize())


def trump_text(suit: Suit | None) -> Text:
    """Return what is trump: “Yellow is trump”, “Hearts are trump”, “No trump”."""
    if suit is None:
        return Text(NO_SUIT_IS_TRUMP)
    is_plural = SUITS.get(suit.key, "").endswith("s")
    return Text(ARE_TRUMP if is_plural else IS_TRUMP, {"suit": suit_text(suit)})


def kitty_text(rules: Ruleset) -> Text:
    """Return what players of this game call the cards dealt apart."""
    return _pile_text(rules.kitty_name)


def discard_text(rules: Ruleset) -> Text:
    """Return what players of this game call the cards that the declarer discards."""
    return _pile_text(rules.discard_name)


def _pile_text(name: str) -> Text:
    return Text(PILES[name]) if name in PILES else verbatim(name)


def phase_text(phase: Phase) -> Text:
    """Return what is going on."""
    return Text(PHASES[phase])


def phase_name(phase: Phase) -> Text:
    """Return what is going on in a word or two."""
    return Text(PHASE_NAMES[phase])


def call_text(call: Call | None) -> Text:
    """Return a bid in words: “95”, “7 Hearts”, “open misère”; none is a pass."""
    if call is None:
        return Text(PASS)
    if call.misere:
        return Text(OPEN_MISERE if call.face_up else MISERE)
    if call.name.isdigit():
        return verbatim(call.name)
    return Text(CONTRACT, {"tricks": call.tricks, "suit": suit_text(call.suit)})


def cards_text(cards: Iterable[Card]) -> str:
    """Return cards in notation."""
    return " ".join(card.name for card in cards)


def amount_text(amount: float, *, tricks: bool = False, about: bool = False) -> Text:
    """Return an amount of points or tricks; “about” so much where it is an estimate."""
    count = round(amount)
    one, many = (ONE_TRICK, TRICKS) if tricks else (ONE_POINT, POINTS)
    shown = count if count >= 0 else f"−{-count}"
    exact = Text(one) if count == 1 else Text(many, {"count": shown})
    return Text(ABOUT, {"amount": exact}) if about else exact


def value_text(value: object) -> str:
    """Return an option's value as the command line takes it."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return "none" if value is None else str(value)


def card_text(card: Card) -> Text:
    """Return the name of a card: “Red 14”, “Jack of Hearts”, “Rook”."""
    suit, name = card.suit, card.name
    if suit is None:
        key = name if name in SPECIALS else name[0]
        return Text(SPECIALS[key]) if key in SPECIALS else verbatim(name)
    if not name.endswith(suit.letter):
        return Text(NUMBERED, {"suit": suit_text(suit), "rank": name.removeprefix(suit.letter)})
    rank = name.removesuffix(suit.letter)
    named: Text | str = Text(COURTS[rank]) if rank in COURTS else rank
    return Text(COURT, {"suit": suit_text(suit), "rank": named})


def card_names_text(cards: Iterable[Card]) -> Text:
    """Return the names of several cards as a list in words."""
    names = [card_text(card) for card in cards]
    return all_of(names) if names else Text(NO_CARDS)
