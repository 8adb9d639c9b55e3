"""Writes tests/playthroughs/*.txt: one whole game each, with all that everybody learns and may do.

python scripts/regenerate_playthroughs.py            write what has changed
python scripts/regenerate_playthroughs.py --check    change nothing; fail when a file is stale

The players bid low on their longest suit and take what they can, so that games end; now and then
they do something else. What they choose follows from the name of the playthrough alone.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from pathlib import Path

from rook13.engine.actions import (
    Action,
    Bid,
    CallRedeal,
    CallRenege,
    Claim,
    Deal,
    Discard,
    NameTrump,
    Pass,
    Play,
    Redeal,
    TakeBack,
)
from rook13.engine.cards import Card, Suit
from rook13.engine.events import Event, HandScored
from rook13.engine.game import apply, legal_actions, new_game, seat_to_act
from rook13.engine.legal import DiscardChoices
from rook13.engine.options import OptionValue
from rook13.engine.record import deal_from_seed
from rook13.engine.redaction import view_for
from rook13.engine.rules import RULESETS, make_rules
from rook13.engine.ruleset import Ruleset
from rook13.engine.seats import Seat
from rook13.engine.shuffle import derive_seed
from rook13.engine.state import NOBODY, PHASE_OF, GameState, HandResult, Playing
from rook13.engine.trick import NO_TRUMP, legal_cards
from rook13.engine.view import PlayerView

FOLDER = Path(__file__).parent.parent / "tests" / "playthroughs"
HANDS_IN_FULL = 10
VOID_DEAL, NO_COUNTER_DEAL = 13808, 4


@dataclass(frozen=True)
class Playthrough:
    """A game to be written down: its options, how many play, and the number of its first deal."""

    game: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    players: int = 4
    first_deal: int = 1


# A first deal is chosen where it shows what seldom happens: a void deal, a hand without counters.
PLAYTHROUGHS: dict[str, Playthrough] = {
    **{game.id: Playthrough(game.id) for game in RULESETS},
    **{
        f"{game.id}-{name}": Playthrough(game.id, options)
        for game in RULESETS
        for name, options in game.presets.items()
    },
    "rook13": Playthrough("rook13", first_deal=VOID_DEAL),
    "rook": Playthrough("rook", first_deal=NO_COUNTER_DEAL),
    "rook13-free_play": Playthrough("rook13", {"enforcement": "free_play"}),
    "five_hundred-misere": Playthrough(
        "five_hundred", {"misere": True, "misere_any_time": True, "pass_out": "misere"}
    ),
    "elemental-3": Playthrough("elemental", {"bids": "hidden", "rounds": "first_10"}, 3),
    "elemental-6": Playthrough("elemental", {"hook": True}, 6),
}


class Players:
    """Everybody at the table; `pick` is their only source of chance."""

    def __init__(self, name: str, first_deal: int) -> None:
        self._name = name
        self._deals = first_deal - 1
        self._drawn = 0

    def pick(self, choices: int) -> int:
        """Return a number below `choices`."""
        self._drawn += 1
        return int.from_bytes(derive_seed(self._name, self._drawn)) % choices

    def one_in(self, chance: int) -> bool:
        """Return True once in so many times."""
        return self.pick(chance) == 0

    def choose(self, state: GameState) -> Action:
        """Return what somebody does next, most often the seat whose turn it is."""
        for seat in state.rules.seats:
            action = self._interruption(state, seat)
            if action is not None:
                return action
        turn = seat_to_act(state)
        assert turn is not None
        legal = legal_actions(state, turn)
        if isinstance(legal, DiscardChoices):
            return self._discard(legal)
        match legal[0]:
            case Deal():
                self._deals += 1
                return deal_from_seed(state, derive_seed(self._name, "deal", self._deals).hex())
            case Bid() | Pass():
                return self._call(state, turn, legal)
            case NameTrump():
                best = _longest_suit(view_for(state, turn).hand)
                return next(a for a in legal if isinstance(a, NameTrump) and a.suit == best)
        return self._card(state, legal)

    def _interruption(self, state: GameState, seat: Seat) -> Action | None:
        chances = {Redeal: 6, CallRedeal: 2, TakeBack: 8, CallRenege: 20, Claim: 2}
        legal = legal_actions(state, seat)
        if isinstance(legal, DiscardChoices):
            return None
        for action in legal:
            if type(action) in chances and self.one_in(chances[type(action)]):
                return action
        return None

    def _discard(self, legal: DiscardChoices) -> Action:
        """Lay the lowest cards aside that are not of the longest suit."""
        best = _longest_suit(legal.cards)
        ranked = sorted(legal.cards, key=lambda card: (card.suit in (best, None), card.rank))
        chosen = sorted(ranked[: legal.size], key=lambda card: card.index)
        return Discard(legal.seat, tuple(chosen))

    def _call(self, state: GameState, seat: Seat, legal: Sequence[Action]) -> Action:
        bids = [action for action in legal if isinstance(action, Bid)]
        passes = [action for action in legal if isinstance(action, Pass)]
        miseres = [bid for bid in bids if bid.call.misere]
        if miseres and self.one_in(8):
            return miseres[self.pick(len(miseres))]
        if passes and not (bids and self.one_in(3)):
            return passes[0]
        if not state.rules.claims:
            share = state.rules.hand_size(state.match.number) // state.rules.players
            return bids[min(share + self.pick(2), len(bids) - 1)]
        best = _longest_suit(view_for(state, seat).hand)
        bids = [bid for bid in bids if bid.call.suit in (best, None)]
        return bids[self.pick(2) if len(bids) > 1 and not bids[1].call.tricks else 0]

    def _card(self, state: GameState, legal: Sequence[Action]) -> Action:
        """Play the strongest card that may be played, or the weakest if that cannot win."""
        phase = state.phase
        assert isinstance(phase, Playing)
        setup, tables = phase.setup, phase.setup.tables
        plays = [action for action in legal if isinstance(action, Play)]
        if self.one_in(24 if state.rules.free_play else 12):
            return plays[self.pick(len(plays))]
        fair = legal_cards(tables, phase.hands[phase.turn], phase.led)
        plays = [play for play in plays if fair >> play.card.index & 1]
        plays.sort(key=lambda play: tables.strength[play.card.index])
        best = plays[-1].card.index
        beaten = any(tables.strength[card] > tables.strength[best] for card in phase.trick)
        ducks = setup.call is not None and setup.call.misere and phase.turn == setup.declarer
        return plays[0] if beaten or ducks else plays[-1]


def _longest_suit(cards: Sequence[Card]) -> Suit:
    suits = [card.suit for card in cards if card.suit is not None]
    return max(suits, key=lambda suit: (suits.count(suit), suit.index))


def playthrough(name: str) -> str:
    """Return the text of one playthrough; of a long game only the results of some hands."""
    hands: list[list[str]] = []
    for number, line in _lines(name, PLAYTHROUGHS[name]):
        while len(hands) < number:
            hands.append([])
        hands[number - 1].append(line)
    for hand in hands[HANDS_IN_FULL:-1]:
        hand[:] = ["", "…", *(line for line in hand if "HandScored" in line)]
    return "\n".join(line for hand in hands for line in hand) + "\n"


def stale_files(folder: Path) -> dict[Path, str]:
    """Return what has to be written: each file that differs from its game, with its new text."""
    texts = {folder / f"{name}.txt": playthrough(name) for name in PLAYTHROUGHS}
    return {file: text for file, text in texts.items() if _text_of(file) != text}


def main(arguments: Sequence[str] | None = None, folder: Path = FOLDER) -> int:
    """Write or check the playthroughs and return the exit status."""
    parser = argparse.ArgumentParser(description="Write tests/playthroughs/*.txt.")
    parser.add_argument("--check", action="store_true", help="only say which files are stale")
    check = parser.parse_args(arguments).check
    stale = stale_files(folder)
    for file, text in stale.items():
        if not check:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8", newline="\n")
        print(f"{'stale' if check else 'written'}: {file.name}")
    return 1 if check and stale else 0


def _lines(name: str, setup: Playthrough) -> Iterator[tuple[int, str]]:
    """Play a game and tell it line by line, each with the number of the hand it belongs to."""
    rules = make_rules(setup.game, setup.options, setup.players)
    players = Players(name, setup.first_deal)
    state = new_game(rules, rules.seats[players.pick(rules.players)])
    yield 1, f"{rules.title}, {rules.players} players, deck of {len(rules.deck)}"
    for option, value in rules.options.values().items():
        yield 1, f"option {option} = {show(value)}"
    for line in _situation(state):
        yield 1, line
    while seat_to_act(state) is not None:
        action = players.choose(state)
        before = state
        state, events = apply(state, action)
        for line in _consequences(before, action, state, events):
            yield state.match.number, line


def _consequences(
    before: GameState, action: Action, state: GameState, events: Sequence[Event]
) -> Iterator[str]:
    yield _title(action)
    for event in events:
        yield f"  {event.audience or 'all'}: {show_event(state.rules, event)}"
    if type(state.phase) is not type(before.phase):
        yield from _situation(state)
    yield from _turn(state)


def _title(action: Action) -> str:
    seed = action.cards.seed if isinstance(action, Deal) and action.cards else None
    return f"{action} (seed {seed})" if seed else str(action)


def _situation(state: GameState) -> Iterator[str]:
    """Say what everybody sees when a phase begins."""
    view = view_for(state, None)
    yield ""
    yield f"== hand {view.number}, {view.phase.value}, dealer {view.dealer} =="
    yield f"totals {_per_side(state, view.totals)}, redeals {view.redeals}"
    yield from _facts(view)
    for seat in state.rules.seats:
        own = view_for(state, seat)
        face_up = own.seats[seat.index].face_up
        secrets = {"kitty": own.kitty, "laid aside": own.discard, "face up": face_up}
        words = [f"{name}: {show(cards)}" for name, cards in secrets.items() if cards]
        yield f"{seat} sees {'; '.join([show(own.hand), *words])}"
    yield ""


def _facts(view: PlayerView) -> Iterator[str]:
    """Say what a spectator sees."""
    if view.calls:
        yield f"calls {show(view.calls)}"
    if view.declarer or view.contract:
        yield f"declarer {show(view.declarer)}, contract {show(view.contract)}"
    if view.turned:
        yield f"turned {view.turned}"
    if view.trump_known:
        yield f"trump {show(view.trump)}"
    if any(seat.sits_out for seat in view.seats):
        yield f"sits out {' '.join(str(seat.seat) for seat in view.seats if seat.sits_out)}"
    if view.revealed:
        yield f"was dealt {' | '.join(show(hand) for hand in view.revealed.hands)}"
        yield f"kitty {show(view.revealed.kitty)}, laid aside {show(view.revealed.discard)}"
    if view.winners:
        yield f"winners {' '.join(view.winners)}"


def _turn(state: GameState) -> Iterator[str]:
    """Say whose turn it is and what everybody may do."""
    turn = seat_to_act(state)
    phase = PHASE_OF[type(state.phase)].value
    view = view_for(state, turn)
    if view.trick:
        yield f"  trick {show(view.trick)}, led {show(view.led)}"
    for seat in state.rules.seats:
        legal = legal_actions(state, seat)
        if legal:
            mark = "to act" if seat == turn else "may also"
            yield f"  {seat} {mark} in {phase}: {_deeds(seat, legal)}"


def _deeds(seat: Seat, legal: Sequence[Action]) -> str:
    if isinstance(legal, DiscardChoices):
        ways = f"{len(legal)} ways to lay {legal.size} aside"
        return f"{ways}, from {_deed(seat, legal[0])} to {_deed(seat, legal[-1])}"
    return ", ".join(_deed(seat, action) for action in legal)


def _deed(seat: Seat, action: Action) -> str:
    if isinstance(action, Discard):
        return show(action.cards)
    return str(action).removeprefix(f"{seat} ").removeprefix("bid ").removeprefix("trump ")


def _per_side(state: GameState, numbers: Sequence[int]) -> str:
    pairs = zip(state.rules.sides, numbers, strict=True)
    return " ".join(f"{side} {number}" for side, number in pairs)


def show_event(rules: Ruleset, event: Event) -> str:
    """Return an event as its name and what it says."""
    if isinstance(event, HandScored):
        return f"HandScored {_result(rules, event.result)}"
    told = (f"{part.name}={show(getattr(event, part.name))}" for part in fields(event))
    return " ".join([type(event).__name__, *told])


def _result(rules: Ruleset, result: HandResult) -> str:
    seats = {part: getattr(result, part) for part in ("dealer", "declarer", "reneged")}
    told: dict[str, object] = {part.name: getattr(result, part.name) for part in fields(result)}
    told |= {part: rules.seats[seat] if seat != NOBODY else None for part, seat in seats.items()}
    told["trump"] = rules.deck.suits[result.trump] if result.trump != NO_TRUMP else None
    return " ".join(f"{part}={show(value)}" for part, value in told.items())


def show(value: object) -> str:
    """Return a value as it stands in a playthrough."""
    if value is None or value == ():
        return "-"
    if isinstance(value, tuple):
        joint = ":" if len(value) == 2 and isinstance(value[0], Seat) else " "
        return joint.join(show(part) for part in value)
    return str(value)


def _text_of(file: Path) -> str | None:
    return file.read_text(encoding="utf-8") if file.exists() else None


if __name__ == "__main__":
    sys.exit(main())
