"""The option that says where the program keeps its files; cheap, for the window waits for it."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path


def add_data_dir(parser: ArgumentParser) -> None:
    """Add where the program keeps its files."""
    parser.add_argument(
        "--data-dir", metavar="FOLDER", type=Path, help="keep accounts and journals in this folder"
    )
