"""The bots of the Python package `schnapsen`, met at its own table: its engine deals with legality, points and game points.

Its rules differ from ours (docs/design/arena.md), so its bots do not come to our table; our players go to theirs.
"""
