"""Names that are asked for in more than one place. Light to import."""

from typing import Literal, TypeAlias

LevelName: TypeAlias = Literal["novice", "beginner", "club", "strong", "expert", "master"]
"""How strong the engine is."""
