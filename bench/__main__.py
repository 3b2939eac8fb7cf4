"""`make bench`: every measurement, one after the other, each printed as JSON.

Arguments name some of them: `make bench ARGS='play page'`.
"""

import json
import sys
from collections.abc import Callable

from bench.lighthouse import bench_lighthouse
from bench.offline import bench_offline
from bench.page import bench_page
from bench.server import bench_server
from sixtysix.search.bench_play import bench_play
from sixtysix.search.bench_solver import bench_solver

BENCHES: dict[str, Callable[[], object]] = {
    "play": bench_play,
    "solver": bench_solver,
    "server": bench_server,
    "page": bench_page,
    "offline": bench_offline,
    "lighthouse": bench_lighthouse,
}


def main(names: list[str]) -> int:
    unknown = [name for name in names if name not in BENCHES]
    if unknown:
        print(f"no such measurement: {', '.join(unknown)}; there are {', '.join(BENCHES)}", file=sys.stderr)
        return 2
    for name in names or BENCHES:
        print(f"· {name} …", file=sys.stderr)
        print(json.dumps({name: BENCHES[name]()}, indent=2), flush=True)
    return 0


sys.exit(main(sys.argv[1:]))
