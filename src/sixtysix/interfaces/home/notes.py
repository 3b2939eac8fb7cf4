"""What is noted of a deal besides its actions: the record keeps it in remarks, so that leaving forgets nothing.

`x-hints 3 2`: in deal 3 two hints were taken. `x-practice 3`: something was taken back in it that had shown the player
what it did not know.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

_HINTS: Final = "x-hints"
_PRACTICE: Final = "x-practice"

Remarks: TypeAlias = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Notes:
    """Of one deal."""

    hints: int = 0
    """Hints taken."""
    practice: bool = False
    """Whether it does not count in statistics."""


def notes_in(remarks: Iterable[tuple[str, str]]) -> dict[int, Notes]:
    """The notes in the remarks of a record, by the number of the deal; what is damaged is left out."""
    found: dict[int, Notes] = {}
    for name, value in remarks:
        match (name, [int(word) for word in value.split() if word.isdecimal()]):
            case (str(), [number, hints]) if name == _HINTS:
                found[number] = replace(found.get(number, Notes()), hints=hints)
            case (str(), [number]) if name == _PRACTICE:
                found[number] = replace(found.get(number, Notes()), practice=True)
            case _:
                pass
    return found


def remarks_of(notes: Mapping[int, Notes], others: Remarks = ()) -> Remarks:
    """Remarks that keep the notes, after those of others."""
    kept = [each for each in others if each[0] not in (_HINTS, _PRACTICE)]
    for number, noted in sorted(notes.items()):
        if noted.hints:
            kept.append((_HINTS, f"{number} {noted.hints}"))
        if noted.practice:
            kept.append((_PRACTICE, str(number)))
    return tuple(kept)
