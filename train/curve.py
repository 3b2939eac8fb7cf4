"""The learning curve as a picture: python -m train.curve FOLDER [PNG].

A column `stage` may tell trainings apart that went on from one another (bench/curves).
"""

import csv
import sys
from itertools import groupby
from pathlib import Path

import matplotlib as mpl

mpl.use("Agg")
from matplotlib import pyplot as plt

TITLES = {
    "outcome": "Cross-entropy of the deal's result",
    "entropy": "Entropy of the policy",
    "v_first": "Game points a deal against the network that the training began with, without search",
}


def draw(folder: Path, path: Path) -> None:
    with (folder / "curve.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    figure, axes = plt.subplots(3, 1, figsize=(8, 9), sharex=True, constrained_layout=True)
    for stage, part in groupby(rows, lambda row: row.get("stage", "")):
        known = list(part)
        for axis, column in zip(axes, TITLES, strict=True):
            points = [(float(row["deals"]) / 1e6, float(row[column])) for row in known if row.get(column)]
            axis.plot(*zip(*points, strict=True), linewidth=1, label=stage)
    for axis, title in zip(axes, TITLES.values(), strict=True):
        axis.set_title(title, loc="left", fontsize=10)
        axis.grid(alpha=0.3)
    if rows and "stage" in rows[0]:
        axes[0].legend(fontsize=9)
    axes[-1].set_xlabel("million deals")
    figure.savefig(path, dpi=110)
    plt.close(figure)


if __name__ == "__main__":
    source = Path(sys.argv[1])
    draw(source, Path(sys.argv[2]) if len(sys.argv) > 2 else source / "curve.png")
