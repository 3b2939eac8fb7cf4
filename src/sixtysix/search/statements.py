"""What is stated about a printed position, each statement compared with the solver's values."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Final, NoReturn

from sixtysix.rules.card import card_from_name
from sixtysix.rules.cardset import PAIRS, CardSet
from sixtysix.search.evaluated import CLOSE_STOCK, Evaluation
from sixtysix.search.printed import Position, PositionError
from sixtysix.search.readings import SUIT_WORDS, Entry, as_list, as_object

_CARD: Final = "[SHDC][ATKQJ]"
_ACTION: Final = re.compile(
    rf"(?P<first>close stock|exchange|{_CARD})(?: \(stock open\))?(?:, (?P<lead>{_CARD}))?"
    rf"(?: if (?P<stock>{_CARD}) is the stock card)?"
)
_IN_STOCK: Final = re.compile(rf"P\((?P<card>{_CARD}) in stock\)")
_MARRIAGE: Final = re.compile(r"P\(opponent holds (?P<suit>spade|heart|diamond|club) marriage\)")
_WINS: Final = re.compile(r"^(you |it )?wins?\b|^opponent loses", re.IGNORECASE)
_LOSES: Final = re.compile(r"^(you |it )?loses?\b|^opponent wins|and lose\b", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Finding:
    """One statement: what it is about, what it says, what the solver says, and whether they agree.

    `holds` is None where the statement cannot be compared; `firm` says that it has one right answer here.
    """

    about: str
    stated: object
    ours: object
    holds: bool | None
    firm: bool

    def as_fields(self) -> dict[str, object]:
        """The finding as plain values."""
        return {"about": self.about, "stated": self.stated, "ours": self.ours, "holds": self.holds}


def compare(entry: Entry, position: Position, evaluation: Evaluation) -> list[Finding]:
    """Every statement of an entry, compared."""
    return [*computed(entry, position, evaluation), *_answered(entry, position, evaluation)]


def number(value: object, position: Position, field: str) -> Fraction:
    """A number, or a text such as `1/6`, exactly."""
    if isinstance(value, int) and not isinstance(value, bool):
        return Fraction(value)
    if isinstance(value, float):
        return Fraction(str(value))
    if isinstance(value, str):
        try:
            return Fraction(value)
        except (ValueError, ZeroDivisionError):
            pass
    return fail(position, field, f"{value!r} is not a number")


def fail(position: Position, field: str, problem: str) -> NoReturn:
    """Raises `PositionError`."""
    raise PositionError(position.id, field, problem)


def mapping(value: object, position: Position, field: str) -> Mapping[str, object]:
    """A mapping, or an error that names the field."""
    found = as_object(value)
    return fail(position, field, "expected an object") if found is None else found


def computed(entry: Entry, position: Position, evaluation: Evaluation) -> Iterator[Finding]:
    """What was computed about a position before, compared."""
    check = entry.get("computed_check")
    if check is None:
        return
    values = mapping(check, position, "computed_check").get("values")
    for key, value in mapping(values or {}, position, "computed_check.values").items():
        field = f"computed_check.values.{key}"
        closing = as_object(value)
        if closing is not None and "leads" in closing:
            yield _closing(key, closing, position, evaluation)
        else:
            yield from _valued(key, value, field, position, evaluation)


def _closing(stock: str, value: Mapping[str, object], position: Position, evaluation: Evaluation) -> Finding:
    """Closing now when this is the stock card: what it is worth, and with which leads."""
    about, field = f"{CLOSE_STOCK} if {stock} is the stock card", f"computed_check.values.{stock}"
    leads = evaluation.leads.get(stock)
    if leads is None:
        return Finding(about, value, None, holds=False, firm=True)
    sign = 1 if evaluation.yours else -1
    best = max(each * sign for each in leads.values()) * sign
    ours = {"game_points": best, "leads": sorted(lead for lead, each in leads.items() if each == best)}
    stated = as_list(value.get("leads"))
    holds = number(value.get("game_points"), position, field) == best
    holds = holds and stated is not None and sorted(map(str, stated)) == ours["leads"]
    return Finding(about, dict(value), ours, holds=holds, firm=True)


def _valued(
    key: str, value: object, field: str, position: Position, evaluation: Evaluation
) -> Iterator[Finding]:
    """A value, or several measures, of an action."""
    parsed = _ACTION.fullmatch(key)
    if parsed is None:
        return
    values = _values_of(parsed, evaluation)
    if values is None:
        yield Finding(
            key, value, None, holds=False if position.turn == 0 or evaluation.exact else None, firm=True
        )
        return
    stated = as_object(value) or {"game_points": value}
    expected = Fraction(sum(values.values()), len(values))
    winning = Fraction(sum(each > 0 for each in values.values()), len(values))
    firm = evaluation.exact or parsed["stock"] is not None
    for measure, each in stated.items():
        if each is None:
            continue
        about = f"{key}: {measure}"
        if measure in ("game_points", "expected_game_points"):
            holds = number(each, position, f"{field}.{measure}") == expected
            yield Finding(about, each, str(expected), holds=holds, firm=firm)
        elif measure == "win_probability":
            holds = number(each, position, f"{field}.{measure}") == winning
            yield Finding(about, each, str(winning), holds=holds, firm=firm)
        elif measure == "by_stock_card":
            cards = mapping(each, position, f"{field}.{measure}")
            read = {card: number(one, position, f"{field}.{measure}.{card}") for card, one in cards.items()}
            yield Finding(about, dict(cards), dict(values), holds=read == dict(values), firm=firm)
        elif measure == "result" and isinstance(each, str):
            yield _result(about, each, list(values.values()), key in evaluation.best(), firm=firm)


def _values_of(parsed: re.Match[str], evaluation: Evaluation) -> Mapping[str, int] | None:
    """The values by stock of an action, of closing with a lead, or of one stock."""
    first, lead, stock = parsed["first"], parsed["lead"], parsed["stock"]
    values = evaluation.values.get(first)
    if lead is not None:
        if first != CLOSE_STOCK:
            return None
        found = {each: leads[lead] for each, leads in evaluation.leads.items() if lead in leads}
        values = found or None
    if values is not None and stock is not None:
        values = {stock: values[stock]} if stock in values else None
    return values


def _result(about: str, stated: str, values: Sequence[int], best: bool, *, firm: bool) -> Finding:
    """A word such as `loses`; a condition in it ("even after …") makes it a hint only."""
    if stated == "recommended":
        return Finding(about, stated, "best" if best else "not best", holds=best, firm=firm)
    first = stated.split(";", maxsplit=1)[0].strip()
    wins, loses = _WINS.search(first), _LOSES.search(first)
    ours = "wins" if min(values) > 0 else "loses" if max(values) < 0 else "depends"
    if not wins and not loses:
        return Finding(about, stated, ours, holds=None, firm=False)
    if ours == "depends" or re.search(r"\b(after|if|when|only)\b", first):
        plain = ours == ("loses" if loses else "wins")
        return Finding(about, stated, ours, holds=True if plain else None, firm=False)
    return Finding(about, stated, ours, holds=ours == ("loses" if loses else "wins"), firm=firm)


def _answered(entry: Entry, position: Position, evaluation: Evaluation) -> Iterator[Finding]:
    answer = entry.get("answer")
    if answer is None:
        return
    fields = mapping(answer, position, "answer")
    best = as_list(fields.get("best") or [])
    if best is None:
        fail(position, "answer.best", "expected a list")
    for each in best:
        yield _best(str(each), fields.get("unit"), evaluation)
    for key, value in mapping(fields.get("values") or {}, position, "answer.values").items():
        field = f"answer.values.{key}"
        if key == "result":
            yield from _overall(value, field, position, evaluation)
        elif key.startswith("P("):
            yield from _probability(key, value, position)
        else:
            yield from _valued(key, value, field, position, evaluation)


def _best(stated: str, unit: object, evaluation: Evaluation) -> Finding:
    """A best action is one of ours, by expectation or, where that is the unit, by the chance to win."""
    parsed = _ACTION.fullmatch(stated)
    if parsed is None:
        return Finding(f"best: {stated}", stated, None, holds=None, firm=False)
    ours = evaluation.best(evaluation.winning) if unit == "win_probability" else evaluation.best()
    holds = parsed["first"] in ours
    if holds and parsed["lead"] is not None:
        sums = {
            lead: sum(leads.get(lead, -3) for leads in evaluation.leads.values())
            for leads in evaluation.leads.values()
            for lead in leads
        }
        best = max(sums.values()) if evaluation.yours else min(sums.values())
        ours = tuple(f"{CLOSE_STOCK}, {lead}" for lead, each in sums.items() if each == best)
        holds = sums.get(parsed["lead"]) == best
    return Finding(f"best: {stated}", stated, list(ours), holds=holds, firm=evaluation.exact)


def _overall(value: object, field: str, position: Position, evaluation: Evaluation) -> Iterator[Finding]:
    """The result of the position with best play."""
    best = evaluation.best()
    if not best:
        return
    values = list(evaluation.values[best[0]].values())
    stated = as_object(value) or {"result": value}
    for measure, each in stated.items():
        if measure == "result" and isinstance(each, str):
            yield _result("result", each, values, best=True, firm=evaluation.exact)
        elif measure in ("game_points", "expected_game_points"):
            ours = Fraction(sum(values), len(values))
            holds = number(each, position, f"{field}.{measure}") == ours
            yield Finding(f"result: {measure}", each, str(ours), holds=holds, firm=evaluation.exact)


def _probability(key: str, value: object, position: Position) -> Iterator[Finding]:
    """A probability of where cards lie, by counting the ways the unknown ones may."""
    stated = (as_object(value) or {"probability": value}).get("probability")
    card, suit = _IN_STOCK.fullmatch(key), _MARRIAGE.fullmatch(key)
    if stated is None or (card is None and suit is None):
        return
    unknown = position.unseen & ~position.known
    if card is not None:
        bit = 1 << card_from_name(card["card"][::-1])
        ours = 1 - _held(bit, unknown, position) if bit & position.unseen else Fraction(0)
    else:
        ours = _held(PAIRS[SUIT_WORDS.index(suit["suit"])] if suit else 0, unknown, position)
    holds = number(stated, position, f"answer.values.{key}") == ours
    yield Finding(key, stated, str(ours), holds=holds, firm=False)


def _held(cards: CardSet, unknown: CardSet, position: Position) -> Fraction:
    """How likely the opponent holds all of some unseen cards."""
    if cards & ~position.unseen:
        return Fraction(0)
    ways = comb(unknown.bit_count() - (cards & unknown).bit_count(), position.face_down)
    return Fraction(ways, comb(unknown.bit_count(), position.face_down))
