"""Positions as columns print them: hands, unseen cards, trick points, without the history. Read into full states.

`read` checks one entry and returns a `Position`; `Position.states` are the deals it may be, one for each way the
unseen cards may lie. What an entry leaves out is inferred where only one thing fits.
"""

import re
from collections.abc import Mapping
from typing import Final, NoReturn, TypeAlias, cast

from sixtysix.rules.card import RANKS, SUITS, Card, card_from_name
from sixtysix.rules.cardset import ALL_20, PAIRS, SUIT_CARDS, CardSet, cards_in, points_in
from sixtysix.rules.seat import Seat
from sixtysix.search.printed import (
    OPPONENT,
    VARIANT,
    YOU,
    CloserMissing,
    Missing,
    Position,
    PositionError,
    suit_first,
)

Entry: TypeAlias = Mapping[str, object]

_SIDES: Final = {"you": YOU, "opp": OPPONENT, "opponent": OPPONENT}
SUIT_WORDS: Final = ("spade", "heart", "diamond", "club")
_CLOSED_BY: Final = re.compile(
    r"closed (?:earlier )?by (?:the |your )?(you|opp)|\b(you|opp)(?:onent)? (?:has |have |had )?closed",
    re.IGNORECASE,
)
_INCLUDED: Final = re.compile(
    r"(?<!not )(?<!not yet )(?:included|(?:already|is|are) in (?:the )?trick_points)"
)


def read(entry: object) -> Position:
    """The position of an entry. Raises `PositionError` if it is malformed, `Missing` if it says too little."""
    fields = as_object(entry)
    if fields is None:
        raise PositionError("?", "-", "an entry is an object")
    return _Reader(fields).position()


def as_object(value: object) -> Entry | None:
    """A JSON object, or None if the value is none."""
    return cast("Entry", value) if isinstance(value, Mapping) else None


def as_list(value: object) -> list[object] | None:
    """A JSON array, or None if the value is none."""
    return cast("list[object]", value) if isinstance(value, list) else None


def entry_id(entry: object) -> str:
    """The id of an entry, or `?`."""
    found = (as_object(entry) or {}).get("id")
    return "?" if found is None else str(found)


