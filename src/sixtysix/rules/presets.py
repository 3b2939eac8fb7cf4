"""The presets: named variants. What differs from `sixty-six` and why stands in docs/rules/presets.md."""

from dataclasses import replace
from types import MappingProxyType
from typing import Final

from sixtysix.rules.variant import SWITCHES, ImpossibleVariant, Variant

_SIXTY_SIX: Final = Variant()
_SCHNAPSEN: Final = Variant(
    deck=20,
    deal_pattern="3T2",
    match_count="down",
    look_back="own",
    exchange_needs_trick=False,
    marriage_when_exhausted=True,
    marriage_when_closed=True,
    marriage_on_closing_lead=True,
    close_timing="after_draw",
    close_freeze="at_close",
    close_unclaimed="must_claim",
    claim_when="after_trick_or_meld",
    last_trick="wins_1",
)

PRESETS: Final = MappingProxyType(
    {
        "sixty-six": _SIXTY_SIX,
        "sixty-six-light": Variant(
            auto_exchange=True,
            marriage_when_exhausted=True,
            marriage_when_closed=True,
            marriage_on_closing_lead=True,
            must_head=False,
            close_fail="2",
            win_mode="auto",
            last_trick="none",
            unclaimed="nobody",
        ),
        "pagat": Variant(
            next_dealer="winner",
            look_back="last_trick",
            exchange_on_opponent_close=True,
            marriage_on_closing_lead=True,
            close_beaten="2",
            close_unclaimed="must_claim",
            claim_when="after_trick_or_meld",
            false_claim="2",
            redeal_same_dealer_on_draw=True,
        ),
        "german": Variant(
            next_dealer="winner",
            shutout_double=True,
            marriage_when_exhausted=True,
            marriage_when_closed=True,
            marriage_on_closing_lead=True,
            must_head=False,
            claim_when="after_trick_or_meld",
            false_claim="2",
            draw_carry=1,
        ),
        "schnapsen": _SCHNAPSEN,
        "schnapsen-tournament": replace(
            _SCHNAPSEN,
            shutout_double=True,
            look_back="none",
            exchange_needs_trick=True,
            exchange_min_talon=4,
            marriage_first_lead=False,
            close_min_talon=4,
            false_claim="mirror",
        ),
        "santase": Variant(
            deal_pattern="3T3",
            next_dealer="winner",
            match_target=11,
            exchange_min_talon=4,
            marriage_first_lead=False,
            marriage_when_exhausted=True,
            marriage_when_closed=True,
            marriage_on_closing_lead=True,
            close_first_lead=False,
            close_timing="after_draw",
            close_min_talon=4,
            close_fail="3",
            claim_when="after_trick_or_meld",
            false_claim="mirror",
            redeal_same_dealer_on_draw=True,
        ),
        "snapszli": replace(
            _SCHNAPSEN,
            match_count="up",
            close_min_talon=4,
            close_freeze="end",
            close_unclaimed="count",
            last_trick="wins_by_score",
        ),
        "us-hoyle": Variant(
            exchange_when="own_turn",
            marriage_when_exhausted=True,
            marriage_when_closed=True,
            marriage_on_closing_lead=True,
            must_head=False,
            draw_carry=1,
        ),
    }
)
"""Every preset by name; the first is the default."""

DEFAULT_PRESET: Final = "sixty-six"


def differences(variant: Variant, base: Variant = _SIXTY_SIX) -> dict[str, bool | int | str]:
    """The switches in which a variant differs from another, with its own values."""
    return {
        switch.name: getattr(variant, switch.name)
        for switch in SWITCHES
        if getattr(variant, switch.name) != getattr(base, switch.name)
    }


def house_rules(preset: str, switches: dict[str, object]) -> Variant:
    """A preset with some switches changed.

    Raises `KeyError` for an unknown preset, `ImpossibleVariant` for an unknown switch, a bad value or a mix that
    cannot be played.
    """
    base = PRESETS[preset]
    merged: dict[str, object] = {switch.name: getattr(base, switch.name) for switch in SWITCHES}
    for name, value in switches.items():
        if name not in merged:
            raise ImpossibleVariant("unknown_switch", f"{name!r} is not a switch of the rules")
        merged[name] = value
    return Variant(**merged)  # type: ignore[arg-type]  # __post_init__ checks every value
