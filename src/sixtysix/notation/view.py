"""What one seat knows of a deal, on one line: never a hidden card (docs/protocol/notation.md)."""

from typing import Final

from sixtysix.notation.cards import (
    cards_text,
    parse_action,
    parse_card,
    parse_cards,
    parse_pile,
    parse_suit,
    pile_text,
)
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
from sixtysix.rules.action import MARRIAGE
from sixtysix.rules.card import CARD_NAMES, SUITS
from sixtysix.rules.cardset import ALL_20, ALL_24, PAIRS, cardset
from sixtysix.rules.event import Ended
from sixtysix.rules.seat import Seat, other
from sixtysix.rules.table import Table
from sixtysix.rules.trick import beats
from sixtysix.rules.variant import Variant
from sixtysix.rules.view import PlayerView, Trick

VIEW_VERSION: Final = 1
_FIELDS: Final = (
    *("seat", "dealer", "trump", "turn", "hand", "opponent", "talon", "up", "first", "dealt"),
    *("tricks", "known", "not", *OPEN_FIELDS, "shown"),
)
_TRICK: Final = "a trick, as in KS-AS or 40H:KH-9C (the marriage announced: the led card-the answer)"


def view_text(view: PlayerView) -> str:
    """A view as one line.

    >>> from sixtysix.rules import PRESETS, seen_by, shuffled_deck, start, start_events, view_of
    >>> state = start(PRESETS["schnapsen"], shuffled_deck(PRESETS["schnapsen"], bytes(32), "", 1), 1)
    >>> events = (seen_by(event, 0) for event in start_events(state, state))
    >>> view_text(view_of(0, [event for event in events if event]))
    '66v1 schnapsen seat=0 dealer=1 trump=C turn=0 hand=AD,TD,KD,KC,JC opponent=5 talon=10 up=TC first=AD,TD,KD,KC,JC dealt=TC'
    """
    table = view.table
    fields = [
        f"66v{VIEW_VERSION}",
        variant_text(table.variant),
        f"seat={view.seat}",
        f"dealer={table.dealer}",
        f"trump={SUITS[table.trump]}",
        f"turn={table.turn}",
        f"hand={cards_text(view.hand)}",
        f"opponent={table.hand_sizes[other(view.seat)]}",
        f"talon={table.talon_size}",
    ]
    if table.turn_up is not None:
        fields.append(f"up={CARD_NAMES[table.turn_up]}")
    fields.append(f"first={cards_text(view.first_hand)}")
    if view.dealt_turn_up is not None:
        fields.append(f"dealt={CARD_NAMES[view.dealt_turn_up]}")
    if view.tricks:
        fields.append("tricks=" + ",".join(_trick_text(trick, table.trump) for trick in view.tricks))
    if view.known:
        fields.append(f"known={cards_text(view.known)}")
    if view.impossible:
        fields.append(f"not={cards_text(view.impossible)}")
    fields += open_fields(table)
    if view.ended is not None:
        fields.append(f"shown={cards_text(view.ended.hands[other(view.seat)])}/{pile_text(view.ended.talon)}")
    return " ".join(fields)


def _trick_text(trick: Trick, trump: int) -> str:
    cards = f"{CARD_NAMES[trick.led]}-{CARD_NAMES[trick.answer]}"
    if trick.married is None:
        return cards
    return f"{40 if trick.married == trump else 20}{SUITS[trick.married]}:{cards}"


def parse_view(text: str) -> PlayerView:
    """The view of a line. Raises `NotationError` for a text that is none, or a view that cannot be."""
    words = only_line(text)
    check_version(words[0], "v", VIEW_VERSION, "view")
    end = end_of(words)
    variant = parse_variant(words[1] if len(words) > 1 else end)
    fields = Fields(words[2:], end, _FIELDS)
    seat = fields.need("seat").seat()
    table, tricks = _open_table(fields, variant, seat)
    view = PlayerView(
        seat=seat,
        table=add_outcome(table, fields),
        hand=parse_cards(fields.need("hand")),
        known=parse_cards(word) if (word := fields.get("known")) is not None else 0,
        impossible=parse_cards(word) if (word := fields.get("not")) is not None else 0,
        tricks=tricks,
        dealt_turn_up=parse_card(word) if (word := fields.get("dealt")) is not None else None,
        first_hand=parse_cards(fields.need("first")),
        ended=None,
    )
    check_open(view.table, fields)
    _check(view, fields)
    return _with_end(view, fields)


def _open_table(fields: Fields, variant: Variant, seat: Seat) -> tuple[Table, tuple[Trick, ...]]:
    size = variant.hand_size
    own = parse_cards(fields.need("hand")).bit_count()
    theirs = fields.need("opponent").number(f"a number of cards from 0 to {size}", size)
    dealer, trump = fields.need("dealer").seat(), parse_suit(fields.need("trump"))
    turn = fields.need("turn").seat()
    up = fields.get("up")
    table = Table(
        variant=variant,
        dealer=dealer,
        trump=trump,
        turn_up=None if up is None else parse_card(up),
        talon_size=fields.need("talon").number("a number of cards from 0 to 12", 12),
        hand_sizes=(own, theirs) if seat == 0 else (theirs, own),
        leader=turn if fields.get("led") is None else other(turn),
        turn=turn,
    )
    tricks = _tricks(fields.get("tricks"), dealer, trump)
    piles = [0, 0]
    for trick in tricks:
        piles[trick.winner] |= 1 << trick.led | 1 << trick.answer
    table = table._replace(piles=(piles[0], piles[1]))
    if tricks and tricks[-1].winner != table.leader:
        fields.refuse("turn", "the winner of the last trick leads")
    return add_open_fields(table, fields), tricks


