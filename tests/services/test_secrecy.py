"""No seat is sent what it may not know, under any rules. Longer: `python -m bench.secrecy 10000`."""

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from sixtysix.rules import PRESETS, SWITCHES, ImpossibleVariant, Variant, house_rules
from sixtysix.services import wire
from sixtysix.services.room import Room
from tests.kit.secrecy import search_match


@st.composite
def variants(draw: st.DrawFn) -> Variant:
    """A preset with a few switches changed."""
    preset = draw(st.sampled_from(sorted(PRESETS)))
    chosen = draw(st.lists(st.sampled_from(SWITCHES), max_size=6, unique_by=lambda switch: switch.name))
    variant = PRESETS[preset]
    taken: dict[str, object] = {}
    for switch in chosen:
        value = draw(st.sampled_from(switch.values))
        try:
            variant = house_rules(preset, {**taken, switch.name: value})
            taken[switch.name] = value
        except ImpossibleVariant:
            continue
    return variant


@settings(max_examples=40)
@given(variant=variants(), seed=st.integers(0, 2**32))
@example(variant=PRESETS["sixty-six-light"], seed=1)
@example(variant=PRESETS["schnapsen"], seed=2)
@example(variant=PRESETS["us-hoyle"], seed=3)
@example(variant=house_rules("schnapsen", {"show_points": "both"}), seed=4)
def test_no_frame_tells_a_seat_what_it_may_not_know(variant: Variant, seed: int) -> None:
    searched = search_match(variant, seed)
    assert searched.deals > 0
    assert searched.frames > 4 * searched.deals


def test_a_frame_that_tells_too_much_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A peeking trick: each trick of the look-back is sent with the opponent's highest card."""

    def peeking(view: object) -> list[dict[str, object]]:
        del view
        return [{"seat": 0, "cards": ["AS", "AH", "AD", "AC"]}]

    monkeypatch.setattr(wire, "look_back", peeking)
    with pytest.raises(AssertionError, match="tells seat"):
        search_match(PRESETS["sixty-six"], 1)


def test_a_seed_that_is_told_too_early_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def early(room: Room, _: object) -> dict[str, str]:
        assert room.deal is not None
        return {"server_seed": room.deal.server_seed.hex()}

    monkeypatch.setattr(wire, "fairness_frame", early)
    with pytest.raises(AssertionError):
        search_match(PRESETS["sixty-six"], 1)
