"""`sixtysix arena`: two players over the same deals from both seats."""

import json as json_text
import sys
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

from cyclopts import Parameter

from sixtysix.interfaces.cli.failure import Failure, needing_kernel
from sixtysix.interfaces.cli.options import Json, Switches, rules_of
from sixtysix.notation import variant_text

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from sixtysix.engine.arena import Report
    from sixtysix.engine.arena_pairs import Contest
    from sixtysix.engine.statistics import Estimate, Sprt

INTERRUPTED: Final = 130
_THEIR_PRESET: Final = "schnapsen"
THEIR_RULES: Final = "the package schnapsen"
"""Whose rules hold where a bot of that package plays."""


def arena(  # noqa: PLR0913  one parameter an option
    a: str,
    b: str,
    /,
    *,
    preset: str | None = None,
    switches: Switches = (),
    pairs: int = 100,
    seed: int = 1,
    match_play: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    sprt: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    records: Path | None = None,
    resume: Path | None = None,
    jobs: int = 1,
    json: Json = False,
) -> int:
    """Play two players against each other: every deal twice, seats swapped, with the same cards.

    Prints game points a deal to A with a 95 % interval clustered by pair, matches won, and the time of a decision.
    Exit code 130 after Ctrl-C.

    Parameters
    ----------
    a
        The first player, as in master, heuristic, pimc-100; an unknown name lists them all.
    b
        The second player.
    preset
        Preset that is played.
    switches
        House rule, as switch=value. May come several times.
    pairs
        Number of pairs of deals, of matches with --match-play; the most of them with --sprt.
    seed
        Seed of the shuffles and of the players.
    match_play
        Play whole matches and tell the players the score; else each deal counts by itself.
    sprt
        LOW,HIGH in game points a deal: stop as soon as a sequential test, wrong in 5 of 100 cases, has decided between them.
    records
        File to which every deal is added as a record.
    resume
        State file: written as it goes, and gone on from where it stopped.
    jobs
        Number of processes that play. The result does not depend on it.
    json
        Print JSON.

    """
    from sixtysix.engine.arena import Arena  # noqa: PLC0415  slow to import
    from sixtysix.engine.arena_pairs import Contest  # noqa: PLC0415

    _check(pairs, seed, jobs)
    contest = Contest(a, b, rules_of(preset, switches), seed, match_play)
    if contest.foreign:
        contest = _at_their_table(contest, preset, switches, records)
    test = None if sprt is None else _sprt(sprt)
    with needing_kernel(), _failures(), _progress(pairs) as shown:
        found = Arena(contest, pairs, jobs, test, records, resume, shown).run()
    interrupted = found.stop == "interrupted"
    if found.pairs:
        sys.stdout.write(json_text.dumps(fields(found)) + "\n" if json else "".join(_lines(found)))
    if interrupted:
        sys.stdout.flush()
        sys.stderr.write(f"sixtysix: interrupted after {len(found.pairs)} pairs; {_going_on(resume)}\n")
    return INTERRUPTED if interrupted else 0


def _check(pairs: int, seed: int, jobs: int) -> None:
    if not 1 <= pairs <= 10**7:
        raise Failure("--pairs is a number from 1 up to 10000000, as in --pairs 100.")
    if not 0 <= seed < 10**18:
        raise Failure("--seed is a number from 0 up, of at most 18 digits.")
    if not 1 <= jobs <= 256:
        raise Failure("--jobs is a number from 1 to 256, as in --jobs 2.")


def _at_their_table(
    contest: "Contest", preset: str | None, switches: Switches, records: Path | None
) -> "Contest":
    """The contest under the rules of the package whose bot takes part."""
    from sixtysix.engine.baselines.vu.seat import VARIANT  # noqa: PLC0415  slow to import

    if preset not in (None, _THEIR_PRESET) or switches:
        raise Failure(
            "the players vu:… play under the rules of their own engine, which are nearest to schnapsen: give --preset "
            "schnapsen or none, and no --set."
        )
    if contest.match_play:
        raise Failure(
            "the engine of the players vu:… knows no matches: leave --match-play out; deals are chained to matches."
        )
    if records is not None:
        raise Failure(
            "deals with the players vu:… are played under rules that a record cannot tell: leave --records out."
        )
    return replace(contest, variant=VARIANT)


def _rules(contest: "Contest") -> str:
    """The rules as they are shown."""
    return _THEIR_PRESET if contest.foreign else variant_text(contest.variant)


def _sprt(text: str) -> "Sprt":
    from sixtysix.engine.statistics import Sprt  # noqa: PLC0415  slow to import

    try:
        low, high = map(float, text.split(","))
        return Sprt(low, high)
    except ValueError:
        raise Failure(
            f"--sprt {text}: give LOW,HIGH in game points a deal, LOW < HIGH, both from -3 to 3, as in --sprt 0,0.05."
        ) from None


