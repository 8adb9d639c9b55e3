"""The messages on the wire, their framing and the handshake, without any I/O.

Bytes go in, events come out. What may not enter: sockets, Qt, the clock, files, and tables.
"""
