"""Card points, claims and what a deal is worth (R12, R21, R31-R38; E6-E12, F1-F11)."""

from typing import Final

from sixtysix.rules.cardset import points_in
from sixtysix.rules.errors import (
    ClaimIsAutomatic,
    ClaimNotNow,
    ClaimOnOwnTurn,
    DealOver,
    MarriageDoesNotEndDeal,
    RuleError,
)
from sixtysix.rules.seat import Seat, other
from sixtysix.rules.table import Outcome, Pair, Reason, Table

TARGET: Final = 66
LAST_TRICK_BONUS: Final = 10


def marriage_points(married: int, trump: int) -> int:
    """Points of a mask of announced marriages: 20 each, 40 in trumps (R20)."""
    return 20 * married.bit_count() + 20 * (married >> trump & 1)


def total(table: Table, seat: Seat) -> int:
    """Card points of a seat: tricks, marriages once it has a trick (R21), and the last trick's bonus (F7)."""
    pile = table.piles[seat]
    if not pile:
        return 0
    points = points_in(pile) + marriage_points(table.married[seat], table.trump)
    if (
        table.leader == seat
        and table.hand_sizes == (0, 0)
        and table.closer is None
        and table.led is None
        and table.variant.last_trick == "ten"
    ):
        points += LAST_TRICK_BONUS
    return points


def totals(table: Table) -> Pair:
    """Card points of both seats."""
    return (total(table, 0), total(table, 1))


def grade(table: Table, winner: Seat) -> int:
    """Game points of a win by 66: 3, 2 or 1 by the loser's tricks and points (R36-R38, F6, E6)."""
    loser = other(winner)
    closing = table.closing
    if closing is not None and table.closer == winner and table.variant.close_freeze == "at_close":
        tricks, points = closing.tricks[loser], closing.points[loser]
    else:
        tricks, points = table.tricks(loser), total(table, loser)
    if tricks == 0:
        return 3
    return 2 if points < table.variant.schneider_limit else 1


def failed_close(table: Table) -> int:
    """Game points of the closer's opponent when the closer fails (R33, E7, E8)."""
    closer, closing, variant = table.closer, table.closing, table.variant
    if closer is None or closing is None:
        raise ValueError("nobody closed")
    if variant.close_fail != "2or3":
        return int(variant.close_fail)
    opponent = other(closer)
    tricks = closing.tricks[opponent] if variant.close_fail_when == "at_close" else table.tricks(opponent)
    return 2 if tricks else 3


def winning_claim(table: Table, seat: Seat) -> int:
    """Game points of a correct claim by a seat (R36-R38; E9 against a closer)."""
    if table.closer is None or table.closer == seat:
        return grade(table, seat)
    return 2 if table.variant.close_beaten == "2" else failed_close(table)


def false_claim(table: Table, seat: Seat) -> int:
    """Game points of the opponent after a false claim by a seat (R35, F4, E10, E11)."""
    rule = table.variant.false_claim
    if rule == "mirror":
        points = winning_claim(table, seat)
    elif rule == "2or3":
        points = 2 if table.piles[other(seat)] else 3
    else:
        points = int(rule)
    return max(points, failed_close(table)) if table.closer == seat else points


def claim_fault(table: Table, seat: Seat) -> type[RuleError] | None:
    """Why a seat may not claim now, or None if it may (F1, F2, C6)."""
    variant = table.variant
    if table.outcome is not None:
        return DealOver
    if variant.win_mode == "auto":
        return ClaimIsAutomatic
    if seat != table.turn:
        return None if variant.claim_when == "any_time" else ClaimOnOwnTurn
    if table.announced is not None and not variant.marriage_ends_deal:
        return MarriageDoesNotEndDeal
    if variant.claim_when != "after_trick_or_meld" or table.announced is not None:
        return None
    return None if table.led is None and not table.opening_lead else ClaimNotNow


def settle_claim(table: Table, seat: Seat) -> Table:
    """The table after a claim: the deal is over either way (R34, R35)."""
    both = totals(table)
    if both[seat] >= TARGET:
        beaten = table.closer is not None and table.closer != seat
        outcome = Outcome(
            seat, winning_claim(table, seat), "closer_beaten" if beaten else "claim", both, seat
        )
    else:
        outcome = Outcome(other(seat), false_claim(table, seat), "false_claim", both, seat)
    return table._replace(outcome=outcome, must_draw=False)


def settle_reached(table: Table, first: Seat) -> Table:
    """Where 66 wins by itself (F1): the table, over if a seat has 66, the first one looked at first."""
    if table.variant.win_mode != "auto":
        return table
    both = totals(table)
    for seat in (first, other(first)):
        if both[seat] >= TARGET:
            beaten = table.closer is not None and table.closer != seat
            reason: Reason = "closer_beaten" if beaten else "reached"
            return table._replace(
                outcome=Outcome(seat, winning_claim(table, seat), reason, both), must_draw=False
            )
    return table


def settle_played_out(table: Table) -> Table:
    """The table after the last card when nobody has ended the deal (E12, F7-F9, F11)."""
    return table._replace(outcome=_count(table, totals(table)))


def _count(table: Table, both: Pair) -> Outcome:
    variant, closer, last_winner = table.variant, table.closer, table.leader
    if closer is not None:
        in_time = variant.close_unclaimed == "count" or closer == last_winner
        if both[closer] >= TARGET and in_time:
            return Outcome(closer, grade(table, closer), "counted", both)
        return Outcome(other(closer), failed_close(table), "closer_failed", both)
    if variant.last_trick == "wins_1":
        return Outcome(last_winner, 1, "last_trick", both)
    if variant.last_trick == "wins_by_score":
        return Outcome(last_winner, grade(table, last_winner), "last_trick", both)
    if variant.unclaimed == "nobody":
        return Outcome(None, 0, "draw", both)
    if both[0] == both[1]:
        if variant.draw_last_trick_wins:
            return Outcome(last_winner, grade(table, last_winner), "last_trick", both)
        return Outcome(None, 0, "draw", both)
    higher = 0 if both[0] > both[1] else 1
    if variant.last_trick == "none" and both[higher] < TARGET:
        return Outcome(None, 0, "draw", both)
    return Outcome(higher, grade(table, higher), "higher_total", both)


def by_rule(table: Table, outcome: Outcome) -> str:
    """The number of the rule that decides what a deal with this outcome is worth (docs/rules)."""
    match outcome.reason:
        case "false_claim":
            return "R35"
        case "closer_failed" | "closer_beaten":
            return "R33"
        case "last_trick" if table.variant.last_trick == "wins_1":
            return "F7"
        case "draw":
            return "F9" if outcome.totals[0] == outcome.totals[1] else "F8"
        case _:
            return f"R{35 + outcome.game_points}"
