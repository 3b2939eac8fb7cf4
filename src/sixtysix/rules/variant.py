"""A variant: every switch of the rules, with the default of the preset `sixty-six`.

Each field is one switch; the letter and number in its comment is its row in docs/rules/ambiguities.md.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args, get_origin, get_type_hints

DealPattern = Literal["33T", "3T3", "3T2"]
NextDealer = Literal["alternate", "winner", "loser"]
MatchCount = Literal["up", "down"]
LookBack = Literal["none", "last_trick", "own", "own_plus_first"]
ShowPoints = Literal["hidden", "own", "both"]
ExchangeWhen = Literal["lead", "own_turn"]
CloseTiming = Literal["either", "after_draw"]
CloseFreeze = Literal["end", "at_close"]
CloseFail = Literal["2or3", "2", "3"]
CloseFailWhen = Literal["at_close", "at_end"]
CloseBeaten = Literal["same", "2"]
CloseUnclaimed = Literal["count", "must_claim"]
WinMode = Literal["claim", "auto"]
ClaimWhen = Literal["after_trick_or_meld", "own_turn", "any_time"]
FalseClaim = Literal["2or3", "2", "3", "mirror"]
LastTrick = Literal["ten", "wins_1", "wins_by_score", "none"]
Unclaimed = Literal["higher_total", "nobody"]


@dataclass(frozen=True, slots=True)
class Variant:
    """The rules of a deal and a match, switch by switch. Raises `ImpossibleVariant` for a mix that cannot be."""

    # set-up and match
    deck: Literal[24, 20] = 24  # R1
    deal_pattern: DealPattern = "33T"  # A1
    next_dealer: NextDealer = "alternate"  # A2
    match_target: int = 7  # A3
    match_count: MatchCount = "up"  # A3
    shutout_double: bool = False  # A5
    look_back: LookBack = "none"  # A6
    show_points: ShowPoints = "hidden"  # A7
    # exchange of the lowest trump
    exchange_needs_trick: bool = True  # B1
    exchange_when: ExchangeWhen = "lead"  # B2
    exchange_min_talon: Literal[2, 3, 4] = 2  # B3
    auto_exchange: bool = False  # B5
    exchange_on_opponent_close: bool = False  # B6
    # marriages
    marriage_first_lead: bool = True  # C1
    marriage_when_exhausted: bool = False  # C3
    marriage_when_closed: bool = False  # C4
    marriage_on_closing_lead: bool = False  # C5
    marriage_ends_deal: bool = True  # C6
    auto_marriage: bool = False  # C9
    # strict phase
    must_head: bool = True  # D1
    must_trump: bool = True  # D2
    # closing
    close_first_lead: bool = True  # E2
    close_timing: CloseTiming = "either"  # E3
    close_min_talon: Literal[2, 4] = 2  # E4
    close_freeze: CloseFreeze = "end"  # E6
    close_fail: CloseFail = "2or3"  # E7
    close_fail_when: CloseFailWhen = "at_close"  # E8
    close_beaten: CloseBeaten = "same"  # E9
    close_unclaimed: CloseUnclaimed = "count"  # E12
    # claiming and the end of a deal
    win_mode: WinMode = "claim"  # F1
    claim_when: ClaimWhen = "own_turn"  # F2
    false_claim: FalseClaim = "2or3"  # F4
    schneider_limit: Literal[33, 31] = 33  # F6
    last_trick: LastTrick = "ten"  # F7
    unclaimed: Unclaimed = "higher_total"  # F8
    draw_carry: Literal[0, 1] = 0  # F9
    draw_last_trick_wins: bool = False  # F9
    redeal_same_dealer_on_draw: bool = False  # F10

    def __post_init__(self) -> None:
        for switch in SWITCHES:
            value = getattr(self, switch.name)
            if value not in switch.values or type(value) is not type(switch.values[0]):
                allowed = ", ".join(str(each) for each in switch.values)
                raise ImpossibleVariant("bad_value", f"{switch.name} is {value!r}: expected one of {allowed}")
        for reason, sentence, clash in _CLASHES:
            if clash(self):
                raise ImpossibleVariant(reason, sentence)

    @property
    def hand_size(self) -> int:
        """Cards in a full hand: six of 24, five of 20 (R6)."""
        return 6 if self.deck == 24 else 5

    @property
    def lowest_rank(self) -> int:
        """Rank of the card that is exchanged: the nine of 24, the jack of 20 (R16)."""
        return 0 if self.deck == 24 else 1


class ImpossibleVariant(ValueError):
    """A mix of switches that cannot be played; `reason` is a code, the text a sentence."""

    def __init__(self, reason: str, sentence: str) -> None:
        super().__init__(sentence)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Switch:
    """One switch: its name and the values it may take, the first kind of value being its type."""

    name: str
    values: tuple[bool, ...] | tuple[int, ...] | tuple[str, ...]


def _values(name: str, hint: object) -> tuple[bool, ...] | tuple[int, ...] | tuple[str, ...]:
    if hint is bool:
        return (False, True)
    if name == "match_target":
        return tuple(range(5, 16))
    if get_origin(hint) is Literal:
        return get_args(hint)
    raise TypeError(f"switch {name} has no finite set of values")  # pragma: no cover


SWITCHES: Final = tuple(Switch(name, _values(name, hint)) for name, hint in get_type_hints(Variant).items())
"""Every switch in the order of `Variant`."""

_Clash: TypeAlias = Callable[["Variant"], bool]

_CLASHES: Final[tuple[tuple[str, str, _Clash], ...]] = (
    (
        "deal_pattern_needs_deck",
        "a deck of 24 deals 33T or 3T3, a deck of 20 deals 3T2",
        lambda v: (v.deal_pattern == "3T2") != (v.deck == 20),
    ),
    (
        "closed_marriage_needs_closing_lead",
        "where marriages count while the talon is closed, they count on the closing lead too",
        lambda v: v.marriage_when_closed and not v.marriage_on_closing_lead,
    ),
    (
        "tie_decided_twice",
        "a tie is either decided by the last trick or carried to the next deal, not both",
        lambda v: v.draw_last_trick_wins and v.draw_carry == 1,
    ),
    (
        "last_trick_leaves_nothing_unclaimed",
        "where the last trick wins the deal, nothing is left unclaimed and no tie can stand",
        lambda v: (
            v.last_trick in ("wins_1", "wins_by_score")
            and (v.unclaimed == "nobody" or v.draw_last_trick_wins or v.draw_carry == 1)
        ),
    ),
    (
        "unclaimed_is_nobodys",
        "where an unclaimed deal counts for nobody, the last trick decides no tie",
        lambda v: v.unclaimed == "nobody" and v.draw_last_trick_wins,
    ),
    (
        "marriage_waits_for_its_trick",
        "where a marriage does not end the deal before its trick is played, 66 is not claimed at any time",
        lambda v: not v.marriage_ends_deal and v.claim_when == "any_time",
    ),
    (
        "auto_has_no_claims",
        "where 66 wins by itself there are no claims, so none can be made at any time and none can be required",
        lambda v: v.win_mode == "auto" and (v.claim_when == "any_time" or v.close_unclaimed == "must_claim"),
    ),
)
