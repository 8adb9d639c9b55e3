"""Garbage goes at quiet moments only."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from threading import Thread

import pytest

from rook13.background.garbage import GarbageCollector


class Knot:
    """Something that only a collection can remove."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector(qapp: object) -> Iterator[GarbageCollector]:
    gc.enable()
    gc.unfreeze()
    collector = GarbageCollector()
    collector.start()
    yield collector
    collector.stop()
    gc.collect()
    gc.freeze()


def test_nothing_goes_by_itself_and_everything_by_the_clock(collector: GarbageCollector) -> None:
    knot = weakref.ref(Knot())
    kept = [[number] for number in range(10 * gc.get_threshold()[0])]
    assert knot() is not None
    collector.collect()
    assert knot() is None
    assert len(kept) == 10 * gc.get_threshold()[0]


def test_a_thread_never_collects(collector: GarbageCollector) -> None:
    knot = weakref.ref(Knot())
    kept: list[list[int]] = []
    thread = Thread(target=lambda: kept.extend([n] for n in range(10 * gc.get_threshold()[0])))
    thread.start()
    thread.join()
    assert kept
    assert knot() is not None


def test_what_is_frozen_is_not_looked_at_until_the_end(collector: GarbageCollector) -> None:
    old = weakref.ref(Knot())
    before = gc.get_freeze_count()
    collector.freeze()
    assert gc.get_freeze_count() > before
    young = weakref.ref(Knot())
    gc.collect()
    assert (old() is not None, young() is not None) == (True, False)
    collector.stop()
    assert gc.get_freeze_count() == before
    gc.collect()
    assert old() is None


def test_python_does_not_collect_while_everything_is_put_away(collector: GarbageCollector) -> None:
    """A collection inside the destructor of a Qt object can wait for a lock that this holds."""
    collector.stop()
    knot = weakref.ref(Knot())
    kept = [[number] for number in range(10 * gc.get_threshold()[0])]
    assert kept
    assert knot() is not None
