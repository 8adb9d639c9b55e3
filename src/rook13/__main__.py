"""Lets `python -m rook13` and the frozen build start the command line."""

import sys

TRACKER = "from multiprocessing.resource_tracker import main"


def _help_multiprocessing() -> None:
    """Be a worker process, or Python's own helper of them, which a frozen build starts here too."""
    if "--multiprocessing-fork" in sys.argv:
        from multiprocessing import spawn

        spawn.freeze_support()
    elif "-c" in sys.argv[:-1] and sys.argv[sys.argv.index("-c") + 1].startswith(TRACKER):
        exec(sys.argv[sys.argv.index("-c") + 1])
        sys.exit()


if __name__ == "__main__":
    # Before anything of ours is loaded, which a helper does not need.
    _help_multiprocessing()
    from rook13.cli import main

    sys.exit(main())
