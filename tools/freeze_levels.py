"""Keep today's levels for later comparisons: `python -m tools.freeze_levels 0.2`.

Writes the profile that `LEVEL@0.2` plays with, and what these levels decide in some positions of
every game, so that a test notices when a later change would alter them. Then add the version to
`PAST` in `tools/past_levels.py`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from rook13.bots.heuristic_bots import NormalBot
from rook13.bots.levels import INSTANT
from rook13.engine.actions import Action, Deal
from rook13.engine.game import apply, new_game, seat_to_act
from rook13.engine.record import Recorder, deal_from_seed, dump_record
from rook13.engine.redaction import view_for
from rook13.engine.rules import RULESETS
from rook13.engine.ruleset import Ruleset
from rook13.engine.shuffle import derive_seed
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.laboratory.contestants import Contestant, Oracle
from tools.past_levels import FROZEN

ROOT = Path(__file__).parents[1]
TODAY, DECISIONS = ROOT / "resources" / "bots" / "profile.json", ROOT / "tests" / "tools" / "frozen"
LEVELS = ("easy", "normal", "hard", "expert")
ROUND = 6
"""Which hand to look at where the first ones have but a few cards."""
ITERATIONS = {"hard": 200, "expert": 400}
EVERY_CARD = 4
"""Every so many choices of a card are kept, and all other decisions."""


def decide(level: str, view: PlayerView, done: int) -> str:
    """Return what a fresh bot of a level does, in notation, after so many actions of a hand."""
    name = level.partition("@")[0]
    budget = None if name in INSTANT else ITERATIONS[name]
    bot = Contestant(level, budget).bot(bytes([done]))
    assert not isinstance(bot, Oracle)
    return str(bot.choose(view))


def decisions(rules: Ruleset, seed: str) -> dict[str, object]:
    """Play as Normal, and return the record with what each level would do in the last hand."""
    state, recorder = new_game(rules, rules.seats[0]), Recorder(rules, "abcd", rules.seats[0])
    hands = 1 if rules.goal.rounds is None else ROUND
    found: dict[str, dict[str, str]] = {}
    done = cards = 0
    while (seat := seat_to_act(state)) and len(state.match.results) < hands:
        view = view_for(state, seat)
        if isinstance(view.legal[0], Deal):
            action: Action = deal_from_seed(state, derive_seed(seed, view.number).hex())
            done = -1
        else:
            action = NormalBot().choose(view)
        if view.number == hands and done >= 0 and len(view.legal) > 1:
            cards += view.phase is Phase.PLAY
            if view.phase is not Phase.PLAY or cards % EVERY_CARD == 0:
                found[str(done)] = {level: decide(level, view, done) for level in LEVELS}
        recorder.add(action)
        state, _ = apply(state, action)
        done += 1
    return {"record": json.loads(dump_record(recorder.record())), "decisions": found}


def main(version: str) -> None:
    """Write the profile and the decisions of a version."""
    (FROZEN / f"profile-{version}.json").write_text(TODAY.read_text("utf-8"), "utf-8")
    kept = [decisions(game(), f"{game.id} {version}") for game in RULESETS]
    DECISIONS.mkdir(exist_ok=True)
    text = json.dumps(kept, indent=1, ensure_ascii=False)
    (DECISIONS / f"{version}.json").write_text(f"{text}\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
