"""`sixtysix replay`: the record of a match, checked while it is read."""

import json as json_text
import sys

from sixtysix.interfaces.cli.failure import Failure
from sixtysix.interfaces.cli.files import opened
from sixtysix.interfaces.cli.options import File, Json
from sixtysix.notation import (
    DealRecord,
    Header,
    Visitor,
    action_name,
    pile_text,
    read_matches,
    text_lines,
    variant_text,
)
from sixtysix.rules import Match, State


def replay(record: File, /, *, json: Json = False) -> int:
    """Replay a record, check every action and result, and print it deal by deal.

    Parameters
    ----------
    record
        The file, or - for standard input (docs/protocol/record.md).
    json
        Print JSON: one object a match, each on a line of its own.

    """
    matches = 0
    with opened(record) as stream:
        for _ in read_matches(text_lines(stream), _AsJson if json else _AsText):
            matches += 1
    if not matches:
        raise Failure(f"{record} holds no match. A record begins with the line 66r1.")
    return 0


class _AsText(Visitor[None]):
    def begin_match(self, header: Header) -> None:
        self._names = tuple(name or f"seat {seat}" for seat, name in enumerate(header.players))
        sys.stdout.write(f"{self._names[0]} (0) and {self._names[1]} (1), {variant_text(header.variant)}\n")

    def end_deal(self, deal: DealRecord, state: State, match: Match) -> None:
        outcome = state.table.outcome
        line = f"deal {deal.number}, dealer {deal.dealer}, {len(deal.actions)} actions: "
        if outcome is None:
            line += "broken off"
        elif outcome.winner is None:
            line += f"drawn, {outcome.totals[0]}-{outcome.totals[1]}"
        else:
            line += f"{outcome.winner} wins {outcome.game_points} ({outcome.reason}), {outcome.totals[0]}-{outcome.totals[1]}"
        sys.stdout.write(f"{line}; score {match.score[0]}-{match.score[1]}\n")

    def end_match(self, match: Match) -> None:
        score = f"{match.score[0]}-{match.score[1]}"
        if match.winner is None:
            sys.stdout.write(f"match broken off at {score}\n")
        else:
            double = ", counts double" if match.shutout else ""
            sys.stdout.write(f"{self._names[match.winner]} ({match.winner}) wins the match {score}{double}\n")

    def result(self) -> None:
        pass


class _AsJson(Visitor[None]):
    def begin_match(self, header: Header) -> None:
        self._match: dict[str, object] = {
            "rules": variant_text(header.variant),
            "players": list(header.players),
            "dealer": header.dealer,
            "date": header.date,
            "seed": header.seed,
        }
        self._deals: list[object] = []

    def end_deal(self, deal: DealRecord, state: State, match: Match) -> None:
        table = state.table
        outcome = table.outcome
        self._deals.append(
            {
                "deal": deal.number,
                "dealer": deal.dealer,
                "deck": pile_text(deal.deck).split(","),
                "actions": [action_name(action, table.trump) for action in deal.actions],
                "result": None
                if outcome is None
                else {
                    "winner": outcome.winner,
                    "game_points": outcome.game_points,
                    "reason": outcome.reason,
                    "totals": list(outcome.totals),
                    "claimed_by": outcome.claimed_by,
                },
                "score": list(match.score),
            }
        )

    def end_match(self, match: Match) -> None:
        self._match |= {
            "deals": self._deals,
            "score": list(match.score),
            "winner": match.winner,
            "shutout": match.shutout,
        }
        sys.stdout.write(json_text.dumps(self._match, ensure_ascii=False) + "\n")

    def result(self) -> None:
        pass
