"""Takes the SVG masters apart: their drawings by id, with their colours filled in.

A master names a colour as CSS does, `var(--ink,#1b1f2b)`: any editor shows the second, and the
loader puts in the one that is wanted. QtSvg itself knows no variables.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from xml.etree import ElementTree

from rook13.ui.art.masters import master

_NAMESPACE = "http://www.w3.org/2000/svg"
_VARIABLE = re.compile(r"var\(--([a-z]+),\s*(#[0-9a-f]+)\)")
ElementTree.register_namespace("", _NAMESPACE)


@dataclass(frozen=True, slots=True)
class Part:
    """One drawing out of a master, with the room it takes in a line of writing."""

    markup: str
    width: float


def document(width: float, height: float, *markup: str) -> str:
    """Return an SVG document of this size around some drawings."""
    head = f'<svg xmlns="{_NAMESPACE}" viewBox="0 0 {width:g} {height:g}">'
    return head + "".join(markup) + "</svg>"


def tinted(markup: str, colours: Mapping[str, str]) -> str:
    """Return a drawing with its colour variables filled in."""
    return _VARIABLE.sub(lambda found: colours.get(found[1], found[2]), markup)


def placed(markup: str, x: float, y: float, scale: float, turn: float = 0) -> str:
    """Return a drawing moved to a place, scaled and turned there."""
    rotation = f" rotate({turn:g})" if turn else ""
    return f'<g transform="translate({x:g} {y:g}){rotation} scale({scale:g})">{markup}</g>'


@cache
def parts(name: str) -> Mapping[str, Part]:
    """Return the drawings of a master by their ids."""
    root = ElementTree.fromstring(master(name))
    return {element.attrib["id"]: _part(element) for element in root.iterfind(".//*[@id]")}


def _part(element: ElementTree.Element) -> Part:
    markup = ElementTree.tostring(element, encoding="unicode").strip()
    return Part(markup, float(element.get("data-width", "0")))