class _Reader:
    """Reads the fields of one entry."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry
        self.id = entry_id(entry)

    def fail(self, field: str, problem: str) -> NoReturn:
        raise PositionError(self.id, field, problem)

    def position(self) -> Position:
        hand, unseen = self.cards("hand"), self.cards("unseen")
        if hand & unseen:
            self.fail("unseen", f"{' '.join(map(suit_first, cards_in(hand & unseen)))} also in hand")
        led = self.card("card_led")
        leader = self.leader(led, hand, unseen)
        if led is not None:
            if (hand >> led & 1 and leader != YOU) or (unseen >> led & 1 and leader == YOU):
                self.fail("card_led", f"{suit_first(led)} is not a card of the side on lead")
            hand, unseen = hand & ~(1 << led), unseen & ~(1 << led)
        opponent_cards = self.opponent_cards(hand, leader, led)
        face_down = self.face_down(unseen, opponent_cards)
        seen = hand | unseen | (0 if led is None else 1 << led)
        trump, turn_up = self.trumps(seen, face_down)
        married_led = led is not None and self.married_led(led)
        known = self.known(unseen, led, married_led=married_led)
        points = self.points(seen, turn_up)
        return Position(
            id=self.id,
            hand=hand,
            unseen=unseen,
            known=known,
            trump=trump,
            turn_up=turn_up,
            face_down=face_down,
            closer=self.closer(face_down, hand, leader, led),
            leader=leader,
            led=led,
            married_led=married_led,
            points=points,
            has_trick=(points[0] > 0, self.opponent_has_trick(points[1])),
        )

    # --- fields ------------------------------------------------------------------------------------------------

    def cards(self, field: str) -> CardSet:
        value = as_object(self.entry.get(field))
        if value is None:
            self.fail(field, 'expected cards by suit, as in {"S": "AK"}')
        found = 0
        for suit, ranks in value.items():
            if suit not in tuple(SUITS):
                self.fail(field, f"{suit!r} is not a suit of {SUITS}")
            if ranks is not None and not isinstance(ranks, str):
                self.fail(f"{field}.{suit}", "expected a text of ranks")
            for rank in ranks or "":
                if rank not in RANKS[1:]:
                    self.fail(f"{field}.{suit}", f"{rank!r} is not a rank of ATKQJ")
                bit = 1 << card_from_name(f"{rank}{suit}")
                if found & bit:
                    self.fail(f"{field}.{suit}", f"{rank} twice")
                found |= bit
        return found

    def card(self, field: str) -> Card | None:
        value = self.entry.get(field)
        return None if value is None or value == "" else self.parse(field, value)

    def parse(self, field: str, value: object) -> Card:
        """A card of a text, suit first."""
        if isinstance(value, str) and len(value) == 2 and value[0] in SUITS and value[1] in RANKS[1:]:
            return card_from_name(value[1] + value[0])
        return self.fail(field, f"{value!r} is not a card: expected a suit of {SUITS} and a rank of ATKQJ")

    def whole(self, field: str, value: object) -> int | None:
        if value is None:
            return None
        if isinstance(value, bool) or not isinstance(value, int) or value < 0:
            self.fail(field, f"{value!r} is not a number")
        return value

    def text(self, field: str) -> str:
        value = self.entry.get(field)
        return value if isinstance(value, str) else ""

    def leader(self, led: Card | None, hand: CardSet, unseen: CardSet) -> Seat:
        value = self.entry.get("on_lead")
        if value is None:
            if led is not None and (hand | unseen) >> led & 1:
                return YOU if hand >> led & 1 else OPPONENT
            raise Missing("it is not said who is on lead")
        if not isinstance(value, str) or value not in _SIDES:
            self.fail("on_lead", f"{value!r} is neither 'you' nor 'opp'")
        return _SIDES[value]

    def opponent_cards(self, hand: CardSet, leader: Seat, led: Card | None) -> int:
        own = hand.bit_count()
        return own if led is None else own - 1 if leader == OPPONENT else own + 1

    def face_down(self, unseen: CardSet, opponent_cards: int) -> int:
        left = unseen.bit_count() - opponent_cards
        stated = self.whole("stock_facedown_count", self.entry.get("stock_facedown_count"))
        if left < 0 or (stated is not None and stated != left):
            self.fail("stock_facedown_count", f"{stated!r} is stated, the hands leave {left}")
        if not left and self.entry.get("stock_closed") in (True, *_SIDES):
            raise Missing("the stock is closed, and the cards in it are not said")
        if left and left % 2 == 0:
            self.fail("unseen", f"{left} cards would lie face down; with the turn-up that is no stock")
        return left

    def trumps(self, seen: CardSet, face_down: int) -> tuple[int, Card | None]:
        turn_up = self.card("trump_upcard")
        suit = self.entry.get("trump_suit")
        if suit is not None and (not isinstance(suit, str) or suit not in tuple(SUITS)):
            self.fail("trump_suit", f"{suit!r} is not a suit of {SUITS}")
        trump = None if suit is None else SUITS.index(suit)
        if turn_up is not None:
            if trump is not None and trump != turn_up // 6:
                self.fail("trump_upcard", f"{suit_first(turn_up)} is not a trump")
            trump = turn_up // 6
        if trump is None:
            raise Missing("the trump suit is not said")
        if not face_down:
            return trump, None
        if turn_up is None:
            turn_up = self.inferred_turn_up(seen, trump)
        elif seen >> turn_up & 1:
            self.fail("trump_upcard", f"{suit_first(turn_up)} is in a hand")
        return trump, turn_up

    def inferred_turn_up(self, seen: CardSet, trump: int) -> Card:
        """The only trump that can lie under the stock: not seen, and the points of the others add up."""
        fitting: list[Card] = []
        for card in cards_in(SUIT_CARDS[trump] & ALL_20 & ~seen):
            played = points_in(ALL_20 & ~seen & ~(1 << card))
            stated = self.stated_points()
            if None in stated or (sum(each or 0 for each in stated) - played) in range(0, 101, 20):
                fitting.append(card)
        if len(fitting) != 1:
            raise Missing("the turn-up is not said")
        return fitting[0]

    def known(self, unseen: CardSet, led: Card | None, *, married_led: bool) -> CardSet:
        value = self.entry.get("opp_known_cards")
        listed = [] if value is None else as_list(value)
        if listed is None:
            self.fail("opp_known_cards", "expected a list of cards")
        found = 0
        for each in listed:
            card = self.parse("opp_known_cards", each)
            if card == led:
                continue
            if not unseen >> card & 1:
                self.fail("opp_known_cards", f"{suit_first(card)} is not unseen")
            found |= 1 << card
        if led is not None and married_led:
            found |= PAIRS[led // 6] & unseen
        return found | self.married_before(unseen)

    def married_before(self, unseen: CardSet) -> CardSet:
        """The mate the opponent has shown in a marriage of an earlier trick."""
        text = self.text("marriage_declared").lower()
        if not text.startswith("opp") or self.card("card_led") is not None:
            return 0
        return sum(PAIRS[suit] for suit, word in enumerate(SUIT_WORDS) if word in text) & unseen

    def married_led(self, led: Card) -> bool:
        """Whether a marriage is announced with the led card and its points are still to be added."""
        value = self.entry.get("marriage_declared")
        if not value or not PAIRS[led // 6] >> led & 1:
            return False
        text = value.lower() if isinstance(value, str) else ""
        named = [suit for suit, word in enumerate(SUIT_WORDS) if word in text]
        if named and led // 6 not in named:
            return False
        return not _INCLUDED.search(text)

    def stated_points(self) -> tuple[int | None, int | None]:
        value = self.entry.get("trick_points")
        if value is None:
            return None, None
        points = as_object(value)
        if points is None:
            self.fail("trick_points", "expected points of 'you' and 'opp'")
        you = self.whole("trick_points.you", points.get("you"))
        opponent = self.whole("trick_points.opp", points.get("opp"))
        return you, opponent

    def points(self, seen: CardSet, turn_up: Card | None) -> tuple[int, int]:
        you, opponent = self.stated_points()
        if you is None or opponent is None:
            raise Missing("the trick points are not said")
        played = points_in(ALL_20 & ~seen & ~(0 if turn_up is None else 1 << turn_up))
        if (you + opponent - played) not in range(0, 101, 20):
            self.fail(
                "trick_points",
                f"{you} and {opponent} do not fit: the cards played are worth {played}, marriages 20 or 40",
            )
        return you, opponent

    def opponent_has_trick(self, points: int) -> bool:
        value = self.entry.get("opp_has_trick")
        if value is not None and not isinstance(value, bool):
            self.fail("opp_has_trick", f"{value!r} is neither true, false nor null")
        if value is None:
            return points > 0
        if (value and not points) or (not value and points not in (0, 20, 40, 60, 80, 100)):
            self.fail("opp_has_trick", f"{value!r} is stated, the opponent has {points} points")
        return value

    def closer(self, face_down: int, hand: CardSet, leader: Seat, led: Card | None) -> Seat | None:
        value = self.entry.get("stock_closed")
        full = hand.bit_count() + (led is not None and leader == YOU) == VARIANT.hand_size
        if isinstance(value, str) and value in _SIDES:
            return _SIDES[value]
        if value is not None and not isinstance(value, bool):
            self.fail("stock_closed", f"{value!r} is neither true, false nor null")
        if value is None:
            value = face_down > 0 and not full
        if value is False:
            if face_down and not full:
                self.fail("stock_closed", "false, but the hands are not full")
            return None
        return self.who_closed()

    def who_closed(self) -> Seat:
        by = self.entry.get("closed_by", self.entry.get("stock_closed_by"))
        if isinstance(by, str) and by in _SIDES:
            return _SIDES[by]
        kind = (as_object(self.entry.get("computed_check")) or {}).get("kind")
        for text in (str(kind), self.text("notes"), self.text("question"), self.text("title")):
            said = _CLOSED_BY.search(text)
            if said:
                return _SIDES[(said.group(1) or said.group(2)).lower()]
        raise CloserMissing("it is not said who closed the stock")
