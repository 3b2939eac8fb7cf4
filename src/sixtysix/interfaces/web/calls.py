"""The HTTP calls of docs/protocol/table.md."""

from typing import Final, Literal

from fastapi import APIRouter, Request

from sixtysix import __version__
from sixtysix.interfaces.web.answers import Fault
from sixtysix.interfaces.web.faults import RESPONSES, STORE_RESPONSES
from sixtysix.interfaces.web.shapes import (
    BadRules,
    GoodRules,
    HealthShape,
    OpenedShape,
    PresetsShape,
    RulesShape,
    SwitchShape,
    TableShape,
)
from sixtysix.rules import (
    PRESETS,
    SWITCHES,
    ImpossibleVariant,
    Switch,
    Variant,
    differences,
    house_rules,
)
from sixtysix.services.tables import Tables
from sixtysix.services.wire import switches_of

router: Final = APIRouter(prefix="/api", responses=RESPONSES)


@router.get("/health", summary="Whether the server is up")
async def health() -> HealthShape:
    """Answers as long as the server runs."""
    return HealthShape(version=__version__)


@router.get("/presets", summary="Presets and switches")
async def presets() -> PresetsShape:
    """Every preset with the value of each switch, and the values each switch may take."""
    return PresetsShape(
        presets={name: dict(switches_of(variant)) for name, variant in PRESETS.items()},
        switches=[
            SwitchShape(name=switch.name, type=_type(switch), values=list(switch.values))
            for switch in SWITCHES
        ],
    )


@router.post("/rules/check", summary="Whether rules can be played")
async def check_rules(rules: RulesShape) -> GoodRules | BadRules:
    """Where the rules differ from their preset, or why they cannot be played."""
    try:
        variant = _variant(rules)
    except ImpossibleVariant as impossible:
        return BadRules(reason=impossible.reason, detail=str(impossible))
    except KeyError:
        return BadRules(reason="unknown_preset", detail=f"{rules.preset!r} is not a preset")
    return GoodRules(differences=dict(differences(variant, PRESETS[rules.preset])))


@router.post("/tables", status_code=201, summary="Open a table", responses=STORE_RESPONSES)
async def open_table(request: Request, table: TableShape | None = None) -> OpenedShape:
    """Open a table against the engine. The token is the key to the seat: it is shown this once."""
    wanted = table or TableShape()
    try:
        variant = _variant(wanted)
    except ImpossibleVariant as impossible:
        raise Fault(422, impossible.reason, str(impossible), "switches") from impossible
    except KeyError:
        raise Fault(422, "unknown_preset", f"{wanted.preset!r} is not a preset", "preset") from None
    tables: Tables = request.app.state.tables
    opened = await tables.open(wanted.preset, variant, wanted.level)
    return OpenedShape(
        table=opened.table, token=opened.token, seat=1 if opened.seat else 0, commitment=opened.commitment
    )


def _variant(rules: RulesShape) -> Variant:
    return house_rules(rules.preset, dict(rules.switches))


def _type(switch: Switch) -> Literal["bool", "int", "choice"]:
    first = switch.values[0]
    return "bool" if isinstance(first, bool) else "int" if isinstance(first, int) else "choice"
