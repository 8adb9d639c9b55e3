"""Copies resources/ into the built package; everything else is in pyproject.toml."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py


class BuildWithResources(build_py):
    """Puts the masters of resources/ where an installed rook13 looks for them."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib, "rook13", "_resources")
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree("resources", target)


setup(cmdclass={"build_py": BuildWithResources})
