"""Reviewing a hand, as an errand."""

from __future__ import annotations

from rook13.analysis.findings import Review
from rook13.analysis.moments import finished_hands
from rook13.analysis.review import review_hand
from rook13.coach.errands import Report
from rook13.coach.judgement import helpers
from rook13.engine.record import load_record


def look_back(report: Report, record: str, place: int) -> Review:
    """Review the finished hand at a place, counted from 0, of a record."""
    hand = list(finished_hands(load_record(record)))[place]
    return review_hand(hand, helpers(report))
