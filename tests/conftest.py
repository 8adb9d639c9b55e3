import gc
import os

from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

settings.register_profile("default", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("default")


def pytest_collection_finish() -> None:
    """Never again look for garbage among the modules and the tests, which stay until the end.

    There are so many that looking takes longer than most tests, and a test of a whole window looks.
    """
    gc.collect()
    gc.freeze()
