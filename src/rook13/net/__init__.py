"""Adapters that put the protocol and the table on the local network.

Uses QtCore, QtNetwork and zeroconf. What may not enter: widgets, storage, rules, and calls that
block.
"""
