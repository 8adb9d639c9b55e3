"""The command line: one module for each command, and what they share.

A text table (`TextTable`) tells what a `TableClient` says and sends what is typed; playing alone
and joining others differ only in the client. Rules are asked of the engine, sentences about them of
`rook13.wording`. What may not enter: deciding legality, and showing what a view hides.
"""

from rook13.cli.program import main

__all__ = ["main"]
