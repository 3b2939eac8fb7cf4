"""The learning curve as a picture: python -m train.curve FOLDER [PNG]."""

import csv
import sys
from pathlib import Path

import matplotlib as mpl

mpl.use("Agg")
from matplotlib import pyplot as plt


def draw(folder: Path, path: Path) -> None:
    with (folder / "curve.csv").open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file))
    figure, axes = plt.subplots(3, 1, figsize=(8, 9), sharex=True, constrained_layout=True)
    titles = {
        "outcome": "Cross-entropy of the deal's result",
        "entropy": "Entropy of the policy",
        "v_first": "Game points a deal against the untrained network, without search",
    }
    for axis, (column, title) in zip(axes, titles.items(), strict=True):
        points = [(float(row["deals"]) / 1e6, float(row[column])) for row in rows if row.get(column)]
        axis.plot(*zip(*points, strict=True), linewidth=1)
        axis.set_title(title, loc="left", fontsize=10)
        axis.grid(alpha=0.3)
    axes[-1].set_xlabel("million deals")
    figure.savefig(path, dpi=110)


if __name__ == "__main__":
    source = Path(sys.argv[1])
    draw(source, Path(sys.argv[2]) if len(sys.argv) > 2 else source / "curve.png")
