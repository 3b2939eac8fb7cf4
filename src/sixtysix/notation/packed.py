"""A deal or a position as a few bytes (docs/protocol/record.md): versioned, and sealed by a checksum.

Both are `66`, kind, version, then numbers in mixed radix, then a CRC-32 of what they mean.
"""

import zlib
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

from sixtysix.notation.cards import action_name, pile_text
from sixtysix.notation.errors import NewerPackedVersion, NotationError, PackedError
from sixtysix.notation.fields import FLAGS, REASONS, with_flags
from sixtysix.notation.position import parse_position, position_text
from sixtysix.notation.radix import RadixReader, RadixWriter
from sixtysix.notation.variants import variant_text
from sixtysix.rules.action import CLAIM_OUT_OF_TURN, Action
from sixtysix.rules.apply import apply, start
from sixtysix.rules.card import Card
from sixtysix.rules.errors import RuleError
from sixtysix.rules.legal import legal_actions, legal_actions_of
from sixtysix.rules.seat import Seat, other
from sixtysix.rules.shuffle import ordered_deck
from sixtysix.rules.state import State
from sixtysix.rules.table import Closing, Outcome, Table
from sixtysix.rules.variant import SWITCHES, ImpossibleVariant, Variant

T = TypeVar("T")

PACKED_VERSION: Final = 1
LONGEST_PACKED: Final = 256
_MOST_ACTIONS: Final = 128
_REASONS: Final = tuple(REASONS.values())


@dataclass(frozen=True, slots=True)
class PackedDeal:
    """What a packed deal holds: enough to replay it."""

    variant: Variant
    dealer: Seat
    deck: tuple[Card, ...]
    actions: tuple[Action, ...]

    @property
    def final(self) -> State:
        """The state after the last action."""
        state = start(self.variant, self.deck, self.dealer)
        for action in self.actions:
            state = apply(state, action)
        return state


def pack_deal(deal: PackedDeal) -> bytes:
    """A deal as bytes: about 30 for a whole one. Raises the `RuleError` of an illegal action."""
    writer = RadixWriter()
    _push_variant(writer, deal.variant)
    writer.push(deal.dealer, 2)
    writer.push_order(deal.deck, ordered_deck(deal.variant))
    writer.push(len(deal.actions), _MOST_ACTIONS)
    state = start(deal.variant, deal.deck, deal.dealer)
    for action in deal.actions:
        after = apply(state, action)
        choices = _choices(state)
        writer.push(choices.index(action), len(choices))
        state = after
    return _sealed(b"d", writer, _deal_meaning(deal, state))


def unpack_deal(packed: bytes) -> PackedDeal:
    """The deal of some bytes. Raises `PackedError`."""
    return _opened(packed, b"d", _pop_deal)


def _pop_deal(reader: RadixReader) -> tuple[PackedDeal, str]:
    variant = _pop_variant(reader)
    dealer = reader.pop(2)
    deck = reader.pop_order(ordered_deck(variant))
    state = start(variant, deck, dealer)
    actions: list[Action] = []
    for _ in range(reader.pop(_MOST_ACTIONS)):
        choices = _choices(state)
        if not choices:
            raise PackedError("the packed deal goes on after its end")
        actions.append(choices[reader.pop(len(choices))])
        state = apply(state, actions[-1])
    deal = PackedDeal(variant, dealer, deck, tuple(actions))
    return deal, _deal_meaning(deal, state)


def _choices(state: State) -> list[Action]:
    """What may happen next: the legal actions, then a claim out of turn."""
    legal = legal_actions_of(state)
    choices = [action for action in range(CLAIM_OUT_OF_TURN) if legal >> action & 1]
    waiting = other(state.table.turn)
    if legal_actions(state.table, state.hands[waiting], waiting):
        choices.append(CLAIM_OUT_OF_TURN)
    return choices


def _deal_meaning(deal: PackedDeal, final: State) -> str:
    """What the checksum seals: the deal in text, so that a change of the rules cannot pass unnoticed."""
    actions = " ".join(action_name(action, final.table.trump) for action in deal.actions)
    return (
        f"{variant_text(deal.variant)} {deal.dealer} {pile_text(deal.deck)} {actions} {position_text(final)}"
    )


def pack_position(state: State) -> bytes:
    """A state as bytes: about 25. The state must be one that `parse_position` accepts."""
    table, hands, talon = state
    writer = RadixWriter()
    _push_variant(writer, table.variant)
    whole_talon = talon if table.turn_up is None else (*talon, table.turn_up)
    in_talon = sum(1 << card for card in whole_talon)
    led = 0 if table.led is None else 1 << table.led
    places = (*hands, *table.piles, in_talon, led)
    for card in ordered_deck(table.variant):
        writer.push(next(place for place, cards in enumerate(places) if cards >> card & 1), len(places))
    writer.push_order(whole_talon, [card for card in range(24) if in_talon >> card & 1])
    for number, bound in (
        (table.trump, 4),
        (table.dealer, 2),
        (table.turn, 2),
        (_optional(table.announced), 5),
    ):
        writer.push(number, bound)
    for seat in (0, 1):
        writer.push(table.married[seat], 16)
    for name in FLAGS.values():
        writer.push(getattr(table, name), 2)
    writer.push(_optional(table.closer), 3)
    if table.closing is not None:
        for number in (*table.closing.tricks, *table.closing.points):
            writer.push(number, 256)
    _push_outcome(writer, table.outcome)
    return _sealed(b"p", writer, position_text(state))


