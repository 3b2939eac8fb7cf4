"""Sixty-Six: rules, engine, server and table of the card game."""

__version__ = "0.1.0"


class Incomplete(RuntimeError):
    """A part of this installation is missing, damaged or of another version; the text says what to do."""
