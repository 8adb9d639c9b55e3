"""Lets `python -m rook13` and the frozen build start the command line."""

import sys

from rook13.cli import main

if __name__ == "__main__":
    sys.exit(main())
