"""`sixtysix selfcheck`: the kernel against the rules in Python."""

import sys

from sixtysix.interfaces.cli.failure import Failure, needing_kernel
from sixtysix.notation import variant_text


def selfcheck(*, deals: int = 1000, seed: int = 0) -> int:
    """Play random deals under random rules in Python and in the kernel, and compare every step.

    Prints what was covered, each difference, and last mismatches=K. Exit code 1 if there is any.

    Parameters
    ----------
    deals
        Number of deals.
    seed
        Seed of the deals.

    """
    from rich.console import Console  # noqa: PLC0415  slow to import
    from rich.progress import Progress  # noqa: PLC0415

    from sixtysix.search.differential import selfcheck as walk  # noqa: PLC0415

    if deals < 1:
        raise Failure("--deals is a number from 1 up, as in --deals 1000.")
    console = Console(file=sys.stderr)
    with needing_kernel(), Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("Comparing", total=deals)
        report = walk(deals, seed, lambda done, _: bar.update(task, completed=done))
    for each in report.shown:
        sys.stdout.write(f"deal {each.deal}, step {each.step}, {variant_text(each.variant)}: {each.found}\n")
    sys.stdout.write(f"deals={report.deals}\nsteps={report.steps}\n")
    for reason, count in sorted(report.reasons.items()):
        sys.stdout.write(f"{reason}={count}\n")
    sys.stdout.write(f"mismatches={report.mismatches}\n")
    return 1 if report.mismatches else 0
