"""What clients send and what HTTP calls answer, field by field; unknown fields are refused."""

from typing import Annotated, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, StrictBool, StrictInt, StrictStr, TypeAdapter

from sixtysix.interfaces.names import LevelName
from sixtysix.rules import DEFAULT_PRESET

SwitchValue: TypeAlias = StrictBool | StrictInt | StrictStr
CommandId: TypeAlias = Annotated[
    str,
    Field(title="Id", description="Made by the client, unique at the table", pattern=r"^[\x21-\x7e]{1,64}$"),
]
Version: TypeAlias = Annotated[
    StrictInt, Field(title="Version", description="The version the command is made against", ge=0, lt=2**31)
]
ClientSeed: TypeAlias = Annotated[
    str,
    Field(
        title="Client seed",
        description="The player's share of the shuffle",
        pattern=r"^([0-9a-fA-F]{16,64})?$",
    ),
]


class Shape(BaseModel):
    """Strict about its fields."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class ErrorShape(Shape):
    """The shape of every error."""

    error: str = Field(title="Code", description="For programs; never changes")
    message: str = Field(title="Sentence", description="For people")
    field: str | None = Field(
        default=None, title="Field", description="Path of the field that is wrong, if it is one"
    )


# --- HTTP --------------------------------------------------------------------------------------------------------


class RulesShape(Shape):
    """A preset and the switches that are to differ from it."""

    preset: str = Field(default=DEFAULT_PRESET, title="Preset", max_length=64)
    switches: dict[Annotated[str, Field(max_length=64)], SwitchValue] = Field(
        default_factory=dict, title="Switches", max_length=64
    )


class TableShape(RulesShape):
    """The rules of a table and the level that sits opposite."""

    level: LevelName = Field(default="club", title="Level")


class OpenedShape(Shape):
    """A new table. The token is the key to the seat: keep it, it is shown once."""

    table: str = Field(title="Table")
    token: str = Field(title="Token")
    seat: Literal[0, 1] = Field(title="Seat")
    commitment: str = Field(
        title="Commitment", description="SHA-256 of the server's seed of the first deal, in hex"
    )


class SwitchShape(Shape):
    """A switch of the rules and the values it may take."""

    name: str = Field(title="Name")
    type: Literal["bool", "int", "choice"] = Field(title="Type")
    values: list[SwitchValue] = Field(title="Values")


class PresetsShape(Shape):
    """Every preset with the value of each switch."""

    presets: dict[str, dict[str, SwitchValue]] = Field(title="Presets")
    switches: list[SwitchShape] = Field(title="Switches")


class GoodRules(Shape):
    """Rules that can be played."""

    ok: Literal[True] = Field(default=True, title="Can be played")
    differences: dict[str, SwitchValue] = Field(title="Differences", description="From the preset")


class BadRules(Shape):
    """Rules that cannot be played, and why."""

    ok: Literal[False] = Field(default=False, title="Can be played")
    reason: str = Field(title="Code")
    detail: str = Field(title="Sentence")


class HealthShape(Shape):
    """The server is up."""

    status: Literal["ok"] = Field(default="ok", title="Status")
    version: str = Field(title="Version of the software")


# --- socket ------------------------------------------------------------------------------------------------------


class Hello(Shape):
    """The first frame of a client."""

    type: Literal["hello"]
    token: str = Field(max_length=128)
    seen: StrictInt = Field(default=0, ge=0, lt=2**31)
    client_seed: ClientSeed = ""


class CommandFrame(Shape):
    """What every command and question names."""

    id: CommandId
    version: Version


class ActFrame(CommandFrame):
    """Take an action."""

    type: Literal["act"]
    action: str = Field(max_length=8)


class NextFrame(CommandFrame):
    """Deal the next deal."""

    type: Literal["next"]
    client_seed: ClientSeed = ""


class PointsFrame(CommandFrame):
    """Show or hide the points of this seat."""

    type: Literal["points"]
    show: Literal["hidden", "own"]


class UndoFrame(CommandFrame):
    """Take back this seat's last action of the deal."""

    type: Literal["undo"]


class HintFrame(CommandFrame):
    """Ask what the strongest level would do."""

    type: Literal["hint"]


class CostsFrame(CommandFrame):
    """Ask what each decision of this seat has cost in the deal that is over."""

    type: Literal["costs"]


class PingFrame(Shape):
    """Answered by `pong`."""

    type: Literal["ping"]


ClientFrame: TypeAlias = ActFrame | NextFrame | PointsFrame | UndoFrame | HintFrame | CostsFrame | PingFrame
HELLO: Final = TypeAdapter(Hello)
CLIENT_FRAME: Final[TypeAdapter[ClientFrame]] = TypeAdapter(
    Annotated[ClientFrame, Field(discriminator="type")]
)
