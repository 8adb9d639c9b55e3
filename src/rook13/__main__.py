"""Lets `python -m rook13` and the frozen build start the command line."""

import multiprocessing
import sys

from rook13.cli import main

if __name__ == "__main__":
    # In a frozen build a worker process starts here too, and goes to its work.
    multiprocessing.freeze_support()
    sys.exit(main())
