"""`sixtysix tui`: a match in the terminal window."""

from typing import Annotated, Literal

from cyclopts import Parameter

from sixtysix.interfaces.cli.failure import Failure
from sixtysix.interfaces.cli.home_options import NONE_GIVEN, Home
from sixtysix.interfaces.cli.options import language_of, rules_of

_PACES = {"slow": 2.0, "normal": 1.0, "fast": 0.4}


def tui(
    *,
    pace: Literal["slow", "normal", "fast"] = "normal",
    ascii_: Annotated[bool, Parameter(name="--ascii", negative="", show_default=False)] = False,
    home: Home = NONE_GIVEN,
) -> int:
    """Play a match against the engine in the terminal window.

    The match is saved after every action; the next start goes on with it, unless other options ask for a new one.

    Parameters
    ----------
    pace
        How long the opponent's cards and the tricks lie before the match goes on; any key goes on at once.
    ascii_
        Draw with letters and signs that every terminal has.
    home
        How the match is played.

    """
    from sixtysix.interfaces.tui.terminal import lacking, signs_for  # noqa: PLC0415  slow to import
    from sixtysix.interfaces.tui.words import words_in  # noqa: PLC0415

    words = words_in(language_of(home.language))
    why = lacking()
    if why is not None:
        raise Failure(words.own(why))
    from sixtysix.interfaces.cli.opening import begun, checked, make_ready, new_match  # noqa: PLC0415
    from sixtysix.interfaces.home.opening import level_of  # noqa: PLC0415
    from sixtysix.interfaces.tui.run import Seating, desk_for, run  # noqa: PLC0415
    from sixtysix.notation import MatchRecord  # noqa: PLC0415  where it is needed

    variant = rules_of(home.preset, home.set_)

    def wanted(left: MatchRecord) -> bool:
        header = left.header
        return (
            (not (home.preset or home.set_) or header.variant == variant)
            and (home.level is None or level_of(left).name == home.level)
            and home.seed in (None, header.seed)
            and not home.client_seed
        )

    if home.record is not None:
        old = begun(home.record)
        if old is not None and not wanted(old):
            raise home.other_rules()
        make_ready(home.record)
    checked(home.seed, home.client_seed)
    seating = Seating(
        lambda: new_match(variant, home.seed, home.client_seed, home.level),
        wanted,
        home.record,
        home.points == "own",
    )
    return run(desk_for(seating, words, signs_for(ascii_only=ascii_)), _PACES[pace])
