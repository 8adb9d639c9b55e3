"""Writes the man page and what shells complete, from the definitions of the commands."""

from __future__ import annotations

import os
from pathlib import Path

import shtab
from argparse_manpage.manpage import Manpage  # type: ignore[import-untyped]

from rook13 import __version__
from rook13.cli.program import full_parser

COMPLETIONS = {
    "bash": "bash-completion/completions/rook13",
    "zsh": "zsh/site-functions/_rook13",
}
MAN_PAGE = "man/man6/rook13.6"


def write(share: Path, homepage: str) -> None:
    """Write them into a folder that is laid out as /usr/share."""
    # The help is laid out for a page, not for the terminal that this runs in.
    os.environ["COLUMNS"] = "80"
    parser = full_parser()
    about = {
        "project_name": "rook13",
        "description": "card table for five trick-taking games",
        "version": __version__,
        "url": homepage,
        "manual_section": "6",
        "manual_title": "Games",
    }
    texts = {name: shtab.complete(parser, shell=shell) for shell, name in COMPLETIONS.items()}
    texts[MAN_PAGE] = str(Manpage(parser, _data=about))
    for name, text in texts.items():
        path = share / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
