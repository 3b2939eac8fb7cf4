"""The talon: drawing, exchanging the lowest trump, closing (R14, R16-R18, R22, R27-R30; B1-B8, E1-E4)."""

from sixtysix.rules.cardset import CardSet
from sixtysix.rules.errors import (
    CloseAfterDraw,
    CloseNeedsLead,
    CloseOnFirstLead,
    CloseTalonTooSmall,
    ExchangeNeedsLead,
    ExchangeNeedsLowestTrump,
    ExchangeNeedsTrick,
    ExchangeTalonTooSmall,
    MarriageAnnounced,
    MustDrawFirst,
    NothingToDraw,
    RuleError,
    TalonClosed,
    TalonExhausted,
    TurnUpIsLowestTrump,
)
from sixtysix.rules.scoring import totals
from sixtysix.rules.table import Closing, Table


def exchange_fault(table: Table, hand: CardSet) -> type[RuleError] | None:
    """Why the seat on turn may not exchange now, or None if it may."""
    variant, seat, lowest = table.variant, table.turn, table.lowest_trump
    if table.turn_up is None:
        return TalonExhausted
    if table.turn_up == lowest:
        return TurnUpIsLowestTrump
    if not hand >> lowest & 1:
        return ExchangeNeedsLowestTrump
    if table.closer is not None:
        return None if table.swap_open and seat != table.closer else TalonClosed
    if table.must_draw:
        return MustDrawFirst
    if table.announced is not None:
        return MarriageAnnounced
    if table.led is not None and variant.exchange_when == "lead":
        return ExchangeNeedsLead
    if variant.exchange_needs_trick and not table.piles[seat]:
        return ExchangeNeedsTrick
    return ExchangeTalonTooSmall if table.talon_size < variant.exchange_min_talon else None


def exchange(table: Table) -> Table:
    """The table after the player on turn puts the lowest trump under the talon and takes the turn-up."""
    return table._replace(turn_up=table.lowest_trump, swap_open=False)


def close_fault(table: Table) -> type[RuleError] | None:
    """Why the seat on turn may not close now, or None if it may."""
    variant = table.variant
    if table.closer is not None:
        return TalonClosed
    if table.talon_size == 0:
        return TalonExhausted
    if table.led is not None:
        return CloseNeedsLead
    if table.announced is not None:
        return MarriageAnnounced
    if table.must_draw and variant.close_timing == "after_draw":
        return CloseAfterDraw
    if not variant.close_first_lead and table.opening_lead:
        return CloseOnFirstLead
    return CloseTalonTooSmall if table.talon_size < variant.close_min_talon else None


def close(table: Table) -> Table:
    """The table after the player on turn closes: strict rules at once, nobody draws any more (R30)."""
    return table._replace(
        closer=table.turn,
        closing=Closing((table.tricks(0), table.tricks(1)), totals(table)),
        closing_lead=True,
        must_draw=False,
        swap_open=table.variant.exchange_on_opponent_close,
    )


def draw_fault(table: Table) -> type[RuleError] | None:
    """Why nobody draws now, or None if the winner of the trick may draw."""
    return None if table.must_draw else NothingToDraw


def draw(table: Table) -> Table:
    """The table after both hands are filled up; the last card drawn is the turn-up (R14, R22)."""
    left = table.talon_size - 2
    return table._replace(
        talon_size=left,
        turn_up=table.turn_up if left else None,
        hand_sizes=(table.hand_sizes[0] + 1, table.hand_sizes[1] + 1),
        must_draw=False,
    )
