"""Named fields of a line (`name=value`), and those that positions and views share."""

from collections.abc import Collection
from typing import Final, TypeVar, get_args

from sixtysix.notation.cards import NOTHING, parse_card, parse_suit, parse_suits, suits_text
from sixtysix.notation.words import Word
from sixtysix.rules.card import CARD_NAMES, SUITS
from sixtysix.rules.scoring import settle_claim, settle_played_out, settle_reached, totals
from sixtysix.rules.table import Closing, Outcome, Pair, Reason, Table

FLAGS: Final = {"draw": "must_draw", "closing_lead": "closing_lead", "swap": "swap_open"}
"""The flags of a table, and its fields that hold them."""
REASONS: Final[dict[str, Reason]] = {reason: reason for reason in get_args(Reason)}
_CLOSED: Final = "a closing, as in closed=0:2-1:25-11 (who: tricks by seat: points by seat)"
_OUTCOME: Final = "an outcome, as in outcome=0:2:claim:67-28:0 (winner:game points:reason:totals:who claimed)"
_OUTCOME_PARTS: Final = (4, 5)

T = TypeVar("T")


class Fields:
    """The fields of a line, each with its place."""

    def __init__(self, words: list[Word], end: Word, names: Collection[str]) -> None:
        self.end = end
        self._values: dict[str, Word] = {}
        for word in words:
            name, equals, _ = word.text.partition("=")
            if not equals or name not in names:
                word.fail(f"one of the fields {'=, '.join(names)}=")
            if name in self._values:
                word.refuse(f"the field {name} comes twice")
            self._values[name] = word.cut(len(name) + 1)

    def get(self, name: str) -> Word | None:
        """The value of a field, or None if it is not there."""
        return self._values.get(name)

    def need(self, name: str) -> Word:
        """The value of a field that must be there."""
        value = self._values.get(name)
        if value is None:
            self.end.fail(f"the field {name}=")
        return value

    def refuse(self, name: str, problem: str) -> None:
        """Raise that a field cannot be true, pointing at it, or at the end of the line if it is not there."""
        self._values.get(name, self.end).refuse(problem)


def end_of(words: list[Word]) -> Word:
    """The place after the last word."""
    last = words[-1]
    return Word("", last.line, last.column + len(last.text))


def open_fields(table: Table) -> list[str]:
    """The fields of the open table that are written only when there is something to write."""
    fields: list[str] = []
    if any(table.married):
        fields.append("married=" + "/".join(map(suits_text, table.married)))
    if table.led is not None:
        fields.append(f"led={CARD_NAMES[table.led]}")
    if table.announced is not None:
        fields.append(f"announced={SUITS[table.announced]}")
    if table.closing is not None:
        tricks, points = ("{}-{}".format(*pair) for pair in table.closing)
        fields.append(f"closed={table.closer}:{tricks}:{points}")
    flags = [flag for flag, name in FLAGS.items() if getattr(table, name)]
    if flags:
        fields.append("flags=" + ",".join(flags))
    if table.outcome is not None:
        fields.append("outcome=" + outcome_text(table.outcome))
    return fields


OPEN_FIELDS: Final = ("married", "led", "announced", "closed", "flags", "outcome")


def add_open_fields(table: Table, fields: Fields) -> Table:
    """The table with what `open_fields` wrote; checks what can be checked without the hands."""
    if (word := fields.get("married")) is not None:
        table = table._replace(married=_pair_of_suits(word))
    if (word := fields.get("led")) is not None:
        table = table._replace(led=parse_card(word))
    if (word := fields.get("announced")) is not None:
        table = table._replace(announced=parse_suit(word))
    if (word := fields.get("closed")) is not None:
        closer, closing = _parse_closing(word)
        table = table._replace(closer=closer, closing=closing)
    if (word := fields.get("flags")) is not None:
        table = with_flags(table, _parse_flags(word))
    return table


def with_flags(table: Table, flags: Collection[str]) -> Table:
    """The table with these flags set."""
    return table._replace(
        must_draw="draw" in flags, closing_lead="closing_lead" in flags, swap_open="swap" in flags
    )


def _parse_flags(word: Word) -> set[str]:
    flags: set[str] = set()
    for part in word.split(","):
        part.one_of(FLAGS, f"a flag ({', '.join(FLAGS)})")
        if part.text in flags:
            part.refuse(f"{part.text} comes twice")
        flags.add(part.text)
    return flags


