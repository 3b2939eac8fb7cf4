"""What is said at the tables of the terminal: events, states and results as sentences."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from sixtysix.engine import LEVELS
from sixtysix.i18n.translator import Translator
from sixtysix.interfaces.home.referee import YOU, LaidOpen
from sixtysix.interfaces.home.typed import sorted_cards, sorted_hand
from sixtysix.notation.variants import nearest_preset
from sixtysix.rules import (
    CLOSE,
    DRAW,
    EXCHANGE,
    PRESETS,
    Action,
    Card,
    CardSet,
    Event,
    Match,
    PlayerView,
    RuleError,
    Seat,
    Table,
    Variant,
    by_rule,
    card_name,
    counted_openly,
    differences,
    is_marriage,
    is_play,
    looked_back,
    other,
    total,
)
from sixtysix.rules.action import MARRIAGE
from sixtysix.rules.card import RANKS, SUITS
from sixtysix.rules.event import Claimed, Closed, Drew, Exchanged, Married, Played, TrickWon, TurnedUp
from sixtysix.rules.scoring import TARGET

SIDES: Final = ("own", "other")
PENALTIES: Final = ("false_claim", "closer_failed", "closer_beaten")
_ACTIONS: Final = {EXCHANGE: "act-exchange", CLOSE: "act-close", DRAW: "act-draw"}
_DECIMAL_POINT: Final = ("en", "fil")
"""Languages that write a point where others write a comma."""


@dataclass(frozen=True, slots=True)
class Wording:
    """Makes sentences in one language; `short` names cards by two letters."""

    say: Translator
    short: bool = False

    @property
    def page(self) -> Translator:
        """The words of the page."""
        return Translator("table", self.say.language)

    def number(self, value: float, *, signed: bool = False) -> str:
        """A number of at most two decimals, as the page writes it."""
        rounded = round(value, 2)
        text = f"{abs(rounded):.2f}".rstrip("0").rstrip(".")
        sign = "−" if rounded < 0 else "+" if signed and rounded else ""
        return sign + (text if self.say.language in _DECIMAL_POINT else text.replace(".", ","))

    def capital(self, text: str) -> str:
        """A text that begins a sentence."""
        first = "İ" if self.say.language == "tr" and text[:1] == "i" else text[:1].upper()
        return first + text[1:]

    def rules(self, variant: Variant) -> str:
        """The name of a preset, and what differs from it."""
        page, preset = self.page, nearest_preset(variant)
        changes = "; ".join(
            page("chip", label=page(f"sw-{name}"), value=self._switch(name, value))
            for name, value in differences(variant, PRESETS[preset]).items()
        )
        named = page(f"preset-{preset}")
        return f"{named} ({changes})" if changes else named

    def _switch(self, name: str, value: bool | int | str) -> str:
        if isinstance(value, bool):
            return self.page("yes" if value else "no")
        key = f"val-{name}-{value}"
        return self.page(key) if self.page.has(key) else str(value)

    def level(self, name: str) -> str:
        """The name of a level; any other opponent's as it is."""
        return self.page(f"level-{name}") if name in LEVELS else name

    def opponent(self, name: str) -> str:
        """Who the opponent is."""
        return self.page("chip", label=self.page("opponent"), value=self.level(name))

    def action(self, action: Action, trump: int) -> str:
        """An action as the page calls it."""
        if is_play(action):
            return self.card(action)
        if is_marriage(action):
            suit = action - MARRIAGE
            return self.page("act-marry-label", points=40 if suit == trump else 20, suit=SUITS[suit])
        return self.page(_ACTIONS.get(action, "act-claim"))

    def card(self, card: Card) -> str:
        """The name of a card."""
        return (
            card_name(card) if self.short else self.say("card", rank=RANKS[card % 6], suit=SUITS[card // 6])
        )

    def cards(self, cards: Iterable[Card]) -> str:
        """The names of some cards."""
        return ", ".join(map(self.card, cards)) or self.say("nothing")

    def held(self, cards: CardSet) -> str:
        """The names of a set of cards, suit by suit."""
        return self.cards(sorted_cards(cards))

    def suit(self, suit: int) -> str:
        """The name of a suit."""
        return self.say("suit", suit=SUITS[suit])

    def why(self, error: type[RuleError]) -> str:
        """Why an action is not legal."""
        return self.say("not-legal", why=self.say(f"why-{_key(error.code())}"), rule=error.rule)

    def event(self, event: Event, before: Table) -> Iterator[str]:
        """What happened; `before` is the table as it was before the action."""
        match event:
            case TurnedUp(card=card):
                yield self.say("turned-up", suit=self.suit(card // 6), card=self.card(card))
            case Married(seat, suit, points):
                yield self.say(f"married-{SIDES[seat]}", points=points, suit=self.suit(suit))
            case Played(seat, card):
                verb = "led" if before.led is None else "answered"
                yield self.say(f"{verb}-{SIDES[seat]}", card=self.card(card))
            case TrickWon(seat):
                yield self.say(f"trick-{SIDES[seat]}")
            case Drew(seat, card):
                yield from self._drew(seat, card, before)
            case Exchanged(seat, given, taken):
                yield self.say(f"exchanged-{SIDES[seat]}", given=self.card(given), card=self.card(taken))
            case Closed(seat, size):
                yield self.say(f"closed-{SIDES[seat]}", count=size)
            case Claimed(seat):
                yield self.say(f"claimed-{SIDES[seat]}")
            case _:
                pass

    def _drew(self, seat: Seat, card: Card | None, before: Table) -> Iterator[str]:
        if card is None:
            yield self.say("drew-other")
        else:
            yield self.say(f"drew-{SIDES[seat]}-card", card=self.card(card))
        if before.talon_size == 2 and seat != before.turn:
            yield self.say("exhausted")

    def hand(self, view: PlayerView) -> str:
        """The hand, its cards numbered."""
        cards = (f"{place} {self.card(card)}" for place, card in enumerate(sorted_hand(view), 1))
        return self.say("hand", cards=", ".join(cards) or self.say("nothing"))

    def turn(self, table: Table) -> str:
        """What the player on turn is to do."""
        if table.led is not None:
            return self.say("ask-follow", card=self.card(table.led))
        if table.announced is not None:
            return self.say("ask-announced", suit=self.suit(table.announced))
        return self.say(f"ask-{table.step}")

    def talon(self, table: Table) -> str:
        """Trump and talon."""
        suit = self.suit(table.trump)
        if table.turn_up is None:
            return self.say("talon-empty", suit=suit)
        if table.closer is not None:
            return self.say(f"talon-closed-{SIDES[table.closer]}", suit=suit, count=table.talon_size)
        return self.say("talon-open", suit=suit, count=table.talon_size, card=self.card(table.turn_up))

    def state(self, view: PlayerView, match: Match, opponent: str) -> Iterator[str]:
        """How things stand: never more than the player may know. `opponent` is the level of the engine."""
        table = view.table
        yield self.turn(table) if table.turn == view.seat else self.say("turn-other")
        yield self.talon(table)
        yield self.say("tricks", own=table.tricks(YOU), other=table.tricks(other(YOU)))
        for seat in (YOU, other(YOU)):
            for suit in range(4):
                if table.married[seat] >> suit & 1:
                    points = 40 if suit == table.trump else 20
                    yield self.say(f"married-{SIDES[seat]}", points=points, suit=self.suit(suit))
        yield self.score(match)
        yield self.opponent(opponent)
        yield self.page("chip", label=self.page("rules"), value=self.rules(match.variant))
        yield self.hand(view)

    def points(self, table: Table, *, both: bool) -> str:
        """The card points that may be shown."""
        if both:
            return self.say("totals", own=total(table, YOU), other=total(table, other(YOU)))
        return self.say("points", points=total(table, YOU))

    def look_back(self, view: PlayerView) -> Iterator[str]:
        """The tricks that may be looked at again, and under the open count the cards not seen yet."""
        chosen = sorted(looked_back(view), key=lambda trick: trick.winner != view.seat)
        unseen = counted_openly(view)
        if unseen is not None:
            named = self.page("chip", label=self.page("unseen"), value=self.held(unseen))
            yield named if unseen else self.page("unseen-none")
        elif not chosen:
            yield self.say("look-none" if view.table.variant.look_back == "none" else "look-nothing")
        for trick in chosen:
            cards = self.cards((trick.led, trick.answer))
            yield self.say(f"look-{SIDES[trick.winner]}", cards=cards)

    def score(self, match: Match) -> str:
        """The score of the match."""
        return self.say("score", own=match.score[0], other=match.score[1], target=match.variant.match_target)

    def result(self, deal: LaidOpen, match: Match) -> Iterator[str]:
        """How the deal ended, by which rule, and all the cards."""
        yield from self.verdict(deal, match.variant)
        yield self.say("totals", own=deal.outcome.totals[YOU], other=deal.outcome.totals[other(YOU)])
        yield self.say("dealt-own", cards=self.held(deal.dealt[YOU]))
        yield self.say("dealt-other", cards=self.held(deal.dealt[other(YOU)]))
        yield self.say("dealt-talon", cards=self.cards(deal.talon))
        if any(deal.left):
            yield self.say("left-own", cards=self.held(deal.left[YOU]))
            yield self.say("left-other", cards=self.held(deal.left[other(YOU)]))
        yield from self.booked(match)

    def verdict(self, deal: LaidOpen, variant: Variant) -> Iterator[str]:
        """Who won the deal, why, how much it is worth, and by which rule."""
        outcome, winner = deal.outcome, deal.outcome.winner
        if winner is None:
            yield self.page("result-draw")
        else:
            won, lost = outcome.totals[winner], outcome.totals[other(winner)]
            reason = "closer-unclaimed" if deal.unclaimed else _key(outcome.reason)
            yield self.page(f"result-{reason}-{SIDES[winner]}", won=won, lost=lost)
            yield self.say(f"scores-{SIDES[winner]}", points=outcome.game_points)
            yield from self._grade(deal, winner, variant)
        yield from self._late_or_short(deal)
        yield self.say("rule", rule=by_rule(deal.view.table, outcome))

    def _grade(self, deal: LaidOpen, winner: Seat, variant: Variant) -> Iterator[str]:
        """Why it is so many: by the loser's points and tricks, or as a penalty."""
        outcome, table, points = deal.outcome, deal.view.table, deal.outcome.game_points
        if outcome.reason in PENALTIES:
            plain = points == 2 or (points == 3 and not table.tricks(winner))
            yield self.page(f"penalty-{points}" if plain else "penalty-other", points=points)
        elif outcome.reason != "last_trick" or variant.last_trick != "wins_1":
            loser = other(winner)
            if points < 3 or not table.tricks(loser):
                yield self.page(f"grade-{points}", limit=variant.schneider_limit)

    def _late_or_short(self, deal: LaidOpen) -> Iterator[str]:
        """Whether the player claimed late, not at all or too early, or closed in vain: said once, plainly."""
        outcome, own = deal.outcome, deal.outcome.totals[YOU]
        closer = deal.view.table.closer
        failed = outcome.reason == "closer_failed" and closer == YOU and not deal.unclaimed
        if deal.claimed_wrongly or failed:
            if own < TARGET:
                yield self.page("verdict-short", points=TARGET - own)
        elif deal.late:
            kind = "late" if outcome.claimed_by == YOU else "missed"
            yield self.page(f"verdict-{kind}", count=deal.late)

    def booked(self, match: Match) -> Iterator[str]:
        """What was carried over, and the score of the match."""
        result = match.results[-1]
        if result.booked > result.outcome.game_points:
            yield self.say("carried", points=result.booked - result.outcome.game_points)
        elif match.carry:
            yield self.say("carry", points=match.carry)
        yield self.score(match)


def _key(code: str) -> str:
    return code.replace("_", "-")
