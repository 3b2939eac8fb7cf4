"""A position: the whole state of a deal on one line (docs/protocol/notation.md)."""

from typing import Final

from sixtysix.notation.cards import NOTHING, cards_text, parse_cards, parse_pile, parse_suit, pile_text
from sixtysix.notation.fields import (
    OPEN_FIELDS,
    Fields,
    add_open_fields,
    add_outcome,
    check_open,
    end_of,
    open_fields,
)
from sixtysix.notation.variants import parse_variant, variant_text
from sixtysix.notation.words import Word, check_version, only_line
from sixtysix.rules.card import SUITS
from sixtysix.rules.cardset import ALL_20, ALL_24, PAIRS, cardset
from sixtysix.rules.invariant import BrokenState, check
from sixtysix.rules.seat import SEATS, other
from sixtysix.rules.state import State
from sixtysix.rules.table import Table
from sixtysix.rules.variant import Variant

POSITION_VERSION: Final = 1
_FIELDS: Final = ("dealer", "trump", "turn", "hands", "talon", "piles", *OPEN_FIELDS)


def position_text(state: State) -> str:
    """A state as one line.

    >>> from sixtysix.rules import PRESETS, shuffled_deck, start
    >>> position_text(start(PRESETS["schnapsen"], shuffled_deck(PRESETS["schnapsen"], bytes(32), "", 1), 1))
    '66p1 schnapsen dealer=1 trump=C turn=0 hands=AD,TD,KD,KC,JC/TS,KS,JS,QH,JD talon=QD,AS,JH,TH,AH,QS,QC,AC,KH,TC'
    """
    table, hands, talon = state
    whole_talon = talon if table.turn_up is None else (*talon, table.turn_up)
    fields = [
        f"66p{POSITION_VERSION}",
        variant_text(table.variant),
        f"dealer={table.dealer}",
        f"trump={SUITS[table.trump]}",
        f"turn={table.turn}",
        f"hands={cards_text(hands[0])}/{cards_text(hands[1])}",
    ]
    if whole_talon:
        fields.append(f"talon={pile_text(whole_talon)}")
    if any(table.piles):
        fields.append(f"piles={cards_text(table.piles[0])}/{cards_text(table.piles[1])}")
    return " ".join([*fields, *open_fields(table)])


def parse_position(text: str) -> State:
    """The state of a line. Raises `NotationError` for a text that is none, or a state that cannot be."""
    return position_of(only_line(text))


def position_of(words: list[Word]) -> State:
    """The state of the words of a line."""
    check_version(words[0], "p", POSITION_VERSION, "position")
    end = end_of(words)
    variant = parse_variant(words[1] if len(words) > 1 else end)
    fields = Fields(words[2:], end, _FIELDS)
    first, second = fields.need("hands").pair("/", "cards by seat, as in hands=AS,9H/TD,KC")
    hands = (parse_cards(first), parse_cards(second))
    talon = parse_pile(word) if (word := fields.get("talon")) is not None else ()
    piles = (0, 0)
    if (word := fields.get("piles")) is not None:
        first, second = word.pair("/", "cards by seat, as in piles=AS,9S/-")
        piles = (parse_cards(first), parse_cards(second))
    turn = fields.need("turn").seat()
    table = Table(
        variant=variant,
        dealer=fields.need("dealer").seat(),
        trump=parse_suit(fields.need("trump")),
        turn_up=talon[-1] if talon else None,
        talon_size=len(talon),
        hand_sizes=(hands[0].bit_count(), hands[1].bit_count()),
        leader=turn if fields.get("led") is None else other(turn),
        turn=turn,
        piles=piles,
    )
    table = add_open_fields(table, fields)
    _check_cards(fields, variant, table, hands, talon)
    state = State(add_outcome(table, fields), hands, talon[:-1])
    check_open(state.table, fields)
    _check_marriages(state, fields)
    try:
        check(state)
    except BrokenState as broken:
        words[0].refuse(f"not a position of a deal: {broken}")
    return state


def _check_cards(
    fields: Fields, variant: Variant, table: Table, hands: tuple[int, int], talon: tuple[int, ...]
) -> None:
    deck = ALL_24 if variant.deck == 24 else ALL_20
    led = 0 if table.led is None else 1 << table.led
    seen = 0
    places = (("hands", hands), ("talon", (cardset(talon),)), ("piles", table.piles), ("led", (led,)))
    for name, groups in places:
        for cards in groups:
            if cards & seen:
                fields.refuse(name, f"these cards lie elsewhere already: {cards_text(cards & seen)}")
            if cards & ~deck:
                fields.refuse(name, f"these cards are not in a deck of 20: {cards_text(cards & ~deck)}")
            seen |= cards
    if seen != deck:
        fields.refuse("hands", f"these cards are nowhere: {cards_text(deck & ~seen)}")
    if talon and talon[-1] // 6 != table.trump:
        fields.refuse("talon", f"its last card, the turn-up, must be of the trump suit {SUITS[table.trump]}")
    if max(table.hand_sizes) > variant.hand_size:
        fields.refuse("hands", f"a hand has at most {variant.hand_size} cards")


def _check_marriages(state: State, fields: Fields) -> None:
    table, hands, talon = state
    for seat in SEATS:
        elsewhere = hands[other(seat)] | cardset(talon)
        if table.turn_up is not None:
            elsewhere |= 1 << table.turn_up
        if table.led is not None and table.leader != seat:
            elsewhere |= 1 << table.led
        for suit in range(4):
            if table.married[seat] >> suit & 1 and PAIRS[suit] & elsewhere:
                fields.refuse("married", f"seat {seat} cannot have had king and queen of {SUITS[suit]}")
    if table.announced is not None and PAIRS[table.announced] & ~hands[table.turn]:
        fields.refuse("announced", "the player on turn has not both king and queen of this suit")


__all__ = ["NOTHING", "POSITION_VERSION", "parse_position", "position_of", "position_text"]
