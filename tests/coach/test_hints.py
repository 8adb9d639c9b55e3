"""Hints of a real expert, as they come from a worker process."""

from __future__ import annotations

import pickle

from rook13.coach.hints import hint
from tests.ui.scenes import Moment, my_turn


def test_a_real_expert_gives_a_hint_with_figures() -> None:
    view = Moment("rook13").until(my_turn).view
    found = hint(view, bytes(32))
    assert found.action in view.legal
    assert "% of the time" in str(found.reason)
    assert pickle.loads(pickle.dumps(found)) == found
