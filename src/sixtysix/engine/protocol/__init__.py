"""Engines of others as players, and ours as an engine: a line protocol (docs/protocol/engine.md)."""

from sixtysix.engine.protocol.client import ExternalPlayer
from sixtysix.engine.protocol.commands import VERSION, Go
from sixtysix.engine.protocol.conversation import Patience
from sixtysix.engine.protocol.server import Server
from sixtysix.engine.protocol.thinker import Budget, EngineThinker, PlayerThinker, Thinker, Thought

__all__ = [
    "VERSION",
    "Budget",
    "EngineThinker",
    "ExternalPlayer",
    "Go",
    "Patience",
    "PlayerThinker",
    "Server",
    "Thinker",
    "Thought",
]
