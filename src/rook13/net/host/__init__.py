"""Being a host: listening, running tables and their bots, and keeping their journals.

What may not enter: looking for the tables of others.
"""