def unpack_position(packed: bytes) -> State:
    """The state of some bytes. Raises `PackedError`."""
    return _opened(packed, b"p", _pop_position)


def _pop_position(reader: RadixReader) -> tuple[State, str]:
    variant = _pop_variant(reader)
    places = [0] * 6
    for card in ordered_deck(variant):
        places[reader.pop(len(places))] |= 1 << card
    first, second, first_pile, second_pile, in_talon, led = places
    talon = reader.pop_order([card for card in range(24) if in_talon >> card & 1])
    if led.bit_count() > 1:
        raise PackedError("the packed position has two cards led")
    trump, dealer, turn, announced = (reader.pop(bound) for bound in (4, 2, 2, 5))
    married = (reader.pop(16), reader.pop(16))
    flags = [flag for flag in FLAGS if reader.pop(2)]
    closer = _from_optional(reader.pop(3))
    closing = None
    if closer is not None:
        numbers = [reader.pop(256) for _ in range(4)]
        closing = Closing((numbers[0], numbers[1]), (numbers[2], numbers[3]))
    table = Table(
        variant=variant,
        dealer=dealer,
        trump=trump,
        turn_up=talon[-1] if talon else None,
        talon_size=len(talon),
        hand_sizes=(first.bit_count(), second.bit_count()),
        leader=turn if not led else other(turn),
        turn=turn,
        led=led.bit_length() - 1 if led else None,
        announced=_from_optional(announced),
        closer=closer,
        closing=closing,
        piles=(first_pile, second_pile),
        married=married,
        outcome=_pop_outcome(reader),
    )
    state = State(with_flags(table, flags), (first, second), talon[:-1])
    text = position_text(state)
    try:
        if parse_position(text) != state:
            raise PackedError("the packed position contradicts itself")
    except NotationError as error:
        raise PackedError(f"the packed position is not one of a deal: {error.problem}") from error
    return state, text


def _push_outcome(writer: RadixWriter, outcome: Outcome | None) -> None:
    writer.push(outcome is not None, 2)
    if outcome is not None:
        writer.push(_optional(outcome.winner), 3)
        writer.push(outcome.game_points, 4)
        writer.push(_REASONS.index(outcome.reason), len(_REASONS))
        writer.push(outcome.totals[0], 256)
        writer.push(outcome.totals[1], 256)
        writer.push(_optional(outcome.claimed_by), 3)


def _pop_outcome(reader: RadixReader) -> Outcome | None:
    if not reader.pop(2):
        return None
    winner, game_points = _from_optional(reader.pop(3)), reader.pop(4)
    reason, totals = _REASONS[reader.pop(len(_REASONS))], (reader.pop(256), reader.pop(256))
    return Outcome(winner, game_points, reason, totals, _from_optional(reader.pop(3)))


def _push_variant(writer: RadixWriter, variant: Variant) -> None:
    for switch in SWITCHES:
        writer.push(switch.values.index(getattr(variant, switch.name)), len(switch.values))


def _pop_variant(reader: RadixReader) -> Variant:
    values = {switch.name: switch.values[reader.pop(len(switch.values))] for switch in SWITCHES}
    try:
        return Variant(**values)  # type: ignore[arg-type]  # each value is one of its switch
    except ImpossibleVariant as impossible:
        raise PackedError(f"the packed rules cannot be played: {impossible}") from impossible


def _optional(value: int | None) -> int:
    return 0 if value is None else value + 1


def _from_optional(number: int) -> int | None:
    return number - 1 if number else None


def _sealed(kind: bytes, writer: RadixWriter, meaning: str) -> bytes:
    return b"66" + kind + bytes([PACKED_VERSION]) + writer.packed() + _checksum(meaning)


def _checksum(meaning: str) -> bytes:
    return zlib.crc32(meaning.encode("ascii")).to_bytes(4, "big")


def _opened(packed: bytes, kind: bytes, pop: Callable[[RadixReader], tuple[T, str]]) -> T:
    if len(packed) < 8 or len(packed) > LONGEST_PACKED or packed[:3] != b"66" + kind:
        what = "deal" if kind == b"d" else "position"
        raise PackedError(
            f"not a packed {what}: it begins with 66{kind.decode()} and has 8 to {LONGEST_PACKED} bytes"
        )
    if packed[3] > PACKED_VERSION:
        raise NewerPackedVersion(
            f"packed in version {packed[3]}; this program reads up to version {PACKED_VERSION}."
            " A newer sixtysix may read it"
        )
    if packed[3] != PACKED_VERSION:
        raise PackedError("there is no version 0 of packed bytes")
    reader = RadixReader(packed[4:-4])
    try:
        value, meaning = pop(reader)
    except RuleError as error:
        raise PackedError(f"the packed actions are not legal: {error}") from error
    if not reader.used_up or not reader.minimal or packed[-4:] != _checksum(meaning):
        raise PackedError("the packed bytes are damaged: the checksum does not fit")
    return value
