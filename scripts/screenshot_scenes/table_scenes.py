"""The pictures of tables: every phase of every game, what may lie over it, and reviews."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache, partial

from rook13.analysis.findings import Review, finished_hands
from rook13.coach.lessons import lesson_of
from rook13.coach.reviews import review_recorded_hand
from rook13.engine.record import Record, dump_record, load_record, replay
from rook13.engine.rules import RULESETS
from rook13.engine.state import Phase
from rook13.table.state import TableStage
from rook13.table.views import UndoInfo
from rook13.ui.flows.practice import RetryGuide
from rook13.ui.review.dialog import ReviewDialog
from rook13.ui.review.game_summary import GameSummary, Place
from rook13.ui.review.reviewer import Reviewer
from rook13.ui.screens.practice.guide import GuideStrip, LessonGuide
from rook13.ui.table.side.leaving import LeavingDialog
from screenshot_scenes import sample_games as games
from screenshot_scenes.capture import SetUp, WindowCapture
from screenshot_scenes.sample_games import GUESTS, WATCHERS

CHOICES = {
    "rook13": (Phase.EXCHANGE, Phase.TRUMP),
    "rook": (Phase.EXCHANGE, Phase.TRUMP),
    "fowl": (Phase.EXCHANGE, Phase.TRUMP),
    "five_hundred": (Phase.EXCHANGE,),
    "elemental": (),
}
"""The phases between bidding and play that a player decides in."""
REVIEWED = ("rook13", "five_hundred", "elemental")
STEP = 17
"""Somewhere in the middle of a hand."""


def pictures() -> Iterator[tuple[str, SetUp]]:
    """Return each picture's name, and what sets it up."""
    for ruleset in RULESETS:
        for name, set_up in _phases(ruleset.id):
            yield f"table-{ruleset.id}-{name}", set_up
    for name, set_up in {**SPECIAL, **AROUND}.items():
        yield f"table-{name}", set_up
    yield "table-moments", _moments
    yield "practice-retry", _retry
    yield "practice-lesson", _lesson
    for game in REVIEWED:
        yield f"review-{game}", partial(_review_dialog, game)
        yield f"replay-{game}", partial(_replay, game)


def _phases(game: str) -> Iterator[tuple[str, SetUp]]:
    yield "deal", partial(_deal, game)
    yield "auction", partial(_auction, game)
    for phase in CHOICES[game]:
        yield phase.value, partial(_choice, game, phase)
    yield "play", partial(_play, game)
    yield "trick", partial(_trick, game)
    yield "result", partial(_result, game)
    yield "won", partial(_over, game, True)
    yield "lost", partial(_over, game, False)


def _deal(game: str, capture: WindowCapture) -> None:
    capture.sit(games.dealing(game))


def _auction(game: str, capture: WindowCapture) -> None:
    capture.sit(games.bidding(game))


def _choice(game: str, phase: Phase, capture: WindowCapture) -> None:
    capture.sit(games.choosing(game, phase))


def _play(game: str, capture: WindowCapture) -> None:
    capture.sit(games.playing(game))


def _trick(game: str, capture: WindowCapture) -> None:
    capture.settings.change(hold_trick=True)
    before = games.playing(game, tricks=2).view_of_table()
    done = games.trick_done(game)
    capture.sit(done, facts=done.last_facts(), before=before)


def _result(game: str, capture: WindowCapture) -> None:
    capture.sit(games.hand_done(game))


def _over(game: str, has_won: bool, capture: WindowCapture) -> None:
    capture.sit(games.game_done(game, has_won), stage=TableStage.FINISHED)


def _six(capture: WindowCapture) -> None:
    capture.sit(games.playing("elemental", guests=3, players=6, tricks=2, hand=8))


def _six_auction(capture: WindowCapture) -> None:
    capture.sit(games.bidding("elemental", players=6))


def _three(capture: WindowCapture) -> None:
    capture.sit(games.playing("elemental", players=3))


def _six_won(capture: WindowCapture) -> None:
    capture.sit(games.game_done("elemental", True, 6), stage=TableStage.FINISHED)


def _misere(capture: WindowCapture) -> None:
    capture.sit(games.open_misere())


def _paused(capture: WindowCapture) -> None:
    capture.sit(games.playing("rook13"), paused=True)


def _disconnected(capture: WindowCapture) -> None:
    capture.sit(games.playing("rook", guests=3), is_connected=False)


def _undo(capture: WindowCapture) -> None:
    game = games.playing("fowl", guests=3)
    asker = game.guests[0]
    seats = game.rules.seats
    assert game.seat is not None
    seat = seats[(game.seat.index + 1) % len(seats)]
    capture.sit(game, undo=UndoInfo(asker, seat, True, None))


