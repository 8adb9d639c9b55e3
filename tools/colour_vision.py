"""What colour-blind people see of colours, and how different two colours look.

Simulation: Machado, Oliveira and Fernandes 2009, full severity, in linear light. Distance: Euclid
in OKLab (Ottosson 2020), times 100; about 2 is just noticeable.
"""

from __future__ import annotations

import math
from enum import Enum

from rook13.ui.kit.art.colours import Triple, linear

Matrix = tuple[Triple, Triple, Triple]


class Vision(Enum):
    """A colour blindness."""

    DEUTERANOPIA = "deuteranopia"
    PROTANOPIA = "protanopia"
    TRITANOPIA = "tritanopia"


SEEN: dict[Vision, Matrix] = {
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
    return _to_hex(_apply(SEEN[vision], linear(colour)))


def distance(one: str, other: str) -> float:
    """Return how different two colours look; about 2 is just noticeable."""
    return 100 * math.dist(_oklab(one), _oklab(other))


def _to_hex(linear: Triple) -> str:
    bounded = (min(1.0, max(0.0, part)) for part in linear)
    curved = (
        12.92 * part if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055 for part in bounded
    )
    return "#" + "".join(f"{round(255 * part):02x}" for part in curved)


def _oklab(colour: str) -> Triple:
    long, medium, short = (math.cbrt(part) for part in _apply(_TO_CONES, linear(colour)))
    return _apply(_TO_LAB, (long, medium, short))


def _apply(matrix: Matrix, vector: Triple) -> Triple:
    first, second, third = (
        sum(weight * part for weight, part in zip(row, vector, strict=True)) for row in matrix
    )
    return first, second, third
