"""Write a game the way a score sheet does: deal, actions in notation, refusals, views."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rook13.engine.actions import Action
from rook13.engine.events import Event
from rook13.engine.game import apply, legal_actions, new_game, seat_to_act
from rook13.engine.notation import parse_action
from rook13.engine.reasons import IllegalAction, Reason
from rook13.engine.record import Recorder, deal_from_cards, deal_from_seed
from rook13.engine.redaction import view_for
from rook13.engine.rules import make_rules
from rook13.engine.state import PHASE_OF, GameState, HandResult, Match, Phase, Playing
from rook13.engine.view import PlayerView


class Sheet:
    """A game in progress, driven by notation."""

    def __init__(
        self,
        game: str,
        options: Mapping[str, object] | None = None,
        *,
        dealer: str | None = None,
        players: int = 4,
        totals: Sequence[int] | None = None,
    ) -> None:
        self.rules = make_rules(game, options, players)
        first = self.rules.seat(dealer) if dealer else self.rules.seats[-1]
        self.state = new_game(self.rules, first)
        if totals is not None:
            match = Match(first.index, tuple(totals))
            self.state = GameState(self.rules, match, self.state.phase)
        self.recorder = Recorder(self.rules, ["?"] * players, first)
        self.events: tuple[Event, ...] = ()

    def deal(self, *hands: str, kitty: str = "") -> Sheet:
        """Deal these hands, in seat order from the first seat."""
        return self.act(deal_from_cards(self.state, hands, kitty))

    def deal_seed(self, seed: str = "00" * 32) -> Sheet:
        """Deal by seed."""
        return self.act(deal_from_seed(self.state, seed))

    def play(self, text: str) -> Sheet:
        """Apply actions in notation, separated by commas or new lines."""
        for line in text.replace("\n", ",").split(","):
            if line.strip():
                self.act(parse_action(self.rules, line))
        return self

    def act(self, action: Action) -> Sheet:
        """Apply one action, which has to be in the legal list."""
        assert action in legal_actions(self.state, action.seat), f"{action} is not legal"
        self.state, self.events = apply(self.state, action)
        self.recorder.add(action)
        return self

    def refused(self, text: str) -> Reason:
        """Return why an action is refused; fails if it is not, or if the list had offered it."""
        action = parse_action(self.rules, text)
        before = self.state
        assert action not in legal_actions(self.state, action.seat), f"{action} is legal"
        try:
            apply(self.state, action)
        except IllegalAction as error:
            assert self.state is before
            return error.reason
        raise AssertionError(f"{action} was accepted")

    def legal(self, seat: str) -> list[str]:
        """Return the legal actions of a seat, without the seat's name."""
        chair = self.rules.seat(seat)
        return [str(action).removeprefix(f"{seat} ") for action in legal_actions(self.state, chair)]

    def view(self, seat: str | None) -> PlayerView:
        """Return what a seat sees."""
        return view_for(self.state, self.rules.seat(seat) if seat else None)

    @property
    def phase(self) -> Phase:
        """Return the phase."""
        return PHASE_OF[type(self.state.phase)]

    @property
    def turn(self) -> str | None:
        """Return the name of the seat that the game waits for."""
        seat = seat_to_act(self.state)
        return seat.name if seat else None

    @property
    def playing(self) -> Playing:
        """Return the play phase, which has to be on."""
        assert isinstance(self.state.phase, Playing)
        return self.state.phase

    @property
    def result(self) -> HandResult:
        """Return the result of the last finished hand."""
        return self.state.match.results[-1]

    @property
    def winners(self) -> tuple[str, ...]:
        """Return the names of the winning sides."""
        return self.view(None).winners
