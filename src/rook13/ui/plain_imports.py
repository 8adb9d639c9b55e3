"""Keeps PySide from reading the source of everything that is imported after it.

It looks for its own name there, so that `from __feature__ import …` can change how Qt is spelled in
some modules and not in others. Nobody does that here, and reading takes as long as importing.
"""

from __future__ import annotations

from types import ModuleType


def make_imports_plain() -> None:
    """Let PySide take every module for one that uses it as it is."""
    try:
        from shibokensupport import feature  # type: ignore[import-not-found]
    except ImportError:
        # No more than a matter of speed, should PySide be built otherwise one day.
        return
    feature._mod_uses_pyside = _uses_pyside


def _uses_pyside(module: ModuleType) -> bool:
    return True