def _pair_of_suits(word: Word) -> Pair:
    first, second = word.pair("/", "suits by seat, as in married=H/-")
    married = (parse_suits(first), parse_suits(second))
    if married[0] & married[1]:
        second.refuse("a marriage is announced only once")
    return married


def _parse_closing(word: Word) -> tuple[int, Closing]:
    parts = word.split(":")
    if len(parts) != 3:
        word.fail(_CLOSED)
    return parts[0].seat(), Closing(
        parse_pair(parts[1], "tricks by seat", 12), parse_pair(parts[2], "points by seat", 250)
    )


def parse_pair(word: Word, what: str, highest: int) -> Pair:
    """Two numbers by seat, as in `66-28`."""
    first, second = word.pair("-", f"{what}, as in 2-1")
    return first.number(what, highest), second.number(what, highest)


def outcome_text(outcome: Outcome) -> str:
    """How a deal ended, as one word."""
    winner = NOTHING if outcome.winner is None else outcome.winner
    text = "{}:{}:{}:{}-{}".format(winner, outcome.game_points, outcome.reason, *outcome.totals)
    return text if outcome.claimed_by is None else f"{text}:{outcome.claimed_by}"


def parse_outcome(word: Word) -> Outcome:
    """How a deal ended, from one word."""
    parts = word.split(":")
    if len(parts) not in _OUTCOME_PARTS:
        word.fail(_OUTCOME)
    return Outcome(
        winner=None if parts[0].text == NOTHING else parts[0].seat(),
        game_points=parts[1].number("game points from 0 to 3", 3),
        reason=parts[2].one_of(REASONS, f"a reason ({', '.join(REASONS)})"),
        totals=parse_pair(parts[3], "card points by seat", 250),
        claimed_by=parts[4].seat() if len(parts) > 4 else None,
    )


def add_outcome(table: Table, fields: Fields) -> Table:
    """The table with its outcome, if there is one; refuses one that the rules cannot lead to."""
    word = fields.get("outcome")
    if word is None:
        return table
    outcome = parse_outcome(word)
    if outcome.totals != totals(table):
        word.refuse("the totals are {}-{} here".format(*totals(table)))
    ends = [settle_reached(table, 0), settle_reached(table, 1)]
    if table.variant.win_mode == "claim":
        ends += [settle_claim(table, 0), settle_claim(table, 1)]
    if table.hand_sizes == (0, 0):
        ends.append(settle_played_out(table))
    if all(end.outcome != outcome for end in ends):
        word.refuse("the rules cannot lead to this outcome here")
    return table._replace(outcome=outcome)


def check_open(table: Table, fields: Fields) -> None:
    """Refuse a table on which what lies open does not fit together."""
    if table.closer is not None and table.closing is not None:
        _check_closing(table, table.closer, table.closing, fields)
    elif table.closing_lead or table.swap_open:
        fields.refuse("flags", "closing_lead and swap are only after somebody closed")
    if table.announced is not None:
        if table.led is not None or table.must_draw:
            fields.refuse("announced", "a marriage waits for its lead only while no card is led or drawn")
        if not table.married[table.turn] >> table.announced & 1:
            fields.refuse("announced", "the player on turn has not announced this marriage (see married=)")
    opening = table.piles == (0, 0)
    if opening and table.leader == table.dealer:
        fields.refuse("turn", "the player who did not deal leads to the first trick")
    awaits_draw = (
        table.closer is None and table.led is None and table.outcome is None and table.talon_size > 0
    )
    if table.must_draw and not awaits_draw:
        fields.refuse("flags", "there is nothing to draw")


def _check_closing(table: Table, closer: int, closing: Closing, fields: Fields) -> None:
    now = (table.tricks(0), table.tricks(1))
    if table.talon_size == 0:
        fields.refuse("closed", "a talon that is used up cannot be closed")
    if any(then > later for then, later in zip(closing.tricks, now, strict=True)):
        fields.refuse("closed", "more tricks at the closing than now")
    if any(then > later for then, later in zip(closing.points, totals(table), strict=True)):
        fields.refuse("closed", "more points at the closing than now")
    if table.closing_lead and (table.turn != closer or table.led is not None or closing.tricks != now):
        fields.refuse("flags", "closing_lead is only until the closer leads")
    if table.swap_open and not (table.variant.exchange_on_opponent_close and closing.tricks == now):
        fields.refuse("flags", "swap is only until the closing lead is answered, and only by house rule")
