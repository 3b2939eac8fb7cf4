"""Reading what the user names: a file, or `-` for standard input."""

import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from sixtysix.interfaces.cli.failure import Failure
from sixtysix.notation import NotationError


@contextmanager
def opened(name: str) -> Generator[BinaryIO]:
    """The bytes of a file. Whatever is wrong with the file, or is found wrong in it, is a failure that names it."""
    shown = "standard input" if name == "-" else name
    try:
        if name == "-":
            yield sys.stdin.buffer
        else:
            with Path(name).open("rb") as stream:
                yield stream
    except FileNotFoundError as error:
        raise Failure(
            f"there is no file {shown}. Check the name, or give - to read standard input."
        ) from error
    except IsADirectoryError as error:
        raise Failure(f"{shown} is a folder. Name a file in it.") from error
    except PermissionError as error:
        raise Failure(f"{shown} may not be read by this user. Check its permissions.") from error
    except BrokenPipeError:  # of our output, not of the file
        raise
    except NotationError as error:
        raise Failure(f"{shown}: {error}") from error
    except (OSError, ValueError) as error:  # ValueError: a name with a NUL in it
        raise Failure(f"{shown} cannot be read: {error}") from error
