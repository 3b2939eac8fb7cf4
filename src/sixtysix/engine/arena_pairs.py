"""One pair of the arena: the same cards at two tables, the players' seats swapped.

At both tables the same seat deals and every decision has the same seed. So twins, players that decide alike, come out even.
"""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeVar

from sixtysix.engine.arena_records import record_of
from sixtysix.engine.match_play import Clock, Played, Score, play_deal
from sixtysix.engine.player import Player, needs_of
from sixtysix.engine.statistics import Cluster
from sixtysix.rules.card import Card
from sixtysix.rules.match import Match
from sixtysix.rules.seat import Seat, other
from sixtysix.rules.shuffle import deal_seed, shuffled_deck
from sixtysix.rules.state import State, deal
from sixtysix.rules.table import Outcome
from sixtysix.rules.variant import Variant

T = TypeVar("T")

TABLES: Final = (0, 1)
"""At table 0 the first player has seat 0, at table 1 seat 1."""


@dataclass(frozen=True, slots=True)
class Contest:
    """Who plays whom, under which rules; all that a result depends on but the number of pairs."""

    first: str
    second: str
    variant: Variant
    seed: int = 1
    match_play: bool = False
    """Whole matches, the players being told the score; else deals by themselves."""

    @property
    def foreign(self) -> bool:
        """Whether it is played at the table of another engine, since one of its players knows no other."""
        return any(name.startswith("vu:") for name in (self.first, self.second))


class Forfeited(NamedTuple):
    """A deal that was lost by a fault: at which table, which deal of it, by whom (0 the first player), and why."""

    table: int
    deal: int
    side: int
    reason: str


@dataclass(frozen=True, slots=True)
class PairResult:
    """What a pair came to."""

    number: int
    points: tuple[tuple[int, ...], tuple[int, ...]]
    """By table, the game points of each deal to the first player; negative ones to the second."""
    won: tuple[int, int] = (0, 0)
    """Matches won by each player, in match play."""
    forfeits: tuple[Forfeited, ...] = ()
    milliseconds: tuple[tuple[float, ...], tuple[float, ...]] = field(default=((), ()), compare=False)
    """The time of each decision, by player."""
    records: str = field(default="", compare=False)
    """The records of its deals, if they were asked for."""

    @property
    def cluster(self) -> Cluster:
        """Game points to the first player, and the number of deals."""
        return Cluster(sum(map(sum, self.points)), sum(map(len, self.points)))


@dataclass(frozen=True, slots=True)
class Seated:
    """The two players of a contest, ready, with the clocks their time is taken by."""

    first: Player
    second: Player
    clocks: tuple[Clock, Clock] = (time.thread_time, time.thread_time)
    play: Callable[[State, tuple[Player, Player], int, Score | None, tuple[Clock, Clock]], Played] = play_deal
    """Plays one deal: the referee here, or another engine."""

    def at(self, table: int, dealt: State, seed: int, score: Score | None) -> Played:
        """The deal played at a table."""
        players = _by_seat(table, (self.first, self.second))
        return self.play(dealt, players, seed, score, _by_seat(table, self.clocks))

    def close(self) -> None:
        """Lets both players go."""
        try:
            self.first.close()
        finally:
            self.second.close()


class _Deal(NamedTuple):
    table: int
    number: int
    """Within its table."""
    deck: tuple[Card, ...]
    played: Played
    match: Match
    """As it stood before the deal; its score is told only in match play."""

    @property
    def points(self) -> int:
        """Game points to the first player."""
        return self.played.points if self.table == 0 else -self.played.points


def play_pair(contest: Contest, seated: Seated, number: int, *, records: bool = False) -> PairResult:
    """Plays the pair of that number; nothing but the contest and the number decides what comes of it."""
    tables = [list(_table(contest, seated, number, table)) for table in TABLES]
    deals = [each for table in tables for each in table]
    won = [0, 0]
    if contest.match_play:
        for table, played in zip(TABLES, tables, strict=True):
            last = played[-1]
            winner = _recorded(last.match, last.played).winner
            won[table if winner == 0 else 1 - table] += 1
    return PairResult(
        number,
        (tuple(each.points for each in tables[0]), tuple(each.points for each in tables[1])),
        (won[0], won[1]),
        tuple(_forfeits(deals)),
        (tuple(_times(deals, 0)), tuple(_times(deals, 1))),
        "".join(_record(contest, number, each) for each in deals) if records else "",
    )


def _table(contest: Contest, seated: Seated, number: int, table: int) -> Iterator[_Deal]:
    """The deals of one table: a single one, or a match."""
    variant = contest.variant
    server_seed = deal_seed(contest.seed, number)
    match, count = Match(variant, number % 2), 1
    while match.winner is None:
        deck = shuffled_deck(variant, server_seed, "", count if contest.match_play else number)
        dealt = deal(variant, deck, match.dealer)
        score = _needs(match) if contest.match_play else None
        seed = contest.seed + number + (count - 1 << 32)
        played = seated.at(table, dealt, seed, score)
        yield _Deal(table, count, deck, played, match)
        if not contest.match_play:
            return
        match, count = _recorded(match, played), count + 1


def _needs(match: Match) -> Score:
    return needs_of(match, 0), needs_of(match, 1)


def _recorded(match: Match, played: Played) -> Match:
    """The match after the deal; a forfeited one counts like a lost one."""
    outcome = played.outcome
    if played.fault is not None:
        outcome = Outcome(other(played.fault.seat), abs(played.points), "false_claim", (0, 0))
    if outcome is None:
        raise ValueError("the deal is not over")
    return match.record(outcome)


def _by_seat(table: int, players: tuple[T, T]) -> tuple[T, T]:
    """What belongs to the first and the second player, by seat."""
    return (players[1], players[0]) if table else players


def _side(table: int, seat: Seat) -> int:
    """The player in a seat: 0 the first, 1 the second."""
    return seat ^ table


def _forfeits(deals: list[_Deal]) -> Iterator[Forfeited]:
    for each in deals:
        if each.played.fault is not None:
            fault = each.played.fault
            yield Forfeited(each.table, each.number, _side(each.table, fault.seat), fault.reason)


def _times(deals: list[_Deal], side: int) -> Iterator[float]:
    for each in deals:
        yield from (round(spent, 3) for spent in each.played.milliseconds[_side(each.table, side)])


def _record(contest: Contest, number: int, each: _Deal) -> str:
    players = _by_seat(each.table, (contest.first, contest.second))
    remarks = {"x-arena": f"seed {contest.seed} pair {number} table {each.table} deal {each.number}"}
    if contest.match_play:
        remarks["x-score"] = f"{each.match.score[0]}-{each.match.score[1]}"
    return record_of(each.played, each.deck, players, remarks)
