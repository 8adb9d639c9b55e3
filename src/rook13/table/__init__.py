"""The authoritative table: seats, turns, revisions, journal entries and pacing.

It is told the time and hands out what is to be sent or stored. Commands become facts, facts make
the next state, and a journal of facts brings a table back. What may not enter: Qt, sockets, files,
the clock, chance that was not handed in, the thinking of bots, and prose.
"""
