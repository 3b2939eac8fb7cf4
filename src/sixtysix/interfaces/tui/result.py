"""The sheet at the end of a deal: who won and why, all cards laid open, the points trick by trick."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from sixtysix.interfaces.home.advised import cost_sentences
from sixtysix.interfaces.home.fairness import fairness_sentences
from sixtysix.interfaces.home.referee import YOU, LaidOpen
from sixtysix.interfaces.home.typed import sorted_cards
from sixtysix.interfaces.tui.actions import Choice
from sixtysix.interfaces.tui.picture import SUIT_STYLES, Line, Piece, flow, joined, width_of
from sixtysix.interfaces.tui.sheet import Sheet, paragraphs
from sixtysix.interfaces.tui.signs import Signs
from sixtysix.interfaces.tui.words import Words
from sixtysix.notation import DealRecord
from sixtysix.rules import Card, Match, Seat, other, points_of
from sixtysix.services.costs import DealCosts

_SEATS: Final = (YOU, other(YOU))
_COLUMNS: Final = ("number", "led", "answer")


@dataclass(slots=True)
class Result:
    """A deal that is over, and the match after it."""

    deal: LaidOpen
    match: Match
    dealt: DealRecord | None
    saved: str
    """Where the record of the match is, or why it could not be saved; empty while the match goes on."""
    reckon: Callable[[], DealCosts]
    """Says what the player's decisions have cost; takes a moment."""
    practice: bool = False
    """Whether it does not count in statistics."""
    costs: DealCosts | None = None
    """What the player's decisions have cost; None as long as they are being reckoned."""

    def sheet(self, words: Words, signs: Signs) -> Sheet:
        """The sheet."""
        over = self.match.winner is not None
        following = Choice("Enter", "enter", [Piece(words.page("act-new-match" if over else "act-next"))])
        back = Choice("Esc", "escape", [Piece(words.own("back"))])
        return Sheet(
            _title(self.deal, words), lambda width: [*self._body(words, signs, width)], (following, back)
        )

    def _body(self, words: Words, signs: Signs, width: int) -> Iterator[Line]:
        lines = words.lines
        sentences = [*_match_end(self.match, words), " ".join(lines.verdict(self.deal, self.match.variant))]
        totals = self.deal.outcome.totals
        sentences += [
            lines.say("totals", own=totals[YOU], other=totals[other(YOU)]),
            *lines.booked(self.match),
        ]
        if self.practice:
            sentences.append(words.page("practice-about"))
        yield from paragraphs(sentences, width)
        yield []
        yield [Piece(words.page("cost-title"), "bold")]
        yield from paragraphs([*self._costs(words)], width)
        yield []
        yield [Piece(words.page("result-hands"), "bold")]
        for seat in _SEATS:
            yield from _cards(_name(seat, words), sorted_cards(self.deal.dealt[seat]), signs, width)
        if any(self.deal.left):
            yield []
            for seat, side in zip(_SEATS, ("own", "other"), strict=True):
                left = sorted_cards(self.deal.left[seat])
                said = lines.say(f"left-{side}", cards="" if left else lines.say("nothing"))
                yield from _cards(said.rstrip(" .") if left else said, left, signs, width)
        yield []
        talon = lines.say("dealt-talon", cards="").rstrip(" .:")
        yield [Piece(talon, "bold")]
        yield from _cards("", self.deal.talon, signs, width)
        yield []
        yield [Piece(words.page("result-tricks"), "bold")]
        yield from trick_table(self.deal, words, signs, width)
        yield []
        yield from paragraphs([*self._proof(words), *filter(None, [self.saved])], width)

    def _costs(self, words: Words) -> Iterator[str]:
        if self.costs is None:
            yield words.page("cost-wait")
        else:
            yield from cost_sentences(self.costs, self.deal, words.lines)

    def _proof(self, words: Words) -> Iterator[str]:
        if self.dealt is not None:
            yield from fairness_sentences(self.dealt, self.match.variant, words.lines, over=True)


