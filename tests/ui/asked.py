"""What parts of a table screen have asked for, where there is no table."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPoint

from rook13.engine.actions import Action
from rook13.engine.seats import Seat
from rook13.storage.games import Participant
from rook13.table.commands import Command
from rook13.ui.table.part import TableActions, TableContext


@dataclass(eq=False)
class Asked(TableActions):
    """Keeps what it is asked for."""

    actions: list[Action] = field(default_factory=list)
    commands: list[Command] = field(default_factory=list)
    sentences: list[str] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    profiles: list[Participant] = field(default_factory=list)
    hosts: list[str] = field(default_factory=list)
    menus: list[tuple[Seat, QPoint]] = field(default_factory=list)
    released: int = 0

    def act(self, action: Action) -> None:
        self.actions.append(action)

    def ask(self, command: Command) -> None:
        self.commands.append(command)

    def say(self, words: str) -> None:
        self.sentences.append(words)

    def do(self, command_id: str) -> bool:
        self.done.append(command_id)
        return True

    def show_profile(self, somebody: Participant) -> None:
        self.profiles.append(somebody)

    def hand_over(self, key: str) -> None:
        self.hosts.append(key)

    def show_seat_menu(self, seat: Seat, where: QPoint) -> None:
        self.menus.append((seat, where))

    def release_trick(self) -> None:
        self.released += 1


@dataclass(frozen=True, slots=True)
class AskedUi(TableContext):
    """What every widget may use, with a table that keeps what it is asked for."""

    table: Asked
