"""What the exact solver makes of a printed position: the value of every action for each way the face-down stock may lie."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import permutations
from typing import Final, TypeAlias

from sixtysix.rules.action import CLOSE, DRAW, EXCHANGE, MARRIAGE, Action, is_claim, is_marriage
from sixtysix.rules.apply import apply
from sixtysix.rules.card import Card
from sixtysix.rules.state import State
from sixtysix.search.exact import ExactSolve
from sixtysix.search.printed import YOU, Missing, Position, PositionError, suit_first

ByStock: TypeAlias = Mapping[str, int]
"""Game points to you by face-down stock, `""` where none lies there."""

CLOSE_STOCK: Final = "close stock"
MOST_DEALS: Final = 400


@dataclass(frozen=True, slots=True)
class Evaluation:
    """Values of a position, double dummy for each stock."""

    stocks: tuple[str, ...]
    """Every face-down stock there may be, each equally likely; `""` where none lies there."""
    values: Mapping[str, ByStock]
    """By action, a card by its name, suit first; for each stock with which it is legal."""
    leads: Mapping[str, Mapping[str, int]]
    """By stock, the value of each lead after closing; empty where the stock cannot be closed."""
    exact: bool
    """Whether these are the values of best play: from here on, or after this trick, both sides see every card."""
    yours: bool
    """Whether you are to act."""

    def expected(self, action: str) -> Fraction:
        """Mean game points to you."""
        return mean(self.values[action].values())

    def winning(self, action: str) -> Fraction:
        """How likely you win."""
        return mean(value > 0 for value in self.values[action].values())

    def best(self, of: Callable[[str], Fraction] | None = None) -> tuple[str, ...]:
        """The best actions for the side to move, by expectation or another measure; not claims."""
        measure = of or self.expected
        signed = {action: measure(action) * (1 if self.yours else -1) for action in self.values}
        return tuple(action for action, value in signed.items() if value == max(signed.values()))

    def given(self, stock: str) -> "Evaluation":
        """The evaluation when this is the stock."""
        values = {
            action: {stock: by_stock[stock]} for action, by_stock in self.values.items() if stock in by_stock
        }
        leads = {stock: self.leads[stock]} if stock in self.leads else {}
        return Evaluation((stock,), values, leads, exact=True, yours=self.yours)


def mean(numbers: Iterable[int]) -> Fraction:
    """The mean of some numbers."""
    found = list(numbers)
    return Fraction(sum(found), len(found))


def evaluate(position: Position, solver: ExactSolve) -> Evaluation:
    """The values of a position; raises `Missing` where too many cards are hidden."""
    stocks = _stocks(position)
    states = [position.state(stock) for stock in stocks]
    names = [" ".join(suit_first(card) for card in stock) for stock in stocks]
    values: dict[str, dict[str, int]] = {}
    for name, found in zip(names, by_action(states, solver), strict=True):
        for action, value in found.items():
            values.setdefault(action, {})[name] = value
    leads: dict[str, Mapping[str, int]] = {}
    if CLOSE_STOCK in values:
        leads = dict(zip(names, by_action([apply(state, CLOSE) for state in states], solver), strict=True))
    follows_knowing = position.led is not None and position.turn == YOU and position.face_down <= 1
    exact = len(stocks) == 1 or (follows_knowing and position.closer is None)
    return Evaluation(tuple(names), values, leads, exact=exact, yours=position.turn == YOU)


def by_action(states: Sequence[State], solver: ExactSolve) -> list[dict[str, int]]:
    """For each state the value to you of every action but claims, by its name."""
    marrying: list[tuple[int, State]] = []
    found: list[dict[str, int]] = []
    for at, (state, values) in enumerate(zip(states, solver(states), strict=True)):
        found.append({})
        for action, value in values.items():
            if is_marriage(action):
                marrying.append((at, apply(state, action)))
            elif not is_claim(action):
                _improve(found[at], _action_name(action), value, state)
    married = [each for each in marrying if each[1].table.outcome is None]
    for (at, state), values in zip(married, solver([state for _, state in married]), strict=True):
        winning = max(values.values())  # a claim that wins at once wins whichever card would be led
        for action, value in values.items():
            if not is_claim(action):
                claimed = any(is_claim(each) and values[each] == winning for each in values)
                _improve(found[at], _action_name(action), winning if claimed else value, state)
    return found


def _improve(values: dict[str, int], name: str, value: int, state: State) -> None:
    """Notes a value to the side to move as one to you, if it is better than what is noted."""
    if state.table.turn == YOU:
        values[name] = max(value, values.get(name, value))
    else:
        values[name] = min(-value, values.get(name, -value))


def _stocks(position: Position) -> list[tuple[Card, ...]]:
    stocks = list(position.stocks())
    if not stocks:
        raise PositionError(position.id, "opp_known_cards", "more cards are known than the opponent holds")
    if position.closer is None and position.face_down > 1:
        if len(stocks) * position.face_down > MOST_DEALS:
            raise Missing(f"{position.face_down} cards lie face down: too many deals to solve them all")
        stocks = [order for stock in stocks for order in permutations(stock)]
    if len(stocks) > MOST_DEALS:
        raise Missing(f"{position.face_down} cards lie face down: {len(stocks)} deals are too many to solve")
    return stocks


def _action_name(action: Action) -> str:
    names = {CLOSE: CLOSE_STOCK, EXCHANGE: "exchange", DRAW: "draw"}
    return suit_first(action) if action < MARRIAGE else names[action]
