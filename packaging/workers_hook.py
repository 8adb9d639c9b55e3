"""Takes the place of PyInstaller's own hook, which loads multiprocessing before every start.

A worker compares the path of its main script with its parent's. In a frozen program both are the
same unless multiprocessing puts a folder in front, which it does not with this name set to None.
"""

import sys


class _BeforeSpawn:
    """Waits until worker processes are wanted, and steps aside."""

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        """Leave finding to the others."""
        if name == "multiprocessing.spawn":
            sys.meta_path.remove(self)
            setattr(sys.modules["multiprocessing.process"], "ORIGINAL_DIR", None)  # noqa: B010


sys.meta_path.insert(0, _BeforeSpawn())
