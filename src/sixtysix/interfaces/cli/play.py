"""`sixtysix play`: a match in the browser, or line by line."""

import signal
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, NoReturn

from cyclopts import Parameter

from sixtysix.interfaces.cli.failure import Failure
from sixtysix.interfaces.cli.options import Switches, rules_of
from sixtysix.interfaces.cli.serve import start_server

if TYPE_CHECKING:
    from sixtysix.notation import MatchRecord


def play(  # noqa: PLR0913  one argument an option
    *,
    plain: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    preset: str | None = None,
    set_: Switches = (),
    seed: int | None = None,
    client_seed: Annotated[str, Parameter(show_default=False)] = "",
    record: Path | None = None,
    level: Literal["novice", "beginner", "club", "strong", "expert", "master"] | None = None,
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
    from sixtysix.i18n.translator import LANGUAGES, Translator, user_language  # noqa: PLC0415  slow to import
    from sixtysix.interfaces.cli.plain.opening import new_match, resumed  # noqa: PLC0415
    from sixtysix.interfaces.cli.plain.player import Player  # noqa: PLC0415
    from sixtysix.interfaces.cli.plain.terminal import Terminal  # noqa: PLC0415
    from sixtysix.interfaces.cli.plain.wording import Wording  # noqa: PLC0415

    if language is not None and language not in LANGUAGES:
        raise Failure(f"there is no language {language!r}. Languages: {', '.join(LANGUAGES)}.")
    wording = Wording(Translator("plain", language or user_language()), short)
    player = Player(Terminal(), wording, show_points=points == "own")
    begun = None if record is None else _begun(record)
    if record is None or begun is None:
        session = new_match(player, rules_of(preset, set_), seed, client_seed, record, level or "master")
    elif preset or set_ or seed is not None or client_seed or level:
        raise Failure(
            f"{record} holds a match that goes on under its own rules: leave out the other options."
        )
    else:
        session = resumed(player, begun, record)
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):  # Windows has no SIGHUP
            signal.signal(getattr(signal, name), _leave)
    session.play()
    return 0


def _begun(file: Path) -> "MatchRecord | None":
    """The match in the record file, if there is one that goes on."""
    from sixtysix.interfaces.cli.plain.saving import saved  # noqa: PLC0415  slow to import

    begun = saved(file)
    if begun is not None and begun.match.winner is not None:
        raise Failure(f"the match in {file} is over. Name another file with --record.")
    return begun


def _leave(number: int, _: object) -> NoReturn:
    """End by a signal as by leaving: the record is saved on the way out."""
    raise SystemExit(128 + number)
