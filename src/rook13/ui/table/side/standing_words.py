"""What somebody is at the table, or how it is with a seat, in a few words."""

from __future__ import annotations

from rook13.engine.seats import Seat
from rook13.table.snapshot import SeatInfo
from rook13.table.state import Stage
from rook13.ui.look import Look
from rook13.ui.table.scene import Scene
from rook13.ui.text import context
from rook13.wording.tables import level_text

tr = context("People")


def seat_title(scene: Scene, seat: Seat) -> str:
    """Return who has a seat, or that nobody has."""
    info = scene.info(seat)
    if info.person is None and info.bot is None:
        return tr("Free seat")
    return scene.name(seat)


def seat_state(scene: Scene, seat: Seat, look: Look) -> str:
    """Return everything that is worth knowing about a seat, most important first."""
    info = scene.info(seat)
    words = [_player(scene, info, look)]
    if info.person is not None and info.person.key == scene.view.host:
        words.append(tr("host"))
    if info.locked:
        words.append(tr("locked"))
    if info.hints:
        words.append(tr("{n} hints", n=info.hints))
    return " · ".join([seat.name, *(word for word in words if word)])


def _player(scene: Scene, info: SeatInfo, look: Look) -> str:
    if info.bot is not None:
        level = look.say(level_text(info.bot))
        if info.person is None:
            return tr("bot, {level}", level=level)
        return tr("away, a bot plays") if not info.connected else tr("a bot plays")
    if info.person is None:
        return tr("free")
    if not info.connected:
        return tr("connection lost")
    if scene.view.stage is Stage.OPEN and info.person.key != scene.view.host:
        return tr("ready") if info.ready else tr("not ready yet")
    return tr("you") if info.person.key == scene.me else ""


def team_colour(scene: Scene, seat: Seat, look: Look) -> str | None:
    """Return the colour of a seat's team, where there are teams."""
    if len(scene.rules.sides) != 2:
        return None
    return (look.theme.team_a, look.theme.team_b)[scene.team(seat)]
