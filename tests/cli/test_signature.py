"""The signature: the engine decides what it decided when bench/signature.txt was written."""

import json
from pathlib import Path

import pytest

from sixtysix.engine import LEVELS
from sixtysix.interfaces.cli import main
from sixtysix.interfaces.cli import signature as signatures
from sixtysix.rules import PRESETS
from sixtysix.search.kernel import KernelError
from sixtysix.search.network import NetworkError
from tests.kit.golden import Golden

BENCH = Path(__file__).parents[2] / "bench"


@pytest.mark.golden
def test_the_engine_decides_what_it_decided(golden: Golden) -> None:
    Golden(BENCH, update=golden.update).check("signature.txt", signatures.signature() + "\n")


def test_the_positions_are_of_every_preset_and_every_stage() -> None:
    views = list(signatures.positions(signatures.DEALS))
    assert {view.table.variant for view in views} == set(PRESETS.values())
    assert {view.table.step for view in views} >= {"lead", "follow", "draw"}
    assert any(view.table.closer is not None for view in views)
    assert any(view.table.talon_size == 0 for view in views)
    assert views == list(signatures.positions(signatures.DEALS))


def test_another_decision_makes_another_signature() -> None:
    (view, *_) = signatures.positions(1)
    found, again, other = (signatures.decision(view, LEVELS["master"], 0, worlds) for worlds in (8, 8, 9))
    assert signatures.signed(found) == signatures.signed(again) != signatures.signed(other)


def test_the_command_prints_it(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signatures, "signature", lambda: "0123456789abcdef")
    assert main(["bench", "signature"]) == 0
    assert capsys.readouterr().out == "0123456789abcdef\n"
    assert main(["bench", "signature", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"signature": "0123456789abcdef"}


@pytest.mark.parametrize("error", [NetworkError, KernelError])
def test_an_engine_that_is_not_whole_is_told_in_one_line(
    error: type[Exception], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> str:
        raise error("24.66n is damaged: install sixtysix again")

    monkeypatch.setattr(signatures, "signature", broken)
    assert main(["bench", "signature"]) == 2
    assert capsys.readouterr().err == "sixtysix: 24.66n is damaged: install sixtysix again\n"