def _command(command: str, capture: WindowCapture) -> None:
    capture.sit(games.playing("rook13")).do(command)


def _hint_bid(capture: WindowCapture) -> None:
    capture.sit(games.bidding("five_hundred")).do("hint")


def _drawer(page: str, capture: WindowCapture) -> None:
    game = games.playing("rook13", guests=3)
    screen = capture.sit(game, others=WATCHERS)
    screen.do("log")
    screen.drawer.tabs.setCurrentIndex({"log": 0, "chat": 1, "people": 2}[page])


def _watching(capture: WindowCapture) -> None:
    found = games.playing("rook13", guests=3)
    game = games.Game("rook13", guests=3)
    game.state, game.told, game.seat = found.state, found.told, None
    capture.sit(game, own_seat=None, host=GUESTS[0].key)


def _waiting(capture: WindowCapture) -> None:
    game = games.Game("rook13", guests=2, options={"target": 300})
    view = game.view_of_table(stage=TableStage.OPEN)
    seats = list(view.seats)
    seats[2] = replace(seats[2], ready=False)
    seats[3] = replace(seats[3], bot=None, ready=False)
    capture.sit(game, stage=TableStage.OPEN, seats=tuple(seats), others=WATCHERS[:1])


def _waiting_six(capture: WindowCapture) -> None:
    game = games.Game("elemental", guests=5, players=6, approval=True)
    capture.sit(game, stage=TableStage.OPEN, waiting=WATCHERS[:1])


def _leaving(capture: WindowCapture) -> None:
    screen = capture.sit(games.playing("rook13"))
    assert screen.scene is not None
    capture.open(LeavingDialog(screen.scene, screen))


def _leaving_host(capture: WindowCapture) -> None:
    screen = capture.sit(games.playing("rook13", guests=3))
    assert screen.scene is not None
    capture.open(LeavingDialog(screen.scene, screen))


def _toast(capture: WindowCapture) -> None:
    capture.sit(games.playing("rook13")).toast.say("You must follow suit: you have Red cards.")


class FinishedReviewer(Reviewer):
    """Has reviewed every hand."""

    def __init__(self, record: Record, hands: int) -> None:
        super().__init__(record)
        text = dump_record(record)
        self.known = {place: _review(text, place) for place in range(hands)}


@cache
def _review(record: str, place: int) -> Review:
    return review_recorded_hand(lambda _: None, load_record(record), place)


def _retry(capture: WindowCapture) -> None:
    screen = capture.sit(games.playing("rook13"))
    record = games.hand_done("rook13").recorder.record()
    place = Place(record, next(iter(finished_hands(record))), STEP, "A1")
    screen.add_strip(GuideStrip(capture.ui, RetryGuide(place, "normal", screen), screen))


def _lesson(capture: WindowCapture) -> None:
    lesson = lesson_of("rook13")
    assert lesson is not None
    game = games.Game("rook13", seat="A1")
    game.state = replay(lesson.record)
    screen = capture.sit(game)
    guide = LessonGuide(capture.ui, lesson, screen)
    guide.follow(game.view_of_table())
    screen.add_strip(GuideStrip(capture.ui, guide, screen))


def _moments(capture: WindowCapture) -> None:
    game = games.game_done("rook13", True)
    screen = capture.sit(game, stage=TableStage.FINISHED)
    record = games.hand_done("rook13").recorder.record()
    hands = list(finished_hands(record))
    known = FinishedReviewer(record, len(hands)).known
    digest = GameSummary(capture.ui, record, hands, "A1", known).digest()
    screen.results.game.show_moments(digest.words, digest.lines)


def _replay(game: str, capture: WindowCapture) -> None:
    dialog = _review_dialog(game, capture)
    dialog.replay.seats.setCurrentIndex(1)


def _review_dialog(game: str, capture: WindowCapture) -> ReviewDialog:
    capture.sit(games.hand_done(game))
    record = games.hand_done(game).recorder.record()
    hands = list(finished_hands(record))
    dialog = ReviewDialog(
        capture.ui, record, hands, FinishedReviewer(record, len(hands)), 0, capture.window
    )
    capture.open(dialog)
    capture.settle()
    dialog.go_to(STEP)
    return dialog


SPECIAL: dict[str, SetUp] = {
    "elemental-six-auction": _six_auction,
    "elemental-six-play": _six,
    "elemental-six-won": _six_won,
    "elemental-three-play": _three,
    "five_hundred-open-misere": _misere,
}
AROUND: dict[str, SetUp] = {
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
