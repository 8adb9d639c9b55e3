"""Where the files of resources/ are at run time."""

from pathlib import Path

_PACKAGE = Path(__file__).parent


def resource(name: str) -> Path:
    """Find a resource such as `rules/rook13.md` in a checkout, a wheel or a frozen build."""
    path = _root(_PACKAGE) / name
    if not path.exists():
        raise FileNotFoundError(f"Rook13 was installed without its resource {name!r}: no {path}")
    return path


def _root(package: Path) -> Path:
    built = package / "_resources"
    return built if built.is_dir() else package.parents[1] / "resources"
