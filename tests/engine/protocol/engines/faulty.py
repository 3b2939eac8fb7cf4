"""An engine with one fault, named by its argument: `python faulty.py dies`."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

FAULT = sys.argv[1]
FOREVER = 600


def say(line: str) -> None:
    sys.stdout.buffer.write(f"{line}\n".encode())
    sys.stdout.buffer.flush()


def raw(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


def flood(line: str) -> None:
    while True:
        say(line)


def close_output() -> None:
    os.close(1)
    time.sleep(FOREVER)


def leave_child() -> None:
    child = subprocess.Popen([sys.executable, "-c", f"import time; time.sleep({FOREVER})"])
    Path(sys.argv[2]).write_text(str(child.pid))
    answer()


def die_first_time() -> None:
    mark = Path(sys.argv[2])
    if not mark.exists():
        mark.touch()
        sys.exit(3)
    answer()


def answer() -> None:
    say(f"bestaction {legal[0]}")


def die() -> None:
    sys.stderr.write("noise\n" * 10_000)
    raise RuntimeError("out of cards")


def leave_unfinished() -> None:
    raw(f"bestaction {legal[0]}".encode())
    os._exit(0)


ON_GO: dict[str, Callable[[], object]] = {
    "garbage": lambda: say("I would play the ace"),
    "illegal": lambda: say("bestaction 9X"),
    "nothing": lambda: say("bestaction"),
    "dies": die,
    "dies-first": die_first_time,
    "silent": lambda: None,
    "slow": lambda: None,
    "stubborn": lambda: time.sleep(FOREVER),
    "chatters": lambda: flood("info nodes 1"),
    "shouts": lambda: raw(b"x" * 1_000_000),
    "latin-1": lambda: raw(b"info text Gr\xfcn\n"),
    "closes": close_output,
    "refuses": lambda: say("error I do not feel like it"),
    "leaves-child": leave_child,
    "unfinished": leave_unfinished,
}
legal: list[str] = []
for text in sys.stdin:
    word, *words = text.split()
    if word == "s66":
        if FAULT == "mute":
            time.sleep(FOREVER)
        if FAULT == "foreign":
            say("uciok")
        say("s66ok 2" if FAULT == "newer" else "s66ok 1")
    elif word == "isready":
        say("readyok")
    elif word == "legal":
        legal = words
    elif word == "go":
        ON_GO.get(FAULT, answer)()
        if FAULT == "twice":
            answer()
    elif word == "stop" and FAULT == "slow":
        answer()
    elif word == "quit" and FAULT != "stays":
        break
