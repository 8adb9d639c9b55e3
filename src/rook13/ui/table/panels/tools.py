"""The tools of the bar as data: their icons, and when a table offers them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rook13.engine.actions import Action, CallRenege, Claim, TakeBack
from rook13.engine.state import Phase
from rook13.table.state import Stage
from rook13.ui.shortcuts import BY_ID, Keys
from rook13.ui.table.scene import Scene
from rook13.ui.text import context

tr = context("Table bar")
Condition = Callable[[Scene], bool]
DECISIONS = (Phase.AUCTION, Phase.EXCHANGE, Phase.TRUMP, Phase.PLAY)
ACTIONS: Mapping[str, type[Action]] = {
    "claim": Claim,
    "call_renege": CallRenege,
    "take_back": TakeBack,
}
"""Tools that are actions of the game, usable when they are legal."""


@dataclass(frozen=True, slots=True)
class Tool:
    """A button of the bar; the id is that of its key command where it has one."""

    id: str
    icon: str
    starts_group: bool = False


TOOLS: tuple[Tool, ...] = (
    Tool("leave", "back"),
    Tool("pause", "pause"),
    Tool("speed", "speed"),
    Tool("undo", "undo", starts_group=True),
    Tool("same_deal", "same-deal"),
    Tool("hint", "hint"),
    Tool("autopilot", "autopilot"),
    Tool("claim", "claim", starts_group=True),
    Tool("call_renege", "renege"),
    Tool("take_back", "take-back"),
    Tool("last_trick", "last-trick", starts_group=True),
    Tool("log", "log"),
    Tool("score_sheet", "score"),
    Tool("chat", "chat"),
    Tool("rules", "rules", starts_group=True),
    Tool("more", "more"),
)
MORE = ("sort", "full_screen", "preferences", "shortcuts", "new_game", "quit")


def legal_action(scene: Scene, tool: str) -> Action | None:
    """Return the action that a tool stands for, if it is legal now."""
    wanted = ACTIONS[tool]
    return next((action for action in scene.legal if isinstance(action, wanted)), None)


def is_offered(scene: Scene, tool: str) -> bool:
    """Return whether a table like this has the tool at all."""
    return _OFFERED.get(tool, _always)(scene)


def is_usable(scene: Scene, tool: str) -> bool:
    """Return whether the tool does something now."""
    if tool in ACTIONS:
        return _goes_on(scene) and legal_action(scene, tool) is not None
    return _USABLE.get(tool, _always)(scene)


def title(keys: Keys, tool: str, scene: Scene | None) -> str:
    """Return what a tool is called, which may depend on what it would do now."""
    if tool == "pause" and scene is not None and scene.view.paused:
        return tr("Go on")
    if tool == "autopilot" and scene is not None and is_autopilot(scene):
        return tr("Play myself again")
    if tool in BY_ID:
        return keys.title(tool)
    return {
        "speed": tr("Speed"),
        "take_back": tr("Take the wrong card back"),
        "more": tr("More"),
    }[tool]


def is_autopilot(scene: Scene) -> bool:
    """Return whether a bot plays for whoever looks."""
    return scene.seat is not None and scene.info(scene.seat).stands_in


def _always(scene: Scene) -> bool:
    return True


def _goes_on(scene: Scene) -> bool:
    return scene.is_playing and scene.is_connected and not scene.view.paused


def _may_decide(scene: Scene) -> bool:
    game = scene.game
    return _goes_on(scene) and scene.is_my_turn and game is not None and game.phase in DECISIONS


def _has_game(scene: Scene) -> bool:
    return scene.game is not None


def _was_dealt(scene: Scene) -> bool:
    dealt = (*DECISIONS, Phase.HAND_OVER)
    return _goes_on(scene) and scene.game is not None and scene.game.phase in dealt


_OFFERED: Mapping[str, Condition] = {
    "pause": lambda scene: scene.am_host and scene.view.stage is Stage.ACTIVE,
    "undo": lambda scene: scene.seat is not None and (scene.is_solo or scene.view.config.undo),
    "same_deal": lambda scene: scene.is_solo and scene.seat is not None,
    "hint": lambda scene: scene.seat is not None and (scene.is_solo or scene.view.config.hints),
    "autopilot": lambda scene: scene.seat is not None,
    "claim": lambda scene: scene.seat is not None and scene.rules.claims,
    "call_renege": lambda scene: scene.seat is not None and scene.rules.free_play,
    "take_back": lambda scene: scene.seat is not None and scene.rules.free_play,
    "chat": lambda scene: not scene.is_solo,
}
_USABLE: Mapping[str, Condition] = {
    "pause": lambda scene: scene.is_connected,
    "undo": lambda scene: _goes_on(scene) and scene.i_play,
    "same_deal": lambda scene: _was_dealt(scene) and scene.i_play,
    "hint": _may_decide,
    "autopilot": lambda scene: scene.is_playing and scene.is_connected,
    "last_trick": lambda scene: bool(scene.game and scene.game.tricks),
    "log": _has_game,
    "score_sheet": _has_game,
    "chat": lambda scene: scene.is_connected,
}
