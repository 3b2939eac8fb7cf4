"""What docs/protocol/engine.md and docs/guide/engine.md show."""

import re
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "protocol" / "engine.md").read_text(encoding="utf-8")
GUIDE = (ROOT / "docs" / "guide" / "engine.md").read_text(encoding="utf-8")
BOT = ROOT / "docs" / "guide" / "first_card.py"


def box(kind: str, page: str = PAGE) -> list[str]:
    """The lines of the only box of a kind."""
    (text,) = re.findall(rf"^```{kind}\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    return str(text).splitlines()


def told(dialogue: Iterable[str]) -> list[str]:
    return [line[2:] for line in dialogue if line.startswith("> ")]


def said(dialogue: Iterable[str]) -> list[str]:
    return [line[2:] for line in dialogue if line.startswith("< ")]


def agrees(shown: Sequence[str], found: Sequence[str]) -> bool:
    """Whether lines are those shown, `...` standing for anything."""
    patterns = [".*".join(map(re.escape, line.split("..."))) for line in shown]
    return len(shown) == len(found) and all(map(re.fullmatch, patterns, found))