def _title(deal: LaidOpen, words: Words) -> str:
    winner, points = deal.outcome.winner, deal.outcome.game_points
    who = "" if winner is None else _name(winner, words)
    return words.page("result-title", who=who, points=0 if winner is None else points)


def _match_end(match: Match, words: Words) -> Iterator[str]:
    if match.winner is None:
        return
    key = "match-won" if match.winner == YOU else "match-lost"
    yield words.lines.say(key, own=match.score[YOU], other=match.score[other(YOU)])
    if match.shutout:
        yield words.lines.say("shutout")


def _name(seat: Seat, words: Words) -> str:
    return words.page("you" if seat == YOU else "opponent")


def _cards(label: str, cards: Iterable[Card], signs: Signs, width: int) -> Iterator[Line]:
    """A label and some cards, in as many rows as they need."""
    items: list[Line] = [_card(card, signs) for card in cards]
    gap = [Piece(" ")]
    before = f"{label.removesuffix(':')}: " if items and label else label
    start = width_of([Piece(before)])
    if not items:
        yield [Piece(before)]
    for row, held in enumerate(flow(items, width - start, gap)):
        yield [Piece(" " * start if row else before), *joined(held, gap)]


def _card(card: Card, signs: Signs) -> Line:
    return [Piece(signs.card(card), SUIT_STYLES[card // 6])]


def trick_table(deal: LaidOpen, words: Words, signs: Signs, width: int) -> Iterator[Line]:
    """One row a trick: what was led and answered, what each side had after it, and what the winner took."""
    heads = [*(words.page(f"col-{name}") for name in _COLUMNS), *(_name(seat, words) for seat in _SEATS)]
    rows: list[list[Line]] = [[[Piece(head, "dim")] for head in heads]]
    rows += (_trick(number, deal, signs) for number in range(1, len(deal.view.tricks) + 1))
    widths = [max(width_of(row[column]) for row in rows) for column in range(len(heads))]
    gap = [Piece("  " if sum(widths) + 2 * len(widths) <= width else " ")]
    for row in rows:
        *cells, last = row
        padded = [
            [*line, Piece(" " * (size - width_of(line)))] for line, size in zip(cells, widths, strict=False)
        ]
        yield list(joined([*padded, last], gap))
    yield from _broken_off(deal, signs)
    if _last_ten(deal):
        yield [Piece(words.page("bonus-last"))]


def _marriage(suit: int, deal: LaidOpen) -> int:
    return 40 if suit == deal.view.table.trump else 20


def _trick(number: int, deal: LaidOpen, signs: Signs) -> list[Line]:
    trick, sums = deal.view.tricks[number - 1], deal.sums[number - 1]
    led = [*_card(trick.led, signs)]
    if trick.married is not None:
        led.append(Piece(f" +{_marriage(trick.married, deal)}", "bold"))
    gain = f"+{points_of(trick.led) + points_of(trick.answer)}"
    if number == len(deal.view.tricks) and _last_ten(deal):
        gain += " +10"
    had: list[Line] = [
        [Piece(f"{sums[seat]} {gain}", "bold") if seat == trick.winner else Piece(str(sums[seat]))]
        for seat in _SEATS
    ]
    return [[Piece(str(number))], led, _card(trick.answer, signs), *had]


def _broken_off(deal: LaidOpen, signs: Signs) -> Iterator[Line]:
    """What was led or announced last, where the deal ended in the middle of a trick."""
    view = deal.view
    married = view.married_now
    if view.table.led is not None or married:
        line: list[Piece] = [Piece(f"{len(view.tricks) + 1}  ")]
        if married:
            suit = married.bit_length() - 1
            line += [
                Piece(f"+{_marriage(suit, deal)} "),
                Piece(signs.suit(suit), SUIT_STYLES[suit]),
                Piece("  "),
            ]
        if view.table.led is not None:
            line += _card(view.table.led, signs)
        yield line


def _last_ten(deal: LaidOpen) -> bool:
    """Whether the last trick counted its bonus."""
    table = deal.view.table
    played_out = table.closer is None and table.hand_sizes == (0, 0) and table.led is None
    return played_out and table.variant.last_trick == "ten"
