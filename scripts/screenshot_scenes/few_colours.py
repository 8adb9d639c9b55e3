"""Makes pictures small: 256 colours are enough for a screen, and a quarter of the bytes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

MOST_COLOURS = 256
COARSE = 0xFFFCFCFC
"""Colours that differ less than this keeps apart count as one."""
SHIFTS = (16, 8, 0)
Counted = list[tuple[int, int]]


def with_few_colours(image: QImage) -> QImage:
    """Return a picture in the colours that do it most justice, without dithering."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    counts = Counter(memoryview(plain.constBits()).cast("I").tolist())
    coarse: Counter[int] = Counter()
    for colour, count in counts.items():
        coarse[colour & COARSE] += count
    table = _median_cut(list(coarse.items()))
    flags = Qt.ImageConversionFlag.ThresholdDither | Qt.ImageConversionFlag.AvoidDither
    return plain.convertToFormat(QImage.Format.Format_Indexed8, table, flags)


def _median_cut(colours: Counted) -> list[int]:
    """Cut the box with the widest spread of common colours until there are enough boxes."""
    boxes = [colours]
    while len(boxes) < MOST_COLOURS:
        widest = max(boxes, key=_weight)
        if len(widest) < 2:
            break
        boxes.remove(widest)
        boxes += _halves(widest)
    return [_mean(box) for box in boxes]


def _weight(box: Counted) -> float:
    # Rare colours matter as well: a small mark is no less a mark.
    return float(max(_spreads(box)) * sum(count for _, count in box) ** 0.35)


def _spreads(box: Counted) -> Sequence[int]:
    channels = [[colour >> shift & 255 for colour, _ in box] for shift in SHIFTS]
    return [max(values) - min(values) for values in channels]


def _halves(box: Counted) -> tuple[Counted, Counted]:
    spreads = _spreads(box)
    shift = SHIFTS[spreads.index(max(spreads))]
    ordered = sorted(box, key=lambda each: each[0] >> shift & 255)
    half, passed = sum(count for _, count in ordered) / 2, 0
    for place, (_, count) in enumerate(ordered[:-1], start=1):
        passed += count
        if passed >= half:
            return ordered[:place], ordered[place:]
    return ordered[:-1], ordered[-1:]


def _mean(box: Counted) -> int:
    total = sum(count for _, count in box)
    means = [sum((colour >> shift & 255) * count for colour, count in box) for shift in SHIFTS]
    red, green, blue = (round(each / total) for each in means)
    return 0xFF000000 | red << 16 | green << 8 | blue
