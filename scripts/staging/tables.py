"""The pictures of tables: every phase of every game, and what may lie over it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from rook13.engine.rules import RULESETS
from rook13.engine.state import Phase
from rook13.table.state import TableStage
from rook13.table.views import UndoInfo
from rook13.ui.table.side.leaving import LeavingDialog
from staging import games
from staging.people import GUESTS, WATCHERS
from staging.studio import Studio

Scenery = Callable[[Studio], object]
CHOICES = {
    "rook13": (Phase.EXCHANGE, Phase.TRUMP),
    "rook": (Phase.EXCHANGE, Phase.TRUMP),
    "fowl": (Phase.EXCHANGE, Phase.TRUMP),
    "five_hundred": (Phase.EXCHANGE,),
    "elemental": (),
}
"""The phases between bidding and play that a player decides in."""


def pictures() -> Iterator[tuple[str, Scenery]]:
    """Return each picture's name, and what sets it up."""
    for ruleset in RULESETS:
        for name, scenery in _phases(ruleset.id):
            yield f"table-{ruleset.id}-{name}", scenery
    for name, scenery in {**SPECIAL, **AROUND}.items():
        yield f"table-{name}", scenery


def _phases(game: str) -> Iterator[tuple[str, Scenery]]:
    yield "deal", partial(_deal, game)
    yield "auction", partial(_auction, game)
    for phase in CHOICES[game]:
        yield phase.value, partial(_choice, game, phase)
    yield "play", partial(_play, game)
    yield "trick", partial(_trick, game)
    yield "result", partial(_result, game)
    yield "won", partial(_over, game, True)
    yield "lost", partial(_over, game, False)


def _deal(game: str, studio: Studio) -> None:
    studio.sit(games.dealing(game))


def _auction(game: str, studio: Studio) -> None:
    studio.sit(games.bidding(game))


def _choice(game: str, phase: Phase, studio: Studio) -> None:
    studio.sit(games.choosing(game, phase))


def _play(game: str, studio: Studio) -> None:
    studio.sit(games.playing(game))


def _trick(game: str, studio: Studio) -> None:
    studio.settings.change(hold_trick=True)
    before = games.playing(game, tricks=2).view_of_table()
    done = games.trick_done(game)
    studio.sit(done, facts=done.last_facts(), before=before)


def _result(game: str, studio: Studio) -> None:
    studio.sit(games.hand_done(game))


def _over(game: str, has_won: bool, studio: Studio) -> None:
    studio.sit(games.game_done(game, has_won), stage=TableStage.FINISHED)


def _six(studio: Studio) -> None:
    studio.sit(games.playing("elemental", guests=3, players=6, tricks=2, hand=8))


def _six_auction(studio: Studio) -> None:
    studio.sit(games.bidding("elemental", players=6))


def _three(studio: Studio) -> None:
    studio.sit(games.playing("elemental", players=3))


def _six_won(studio: Studio) -> None:
    studio.sit(games.game_done("elemental", True, 6), stage=TableStage.FINISHED)


def _misere(studio: Studio) -> None:
    studio.sit(games.open_misere())


def _paused(studio: Studio) -> None:
    studio.sit(games.playing("rook13"), paused=True)


def _disconnected(studio: Studio) -> None:
    studio.sit(games.playing("rook", guests=3), is_connected=False)


def _undo(studio: Studio) -> None:
    game = games.playing("fowl", guests=3)
    asker = game.guests[0]
    seats = game.rules.seats
    assert game.seat is not None
    seat = seats[(game.seat.index + 1) % len(seats)]
    studio.sit(game, undo=UndoInfo(asker, seat, True, None))


def _command(command: str, studio: Studio) -> None:
    studio.sit(games.playing("rook13")).do(command)


def _hint_bid(studio: Studio) -> None:
    studio.sit(games.bidding("five_hundred")).do("hint")


def _drawer(page: str, studio: Studio) -> None:
    game = games.playing("rook13", guests=3)
    screen = studio.sit(game, others=WATCHERS)
    screen.do("log")
    screen.drawer.tabs.setCurrentIndex({"log": 0, "chat": 1, "people": 2}[page])


def _watching(studio: Studio) -> None:
    found = games.playing("rook13", guests=3)
    game = games.Game("rook13", guests=3)
    game.state, game.told, game.seat = found.state, found.told, None
    studio.sit(game, own_seat=None, host=GUESTS[0].key)


def _waiting(studio: Studio) -> None:
    game = games.Game("rook13", guests=2, options={"target": 300})
    view = game.view_of_table(stage=TableStage.OPEN)
    seats = list(view.seats)
    seats[2] = replace(seats[2], ready=False)
    seats[3] = replace(seats[3], bot=None, ready=False)
    studio.sit(game, stage=TableStage.OPEN, seats=tuple(seats), others=WATCHERS[:1])


def _waiting_six(studio: Studio) -> None:
    game = games.Game("elemental", guests=5, players=6, approval=True)
    studio.sit(game, stage=TableStage.OPEN, waiting=WATCHERS[:1])


def _leaving(studio: Studio) -> None:
    screen = studio.sit(games.playing("rook13"))
    assert screen.scene is not None
    studio.open(LeavingDialog(screen.scene, screen))


def _leaving_host(studio: Studio) -> None:
    screen = studio.sit(games.playing("rook13", guests=3))
    assert screen.scene is not None
    studio.open(LeavingDialog(screen.scene, screen))


def _toast(studio: Studio) -> None:
    studio.sit(games.playing("rook13")).toast.say("You must follow suit: you have Red cards.")


SPECIAL: dict[str, Scenery] = {
    "elemental-six-auction": _six_auction,
    "elemental-six-play": _six,
    "elemental-six-won": _six_won,
    "elemental-three-play": _three,
    "five_hundred-open-misere": _misere,
}
AROUND: dict[str, Scenery] = {
    "waiting-room": _waiting,
    "waiting-room-six": _waiting_six,
    "paused": _paused,
    "disconnected": _disconnected,
    "undo": _undo,
    "hint": partial(_command, "hint"),
    "hint-bid": _hint_bid,
    "last-trick": partial(_command, "last_trick"),
    "score-sheet": partial(_command, "score_sheet"),
    "log": partial(_drawer, "log"),
    "chat": partial(_drawer, "chat"),
    "people": partial(_drawer, "people"),
    "spectator": _watching,
    "leave": _leaving,
    "leave-host": _leaving_host,
    "toast": _toast,
}
