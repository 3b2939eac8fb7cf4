"""`sixtysix engine`: our engine for programs of others, over standard input and output."""

import sys


def engine() -> int:
    """Speak the engine protocol on standard input and output (docs/protocol/engine.md).

    Type s66 to be introduced, quit to leave.

    """
    from sixtysix.engine.protocol import SearchingThinker, Server  # noqa: PLC0415  slow to import
    from sixtysix.engine.protocol.server import lines_of  # noqa: PLC0415

    output = sys.stdout.buffer

    def write(line: str) -> None:
        output.write(line.encode("utf-8", "replace"))
        output.flush()

    Server(SearchingThinker(), write).run(lines_of(sys.stdin.buffer))
    return 0
