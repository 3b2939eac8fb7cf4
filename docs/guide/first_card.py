# ruff: noqa: INP001, T201  a script for copying, not a module; it speaks by printing
"""A bot for sixtysix: plays the first legal card. Start yours from it; the words are those of docs/protocol/engine.md."""

import sys


def say(*words: str) -> None:
    """One line to the other side, at once."""
    print(*words, flush=True)


def choose(legal: list[str]) -> str:
    """The decision: your ideas belong here."""
    cards = [action for action in legal if action[0] in "ATKQJ9"]
    draws = [action for action in legal if action == "D"]
    return [*cards, *draws, *legal][0]


legal: list[str] = []
for line in sys.stdin:
    word, *words = line.split() or [""]
    if word == "s66":
        say("id name First Card")
        say("s66ok 1")
    elif word == "isready":
        say("readyok")
    elif word == "legal":
        legal = words
    elif word == "go":
        say("bestaction", choose(legal))
    elif word == "quit":
        break
