"""Tables of cases that a test of the tests can read."""

from collections.abc import Iterable, Mapping
from typing import Any, cast

import pytest

Value = bool | int | str


def each_value(cases: Mapping[Any, Any]) -> pytest.MarkDecorator:
    """Runs a test `test_switch_<name>(value, expected)` for each value of the switch."""
    return pytest.mark.parametrize(("value", "expected"), list(cases.items()), ids=_named)


def values_tested(test: object) -> list[Value]:
    """The values a test decorated with `each_value` runs for."""
    marks: Iterable[pytest.Mark] = getattr(test, "pytestmark", ())
    return [value for mark in marks if mark.name == "parametrize" for value, _ in mark.args[1]]


def _named(value: object) -> str:
    """A test's name must not depend on the order of a set: parallel workers compare names."""
    if isinstance(value, set | frozenset):
        return "-".join(sorted(map(str, cast("set[object]", value))))
    return str(value)
