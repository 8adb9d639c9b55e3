from pathlib import Path

import pytest

from rook13 import resources
from rook13.resources import resource


def make_package(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.mkdir(parents=True)
    monkeypatch.setattr(resources, "_PACKAGE", folder)


def write(path: Path) -> Path:
    path.parent.mkdir(parents=True)
    path.write_text("a master", "utf-8")
    return path


def test_a_checkout_uses_its_masters() -> None:
    masters = Path(__file__).parent.parent / "resources"
    assert resource("rules/rook13.md") == masters / "rules" / "rook13.md"


def test_an_installed_package_uses_its_own_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_package(tmp_path / "lib" / "site-packages" / "rook13", monkeypatch)
    copy = write(tmp_path / "lib" / "site-packages" / "rook13" / "_resources" / "words" / "en.txt")
    write(tmp_path / "lib" / "resources" / "words" / "en.txt")
    assert resource("words/en.txt") == copy


def test_a_missing_resource_is_named_with_the_place_it_should_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_package(tmp_path / "src" / "rook13", monkeypatch)
    with pytest.raises(FileNotFoundError, match=r"'cards/RK\.svg'.*resources.cards.RK\.svg"):
        resource("cards/RK.svg")
