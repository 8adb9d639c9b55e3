"""How colours look: contrast, distance, and what colour-blind people see of them.

Colours are `#rrggbb`. Simulation: Machado, Oliveira and Fernandes 2009, full severity, in linear
light. Distance: Euclid in OKLab (Ottosson 2020), times 100; about 2 is just noticeable.
"""

from __future__ import annotations

import math
from enum import Enum
from functools import lru_cache

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]


class Vision(Enum):
    """How somebody sees colours."""

    NORMAL = "normal"
    DEUTERANOPIA = "deuteranopia"
    PROTANOPIA = "protanopia"
    TRITANOPIA = "tritanopia"


SEEN: dict[Vision, Matrix] = {
    Vision.NORMAL: ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    Vision.DEUTERANOPIA: (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    Vision.PROTANOPIA: (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    Vision.TRITANOPIA: (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_TO_CONES: Matrix = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
_TO_LAB: Matrix = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)


def simulate(colour: str, vision: Vision) -> str:
    """Return a colour as it looks to somebody with this vision."""
    return _to_hex(_apply(SEEN[vision], _linear(colour)))


def distance(one: str, other: str) -> float:
    """Return how different two colours look; about 2 is just noticeable."""
    return 100 * math.dist(_oklab(one), _oklab(other))


def contrast(one: str, other: str) -> float:
    """Return the WCAG contrast ratio of two colours, 1 to 21."""
    low, high = sorted((_luminance(one), _luminance(other)))
    return (high + 0.05) / (low + 0.05)


@lru_cache(maxsize=512)
def mix(colour: str, other: str, share: float) -> str:
    """Return a colour with this share of another mixed in, 0 to 1."""
    pairs = zip(_channels(colour), _channels(other), strict=True)
    return "#" + "".join(f"{round(255 * (a + (b - a) * share)):02x}" for a, b in pairs)


def _channels(colour: str) -> Triple:
    red, green, blue = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    return red, green, blue


def _linear(colour: str) -> Triple:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in _channels(colour)
    )
    return red, green, blue


def _to_hex(linear: Triple) -> str:
    bounded = (min(1.0, max(0.0, part)) for part in linear)
    curved = (
        12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055 for part in bounded
    )
    return "#" + "".join(f"{round(255 * part):02x}" for part in curved)


def _luminance(colour: str) -> float:
    red, green, blue = _linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _oklab(colour: str) -> Triple:
    long, medium, short = (math.cbrt(part) for part in _apply(_TO_CONES, _linear(colour)))
    return _apply(_TO_LAB, (long, medium, short))


def _apply(matrix: Matrix, vector: Triple) -> Triple:
    first, second, third = (
        sum(weight * part for weight, part in zip(row, vector, strict=True)) for row in matrix
    )
    return first, second, third
