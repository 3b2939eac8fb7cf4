"""Random deals and matches under any rules, for the tests of notation and command line."""

import random
from collections.abc import Callable, Iterator
from typing import TypeVar

from hypothesis import strategies as st

from sixtysix.notation import DealRecord, Fairness, Header, MatchRecord, NotationError
from sixtysix.rules import (
    CLAIM,
    CLAIM_OUT_OF_TURN,
    CLOSE,
    PRESETS,
    SWITCHES,
    ImpossibleVariant,
    Match,
    PlayerView,
    State,
    Variant,
    actions_in,
    apply,
    commitment,
    deal,
    deal_seed,
    house_rules,
    legal_actions,
    legal_actions_of,
    other,
    shuffled_deck,
    start,
    watch,
)

T = TypeVar("T")

seeds = st.integers(0, 2**32)


def random_rules(source: random.Random) -> Variant:
    """A preset, or a preset with some switches changed."""
    preset = source.choice(list(PRESETS))
    if source.random() < 0.4:
        return PRESETS[preset]
    while True:
        changes: dict[str, object] = {
            switch.name: source.choice(switch.values) for switch in SWITCHES if source.random() < 0.25
        }
        try:
            return house_rules(preset, changes)
        except ImpossibleVariant:
            continue


def random_action(source: random.Random, state: State) -> int:
    """Some action that is legal; seldom a claim or a closing, so that deals get long."""
    waiting = other(state.table.turn)
    if source.random() < 0.01 and legal_actions(state.table, state.hands[waiting], waiting):
        return CLAIM_OUT_OF_TURN
    choices = list(actions_in(legal_actions_of(state)))
    if source.random() < 0.97:
        choices = [each for each in choices if each != CLAIM] or choices
    if source.random() < 0.8:
        choices = [each for each in choices if each != CLOSE] or choices
    return source.choice(choices)


def walk(seed: int) -> Iterator[tuple[State, tuple[PlayerView, PlayerView]]]:
    """Every state of a random deal, with both views."""
    source = random.Random(seed)
    variant = random_rules(source)
    deck = shuffled_deck(variant, source.randbytes(32), "", 1)
    dealer = source.randrange(2)
    watched = watch(deal(variant, deck, dealer))
    yield watched.state, (watched.views[0], watched.views[1])
    while watched.state.table.outcome is None:
        watched = watched.after(random_action(source, watched.state))
        yield watched.state, (watched.views[0], watched.views[1])


def random_match(seed: int, *, most: int = 5) -> MatchRecord:
    """The record of a random match, or of the beginning of one."""
    source = random.Random(seed)
    variant = random_rules(source)
    number = source.choice((None, seed))
    header = Header(
        variant,
        source.choice((("Ann", "Béla 2"), ("", "engine"))),
        source.randrange(2),
        source.choice((None, "2026-12-31")),
        number,
        (("x-event", "kitchen table"),) if source.random() < 0.3 else (),
    )
    match = Match(variant, header.dealer)
    deals: list[DealRecord] = []
    while match.winner is None and len(deals) < most:
        deal_number = len(deals) + 1
        server = source.randbytes(32) if number is None else deal_seed(number, deal_number)
        deck = shuffled_deck(variant, server, "", deal_number)
        state = start(variant, deck, match.dealer)
        actions: list[int] = []
        broken_off = source.random() < 0.05
        while state.table.outcome is None and not (broken_off and len(actions) > 7):
            actions.append(random_action(source, state))
            state = apply(state, actions[-1])
        shown = source.choice((None, Fairness(commitment(server)), Fairness(commitment(server), "", server)))
        deals.append(DealRecord(deal_number, match.dealer, deck, tuple(actions), shown))
        if state.table.outcome is None:
            break
        match = match.record(state.table.outcome)
    return MatchRecord(header, tuple(deals))


def mutated(text: str, source: random.Random) -> str:
    """A text with a few random changes."""
    odd = "AKQJT9SHDCXW!0123456789=,/:-.# \n\r\t\0é♥\u2028" + text[:40]
    for _ in range(source.randint(1, 3)):
        at, length = source.randrange(len(text) + 1), source.randint(0, 4)
        kind = source.randrange(4)
        if kind == 0:
            text = text[:at] + text[at + length :]
        elif kind == 1:
            text = text[:at] + "".join(source.choices(odd, k=length)) + text[at:]
        elif kind == 2:
            text = text[:at] + "".join(source.choices(odd, k=length)) + text[at + length :]
        else:
            other_place = source.randrange(len(text) + 1)
            text = text[:at] + text[other_place : other_place + 12] + text[at:]
    return text


def read_or_refused(parse: Callable[[str], T], text: str) -> T | None:
    """What a text says, or None if it is refused as it should be; any other error is a fault."""
    try:
        return parse(text)
    except NotationError as error:
        if error.line < 1 or error.column < 1 or not error.problem:
            raise AssertionError("an error must say where it is") from error
        return None
