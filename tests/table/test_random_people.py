"""People who do anything at any time: the table stands, and nobody sees what they must not."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from rook13.engine.cards import Card
from rook13.engine.record import replay
from rook13.engine.redaction import view_for
from rook13.engine.state import AuctionPhase, Exchange, GameState, Naming, Playing
from rook13.engine.view import PlayerView
from rook13.table import commands as c
from rook13.table.commands import PHRASES
from rook13.table.config import LEVELS, Pacing, TableConfig
from rook13.table.fair_deal import DealProblem
from rook13.table.game_facts import GameEvent
from rook13.table.outcome import Accepted, Outcome, Refusal, Rejected
from rook13.table.state import TableStage
from tests.table.desk import NAMES, Desk, Pages, key

pytestmark = pytest.mark.long

CONFIGS = {
    "rook13": TableConfig(undo=True, turn_clock=30, grace=5),
    "rook": TableConfig(game="rook", options={"enforcement": "free_play"}, approval=True),
    "fowl": TableConfig(game="fowl", spectators=False, undo=True),
    "five_hundred": TableConfig(
        game="five_hundred", options={"misere": True, "open_misere": True}, takeover=False
    ),
    "elemental": TableConfig(game="elemental", players=5, options={"bids": "hidden"}, undo=True),
}
PACE = Pacing(
    bot_delay=0.5, hand_pause=1, bot_deadline=3, commitment_wait=2, share_wait=4, undo_wait=5
)


class Crowd:
    """Seven people at one table, each as likely as not to do something silly."""

    def __init__(self, config: TableConfig, seed: int) -> None:
        self.rng = random.Random(seed)
        self.config = config
        self.desk = Desk(config, host=self.rng.choice(["Ann", None]), pacing=PACE, seed=seed)
        self.refusals: set[Refusal] = set()
        self.accepted: set[type[c.Command]] = set()
        for name, chair in zip(NAMES, self.desk.state.chairs, strict=False):
            self.desk.join(name)
            self.desk.send("Ann", c.Approve(key(name), True))
            self.desk.do(name, c.Sit(chair.seat.name), c.Ready(True))

    def step(self) -> Outcome:
        """Let something happen."""
        roll = self.rng.random()
        if roll < 0.30:
            return self._pass_time()
        if roll < 0.35:
            return self._come_or_go()
        if roll < 0.65 and self.desk.state.stage is TableStage.ACTIVE:
            return self._act_sensibly()
        return self._command(self._somebody(), self.rng.choice(self._deeds())())

    def _somebody(self) -> str:
        hosts = [name for name in NAMES if key(name) == self.desk.state.host]
        return self.rng.choice(hosts if hosts and self.rng.random() < 0.4 else NAMES)

    def _pass_time(self) -> Outcome:
        desk = self.desk
        if desk.asked and self.rng.random() < 0.9:
            request = desk.asked.pop()
            text = str(self.rng.choice(request.view.legal))
            text = self.rng.choice([text] * 8 + ["A1 what", "A1 pass"])
            return desk.saw(desk.table.bot_moved(request.ticket, text, desk.now))
        desk.now += self.rng.choice([0, 0.1, 1, 3])
        return desk.saw(desk.table.tick(desk.now))

    def _come_or_go(self) -> Outcome:
        desk, name = self.desk, self.rng.choice(NAMES)
        roll = self.rng.random()
        if roll < 0.7:
            return desk.join(name)
        return desk.leave(name) if roll < 0.8 else desk.drop(name)

    def _act_sensibly(self) -> Outcome:
        desk = self.desk
        desk.give_shares()
        name = desk.player()
        return self._command(name or "Ann", desk.act(desk.choose()))

    def _command(self, name: str, command: c.Command | str) -> Outcome:
        desk = self.desk
        revision = desk.table.revision - self.rng.choice([0, 0, 0, 0, 1, 9, -1])
        outcome = desk.send(name, command, revision)
        if isinstance(outcome.answer, Rejected):
            self.refusals.add(outcome.answer.refusal)
        elif isinstance(outcome.answer, Accepted):
            self.accepted.add(c.Act if isinstance(command, str) else type(command))
        return outcome

    def _deeds(self) -> list[Callable[[], c.Command | str]]:
        rng, state = self.rng, self.desk.state
        seat = rng.choice([*(chair.seat.name for chair in state.chairs), "Z9"])
        whom, yes = key(rng.choice(NAMES)), rng.random() < 0.6
        rare: list[Callable[[], c.Command | str]] = [
            lambda: c.EndGame(),
            lambda: c.Ban(key("Gus")),
            lambda: c.Configure(rng.choice([self.config, TableConfig(game="whist")])),
        ]
        common: list[Callable[[], c.Command | str]] = [
            lambda: c.Sit(seat),
            lambda: c.Sit(seat),
            lambda: c.Stand(),
            lambda: c.Ready(True),
            lambda: c.Ready(yes),
            lambda: c.DealForMe(yes),
            lambda: c.SwapSeats(seat, state.chairs[0].seat.name),
            lambda: c.SeatBot(seat, rng.choice([*LEVELS, "genius"])),
            lambda: c.OpenSeat(seat),
            lambda: c.LockSeat(seat, rng.random() < 0.3),
            lambda: c.GiveSeat(seat, whom),
            lambda: c.Start(),
            lambda: c.Start(),
            lambda: rng.choice([f"{seat} pass", f"{seat} deal", f"{seat} R5", "", "A1 ?"]),
            lambda: c.Contribute(state.deals, rng.randbytes(32).hex()),
            lambda: c.DisputeDeal(rng.randrange(5), rng.choice(list(DealProblem))),
            *[lambda: c.AskUndo()] * 4,
            lambda: c.AnswerUndo(yes),
            *[lambda: c.AnswerUndo(True)] * 4,
            lambda: c.Chat(rng.choice(["hello", "", "x" * 501])),
            lambda: c.Phrase(rng.choice([*PHRASES, "rude"])),
            lambda: c.Mute(whom, yes),
            lambda: c.Approve(whom, yes),
            lambda: c.Kick(whom),
            lambda: c.Pause(),
            *[lambda: c.Resume()] * 3,
            lambda: c.NextGame(),
        ]
        return rare if rng.random() < 0.03 else common


def hidden_from(game: GameState, seat: int | None) -> set[Card]:
    """Return the cards of a hand in progress that a seat, or a spectator, must not know."""
    phase, deck = game.phase, game.rules.deck
    if isinstance(phase, AuctionPhase):
        hands, dealt, extra = phase.dealt.hands, phase.dealt, 0
    elif isinstance(phase, Exchange | Naming):
        hands, dealt, extra = phase.hands, phase.dealt, getattr(phase, "discard", 0)
    elif isinstance(phase, Playing):
        hands, dealt, extra = phase.hands, phase.setup.dealt, phase.setup.discard
    else:
        return set()
    mask = dealt.stock
    for index, hand in enumerate(hands):
        if index != seat:
            mask |= hand
    declarer = view_for(game, None).declarer
    if declarer is None or declarer.index != seat:
        mask |= extra
    public = view_for(game, None)
    shown = {card for view in public.seats for card in view.face_up}
    return set(deck.in_mask(mask)) - shown


def cards_in(value: object) -> Iterator[Card]:
    """Find every card anywhere inside a value, but not in the rules, which know all cards."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple | list):
        for item in value:
            yield from cards_in(item)
    elif hasattr(value, "__dataclass_fields__") and not hasattr(value, "deck"):
        for name in value.__dataclass_fields__:
            if name != "rules":
                yield from cards_in(getattr(value, name))


