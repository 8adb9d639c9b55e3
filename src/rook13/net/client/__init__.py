"""Being at a table: the one interface to it, and tables on other computers.

What may not enter: the side of a host.
"""
