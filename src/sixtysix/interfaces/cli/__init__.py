"""The command line: `sixtysix`. Each command has a file of its own, imported only when it is called."""

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit code: 0, 1 if what was checked is wrong, 2 if it could not be done."""
    from sixtysix.interfaces.cli.app import run  # noqa: PLC0415  `import sixtysix…cli` stays quick

    return run(arguments)
