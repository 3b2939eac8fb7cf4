"""`sixtysix tui`: a match in the terminal window."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from sixtysix.interfaces.cli.failure import Failure
from sixtysix.interfaces.cli.options import Switches, language_of, rules_of
from sixtysix.interfaces.names import LevelName

_PACES = {"slow": 2.0, "normal": 1.0, "fast": 0.4}


def tui(  # noqa: PLR0913  one argument an option
    *,
    preset: str | None = None,
    set_: Switches = (),
    seed: int | None = None,
    client_seed: Annotated[str, Parameter(show_default=False)] = "",
    record: Path | None = None,
    level: LevelName | None = None,
    language: str | None = None,
    points: Literal["hidden", "own"] = "hidden",
    pace: Literal["slow", "normal", "fast"] = "normal",
    ascii_: Annotated[bool, Parameter(name="--ascii", negative="", show_default=False)] = False,
) -> int:
    """Play a match against the engine in the terminal window.

    The match is saved after every action; the next start goes on with it, unless other options ask for a new one.

    Parameters
    ----------
    preset
        Rules by name; sixty-six if not given.
    set_
        House rule, as in --set must_head=false. Can be given several times.
    seed
        Number that makes the same deals again.
    client_seed
        Your part of the shuffle: 1 to 64 letters and digits.
    record
        File for the record of the match; a match in it that was left goes on.
    level
        How strong the engine is; master if not given.
    language
        en, de, it, fr, pl, fil, hu, bg or tr; by default that of your system.
    points
        Whether your card points are shown while you play; p switches it.
    pace
        How long the opponent's cards and the tricks lie before the match goes on; any key goes on at once.
    ascii_
        Draw with letters and signs that every terminal has.

    """
    from sixtysix.interfaces.tui.terminal import lacking, signs_for  # noqa: PLC0415  slow to import
    from sixtysix.interfaces.tui.words import words_in  # noqa: PLC0415

    words = words_in(language_of(language))
    why = lacking()
    if why is not None:
        raise Failure(words.own(why))
    from sixtysix.interfaces.cli.opening import begun, checked, make_ready, new_match  # noqa: PLC0415
    from sixtysix.interfaces.home.opening import level_of  # noqa: PLC0415
    from sixtysix.interfaces.tui.run import Seating, desk_for, run  # noqa: PLC0415
    from sixtysix.notation import MatchRecord  # noqa: PLC0415  where it is needed

    variant = rules_of(preset, set_)

    def wanted(left: MatchRecord) -> bool:
        header = left.header
        return (
            (not (preset or set_) or header.variant == variant)
            and (level is None or level_of(left).name == level)
            and seed in (None, header.seed)
            and not client_seed
        )

    if record is not None:
        old = begun(record)
        if old is not None and not wanted(old):
            raise Failure(
                f"{record} holds a match that goes on under its own rules: leave out the other options."
            )
        make_ready(record)
    checked(seed, client_seed)
    seating = Seating(lambda: new_match(variant, seed, client_seed, level), wanted, record, points == "own")
    return run(desk_for(seating, words, signs_for(ascii_only=ascii_)), _PACES[pace])
