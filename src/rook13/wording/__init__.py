"""Sentences for what the engine and the table say: the one place where enums become English.

The tables are plain data and every sentence is a `Text`, a template with its values, so that a
window can translate the template before filling it in. No Qt, no layout, no decisions.
"""
