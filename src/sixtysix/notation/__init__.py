"""Cards, actions, positions, views and match records as text and as bytes (docs/protocol/notation.md, record.md)."""

from sixtysix.notation.cards import action_from_name, action_name, cards_text, pile_text
from sixtysix.notation.errors import (
    NewerPackedVersion,
    NewerVersion,
    NotationError,
    PackedError,
    RecordRefused,
)
from sixtysix.notation.packed import (
    PackedDeal,
    pack_deal,
    pack_position,
    unpack_deal,
    unpack_position,
)
from sixtysix.notation.position import parse_position, position_text
from sixtysix.notation.reader import parse_record, read_match, read_matches, text_lines
from sixtysix.notation.record import DealRecord, Fairness, Header, MatchRecord, deck_of
from sixtysix.notation.variants import nearest_preset, value_text, variant_text
from sixtysix.notation.view import parse_view, view_text
from sixtysix.notation.visitor import RecordBuilder, Visitor
from sixtysix.notation.writer import RecordWriter, record_lines, record_text

__all__ = [
    "DealRecord",
    "Fairness",
    "Header",
    "MatchRecord",
    "NewerPackedVersion",
    "NewerVersion",
    "NotationError",
    "PackedDeal",
    "PackedError",
    "RecordBuilder",
    "RecordRefused",
    "RecordWriter",
    "Visitor",
    "action_from_name",
    "action_name",
    "cards_text",
    "deck_of",
    "nearest_preset",
    "pack_deal",
    "pack_position",
    "parse_position",
    "parse_record",
    "parse_view",
    "pile_text",
    "position_text",
    "read_match",
    "read_matches",
    "record_lines",
    "record_text",
    "text_lines",
    "unpack_deal",
    "unpack_position",
    "value_text",
    "variant_text",
    "view_text",
]