def check_invariants(desk: Desk) -> None:
    state = desk.state
    assert desk.table.revision == len(desk.journal.entries)
    owners = [chair.owner.key for chair in state.chairs if chair.owner]
    assert len(owners) == len(set(owners))
    if state.stage is TableStage.ACTIVE:
        assert all(chair.owner or chair.bot for chair in state.chairs)
        assert state.record is not None
    for name in (*NAMES, None):
        check_view(desk, name)


def check_view(desk: Desk, name: str | None) -> None:
    game, chair = desk.state.game, desk.state.chair_of(key(name)) if name else None
    view = desk.table.view_for(key(name) if name else None, desk.now, tail=0)
    if desk.state.stage is not TableStage.ACTIVE or game is None or view.game is None:
        return
    assert view.game.seat == (chair.seat if chair else None)
    seen: PlayerView = view.game
    found = set(cards_in(seen))
    assert not found & hidden_from(game, chair.seat.index if chair else None)


def check_facts(outcome: Outcome) -> None:
    """Make sure that what is for one seat goes to nobody else."""
    for told in outcome.announcements:
        fact = told.fact
        if isinstance(fact, GameEvent) and fact.event.audience is not None:
            assert told.audience is not None
            assert len(told.audience) <= 1


@pytest.mark.parametrize("game", CONFIGS)
def test_the_table_stands_anything_that_people_do(game: str) -> None:
    for seed in range(2):
        crowd = Crowd(CONFIGS[game], seed)
        revision = crowd.desk.table.revision
        for number in range(700):
            outcome = crowd.step()
            check_facts(outcome)
            assert crowd.desk.table.revision >= revision
            revision = crowd.desk.table.revision
            if number % 7 == 0:
                check_invariants(crowd.desk)
        check_record(crowd.desk)


def check_record(desk: Desk) -> None:
    record = desk.table.record()
    if record is not None and desk.state.game is not None:
        assert replay(record) == desk.state.game
    back = desk.reopen()
    assert back.table.record() == record
    assert back.table.log[:-1] == desk.table.log
    assert isinstance(back.journal, Pages)


def test_the_crowd_tries_nearly_everything() -> None:
    accepted: set[type[c.Command]] = set()
    for seed in range(3):
        crowd = Crowd(CONFIGS["rook13"], 100 + seed)
        for _ in range(1500):
            crowd.step()
        accepted |= crowd.accepted
    assert len(accepted) >= 20
