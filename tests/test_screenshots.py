from collections.abc import Iterator
from pathlib import Path

import pytest
import screenshots
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

SCENES = ("dialog-about", "table-elemental-six-play")


@pytest.fixture
def _as_before(qapp: QApplication) -> Iterator[None]:
    font, sheet = qapp.font(), qapp.styleSheet()
    yield
    qapp.setFont(font)
    qapp.setStyleSheet(sheet)


def colours_in(image: QImage) -> set[int]:
    step = max(1, image.width() // 64)
    return {
        image.pixel(x, y)
        for x in range(0, image.width(), step)
        for y in range(0, image.height(), step)
    }


@pytest.mark.usefixtures("qapp", "_as_before")
def test_pictures_are_taken_at_the_size_and_in_the_theme_that_are_asked_for(tmp_path: Path) -> None:
    for scene in SCENES:
        arguments = ["--out", str(tmp_path), "--only", scene, "--sizes", "1024x640,2560x1440"]
        assert screenshots.main(arguments) == 0
        for size in (QSize(1024, 640), QSize(2560, 1440)):
            name = f"{scene}-{size.width()}x{size.height()}"
            light, dark = (
                QImage(str(tmp_path / f"{name}-{theme}.png")) for theme in ("light", "dark")
            )
            assert light.size() == dark.size() == size
            assert len(colours_in(light)) > 10
            assert colours_in(light) != colours_in(dark)


@pytest.mark.usefixtures("qapp", "_as_before")
def test_the_same_picture_is_taken_twice(tmp_path: Path) -> None:
    pictures = []
    for number in ("first", "second"):
        options = ["--only", "table-fowl-play", "--sizes", "1024x640", "--themes", "light"]
        assert screenshots.main(["--out", str(tmp_path / number), *options]) == 0
        pictures.append(QImage(str(tmp_path / number / "table-fowl-play-1024x640-light.png")))
    assert pictures[0] == pictures[1]


@pytest.mark.usefixtures("qapp", "_as_before")
def test_a_page_shows_all_pictures(tmp_path: Path) -> None:
    options = ["--only", "dialog-[ac]*", "--sizes", "1024x640"]
    assert screenshots.main(["--out", str(tmp_path), *options]) == 0
    page = (tmp_path / "index.html").read_text(encoding="utf-8")
    files = sorted(path.name for path in tmp_path.glob("*.png"))
    assert len(files) == 2 * 2
    assert all(f"src='{file}'" in page for file in files)


@pytest.mark.usefixtures("qapp", "_as_before")
def test_an_unknown_scene_is_an_error(tmp_path: Path) -> None:
    assert screenshots.main(["--out", str(tmp_path), "--only", "nowhere"]) == 1


def test_there_is_a_scene_for_every_game_and_picture_of_the_readme() -> None:
    names = set(screenshots.scenes())
    for game in ("rook13", "rook", "fowl", "five_hundred", "elemental"):
        for moment in ("deal", "auction", "play", "trick", "result", "won", "lost"):
            assert f"table-{game}-{moment}" in names
    assert {name for name, _, _ in screenshots.README} <= names
