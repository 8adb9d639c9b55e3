"""Finding each other on the local network by mDNS, and what to check when that fails.

What may not enter: hosts, clients and their connections.
"""
