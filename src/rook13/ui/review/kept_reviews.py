"""The reviews that are kept with a game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rook13.analysis.findings import FinishedHand, Review
from rook13.background.jobs import disk
from rook13.coach.puzzles import Puzzle, puzzles_of
from rook13.coach.stored_reviews import cost_to_score, dump_review, load_review
from rook13.engine.record import Record
from rook13.storage.games import PastGames, StoredReview
from rook13.storage.puzzles import OWN


@dataclass(frozen=True, slots=True)
class KeptReviews:
    """What is known about the hands of a stored game, and where more of it is kept."""

    games: PastGames
    game_id: int
    record: Record
    hands: Sequence[FinishedHand]
    seat: str
    known: dict[int, Review]
    """By the place of the hand among the finished ones, counted from 0."""

    def keep(self, place: int, review: Review) -> None:
        """Keep a review and the puzzles in it, on the thread for the disk."""
        hand = self.hands[place]
        rules = hand.moments[0].before.rules
        cost = cost_to_score(review, rules.seat(self.seat))
        stored = StoredReview(place, cost, dump_review(review))
        # A game that was deleted meanwhile needs none.
        disk().submit(self._write, stored, puzzles_of(self.record, hand, review, self.seat))

    def _write(self, stored: StoredReview, found: list[Puzzle]) -> None:
        try:
            self.games.keep_review(self.game_id, stored)
        except KeyError:
            return
        puzzles = self.games.puzzles()
        for each in found:
            puzzles.add(each.topic.value, OWN, each.record, each.seat, each.best, each.cost)


def kept_reviews(
    games: PastGames, record: Record, hands: Sequence[FinishedHand], seat: str
) -> KeptReviews | None:
    """Return the reviews of a game if it is stored; reads files, so not on the window's thread."""
    same = games.same_as(record)
    if same is None:
        return None
    known = {}
    for stored in games.reviews(same.id):
        review = (
            load_review(stored.text, hands[stored.place]) if stored.place < len(hands) else None
        )
        if review is not None:
            known[stored.place] = review
    return KeptReviews(games, same.id, record, hands, seat, known)
