"""Reading what stands before the actions: the headers of a match, and how a deal was dealt."""

import contextlib
import datetime as dt
import re
from typing import Final, NoReturn

from sixtysix.notation.cards import parse_cards, parse_pile
from sixtysix.notation.errors import RecordRefused
from sixtysix.notation.fields import end_of
from sixtysix.notation.lines import Lines
from sixtysix.notation.record import RECORD_VERSION, DealRecord, Fairness, Header, deck_of
from sixtysix.notation.variants import parse_variant
from sixtysix.notation.words import Word, check_version
from sixtysix.notation.writer import LONGEST_NAME, REMARK_NAME
from sixtysix.rules.card import Card
from sixtysix.rules.seat import SEATS, Seat
from sixtysix.rules.shuffle import commitment, deal_seed, shuffled_deck
from sixtysix.rules.state import deal
from sixtysix.rules.variant import Variant

_HEADERS: Final = ("rules", "target", "player", "date", "dealer", "seed")
_DEALT: Final = ("commitment", "client-seed", "server-seed", "deck", "hands", "talon")
_DATE: Final = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
_HEX_32: Final = re.compile(r"[0-9a-f]{64}")
_CLIENT_SEED: Final = re.compile(r"[0-9A-Za-z_-]{1,64}")


def read_header(lines: Lines) -> Header:
    """The headers of a match, up to the first deal or the line of the match."""
    mark = lines.need(f"66r{RECORD_VERSION}, the mark of a record")
    check_version(mark[0], "r", RECORD_VERSION, "record")
    if len(mark) > 1:
        mark[1].fail("the end of the line")
    lines.take()
    found, remarks = _header_lines(lines)
    end = Word("", lines.need("the line of a deal or of the match")[0].line, 1)
    variant = parse_variant(_single(_need(found, "rules", end)))
    if "target" in found:
        target = _single(found["target"])
        if target.number("game points", 999) != variant.match_target:
            _refuse(target, f"under these rules the target is {variant.match_target}")
    players = ["", ""]
    for seat in SEATS:
        if (words := found.get(f"player {seat}")) is not None:
            players[seat] = _name(words)
    return Header(
        variant=variant,
        players=(players[0], players[1]),
        dealer=_single(_need(found, "dealer", end)).seat(),
        date=_date(found["date"]) if "date" in found else None,
        seed=_single(found["seed"]).number("a number") if "seed" in found else None,
        remarks=tuple(remarks),
    )


def _header_lines(lines: Lines) -> tuple[dict[str, list[Word]], list[tuple[str, str]]]:
    """The words of each header, the first being the one that names it; then the remarks."""
    found: dict[str, list[Word]] = {}
    remarks: list[tuple[str, str]] = []
    while (words := lines.need("a header, a deal or the match"))[0].text not in ("deal", "match"):
        name = words[0]
        if REMARK_NAME.fullmatch(name.text):
            remarks.append((name.text, _name(words)))
        elif name.text not in _HEADERS:
            name.fail(f"a header ({', '.join(_HEADERS)} or x-…), a deal or the match")
        else:
            key = name.text
            if key == "player":
                seat = words[1] if len(words) > 1 else end_of(words)
                key, words = f"player {seat.seat()}", words[1:]
            _add(found, key, words, name)
        lines.take()
    return found, remarks


def _add(found: dict[str, list[Word]], key: str, words: list[Word], name: Word) -> None:
    if key in found:
        name.refuse(f"{key} comes twice")
    found[key] = words


def _need(found: dict[str, list[Word]], key: str, end: Word) -> list[Word]:
    if key not in found:
        end.fail(f"the line {key} before this one")
    return found[key]


def _single(words: list[Word]) -> Word:
    """The only word after the name."""
    if len(words) > 2:
        words[2].fail("the end of the line")
    return words[1] if len(words) == 2 else end_of(words)


def _name(words: list[Word]) -> str:
    """The rest of the line after the name."""
    for word in words[1:]:
        if not word.text.isprintable():
            word.fail("printable characters")
    text = " ".join(word.text for word in words[1:])
    if len(text) > LONGEST_NAME:
        words[1].fail(f"at most {LONGEST_NAME} characters")
    return text


def _date(words: list[Word]) -> str:
    word = _single(words)
    if _DATE.fullmatch(word.text) is not None:
        with contextlib.suppress(ValueError):
            return dt.date.fromisoformat(word.text).isoformat()
    return word.fail("a date, as in 2026-12-31")


