"""The loop: play, learn, measure, save; it goes on where it was cut off."""

import csv
import os
import random
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

import torch

from sixtysix.rules import PRESETS, Variant
from sixtysix.search.self_play import NetMatch, SelfPlay, net_match, self_play
from sixtysix.search.stream import Stream
from train.learner import Learner, Rates
from train.mix import MAIN, draw_variant
from train.model import to_bytes
from train.samples import to_tensors


@dataclass(frozen=True, slots=True)
class Plan:
    deck: Literal[24, 20]
    folder: Path
    seed: int = 1
    deals: int = 20_000_000
    """Deals to train for; learning rate and entropy follow the share of them that is done."""
    a_round: int = 6144
    """Deals a round."""
    a_chunk: int = 256
    """Deals of one variant."""
    pool_share: int = 20
    """In a hundred: deals against an older network."""
    learning: tuple[float, float] = (1e-3, 5e-5)
    entropy: tuple[float, float] = (0.03, 0.006)
    closing: tuple[float, float] = (0.006, 0.001)
    measure_every: float = 180.0
    threads: int = 2


class Training:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        plan.folder.mkdir(parents=True, exist_ok=True)
        torch.set_num_threads(plan.threads)
        self.learner = Learner(plan.seed)
        self.deals = 0
        self.rounds = 0
        self.seconds = 0.0
        self.pool: list[bytes] = []
        self._resume()

    # --- keeping ---

    @property
    def _checkpoint(self) -> Path:
        return self.plan.folder / "checkpoint.pt"

    def _resume(self) -> None:
        if not self._checkpoint.exists():
            return
        kept = torch.load(self._checkpoint, weights_only=False)
        self.learner.net.load_state_dict(kept["net"])
        self.learner.optimizer.load_state_dict(kept["optimizer"])
        self.learner.mean = kept["mean"]
        self.learner.steps = kept["steps"]
        self.deals, self.rounds, self.seconds = kept["deals"], kept["rounds"], kept["seconds"]
        self.pool = [path.read_bytes() for path in sorted((self.plan.folder / "pool").glob("*.bin"))]

    def save(self) -> None:
        fresh = self._checkpoint.with_suffix(".new")
        torch.save(
            {
                "net": self.learner.net.state_dict(),
                "optimizer": self.learner.optimizer.state_dict(),
                "mean": self.learner.mean,
                "steps": self.learner.steps,
                "deals": self.deals,
                "rounds": self.rounds,
                "seconds": self.seconds,
            },
            fresh,
        )
        os.replace(fresh, self._checkpoint)

    def _add_to_pool(self, weights: bytes) -> None:
        folder = self.plan.folder / "pool"
        folder.mkdir(exist_ok=True)
        (folder / f"{self.deals:012d}.bin").write_bytes(weights)
        self.pool.append(weights)

    # --- playing ---

    def _play(self) -> list[SelfPlay]:
        plan, weights = self.plan, to_bytes(list(self.learner.net.parameters()))
        stream = Stream(plan.seed * 1_000_003 + self.rounds)
        chunks: list[tuple[Variant, bytes | None, int]] = []
        for number in range(plan.a_round // plan.a_chunk):
            others = None
            if self.pool and stream.below(100) < plan.pool_share:
                others = self.pool[self._pool_place(stream)]
            chunks.append((draw_variant(plan.deck, stream), others, self.deals + number * plan.a_chunk))

        def play(chunk: tuple[Variant, bytes | None, int]) -> SelfPlay:
            variant, others, first = chunk
            return self_play(variant, weights, others, seed=plan.seed, first=first, deals=plan.a_chunk)

        with ThreadPoolExecutor(plan.threads) as threads:
            return list(threads.map(play, chunks))

    def _pool_place(self, stream: Stream) -> int:
        """Any of the pool, the later half twice as often."""
        size = len(self.pool)
        return max(stream.below(size), stream.below(size)) if stream.below(2) else stream.below(size)

    # --- the loop ---

    def _rates(self) -> Rates:
        done = min(self.deals / self.plan.deals, 1.0)

        def between(first: float, last: float) -> float:
            return float(first * (last / first) ** done)

        return Rates(between(*self.plan.learning), between(*self.plan.entropy), between(*self.plan.closing))

    def round(self) -> dict[str, float]:
        began = time.monotonic()
        played = self._play()
        raw = bytearray().join(each.samples for each in played)
        play_seconds = time.monotonic() - began
        samples = to_tensors(raw)
        generator = torch.Generator().manual_seed(self.plan.seed * 7919 + self.rounds)
        measured = self.learner.learn(samples, self._rates(), generator)
        self.deals += sum(each.deals for each in played)
        self.rounds += 1
        seconds = time.monotonic() - began
        self.seconds += seconds
        return measured | {
            "samples": len(samples),
            "play_seconds": play_seconds,
            "learn_seconds": seconds - play_seconds,
            "closed": float((samples.kind >= 64).float().mean()),
        }

    def measure(self) -> dict[str, NetMatch]:
        """The mean network against the first of the pool and against the last."""
        variant, mean = PRESETS[MAIN[self.plan.deck]], to_bytes(self.learner.mean)
        found: dict[str, NetMatch] = {}
        for name, other in (("first", self.pool[:1]), ("last", self.pool[-1:])):
            if other:
                found[name] = net_match(
                    variant, mean, other[0], pairs=8000, seed=random.Random(self.deals).getrandbits(40)
                )
        return found

    def run(self, seconds: float) -> None:
        began = measured_at = time.monotonic()
        while self.deals < self.plan.deals and time.monotonic() - began < seconds:
            row = self.round()
            if time.monotonic() - measured_at > self.plan.measure_every or len(self.pool) == 0:
                for name, match in self.measure().items():
                    row[f"v_{name}"], row[f"v_{name}_margin"] = match.mean, match.margin
                self._add_to_pool(to_bytes(self.learner.mean))
                self.save()
                measured_at = time.monotonic()
            self._note(row)
        self.save()

    def _note(self, row: dict[str, float]) -> None:
        columns = [
            "seconds", "deals", "samples", "kept", "policy", "outcome", "entropy", "clipped", "closing", "closed", "play_seconds",
            "learn_seconds", "v_first", "v_first_margin", "v_last", "v_last_margin",
        ]  # fmt: skip
        path = self.plan.folder / "curve.csv"
        fresh = not path.exists()
        full = {"seconds": round(self.seconds, 1), "deals": self.deals} | row
        with path.open("a", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, columns, extrasaction="ignore")
            if fresh:
                writer.writeheader()
            writer.writerow(
                {key: round(value, 5) if isinstance(value, float) else value for key, value in full.items()}
            )
        if self.rounds % 10 == 0 or "v_last" in row:
            shown = " ".join(f"{key}={full[key]:.4g}" for key in columns if key in full)
            print(shown, flush=True)
