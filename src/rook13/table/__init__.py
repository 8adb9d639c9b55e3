"""The authoritative table: seats, turns, revisions, journal entries and pacing.

It is told the time and hands out what is to be sent or stored. What may not enter: Qt, sockets,
files, and the clock.
"""