def read_dealt(lines: Lines, header: Header, dealer: Seat, number: int) -> DealRecord:
    """How the next deal was dealt; `dealer` and `number` are what they must be."""
    first = lines.take()
    _same(first, 1, number, f"deal {number} comes next")
    if len(first) < 3 or first[2].text != "dealer":
        (first[2] if len(first) > 2 else end_of(first)).fail("dealer")
    _same(first, 3, dealer, f"seat {dealer} deals under these rules")
    if len(first) > 4:
        first[4].fail("the end of the line")
    found: dict[str, list[Word]] = {}
    while (words := lines.need("the cards of the deal, a trick or its result"))[0].text in _DEALT:
        _add(found, words[0].text, words, words[0])
        lines.take()
    fairness = _fairness(found, header, number)
    deck = _deck(found, header.variant, dealer, words[0])
    shuffled = _shuffled(fairness, header, number)
    if deck is None and shuffled is None:
        Word("", words[0].line, 1).fail("the line deck, or hands and talon, before this one")
    if (
        deck is not None
        and shuffled is not None
        and not _agree(found, header.variant, dealer, deck, shuffled)
    ):
        _refuse(
            (found.get("deck") or found["hands"])[0],
            "the seed shuffles another deck (docs/protocol/fairness.md)",
        )
    return DealRecord(number, dealer, shuffled or deck or (), (), fairness)


def _same(words: list[Word], index: int, value: int, problem: str) -> None:
    word = words[index] if len(words) > index else end_of(words)
    if word.number("a number") != value:
        _refuse(word, problem)


def _fairness(found: dict[str, list[Word]], header: Header, number: int) -> Fairness | None:
    values = {
        name: _single(found[name]) for name in ("commitment", "client-seed", "server-seed") if name in found
    }
    for name, word in values.items():
        pattern = _CLIENT_SEED if name == "client-seed" else _HEX_32
        if not pattern.fullmatch(word.text):
            word.fail(
                "1 to 64 letters and digits" if name == "client-seed" else "64 hex digits in small letters"
            )
    if not values:
        return None
    client = values["client-seed"].text if "client-seed" in values else ""
    server = bytes.fromhex(values["server-seed"].text) if "server-seed" in values else None
    if server is None and "commitment" not in values:
        values["client-seed"].refuse("a client seed needs the line commitment or server-seed")
    known = server
    if header.seed is not None:
        known = deal_seed(header.seed, number)
        if server not in (None, known):
            _refuse(values["server-seed"], f"the seed {header.seed} of the match gives another")
    committed = values["commitment"].text if "commitment" in values else ""
    if known is not None:
        computed = commitment(known)
        if committed not in ("", computed):
            _refuse(values["commitment"], "this is not the SHA-256 of the server seed")
        committed = computed
    return Fairness(committed, client, server)


def _shuffled(fairness: Fairness | None, header: Header, number: int) -> tuple[Card, ...] | None:
    """The deck that the seeds give, if there are enough of them."""
    server = fairness.server_seed if fairness is not None else None
    if server is None and header.seed is not None:
        server = deal_seed(header.seed, number)
    client = fairness.client_seed if fairness is not None else ""
    return None if server is None else shuffled_deck(header.variant, server, client, number)


def _deck(found: dict[str, list[Word]], variant: Variant, dealer: Seat, end: Word) -> tuple[Card, ...] | None:
    """The deck that is written down, or one that gives the hands and the talon written down."""
    if "deck" in found:
        for name in ("hands", "talon"):
            if name in found:
                found[name][0].refuse("the line deck says it already")
        word = _single(found["deck"])
        deck = parse_pile(word)
        _check_deck(word, variant, deck, dealer)
        return deck
    if "hands" not in found and "talon" not in found:
        return None
    place = Word("", end.line, 1)
    word, talon_word = _single(_need(found, "hands", place)), _single(_need(found, "talon", place))
    first, second = word.pair("/", "cards by seat, as in hands AS,9H/TD,KC")
    hands = (parse_cards(first), parse_cards(second))
    talon = parse_pile(talon_word)
    if len(talon) != variant.deck - 2 * variant.hand_size:
        talon_word.fail(f"the {variant.deck - 2 * variant.hand_size} cards of the talon, the turn-up last")
    for hand, part in zip(hands, (first, second), strict=True):
        if hand.bit_count() != variant.hand_size:
            part.fail(f"{variant.hand_size} cards")
    deck = deck_of(variant, dealer, hands, talon)
    _check_deck(word, variant, deck, dealer)
    return deck


def _check_deck(word: Word, variant: Variant, deck: tuple[Card, ...], dealer: Seat) -> None:
    try:
        deal(variant, deck, dealer)
    except ValueError as error:
        word.refuse(str(error))


def _agree(
    found: dict[str, list[Word]],
    variant: Variant,
    dealer: Seat,
    deck: tuple[Card, ...],
    shuffled: tuple[Card, ...],
) -> bool:
    if "deck" in found:
        return deck == shuffled
    return deal(variant, deck, dealer) == deal(variant, shuffled, dealer)


def _refuse(word: Word, problem: str) -> NoReturn:
    raise RecordRefused(word.line, word.column, problem)
