"""Where the files of resources/ are at run time."""

from pathlib import Path

_PACKAGE = Path(__file__).parent
MORE_FOLDERS: list[Path] = []
"""Folders of games that do not come with the program, searched after its own."""


def resource(name: str) -> Path:
    """Find a resource such as `rules/rook13.md` in a checkout, a wheel or a frozen build."""
    found = _root(_PACKAGE) / name
    for path in (found, *(folder / name for folder in MORE_FOLDERS)):
        if path.exists():
            return path
    raise FileNotFoundError(f"Rook13 was installed without its resource {name!r}: no {found}")


def _root(package: Path) -> Path:
    built = package / "_resources"
    return built if built.is_dir() else package.parents[1] / "resources"
