"""Pictures: cards, birds, icons, surfaces and themes, drawn from the masters in resources/.

The state of a card on a table (raised, dimmed, playable), widgets and text for people stay outside,
but for the English names of colours, which windows translate. The first picture of the window
imports some of these modules, so their small values are named tuples, which are cheap to define.
"""
