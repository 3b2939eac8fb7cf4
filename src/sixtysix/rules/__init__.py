"""The rules of Sixty-Six: immutable states, actions, events, views, scoring and the match. Standard library only.

>>> from sixtysix.rules import PRESETS, shuffled_deck, start, apply, actions_in, legal_actions_of
>>> deck = shuffled_deck(PRESETS["sixty-six"], bytes(32), "", 1)
>>> state = start(PRESETS["sixty-six"], deck, dealer=1)
>>> state.table.step, state.table.turn
('lead', 0)
"""

from sixtysix.rules.action import (
    ACTION_COUNT,
    CLAIM,
    CLAIM_OUT_OF_TURN,
    CLOSE,
    DRAW,
    EXCHANGE,
    MARRIAGE,
    Action,
    ActionSet,
    actions_in,
    is_claim,
    is_marriage,
    is_play,
    marry,
    play,
)
from sixtysix.rules.apply import apply, replay, start
from sixtysix.rules.card import Card, Suit, card_from_name, card_name, points_of
from sixtysix.rules.cardset import CardSet, cards_in, cardset, points_in
from sixtysix.rules.errors import RuleError
from sixtysix.rules.event import Event, events_of, seen_by, start_events
from sixtysix.rules.legal import fault, legal_actions, legal_actions_of
from sixtysix.rules.match import DealResult, Match
from sixtysix.rules.presets import DEFAULT_PRESET, PRESETS, differences, house_rules
from sixtysix.rules.scoring import by_rule, total, totals
from sixtysix.rules.seat import SEATS, BySeat, Seat, other
from sixtysix.rules.shuffle import ALGORITHM, commitment, deal_seed, first_dealer, shuffled_deck
from sixtysix.rules.state import State, deal
from sixtysix.rules.table import Closing, Outcome, Table
from sixtysix.rules.variant import SWITCHES, ImpossibleVariant, Switch, Variant
from sixtysix.rules.view import PlayerView, Trick, begin, counted_openly, looked_back, view_of
from sixtysix.rules.watched import Watched, watch

__all__ = [
    "ACTION_COUNT",
    "ALGORITHM",
    "CLAIM",
    "CLAIM_OUT_OF_TURN",
    "CLOSE",
    "DEFAULT_PRESET",
    "DRAW",
    "EXCHANGE",
    "MARRIAGE",
    "PRESETS",
    "SEATS",
    "SWITCHES",
    "Action",
    "ActionSet",
    "BySeat",
    "Card",
    "CardSet",
    "Closing",
    "DealResult",
    "Event",
    "ImpossibleVariant",
    "Match",
    "Outcome",
    "PlayerView",
    "RuleError",
    "Seat",
    "State",
    "Suit",
    "Switch",
    "Table",
    "Trick",
    "Variant",
    "Watched",
    "actions_in",
    "apply",
    "begin",
    "by_rule",
    "card_from_name",
    "card_name",
    "cards_in",
    "cardset",
    "commitment",
    "counted_openly",
    "deal",
    "deal_seed",
    "differences",
    "events_of",
    "fault",
    "first_dealer",
    "house_rules",
    "is_claim",
    "is_marriage",
    "is_play",
    "legal_actions",
    "legal_actions_of",
    "looked_back",
    "marry",
    "other",
    "play",
    "points_in",
    "points_of",
    "replay",
    "seen_by",
    "shuffled_deck",
    "start",
    "start_events",
    "total",
    "totals",
    "view_of",
    "watch",
]
