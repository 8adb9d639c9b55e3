"""How colours differ in light, and how they mix; colours are `#rrggbb`."""

from __future__ import annotations

from functools import lru_cache

Triple = tuple[float, float, float]


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


def linear(colour: str) -> Triple:
    """Return red, green and blue in linear light, each 0 to 1."""
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in _channels(colour)
    )
    return red, green, blue


def _luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
