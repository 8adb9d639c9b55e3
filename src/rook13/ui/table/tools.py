"""The registry of what keys and buttons of the table do: when it is offered, how, and why not."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from rook13.engine.actions import Action, CallRenege, Claim, TakeBack
from rook13.engine.state import Phase
from rook13.engine.view import PlayerView
from rook13.table.commands import AskUndo, Command, Pause, RestartHand, Resume, Sit, Stand
from rook13.table.state import TableStage
from rook13.ui.shortcuts import Keys
from rook13.ui.table.scene import Scene
from rook13.ui.text import context

tr = context("Table bar")
why_tr = context("Keys")
DECISIONS = (Phase.AUCTION, Phase.EXCHANGE, Phase.TRUMP, Phase.PLAY)
Condition = Callable[[Scene], bool]


def is_autopilot(scene: Scene) -> bool:
    """Return whether a bot plays for the player."""
    return scene.seat is not None and scene.info(scene.seat).stands_in


def _always(scene: Scene) -> bool:
    return True


def _never(scene: Scene) -> bool:
    return False


def _has_seat(scene: Scene) -> bool:
    return scene.seat is not None


def _has_game(scene: Scene) -> bool:
    return scene.game is not None


def _is_connected(scene: Scene) -> bool:
    return scene.is_connected


def _goes_on(scene: Scene) -> bool:
    return scene.is_playing and scene.is_connected and not scene.view.paused


def _may_decide(scene: Scene) -> bool:
    game = scene.game
    return _goes_on(scene) and scene.is_my_turn and game is not None and game.phase in DECISIONS


def _was_dealt(scene: Scene) -> bool:
    dealt = (*DECISIONS, Phase.HAND_OVER)
    return _goes_on(scene) and scene.game is not None and scene.game.phase in dealt


def _switch_autopilot(scene: Scene) -> Command | None:
    if scene.seat is None:
        return None
    return Sit(scene.seat.name) if is_autopilot(scene) else Stand()


@dataclass(frozen=True, slots=True)
class Look:
    """How a tool is written and drawn."""

    label: str
    """What stands beside its icon."""
    icon: str
    title: str = ""
    """Where it is not that of a key command."""


@dataclass(frozen=True, slots=True)
class Tool:
    """A key command or a button of the table; `shortcuts.COMMANDS` has its title and its keys."""

    id: str
    look: Look | None = None
    """In the bar beside the table; other tools have only keys."""
    starts_group: bool = False
    on_if: Condition = _never
    """When it would end what it began, and looks like `look_on`."""
    look_on: Look | None = None
    is_offered: Condition = _always
    """Whether a table like this has the tool at all."""
    usable_if: Condition = _always
    does: Callable[[Scene], Action | Command | None] | None = None
    """What it asks the table for; otherwise a part of the screen, or the window, does it."""
    not_here: str = "Only players can do that."
    not_now: str = "That's not possible right now."

    def is_usable(self, scene: Scene) -> bool:
        """Return whether the tool does something now."""
        return self.usable_if(scene) and (self.does is None or self.does(scene) is not None)

    def is_ready(self, scene: Scene) -> bool:
        return self.is_offered(scene) and self.is_usable(scene)

    def is_on(self, scene: Scene | None) -> bool:
        return scene is not None and self.on_if(scene)

    def look_now(self, scene: Scene | None) -> Look:
        """Return how it looks in the bar, which may depend on what it would do now."""
        look = self.look_on if self.is_on(scene) else self.look
        assert look is not None
        return look

    def label(self, scene: Scene | None) -> str:
        return tr(self.look_now(scene).label)

    def title(self, keys: Keys, scene: Scene | None) -> str:
        """Return what it is called in full."""
        title = self.look_now(scene).title
        return tr(title) if title else keys.title(self.id)


TOOLS: tuple[Tool, ...] = (
    Tool("leave", Look("Leave", "back")),
    Tool(
        "pause",
        Look("Pause", "pause"),
        on_if=lambda scene: scene.view.paused,
        look_on=Look("Continue", "play", "Continue"),
        is_offered=lambda scene: scene.am_host and scene.view.stage is TableStage.ACTIVE,
        usable_if=_is_connected,
        does=lambda scene: Resume() if scene.view.paused else Pause(),
        not_here="Only the host can pause the game.",
    ),
    Tool("speed", Look("Speed", "speed", "Speed")),
    Tool(
        "undo",
        Look("Take back", "undo"),
        starts_group=True,
        is_offered=lambda scene: _has_seat(scene) and (scene.is_solo or scene.view.config.undo),
        usable_if=lambda scene: _goes_on(scene) and scene.i_play,
        does=lambda scene: AskUndo(),
        not_here="This table doesn't allow undo.",
        not_now="Nothing to undo right now.",
    ),
    Tool(
        "same_deal",
        Look("Replay deal", "same-deal"),
        is_offered=lambda scene: scene.is_solo and _has_seat(scene),
        usable_if=lambda scene: _was_dealt(scene) and scene.i_play,
        does=lambda scene: RestartHand(),
        not_here="You can replay a deal only when playing alone.",
        not_now="No deal to replay right now.",
    ),
    Tool(
        "hint",
        Look("Hint", "hint"),
        is_offered=lambda scene: _has_seat(scene) and (scene.is_solo or scene.view.config.hints),
        usable_if=_may_decide,
        not_here="This table doesn't allow hints.",
        not_now="Nothing for you to decide right now.",
    ),
    Tool(
        "autopilot",
        Look("Play for me", "autopilot"),
        on_if=is_autopilot,
        look_on=Look("Play myself", "autopilot", "Play myself again"),
        is_offered=_has_seat,
        usable_if=lambda scene: scene.is_playing and scene.is_connected,
        does=_switch_autopilot,
    ),
    Tool(
        "claim",
        Look("Claim", "claim"),
        starts_group=True,
        is_offered=lambda scene: _has_seat(scene) and scene.rules.claims,
        usable_if=_goes_on,
        does=lambda scene: scene.find(Claim),
        not_here="This table doesn't allow claims.",
        not_now="You can't claim the rest right now.",
    ),
    Tool(
        "call_renege",
        Look("Call renege", "renege"),
        is_offered=lambda scene: _has_seat(scene) and scene.rules.free_play,
        usable_if=_goes_on,
        does=lambda scene: scene.find(CallRenege),
        not_here="This table prevents reneging.",
        not_now="Nothing to call right now.",
    ),
    Tool(
        "take_back",
        Look("Wrong card", "take-back", "Take back the wrong card"),
        is_offered=lambda scene: _has_seat(scene) and scene.rules.free_play,
        usable_if=_goes_on,
        does=lambda scene: scene.find(TakeBack),
    ),
    Tool(
        "last_trick",
        Look("Last trick", "last-trick"),
        starts_group=True,
        usable_if=lambda scene: bool(scene.game and scene.game.tricks),
    ),
    Tool("log", Look("Log", "log"), usable_if=_has_game),
    Tool("score_sheet", Look("Scores", "score"), usable_if=_has_game),
    Tool(
        "chat",
        Look("Chat", "chat"),
        is_offered=lambda scene: not scene.is_solo,
        usable_if=_is_connected,
        not_here="No one to chat with.",
    ),
    Tool(
        "react",
        Look("React", "react", "React"),
        is_offered=lambda scene: not scene.is_solo and _has_seat(scene),
        usable_if=_is_connected,
    ),
    Tool("rules", Look("Rules", "rules"), starts_group=True),
    Tool("more", Look("More", "more", "More")),
    Tool("confirm", not_now="Nothing to confirm right now."),
    Tool("deal", not_now="You can't deal right now."),
    Tool("redeal", not_now="You can't ask for a redeal right now."),
    Tool("sort", not_now="You have no cards."),
    *(
        Tool(id, not_now="Choose a card first. Press Tab to get to your hand.")
        for id in ("move_left", "move_right")
    ),
    *(Tool(id, not_now="Bidding isn't open right now.") for id in ("pass", "bid_up", "bid_down")),
)
BAR: tuple[Tool, ...] = tuple(tool for tool in TOOLS if tool.look is not None)
_BY_ID: Mapping[str, Tool] = {tool.id: tool for tool in TOOLS}


def tool_of(command_id: str) -> Tool:
    """Return what belongs to a command; about most there is nothing special."""
    return _BY_ID.get(command_id) or Tool(command_id)


def texts() -> Mapping[str, Iterable[str]]:
    """Return the texts of all tools for translators, by context."""
    looks = [look for tool in BAR for look in (tool.look, tool.look_on) if look is not None]
    bar = (text for look in looks for text in (look.label, look.title) if text)
    why_not = (text for tool in TOOLS for text in (tool.not_here, tool.not_now))
    return {"Table bar": bar, "Keys": why_not}


def why_not(command_id: str, scene: Scene | None) -> str:
    """Return why nothing came of a command of `shortcuts.COMMANDS`."""
    tool = tool_of(command_id)
    if scene is None or scene.game is None:
        return why_tr("No game in progress yet.")
    if not tool.is_offered(scene):
        return why_tr(tool.not_here)
    if scene.view.paused:
        return why_tr("The game is paused.")
    if command_id == "claim" and scene.game.phase is Phase.PLAY:
        return _why_no_claim(scene.game)
    if command_id in ("pass", "bid_up", "bid_down") and scene.game.phase is Phase.AUCTION:
        return why_tr("It's not your turn to bid.")
    return why_tr(tool.not_now)


def _why_no_claim(game: PlayerView) -> str:
    if game.turn != game.seat or game.trick:
        return why_tr("You can claim only when it's your lead.")
    return why_tr("You can't claim: an opponent might still win a trick.")
