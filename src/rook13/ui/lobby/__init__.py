"""The first screen after signing in: play now, tables on the network, and games to go on with.

It only shows what it is given and says what somebody wants; finding tables is somebody else's work.
"""
