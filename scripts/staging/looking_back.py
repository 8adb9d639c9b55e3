"""The pictures of reviews."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial

from rook13.analysis.findings import Review, finished_hands
from rook13.coach.reviews import review_recorded_hand
from rook13.engine.record import Record, dump_record
from rook13.ui.review.dialog import ReviewDialog
from rook13.ui.review.reviewer import Reviewer
from staging import games
from staging.studio import Studio
from staging.tables import Scenery

REVIEWED = ("rook13", "five_hundred", "elemental")
STEP = 17
"""Somewhere in the middle of a hand."""


class StagedReviewer(Reviewer):
    """Has reviewed every hand already."""

    def __init__(self, record: Record, studio: Studio) -> None:
        super().__init__(studio.window)
        self._text = dump_record(record)

    def review(self, place: int) -> None:
        self.known[place] = _review(self._text, place)
        self.reviewed.emit(place, self.known[place])


@cache
def _review(record: str, place: int) -> Review:
    return review_recorded_hand(lambda _: None, record, place)


def pictures() -> Iterator[tuple[str, Scenery]]:
    """Return each picture's name, and what sets it up."""
    for game in REVIEWED:
        yield f"review-{game}", partial(_looking_back, game)


def _looking_back(game: str, studio: Studio) -> None:
    studio.sit(games.hand_done(game))
    record = games.hand_done(game).recorder.record()
    hands = list(finished_hands(record))
    dialog = ReviewDialog(
        studio.ui, record, hands, StagedReviewer(record, studio), 0, studio.window
    )
    studio.open(dialog)
    studio.settle()
    dialog.go_to(STEP)
