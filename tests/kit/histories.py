"""The deals that would have shown a seat just what it saw: brute force, for short deals."""

from collections.abc import Iterator
from itertools import permutations

from sixtysix.rules import Card, PlayerView, RuleError, Seat, State, cards_in, cardset, other
from tests.kit.walk import Step, walk


def histories(step: Step, seat: Seat, world: State) -> Iterator[tuple[State, PlayerView, State]]:
    """Each deal that leads to the world by the actions played, with the view it gives, and the state it ends in."""
    opponent = other(seat)
    moments = list(walk(step.dealt, step.actions))
    draws = [at for at, action in enumerate(step.actions) if action == 30]
    own: list[Card] = []
    for at in draws:
        gained = moments[at + 1].state.hands[seat] & ~moments[at].state.hands[seat]
        first = moments[at].state.table.turn == seat
        card = moments[at].state.talon[0 if first else 1]
        # what was exchanged right after the draw was drawn nevertheless
        assert gained >> card & 1 or moments[at + 1].state.table.turn_up == card
        own.append(card)
    theirs = _cards_of(step, opponent, world)
    for drawn in permutations(theirs, len(draws)):
        initial = cardset(theirs) & ~cardset(drawn)
        if initial.bit_count() != step.dealt.table.variant.hand_size:
            continue
        talon: list[Card] = []
        for at, mine, yours in zip(draws, own, drawn, strict=True):
            talon += [mine, yours] if moments[at].state.table.turn == seat else [yours, mine]
        hands = (step.dealt.hands[0], initial) if seat == 0 else (initial, step.dealt.hands[1])
        deal = State(step.dealt.table, hands, (*talon, *world.talon))
        try:
            last = list(walk(deal, step.actions))[-1]
        except RuleError:
            continue
        yield deal, last.views[seat], last.state


def _cards_of(step: Step, seat: Seat, world: State) -> list[Card]:
    """Every card that was dealt to a seat or drawn by it."""
    cards = world.hands[seat]
    before: State | None = None
    for moment, action in zip(walk(step.dealt, step.actions), (*step.actions, None), strict=True):
        before = moment.state
        if action is not None and action < 24 and before.table.turn == seat:
            cards |= 1 << action
    turn_up = step.dealt.table.turn_up
    now = step.state.table.turn_up
    assert turn_up is not None
    if turn_up != now and cards >> turn_up & 1 and now is not None:  # exchanged by this seat
        cards = cards & ~(1 << turn_up) | 1 << now
    return list(cards_in(cards))
