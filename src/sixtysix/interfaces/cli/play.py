"""`sixtysix play`: a match in the browser, or line by line."""

from typing import Annotated

from cyclopts import Parameter

from sixtysix.interfaces.cli.failure import Failure
from sixtysix.interfaces.cli.home_options import NONE_GIVEN, Home
from sixtysix.interfaces.cli.options import language_of, rules_of
from sixtysix.interfaces.cli.serve import start_server
from sixtysix.interfaces.cli.signals import ended_by_signal


def play(
    *,
    plain: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    short: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    home: Home = NONE_GIVEN,
) -> int:
    """Play a match against the engine: in the browser or, with --plain, line by line.

    All other options are for --plain. With --record naming a match that was left, it goes on.

    Parameters
    ----------
    plain
        Play on standard input and output; type ? there for help.
    short
        Name cards by two letters: TH for the ten of hearts.
    home
        How the match is played.

    """
    if not plain:
        if short or home != NONE_GIVEN:
            raise Failure("these options are for --plain; in the browser, choose rules and language there.")
        return start_server(open_browser=True)
    from sixtysix.i18n.translator import Translator  # noqa: PLC0415  slow to import
    from sixtysix.interfaces.cli.opening import begun, make_ready, new_match  # noqa: PLC0415
    from sixtysix.interfaces.cli.plain.player import Player  # noqa: PLC0415
    from sixtysix.interfaces.cli.plain.session import Session  # noqa: PLC0415
    from sixtysix.interfaces.cli.plain.terminal import Terminal  # noqa: PLC0415
    from sixtysix.interfaces.home.opening import resumed  # noqa: PLC0415
    from sixtysix.interfaces.home.saving import new_file, records_folder  # noqa: PLC0415
    from sixtysix.interfaces.home.wording import Wording  # noqa: PLC0415

    wording = Wording(Translator("plain", language_of(home.language)), short)
    old = None if home.record is None else begun(home.record)
    if old is None:
        match = new_match(rules_of(home.preset, home.set_), home.seed, home.client_seed, home.level)
    elif home.preset or home.set_ or home.seed is not None or home.client_seed or home.level:
        raise home.other_rules()
    else:
        match = resumed(old)
    file = new_file(records_folder()) if home.record is None else home.record
    make_ready(file)
    ended_by_signal()
    Session(match, file, Player(Terminal(), wording, show_points=home.points == "own")).play()
    return 0
