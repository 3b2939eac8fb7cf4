"""Make the file that ships from a checkpoint: python -m train.ship 24 [--folder F]."""

import argparse
from pathlib import Path

import torch

from sixtysix.engine.mind import WEIGHTS
from sixtysix.rules import PRESETS
from sixtysix.search.network import OUTCOMES, Network, pack_network, read_network
from sixtysix.search.self_play import SAMPLE_BYTES, SAMPLE_ON, self_play
from train.mix import MAIN
from train.model import to_bytes

DEALS = 40_000


def frequencies(deck: int, weights: bytes) -> tuple[float, ...]:
    """How often a deal brings -3 to 3 game points to a seat, between equals."""
    counts = [0] * OUTCOMES
    played = self_play(
        PRESETS[MAIN[deck]], weights, None, seed=66, first=0, deals=DEALS, branched=256, least=2.0, scored=0
    )
    last = 2 * SAMPLE_ON + 140  # the outcome, in a sample
    for place in range(last, len(played.samples), SAMPLE_BYTES * 7):
        counts[played.samples[place]] += 1
    even = [(counts[i] + counts[OUTCOMES - 1 - i]) / 2 / sum(counts) for i in range(OUTCOMES)]
    return tuple(even)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m train.ship", description=__doc__)
    parser.add_argument("deck", type=int, choices=(24, 20))
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--to", type=Path)
    words = parser.parse_args()
    folder = words.folder or Path("build/train") / str(words.deck)
    kept = torch.load(folder / "checkpoint.pt", weights_only=True)
    weights = to_bytes(kept["learner"]["mean"])
    network = Network(
        weights, words.deck, kept["before"] + kept["deals"], kept["seed"], frequencies(words.deck, weights)
    )
    packed = pack_network(network)
    read_network(packed, "the new file")
    path = words.to or WEIGHTS / f"{words.deck}.66n"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(packed)
    print(
        f"{path}: {len(packed)} bytes, {kept['deals']:,} deals, frequencies {[round(f, 3) for f in network.frequencies]}"
    )


if __name__ == "__main__":
    main()
