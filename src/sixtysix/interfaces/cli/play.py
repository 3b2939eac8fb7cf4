"""`sixtysix play`: a match in the browser, or line by line."""

from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from sixtysix.interfaces.cli.failure import Failure
from sixtysix.interfaces.cli.options import Switches, language_of, rules_of
from sixtysix.interfaces.cli.serve import start_server
from sixtysix.interfaces.cli.signals import ended_by_signal
from sixtysix.interfaces.names import LevelName


def play(  # noqa: PLR0913  one argument an option
    *,
    plain: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    preset: str | None = None,
    set_: Switches = (),
    seed: int | None = None,
    client_seed: Annotated[str, Parameter(show_default=False)] = "",
    record: Path | None = None,
    level: LevelName | None = None,
    language: str | None = None,
    points: Literal["hidden", "own"] = "hidden",
    short: Annotated[bool, Parameter(negative="", show_default=False)] = False,
) -> int:
    """Play a match against the engine: in the browser or, with --plain, line by line.

    All other options are for --plain. With --record naming a match that was left, it goes on.

    Parameters
    ----------
    plain
        Play on standard input and output; type ? there for help.
    preset
        Rules by name; sixty-six if not given.
    set_
        House rule, as in --set must_head=false. Can be given several times.
    seed
        Number that makes the same deals again.
    client_seed
        Your part of the shuffle: 1 to 64 letters and digits.
    record
        File for the record of the match; by default a new one in your data folder.
    level
        How strong the engine is; master if not given.
    language
        en, de, it, fr, pl, fil, hu, bg or tr; by default that of your system.
    points
        Whether your card points are shown while you play.
    short
        Name cards by two letters: TH for the ten of hearts.

    """
    if not plain:
        if any(
            (preset, set_, seed is not None, client_seed, record, level, language, short, points != "hidden")
        ):
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

    wording = Wording(Translator("plain", language_of(language)), short)
    old = None if record is None else begun(record)
    if old is None:
        home = new_match(rules_of(preset, set_), seed, client_seed, level)
    elif preset or set_ or seed is not None or client_seed or level:
        raise Failure(
            f"{record} holds a match that goes on under its own rules: leave out the other options."
        )
    else:
        home = resumed(old)
    file = new_file(records_folder()) if record is None else record
    make_ready(file)
    ended_by_signal()
    Session(home, file, Player(Terminal(), wording, show_points=points == "own")).play()
    return 0
