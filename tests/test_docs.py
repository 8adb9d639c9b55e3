"""What README, guide and the other pages name is there, and what they show can be typed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import newcomer
import pytest
import screenshots

from rook13 import __version__
from rook13.cli.program import COMMANDS as SUBCOMMANDS
from rook13.engine.rules import RULESETS
from rook13.net.security import DEFAULT_PORT
from rook13.ui.shortcuts import COMMANDS

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
LINK = re.compile(r"\]\(([^)#\s]+)")
KEY = re.compile(r"^\| `([^`]+)`(?:, `[^`]+`)* \|", re.MULTILINE)
TARGET = re.compile(r"`(?:sudo )?make ([a-z]+)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = [link for link in LINK.findall(page.read_text("utf-8")) if "://" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_targets_of_make_are_there(page: Path) -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(TARGET.findall(page.read_text("utf-8")))
    assert [name for name in targets if f"\n{name}:" not in makefile] == []


def test_the_pictures_are_those_that_the_script_takes() -> None:
    shown = set()
    for page in (ROOT / "README.md", ROOT / "resources" / "guide.md"):
        shown |= set(re.findall(r"screenshots/([\w-]+)\.png", page.read_text("utf-8")))
    assert shown == {name for _, _, name in screenshots.README}


def test_the_readme_lists_every_command_and_every_game() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    named = set(re.findall(r"^\| `rook13 ([a-z]+)", text, re.MULTILINE))
    assert named == set(SUBCOMMANDS) - {"window"}
    assert [game.id for game in RULESETS if f"| {game.title} | `{game.id}` |" not in text] == []


@pytest.mark.parametrize("page", ["README.md", "resources/guide.md"])
def test_keys_are_those_of_the_program(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    rows = [line for line in text.splitlines() if re.match(r"^\| (arrows, )?`[^`]+`.* \|", line)]
    keys = {command.keys for command in COMMANDS} | {"Enter"}
    shown = {
        key
        for row in rows
        if "rook13" not in row
        for cell in row.split("|")[1::2]
        for key in re.findall(r"`([^`]+)`", cell)
        if not re.search(r"[a-z~%/_]{2}", key.replace("Ctrl", "").replace("Space", ""))
    }
    assert shown - keys <= {"Enter"}
    assert len(shown) > 8


def test_the_readme_names_the_files_of_this_version_and_the_port() -> None:
    lines = newcomer.blocks("Install it to play")
    assert [line for line in lines if "rook13" in line and __version__ not in line] == []
    assert newcomer.blocks("Start")[1:] == ["make run", "make test"]
    assert str(DEFAULT_PORT) in (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("page", ["README.md", "resources/guide.md"])
def test_commands_that_are_shown_are_understood(page: str) -> None:
    text = (ROOT / page).read_text("utf-8")
    words = set(re.findall(r"`rook13 ([a-z]+)[^`]*`", text))
    known = set(SUBCOMMANDS)
    assert words <= known


def test_the_data_is_where_the_readme_says() -> None:
    if sys.platform != "linux":
        pytest.skip("the folder of another system is in the README as well")
    code = "from rook13.storage.files import usual_folder; print(usual_folder())"
    environment = {"HOME": "/home/ann", "PATH": "/usr/bin"}
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True
    ).stdout.strip()
    folder = told.replace("/home/ann", "~")
    assert f"| Linux | `{folder}` |" in (ROOT / "README.md").read_text("utf-8")
