"""Copies resources/ into the built package and compiles the kernel; the rest is in pyproject.toml.

The kernel is compiled by mypyc where mypy and a C compiler are available. Otherwise, or if any
part of it fails to compile, the install still works and the whole kernel runs interpreted.
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

KERNEL = Path("src/rook13/kernel")
LIBRARY = "rook13.kernel.compiled"
"""What mypyc calls the library of all modules, with its own ending; else it makes up a name."""
INTERPRETED = "ROOK13_INTERPRETED"
"""Set to anything, this variable keeps the kernel from being compiled."""


class BuildPackage(build_py):
    """Puts the masters of resources/ where an installed rook13 looks for them."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            remove_compiled(Path("src"))
            return
        target = Path(self.build_lib, "rook13", "_resources")
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree("resources", target)


class BuildKernel(build_ext):
    """Compiles the whole kernel or nothing: compiled modules need the library and each other."""

    def run(self) -> None:
        remove_compiled(Path(self.build_lib))
        if self.inplace:
            remove_compiled(Path("src"))
        super().run()

    def build_extensions(self) -> None:
        try:
            super().build_extensions()
        except (BaseError, CCompilerError) as error:
            print(f"The kernel could not be compiled and will run interpreted: {error}")
            remove_compiled(Path(self.build_lib))
            self.extensions = self.distribution.ext_modules = []
            wheel = self.distribution.get_command_obj("bdist_wheel", create=False)
            if wheel is not None:
                # Otherwise it would be named as if it worked with one Python on one system only.
                wheel.root_is_pure = True


def remove_compiled(folder: Path) -> None:
    """Remove what an earlier build compiled: Python would prefer it to the sources."""
    for pattern in ("*.so", "*.pyd"):
        for path in folder.rglob(pattern):
            path.unlink()


def kernel_modules() -> list[str]:
    """Return the modules of the kernel; its `__init__` only names what they offer."""
    return sorted(str(path) for path in KERNEL.glob("[!_]*.py"))


def compiled_modules() -> list[Extension]:
    """Return the kernel as extensions, or nothing without mypyc.

    All modules are one library, in which they call each other as C; each gets a small extension
    that Python imports and that opens the library.
    """
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    if os.environ.get(INTERPRETED):
        return []
    try:
        extensions: list[Extension] = mypycify(kernel_modules(), opt_level="3", group_name=LIBRARY)
    except SystemExit:
        print("mypyc could not translate the kernel; it will run interpreted.")
        return []
    if sys.platform == "linux":
        for extension in extensions:
            # Lets the compiler call and inline what it sees, though it is in a shared library.
            extension.extra_compile_args.append("-fno-semantic-interposition")
            # Debugging information would name this folder, so no two clones would be the same.
            extension.extra_compile_args.append("-g0")
    return extensions


setup(cmdclass={"build_py": BuildPackage, "build_ext": BuildKernel}, ext_modules=compiled_modules())
