"""What ends a match from outside."""

import signal
from typing import NoReturn


def ended_by_signal() -> None:
    """End by a signal as by leaving: the record is saved on the way out."""
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):  # Windows has no SIGHUP
            signal.signal(getattr(signal, name), _leave)


def _leave(number: int, _: object) -> NoReturn:
    raise SystemExit(128 + number)
