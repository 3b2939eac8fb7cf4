"""Train the network of a deck by self-play; cut off, the same command goes on.

python -m train 24 --minutes 60
python -m train 24 --against src/sixtysix/engine/weights/24.66n --folder build/train/exploiter   # learn to beat a network
"""

import argparse
from pathlib import Path

from sixtysix.search.network import load_network
from train.loop import Training
from train.plan import Plan


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m train", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("deck", type=int, choices=(24, 20))
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after so long")
    parser.add_argument(
        "--deals", type=int, default=20_000_000, help="deals in all; rates fall towards their end"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--folder", type=Path, help="where it is kept (build/train/DECK)")
    parser.add_argument("--start", type=Path, help="begin with this network")
    parser.add_argument(
        "--learning", type=float, nargs=2, default=(1e-3, 5e-5), help="learning rate, first and last"
    )
    parser.add_argument(
        "--entropy", type=float, nargs=2, default=(0.03, 0.006), help="weight of entropy, first and last"
    )
    parser.add_argument(
        "--closing",
        type=float,
        nargs=2,
        default=(0.006, 0.001),
        help="how far closing is favoured, first and last",
    )
    parser.add_argument("--against", type=Path, help="learn to beat this network alone")
    parser.add_argument(
        "--company", type=Path, nargs="*", default=[], help="networks to meet besides older ones"
    )
    words = parser.parse_args()

    def weights(path: Path | None) -> bytes | None:
        return None if path is None else load_network(path).weights

    plan = Plan(
        deck=words.deck,
        folder=words.folder or Path("build/train") / str(words.deck),
        seed=words.seed,
        deals=words.deals,
        threads=words.threads,
        start=weights(words.start),
        before=0 if words.start is None else load_network(words.start).deals,
        learning=tuple(words.learning),
        entropy=tuple(words.entropy),
        closing=tuple(words.closing),
        against=weights(words.against),
        company=tuple(load_network(path).weights for path in words.company),
    )
    Training(plan).run(words.minutes * 60)


if __name__ == "__main__":
    main()
