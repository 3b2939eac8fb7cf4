"""The loop: play, learn, measure, save. Cut off, it goes on from the last save and comes to the same end."""

import csv
import pickle
import signal
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import torch

from sixtysix.rules import PRESETS, Variant
from sixtysix.search.self_play import NetMatch, SelfPlay, net_match, self_play
from sixtysix.search.stream import Stream
from train.curve import draw
from train.learner import Learner
from train.mix import MAIN, draw_table
from train.model import to_bytes
from train.plan import Plan
from train.samples import to_tensors

COLUMNS = [
    "seconds", "deals", "samples", "spread", "policy", "outcome", "belief", "entropy", "clipped", "closing", "closed",
    "play_seconds", "learn_seconds", "v_first", "v_first_margin", "v_last", "v_last_margin",
]  # fmt: skip
"""Of the curve: losses and shares are means of a round; v_ are game points a deal against an older network."""


class Training:
    """A training in a folder."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        plan.folder.mkdir(parents=True, exist_ok=True)
        torch.set_num_threads(plan.threads)
        self.learner = Learner(plan.seed, plan.settings)
        if plan.start is not None:
            self.learner.begin_with(plan.start)
        self.deals = 0
        self.rounds = 0
        self.seconds = 0.0
        self.pool: list[bytes] = []
        self.stopped = False
        self._resume()

    # --- keeping ---

    @property
    def _checkpoint(self) -> Path:
        return self.plan.folder / "checkpoint.pt"

    @property
    def _curve(self) -> Path:
        return self.plan.folder / "curve.csv"

    def _resume(self) -> None:
        if not self._checkpoint.exists():
            return
        try:
            kept = torch.load(self._checkpoint, weights_only=True)
            self.learner.restore(kept["learner"])
        except (OSError, RuntimeError, EOFError, LookupError, ValueError, pickle.UnpicklingError) as error:
            raise SystemExit(
                f"{self._checkpoint} cannot be read: it is damaged, or of another version of the network. "
                "Choose another --folder, or delete this one to begin anew."
            ) from error
        if kept["deck"] != self.plan.deck or kept["seed"] != self.plan.seed:
            raise SystemExit(
                f"{self.plan.folder} holds a training of {kept['deck']} cards with seed {kept['seed']}: choose another --folder, "
                "or delete it to begin anew."
            )
        self.deals, self.rounds, self.seconds = kept["deals"], kept["rounds"], kept["seconds"]
        older = (
            path for path in sorted((self.plan.folder / "pool").glob("*.bin")) if int(path.stem) <= self.deals
        )
        self.pool = [path.read_bytes() for path in older]
        self._shorten_curve()

    def _shorten_curve(self) -> None:
        """Takes away what was noted after the last save: it is played again."""
        if self._curve.exists():
            head, *rows = self._curve.read_text(encoding="utf-8").splitlines(keepends=True)
            kept = [row for row in rows if row.endswith("\n") and int(row.split(",")[1]) <= self.deals]
            self._curve.write_text("".join([head, *kept]), encoding="utf-8")

    def save(self) -> None:
        """Keeps all there is, in one step: whatever happens, the old or the new is whole."""
        fresh = self._checkpoint.with_suffix(".new")
        kept = {
            "deck": self.plan.deck,
            "seed": self.plan.seed,
            "deals": self.deals,
            "before": self.plan.before,
            "rounds": self.rounds,
            "seconds": self.seconds,
            "learner": self.learner.state(),
        }
        try:
            torch.save(kept, fresh)
        except (OSError, RuntimeError) as error:  # torch wraps what the disk says
            raise SystemExit(
                f"{fresh} cannot be written ({error}). What was saved before is whole: make room, then the same command goes on."
            ) from error
        fresh.replace(self._checkpoint)

    def _add_to_pool(self, weights: bytes) -> None:
        folder = self.plan.folder / "pool"
        folder.mkdir(exist_ok=True)
        (folder / f"{self.deals:012d}.bin").write_bytes(weights)
        self.pool.append(weights)

    # --- playing ---

    def _play(self) -> list[SelfPlay]:
        plan, weights = self.plan, to_bytes(list(self.learner.net.parameters()))
        stream = Stream(plan.seed * 1_000_003 + self.rounds)
        chunks: list[tuple[tuple[Variant, bool], bytes | None, int]] = []
        for number in range(plan.a_round // plan.a_chunk):
            others = plan.against
            if others is None and self.pool and stream.below(100) < plan.pool_share:
                others = self._older(stream)
            chunks.append((draw_table(plan.deck, stream), others, self.deals + number * plan.a_chunk))

        def play(chunk: tuple[tuple[Variant, bool], bytes | None, int]) -> SelfPlay:
            (variant, closing), others, first = chunk
            return self_play(
                variant, weights, others, seed=plan.seed, first=first, deals=plan.a_chunk, closing=closing
            )

        with ThreadPoolExecutor(plan.threads) as threads:
            return list(threads.map(play, chunks))

    def _older(self, stream: Stream) -> bytes:
        """One of the pool, later ones more often; or one of the company, one time in three if there is any."""
        company, size = self.plan.company, len(self.pool)
        if company and not stream.below(3):
            return company[stream.below(len(company))]
        return self.pool[max(stream.below(size), stream.below(size))]

    # --- the loop ---

    def round(self) -> dict[str, float]:
        """One round; gives back what was measured in it."""
        began = time.monotonic()
        played = self._play()
        play_seconds = time.monotonic() - began
        samples = to_tensors(bytearray().join(each.samples for each in played))
        generator = torch.Generator().manual_seed(self.plan.seed * 7919 + self.rounds)
        measured = self.learner.learn(samples, self.plan.rates(self.deals), generator)
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
        """The mean network against the first of the pool and the last, or against the one it is to beat."""
        plan, mean = self.plan, to_bytes(self.learner.mean)
        others = {"first": self.pool[:1], "last": self.pool[-1:]}
        if plan.against is not None:
            others = {"last": [plan.against]}
        seed = Stream(self.deals).number() >> 24
        return {
            name: net_match(PRESETS[MAIN[plan.deck]], mean, other[0], pairs=plan.measured_pairs, seed=seed)
            for name, other in others.items()
            if other
        }

    def run(self, seconds: float) -> None:
        """Trains until the plan is done, the time is up, or somebody stops it; saves at the end in any case."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        began = time.monotonic()
        while self.deals < self.plan.deals and time.monotonic() - began < seconds and not self.stopped:
            row = self.round()
            if self.rounds % self.plan.measure_every == 0 or not self.pool:
                for name, match in self.measure().items():
                    row[f"v_{name}"], row[f"v_{name}_margin"] = match.mean, match.margin
                self._add_to_pool(to_bytes(self.learner.mean))
                self.save()
            self._note(row)
        self.save()
        draw(self.plan.folder, self.plan.folder / "curve.png")
        print(f"{self.deals:,} of {self.plan.deals:,} deals. To go on: the same command.", flush=True)

    def _stop(self, *_: object) -> None:
        self.stopped = True
        print("Stopping after this round …", flush=True)

    def _note(self, row: dict[str, float]) -> None:
        fresh = not self._curve.exists()
        full = {"seconds": round(self.seconds, 1), "deals": self.deals} | row
        with self._curve.open("a", newline="", encoding="utf-8") as file:
            writer = csv.DictWriter(file, COLUMNS, extrasaction="ignore")
            if fresh:
                writer.writeheader()
            writer.writerow(
                {key: round(value, 5) if isinstance(value, float) else value for key, value in full.items()}
            )
        if self.rounds % 10 == 0 or "v_last" in row:
            self._show(full)

    def _show(self, row: dict[str, float]) -> None:
        left = (self.plan.deals - self.deals) * self.seconds / max(self.deals, 1) / 60
        shown = f"{self.deals / 1e6:7.2f} M deals, {left:4.0f} min left, entropy {row['entropy']:.3f}, result {row['outcome']:.3f}"
        for name in ("first", "last"):
            if f"v_{name}" in row:
                shown += f", v {name} {row[f'v_{name}']:+.3f} ± {row[f'v_{name}_margin']:.3f}"
        print(shown, flush=True)
