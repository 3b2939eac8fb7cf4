"""A deal at their table: dealt by us, played by their engine, between their bots and our players."""

import random
import time
from dataclasses import dataclass
from functools import cache
from typing import Final

from sixtysix.engine.baselines.vu.package import Bot, Move, Perspective, package
from sixtysix.engine.baselines.vu.seat import OurSeat
from sixtysix.engine.match_play import Clock, Faulty, Played, Score, raised
from sixtysix.engine.player import Forfeit, Needs, Player
from sixtysix.rules.action import Action
from sixtysix.rules.cardset import cards_in
from sixtysix.rules.scoring import TARGET
from sixtysix.rules.seat import Seat, other
from sixtysix.rules.state import State
from sixtysix.rules.table import Outcome, Reason
from sixtysix.rules.view import PlayerView

THEIR_BOTS: Final = ("vu:rand", "vu:bully", "vu:rdeep-16-4", "vu:rdeep-100-10")
"""The bots by their names here."""

loaded = cache(package)
"""The package, loaded once. Raises `PeersMissing`."""


@dataclass(frozen=True, slots=True)
class TheirPlayer:
    """A bot of theirs, by name; it plays at their table only."""

    name: str

    def decide(self, view: PlayerView, seed: int, needs: Needs | None = None) -> Action:  # noqa: ARG002  a player's
        """Forfeits: it does not know our rules."""
        raise Forfeit(f"{self.name} plays at the table of its own engine only")

    def close(self) -> None:
        """Holds nothing."""

    def bot(self, seed: int) -> "TimedBot":
        """The bot, new for a deal."""
        return TimedBot(loaded().bots[self.name.removeprefix("vu:")](random.Random(seed)))  # noqa: S311  a game


class TimedBot:
    """A bot of theirs; keeps the time of its decisions and what it raised."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.fault: Exception | None = None
        self.milliseconds: list[float] = []

    def get_move(self, perspective: Perspective, leader_move: Move | None) -> Move:
        """The bot's move."""
        began = time.thread_time()
        try:
            return self._bot.get_move(perspective, leader_move)
        except Exception as error:
            self.fault = error
            raise
        finally:
            self.milliseconds.append((time.thread_time() - began) * 1000)

    def notify_trump_exchange(self, move: Move) -> None:
        """Tells the bot."""
        self._bot.notify_trump_exchange(move)

    def notify_game_end(self, won: bool, perspective: Perspective) -> None:
        """Tells the bot."""
        self._bot.notify_game_end(won, perspective)


def play_deal(
    dealt: State,
    players: tuple[Player, Player],
    seed: int,
    score: Score | None,  # noqa: ARG001  their table knows no matches
    clocks: tuple[Clock, Clock],
) -> Played:
    """Plays a deal of the variant `seat.VARIANT` to its end by their rules; as `match_play.play_deal`.

    Outcome and game points are what their engine awards; there are no actions of ours to tell. Raises `PeersMissing`.
    """
    seated = tuple(_seated(player, seat, seed, clocks[seat]) for seat, player in enumerate(players))
    forehand = other(dealt.table.dealer)
    order = (forehand, other(forehand))
    turn_up = dealt.table.turn_up
    if turn_up is None:
        raise ValueError("a deal begins with a turn-up")
    bots = (seated[order[0]], seated[order[1]])
    milliseconds = (seated[0].milliseconds, seated[1].milliseconds)
    hands = [tuple(cards_in(dealt.hands[seat])) for seat in order]
    try:
        winner, points, cards = loaded().play(bots, (hands[0], hands[1]), (*dealt.talon, turn_up))
    except Exception:
        for seat, bot in enumerate(seated):
            if bot.fault is not None:
                return Played(dealt, (), None, Faulty(seat, raised(bot.fault)).fault, milliseconds)
        raise
    won = seated.index(winner)
    totals = (cards.direct_points, 0) if won == 0 else (0, cards.direct_points)
    reason: Reason = "reached" if cards.direct_points >= TARGET else "last_trick"
    return Played(dealt, (), Outcome(won, points, reason, totals), None, milliseconds)


def _seated(player: Player, seat: Seat, seed: int, clock: Clock) -> "TimedBot | OurSeat":
    """A player at their table. Both have the same seed, whatever their seats: twins play alike."""
    if isinstance(player, TheirPlayer):
        return player.bot(seed + seat)
    return OurSeat(player, seat, seed, clock)
