from pathlib import Path

import contact_sheet
import pytest
from PySide6.QtGui import QColor, QImage

from tools.colour_vision import Vision, simulate


@pytest.mark.usefixtures("qapp")
def test_sheets_hold_what_they_are_given(tmp_path: Path) -> None:
    for name, image in contact_sheet.back_sheets().items():
        assert image.save(str(tmp_path / f"{name}.png"))
    assert (tmp_path / "backs.png").stat().st_size > 10_000


@pytest.mark.usefixtures("qapp")
def test_a_sheet_can_be_seen_through_other_eyes() -> None:
    image = QImage(2, 1, QImage.Format.Format_RGB32)
    image.setPixelColor(0, 0, QColor("#e0413a"))
    image.setPixelColor(1, 0, QColor("#ffffff"))
    seen = contact_sheet.seen_by(image, Vision.DEUTERANOPIA)
    assert seen.pixelColor(0, 0).name() == simulate("#e0413a", Vision.DEUTERANOPIA)
    assert seen.pixelColor(1, 0).name() == "#ffffff"
