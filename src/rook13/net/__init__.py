"""Adapters that put the protocol and the table on the local network.

Uses QtCore, QtNetwork and zeroconf. What may not enter: widgets, storage and rules. In the window
nothing here blocks: journals are written in the disk's thread. A host without a window writes them
in its event loop, grouped.
"""
