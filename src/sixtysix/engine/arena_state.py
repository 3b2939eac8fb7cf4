"""The state file of an arena: JSON lines, written as it goes, from which an interrupted arena goes on.

The first line says which contest it is, each other line is one pair, in order. A last line that was cut off by the interruption
is left out; whatever else is wrong with the file, it is refused.
"""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import BinaryIO, Final, Self, cast

from sixtysix.engine.arena_pairs import Contest, Forfeited, PairResult
from sixtysix.notation.variants import variant_text

STATE_VERSION: Final = 1


class StateRefused(ValueError):
    """The state file is damaged or of another arena; the text says which, and what to do."""


def contest_fields(contest: Contest) -> dict[str, object]:
    """What makes a contest this one."""
    return {
        "a": contest.first,
        "b": contest.second,
        "preset": variant_text(contest.variant),
        "seed": contest.seed,
        "match_play": contest.match_play,
    }


class StateFile:
    """Keeps the pairs of one contest in a file; a context, closed at its end."""

    def __init__(self, path: Path, contest: Contest, records: Path | None) -> None:
        """Opens the file, or begins it. Raises `StateRefused`, or `OSError` if it cannot be read or written."""
        self._path = path
        self.pairs: list[PairResult] = []
        """The pairs in the file."""
        self.records_end = 0
        """How long the file of records was after the last pair."""
        head = {
            "sixtysix_arena": STATE_VERSION,
            **contest_fields(contest),
            "records": None if records is None else str(records.absolute()),
        }
        self._stream: BinaryIO = path.open("r+b" if path.exists() else "x+b")
        try:
            self._read(head)
        except BaseException:
            self._stream.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._stream.close()

    def add(self, pair: PairResult, records_end: int) -> None:
        """Writes a pair, to the disk at once."""
        self._write({**_fields(pair), "records_end": records_end})

    def _write(self, fields: Mapping[str, object]) -> None:
        self._stream.write(json.dumps(fields, separators=(",", ":")).encode() + b"\n")
        self._stream.flush()
        os.fsync(self._stream.fileno())

    def _read(self, head: dict[str, object]) -> None:
        whole, newline, _ = self._stream.read().rpartition(b"\n")
        lines = whole.split(b"\n") if newline else []
        self._stream.truncate(len(whole) + len(newline))
        self._stream.seek(0, os.SEEK_END)
        if not lines:
            self._write(head)
            return
        self._compare(head, self._parsed(lines[0], 1))
        for number, line in enumerate(lines[1:], 1):
            fields = self._parsed(line, number + 1)
            try:
                pair = _pair(fields)
                self.records_end = _whole(fields["records_end"])
            except (KeyError, TypeError, ValueError):
                raise self._damaged(number + 1) from None
            if pair.number != number:
                raise self._damaged(number + 1)
            self.pairs.append(pair)

    def _parsed(self, line: bytes, number: int) -> dict[str, object]:
        try:
            found: object = json.loads(line)
        except (ValueError, RecursionError):
            raise self._damaged(number) from None
        if not isinstance(found, dict):
            raise self._damaged(number)
        return cast("dict[str, object]", found)

    def _compare(self, head: dict[str, object], found: dict[str, object]) -> None:
        if "sixtysix_arena" not in found:
            raise StateRefused(f"{self._path} is not the state of an arena. Name another file to resume.")
        for name, value in head.items():
            if found.get(name) != value:
                raise StateRefused(
                    f"{self._path} is the state of another arena: {name} is {found.get(name)} there, {value} here. "
                    "Ask for the same, or name another file to resume."
                )

    def _damaged(self, line: int) -> StateRefused:
        return StateRefused(
            f"{self._path} is damaged or no state of an arena (line {line}). Name another file to resume, or delete it to "
            "begin anew."
        )


def _fields(pair: PairResult) -> dict[str, object]:
    return {
        "pair": pair.number,
        "points": pair.points,
        "won": pair.won,
        "forfeits": [each._asdict() for each in pair.forfeits],
        "ms": pair.milliseconds,
    }


def _pair(fields: dict[str, object]) -> PairResult:
    """The pair of a line. Raises `KeyError`, `TypeError` or `ValueError`."""
    first, second = _list(fields["points"])
    won_first, won_second = _list(fields["won"])
    ms_first, ms_second = _list(fields["ms"])
    return PairResult(
        _whole(fields["pair"]),
        (tuple(map(_points, _list(first))), tuple(map(_points, _list(second)))),
        (_whole(won_first), _whole(won_second)),
        tuple(map(_forfeited, _list(fields["forfeits"]))),
        (tuple(map(_number, _list(ms_first))), tuple(map(_number, _list(ms_second)))),
    )


def _forfeited(value: object) -> Forfeited:
    if not isinstance(value, dict):
        raise TypeError
    fields = cast("dict[str, object]", value)
    return Forfeited(
        _whole(fields["table"]), _whole(fields["deal"]), _whole(fields["side"]), str(fields["reason"])
    )


def _list(value: object) -> list[object]:
    if not isinstance(value, list):
        raise TypeError
    return cast("list[object]", value)


def _number(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise TypeError
    return value


def _whole(value: object) -> int:
    if type(value) is not int or value < 0:
        raise TypeError
    return value


def _points(value: object) -> int:
    if type(value) is not int or not -3 <= value <= 3:
        raise TypeError
    return value
