"""The options of a match at home, line by line or in the window: defined once."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from sixtysix.interfaces.cli.failure import Failure
from sixtysix.interfaces.cli.options import Switches
from sixtysix.interfaces.names import LevelName


@dataclass(frozen=True, slots=True, kw_only=True)
class HomeOptions:
    """How a match at home is played.

    Attributes
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
        File for the record of the match; a match in it that was left goes on. By default one in your own folders.
    level
        How strong the engine is; master if not given.
    language
        en, de, it, fr, pl, fil, hu, bg or tr; by default that of your system.
    points
        Whether your card points are shown while you play.

    """

    preset: str | None = None
    set_: Switches = ()
    seed: int | None = None
    client_seed: Annotated[str, Parameter(show_default=False)] = ""
    record: Path | None = None
    level: LevelName | None = None
    language: str | None = None
    points: Literal["hidden", "own"] = "hidden"

    def other_rules(self) -> Failure:
        """What is said where the match in the file was begun in another way."""
        return Failure(
            f"{self.record} holds a match that goes on under its own rules: leave out the other options."
        )


Home = Annotated[HomeOptions, Parameter(name="*")]
"""The options as those of the command itself."""
NONE_GIVEN = HomeOptions()
"""As if none were given."""
