"""The messages on the wire, their framing and the handshake, without any I/O.

Bytes go in, events come out. What is said about a table travels as `rook13.table` and
`rook13.engine` declare it. What may not enter: sockets, Qt, the clock, and files.
"""
