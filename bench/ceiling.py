"""What there is to win: a player that sees all cards, which no honest one can match, against another.

python -m bench.ceiling OPPONENT [PRESET] [PAIRS]

It plays what the open-card solver finds best; of equal actions the one that is best over other worlds too. The bots of the package
`schnapsen` are met at their own table.
"""

import sys
from dataclasses import dataclass

from sixtysix.engine import match_play
from sixtysix.engine.arena_pairs import Contest, Seated, play_pair
from sixtysix.engine.baselines.pimc import mean_values
from sixtysix.engine.baselines.vu.seat import VARIANT
from sixtysix.engine.baselines.vu.table import THEIR_BOTS, TheirPlayer, play_deal
from sixtysix.engine.match_play import Clock, Played, Score
from sixtysix.engine.player import Needs, Player
from sixtysix.engine.players import player
from sixtysix.engine.statistics import estimate
from sixtysix.rules import CLAIM, PRESETS, Action, Card, PlayerView, State, cardset, total
from sixtysix.rules.scoring import TARGET
from sixtysix.search.opencards import solve_packed
from sixtysix.search.packing import pack_state

PAIRS = 300
WORLDS = 30
"""Asked about actions that are equal in the true one."""


@dataclass
class Omniscient:
    """Knows the order of the cards in the deal that it plays."""

    name: str = "omniscient"
    closing: bool = True
    talon: tuple[Card, ...] = ()
    """The cards face down when the deal began, the next to be drawn first."""

    def decide(self, view: PlayerView, seed: int, needs: Needs | None = None) -> Action:  # noqa: ARG002  a player's
        world = self._world(view)
        if view.legal >> CLAIM & 1 and total(view.table, view.seat) >= TARGET:
            return CLAIM
        solved = solve_packed(view.table.variant, pack_state(world), closing=self.closing)[0].actions
        values = {action: bounds.low for action, bounds in solved.items() if action != CLAIM}
        greatest = max(values.values())
        equal = [action for action in values if values[action] == greatest]
        if len(equal) == 1:
            return equal[0]
        means = mean_values(view, WORLDS, seed)
        return max(equal, key=lambda action: (means.get(action, -9.0), -action))

    def _world(self, view: PlayerView) -> State:
        face_down = max(view.table.talon_size - 1, 0)
        talon = self.talon[len(self.talon) - face_down :]
        theirs = view.unseen & ~cardset(talon) | view.known
        return State(view.table, (theirs, view.hand) if view.seat else (view.hand, theirs), talon)

    def close(self) -> None:
        """Holds nothing."""


def main(words: list[str]) -> None:
    name, preset = words[0], words[1] if len(words) > 1 else "sixty-six"
    pairs = int(words[2]) if len(words) > 2 else PAIRS
    foreign = name in THEIR_BOTS
    opponent: Player = TheirPlayer(name) if foreign else player(name)
    omniscient = Omniscient(closing=not foreign)
    deal = play_deal if foreign else match_play.play_deal

    def play(
        dealt: State,
        players: tuple[Player, Player],
        seed: int,
        score: Score | None,
        clocks: tuple[Clock, Clock],
    ) -> Played:
        omniscient.talon = dealt.talon
        return deal(dealt, players, seed, score, clocks)

    contest = Contest(omniscient.name, name, VARIANT if foreign else PRESETS[preset])
    seated = Seated(omniscient, opponent, play=play)
    clusters = []
    for number in range(1, pairs + 1):
        pair = play_pair(contest, seated, number)
        if pair.forfeits:
            raise SystemExit(f"pair {number}: {pair.forfeits[0]}")
        clusters.append(pair.cluster)
        if number % 50 == 0 or number == pairs:
            print(f"{omniscient.name} v {name}: {estimate(clusters)}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
