"""Moments of deals to ask an engine about: every preset, and random house rules; and the same moment with suits renamed."""

from collections.abc import Iterator, Sequence
from itertools import permutations

from sixtysix.rules import PRESETS, Action, Card, CardSet, PlayerView, Suit, Trick, Variant, cards_in, cardset
from tests.kit.walk import Step, aimless, any_rules, dealt_by, walk

RULES = (*PRESETS.values(), *(any_rules(seed) for seed in range(len(PRESETS))))
"""The presets, and as many house rules."""


def moments(variant: Variant, seed: int) -> Iterator[Step]:
    """Every moment of an aimless deal before its end."""
    for step in walk(dealt_by(variant, seed, seed & 1), aimless(seed)):
        if step.state.table.outcome is None:
            yield step


def views(seeds: int, *, every: int = 1, rules: Sequence[Variant] = RULES) -> Iterator[PlayerView]:
    """Both seats' views of every so manieth moment of so many deals a variant."""
    count = 0
    for variant in rules:
        for seed in range(seeds):
            for step in moments(variant, seed):
                for view in step.views:
                    if count % every == 0:
                        yield view
                    count += 1


def renamings(view: PlayerView) -> Iterator[tuple[list[Suit], PlayerView]]:
    """The view with its plain suits renamed, in the five ways that change something; the new names by old suit."""
    plain = [suit for suit in range(4) if suit != view.table.trump]
    for names in permutations(plain):
        if list(names) != plain:
            new = list(range(4))
            for old, name in zip(plain, names, strict=True):
                new[old] = name
            yield new, _renamed(view, new)


def renamed_action(action: Action, new: Sequence[Suit]) -> Action:
    """An action in a view with renamed suits."""
    return _card(action, new) if action < 24 else 24 + new[action - 24] if action < 28 else action


def _card(card: Card, new: Sequence[Suit]) -> Card:
    return new[card // 6] * 6 + card % 6


def _cards(cards: CardSet, new: Sequence[Suit]) -> CardSet:
    return cardset(_card(card, new) for card in cards_in(cards))


def _suits(mask: int, new: Sequence[Suit]) -> int:
    return sum(1 << new[suit] for suit in range(4) if mask >> suit & 1)


def _renamed(view: PlayerView, new: Sequence[Suit]) -> PlayerView:
    table = view.table
    return PlayerView(
        seat=view.seat,
        table=table._replace(
            led=None if table.led is None else _card(table.led, new),
            announced=None if table.announced is None else new[table.announced],
            piles=(_cards(table.piles[0], new), _cards(table.piles[1], new)),
            married=(_suits(table.married[0], new), _suits(table.married[1], new)),
        ),
        hand=_cards(view.hand, new),
        known=_cards(view.known, new),
        impossible=_cards(view.impossible, new),
        tricks=tuple(
            Trick(
                each.leader,
                _card(each.led, new),
                _card(each.answer, new),
                each.winner,
                None if each.married is None else new[each.married],
            )
            for each in view.tricks
        ),
        dealt_turn_up=view.dealt_turn_up,
        first_hand=_cards(view.first_hand, new),
    )