def _tricks(word: Word | None, dealer: Seat, trump: int) -> tuple[Trick, ...]:
    tricks: list[Trick] = []
    leader, seen = other(dealer), 0
    for part in word.split(",") if word is not None else ():
        parts = part.split(":")
        if len(parts) > 2:
            part.fail(_TRICK)
        led_word, answer_word = parts[-1].pair("-", _TRICK)
        led, answer = parse_card(led_word), parse_card(answer_word)
        married = None
        if len(parts) == 2:
            married = parse_action(parts[0], trump) - MARRIAGE
            if not 0 <= married < 4 or not PAIRS[married] >> led & 1:
                parts[0].refuse("the king or queen of the marriage is led")
        cards = 1 << led | 1 << answer
        if led == answer or cards & seen:
            part.refuse("a card comes twice")
        seen |= cards
        winner = other(leader) if beats(answer, led, trump) else leader
        tricks.append(Trick(leader, led, answer, winner, married))
        leader = winner
    return tuple(tricks)


def _check(view: PlayerView, fields: Fields) -> None:
    table = view.table
    deck = ALL_24 if table.variant.deck == 24 else ALL_20
    up, led = (0 if card is None else 1 << card for card in (table.turn_up, table.led))
    seen = 0
    for name, cards in (
        ("tricks", table.piles[0] | table.piles[1]),
        ("hand", view.hand),
        ("up", up),
        ("led", led),
        ("known", view.known),
    ):
        if cards & seen:
            fields.refuse(name, f"these cards lie elsewhere already: {cards_text(cards & seen)}")
        if cards & ~deck:
            fields.refuse(name, f"these cards are not in a deck of 20: {cards_text(cards & ~deck)}")
        seen |= cards
    _check_counts(view, fields)
    _check_knowledge(view, fields)


def _check_knowledge(view: PlayerView, fields: Fields) -> None:
    table, size = view.table, view.table.variant.hand_size
    deck = ALL_24 if table.variant.deck == 24 else ALL_20
    if view.impossible & view.known:
        fields.refuse("not", "these cards cannot be ruled out")
    if view.first_hand.bit_count() != size or view.first_hand & ~deck:
        fields.refuse("first", f"a hand as dealt has {size} cards of the deck")
    if view.dealt_turn_up is not None and (
        view.dealt_turn_up // 6 != table.trump or view.first_hand >> view.dealt_turn_up & 1
    ):
        fields.refuse("dealt", "the card turned up in the deal is a trump that nobody was dealt")
    if table.announced is not None:
        holder = view.hand if table.turn == view.seat else view.known
        if PAIRS[table.announced] & ~holder:
            fields.refuse(
                "announced", "king and queen of this suit were shown; they must be in hand or known"
            )


def _check_counts(view: PlayerView, fields: Fields) -> None:
    table = view.table
    opponent = table.hand_sizes[other(view.seat)]
    count = (
        view.hand.bit_count() + opponent + table.talon_size + 2 * len(view.tricks) + (table.led is not None)
    )
    if count != table.variant.deck:
        fields.refuse(
            "opponent", f"hands, talon and tricks make {count} cards instead of {table.variant.deck}"
        )
    if (table.turn_up is None) != (table.talon_size == 0) or table.talon_size % 2:
        fields.refuse("talon", "the talon has an even number of cards, the lowest of them the turn-up")
    if table.turn_up is not None and table.turn_up // 6 != table.trump:
        fields.refuse("up", f"the turn-up must be of the trump suit {SUITS[table.trump]}")
    if view.known.bit_count() > opponent:
        fields.refuse("known", "the opponent has not that many cards")
    behind = table.hand_sizes[other(table.leader)] - table.hand_sizes[table.leader]
    if behind != (0 if table.led is None else 1) or max(table.hand_sizes) > table.variant.hand_size:
        fields.refuse("hand", "the hands are of unequal size")
    if table.closer is None and table.outcome is None and table.talon_size:
        full = table.variant.hand_size - (table.must_draw or table.led is not None)
        if table.hand_sizes[table.leader] != full:
            fields.refuse("hand", "hands are full while the talon is open, unless cards are to be drawn")


def _with_end(view: PlayerView, fields: Fields) -> PlayerView:
    word, outcome = fields.get("shown"), view.table.outcome
    if word is None and outcome is None:
        return view
    if word is None or outcome is None:
        fields.refuse("shown", "outcome= and shown= (the other hand/the face-down talon) stand together")
        return view
    first, second = word.pair("/", "the other hand and the face-down talon, as in shown=AS,9H/TD")
    theirs, talon = parse_cards(first), parse_pile(second)
    hands = (view.hand, theirs) if view.seat == 0 else (theirs, view.hand)
    if theirs & cardset(talon) or theirs | cardset(talon) != view.unseen | view.known or view.known & ~theirs:
        word.refuse("the cards shown are not those that were hidden")
    if theirs.bit_count() != view.table.hand_sizes[other(view.seat)]:
        word.refuse("the opponent has another number of cards")
    return PlayerView(
        view.seat,
        view.table,
        view.hand,
        view.known,
        view.impossible,
        view.tricks,
        view.dealt_turn_up,
        view.first_hand,
        Ended(outcome, hands, talon),
    )
