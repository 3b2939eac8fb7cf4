"""The differential walk in three forms at once: Python, the shared library and the WebAssembly that the page loads.

python -m bench.walk [DEALS] [SEED]
"""

import sys
import time

from sixtysix.search.differential import selfcheck
from sixtysix.search.kernel import native
from tests.kit.wasm import WasmKernel


def main(deals: int = 100_000, seed: int = 66) -> int:
    """Walks so many random deals over all presets and random house rules; exit code 1 if anything differs."""
    begun = time.monotonic()
    report = selfcheck(deals, seed, _progress, kernels=(native(), WasmKernel()))
    print(f"deals={report.deals} steps={report.steps} seconds={time.monotonic() - begun:.0f}")
    print(f"mismatches={report.mismatches}")
    return int(report.mismatches > 0)


def _progress(done: int, deals: int) -> None:
    print(f"\r{done}/{deals}", end="" if done < deals else "\n", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
