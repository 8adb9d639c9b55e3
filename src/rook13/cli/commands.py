"""All commands, in the order of the help."""

from __future__ import annotations

from rook13.cli import (
    arena,
    bot,
    deal,
    host,
    join,
    play,
    replay,
    review,
    rules,
    simulate,
    tables,
    window,
)
from rook13.cli.command import Command
from rook13.engine.rules import RULESETS
from rook13.kernel import COMPILED

COMMANDS: tuple[Command, ...] = (
    window.COMMAND,
    play.COMMAND,
    host.COMMAND,
    tables.COMMAND,
    join.COMMAND,
    rules.COMMAND,
    replay.COMMAND,
    review.COMMAND,
    deal.COMMAND,
    simulate.COMMAND,
    arena.COMMAND,
    bot.COMMAND,
)
GAMES = "games:\n" + "\n".join(f"  {game.id:<14}{game.summary}" for game in RULESETS)
KERNELS = "compiled" if COMPILED else "interpreted"
