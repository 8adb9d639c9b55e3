"""Where the bots' judgement meets the analysis: reviews, hints, and how they are told.

Analysis does not know the bots, and wording does not know the analysis; command line and window
need all three together. What may not enter: Qt, tables, and text that is not made in `wording`.
"""
