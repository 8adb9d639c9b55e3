"""Registers Spades, which the program does not know, for the tests of this folder."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rook13 import resources
from rook13.engine.rules import RULESETS
from tests.cli.conftest import data_folder, run
from tests.net.conftest import certificate, house, make_house, owner
from tests.sixth_game.spades import Spades
from tests.ui.conftest import ui
from tests.ui.whole.conftest import loop, make_home

__all__ = [
    "certificate",
    "data_folder",
    "house",
    "loop",
    "make_home",
    "make_house",
    "owner",
    "run",
    "ui",
]


@pytest.fixture(autouse=True)
def spades() -> Iterator[None]:
    folder = Path(__file__).parent
    RULESETS.append(Spades)
    resources.MORE_FOLDERS.append(folder)
    yield
    RULESETS.remove(Spades)
    resources.MORE_FOLDERS.remove(folder)
