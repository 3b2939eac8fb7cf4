"""Train the network of a deck: python -m train 24 [--minutes M] [--deals N] [--seed S] [--folder F]."""

import argparse
from pathlib import Path

from train.loop import Plan, Training


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m train", description=__doc__)
    parser.add_argument("deck", type=int, choices=(24, 20))
    parser.add_argument("--minutes", type=float, default=1e9)
    parser.add_argument("--deals", type=int, default=20_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--folder", type=Path)
    words = parser.parse_args()
    folder = words.folder or Path("build/train") / str(words.deck)
    plan = Plan(words.deck, folder, seed=words.seed, deals=words.deals, threads=words.threads)
    Training(plan).run(words.minutes * 60)


if __name__ == "__main__":
    main()
