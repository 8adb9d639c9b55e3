"""Copies resources/ into the built package and compiles the kernel; the rest is in pyproject.toml.

The kernel is compiled by mypyc where mypy and a C compiler are there. Without them the install
works all the same, and the same source runs interpreted.
"""

import os
import shutil
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

KERNEL = "src/rook13/kernel.py"
INTERPRETED = "ROOK13_INTERPRETED"
"""Set to anything, this variable keeps the kernel from being compiled."""


class BuildWithResources(build_py):
    """Puts the masters of resources/ where an installed rook13 looks for them."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib, "rook13", "_resources")
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree("resources", target)


def compiled_modules() -> list[Extension]:
    """Return the kernel as an extension that may fail to build, or nothing without mypyc."""
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    if os.environ.get(INTERPRETED):
        return []
    try:
        extensions: list[Extension] = mypycify([KERNEL], opt_level="3")
    except SystemExit:
        print("mypyc could not translate the kernel; it will run interpreted.")
        return []
    for extension in extensions:
        extension.optional = True
    return extensions


setup(cmdclass={"build_py": BuildWithResources}, ext_modules=compiled_modules())
