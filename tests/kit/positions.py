"""States for tests: from a stacked deck, or placed in the middle of a deal with only what matters named.

`position` finds cards for all that is left open, so that an example reads like its text: "P has 50 card points in
three tricks, holds king and queen of diamonds and leads".
"""

from collections.abc import Iterator, Sequence
from dataclasses import KW_ONLY, dataclass

from sixtysix.rules import (
    PRESETS,
    Card,
    CardSet,
    Closing,
    Seat,
    State,
    Table,
    Variant,
    cardset,
    deal,
    house_rules,
    points_of,
)
from sixtysix.rules.invariant import check
from sixtysix.rules.shuffle import ordered_deck
from tests.kit.moves import D, P, cards, hand


@dataclass(frozen=True, slots=True)
class Side:
    """One seat's part of a position; what is not named is chosen freely."""

    held: str = ""
    """Cards in the hand; more are added until it has its size."""
    _: KW_ONLY
    lacks: str = ""
    """Cards that must not be added to the hand."""
    tricks: int = 0
    points: int | None = None
    """Card points in the tricks."""
    married: str = ""
    """Suits announced."""
    at_closing: tuple[int, int] | None = None
    """Tricks and card points at the moment of closing; by default those of now."""


NOTHING = Side()


def rules(base: str | Variant = "sixty-six", /, **switches: object) -> Variant:
    """A preset, or a variant, with some switches changed."""
    if isinstance(base, Variant):
        return house_rules("sixty-six", {**_as_dict(base), **switches})
    return house_rules(base, switches) if switches else PRESETS[base]


def _as_dict(variant: Variant) -> dict[str, object]:
    return {name: getattr(variant, name) for name in Variant.__slots__}


def stacked(
    base: str | Variant = "sixty-six",
    *,
    p: str = "",
    d: str = "",
    turn_up: str = "AH",
    talon: str = "",
) -> State:
    """A fresh deal with the named cards in the hands, the turn-up, and the talon's first cards; P is the forehand."""
    variant = rules(base)
    size = variant.hand_size
    named = {*cards(p), *cards(d), *cards(turn_up), *cards(talon)}
    rest = [card for card in ordered_deck(variant) if card not in named]
    hands: list[list[Card]] = []
    for text in (p, d):
        held = [*cards(text)]
        while len(held) < size:
            held.append(rest.pop(0))
        hands.append(held)
    tail = [*cards(talon), *rest]
    first, second = hands
    if variant.deal_pattern == "33T":
        deck = [*first[:3], *second[:3], *first[3:], *second[3:], *cards(turn_up), *tail]
    else:
        deck = [*first[:3], *second[:3], *cards(turn_up), *first[3:], *second[3:], *tail]
    return deal(variant, deck, D)


def position(
    base: str | Variant = "sixty-six",
    *,
    p: Side = NOTHING,
    d: Side = NOTHING,
    leads: Seat = P,
    led: str = "",
    turn_up: str = "AH",
    talon: int | None = None,
    top: str = "",
    to_draw: bool = False,
    closed_by: Seat | None = None,
    closing_lead: bool = False,
) -> State:
    """A state in the middle of a deal.

    `led`: the card that lies there to be answered; `talon`: its size (follows from the tricks while it is open);
    `top`: its first cards; `to_draw`: a trick was just won; `closed_by`: who closed; `closing_lead`: just now.
    """
    variant = rules(base)
    sides = (p, d)
    played = p.tricks + d.tricks
    if talon is None:
        assert closed_by is None, "a closed talon needs its size"
        talon = max(0, variant.deck - 2 * variant.hand_size - 2 * (played - to_draw))
    size = (variant.deck - talon) // 2 - played
    trump = cards(turn_up)[0] // 6
    lies = turn_up if talon else ""
    sizes = [size, size]
    sizes[leads] -= 1 if led else 0
    hands, piles, face_down = _place(variant, sides, sizes, [*cards(lies), *cards(led), *cards(top)])
    table = Table(
        variant=variant,
        dealer=D,
        trump=trump,
        turn_up=cards(turn_up)[0] if talon else None,
        talon_size=talon,
        hand_sizes=(sizes[0], sizes[1]),
        leader=leads,
        turn=1 - leads if led else leads,
        led=cards(led)[0] if led else None,
        must_draw=to_draw,
        closer=closed_by,
        closing=_closing(sides, piles, trump) if closed_by is not None else None,
        closing_lead=closing_lead,
        piles=piles,
        married=(_suits(p.married), _suits(d.married)),
    )
    state = State(table, hands, (*cards(top), *face_down))
    check(state)
    return state


def _suits(text: str) -> int:
    return sum(1 << "SHDC".index(suit) for suit in text)


def _closing(sides: tuple[Side, Side], piles: tuple[CardSet, CardSet], trump: int) -> Closing:
    found: list[tuple[int, int]] = []
    for each, pile in zip(sides, piles, strict=True):
        married = _suits(each.married)
        points = sum(points_of(card) for card in range(24) if pile >> card & 1)
        points += (20 * married.bit_count() + 20 * (married >> trump & 1)) if pile else 0
        found.append(each.at_closing if each.at_closing is not None else (each.tricks, points))
    return Closing((found[0][0], found[1][0]), (found[0][1], found[1][1]))


def _place(
    variant: Variant, sides: tuple[Side, Side], sizes: Sequence[int], fixed: Sequence[Card]
) -> tuple[tuple[CardSet, CardSet], tuple[CardSet, CardSet], list[Card]]:
    """Hands and piles that fit the sides, and the cards that are left over."""
    held = [cards(each.held) for each in sides]
    assert len({*fixed, *held[0], *held[1]}) == len([*fixed, *held[0], *held[1]]), "a card is named twice"
    taken = {*fixed, *held[0], *held[1]}
    free = [card for card in ordered_deck(variant) if card not in taken]
    for first in _choices(free, 2 * sides[0].tricks, sides[0].points):
        others = [card for card in free if card not in first]
        for second in _choices(others, 2 * sides[1].tricks, sides[1].points):
            rest = [card for card in others if card not in second]
            hands: list[CardSet] = []
            for each, size in zip(sides, sizes, strict=True):
                lacks = cards(each.lacks)
                filling = [card for card in rest if card not in lacks][: size - len(cards(each.held))]
                rest = [card for card in rest if card not in filling]
                hands.append(hand(each.held) | cardset(filling))
            if hands[0].bit_count() == sizes[0] and hands[1].bit_count() == sizes[1]:
                return (hands[0], hands[1]), (cardset(first), cardset(second)), rest
    raise AssertionError("there is no such position")


def _choices(free: Sequence[Card], count: int, points: int | None) -> Iterator[tuple[Card, ...]]:
    """The choices of so many cards that are worth so many points (None: whatever they are worth)."""
    reach: list[set[tuple[int, int]]] = [{(0, 0)}]
    """What the last so many cards can come to: number of cards and points."""
    for card in reversed(free):
        worth = points_of(card)
        reach.append(reach[-1] | {(n + 1, total + worth) for n, total in reach[-1] if n < count})

    def choose(start: int, n: int, left: int | None) -> Iterator[tuple[Card, ...]]:
        if n == 0:
            yield ()
            return
        for i in range(start, len(free)):
            rest = None if left is None else left - points_of(free[i])
            if rest is None or (n - 1, rest) in reach[len(free) - i - 1]:
                for more in choose(i + 1, n - 1, rest):
                    yield (free[i], *more)

    if count or not points:
        yield from choose(0, count, points)
