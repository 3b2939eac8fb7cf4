"""Ten thousand decisions, twice by the shared library and once by the WebAssembly that the page loads: the same, or it says so.

python -m bench.decisions [DECISIONS]
"""

import hashlib
import sys
import time
from itertools import cycle, islice

from sixtysix.engine import LEVELS
from sixtysix.interfaces.cli.signature import decision, positions, signed
from sixtysix.search.kernel import Kernel, native
from tests.kit.wasm import WasmKernel

DEALS = 64
WORLDS = 4


def main(decisions: int = 10_000) -> int:
    """Prints a hash of all decisions for each run; exit code 1 if they differ."""
    found = {digest(decisions, name, kernel) for name, kernel in _runs()}
    print("equal" if len(found) == 1 else "DIFFERENT")
    return int(len(found) > 1)


def _runs() -> list[tuple[str, Kernel]]:
    return [("library", native()), ("library again", native()), ("WebAssembly", WasmKernel())]


def digest(decisions: int, name: str, kernel: Kernel) -> str:
    """SHA-256 over so many decisions: each position by another level, the master with few worlds."""
    found, began = hashlib.sha256(), time.process_time()
    asked = islice(zip(positions(DEALS, every=1), cycle(LEVELS.values()), strict=False), decisions)
    count = 0
    for count, (view, level) in enumerate(asked, 1):
        found.update(signed(decision(view, level, count, WORLDS, kernel)))
    print(f"{name}: {count} decisions {found.hexdigest()} ({time.process_time() - began:.0f} s)", flush=True)
    return found.hexdigest()


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
