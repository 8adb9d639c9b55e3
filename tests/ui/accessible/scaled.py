"""Lays the window out at sizes and sizes of text, and prints what has too little room.

It runs in a process of its own, because the scale of the screen (QT_SCALE_FACTOR) is fixed when
Qt starts: `python -m tests.ui.accessible.scaled 100,200 1024x640,1440x900`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject, QSize
from PySide6.QtWidgets import QApplication, QWidget

from rook13.engine.state import Phase
from rook13.table.config import Person
from rook13.ui.kit.look import INSTANT, Look
from rook13.ui.screens.lobby.screen import LobbyScreen
from rook13.ui.screens.new_table.model import NewTable
from rook13.ui.screens.new_table.screen import NewTableScreen
from rook13.ui.settings import Settings
from rook13.ui.shortcuts import Keys
from rook13.ui.ui_context import UiContext
from tests.ui.accessible.geometry import crowded
from tests.ui.accessible.staged import StagedTable, settle
from tests.ui.scenes import ME, Moment, hand_over, in_phase

LONG = "Maximiliane von Hohenlohe-Langenburg XIV"


def moments() -> Iterator[tuple[str, Moment]]:
    """Yield those moments of the games whose panels need most room."""
    names = ("Ann", LONG)
    for game, phase in (
        ("rook13", Phase.AUCTION),
        ("rook13", Phase.EXCHANGE),
        ("five_hundred", Phase.AUCTION),
    ):
        yield f"{game} {phase.value}", Moment(game, names=names).until(in_phase(phase))
    six = Moment("elemental", players=6, names=names)
    yield "elemental", six.until(lambda view: view.number > 9 and in_phase(Phase.AUCTION)(view))
    yield "result", Moment("rook13", names=names).until(hand_over)


def screens(ui: UiContext) -> Iterator[tuple[str, QWidget]]:
    """Yield the screens that need no table."""
    lobby = LobbyScreen(ui)
    lobby.header.set_person(Person(ME.key, LONG, "owl"))
    lobby.set_last_table(NewTable.usual())
    yield "lobby", lobby
    new = NewTableScreen(ui)
    new.set_person(ME)
    new.set_initial(NewTable.usual("rook"))
    yield "new table", new


def check(ui: UiContext, sizes: Sequence[tuple[int, int]]) -> Iterator[str]:
    """Yield what is wrong with the window in the look of now, at sizes with the same text."""
    ui.look.set_room(QSize(*sizes[-1]))
    table = StagedTable(ui)
    table.open(*sizes[0])
    for name, moment in moments():
        table.show(moment)
        # From the smallest to the largest, and back.
        yield from _crowded_at(table.window, name, [*sizes, *sizes[-2::-1]])
    for name, screen in screens(ui):
        table.window.show_screen(screen)
        yield from _crowded_at(table.window, name, sizes)
    table.window.close()


def _crowded_at(window: QWidget, name: str, sizes: Sequence[tuple[int, int]]) -> Iterator[str]:
    for width, height in sizes:
        window.resize(width, height)
        settle()
        if window.size() != QSize(width, height):
            yield f"{name}: {width}×{height} became {window.size()}"
        for problem in crowded(window):
            yield f"{name} {width}×{height}: {problem}"


def main() -> None:
    """Print all problems, one a line."""
    app = QApplication([])
    app.setStyle("Fusion")
    owner = QObject()
    settings = Settings(parent=owner)
    settings.change(theme="light", language="en", motion="full", contrast="normal")
    ui = UiContext(settings, Look(settings, INSTANT, parent=owner), Keys(settings, parent=owner))
    groups = [[_size(each) for each in group.split(",")] for group in sys.argv[2:]]
    for text_size in map(int, sys.argv[1].split(",")):
        settings.change(text_size=text_size)
        for sizes in groups:
            for problem in check(ui, sizes):
                print(f"{text_size} % {problem}", flush=True)  # noqa: T201


def _size(text: str) -> tuple[int, int]:
    width, height = text.split("x")
    return int(width), int(height)


if __name__ == "__main__":
    main()
