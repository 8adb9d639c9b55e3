"""The house behind the window: tables of its own, the neighbourhood, and ways to other tables.

The window asks the house for a `TableClient` and does not care where the table is.
"""
