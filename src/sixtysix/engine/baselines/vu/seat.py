"""One of our players at their table: what it is shown becomes a view of ours, its action a move of theirs."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Final

from sixtysix.engine.baselines.pimc import mean_values
from sixtysix.engine.baselines.vu.package import Move, Perspective, Trick, our_card
from sixtysix.engine.match_play import Clock
from sixtysix.engine.mind import Engine
from sixtysix.engine.player import Forfeit, Player
from sixtysix.engine.script import best, script
from sixtysix.rules.action import CLOSE, EXCHANGE, Action, marry
from sixtysix.rules.cardset import CardSet, cards_in, cardset
from sixtysix.rules.event import Dealt, Drew, Event, Exchanged, Married, Played, TurnedUp
from sixtysix.rules.presets import house_rules
from sixtysix.rules.scoring import TARGET, marriage_points, totals
from sixtysix.rules.seat import Seat, other
from sixtysix.rules.view import PlayerView, view_of
from sixtysix.search.stream import Stream

VARIANT: Final = house_rules(
    "schnapsen",
    {
        "win_mode": "auto",
        "claim_when": "own_turn",
        "close_unclaimed": "count",
        "marriage_ends_deal": False,
        # Nobody can close there. We have no such switch: what is left of closing is made as dear as it can be.
        "close_first_lead": False,
        "close_min_talon": 4,
        "close_fail": "3",
    },
)
"""The variant of ours that is nearest to their rules."""

_INSTEAD_OF_CLOSING: Final = 100
"""Worlds asked what to do instead of closing, which is not possible there."""


class OurSeat:
    """A player of ours as a bot of theirs, for one deal."""

    def __init__(self, player: Player, seat: Seat, seed: int, clock: Clock) -> None:
        self._player = replace(player, closing=False) if isinstance(player, Engine) else player
        self._clock = clock
        self._seat = seat
        self._stream = Stream(seed)
        self.fault: Exception | None = None
        """What the player raised."""
        self.milliseconds: list[float] = []

    def get_move(self, perspective: Perspective, leader_move: Move | None) -> Move:
        """Asks the player, and finds its action among the moves that are possible there."""
        try:
            view = view_from(perspective, leader_move, self._seat)
            action = self._decide(view)
            return _move(perspective, action)
        except Exception as error:
            self.fault = error
            raise

    def notify_trump_exchange(self, move: Move) -> None:
        """It is in the history too."""

    def notify_game_end(self, won: bool, perspective: Perspective) -> None:
        """Whose deal it is, the engine says."""

    def _decide(self, view: PlayerView) -> Action:
        seed = self._stream.number()
        began = self._clock()
        try:
            action = self._player.decide(view, seed)
            return open_action(view, seed) if action == CLOSE else action
        finally:
            self.milliseconds.append((self._clock() - began) * 1000)


def open_action(view: PlayerView, seed: int) -> Action:
    """What a hundred open worlds say is best but for closing."""
    values = {
        action: value
        for action, value in mean_values(view, _INSTEAD_OF_CLOSING, seed).items()
        if action != CLOSE
    }
    return best(values or script(view))


def view_from(perspective: Perspective, leader_move: Move | None, seat: Seat) -> PlayerView:
    """The view of our seat, built from the events that their perspective tells."""
    history = list(perspective.get_game_history())
    first = history[0][0]
    turn_up = first.get_trump_card()
    if turn_up is None:
        raise ValueError("their first perspective has no turn-up")
    dealer = other(seat) if first.am_i_leader() else seat
    opening: tuple[Event, ...] = (TurnedUp(VARIANT, dealer, our_card(turn_up)), Dealt(seat, _hand(first)))
    view, waiting = view_of(seat, opening), [0, 0]
    for (before, trick), (after, _) in pairwise(history):
        if trick is None:
            break
        for event in _events(before, trick, after, view):
            view = view.observe(event)
        if not trick.is_trump_exchange():
            view = _as_they_count(view, waiting)
    if leader_move is not None:
        for event in _lead_events(leader_move, other(seat), view.table.trump):
            view = view.observe(event)
    return view


def _as_they_count(view: PlayerView, waiting: list[int]) -> PlayerView:
    """The view after a trick, as they count marriages: from the next trick on that their announcer wins.

    We count them from the announcer's first trick on. Where that would make 66 already, the marriage is left out until then.
    """
    trick, table = view.tricks[-1], view.table
    if trick.married is not None:
        waiting[trick.leader] |= 1 << trick.married
    waiting[trick.winner] = 0
    married = [0, 0]
    for earlier in view.tricks:
        if earlier.married is not None:
            married[earlier.leader] |= 1 << earlier.married
    for seat, total in enumerate(totals(table._replace(married=(married[0], married[1])))):
        if total >= TARGET:
            married[seat] &= ~waiting[seat]
    going_on = table._replace(married=(married[0], married[1]), outcome=None, must_draw=False)
    return replace(view, table=going_on)


def _events(before: Perspective, trick: Trick, after: Perspective, view: PlayerView) -> Iterator[Event]:
    """The events of a trick, or of an exchange, and of the drawing after it, as our seat saw them."""
    seat, trump = view.seat, view.table.trump
    leader = seat if before.am_i_leader() else other(seat)
    if trick.is_trump_exchange():
        yield Exchanged(leader, view.table.lowest_trump, our_card(trick.trump_card))
        return
    yield from _lead_events(trick.leader_move, leader, trump)
    yield Played(other(leader), our_card(trick.follower_move.cards[0]))
    talon_size, turn_up = before.get_talon_size(), before.get_trump_card()
    if turn_up is not None:
        winner = seat if after.am_i_leader() else other(seat)
        mine = next(cards_in(_hand(after) & ~_hand(before)))
        last = talon_size == 2
        for drawer, is_turn_up in ((winner, False), (other(winner), last)):
            theirs = our_card(turn_up) if is_turn_up else None
            yield Drew(drawer, mine if drawer == seat else theirs, is_turn_up)


def _lead_events(move: Move, leader: Seat, trump: int) -> Iterator[Event]:
    """The events of what was led: of a marriage, the king."""
    card = our_card(move.cards[-1])
    if move.is_marriage():
        yield Married(leader, card // 6, marriage_points(1 << card // 6, trump))
    yield Played(leader, card)


def _hand(perspective: Perspective) -> CardSet:
    return cardset(map(our_card, perspective.get_hand().get_cards()))


def _move(perspective: Perspective, action: Action) -> Move:
    """The move there that is our action. Raises `Forfeit` if there is none."""
    for move in perspective.valid_moves():
        if _action(move) == action:
            return move
    raise Forfeit(f"its action {action} is not possible at that table")


def _action(move: Move) -> Action:
    if move.is_trump_exchange():
        return EXCHANGE
    card = our_card(move.cards[-1])
    return marry(card // 6) if move.is_marriage() else card
