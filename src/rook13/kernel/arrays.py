"""The arrays of the kernel, and whether it runs compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

__all__ = ["COMPILED", "vec"]

COMPILED: Final = not __file__.endswith(".py")


class _Lists:
    """Stands in for `vec` where nothing is compiled: there a list is the faster array."""

    def __getitem__(self, _item: object) -> type[list[int]]:
        return list


if not COMPILED:
    # The compiler resolves `vec` by itself and allows no other meaning of the name.
    globals()["vec"] = _Lists()
