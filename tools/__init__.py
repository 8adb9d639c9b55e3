"""Measurements for those who work on the program: `make bench WHAT=ui ARGS="--starts 8"`.

They use the package from outside and are no part of it. Each subject runs with
`python -m tools.bench SUBJECT`, and prints a table for people.
"""
