"""Garbage goes at quiet moments only."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from threading import Thread

import pytest
from PySide6.QtCore import QObject
from shiboken6 import isValid

from rook13.background.garbage import GarbageCollector


class Knot:
    """Something that only a collection can remove."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def owner(qapp: object) -> QObject:
    return QObject()


@pytest.fixture
def collector(owner: QObject) -> Iterator[GarbageCollector]:
    gc.enable()
    gc.unfreeze()
    collector = GarbageCollector()
    collector.start()
    yield collector
    if isValid(owner):
        collector.stop(owner)
    gc.disable()
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


def test_what_is_frozen_is_not_looked_at_until_the_end(
    collector: GarbageCollector, owner: QObject
) -> None:
    old = weakref.ref(Knot())
    before = gc.get_freeze_count()
    collector.freeze()
    assert gc.get_freeze_count() > before
    young = weakref.ref(Knot())
    gc.collect()
    assert (old() is not None, young() is not None) == (True, False)
    collector.stop(owner)
    assert gc.get_freeze_count() == before
    assert old() is None


def test_python_collects_again_when_the_owner_and_the_garbage_are_gone(
    collector: GarbageCollector, owner: QObject
) -> None:
    """A collection inside the destructor of a Qt object can wait for a lock that this holds."""
    seen: list[bool] = []
    late = QObject()
    for each in (owner, late):
        each.destroyed.connect(lambda: seen.append(gc.isenabled()))
    late.deleteLater()
    knot = weakref.ref(Knot())
    collector.stop(owner)
    assert seen == [False, False]
    assert knot() is None
    assert gc.isenabled()
