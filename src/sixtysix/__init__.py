"""Sixty-Six: rules, engine, server and table of the card game."""

__version__ = "0.1.0"