@contextmanager
def _failures() -> "Generator[None]":
    """Turns what is wrong with players or files into a failure of the command."""
    from sixtysix.engine.arena_state import StateRefused  # noqa: PLC0415  slow to import
    from sixtysix.engine.arena_workers import WorkerLost  # noqa: PLC0415
    from sixtysix.engine.baselines.vu.package import PeersMissing  # noqa: PLC0415
    from sixtysix.engine.players import UnknownPlayer  # noqa: PLC0415

    try:
        yield
    except (UnknownPlayer, PeersMissing, StateRefused, WorkerLost) as error:
        raise Failure(str(error)) from error
    except BrokenPipeError:  # of our output
        raise
    except OSError as error:
        name = error.filename or "a file"
        raise Failure(f"{name} cannot be written ({error.strerror or error}). Name another file.") from error


@contextmanager
def _progress(pairs: int) -> "Generator[Callable[[int, Estimate], None]]":
    """A bar on standard error while it is a terminal."""
    from rich.console import Console  # noqa: PLC0415  slow to import
    from rich.progress import Progress  # noqa: PLC0415

    console = Console(file=sys.stderr)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("Playing", total=pairs)
        yield lambda done, so_far: bar.update(task, completed=done, description=f"{so_far.mean:+.3f}")


def fields(found: "Report") -> dict[str, object]:
    """The JSON object of a report."""
    contest, estimate, won = found.contest, found.estimate, found.matches_won
    times = {"a": found.times(0), "b": found.times(1)}
    shown: dict[str, object] = {
        "a": contest.first,
        "b": contest.second,
        "preset": _rules(contest),
        "pairs": len(found.pairs),
        "deals": found.deals,
        "seed": contest.seed,
        "match_play": contest.match_play,
        "gp_per_deal": round(estimate.mean, 4),
        "ci95": [round(estimate.low, 4), round(estimate.high, 4)],
        "matches_won": {"a": won[0], "b": won[1]},
        "ms_per_decision": {side: round(each.mean, 3) for side, each in times.items()},
        "ms_median": {side: round(each.median, 3) for side, each in times.items()},
        "ms_clock": {"a": _clock(contest.first), "b": _clock(contest.second)},
        "decisions": {side: each.decisions for side, each in times.items()},
        "forfeits": {"a": found.forfeits(0), "b": found.forfeits(1)},
        "stop": found.stop,
    }
    if contest.foreign:
        shown["rules"] = THEIR_RULES
    if found.sprt is not None:
        shown["sprt"] = {
            "low": found.sprt.low,
            "high": found.sprt.high,
            "ratio": round(found.sprt.ratio([each.cluster for each in found.pairs]), 3),
            "bound": round(found.sprt.bound, 3),
            "verdict": found.verdict,
        }
    return shown


def _lines(found: "Report") -> "Generator[str]":
    contest, estimate, won = found.contest, found.estimate, found.matches_won
    table = f" by the rules of {THEIR_RULES}" if contest.foreign else ""
    unit = "matches" if contest.match_play else "deals"
    yield f"{contest.first} v {contest.second}, {_rules(contest)}{table}, seed {contest.seed}\n"
    yield f"pairs of {unit}  {len(found.pairs)} ({found.deals} deals)\n"
    yield (
        f"game points     {estimate.mean:+.3f} a deal to {contest.first}, "
        f"95 % from {estimate.low:+.3f} to {estimate.high:+.3f}\n"
    )
    yield f"matches won     {won[0]} v {won[1]}\n"
    for side, name in enumerate((contest.first, contest.second)):
        each = found.times(side)
        yield (
            f"ms a decision   {each.mean:.3f} (median {each.median:.3f}, {_clock(name)} time, "
            f"{each.decisions} decisions) {name}\n"
        )
    if found.forfeits(0) or found.forfeits(1):
        yield f"forfeits        {found.forfeits(0)} v {found.forfeits(1)}, each lost by 3\n"
        first = next(forfeit for pair in found.pairs for forfeit in pair.forfeits)
        yield f"                the first, {(contest.first, contest.second)[first.side]}: {first.reason}\n"
    if found.sprt is not None:
        yield f"sequential test {_verdict(found)}\n"


def _verdict(found: "Report") -> str:
    test = found.sprt
    if test is None or found.verdict == "open":
        return "undecided: it takes more pairs"
    side = f"{test.high:+g} or more" if found.verdict == "high" else f"{test.low:+g} or less"
    return f"decided after {len(found.pairs)} pairs: {side}"


def _clock(name: str) -> str:
    """What is measured: time of the processor, but of the wall clock for players outside this process."""
    return "wall" if name.startswith("cmd:") else "CPU"


def _going_on(resume: Path | None) -> str:
    if resume is None:
        return "nothing was kept. With --resume FILE the next one can be gone on with."
    return "the same command goes on from there."
