"""Hints and costs as sentences, in the words of the page."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from sixtysix.interfaces.home.advice import STEPS, candidates, gap, nudge, reason
from sixtysix.interfaces.home.referee import LaidOpen
from sixtysix.interfaces.home.wording import Wording
from sixtysix.rules import Card, PlayerView, is_play
from sixtysix.services.costs import DealCosts
from sixtysix.services.ports import Advice

SMALL: Final = 0.1
"""A cost below this, in game points, is not worth a word."""
SOME: Final = 0.25
MUCH: Final = 1.0
"""From here on cards are good or poor, and very much so."""


@dataclass(frozen=True, slots=True)
class Hint:
    """An advice, and how much of it has been told: a nudge, the candidates, the best."""

    advice: Advice
    view: PlayerView
    told: int = 1

    def further(self) -> "Hint":
        """The next step."""
        return replace(self, told=min(self.told + 1, STEPS))

    @property
    def card(self) -> Card | None:
        """The card that is told to be the best."""
        return self.advice.best if self.told == STEPS and is_play(self.advice.best) else None

    def sentence(self, wording: Wording) -> str:
        """What is told."""
        page, found, trump = wording.page, self.advice, self.view.table.trump
        if self.told == 1:
            return page(nudge(found, self.view).key)
        if self.told < STEPS:
            named = ", ".join(wording.action(action, trump) for action in candidates(found))
            return page("hint-candidates", cards=named)
        why, less = reason(found, self.view), gap(found)
        because = page(why.key, points=why.points or 0)
        best = page("hint-best", label=wording.capital(wording.action(found.best, trump)), reason=because)
        return best if less is None else f"{best} {page('hint-gap', points=round(less, 2))}"


def cost_sentences(costs: DealCosts, deal: LaidOpen, wording: Wording) -> Iterator[str]:
    """What the player's decisions have cost, and what the cards that were dealt were worth."""
    page, trump = wording.page, deal.view.table.trump
    worst = max(costs.decisions, key=lambda each: each.cost, default=None)
    if worst is None or worst.cost < SMALL:
        yield page("cost-none-other" if deal.claimed_wrongly or deal.late else "cost-none")
    else:
        yield page("cost-most", count=worst.trick, label=wording.action(worst.action, trump))
        best = wording.capital(wording.action(worst.best, trump))
        yield page("cost-better", label=best, points=wording.number(worst.cost))
        yield page("cost-sum", points=wording.number(sum(each.cost for each in costs.decisions)))
    if costs.worth is not None:
        worth = page("cost-worth", points=wording.number(costs.worth, signed=True))
        yield f"{page(f'luck-{_luck(costs.worth)}')} {worth}"
    yield page("cost-about")


def _luck(worth: float) -> str:
    """What cards are called that are worth so much."""
    if abs(worth) < SOME:
        return "even"
    word = "good" if worth > 0 else "poor"
    return word if abs(worth) < MUCH else f"very-{word}"
