"""A training of a few hundred deals: the same every time, cut off or not, and one that people can go on from."""

import csv
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("torch")
pytest.importorskip("matplotlib")

from sixtysix.search.network import load_network
from tests.kit.networks import random_network
from train.learner import Settings
from train.loop import Training
from train.model import to_bytes
from train.plan import Plan

FOREVER = 1e9
ROOT = Path(__file__).resolve().parents[2]


def plan_in(folder: Path, seed: int = 5, against: bytes | None = None) -> Plan:
    """Four rounds of 128 deals of 20 cards, measured and saved after the first and every second."""
    return Plan(
        20, folder, seed, deals=512, threads=1, against=against,
        a_round=128, a_chunk=64, measure_every=2, measured_pairs=10,
        settings=Settings(batch=64),
    )  # fmt: skip


class CutOff(Training):
    """Stopped by its user after some rounds, or killed before anything more is saved."""

    rounds_left = 1
    killed = False

    def round(self) -> dict[str, float]:
        if not self.rounds_left:
            raise KeyboardInterrupt
        row = super().round()
        self.rounds_left -= 1
        self.stopped = not self.rounds_left and not self.killed
        return row


def weights_of(training: Training) -> bytes:
    return to_bytes(list(training.learner.net.parameters())) + to_bytes(training.learner.mean)


def curve_of(folder: Path) -> list[dict[str, str]]:
    with (folder / "curve.csv").open(encoding="utf-8") as file:
        return [{k: v for k, v in row.items() if "seconds" not in k} for row in csv.DictReader(file)]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Training:
    """A training that ran to its end."""
    training = Training(plan_in(tmp_path_factory.mktemp("whole")))
    training.run(FOREVER)
    return training


def test_it_learns_its_deals_and_keeps_curve_and_picture(whole: Training) -> None:
    folder = whole.plan.folder
    assert whole.deals == 512
    rows = curve_of(folder)
    assert [int(row["deals"]) for row in rows] == [128, 256, 384, 512]
    assert all(int(row["samples"]) > 100 for row in rows)
    assert [bool(row["v_last"]) for row in rows] == [False, True, False, True]
    assert float(rows[-1]["outcome"]) < float(rows[0]["outcome"])  # it begins to know how deals end
    assert (folder / "curve.png").read_bytes().startswith(b"\x89PNG")
    assert len(list((folder / "pool").glob("*.bin"))) == len(whole.pool) == 3


@pytest.mark.parametrize("rounds", [1, 2, 3])
@pytest.mark.parametrize("killed", [False, True])
def test_cut_off_it_comes_to_the_same_end(
    whole: Training, tmp_path: Path, rounds: int, *, killed: bool
) -> None:
    first = CutOff(plan_in(tmp_path))
    first.rounds_left, first.killed = rounds, killed
    if killed:
        with pytest.raises(KeyboardInterrupt):
            first.run(FOREVER)
    else:
        first.run(FOREVER)
    second = Training(plan_in(tmp_path))
    assert second.rounds == (2 if killed and rounds == 3 else rounds)
    second.run(FOREVER)
    assert weights_of(second) == weights_of(whole)
    assert curve_of(tmp_path) == curve_of(whole.plan.folder)


def test_another_seed_learns_from_other_deals(whole: Training, tmp_path: Path) -> None:
    other = CutOff(plan_in(tmp_path, seed=6))
    other.run(FOREVER)
    assert curve_of(tmp_path)[0] != curve_of(whole.plan.folder)[0]


def test_an_exploiter_meets_and_is_measured_against_its_prey_alone(tmp_path: Path) -> None:
    prey = random_network(20).weights
    training = CutOff(plan_in(tmp_path, against=prey))
    training.rounds_left = 2
    training.run(FOREVER)
    rows = curve_of(tmp_path)
    assert [row["v_first"] for row in rows] == ["", ""]
    assert rows[-1]["v_last"]
    assert weights_of(training) != weights_of(CutOff(plan_in(tmp_path / "alone")))


def test_a_folder_of_another_training_is_refused_and_kept(whole: Training) -> None:
    before = (whole.plan.folder / "checkpoint.pt").read_bytes()
    with pytest.raises(SystemExit, match="20 cards with seed 5: choose another --folder"):
        Training(plan_in(whole.plan.folder, seed=6))
    assert (whole.plan.folder / "checkpoint.pt").read_bytes() == before


@pytest.mark.parametrize("damage", ["", "PK", "cut short"])
def test_a_damaged_checkpoint_is_refused_by_name(whole: Training, tmp_path: Path, damage: str) -> None:
    sound = (whole.plan.folder / "checkpoint.pt").read_bytes()
    damaged = sound[: len(sound) // 2] if damage == "cut short" else damage.encode()
    (tmp_path / "checkpoint.pt").write_bytes(damaged)
    with pytest.raises(SystemExit, match=r"checkpoint\.pt cannot be read: .* delete this one to begin anew"):
        Training(plan_in(tmp_path))
    assert (tmp_path / "checkpoint.pt").read_bytes() == damaged


def test_what_cannot_be_saved_leaves_the_old_whole(tmp_path: Path) -> None:
    training = CutOff(plan_in(tmp_path))
    training.run(FOREVER)
    sound = (tmp_path / "checkpoint.pt").read_bytes()
    (tmp_path / "checkpoint.new").mkdir()
    with pytest.raises(SystemExit, match=r"cannot be written .* make room, then the same command goes on"):
        training.save()
    assert (tmp_path / "checkpoint.pt").read_bytes() == sound


def run_module(*words: str | Path) -> "subprocess.Popen[str]":
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    return subprocess.Popen(
        [sys.executable, "-W", "ignore", "-m", *map(str, words)], cwd=ROOT, env=environment, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    )  # fmt: skip


def test_the_command_stops_when_told_and_goes_on_and_ships(tmp_path: Path) -> None:
    train = ("train", "20", "--folder", tmp_path, "--seed", "7", "--threads", "1", "--deals", "12288")
    with run_module(*train) as running:
        assert running.stdout is not None
        while not (tmp_path / "checkpoint.pt").exists() and running.poll() is None:
            pass
        running.send_signal(signal.SIGINT)
        said = running.stdout.read()
    assert running.returncode == 0, said
    assert "12,288 deals. To go on: the same command." in said
    with run_module(*train) as again:
        said, _ = again.communicate()
    assert again.returncode == 0, said
    assert "12,288 of 12,288 deals" in said
    with run_module("train.ship", "20", "--folder", tmp_path, "--to", tmp_path / "20.66n") as shipping:
        said, _ = shipping.communicate()
    assert shipping.returncode == 0, said
    network = load_network(tmp_path / "20.66n")
    assert (network.deck, network.deals, network.seed) == (20, 12_288, 7)
    assert sum(network.frequencies) == pytest.approx(1, abs=1e-5)
    assert network.frequencies == network.frequencies[::-1]
    assert "20.66n: " in said
