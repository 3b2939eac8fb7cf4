"""What ends a command: one line that says what to do."""

from collections.abc import Generator
from contextlib import contextmanager


class Failure(Exception):
    """The command cannot be done; the text says why, and what to do."""


@contextmanager
def needing_kernel() -> Generator[None]:
    """Turn a kernel that cannot be used into a failure of the command."""
    from sixtysix.search.kernel import KernelError  # noqa: PLC0415  slow to import

    try:
        yield
    except KernelError as error:
        raise Failure(str(error)) from error
